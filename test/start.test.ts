import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinStores } from '../src/stores/embedded/join.ts';
import { filesOf } from '../src/stores/migration-files.ts';
import { openPostgres } from '../src/stores/postgres.ts';

/* npm start as a person starts it: an empty directory, embedded stores, the demo. */

const ROOT = path.resolve(import.meta.dirname, '..');

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-start-'));
});

/** Those of failed tests would go on beside the others'. */
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string>): Started {
  const { DATABASE_URL: _, CLICKHOUSE_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ['src/start.ts'], {
    cwd: ROOT,
    env: { ...inherited, DATA_DIR: path.join(folder, 'data'), PORT: '0', OPERATOR_PORT: '0', ...environment },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  exited.then(() => running.delete(child));
  return { child, output: () => output, exited };
}

async function addressOf({ output, exited }: Started): Promise<string> {
  const found = await expect
    .poll(() => /The API accepts requests at (http:[^"]+)/.exec(output())?.[1] ?? null, { interval: 50 })
    .not.toBeNull()
    .then(() => /The API accepts requests at (http:[^"]+)/.exec(output())?.[1] ?? '')
    .catch((error: Error) =>
      Promise.race([exited, null]).then(() => Promise.reject(new Error(`${error.message}\n${output()}`))),
    );
  return found;
}

/** Processes that have something of our directory in their command line. */
const leftovers = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder));

const get = async (url: string, key: string) =>
  (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<{
    data: Record<string, number>[];
    meta: Record<string, unknown>;
  }>;

/** Nobody else can read the folder, nor what is in it. */
function expectPrivate(data: string): void {
  for (const file of ['', ...readdirSync(data)]) {
    expect(statSync(path.join(data, file)).mode & 0o077, file).toBe(0);
  }
}

/** Starts where there is nothing yet, and is killed while it makes the demo. */
async function startAndKill(DATA_DIR: string): Promise<void> {
  // A pipe in the place of the file that says so holds the start where the making begins.
  const unfinished = path.join(DATA_DIR, 'demo-unfinished');
  await mkdir(DATA_DIR, { mode: 0o700 });
  execFileSync('mkfifo', [unfinished]);
  const first = start({ DATA_DIR });
  const { databaseUrl, leave } = await joinStores({ dataDir: DATA_DIR, role: 'command' });
  const postgres = openPostgres(databaseUrl, { connections: 1 });
  // Kept in hand: the pool closes a connection that is idle for ten seconds, and its locks are gone.
  const holder = await postgres.connect();
  const rows = async (sql: string) => (await holder.query(sql)).rows;
  const migrated = async () => (await rows('SELECT name FROM schema_migrations').catch(() => [])).length;
  await expect.poll(migrated).toBe((await filesOf('postgres')).length);
  // What is imported waits for this.
  await holder.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
  await readFile(unfinished);
  await expect
    .poll(() => rows("SELECT mode FROM pg_locks WHERE relation = 'outbox'::regclass AND NOT granted"))
    .not.toEqual([]);
  first.child.kill('SIGKILL');
  await first.exited;
  holder.release(true);
  await postgres.end();
  await leave();
  await rm(unfinished);
  await writeFile(unfinished, '');
}

describe('npm start', () => {
  it('makes a demo, also where that was cut short, keeps it, and leaves no process', async () => {
    await startAndKill(path.join(folder, 'data'));
    const first = start({});
    const url = await addressOf(first);
    await expect.poll(first.output).toContain('/v1/reports/visibility?dimensions=week');
    const key = /API key is (avk_\w{40})/.exec(first.output())?.[1] ?? '';
    expect(readFileSync(path.join(folder, 'data/demo-key'), 'utf8').trim()).toBe(key);
    const report = await get(`${url}/v1/reports/visibility?dimensions=week`, key);
    expect(report.data.length).toBeGreaterThanOrEqual(5);
    expect(report.data.reduce((sum, row) => sum + (row.answers ?? 0), 0)).toBe(30 * 80);
    // A link signs in to its dashboard, once; it is told again until then.
    const linkOf = (output: string) => /(http:\S+)\/link#([\w-]{43})/.exec(output) ?? [];
    await expect.poll(() => linkOf(first.output())[1]).toBe(url);
    const token = linkOf(first.output())[2] ?? '';
    const signIn = () =>
      fetch(`${url}/app/links/${token}`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    const session = (await (await signIn()).json()) as { organizations: { name: string; role: string }[] };
    expect(session.organizations).toMatchObject([{ name: 'Demo', role: 'owner', plan: 'trial' }]);
    expect((await signIn()).status).toBe(404);

    // Both are shown to the person and written to no log line.
    const logged = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.filter((line) => line.includes(key) || line.includes(token))).toEqual([]);

    // Passwords, answers and locks are for this user alone.
    expectPrivate(path.join(folder, 'data'));

    const second = start({});
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/already runs on DATA_DIR/);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(leftovers()).toEqual([]);

    const third = start({});
    const again = await addressOf(third);
    await expect.poll(third.output).toContain('API key is');
    expect(linkOf(third.output())).toEqual([]);
    expect((await get(`${again}/v1/reports/visibility?dimensions=week`, key)).data).toEqual(report.data);
    third.child.kill('SIGKILL');
    await third.exited;
    await expect.poll(leftovers).toEqual([]);
  });

  it('stays empty with DEMO=off', async () => {
    const DATA_DIR = path.join(folder, 'empty');
    const started = start({ DATA_DIR, DEMO: 'off' });
    await addressOf(started);
    expectPrivate(DATA_DIR);
    started.child.kill('SIGINT');
    expect(await started.exited).toBe(0);
    expect(started.output()).not.toContain('avk_');
  });

  it('says in one line per fault what is wrong with the environment', async () => {
    const started = start({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x:secret@y/z' });
    expect(await started.exited).toBe(1);
    expect(started.output().trim().split('\n').sort()).toEqual([
      'DATABASE_URL: must be a URL that starts with postgres:// or postgresql://',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'PORT: must be a port number from 0 to 65535, not "eighty"',
    ]);
  });

  it('names the setting to change when a port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    const started = start({ DATA_DIR: path.join(folder, 'empty'), DEMO: 'off', PORT: String(port) });
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain(`PORT: port ${port} is in use`);
    blocker.close();
  });
});
