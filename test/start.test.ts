import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinStores } from '../src/embedded-stores/host/join.ts';
import { hasService } from '../src/embedded-stores/host/reach.ts';
import { forgetServiceAddress, isServiceStarting, serviceAddress } from '../src/runtime/service-address.ts';
import { filesOf } from '../src/stores/migrations/migration-files.ts';
import { openPostgres } from '../src/stores/postgres.ts';
import { callScript } from './helpers/command.ts';
import { someByDay } from './helpers/nightly.ts';
import {
  addressOf,
  demoWeeks,
  endStarted,
  expectPrivate,
  leftoversOf,
  start,
  told,
} from './helpers/npm-start.ts';

/* npm start in an empty directory. The life of one with the demo is told in readme.test.ts, which needs it, too. */

let folder: string;

/** Stores that the first test makes and leaves empty: making others takes seven seconds of processor time. */
let empty: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-start-'));
  empty = path.join(folder, 'empty');
});

afterAll(async () => {
  endStarted();
  await rm(folder, { recursive: true, force: true });
});

/** A connection to the stores that run in a folder. */
async function join(dataDir: string) {
  const { databaseUrl, leave } = await joinStores({ dataDir, role: 'command' });
  return { postgres: openPostgres(databaseUrl, { connections: 1 }), leave };
}

/** Starts where there is nothing yet, and is killed while it makes the demo. */
async function startAndKill(DATA_DIR: string): Promise<void> {
  const first = start(folder, { DATA_DIR });
  const { postgres, leave } = await join(DATA_DIR);
  // Kept in hand: the pool closes a connection that is idle for ten seconds, and its locks are gone.
  const holder = await postgres.connect();
  const rows = async (sql: string) => (await holder.query(sql)).rows;
  const migrated = async () => (await rows('SELECT name FROM schema_migrations').catch(() => [])).length;
  await expect.poll(migrated).toBe((await filesOf('postgres')).length);
  // What is imported waits for this.
  await holder.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
  await expect
    .poll(() => rows("SELECT mode FROM pg_locks WHERE relation = 'outbox'::regclass AND NOT granted"))
    .not.toEqual([]);
  first.child.kill('SIGKILL');
  await first.exited;
  holder.release(true);
  await postgres.end();
  await leave();
}

const ORGANIZATIONS = `SELECT name, (SELECT count(*)::int FROM brands WHERE organization_id = organizations.id) AS brands
FROM organizations`;

