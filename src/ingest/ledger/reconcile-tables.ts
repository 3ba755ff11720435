import { z } from 'zod';
import {
  FANNED_OUT,
  fannedOut,
  groupKeys,
  measuresOf,
  periodOf,
  ROLLUPS,
  type Rollup,
} from '../../catalogue/rollups.ts';
import type { Fact, Measure } from '../../catalogue/types.ts';
import { addDays, type IsoDate } from '../../shared/dates.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { queryRows } from '../../stores/rows.ts';
import { type Difference, faultOf } from './difference.ts';

const MonthRow = z.object({ month: z.string(), rows: z.number(), hash: z.string() });

/** Clauses that pick the rows compared: of `answers`, from which all others follow, and by their month. */
interface Looked {
  readonly answers: string;
  readonly ofMonth: string;
}

const ALL: Looked = { answers: BRAND_CLAUSE, ofMonth: '' };

const OF_MONTHS: Looked = {
  answers: `${BRAND_CLAUSE} AND answered_at >= toDateTime64({start:Date}, 3, 'UTC') AND answered_at < toDateTime64({end:Date}, 3, 'UTC')`,
  ofMonth: 'WHERE month IN {months:Array(Date)}\n',
};

const MONTH_AND_WEEK = 31 + 6;

/** The months that sums of some days are in, which for weeks are those of their Mondays, and the answers these come from. */
function monthsOf(days: readonly IsoDate[]) {
  const monthOf = (day: IsoDate) => `${day.slice(0, 7)}-01`;
  const mondayOf = (day: IsoDate) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  const months = [...new Set(days.flatMap((day) => [monthOf(day), monthOf(mondayOf(day))]))].sort();
  const [start, last] = [months[0] ?? '', months.at(-1) ?? ''];
  return { months, start, end: addDays(last, MONTH_AND_WEEK) };
}

/** Counts rows per month and adds up a hash of each, so that two tables agree only if their rows do. */
const perMonth = (rows: string, month: string, columns: readonly string[], { ofMonth }: Looked) => `
SELECT toStartOfMonth(${month}) AS month, count() AS rows, toString(sum(cityHash64(${columns.map((column) => `toString(${column})`).join(', ')}))) AS hash
FROM (${rows})
${ofMonth}GROUP BY month`;

const OF_ANSWER = ['answered_at', 'answer_id', 'prompt_no', 'engine', 'country'];

/** Query of a table of rows: its contents as the answers say, and as they are. */
function rawPair(table: Exclude<Fact, 'answers'>, looked: Looked): [string, string] {
  const all = [...OF_ANSWER, ...FANNED_OUT[table]];
  const found = `SELECT ${all.join(', ')} FROM ${table} WHERE ${looked.answers}`;
  return [
    perMonth(fannedOut(table, all, looked.answers), 'answered_at', all, looked),
    perMonth(found, 'answered_at', all, looked),
  ];
}

/** The answers themselves: each id once. */
function answersPair(looked: Looked): [string, string] {
  const found = `SELECT answered_at, answer_id FROM answers WHERE ${looked.answers}`;
  return [`${found} LIMIT 1 BY answer_id`, found].map((rows) =>
    perMonth(rows, 'answered_at', ['answer_id'], looked),
  ) as [string, string];
}

/** Query of a rollup: its contents as the answers say, and as they are. */
function rollupPair(rollup: Rollup, looked: Looked): [string, string] {
  const { name: table, fact } = rollup;
  const columns = groupKeys(rollup);
  const measures = measuresOf(rollup);
  const sums = (sql: (name: string, measure: Measure) => string) =>
    measures.map(([name, measure]) => `${measure.combine}(${sql(name, measure)}) AS ${name}`).join(', ');
  const select = (from: string, period: string, aggregates: string, where: string) =>
    `SELECT ${[`${period} AS bucket`, ...columns, aggregates].join(', ')}
FROM ${from} AS t${where} GROUP BY ${['bucket', ...columns].join(', ')}`;
  const all = ['bucket', ...columns, ...measures.map(([name]) => name)];
  const raw = sums((_, measure) => measure.raw);
  const expected =
    fact === 'answers'
      ? select(fact, periodOf(rollup), raw, ` WHERE ${looked.answers}`)
      : select(
          `(${fannedOut(fact, [...OF_ANSWER, ...FANNED_OUT[fact]], looked.answers)})`,
          periodOf(rollup),
          raw,
          '',
        );
  const found = select(
    table,
    'period',
    sums((name) => `t.${name}`),
    ` WHERE ${BRAND_CLAUSE}`,
  );
  return [perMonth(expected, 'bucket', all, looked), perMonth(found, 'bucket', all, looked)];
}

/** Every comparison the audit makes. The answers are the truth, so a table that differs is itself wrong. */
const comparisons = (looked: Looked): readonly { table: string; pair: [string, string] }[] => [
  { table: 'answers', pair: answersPair(looked) },
  { table: 'mentions', pair: rawPair('mentions', looked) },
  { table: 'citations', pair: rawPair('citations', looked) },
  ...ROLLUPS.map((rollup) => ({ table: rollup.name, pair: rollupPair(rollup, looked) })),
];

/** Number of tables that are compared with the answers. */
export const COMPARED_TABLES = 3 + ROLLUPS.length;

/**
 * Compares tables of a brand with its answers, month by month. What is being sent meanwhile differs, too.
 * @param only their names; by default all.
 * @param days whose months are compared, with those that their weeks begin in; null for all there are.
 */
export async function reconcileTables(
  clickhouse: ClickHouse,
  brand: BrandScope,
  only: ReadonlySet<string> | null = null,
  days: readonly IsoDate[] | null = null,
): Promise<Difference[]> {
  if (days?.length === 0) return [];
  const params = days === null ? {} : monthsOf(days);
  const months = async (sql: string) => {
    const query = scoped(brand, { sql, params });
    const rows = await queryRows(clickhouse, MonthRow, query, { seconds: 0 });
    return new Map(rows.map((row) => [row.month, row]));
  };
  const differences: Difference[] = [];
  for (const { table, pair } of comparisons(days === null ? ALL : OF_MONTHS)) {
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
