import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { TABLES } from '../../catalogue/tables.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { queryRows } from '../../stores/rows.ts';

/** Average number of rows of a brand in each table per day of answers. */
export interface Statistics {
  readonly rowsPerDay: Readonly<Record<string, number>>;
}

/** Lifetime of statistics in milliseconds; they only choose table plans. */
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
 * Reads and caches the statistics of brands. Only the first request waits: later ones get the earlier
 * statistics while they are read again, which takes twice as long as a report of a small brand.
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
    // Not repeated before it is due, even after a failure.
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
