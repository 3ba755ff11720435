import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { TABLES } from '../catalogue/tables.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';

/** How many rows of a brand each table holds for a day of answers, on average. */
export interface Statistics {
  readonly rowsPerDay: Readonly<Record<string, number>>;
}

/** How long statistics are used before they are read again, in milliseconds; they only choose plans. */
const FRESH = 5 * 60_000;
const MAX_BRANDS = 10_000;

const COUNTS = `
SELECT t.name AS name, t.rows / greatest(d.days, 1) AS rows_per_day
FROM (
${TABLES.map(({ name }) => `  SELECT '${name}' AS name, count() AS rows FROM ${name} WHERE ${BRAND_CLAUSE}`).join('\n  UNION ALL\n')}
) AS t
CROSS JOIN (
  SELECT toUInt32(max(period) - min(period)) + 1 AS days FROM answers_total_day WHERE ${BRAND_CLAUSE}
) AS d`;

const TableRows = z.object({ name: z.string(), rows_per_day: z.number() });

/**
 * Reads the statistics of brands and remembers them. Nobody waits for them but who asks first: older ones are given while
 * they are read again, which takes twice as long as a report of a small brand.
 */
export function createStatistics(clickhouse: ClickHouse, now = Date.now) {
  const remembered = new LRUCache<string, { readonly at: number; readonly statistics: Promise<Statistics> }>({
    max: MAX_BRANDS,
  });

  async function read(brand: BrandScope): Promise<Statistics> {
    const rows = await queryRows(clickhouse, TableRows, scoped(brand, { sql: COUNTS, params: {} }));
    return { rowsPerDay: Object.fromEntries(rows.map(({ name, rows_per_day }) => [name, rows_per_day])) };
  }

  return (brand: BrandScope): Promise<Statistics> => {
    const key = `${brand.brandNo}/${brand.epoch}`;
    const known = remembered.get(key);
    if (known && now() - known.at < FRESH) return known.statistics;
    const statistics = read(brand);
    const given = known?.statistics ?? statistics;
    // Not again before it is time, also where this fails.
    remembered.set(key, { at: now(), statistics: given });
    statistics.then(
      () => remembered.set(key, { at: now(), statistics }),
      () => {
        if (!known) remembered.delete(key);
      },
    );
    return given;
  };
}
