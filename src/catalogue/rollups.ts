import { DIMENSIONS } from './dimensions.ts';
import { CONTENT_TYPES_OF_CITATIONS } from './domain-types.ts';
import { MEASURES } from './measures.ts';
import { type FactTable, TABLES } from './tables.ts';
import type { Dimension, Fact, Grain, Measure, TableKey } from './types.ts';

/*
 * The materialized views that sum answers up into rollups, and the columns they fill, as the catalogue has them. What
 * runs are the numbered files of clickhouse/, which `npm run -s rollups` writes: a view is changed by a file alone.
 */

/** Arrays of `answers` that fan out into rows; empty where the rows are the answers themselves. */
export const FANNED_OUT: Readonly<Record<Fact, readonly string[]>> = {
  answers: [],
  mentions: ['competitor_no', 'position', 'sentiment'],
  citations: ['url', 'domain_no', 'title', 'position', 'kind', 'first_of_domain', 'first_of_url'],
  searches: [],
};

/** Other arrays of a fact, computed on request: as long as its own, so that they fan out alike. */
const COMPUTED: Readonly<Partial<Record<Fact, Readonly<Record<string, string>>>>> = {
  citations: {
    content_type: CONTENT_TYPES_OF_CITATIONS,
    first_of_content_type: `arrayMap(number -> number = 1, arrayEnumerateUniq(${CONTENT_TYPES_OF_CITATIONS}))`,
  },
  searches: {
    query: 'search_queries',
    first_of_query: 'arrayMap(number -> number = 1, arrayEnumerateUniq(search_queries))',
  },
};

/** The array of `answers` that fans out into a column of a fact; null where it is no such column. */
const arrayOf = (fact: Fact, name: string) =>
  FANNED_OUT[fact].includes(name) ? `\`${fact}.${name}\`` : (COMPUTED[fact]?.[name] ?? null);

/** Every column that a fact's rows fan out into. */
export const fannedColumns = (fact: Fact): readonly string[] => [
  ...FANNED_OUT[fact],
  ...Object.keys(COMPUTED[fact] ?? {}),
];

/**
 * Expression that rows are grouped by under a dimension; grains and keys of tables have the name of their
 * dimension.
 */
function dimensionKey(name: Grain | TableKey): Dimension['key'] {
  const dimension = DIMENSIONS.find((one) => one.name === name);
  if (!dimension) throw new Error(`there is no dimension ${name}`);
  return dimension.key;
}

/** A table that holds sums. */
export type Rollup = FactTable & { readonly grain: Exclude<Grain, 'raw'> };

export const ROLLUPS: readonly Rollup[] = TABLES.filter((table): table is Rollup => table.grain !== 'raw');

/** The period of an answer, in SQL. */
export const periodOf = ({ grain }: Rollup): string => dimensionKey(grain).raw;

/** Grouping expressions of a rollup within a brand's period. */
export const groupKeys = ({ fact, keys }: FactTable): readonly string[] => [
  ...keys.map((key) => dimensionKey(key).rollup),
  ...(fact === 'mentions' ? ['competitor_no'] : []),
];

export const measuresOf = ({ fact }: FactTable): [string, Measure][] => Object.entries(MEASURES[fact]);

/**
 * SQL that fans the brand's answers out into rows with some of the columns. `columns` are constants of the
 * catalogue.
 */
export function fannedOut(fact: Fact, columns: readonly string[], where = ''): string {
  const items = fannedColumns(fact).filter((name) => columns.includes(name));
  const rest = columns.filter((name) => !items.includes(name));
  const zipped = `arrayZip(${items.map((name) => arrayOf(fact, name)).join(', ')})`;
  return `SELECT ${[...rest, ...items.map((name, index) => `item.${index + 1} AS ${name}`)].join(', ')}
FROM answers ARRAY JOIN ${zipped} AS item${where && `\nWHERE ${where}`}`;
}

/** True where an expression uses a column. */
export const mentionsWord = (sql: string, word: string) => new RegExp(`\\b${word}\\b`).test(sql);

/** The columns of rows that the measures of a fact are taken from. */
const rawColumns = (fact: Fact) =>
  ['answered_at', ...FANNED_OUT[fact]].filter((column) =>
    Object.values(MEASURES[fact]).some(({ raw }) => mentionsWord(raw, column)),
  );

export const viewOf = ({ name }: Rollup): string => `${name}_of_answers`;

/** The SELECT of the view that fills a rollup. */
export function viewSelect(rollup: Rollup): string {
  const keys = ['brand_no', 'epoch', 'period', ...groupKeys(rollup)];
  const sums = measuresOf(rollup).map(([name, { combine, raw }]) => {
    // Without the alias it would be the sum of itself.
    const value = raw.replace(new RegExp(`\\b${name}\\b`, 'g'), `t.${name}`);
    return `  ${combine}(${value}) AS ${name}`;
  });
  const columns = ['brand_no', 'epoch', 'answered_at', ...groupKeys(rollup), ...rawColumns(rollup.fact)];
  const from =
    rollup.fact === 'answers' ? 'answers' : `(\n${fannedOut(rollup.fact, [...new Set(columns)])}\n)`;
  const selected = keys.map((key) => (key === 'period' ? `${periodOf(rollup)} AS period` : key));
  return `SELECT
  ${selected.join(', ')},
${sums.join(',\n')}
FROM ${from} AS t
GROUP BY ${keys.join(', ')}`;
}

/** The column of a rollup that holds a measure. */
export const measureColumn = ([name, { combine, stored }]: [string, Measure]): string =>
  `${name} SimpleAggregateFunction(${combine}, ${stored}) CODEC(ZSTD(1))`;
