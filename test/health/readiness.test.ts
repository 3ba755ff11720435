import { Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { closeAfterTest, createTestStores } from '../helpers/stores.ts';
import { operator } from './operator.ts';

/* What the operator is told, over HTTP, of stores that are empty or not there; test/http/hanging-stores.test.ts has
   those that hang or are full. */

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
      dictionary: 'has an older schema: run npm run migrate',
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
    migrations: 'unknown: see postgres and clickhouse',
  });
});

it('tells of exports only where there are to be some', async () => {
  const stores = await createTestStores();
  closeAfterTest(stores);
  for (const isExporting of [true, false]) {
    const asked = await operator(stores, { isExporting });
    closeAfterTest(asked);
    const { text } = await asked.get('/metrics');
    expect(text.includes('audit_ended_timestamp_seconds')).toBe(true);
    expect(text.includes('export_ended_timestamp_seconds')).toBe(isExporting);
  }
});

it('says of metrics that cannot be told that they cannot, and goes on', async () => {
  const stores = await createTestStores({ prepare: async () => {} });
  closeAfterTest(stores);
  const metrics = new Registry();
  new Gauge({
    name: 'broken',
    help: 'Cannot be told',
    registers: [metrics],
    collect() {
      throw new Error('there is nothing to tell');
    },
  });
  const asked = await operator(stores, { metrics });
  closeAfterTest(asked);
  expect(await asked.get('/metrics')).toMatchObject({
    status: 500,
    body: { status: 'error', detail: 'there is nothing to tell' },
  });
  expect((await asked.get('/healthz')).status).toBe(200);
});
