import { bestPosition, mean, ratio, signedMean } from './formulas.ts';
import { MENTIONS_WEIGHT, SENTIMENT_UNIT, WEIGHT_UNIT } from './measures.ts';
import type { ColumnType, Metric } from './types.ts';

const column =
  (type: ColumnType, nullable: boolean) =>
  (name: string, sql: string, description: string): Metric => ({ name, type, nullable, sql, description });

const count = column('integer', false);
const rate = column('rate', true);
const number = column('number', true);

const rankingOf = (weights: string): readonly Metric[] => [
  rate(
    'visibility_index',
    mean(weights, 'answers', WEIGHT_UNIT),
    'Mean over all answers of 1/log2(position + 1) where ranked, 0.1 where only named, 0 elsewhere.',
  ),
  number(
    'average_position',
    ratio('position_sum', 'ranked'),
    'Mean position over the answers that rank the brand.',
  ),
  column('integer', true)('best_position', bestPosition('best', 'ranked'), 'Best position in any answer.'),
  number(
    'sentiment',
    signedMean('sentiment_sum', 'mentions', SENTIMENT_UNIT),
    'Mean sentiment, -1 to 1, over the answers that mention the brand.',
  ),
];

const VISIBILITY = rate(
  'visibility',
  ratio('mentions', 'answers'),
  'Share of the answers that rank the brand or name it in the text.',
);

export const VISIBILITY_METRICS: readonly Metric[] = [
  count('answers', 'answers', 'Complete answers.'),
  count('mentions', 'mentions', 'Answers that rank the brand or name it in the text.'),
  VISIBILITY,
  ...rankingOf('weight_sum'),
  count('sentiment_positive', 'positive', 'Answers that mention the brand with a sentiment of 0.25 or more.'),
  count('sentiment_neutral', 'mentions - positive - negative', 'Answers that mention the brand neutrally.'),
  count(
    'sentiment_negative',
    'negative',
    'Answers that mention the brand with a sentiment of -0.25 or less.',
  ),
  count('own_citations', 'own_citations', "Citations of the brand's current domains."),
];

export const BRANDS_METRICS: readonly Metric[] = [
  count('answers', 'answers', 'Complete answers of the group.'),
  count('mentions', 'mentions', 'Answers that rank this brand or name it in the text.'),
  VISIBILITY,
  count('ranked', 'ranked', 'Answers that rank this brand.'),
  rate(
    'share_of_voice',
    ratio('ranked', 'group_ranked'),
    'ranked divided by the sum of ranked over all brands of the group.',
  ),
  ...rankingOf(MENTIONS_WEIGHT),
];

/** `answers` and `citation_rows` are measures of the whole group. */
export const CITATIONS_METRICS: readonly Metric[] = [
  count('citations', 'citations', 'Citations.'),
  count('cited_answers', 'cited_answers', 'Answers that cite it at least once.'),
  rate('citation_share', ratio('citations', 'citation_rows'), 'Share of all citations of the group.'),
  rate('citation_rate', ratio('cited_answers', 'answers'), 'Share of the answers of the group that cite it.'),
  column('timestamp', false)('last_cited_at', 'last_cited_at', 'Time of the newest answer that cites it.'),
];

export const KINDS_METRICS: readonly Metric[] = [
  count('linked', 'linked', "Citations that the answer's text links, with kinds=true."),
  count('listed', 'listed', 'Citations only in the list of sources, with kinds=true.'),
];

/** Metrics of the searches report; `told` is the measure of the whole group. */
export const SEARCHES_METRICS: readonly Metric[] = [
  count('searches', 'searches', 'Number of searches with this query.'),
  count('answers', 'answers', 'Answers with at least one such search.'),
  rate(
    'answer_rate',
    ratio('answers', 'told'),
    'Share of the answers of the group whose engine reports its searches.',
  ),
  column('timestamp', false)(
    'last_searched_at',
    'last_searched_at',
    'Time of the newest answer with this search.',
  ),
];
