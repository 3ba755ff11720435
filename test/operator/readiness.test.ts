import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upgrade } from '../../src/ingest/upgrade.ts';
import { createOperatorServer } from '../../src/operator/server.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { missingMigrations } from '../../src/stores/applied.ts';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { openStores, type Stores } from '../../src/stores/index.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { hang, storeProcesses } from '../helpers/hanging.ts';
import { closeAfterTest, createTestStores } from '../helpers/stores.ts';

/* What the operator is told, over HTTP, of stores that hang, are full, empty or not there. */

/** The operator's server over some stores. */
async function operator(stores: Stores) {
  const server = createOperatorServer(stores, new Registry(), () => false).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async get(address: string) {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${address}`);
      const text = await response.text();
      return {
        status: response.status,
        text,
        body: text.startsWith('{') ? JSON.parse(text) : null,
        seconds: (performance.now() - began) / 1000,
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.skipIf(os.platform() !== 'linux')('stores that hang', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-ready-'));
  let stores: Stores;
  let ready: Awaited<ReturnType<typeof operator>>;
  const goOn: (() => void)[] = [];

  beforeAll(async () => {
    stores = await openStores(loadConfig({ DATA_DIR: dataDir }), { role: 'command' });
    await upgrade(stores);
    ready = await operator(stores);
  }, 120_000);

  afterAll(async () => {
    for (const again of goOn) again();
    await ready?.close();
    await stores?.close();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  const HANGS = expect.stringMatching(/does not answer within 1.5 s/);

  it('are told within two seconds, each by its name, and are ready once they go on', async () => {
    expect((await ready.get('/readyz')).body).toEqual({
      ...{ status: 'ok', postgres: 'ok', clickhouse: 'ok', dictionary: 'ok', migrations: 'ok' },
    });
    goOn.push(hang(storeProcesses(dataDir).postgres));
    const one = await ready.get('/readyz');
    expect([one.status, one.body]).toEqual([
      503,
      expect.objectContaining({ postgres: HANGS, clickhouse: 'ok', migrations: 'not known: see postgres' }),
    ]);
    expect(one.seconds).toBeLessThan(2);
    goOn.push(hang(storeProcesses(dataDir).clickhouse));
    // Again and again, as those who watch do; connections that hang are no reason to wait.
    for (let n = 0; n < 4; n += 1) {
      const [both, metrics, health] = await Promise.all(
        ['/readyz', '/metrics', '/healthz'].map((address) => ready.get(address)),
      );
      expect([both?.status, both?.body]).toEqual([
        503,
        {
          ...{ status: 'unavailable', postgres: HANGS, clickhouse: HANGS, dictionary: HANGS },
          migrations: 'not known: see postgres and clickhouse',
        },
      ]);
      expect([metrics?.status, health?.status]).toEqual([200, 200]);
      expect(metrics?.text).toMatch(/^outbox_answers NaN$/im);
      for (const answer of [both, metrics, health]) expect(answer?.seconds).toBeLessThan(2);
    }
    for (const again of goOn.splice(0)) again();
    await expect.poll(async () => (await ready.get('/readyz')).status).toBe(200);
    expect((await ready.get('/metrics')).text).toContain('outbox_answers 0');
  });
});

/* A real full disk: a small tmpfs, which only root may mount. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-full-'));
let mounted = true;
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=130m', 'tmpfs', folder], { stdio: 'ignore' });
} catch {
  mounted = false;
}

afterAll(async () => {
  if (mounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(!mounted)('a full disk', () => {
  let stores: Stores;

  beforeAll(async () => {
    stores = await openStores(loadConfig({ DATA_DIR: path.join(folder, 'data') }), { role: 'command' });
    await upgrade(stores);
  }, 120_000);

  afterAll(async () => {
    await stores?.close();
  }, 60_000);

  it('is told as that, and no result is cut short without an error', async () => {
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

it('tells of stores that have no schema yet which command to run', async () => {
  const stores = await createTestStores({ prepare: async () => {} });
  closeAfterTest(stores);
  const ready = await operator(stores);
  closeAfterTest(ready);
  const { status, body } = await ready.get('/readyz');
  expect([status, body]).toEqual([
    503,
    {
      ...{ status: 'unavailable', postgres: 'ok', clickhouse: 'ok' },
      dictionary: 'lacks something of the schema: run npm run migrate',
      migrations: expect.stringMatching(/^not applied: postgres\/0001.*run npm run migrate$/),
    },
  ]);
});

it('tells of stores that are not there, and where to look', async () => {
  const nowhere = {
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    postgres: openPostgres('postgres://nobody@127.0.0.1:1/none'),
    clickhouse: openClickHouse('http://127.0.0.1:1'),
  } as unknown as Stores;
  const ready = await operator(nowhere);
  closeAfterTest(ready);
  const away = expect.stringContaining('cannot be reached');
  expect((await ready.get('/readyz')).body).toMatchObject({
    ...{ postgres: away, clickhouse: away, dictionary: away },
    migrations: 'not known: see postgres and clickhouse',
  });
});
