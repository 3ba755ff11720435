import { MEASURES } from '../../catalogue/measures.ts';
import type { Dimension, Measure } from '../../catalogue/types.ts';
import { type FactOptions, type Facts, indent, keyOf } from './facts.ts';
import { ROSTER } from './roster.ts';

/*
 * Rows whose additions are computed from the figures of each prompt: first a row per group and prompt, the range before
 * laid beside, then sums over the prompts of each group.
 */

/** What columns of a part are there, by name and SQL over its rows as `p`; the others have no value in it. */
interface Part {
  readonly sql: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** How a column is put together from the rows that have it. */
type Combined = Pick<Measure, 'combine' | 'none'>;

const SUM: Combined = { combine: 'sum', none: 0 };

/** The measures of a part under the names that they have in the whole. */
const named = (names: readonly string[], prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, `p.${name}`]));

/**
 * Parts laid one under the other and summed by their keys, which takes no join.
 * @param others further columns, over the parts as `u`.
 */
function laid(
  keys: readonly string[],
  columns: Readonly<Record<string, Combined>>,
  parts: readonly Part[],
  others: Readonly<Record<string, string>> = {},
): string {
  const names = Object.keys(columns);
  const rows = parts.map(({ sql, columns: own }) => {
    const selected = [
      ...keys.map((key) => (own[key] === undefined ? key : `${own[key]} AS ${key}`)),
      ...names.map((name) => `${own[name] ?? columns[name]?.none} AS ${name}`),
    ];
    return `SELECT ${selected.join(', ')}\nFROM (\n${indent(sql)}\n) AS p`;
  });
  const combined = Object.entries(columns).map(([name, { combine }]) => `${combine}(u.${name}) AS ${name}`);
  const further = Object.entries(others).map(([name, sql]) => `${sql} AS ${name}`);
  return `SELECT ${[...keys, ...combined, ...further].join(',\n  ')}
FROM (
${indent(rows.join('\nUNION ALL\n'))}
) AS u
GROUP BY ${keys.join(', ')}`;
}

/** Clusters summed up into the rows of a report, which have answers in the range itself. */
const summed = (
  keys: readonly string[],
  columns: Readonly<Record<string, Combined>>,
  clusters: string,
  sums: Readonly<Record<string, string>>,
) => `SELECT ${[
  ...keys,
  ...Object.entries(columns).map(([name, { combine }]) => `${combine}(c.${name}) AS ${name}`),
  ...Object.entries(sums).map(([name, sql]) => `${sql} AS ${name}`),
].join(',\n  ')}
FROM (
${indent(clusters)}
) AS c
${keys.length > 0 ? `GROUP BY ${keys.join(', ')}\n` : ''}HAVING answers > 0`;

/** Told once per prompt: as a condition of each sum it took ClickHouse as long to analyse as all the rest. */
const IN_BOTH = { in_both: 'sum(u.answers) > 0 AND sum(u.previous_answers) > 0' };

/** What additions by prompt ask of the rows. */
export interface Clustering {
  readonly dimensions: readonly Dimension[];
  readonly sums: Readonly<Record<string, string>>;
  /** Whether the range before is laid beside. */
  readonly withBefore: boolean;
}

const PROMPT = 'prompt_no';
const BY_PROMPT: FactOptions = { keys: [PROMPT] };
const BEFORE = 'previous_';

const before = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${BEFORE}${name}`, SUM]));

/** The visibility report by group and prompt. `only`: the measures that its metrics need. */
export function clusteredVisibility(
  facts: Facts,
  { dimensions, sums, withBefore }: Clustering,
  only: readonly string[],
): string {
  const keys = dimensions.map(keyOf);
  const measures: Record<string, Measure> = MEASURES.answers;
  const now = Object.fromEntries(only.map((name) => [name, measures[name] ?? SUM]));
  const current = facts('answers', { ...BY_PROMPT, only });
  if (!withBefore) return summed(keys, now, current, sums);
  const compared = ['answers', 'mentions'];
  const columns = { ...now, ...before(compared) };
  const parts: Part[] = [
    { sql: current, columns: named(only) },
    {
      sql: facts('previous_answers', { ...BY_PROMPT, only: compared }),
      columns: named(compared, BEFORE),
    },
  ];
  const clusters = laid([...keys, PROMPT], columns, parts, IN_BOTH);
  return summed(keys, columns, clusters, sums);
}

/** The brands report by group, prompt and brand. */
export function clusteredBrands(facts: Facts, { dimensions, sums, withBefore }: Clustering): string {
  const keys = dimensions.map(keyOf);
  const perPrompt = [...keys, PROMPT];
  const tracked: FactOptions = {
    keys: [PROMPT, 'competitor_no'],
    where: [`competitor_no IN (SELECT arrayJoin(${ROSTER}))`],
  };
  const ofEachBrand = { competitor_no: `arrayJoin(${ROSTER})` };
  const answers: FactOptions = { ...BY_PROMPT, only: ['answers'] };
  const measures = Object.keys(MEASURES.mentions);
  const compared = ['mentions', 'ranked'];
  const columns: Record<string, Combined> = {
    answers: SUM,
    ...MEASURES.mentions,
    ...(withBefore ? before(['answers', ...compared]) : {}),
  };
  const parts: Part[] = [
    { sql: facts('mentions', tracked), columns: named(measures) },
    { sql: facts('answers', answers), columns: { ...ofEachBrand, answers: 'p.answers' } },
  ];
  if (withBefore) {
    parts.push(
      { sql: facts('previous_mentions', { ...tracked, only: compared }), columns: named(compared, BEFORE) },
      { sql: facts('previous_answers', answers), columns: { ...ofEachBrand, previous_answers: 'p.answers' } },
    );
  }
  const ofPrompt = (ranked: string) => `sum(sum(u.${ranked})) OVER (PARTITION BY ${perPrompt.join(', ')})`;
  const clusters = laid([...perPrompt, 'competitor_no'], columns, parts, {
    group_ranked: ofPrompt('ranked'),
    ...(withBefore ? { ...IN_BOTH, previous_group_ranked: ofPrompt('previous_ranked') } : {}),
  });
  return summed([...keys, 'competitor_no'], { ...columns, group_ranked: SUM }, clusters, sums);
}
