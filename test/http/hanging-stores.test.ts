import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { createKey } from '../../src/keys/keys.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { missingMigrations } from '../../src/stores/migrations/applied-migrations.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { operator } from '../health/operator.ts';
import { callScript } from '../helpers/command.ts';
import { hang, storeProcesses } from '../helpers/hanging.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { tries } from '../helpers/nightly.ts';
import { startService, type TestService } from '../helpers/service.ts';
import { closeAfterTest } from '../helpers/stores.ts';

/*
 * Stores of a test's own are stopped (SIGSTOP) under the real service and the operator's server: they take connections
 * and answer nothing. In the end their disk is full.
 */

/** A real disk that may be filled: a small tmpfs, which only root may mount. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-hang-'));
let mounted = true;
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
} catch {
  mounted = false;
}
const dataDir = path.join(folder, 'data');

let stores: Stores;
let service: TestService;
const keys: string[] = [];
let goOn = () => {};

beforeAll(async () => {
  stores = await openStores(loadConfig({ DATA_DIR: dataDir }), { role: 'command' });
  await upgrade(stores);
  const environment = { DATA_DIR: dataDir };
  const admin = async (...args: string[]) => (await callScript('admin', args, environment)).output[0];
  const organization = await admin('organization', 'create', '--name', 'Acme', '--plan', 'scale');
  for (const name of ['One', 'Two']) {
    const brand = await admin(
      ...[
        'brand',
        'create',
        '--organization',
        organization.id,
        '--name',
        name,
        '--domain',
        `${name}.example`,
      ],
      ...['--country', 'US', '--engine', 'chatgpt'],
    );
    const created = await createKey(stores.postgres, {
      brandId: brand.id,
      name,
      permission: 'read-and-write',
    });
    keys.push(created.key);
  }
  service = await startService({ ...environment, RATE_LIMIT_PER_MINUTE: '100000', LOG_LEVEL: 'info' });
});

afterEach(() => goOn());

afterAll(async () => {
  goOn();
  await service?.close();
  await stores?.close();
  if (mounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

const hangs = (store: 'postgres' | 'clickhouse') => {
  const before = goOn;
  const again = hang(storeProcesses(dataDir)[store]);
  goOn = () => {
    again();
    before();
    goOn = () => {};
  };
};

interface Answered {
  readonly status: number;
  readonly code?: string;
  readonly retryAfter: string | null;
  readonly seconds: number;
}

async function ask(address: string, { key = keys[0] ?? '', body }: { key?: string; body?: unknown } = {}) {
  const began = performance.now();
  const response = await fetch(service.url + address, {
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.timeout(60_000),
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { code } = (await response.json()) as { code?: string };
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    seconds: (performance.now() - began) / 1000,
    ...(code === undefined ? {} : { code }),
  } satisfies Answered;
}

const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) };

/** Nothing takes longer than this, in seconds. */
const BOUND = 10;

const POSTGRES_ONLY = ['/v1/prompts', '/v1/competitors', '/v1/prompts?status=archived'];
const REPORTS = [
  '/v1/reports/visibility',
  '/v1/reports/brands?dimensions=week',
  '/v1/mentions',
  '/v1/answers',
];

