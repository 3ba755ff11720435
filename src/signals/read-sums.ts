import { z } from 'zod';
import { ownsDomain, withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import type { Slice } from './slices.ts';

/** Whole numbers of some answers; of a competitor, with the answers and rankings of all beside its own. */
export interface CellSums {
  readonly answers: number;
  readonly mentions: number;
  readonly ranked: number;
  /** Rankings of all compared brands. */
  readonly group_ranked: number;
  /** In ten-thousandths. */
  readonly sentiment_sum: number;
  /** Answers that cite a domain that is the brand's own today. */
  readonly own_cited: number;
}

/** Sums of one prompt in a slice, of the days before and of the last days. */
export interface PromptCell {
  /** Value of the slice's dimension; empty for all answers. */
  readonly slice: string;
  /** Number of the prompt. */
  readonly prompt: number;
  readonly before: CellSums;
  readonly last: CellSums;
}

/** Days that are compared, and the answers among them that count. */
export interface Window {
  /** First of the days before, first of the last days, and the last of these: YYYY-MM-DD. */
  readonly begin: string;
  readonly start: string;
  readonly end: string;
  /** Numbers of archived prompts, whose answers do not count. */
  readonly archived: readonly number[];
  /** Numbers of the brands that are compared: 0, the own one, and the tracked competitors. */
  readonly roster: readonly number[];
}

/** Condition: an answer is one of the last days. */
export const IS_LATE = "answered_at >= toDateTime64({start:Date}, 3, 'UTC')";

/** Condition of answers that count. */
export const COUNTS = `${BRAND_CLAUSE} AND answered_at >= toDateTime64({begin:Date}, 3, 'UTC')
  AND answered_at < toDateTime64({end:Date} + 1, 3, 'UTC') AND NOT has({archived:Array(UInt32)}, prompt_no)`;

/** Parameters of these conditions. */
export const paramsOf = ({ begin, start, end, archived }: Window) => ({ begin, start, end, archived });

/** SQL of each sum, for one answer. */
const SUMS: Readonly<Record<keyof CellSums, string>> = {
  answers: '1',
  mentions: 'brand_mentioned',
  ranked: 'brand_position > 0',
  group_ranked:
    'arrayCount((no, place) -> place > 0 AND has({roster:Array(UInt32)}, no), `mentions.competitor_no`, `mentions.position`)',
  sentiment_sum: 'if(brand_mentioned, brand_sentiment, 0)',
  own_cited: `arrayExists(no -> ${ownsDomain('no')}, \`citations.domain_no\`)`,
};

const NAMES = Object.keys(SUMS) as (keyof CellSums)[];

const rangeSums = (sums: Readonly<Partial<Record<keyof CellSums, string>>>) =>
  Object.entries(sums).flatMap(([name, sql]) => [
    `toFloat64(sumIf(${sql}, NOT late)) AS before_${name}`,
    `toFloat64(sumIf(${sql}, late)) AS last_${name}`,
  ]);

const Row = z.record(z.string(), z.union([z.string(), z.number()]));

function cellOf(row: z.output<typeof Row>): PromptCell {
  const sums = (range: string) =>
    Object.fromEntries(NAMES.map((name) => [name, Number(row[`${range}_${name}`] ?? 0)])) as Record<
      keyof CellSums,
      number
    >;
  return {
    slice: String(row.slice),
    prompt: Number(row.prompt),
    before: sums('before'),
    last: sums('last'),
  };
}

/** SQL of an answer's value of a slice's dimension, as a text. */
export const sliceValue = ({ dimension }: Slice): string => {
  if (dimension === null) return "''";
  const key = dimension.grouped ?? dimension.key.raw;
  return `toString(${(dimension.value ?? String)(key)})`;
};

/** Sums by prompt in each part of a slice. Answers without a value of its dimension are left out. */
export async function readSlice(
  clickhouse: ClickHouse,
  brand: BrandScope,
  slice: Slice,
  window: Window,
  signal: AbortSignal,
): Promise<PromptCell[]> {
  const value = sliceValue(slice);
  const sql = withBrandConfig(`SELECT ${value} AS slice, prompt_no AS prompt, ${rangeSums(SUMS).join(',\n  ')}
FROM (SELECT *, ${IS_LATE} AS late FROM answers WHERE ${COUNTS}) AS t
${slice.dimension?.nullable ? `WHERE isNotNull(${value})\n` : ''}GROUP BY slice, prompt`);
  const query = scoped(brand, { sql, params: { ...paramsOf(window), roster: window.roster } });
  return (await queryRows(clickhouse, Row, query, { seconds: 0, signal })).map(cellOf);
}

const OF_MENTION = { mentions: '1', ranked: 'place > 0', sentiment_sum: 'tone' };

/**
 * Reads the sums by prompt of the compared competitors.
 * @param all sums of all answers, which a competitor's are set against.
 * @returns the sums of one after the other, by its number: of many competitors and prompts they are not all in memory.
 */
export async function readCompetitors(
  clickhouse: ClickHouse,
  brand: BrandScope,
  window: Window,
  all: readonly PromptCell[],
  signal: AbortSignal,
): Promise<Iterable<readonly [no: number, cells: readonly PromptCell[]]>> {
  const competitors = window.roster.filter((no) => no !== 0);
  if (competitors.length === 0) return [];
  const sql = `SELECT toString(no) AS slice, prompt_no AS prompt, ${rangeSums(OF_MENTION).join(',\n  ')}
FROM (
  SELECT prompt_no, ${IS_LATE} AS late, mention.1 AS no, mention.2 AS place, mention.3 AS tone
  FROM answers
  ARRAY JOIN arrayZip(\`mentions.competitor_no\`, \`mentions.position\`, \`mentions.sentiment\`) AS mention
  WHERE ${COUNTS}
) AS t
WHERE has({competitors:Array(UInt32)}, no)
GROUP BY slice, prompt`;
  const query = scoped(brand, { sql, params: { ...paramsOf(window), competitors } });
  const rows = (await queryRows(clickhouse, Row, query, { seconds: 0, signal })).map(cellOf);
  const own = new Map(rows.map((cell) => [`${cell.slice}/${cell.prompt}`, cell]));
  const beside = (mine: CellSums | undefined, { answers, group_ranked }: CellSums): CellSums => ({
    mentions: mine?.mentions ?? 0,
    ranked: mine?.ranked ?? 0,
    sentiment_sum: mine?.sentiment_sum ?? 0,
    own_cited: 0,
    answers,
    group_ranked,
  });
  const cellsOf = (no: number): readonly PromptCell[] =>
    all.map(({ prompt, before, last }) => {
      const mine = own.get(`${no}/${prompt}`);
      return {
        slice: String(no),
        prompt,
        before: beside(mine?.before, before),
        last: beside(mine?.last, last),
      };
    });
  return (function* () {
    for (const no of competitors) yield [no, cellsOf(no)] as const;
  })();
}

const MovedSource = z.object({ domain: z.string(), before: z.number(), after: z.number() });

export type MovedSource = Readonly<z.output<typeof MovedSource>>;

/** Sources that are told of, and answers that must cite one in either range. */
const MOST_SOURCES = 5;
const LEAST_CITING = 5;

/** Domains whose share of the citing answers moved most in a part of the answers, of a clause that may use `part`. */
export async function readMovedSources(
  clickhouse: ClickHouse,
  brand: BrandScope,
  window: Window,
  { clause, part }: { readonly clause: string; readonly part: string },
  signal: AbortSignal,
): Promise<readonly MovedSource[]> {
  const of = `FROM answers WHERE ${COUNTS} AND ${clause}`;
  const sql = withBrandConfig(`SELECT dictGet('domain_names', 'domain', toUInt64(no)) AS domain,
  round(countIf(NOT late) / (SELECT greatest(1, countIf(NOT ${IS_LATE})) ${of}), 4) AS before,
  round(countIf(late) / (SELECT greatest(1, countIf(${IS_LATE})) ${of}), 4) AS after
FROM (SELECT ${IS_LATE} AS late, arrayJoin(arrayDistinct(\`citations.domain_no\`)) AS no ${of}) AS t
GROUP BY no
HAVING greatest(countIf(late), countIf(NOT late)) >= ${LEAST_CITING} AND before != after
ORDER BY abs(after - before) DESC, domain
LIMIT ${MOST_SOURCES}`);
  const query = scoped(brand, { sql, params: { ...paramsOf(window), part } });
  return queryRows(clickhouse, MovedSource, query, { seconds: 0, signal });
}
