import { MEASURES } from '../../catalogue/measures.ts';
import type { Dimension, Fact, Measure } from '../../catalogue/types.ts';
import { type Facts, indent, keyOf } from './facts.ts';
import { ROSTER } from './roster.ts';

/*
 * Rows whose additions are computed from the figures of each prompt: first a row per group and prompt with the figures
 * of the range and of the range before, then sums over the prompts of each group.
 */

/** Combination of a column from the rows that have it. */
type Combined = Pick<Measure, 'combine' | 'none'>;
type Columns = Readonly<Record<string, Combined>>;

const SUM: Combined = { combine: 'sum', none: 0 };

/** Columns by prompt that additions need. */
export interface Clustering {
  readonly dimensions: readonly Dimension[];
  readonly sums: Readonly<Record<string, string>>;
  /** True where the previous range is joined. */
  readonly withBefore: boolean;
}

const PROMPT = 'prompt_no';

/** Measures of which the figures of the range before are computed, beside those that are compared by prompt. */
const PREVIOUS_MEANS = ['position_sum', 'sentiment_sum'];

/** The columns of measures of the range before. */
const beforeOf = (names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [`previous_${name}`, SUM]));

const combined = (columns: Columns, of: string) =>
  Object.entries(columns).map(([name, { combine }]) => `${combine}(${of}.${name}) AS ${name}`);

const named = (expressions: Readonly<Record<string, string>>) =>
  Object.entries(expressions).map(([name, sql]) => `${sql} AS ${name}`);

/** Clusters summed up into the rows of a report, which have answers in the range itself. */
const summed = (
  keys: readonly string[],
  columns: Columns,
  clusters: string,
  sums: Readonly<Record<string, string>>,
) => `SELECT ${[...keys, ...combined(columns, 'c'), ...named(sums)].join(',\n  ')}
FROM (
${indent(clusters)}
) AS c
${keys.length > 0 ? `GROUP BY ${keys.join(', ')}\n` : ''}HAVING answers > 0`;

const pick = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)));

const without = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));

const nones = (columns: Columns) => Object.entries(columns).map(([name, { none }]) => `${none} AS ${name}`);

/**
 * The visibility report by group and prompt. `only`: the measures that its metrics need. Those that nothing asks of
 * prompts are of whole groups where `apart`, as in the brands report: by engine they took a third as long again.
 */
export function clusteredVisibility(
  facts: Facts,
  { dimensions, sums, withBefore }: Clustering,
  only: readonly string[],
  apart: boolean,
): string {
  const keys = dimensions.map(keyOf);
  const compared = ['answers', 'mentions'];
  const previous = [...compared, 'ranked', ...PREVIOUS_MEANS];
  const measures: Columns = pick(MEASURES.answers, only);
  const toldByPrompt: Columns = {
    ...(apart ? pick(measures, compared) : measures),
    ...(withBefore ? beforeOf(previous) : {}),
  };
  const ofWhole = without(measures, Object.keys(toldByPrompt));
  const clusters = facts('answers', {
    keys: [PROMPT],
    measures: Object.keys(toldByPrompt),
    ...(withBefore ? { previousMeasures: previous } : {}),
  });
  const rows = apart
    ? `SELECT ${[...keys, ...Object.keys(toldByPrompt), ...nones(ofWhole)].join(', ')}
FROM (
${indent(clusters)}
)
UNION ALL
${facts('whole_answers', { measures: Object.keys(ofWhole), columns: { ...toldByPrompt, ...ofWhole } })}`
    : clusters;
  return summed(keys, { ...toldByPrompt, ...ofWhole }, rows, sums);
}

/** The place of a brand among those that are compared, from 1 on; 0 for others. */
const PLACE = `transform(competitor_no, ${ROSTER}, arrayEnumerate(${ROSTER}), 0) AS place`;

/** Place of the row that holds a prompt's answers; no brand has it. */
const NO_PLACE = '0 AS place';

/** Values of a measure by compared brand, in the order of their places. */
const byPlace = (name: string) =>
  `sumResample(1, (SELECT length(${ROSTER}) + 1), 1)(u.${name}, u.place) AS ${name}_of`;

/**
 * SQL of the brands report by group, prompt and brand. A row per group and prompt holds the figures of its
 * brands as arrays, so that the answers of a prompt and the rankings of all its brands stand beside them
 * without a join, and there are no 540,000 groups of brand and prompt (by week and engine): summing by brand
 * first took half as long again.
 *
 * Only measures that are needed by prompt are read by prompt; others are those of whole groups, appended to
 * the prompts' rows as one more row: carrying them along took half as much again. Figures of brands that are
 * not compared have no answers beside them, and so no row.
 */
export function clusteredBrands(facts: Facts, { dimensions, sums, withBefore }: Clustering): string {
  const keys = dimensions.map(keyOf);
  const perPrompt = [...keys, PROMPT].join(', ');
  const compared = ['mentions', 'ranked'];
  const before = (names: readonly string[]) => (withBefore ? beforeOf(names) : {});
  const answers: Columns = { answers: SUM, ...before(['answers']) };
  const previous = [...compared, ...PREVIOUS_MEANS];
  const figures: Columns = { mentions: SUM, ranked: SUM, ...before(previous) };
  const ofGroup: Columns = { group_ranked: SUM, ...before(['group_ranked']) };
  const ofWhole = without(MEASURES.mentions, compared);
  const rows = (fact: Fact, place: string, measures: readonly string[], previousMeasures = measures) =>
    facts(fact, {
      keys: [PROMPT, place],
      measures,
      ...(withBefore ? { previousMeasures } : {}),
      columns: { ...answers, ...figures },
      unsummed: true,
    });
  const clusters = `SELECT ${[
    perPrompt,
    ...combined(answers, 'u'),
    ...Object.keys(figures).map(byPlace),
    ...Object.keys(ofGroup).map((name) => `arraySum(${name.replace('group_', '')}_of) AS ${name}`),
  ].join(',\n  ')}
FROM (
${indent([rows('mentions', PLACE, compared, previous), rows('answers', NO_PLACE, ['answers'])].join('\nUNION ALL\n'))}
) AS u
GROUP BY ${perPrompt}`;
  const toldByPrompt = { ...answers, ...ofGroup, ...figures };
  const perBrand = `SELECT ${[...keys, 'competitor_no', ...Object.keys(toldByPrompt), ...nones(ofWhole)].join(
    ', ',
  )}
FROM (
${indent(clusters)}
)
ARRAY JOIN ${[`${ROSTER} AS competitor_no`, ...Object.keys(figures).map((name) => `${name}_of AS ${name}`)].join(', ')}
UNION ALL
${facts('whole_mentions', {
  keys: ['competitor_no'],
  measures: Object.keys(ofWhole),
  columns: { ...toldByPrompt, ...ofWhole },
})}`;
  return summed([...keys, 'competitor_no'], { ...toldByPrompt, ...ofWhole }, perBrand, sums);
}
