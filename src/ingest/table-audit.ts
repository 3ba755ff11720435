import { z } from 'zod';
import { MEASURES } from '../catalogue/measures.ts';
import { type Grain, SOURCES, type Source } from '../catalogue/sources.ts';
import type { Measure } from '../catalogue/types.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import { type Difference, faultOf } from './difference.ts';

const MonthRow = z.object({ month: z.string(), rows: z.number(), hash: z.string() });

const PERIOD: Readonly<Record<Exclude<Grain, 'raw'>, string>> = {
  day: 'toDate(answered_at)',
  week: 'toMonday(answered_at)',
  month: 'toStartOfMonth(answered_at)',
};

/** Counts rows per month and adds up a hash of each, so that two tables agree only if their rows do. */
const perMonth = (rows: string, month: string, columns: readonly string[]) => `
SELECT toStartOfMonth(${month}) AS month, count() AS rows, toString(sum(cityHash64(${columns.map((column) => `toString(${column})`).join(', ')}))) AS hash
FROM (${rows})
GROUP BY month`;

/** The columns of the lists' tables that come out of the arrays of an answer. */
const FANNED_OUT = {
  mentions: ['competitor_no', 'position', 'sentiment'],
  citations: [
    'url',
    'domain',
    'title',
    'position',
    'kind',
    'is_own_domain',
    'first_of_domain',
    'first_of_url',
  ],
} as const;

const OF_ANSWER = ['answered_at', 'answer_id', 'prompt_no', 'engine', 'country'];

/** Rows of mentions or citations as the brand's answers have them. */
function fannedOut(table: keyof typeof FANNED_OUT): string {
  const columns = FANNED_OUT[table];
  const zipped = `arrayZip(${columns.map((name) => `\`${table}.${name}\``).join(', ')})`;
  const items = columns.map((name, index) => `item.${index + 1} AS ${name}`);
  return `SELECT brand_no, epoch, ${[...OF_ANSWER, ...items].join(', ')}
FROM answers ARRAY JOIN ${zipped} AS item WHERE ${BRAND_CLAUSE}`;
}

/** What a table of rows should hold, from the answers, and what it holds. */
function rawPair(table: keyof typeof FANNED_OUT): [string, string] {
  const all = [...OF_ANSWER, ...FANNED_OUT[table]];
  const found = `SELECT ${all.join(', ')} FROM ${table} WHERE ${BRAND_CLAUSE}`;
  return [perMonth(fannedOut(table), 'answered_at', all), perMonth(found, 'answered_at', all)];
}

/** The answers themselves: each id once. */
function answersPair(): [string, string] {
  const found = `SELECT answered_at, answer_id FROM answers WHERE ${BRAND_CLAUSE}`;
  return [`${found} LIMIT 1 BY answer_id`, found].map((rows) =>
    perMonth(rows, 'answered_at', ['answer_id']),
  ) as [string, string];
}

/** What a rollup should hold, from the answers, and what it holds. */
function rollupPair({ table, fact, grain, keys }: Source): [string, string] {
  if (grain === 'raw') throw new Error(`${table} is no rollup`);
  const columns = [
    ...keys.map((key) => (key === 'prompt' ? 'prompt_no' : key)),
    ...(fact === 'mentions' ? ['competitor_no'] : []),
  ];
  const measures = Object.entries(MEASURES[fact]) as [string, Measure][];
  const sums = (sql: (name: string, measure: Measure) => string) =>
    measures.map(([name, measure]) => `${measure.combine}(${sql(name, measure)}) AS ${name}`).join(', ');
  const select = (from: string, period: string, aggregates: string) =>
    `SELECT ${[`${period} AS bucket`, ...columns, aggregates].join(', ')}
FROM ${from} AS t WHERE ${BRAND_CLAUSE} GROUP BY ${['bucket', ...columns].join(', ')}`;
  const all = ['bucket', ...columns, ...measures.map(([name]) => name)];
  return [
    perMonth(
      select(
        fact === 'answers' ? fact : `(${fannedOut(fact)})`,
        PERIOD[grain],
        sums((_, { raw }) => raw),
      ),
      'bucket',
      all,
    ),
    perMonth(
      select(
        table,
        'period',
        sums((name) => `t.${name}`),
      ),
      'bucket',
      all,
    ),
  ];
}

/** Every comparison the audit makes. The answers are the truth, so a table that differs is itself wrong. */
const COMPARISONS: readonly { table: string; pair: [string, string] }[] = [
  { table: 'answers', pair: answersPair() },
  { table: 'mentions', pair: rawPair('mentions') },
  { table: 'citations', pair: rawPair('citations') },
  ...SOURCES.filter(({ grain }) => grain !== 'raw').map((source) => ({
    table: source.table,
    pair: rollupPair(source),
  })),
];

/** How many tables are compared with the answers. */
export const COMPARED_TABLES = COMPARISONS.length;

/** Compares all tables of a brand with its answers, month by month. */
export async function auditTables(clickhouse: ClickHouse, brand: BrandKey): Promise<Difference[]> {
  const months = async (sql: string) => {
    const query = scoped(brand, { sql, params: {} });
    const rows = await queryRows(clickhouse, MonthRow, query, { seconds: 0 });
    return new Map(rows.map((row) => [row.month, row]));
  };
  const differences: Difference[] = [];
  for (const { table, pair } of COMPARISONS) {
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
