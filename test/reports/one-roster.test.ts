import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { queryRows } from '../../src/stores/rows.ts';
import type { TestApi } from '../helpers/api.ts';
import { tries } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import { line } from '../ingest/lines.ts';

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

/** A brand of 20 answers that all name one competitor. */
async function answered() {
  const brand = await api.brand();
  const id = await api.competitor(brand, 'Beta');
  const lines = Array.from({ length: 20 }, (_, number) => ({
    source: 'test',
    number,
    text: JSON.stringify(
      line({
        answered_at: `2026-03-01T00:00:${10 + number}Z`,
        mentions: [{ competitor_id: id, position: 1 }],
      }),
    ),
  }));
  const known = (await loadBrand(api.stores.postgres, brand.id)) as IngestBrand;
  await importLines(api.stores, { brand: known, lines, onReject: (...fault) => expect(fault).toBeNull() });
  return { brand, id };
}

const Read = z.object({ name: z.string(), times: z.coerce.number() });

/** How often each dictionary of a brand has been asked. */
async function readsOf(): Promise<Record<string, number>> {
  const sql = `SELECT name, query_count AS times FROM system.dictionaries
WHERE database = currentDatabase() AND name IN ('brand_config', 'roster', 'prompt_texts', 'prompt_topics', 'prompt_tags', 'own_domains', 'site_owners', 'site_types', 'own_brand')`;
  const rows = await queryRows(api.stores.clickhouse, Read, { sql, params: {} });
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
}

const RANGE = 'start_date=2026-03-01&end_date=2026-03-01';

/**
 * Requests that take all that a dictionary tells, and which they are to ask. Their pages are so large that one statement gives
 * them: the brand's revision holds those of smaller ones together.
 */
const REQUESTS: readonly (readonly [string, readonly string[]])[] = [
  ['reports/brands?limit=10000', ['roster']],
  ['reports/brands?limit=10000&dimensions=day,engine&order_by=competitor_name', ['roster']],
  ['reports/brands?limit=10000&dimensions=engine&compare=previous&intervals=true', ['roster']],
  ['reports/brands?limit=10000&dimensions=prompt&compare=previous', ['brand_config', 'roster']],
  [
    'reports/brands?limit=10000&dimensions=country,engine&intent=comparison&include_archived=false',
    ['brand_config', 'roster'],
  ],
  ['reports/visibility?limit=10000&dimensions=prompt&intent=comparison', ['brand_config']],
  ['reports/visibility?limit=10000&dimensions=topic,language', ['prompt_topics']],
  [
    'reports/brands?limit=10000&dimensions=topic&tag=launch&language=en',
    ['prompt_tags', 'prompt_topics', 'roster'],
  ],
  ['reports/citations?limit=10000&dimensions=prompt,domain', ['brand_config', 'own_domains']],
  [
    'reports/citations?limit=10000&dimensions=url&sites=true',
    ['brand_config', 'own_domains', 'site_owners', 'site_types'],
  ],
  ['reports/citations?limit=10000&site_owner=none', ['own_domains', 'site_owners']],
  ['reports/searches?limit=10000&dimensions=prompt,query', ['brand_config']],
  ['mentions', ['own_brand']],
];

describe('the roster of a brand', () => {
  let asked: ReturnType<typeof answered> | undefined;

  it('is in all of a report or in none, where brands become tracked while it runs', async () => {
    const { brand, id } = await answered();
    const reads = tries(20, 2_000);
    const most = 10_000;
    let limit = most;
    const wrong: unknown[] = [];
    const reading = [1, 2].map(async () => {
      while (limit > most - reads) {
        limit -= 1;
        const { body } = await api.get(`/v1/reports/brands?${RANGE}&limit=${limit}`, brand);
        if (!body.data) throw new Error(JSON.stringify(body));
        for (const row of body.data) if (!row.is_self && row.mentions !== 20) wrong.push(row);
      }
    });
    let isRead = false;
    const changing = (async () => {
      for (let at = 0; !isRead; at++) {
        const status = at % 2 === 0 ? 'dismissed' : 'tracked';
        await api.stores.postgres.query('UPDATE competitors SET status = $2 WHERE id = $1', [id, status]);
      }
    })();
    await Promise.all(reading).finally(() => {
      isRead = true;
    });
    await changing;
    expect(wrong).toEqual([]);
  });

  it.each(REQUESTS)(
    'is read once by a statement, as all configuration is: %s',
    async (request, dictionaries) => {
      asked ??= answered();
      const { brand } = await asked;
      const before = await readsOf();
      const { status } = await api.get(`/v1/${request}${request.includes('?') ? '&' : '?'}${RANGE}`, brand);
      expect(status).toBe(200);
      const after = await readsOf();
      const read = Object.entries(after).flatMap(([name, times]) => {
        const more = times - (before[name] ?? 0);
        return more > 0 ? [[name, more]] : [];
      });
      expect(read.sort()).toEqual(dictionaries.map((name) => [name, 1]));
    },
  );
});
