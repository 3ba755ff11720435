import { MEASURES } from '../../catalogue/measures.ts';
import type { Dimension, Fact, Measure } from '../../catalogue/types.ts';
import type { PromptSum } from '../../catalogue/uncertainty.ts';
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
  readonly sums: Readonly<Record<string, PromptSum>>;
  /** True where the previous range is joined. */
  readonly withBefore: boolean;
}

const PROMPT = 'prompt_no';

/** Measures of which the figures of the range before are computed, beside those that are compared by prompt. */
const PREVIOUS_MEANS = ['position_sum', 'sentiment_sum'];

const PREVIOUS = 'previous_';
const baseOf = (name: string) => name.replace(PREVIOUS, '');
const isPrevious = (name: string) => name.startsWith(PREVIOUS);

/** The names of measures of the range before; none where it is not joined. */
const beforeOf = ({ withBefore }: Clustering, names: readonly string[]): readonly string[] =>
  withBefore ? names.map((name) => `${PREVIOUS}${name}`) : [];

const summedColumns = (names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, SUM]));

const combined = (columns: Columns, of: string) =>
  Object.entries(columns).map(([name, { combine }]) => `${combine}(${of}.${name}) AS ${name}`);

/** The array of a figure by brand. */
const arrayOf = (name: string) => `${name}_of`;

/** The aggregate function and the value of a sum of products of figures, which are numbers or arrays by brand. */
function productOf(factors: readonly string[], arrays: readonly string[]): readonly [string, string] {
  const ofBrands = factors.filter((one) => arrays.includes(one));
  const names = ofBrands.map((_, index) => 'xy'[index] ?? '');
  const others = factors.filter((one) => !arrays.includes(one)).map((one) => `c.${one}`);
  const product = [...names, ...others].join(' * ');
  if (factors.length === 0) return ['count', ''];
  if (names.length === 0) return ['sum', product];
  const values = ofBrands.map((one) => `c.${arrayOf(one)}`);
  return ['sumForEach', `arrayMap((${names.join(', ')}) -> ${product}, ${values.join(', ')})`];
}

/**
 * Columns of sums over prompts, whose figures are `c`. A product with a figure of a range is 0 for prompts without answers
 * there, so it needs no condition: each costs ClickHouse two functions.
 * @param arrays figures that are arrays by brand; so are their sums.
 * @param known figures that all prompts have.
 */
export const summedOver = (
  sums: Readonly<Record<string, PromptSum>>,
  arrays: readonly string[] = [],
  known: readonly string[] = [],
) =>
  Object.entries(sums).map(([name, { factors, having }]) => {
    const [aggregate, product] = productOf(factors, arrays);
    const told = (one: string) =>
      known.includes(one) || factors.some((factor) => isPrevious(factor) === isPrevious(one));
    const condition = having
      .filter((one) => !told(one))
      .map((one) => `c.${one} > 0`)
      .join(' AND ');
    const values = [product, condition].filter((part) => part !== '').join(', ');
    return `${aggregate}${condition === '' ? '' : 'If'}(${values}) AS ${name}`;
  });

/** Clusters summed up into the rows of a report, which have answers in the range itself. */
const summed = (
  keys: readonly string[],
  columns: Columns,
  clusters: string,
  sums: Readonly<Record<string, PromptSum>>,
) => `SELECT ${[...keys, ...combined(columns, 'c'), ...summedOver(sums)].join(',\n  ')}
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
  clustering: Clustering,
  only: readonly string[],
  apart: boolean,
): string {
  const { dimensions, sums, withBefore } = clustering;
  const keys = dimensions.map(keyOf);
  const compared = ['answers', 'mentions'];
  const previous = [...compared, 'ranked', ...PREVIOUS_MEANS];
  const measures: Columns = pick(MEASURES.answers, only);
  const toldByPrompt: Columns = {
    ...(apart ? pick(measures, compared) : measures),
    ...summedColumns(beforeOf(clustering, previous)),
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

/** Place of the row that holds a prompt's answers; no brand has it. */
const NO_PLACE = '0 AS place';

const RANKED_OF_GROUP = 'group_ranked';

/**
 * A row per group and prompt holds the figures of its brands as arrays, so that the answers of a prompt and the rankings of
 * all its brands stand beside them without a join, and there are no 540,000 groups of brand and prompt (by week and engine):
 * summing by brand first took half as long again.
 * @param roster numbers of the brands that are compared, in the order of the arrays.
 * @param figures what is told of brands, of either range.
 */
function brandsByPrompt(
  facts: Facts,
  clustering: Clustering,
  roster: string,
  figures: readonly string[],
): string {
  const { dimensions, withBefore } = clustering;
  const perPrompt = [...dimensions.map(keyOf), PROMPT].join(', ');
  const answers = ['answers', ...beforeOf(clustering, ['answers'])];
  const groups = figures.filter((name) => baseOf(name) === 'ranked');
  const columns = summedColumns([...answers, ...figures]);
  const rows = (fact: Fact, place: string, names: readonly string[]) =>
    facts(fact, {
      keys: [PROMPT, place],
      measures: names.filter((name) => !isPrevious(name)),
      ...(withBefore ? { previousMeasures: names.filter(isPrevious).map(baseOf) } : {}),
      columns,
      unsummed: true,
    });
  // Place of a brand from 1 on; 0 for others, whose figures have no answers beside them, and so no row.
  const place = `transform(competitor_no, ${roster}, arrayEnumerate(${roster}), 0) AS place`;
  const byPlace = (name: string) =>
    `sumResample(1, (SELECT length(${roster}) + 1), 1)(u.${name}, u.place) AS ${arrayOf(name)}`;
  return `SELECT ${[
    perPrompt,
    ...answers.map((name) => `sum(u.${name}) AS ${name}`),
    ...figures.map(byPlace),
    ...groups.map((name) => `arraySum(${arrayOf(name)}) AS ${name.replace('ranked', RANKED_OF_GROUP)}`),
  ].join(',\n  ')}