describe('npm start', () => {
  // By day test/demo/ensure-demo.test.ts makes a demo that was cut short, and readme.test.ts one as here.
  it.each(someByDay<string>([], ['cut short']))(
    'makes one demo where that was %s, and leaves no process',
    async () => {
      const DATA_DIR = path.join(folder, 'data');
      await startAndKill(DATA_DIR);
      const started = start(folder, { DATA_DIR });
      const [, key = ''] = await told(started, /API key is (avk_\w{40})/);
      await demoWeeks(await addressOf(started), key);
      const { postgres, leave } = await join(DATA_DIR);
      expect((await postgres.query(ORGANIZATIONS)).rows).toEqual([{ name: 'Demo', brands: 1 }]);
      await postgres.end();
      await leave();
      started.child.kill('SIGTERM');
      expect(await started.exited).toBe(0);
      expect(leftoversOf(folder)).toEqual([]);
    },
  );

  it('stays empty with DEMO=off, and notes its address while it runs, as npm run serve does', async () => {
    const DATA_DIR = empty;
    for (const program of ['src/start.ts', 'src/server.ts']) {
      const started = start(folder, { DATA_DIR, DEMO: 'off' }, program);
      const address = await addressOf(started);
      await expect.poll(() => serviceAddress(DATA_DIR)).toBe(address);
      expectPrivate(DATA_DIR);
      started.child.kill('SIGINT');
      expect(await started.exited).toBe(0);
      expect(serviceAddress(DATA_DIR)).toBeNull();
      expect(started.output()).not.toContain('avk_');
    }
  });

  it('of an older version is not served other stores by a command of this one', async () => {
    const DATA_DIR = empty;
    const started = start(folder, { DATA_DIR, DEMO: 'off' });
    await addressOf(started);
    const { postgres, leave } = await join(DATA_DIR);
    const files = async () => (await postgres.query('SELECT name FROM schema_migrations ORDER BY id')).rows;
    const all = await files();
    const newest = all.at(-1)?.name;
    // To a command it looks as if this version had come with the newest file, and the service were of the one before.
    await postgres.query('DELETE FROM schema_migrations WHERE name = $1', [newest]);
    // Services of long ago note no address.
    forgetServiceAddress(DATA_DIR);
    for (const [script, args] of [
      ['admin', ['organization', 'list']],
      ['migrate', []],
    ] as const) {
      const { code, errors } = await callScript(script, args, { DATA_DIR });
      expect([code, JSON.parse(errors)], script).toEqual([
        1,
        {
          code: 'older_service',
          detail: `an older version of the service runs on DATA_DIR ${DATA_DIR}, whose stores this version would change: stop it, start this version ("npm start"), then run this again`,
        },
      ]);
    }
    expect(await files()).toEqual(all.slice(0, -1));
    await postgres.query('INSERT INTO schema_migrations (name, run_on) VALUES ($1, now())', [newest]);
    expect((await callScript('admin', ['organization', 'list'], { DATA_DIR })).code).toBe(0);
    // Killed, it is no service any more.
    started.child.kill('SIGKILL');
    await started.exited;
    expect(isServiceStarting(DATA_DIR)).toBe(false);
    expect(await hasService(DATA_DIR)).toBe(false);
    await postgres.end();
    await leave();
  });

  it('ends in order when it is told to while npm run serve starts its stores', async () => {
    const DATA_DIR = empty;
    const started = start(folder, { DATA_DIR }, 'src/server.ts');
    await expect.poll(() => leftoversOf(DATA_DIR)).not.toEqual([]);
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
    expect(leftoversOf(DATA_DIR)).toEqual([]);
  });

  it('ends soon when it is told to while it makes the demo, and announces nothing', async () => {
    const DATA_DIR = empty;
    const started = start(folder, { DATA_DIR });
    const unfinished = path.join(DATA_DIR, 'demo-unfinished');
    await expect.poll(() => existsSync(unfinished)).toBe(true);
    started.child.kill('SIGINT');
    expect(await started.exited).toBe(0);
    expect(started.output()).toContain('a second Ctrl-C ends it at once');
    expect(started.output()).not.toMatch(/accepts requests|API key/);
    // The next start makes it.
    expect(existsSync(unfinished)).toBe(true);
    expect(existsSync(path.join(DATA_DIR, 'demo-key'))).toBe(false);
    expect(leftoversOf(DATA_DIR)).toEqual([]);
  });

  it('says in one line per fault what is wrong with the environment', async () => {
    const started = start(folder, {
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x:secret@y/z',
    });
    expect(await started.exited).toBe(1);
    expect(started.output().trim().split('\n').sort()).toEqual([
      'DATABASE_URL: must be a URL that starts with postgres:// or postgresql://',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'PORT: must be a port number from 0 to 65535, not "eighty"',
    ]);
  });

  // One function looks at both ports for both programs: by day each of them is met once.
  it.each(
    someByDay(
      [
        ['npm start', 'src/start.ts', 'PORT'],
        ['npm run serve', 'src/server.ts', 'OPERATOR_PORT'],
      ],
      [
        ['npm start', 'src/start.ts', 'OPERATOR_PORT'],
        ['npm run serve', 'src/server.ts', 'PORT'],
      ],
    ),
  )('says as %s (%s) that %s is taken before it starts anything', async (_, program = '', setting = '') => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;
    const DATA_DIR = path.join(folder, 'never');
    const started = start(folder, { DATA_DIR, [setting]: String(port) }, program);
    expect(await started.exited).toBe(1);
    expect(started.output()).toBe(
      `${setting}: port ${port} is in use; set ${setting} to a free one (0 for any)\n`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
    blocker.close();
  });
});