describe.skipIf(os.platform() !== 'linux')('while Postgres hangs', () => {
  it('every request is told to come back within ten seconds, and is answered once it goes on', async () => {
    // Connections that are in use, and idle ones.
    await Promise.all(Array.from({ length: 20 }, () => ask('/v1/prompts')));
    hangs('postgres');
    const requests = Array.from({ length: 60 }, (_, n) => {
      const address = [...POSTGRES_ONLY, ...REPORTS][n % 7] ?? '';
      return n % 5 === 0
        ? ask('/v1/prompts', { key: keys[n % 2] ?? '', body: { text: `Question ${n}` } })
        : ask(address, { key: keys[n % 2] ?? '' });
    });
    const answers = await Promise.all(requests);
    for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(BOUND);
    // Connections that cannot be made are no other.
    expect(await ask('/v1/prompts')).toMatchObject(UNAVAILABLE);
    goOn();
    const after = await Promise.all(POSTGRES_ONLY.map((address) => ask(address)));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('a query that looks something up in it is given up', async () => {
    const sql = "SELECT dictGet('roster', 'nos', tuple(materialize(toUInt32(1)))) AS nos";
    const look = () => stores.clickhouse.read({ sql, params: {} }, {}, new AbortController().signal);
    // ClickHouse gives up a connection that it cannot make by itself, but waits for an answer on one that it has.
    (await look()).stream.resume();
    hangs('postgres');
    const began = performance.now();
    await expect(look()).rejects.toMatchObject({ message: 'Postgres does not answer', code: 'ETIMEDOUT' });
    expect((performance.now() - began) / 1000).toBeLessThan(BOUND);
    goOn();
    const told = await ask('/v1/reports/brands?limit=17');
    expect(told.status).toBe(200);
  });

  it('in the middle of a change, its request is told so and the change is whole or not there', async () => {
    const text = 'Which change is cut short?';
    const holder = await stores.postgres.connect();
    await holder.query('BEGIN; LOCK TABLE prompts IN SHARE MODE');
    const changing = ask('/v1/prompts', { body: { text } });
    await expect.poll(() => lockWaiters(stores.postgres), { interval: 20 }).toBe(1);
    hangs('postgres');
    const answer = await changing;
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(answer.seconds).toBeLessThan(BOUND);
    goOn();
    await holder.query('ROLLBACK');
    holder.release();
    const again = await ask('/v1/prompts', { body: { text } });
    expect([201, 409]).toContain(again.status);
  });
});

describe.skipIf(os.platform() !== 'linux')('while ClickHouse hangs', () => {
  it('requests that ask it are told to come back, others are answered, and all are once it goes on', async () => {
    hangs('clickhouse');
    // More than there are connections, of both brands.
    const asking = Array.from({ length: 60 }, (_, n) =>
      ask(REPORTS[n % REPORTS.length] ?? '', { key: keys[n % 2] ?? '' }),
    );
    const others: Answered[] = [];
    const until = performance.now() + 4_000;
    while (performance.now() < until) {
      others.push(
        ...(await Promise.all(POSTGRES_ONLY.map((address) => ask(address, { key: keys[1] ?? '' })))),
      );
      await sleep(250);
    }
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...others.map(({ seconds }) => seconds))).toBeLessThan(3);
    const answers = await Promise.all(asking);
    for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(BOUND);
    goOn();
    const after = await Promise.all(REPORTS.flatMap((address) => keys.map((key) => ask(address, { key }))));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });
});

describe.skipIf(os.platform() !== 'linux')('the operator', () => {
  const HANGS = expect.stringMatching(/does not respond within 1.5 s/);

  it('is told within two seconds which store hangs, and that all is ready once they go on', async () => {
    const ready = await operator(stores);
    closeAfterTest(ready);
    expect((await ready.get('/readyz')).body).toEqual({
      ...{ status: 'ok', postgres: 'ok', clickhouse: 'ok', dictionary: 'ok', migrations: 'ok' },
    });
    hangs('postgres');
    const one = await ready.get('/readyz');
    expect([one.status, one.body]).toEqual([
      503,
      expect.objectContaining({ postgres: HANGS, clickhouse: 'ok', migrations: 'unknown: see postgres' }),
    ]);
    expect(one.seconds).toBeLessThan(2);
    hangs('clickhouse');
    // Again and again, as those who watch do; connections that hang are no reason to wait.
    for (let n = 0; n < tries(2, 4); n += 1) {
      const [both, metrics, health] = await Promise.all(
        ['/readyz', '/metrics', '/healthz'].map((address) => ready.get(address)),
      );
      expect([both?.status, both?.body]).toEqual([
        503,
        {
          ...{ status: 'unavailable', postgres: HANGS, clickhouse: HANGS, dictionary: HANGS },
          migrations: 'unknown: see postgres and clickhouse',
        },
      ]);
      expect([metrics?.status, health?.status]).toEqual([200, 200]);
      expect(metrics?.text).toMatch(/^outbox_answers NaN$/im);
      for (const answer of [both, metrics, health]) expect(answer?.seconds).toBeLessThan(2);
    }
    goOn();
    await expect.poll(async () => (await ready.get('/readyz')).status).toBe(200);
    expect((await ready.get('/metrics')).text).toContain('outbox_answers 0');
  });
});

describe.skipIf(!mounted)('a full disk', () => {
  it('is told as that, and no result is cut short without an error', async () => {
    // Nobody else is to write then.
    await service.close();
    const ready = await operator(stores);
    closeAfterTest(ready);
    expect((await ready.get('/readyz')).status).toBe(200);
    const filling = await open(path.join(folder, 'filling'), 'w');
    const megabyte = Buffer.alloc(1_048_576, 1);
    for (let full = false; !full; )
      full = await filling.write(megabyte).then(
        ({ bytesWritten }) => bytesWritten < megabyte.length,
        () => true,
      );
    const { status, body, text } = await ready.get('/readyz');
    expect([status, body.clickhouse]).toEqual([503, 'its disk is full: free some space on it']);
    expect(text).not.toContain('migrate');
    await expect(missingMigrations(stores)).rejects.toMatchObject({ code: '243' });
    await filling.truncate(0);
    await filling.close();
    await expect.poll(async () => (await ready.get('/readyz')).status).toBe(200);
  });
});
