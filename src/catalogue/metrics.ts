import { column, type Whole } from './expressions.ts';
import {
  bestPosition,
  type Figure,
  type Formula,
  formulaOf,
  linear,
  mean,
  measure,
  ratio,
  signedMean,
} from './formulas.ts';
import { MENTIONS_WEIGHT, SENTIMENT_UNIT, WEIGHT_UNIT } from './measures.ts';
import type { ColumnType, Metric } from './types.ts';
import type { Unit } from './units.ts';

/** Values of `additive`: rows may be summed, or count the same answers again. */
const ADDS = true;
const REPEATS = false;

const counted = (
  name: string,
  formula: Formula,
  unit: Unit,
  additive: boolean,
  description: string,
): Metric => ({
  name,
  type: 'integer',
  nullable: false,
  unit,
  additive,
  formula,
  description,
});

/** A measure itself. */
export const count = (name: string, of: string, unit: Unit, additive: boolean, description: string): Metric =>
  counted(name, measure(of), unit, additive, description);

/** A figure that is computed anew for every group. */
export const figure =
  (type: ColumnType, nullable: boolean) =>
  (name: string, value: Figure, unit: Unit | null, description: string): Metric => ({
    name,
    type,
    nullable,
    unit,
    additive: false,
    formula: formulaOf(value),
    description,
  });

const rate = figure('rate', true);
const number = figure('number', true);

const latest = (name: string, description: string): Metric => ({
  name,
  type: 'timestamp',
  nullable: false,
  unit: null,
  additive: false,
  formula: measure(name),
  description,
});

const rankingOf = (weights: Whole): readonly Metric[] => [
  rate(
    'visibility_index',
    mean(weights, 'answers', WEIGHT_UNIT),
    'index',
    'Mean over all answers of 1/log2(position + 1) where ranked, 0.1 where only named, 0 elsewhere.',
  ),
  number(
    'average_position',
    ratio('position_sum', 'ranked'),
    'position',
    'Mean position over the answers that rank the brand.',
  ),
  figure('integer', true)(
    'best_position',
    bestPosition('best', 'ranked'),
    'position',
    'Best position in any answer.',
  ),
  number(
    'sentiment',
    signedMean('sentiment_sum', 'mentions', SENTIMENT_UNIT),
    'sentiment',
    'Mean sentiment, -1 to 1, over the answers that mention the brand.',
  ),
];

const VISIBILITY = rate(
  'visibility',
  ratio('mentions', 'answers'),
  'fraction',
  'Share of the answers that rank the brand or name it in the text.',
);

export const VISIBILITY_METRICS: readonly Metric[] = [
  count('answers', 'answers', 'answers', ADDS, 'Complete answers.'),
  count('mentions', 'mentions', 'answers', ADDS, 'Answers that rank the brand or name it in the text.'),
  VISIBILITY,
  ...rankingOf(column('weight_sum')),
  count(
    'sentiment_positive',
    'positive',
    'answers',
    ADDS,
    'Answers that mention the brand with a sentiment of 0.25 or more.',
  ),
  counted(
    'sentiment_neutral',
    formulaOf(linear({ mentions: 1, positive: -1, negative: -1 })),
    'answers',
    ADDS,
    'Answers that mention the brand neutrally.',
  ),
  count(
    'sentiment_negative',
    'negative',
    'answers',
    ADDS,
    'Answers that mention the brand with a sentiment of -0.25 or less.',
  ),
  count('own_citations', 'own_citations', 'citations', ADDS, "Citations of the brand's current domains."),
];

/** Rows of one group repeat its answers; an answer counts in `mentions` and `ranked` once per brand. */
export const BRANDS_METRICS: readonly Metric[] = [
  count('answers', 'answers', 'answers', REPEATS, 'Complete answers of the group.'),
  count('mentions', 'mentions', 'mentions', ADDS, 'Answers that rank this brand or name it in the text.'),
  VISIBILITY,
  count('ranked', 'ranked', 'mentions', ADDS, 'Answers that rank this brand.'),
  rate(
    'share_of_voice',
    ratio('ranked', 'group_ranked'),
    'fraction',
    'ranked divided by the sum of ranked over all brands of the group.',
  ),
  ...rankingOf(MENTIONS_WEIGHT),
];

/**
 * `answers` and `citation_rows` are measures of the whole group. An answer that cites two pages counts in the
 * `cited_answers` of both.
 */
export const CITATIONS_METRICS: readonly Metric[] = [
  count('citations', 'citations', 'citations', ADDS, 'Citations.'),
  count('cited_answers', 'cited_answers', 'answers', REPEATS, 'Answers that cite it at least once.'),
  rate(
    'citation_share',
    ratio('citations', 'citation_rows'),
    'fraction',
    'Share of all citations of the group.',
  ),
  rate(
    'citation_rate',
    ratio('cited_answers', 'answers'),
    'fraction',
    'Share of the answers of the group that cite it.',
  ),
  latest('last_cited_at', 'Time of the newest answer that cites it.'),
];

export const KINDS_METRICS: readonly Metric[] = [
  count('linked', 'linked', 'citations', ADDS, "Citations that the answer's text links, with kinds=true."),
  count('listed', 'listed', 'citations', ADDS, 'Citations only in the list of sources, with kinds=true.'),
];

/**
 * Metrics of the searches report; `told` is the measure of the whole group. An answer with two queries counts in
 * the `answers` of both.
 */
export const SEARCHES_METRICS: readonly Metric[] = [
  count('searches', 'searches', 'searches', ADDS, 'Number of searches with this query.'),
  count('answers', 'answers', 'answers', REPEATS, 'Answers with at least one such search.'),
  rate(
    'answer_rate',
    ratio('answers', 'told'),
    'fraction',
    'Share of the answers of the group whose engine reports its searches.',
  ),
  latest('last_searched_at', 'Time of the newest answer with this search.'),
];