FROM (
${indent([rows('mentions', place, figures), rows('answers', NO_PLACE, answers)].join('\nUNION ALL\n'))}
) AS u
GROUP BY ${perPrompt}`;
}

/**
 * SQL of the brands report by group, prompt and brand.
 *
 * Only measures that are needed by prompt are read by prompt; others are those of whole groups, appended to
 * the prompts' rows as one more row: carrying them along took half as much again.
 */
export function clusteredBrands(facts: Facts, clustering: Clustering): string {
  const { dimensions, sums } = clustering;
  const keys = dimensions.map(keyOf);
  const compared = ['mentions', 'ranked'];
  const figures = [...compared, ...beforeOf(clustering, [...compared, ...PREVIOUS_MEANS])];
  const ofGroup = ['answers', RANKED_OF_GROUP];
  const ofWhole = without(MEASURES.mentions, compared);
  const toldByPrompt = summedColumns([...ofGroup, ...beforeOf(clustering, ofGroup), ...figures]);
  const perBrand = `SELECT ${[...keys, 'competitor_no', ...Object.keys(toldByPrompt), ...nones(ofWhole)].join(
    ', ',
  )}
FROM (
${indent(brandsByPrompt(facts, clustering, ROSTER, figures))}
)
ARRAY JOIN ${[`${ROSTER} AS competitor_no`, ...figures.map((name) => `${arrayOf(name)} AS ${name}`)].join(', ')}
UNION ALL
${facts('whole_mentions', {
  keys: ['competitor_no'],
  measures: Object.keys(ofWhole),
  columns: { ...toldByPrompt, ...ofWhole },
})}`;
  return summed([...keys, 'competitor_no'], { ...toldByPrompt, ...ofWhole }, perBrand, sums);
}

/** Sums over the prompts of each group, and the query of prompts that they are taken of. */
export interface PromptSums {
  readonly columns: readonly string[];
  readonly from: string;
}

/** Leaves prompts out before where no sum counts them: each array that is then not summed saves more than the condition. */
function promptSums(
  sums: Readonly<Record<string, PromptSum>>,
  from: string,
  arrays: readonly string[] = [],
): PromptSums {
  const [first = [], ...others] = Object.values(sums).map(({ having }) => having);
  const shared = first.filter((one) => others.every((having) => having.includes(one)));
  const condition = shared.map((one) => `${one} > 0`).join(' AND ');
  return { columns: summedOver(sums, arrays, shared), from: `${from}\nHAVING ${condition}` };
}

/** Sums over the prompts of each group of a visibility report. */
export function visibilityPromptSums(facts: Facts, { sums, withBefore }: Clustering): PromptSums {
  const measures = ['answers', 'mentions'];
  const from = facts('answers', {
    keys: [PROMPT],
    measures,
    ...(withBefore ? { previousMeasures: measures } : {}),
  });
  return promptSums(sums, from);
}

/** Parameter with the numbers of the brands that are compared, as the service has them. */
export const COMPARED = '{roster:Array(UInt32)}';

/** Sums over the prompts of each group of a brands report: arrays by brand, in the order of `roster`, and figures of the group. */
export function brandsPromptSums(facts: Facts, clustering: Clustering): PromptSums {
  const factors = Object.values(clustering.sums).flatMap((one) => one.factors);
  const arrays = [...new Set(factors)].filter((name) => ['mentions', 'ranked'].includes(baseOf(name)));
  return promptSums(clustering.sums, brandsByPrompt(facts, clustering, COMPARED, arrays), arrays);
}
