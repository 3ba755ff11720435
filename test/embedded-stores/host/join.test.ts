import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { joinStores } from '../../../src/embedded-stores/host/join.ts';
import { openStores } from '../../../src/runtime/open-stores.ts';
import { awaits, isRunning, sessionOf } from '../../helpers/processes.ts';
import {
  allGone,
  eventually,
  holdInitialising,
  type Member,
  startMember,
  storeProcesses,
} from './members.ts';

// Made by root it is closed to the user Postgres runs as; and its name is one that shells stumble over.
const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-host-'));
const dataDir = path.join(root, `dätä dir's "$x"`);
const members: Member[] = [];

function start(role: 'service' | 'command', folder = dataDir, prefix: readonly string[] = []): Member {
  const member = startMember(folder, role, prefix);
  members.push(member);
  return member;
}

async function postgres(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function clickhouse<T>(url: string, query: string): Promise<T[]> {
  const client = createClient({ url, log: { level: ClickHouseLogLevel.OFF } });
  try {
    return await (await client.query({ query, format: 'JSONEachRow' })).json<T>();
  } finally {
    await client.close();
  }
}

async function bothAnswer({ databaseUrl = '', clickhouseUrl = '' }): Promise<void> {
  expect(await postgres(databaseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await clickhouse(clickhouseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
}

afterEach(async () => {
  await Promise.all(
    members.splice(0).map(async ({ child, kill }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // A test that failed may have left it stopped.
      child.kill('SIGCONT');
      await kill('SIGTERM');
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Processes are found and judged by /proc.
describe.skipIf(process.platform !== 'linux')('joinStores', () => {
  it('starts both stores on an empty folder, shares them, and stops them with the last user', async () => {
    const progress: string[] = [];
    const service = await joinStores({ dataDir, role: 'service', onProgress: (text) => progress.push(text) });
    expect(progress).toContain(`initialising Postgres in ${dataDir}`);
    await bothAnswer(service);
    await postgres(service.databaseUrl, 'CREATE TABLE kept AS SELECT 7 AS value');
    const pids = storeProcesses(dataDir);

    const command = start('command');
    const joined = await command.until('joined');
    expect(joined).toMatchObject({
      databaseUrl: service.databaseUrl,
      clickhouseUrl: service.clickhouseUrl,
    });
    const refused = await start('service').until('error');
    expect(refused.message).toBe(
      `another \`npm start\` already runs on DATA_DIR ${dataDir} (process ${process.pid})`,
    );
    await command.kill('SIGTERM');
    expect(command.events.at(-1)?.type).toBe('left');
    // Ctrl-C does not reach another session; systemd's SIGTERM does, but a service still drains then.
    expect(sessionOf(pids.host)).toBe(pids.host);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(pids.host, signal);
    await bothAnswer(service);
    expect(storeProcesses(dataDir)).toMatchObject({ host: pids.host, postgres: pids.postgres });

    await service.leave();
    await allGone(pids.all);

    const again = await start('service').until('joined');
    expect(again).toMatchObject({ databaseUrl: service.databaseUrl, clickhouseUrl: service.clickhouseUrl });
    expect(await postgres(service.databaseUrl, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('lets nobody else read its passwords, refuses a wrong one, and stops the stores when its only user is killed', async () => {
    const service = start('service');
    const { databaseUrl = '', clickhouseUrl = '' } = await service.until('joined');
    for (const name of ['stores.json', 'secrets.json', 'stores.log', 'postgres.log', 'clickhouse.log']) {
      expect([name, statSync(path.join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
    for (const name of ['postgres', 'clickhouse']) {
      expect([name, statSync(path.join(dataDir, name)).mode & 0o777]).toEqual([name, 0o700]);
    }
    const wrong = (url: string) => Object.assign(new URL(url), { password: 'wrong' }).href;
    await expect(postgres(wrong(databaseUrl), 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await expect(clickhouse(wrong(clickhouseUrl), 'SELECT 1')).rejects.toThrow(/Authentication failed/);
    for (const pid of storeProcesses(dataDir).all) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      for (const url of [databaseUrl, clickhouseUrl]) expect(command).not.toContain(new URL(url).password);
    }
    const pids = storeProcesses(dataDir);
    expect(pids.all.length).toBeGreaterThan(3);
    await service.kill('SIGKILL');
    await allGone(pids.all);
  });

  it('starts either store again at the same address when it is killed, and cleans up after a kill of everything at once', async () => {
    const service = start('service');
    const joined = await service.until('joined');
    for (const name of ['postgres', 'clickhouse'] as const) {
      const pids = storeProcesses(dataDir);
      process.kill(pids[name], 'SIGKILL');
      await eventually(() => !isRunning(pids[name]));
      await eventually(() => bothAnswer(joined));
      expect(storeProcesses(dataDir).host).toBe(pids.host);
      expect(storeProcesses(dataDir)[name]).not.toBe(pids[name]);
    }
    expect(service.events.map(({ type }) => type)).not.toContain('lost');

    const pids = storeProcesses(dataDir);
    for (const pid of [service.child.pid ?? 0, pids.host, pids.clickhouse]) process.kill(pid, 'SIGKILL');
    await eventually(() => !isRunning(pids.host));
    expect(isRunning(pids.postgres)).toBe(true);
    const next = await start('service').until('joined');
    expect(isRunning(pids.postgres)).toBe(false);
    expect(next).toEqual(joined);
    await bothAnswer(next);
  });

  it('starts a killed host again at the same addresses for all who used it', async () => {
    const [service, command] = [start('service'), start('command')];
    const [joined] = await Promise.all([service.until('joined'), command.until('joined')]);
    const pids = storeProcesses(dataDir);
    // A running query keeps its ClickHouse and its backend from ending with the host.
    const { clickhouseUrl = '', databaseUrl = '' } = joined;
    const cutOff = Promise.allSettled([
      clickhouse(
        clickhouseUrl,
        'SELECT count() FROM numbers(1e12) WHERE cityHash64(number) = 1 SETTINGS max_threads = 1',
      ),
      postgres(databaseUrl, 'SELECT pg_sleep(600)'),
    ]);
    await eventually(async () => {
      const [row] = await clickhouse<{ running: string }>(
        clickhouseUrl,
        "SELECT count() AS running FROM system.processes WHERE query LIKE '%cityHash64%'",
      );
      return Number(row?.running) > 1;
    });
    process.kill(pids.host, 'SIGKILL');
    await allGone(pids.all);
    expect((await cutOff).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await eventually(() => storeProcesses(dataDir).host !== pids.host && bothAnswer(joined));
    await service.kill('SIGTERM');
    expect(service.events.at(-1)?.type).toBe('left');
    // The command may have been the later one to come back, and then to an empty place.
    await eventually(() => bothAnswer(joined));
    const { all } = storeProcesses(dataDir);
    await command.kill('SIGTERM');
    expect(command.events.map(({ type }) => type)).not.toContain('lost');
    await allGone(all);
  });

  it('tries again where a store does not start with the host that follows a killed one', async () => {
    const service = start('service');
    const joined = await service.until('joined');
    const { host, all } = storeProcesses(dataDir);
    const log = path.join(dataDir, 'clickhouse.log');
    renameSync(log, `${log}.aside`);
    mkdirSync(log);
    process.kill(host, 'SIGKILL');
    await allGone(all);
    const told = () => readFileSync(path.join(dataDir, 'stores.log'), 'utf8');
    await eventually(() => /EISDIR/.test(told()));
    rmdirSync(log);
    await eventually(() => bothAnswer(joined));
    expect(service.events.map(({ type }) => type)).not.toContain('lost');
    await service.kill('SIGTERM');
    expect(service.events.at(-1)?.type).toBe('left');
  });

  it('comes back to its addresses also where another program had one meanwhile', async () => {
    const service = start('service');
    const joined = await service.until('joined');
    const pids = storeProcesses(dataDir);
    const port = Number(new URL(joined.clickhouseUrl ?? '').port);
    const stranger = createServer();
    // It cannot start the next host before the port is taken.
    service.child.kill('SIGSTOP');
    process.kill(pids.host, 'SIGKILL');
    await eventually(() => !isRunning(pids.clickhouse));
    stranger.listen({ host: '127.0.0.1', port });
    await once(stranger, 'listening');
    service.child.kill('SIGCONT');
    await allGone(pids.all);
    setTimeout(() => stranger.close(), 1_000);
    await eventually(() => storeProcesses(dataDir).host !== pids.host && bothAnswer(joined));
    expect(service.events.map(({ type }) => type)).not.toContain('lost');
  });

  it('gives several first users at once one and the same host, also in a folder that everyone may enter', async () => {
    const fresh = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-open-'));
    execFileSync('chmod', ['0755', fresh]);
    try {
      const users = [start('service', fresh), start('command', fresh), start('command', fresh)];
      const joined = await Promise.all(users.map((member) => member.until('joined')));
      expect(new Set(joined.map((event) => JSON.stringify(event))).size).toBe(1);
      await bothAnswer(joined[0] ?? {});
      const { all } = storeProcesses(fresh);
      await Promise.all(users.map((member) => member.kill('SIGTERM')));
      await allGone(all);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });

  it('starts over after a kill in the middle of initialising', async () => {
    const fresh = path.join(root, 'cut short');
    const initdb = holdInitialising(fresh);
    const member = start('service', fresh);
    await initdb.held();
    const { control } = JSON.parse(readFileSync(path.join(fresh, 'stores.json'), 'utf8'));
    process.kill(control.pid, 'SIGKILL');
    await member.kill('SIGKILL');
    await allGone([control.pid]);
    expect(readdirSync(fresh)).not.toContain('postgres');
    // From here on it writes into a folder that the next host removes.
    initdb.goOn();
    await bothAnswer(await start('service', fresh).until('joined'));
    expect(readdirSync(fresh).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  });

  it('stops what it started when the user goes in the middle of initialising', async () => {
    const fresh = path.join(root, 'impatient');
    const initdb = holdInitialising(fresh);
    const member = start('service', fresh);
    const pid = await initdb.held();
    const { control } = JSON.parse(readFileSync(path.join(fresh, 'stores.json'), 'utf8'));
    await member.kill('SIGINT');
    // It is told to end while it is held, so it cannot have finished before.
    await eventually(() => awaits(pid, 'SIGTERM'));
    initdb.goOn();
    await allGone([control.pid, pid]);
    expect(readdirSync(fresh).filter((name) => name.startsWith('postgres'))).toEqual(['postgres.log']);
  });

  it('takes a copy of a folder in use for a folder of its own', async () => {
    const original = await start('service').until('joined');
    const copy = path.join(root, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    const copied = await start('service', copy).until('joined');
    expect(copied.databaseUrl).not.toBe(original.databaseUrl);
    expect(storeProcesses(copy).host).not.toBe(storeProcesses(dataDir).host);
    await bothAnswer(copied);
    await bothAnswer(original);
  });

  it('starts no store that has an address of its own, and the other one once somebody needs it', async () => {
    const [here, there] = [path.join(root, 'clickhouse-alone'), path.join(root, 'postgres-alone')];
    const server = await joinStores({ dataDir: there, role: 'service', stores: ['postgres'] });
    expect([existsSync(path.join(there, 'postgres')), existsSync(path.join(there, 'clickhouse'))]).toEqual([
      true,
      false,
    ]);
    const settings = { DATA_DIR: here, DATABASE_URL: server.databaseUrl };
    const stores = await openStores(settings, { role: 'service' });
    const one = async () => (await stores.clickhouse.query({ query: 'SELECT 1 AS one' })).json();
    await stores.postgres.query('SELECT 1');
    await one();
    expect(readdirSync(here).filter((name) => name.startsWith('postgres'))).toEqual([]);
    expect(stores.databaseUrl).toBe(server.databaseUrl);

    const both = start('command', here);
    const { databaseUrl, clickhouseUrl } = await both.until('joined');
    await bothAnswer({ databaseUrl, clickhouseUrl });
    expect(new URL(databaseUrl ?? '').port).not.toBe(new URL(server.databaseUrl).port);
    await one();
    await both.kill('SIGTERM');
    const { pid } = JSON.parse(readFileSync(path.join(here, 'stores.json'), 'utf8')).control;
    process.kill(pid, 'SIGKILL');
    await eventually(() =>
      one().then(
        () => true,
        () => false,
      ),
    );
    await stores.close();
    await server.leave();
  });

  it('says why a store does not start, and leaves nothing running', async () => {
    const broken = path.join(root, 'broken');
    mkdirSync(path.join(broken, 'postgres'), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(broken, 'postgres', 'PG_VERSION'), '9.6\n');
    const error = await joinStores({ dataDir: broken, role: 'service' }).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain('Postgres: the server ended with code');
    expect(String(error)).toContain(path.join(broken, 'postgres.log'));
    await eventually(
      () => JSON.parse(readFileSync(path.join(broken, 'stores.json'), 'utf8')).control === null,
    );
  });

  it('works for an ordinary user', async ({ skip }) => {
    if (process.getuid?.() !== 0) skip('the other tests have done so: this is one');
    const asNobody = ['setpriv', '--reuid=nobody', '--regid=65534', '--clear-groups', '--'];
    const [setpriv = '', ...words] = asNobody;
    const probe = [
      process.execPath,
      '-e',
      `require('node:fs').accessSync(${JSON.stringify(import.meta.filename)})`,
    ];
    const own = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-nobody-'));
    try {
      execFileSync('chown', ['nobody', own]);
      const { status, error } = spawnSync(setpriv, [...words, ...probe], { stdio: 'ignore' });
      if (status !== 0)
        skip(`user nobody cannot read this checkout or setpriv is missing (${error?.message ?? status})`);
      const member = start('service', own, asNobody);
      await bothAnswer(await member.until('joined'));
      const { all } = storeProcesses(own);
      for (const pid of all) expect(statSync(`/proc/${pid}`).uid).toBe(statSync(own).uid);
      await member.kill('SIGTERM');
      await allGone(all);
      const closed = start('service', '/nothing', asNobody);
      expect((await closed.until('error')).message).toContain('DATA_DIR /nothing cannot be used');
      const notOurs = start('service', dataDir, asNobody);
      expect((await notOurs.until('error')).message).toContain('this user may not write to it');
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });
});
