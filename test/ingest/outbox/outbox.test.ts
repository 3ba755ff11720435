import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { drainOutbox, flushOutbox, outboxLag } from '../../../src/ingest/outbox/outbox.ts';
import { type ClickHouse, openClickHouse } from '../../../src/stores/clickhouse.ts';
import { openPostgres } from '../../../src/stores/postgres.ts';
import { createTestApi, type TestApi } from '../../helpers/api.ts';
import { tries } from '../../helpers/nightly.ts';
import { acceptResolved } from '../accepting.ts';
import { resolvedAnswers } from '../resolved.ts';

let api: TestApi;
let brand: IngestBrand;

beforeAll(async () => {
  api = await createTestApi();
  brand = (await loadBrand(api.stores.postgres, (await api.brand()).id)) as IngestBrand;
});

afterAll(() => api.close());

/** Seals what waits into a batch that is not sent: the ClickHouse of this flusher is away. */
async function seal(): Promise<void> {
  const away = openClickHouse('http://127.0.0.1:1');
  await expect(flushOutbox(api.stores.postgres, away)).rejects.toThrow();
  await away.close();
}

it('sends every answer of a sealed batch of many large rows, however many flushers are at it', async () => {
  const { clickhouse, environment } = api.stores;
  const ROUNDS = tries(3, 8);
  const accepted = new Set<string>();
  let sent = 0;
  // As separate processes have them.
  const pools = Array.from({ length: 3 }, () => openPostgres(environment.DATABASE_URL));
  for (let round = 0; round < ROUNDS; round++) {
    for (let row = 0; row < 8; row++) {
      // Text that does not pack well, so that reading the rows takes a while.
      const answers = resolvedAnswers(20, { text: randomBytes(12_000).toString('base64') });
      for (const { id } of (await acceptResolved(api.stores, brand, answers)).accepted) accepted.add(id);
    }
    await seal();
    const outcomes = await Promise.allSettled(pools.map((pool) => flushOutbox(pool, clickhouse)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    sent += outcomes.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
  }
  for (const pool of pools) await pool.end();
  expect(sent).toBe(ROUNDS);
  expect(await outboxLag(api.stores.postgres)).toMatchObject({ answers: 0 });
  const result = await clickhouse.query({
    query: `SELECT toString(answer_id) AS id FROM answers WHERE brand_no = ${brand.brandNo}`,
    format: 'JSONEachRow',
  });
  const stored = (await result.json<{ id: string }>()).map(({ id }) => id).sort();
  expect(stored.length).toBe(accepted.size);
  expect(stored).toEqual([...accepted].sort());
});

it('has who waits for the answers of one brand wait for no others that come in meanwhile', async () => {
  const { clickhouse, postgres } = api.stores;
  const busy = (await loadBrand(postgres, (await api.brand()).id)) as IngestBrand;
  let inserts = 0;
  /** ClickHouse beside an import that brings another ten answers while any are sent, and five times at the most. */
  const beside: ClickHouse = Object.assign(Object.create(clickhouse), {
    exec: async (params: Parameters<ClickHouse['exec']>[0]) => {
      inserts += 1;
      if (inserts <= 5) await acceptResolved(api.stores, busy, resolvedAnswers(10, { text: `${inserts}` }));
      return clickhouse.exec(params);
    },
  });
  await acceptResolved(api.stores, brand, resolvedAnswers(10, { text: 'waited for' }));
  await drainOutbox(postgres, beside, brand);
  expect(inserts).toBe(1);
  expect(await outboxLag(postgres)).toMatchObject({ answers: 10 });
  // And who sends what there is, for as long as nobody says that it is enough.
  const enough = AbortSignal.abort();
  expect(await flushOutbox(postgres, beside, 0, enough)).toBe(0);
  expect(await flushOutbox(postgres, clickhouse)).toBe(1);
});
