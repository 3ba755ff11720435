import { z } from 'zod';
import {
  FANNED_OUT,
  fannedOut,
  groupKeys,
  measuresOf,
  periodOf,
  ROLLUPS,
  type Rollup,
} from '../catalogue/rollups.ts';
import type { Fact, Measure } from '../catalogue/types.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import { type Difference, faultOf } from './difference.ts';

const MonthRow = z.object({ month: z.string(), rows: z.number(), hash: z.string() });

/** Counts rows per month and adds up a hash of each, so that two tables agree only if their rows do. */
const perMonth = (rows: string, month: string, columns: readonly string[]) => `
SELECT toStartOfMonth(${month}) AS month, count() AS rows, toString(sum(cityHash64(${columns.map((column) => `toString(${column})`).join(', ')}))) AS hash
FROM (${rows})
GROUP BY month`;

const OF_ANSWER = ['answered_at', 'answer_id', 'prompt_no', 'engine', 'country'];

/** What a table of rows should hold, from the answers, and what it holds. */
function rawPair(table: Exclude<Fact, 'answers'>): [string, string] {
  const all = [...OF_ANSWER, ...FANNED_OUT[table]];
  const found = `SELECT ${all.join(', ')} FROM ${table} WHERE ${BRAND_CLAUSE}`;
  return [
    perMonth(fannedOut(table, all, BRAND_CLAUSE), 'answered_at', all),
    perMonth(found, 'answered_at', all),
  ];
}

/** The answers themselves: each id once. */
function answersPair(): [string, string] {
  const found = `SELECT answered_at, answer_id FROM answers WHERE ${BRAND_CLAUSE}`;
  return [`${found} LIMIT 1 BY answer_id`, found].map((rows) =>
    perMonth(rows, 'answered_at', ['answer_id']),
  ) as [string, string];
}

/** What a rollup should hold, from the answers, and what it holds. */
function rollupPair(rollup: Rollup): [string, string] {
  const { name: table, fact } = rollup;
  const columns = groupKeys(rollup);
  const measures = measuresOf(rollup);
  const sums = (sql: (name: string, measure: Measure) => string) =>
    measures.map(([name, measure]) => `${measure.combine}(${sql(name, measure)}) AS ${name}`).join(', ');
  const select = (from: string, period: string, aggregates: string, where: string) =>
    `SELECT ${[`${period} AS bucket`, ...columns, aggregates].join(', ')}
FROM ${from} AS t${where} GROUP BY ${['bucket', ...columns].join(', ')}`;
  const ofBrand = ` WHERE ${BRAND_CLAUSE}`;
  const all = ['bucket', ...columns, ...measures.map(([name]) => name)];
  const raw = sums((_, measure) => measure.raw);
  const expected =
    fact === 'answers'
      ? select(fact, periodOf(rollup), raw, ofBrand)
      : select(
          `(${fannedOut(fact, [...OF_ANSWER, ...FANNED_OUT[fact]], BRAND_CLAUSE)})`,
          periodOf(rollup),
          raw,
          '',
        );
  const found = select(
    table,
    'period',
    sums((name) => `t.${name}`),
    ofBrand,
  );
  return [perMonth(expected, 'bucket', all), perMonth(found, 'bucket', all)];
}

/** Every comparison the audit makes. The answers are the truth, so a table that differs is itself wrong. */
const comparisons = (): readonly { table: string; pair: [string, string] }[] => [
  { table: 'answers', pair: answersPair() },
  { table: 'mentions', pair: rawPair('mentions') },
  { table: 'citations', pair: rawPair('citations') },
  ...ROLLUPS.map((rollup) => ({ table: rollup.name, pair: rollupPair(rollup) })),
];

/** How many tables are compared with the answers. */
export const COMPARED_TABLES = 3 + ROLLUPS.length;

/**
 * Compares tables of a brand with its answers, month by month. What is being sent meanwhile differs, too.
 * @param only their names; by default all.
 */
export async function auditTables(
  clickhouse: ClickHouse,
  brand: BrandKey,
  only: ReadonlySet<string> | null = null,
): Promise<Difference[]> {
  const months = async (sql: string) => {
    const query = scoped(brand, { sql, params: {} });
    const rows = await queryRows(clickhouse, MonthRow, query, { seconds: 0 });
    return new Map(rows.map((row) => [row.month, row]));
  };
  const differences: Difference[] = [];
  for (const { table, pair } of comparisons()) {
    if (only !== null && !only.has(table)) continue;
    const [expected, found] = await Promise.all([months(pair[0]), months(pair[1])]);
    for (const month of [...new Set([...expected.keys(), ...found.keys()])].sort()) {
      const [wanted, there] = [expected.get(month), found.get(month)];
      if (wanted?.hash === there?.hash && wanted?.rows === there?.rows) continue;
      const [should, is] = [wanted?.rows ?? 0, there?.rows ?? 0];
      differences.push({
        brand_id: brand.brandId,
        book: 'answers',
        table,
        period: month,
        fault: faultOf(should, is),
        expected: should,
        found: is,
      });
    }
  }
  return differences;
}
