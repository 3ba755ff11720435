import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '../../src/keys/keys.ts';
import { createFairQueue } from '../../src/reports/fair-queue.ts';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { createAnsweredBrand } from '../helpers/answers.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { createTestStores } from '../helpers/stores.ts';

/* Requests that each need more than one query, over a single connection to ClickHouse: none may keep it with
 * its rows while it waits for another. */

const RANGE = 'start_date=2026-01-01&end_date=2026-03-31';

let api: TestApi;
let key: string;

beforeAll(async () => {
  const stores = await createTestStores();
  const clickhouse = openClickHouse(stores.environment.CLICKHOUSE_URL, { connections: 1 });
  // However long the ones before take: nobody is told to come back.
  const waitForTurn = createFairQueue({ patience: 600_000 });
  api = await createTestApi({ clickhouse, waitForTurn }, stores);
  const brand = await createAnsweredBrand(
    stores,
    { prompts: 40, engines: 2, countries: 1, days: 20, competitors: 10, domains: 500 },
    '2026-03-31',
  );
  ({ key } = await createKey(stores.postgres, { brandId: brand.brandId, name: 'Test', permission: 'read' }));
  const { close } = api;
  api = { ...api, close: () => Promise.all([clickhouse.close(), close()]).then(() => {}) };
});

afterAll(() => api.close());

const ask = (path: string, accept: string) => api.request('GET', path, { key, headers: { accept } });

it.each(['application/json', 'text/csv'])('answers large reports as %s asked for at once', async (accept) => {
  const paths = ['citations?dimensions=day,url', 'brands?dimensions=day,prompt', 'citations?dimensions=day'];
  const answers = await Promise.all(
    [...paths, ...paths].map((path) => ask(`/v1/reports/${path}&${RANGE}&limit=5000`, accept)),
  );
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(300_000);
  }
});
