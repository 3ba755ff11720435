import { ratio, signedMean } from './formulas.ts';
import { SENTIMENT_UNIT } from './measures.ts';
import { studentPoint } from './student.ts';
import type { Label, Metric } from './types.ts';

/* Uncertainty of figures. Answers to one prompt resemble each other, so prompts are the clusters of the
   sample, and these are linearized variances as in R's survey package. Sums over prompts are whole
   numbers, so every choice of tables gives the same result; only the last steps are floats. */

/** Columns of an addition, and the intermediate ones that they are computed from. */
export interface AddedColumns {
  readonly metrics: readonly Metric[];
  /** Columns that describe a row, before the metrics. */
  readonly labels?: readonly Label[];
  /**
   * Sums over the prompts of a group, whose figures are `c`. They may refer to the measures of the group and
   * to each other, but ClickHouse analyses each reference again: for many of them steps cost less.
   */
  readonly sums?: Readonly<Record<string, string>>;
  /** Steps of the computation: each may refer to the ones before. */
  readonly steps?: Readonly<Record<string, string>>;
}

/** Columns that an addition adds to rows, in their order. */
export const columnsAdded = ({ labels = [], metrics }: AddedColumns): readonly (Label | Metric)[] => [
  ...labels,
  ...metrics,
];

/** Quantile of the normal distribution for 95 %, as in Wilson's interval. */
const Z = 1.96;
const ZZ = '3.8416';

const wide = (column: string) => `toInt256(${column})`;

/** Rounds a float to 4 decimals; adding 0 turns negative zero, which JSON would show, into zero. */
const rounded = (x: string) => `round(${x}, 4) + 0`;

/** A fraction of whole numbers that may be below zero, and pass 64 bits, brought to 4 decimals. */
const exactly = (numerator: string, denominator: string) =>
  `if(${numerator} < 0, -1, 1) * toInt64(intDivOrNull(20000 * abs(${numerator}) + ${denominator}, 2 * ${denominator})) / 10000`;

const squared = (column: string) => `${wide(column)} * ${column}`;

/** The sum over a group's prompts of the square of a whole number, which a lambda computes of their figures. */
const squares = (lambda: string, ...figures: readonly string[]) =>
  `arraySum(d -> toInt256(d) * d, arrayMap(${lambda}, ${figures.map((name) => `groupArray(c.${name})`).join(', ')}))`;

/** The sum over a group's prompts of the product of two of their counts: at most the square of all answers, so 64 bits. */
const products = (a: string, b: string) => `sum(c.${a} * c.${b})`;

/**
 * With y and n of each of k prompts, Y and N their sums and p = Y / N: the sum of (N y - Y n)² over the prompts, which
 * is N⁴ (k - 1) / k times the variance of p. Multiplied out, so that a group keeps three sums and not its prompts.
 */
const scatter = (y: string, n: string) =>
  `${wide(n)} * (${wide(n)} * ${products(y, y)} - 2 * ${wide(y)} * ${products(y, n)}) + ${squared(y)} * ${products(n, n)}`;

const spread = (prompts: string, degrees: string, sum: string) =>
  `${prompts} / ${degrees} * toFloat64(${sum})`;

const rate = (name: string, sql: string, description: string): Metric => ({
  name,
  type: 'rate',
  nullable: true,
  unit: 'fraction',
  additive: false,
  sql,
  description,
});
const number = (name: string, sql: string, description: string): Metric => ({
  ...rate(name, sql, description),
  type: 'number',
});
const count = (
  name: string,
  sql: string,
  { unit, additive }: Pick<Metric, 'unit' | 'additive'>,
  description: string,
): Metric => ({ name, type: 'integer', nullable: false, unit, additive, sql, description });

const FEW = 'null with fewer than two prompts.';

const VISIBILITY_SUMS = {
  prompts: 'countIf(c.answers > 0)',
  interval_degrees: 'toInt64(prompts) - 1',
  interval_t: studentPoint('interval_degrees'),
  visibility_scatter: scatter('mentions', 'answers'),
};

/** The design effect: how many times the variance is that of as many answers to as many prompts. */
const EFFECT = `greatest(1, ${spread('prompts', 'interval_degrees', 'visibility_scatter')} / (toFloat64(answers) * mentions * (answers - mentions)))`;

const VISIBILITY_STEPS = {
  visibility_n: `if(mentions = 0 OR mentions = answers, prompts, answers / ${EFFECT} * pow(${Z} / interval_t, 2))`,
  visibility_p: 'mentions / answers',
  visibility_middle: `(visibility_p + ${ZZ} / (2 * visibility_n)) / (1 + ${ZZ} / visibility_n)`,
  visibility_reach: `${Z} * sqrt(visibility_p * (1 - visibility_p) / visibility_n + ${ZZ} / (4 * visibility_n * visibility_n)) / (1 + ${ZZ} / visibility_n)`,
};

const unlessFew = (prompts: string, value: string) => `if(${prompts} < 2, NULL, ${value})`;

/**
 * Wilson's interval with as many answers as the sample is worth, R's `svyciprop` (Korn and Graubard, 1998), for
 * the share of answers that mention the brand.
 */
export const VISIBILITY_INTERVALS: AddedColumns = {
  sums: VISIBILITY_SUMS,
  steps: VISIBILITY_STEPS,
  metrics: [
    count(
      'prompts',
      'prompts',
      { unit: 'prompts', additive: false },
      'Prompts with answers in the group, with intervals=true.',
    ),
    rate(
      'visibility_low',
      unlessFew('prompts', rounded('visibility_middle - visibility_reach')),
      `Lower end of the 95 % interval of visibility, for questions like these; ${FEW}`,
    ),
    rate(
      'visibility_high',
      unlessFew('prompts', rounded('visibility_middle + visibility_reach')),
      `Upper end of the 95 % interval of visibility; ${FEW}`,
    ),
  ],
};

const unlessOneSided = (value: string) =>
  `multiIf(prompts < 2 OR ranked = 0 OR ranked = group_ranked, NULL, share_scatter = 0, ${ratio('ranked', 'group_ranked').sql}, ${rounded(value)})`;

const ONE_SIDED = 'null with fewer than two prompts, and where the share is 0 or 1.';

/** And of share of voice: a ratio of rankings, whose interval is symmetric in logits. */
export const BRANDS_INTERVALS: AddedColumns = {
  sums: {
    ...VISIBILITY_SUMS,
    share_scatter: scatter('ranked', 'group_ranked'),
  },
  steps: {
    ...VISIBILITY_STEPS,
    share_odds: 'ranked / (group_ranked - ranked)',
    // Factor by which the odds are multiplied and divided.
    share_factor: `exp(interval_t * sqrt(${spread('prompts', 'interval_degrees', 'share_scatter')}) / (toFloat64(ranked) * (group_ranked - ranked)))`,
  },
  metrics: [
    ...VISIBILITY_INTERVALS.metrics,
    rate(
      'share_of_voice_low',
      unlessOneSided('share_odds / (share_odds + share_factor)'),
      `Lower end of the 95 % interval of share_of_voice; ${ONE_SIDED}`,
    ),
    rate(
      'share_of_voice_high',
      unlessOneSided('share_odds / (share_odds + 1 / share_factor)'),
      `Upper end of the 95 % interval of share_of_voice; ${ONE_SIDED}`,
    ),
  ],
};

const NO_PAIRS = 'null with fewer than two prompts that have answers in both ranges.';

/**
 * The change of visibility against the range before, paired by prompt (Miller, arXiv 2411.00640): with figures 1 of
 * the range before and 2 of this one, d = (y2 - p2 n2) / N2 - (y1 - p1 n1) / N1 for each prompt that has answers in
 * both, and the variance is k / (k - 1) times the sum of d².
 */
export const VISIBILITY_PAIRED = {
  sums: {
    pairs: 'countIf(c.answers > 0 AND c.previous_answers > 0)',
    // N1² N2² d of each pair.
    change_scatter: squares(
      `(y2, n2, y1, n1) -> if(n1 > 0 AND n2 > 0, ${squared('previous_answers')} * (answers * y2 - mentions * n2) - ${squared('answers')} * (previous_answers * y1 - previous_mentions * n1), 0)`,
      'mentions',
      'answers',
      'previous_mentions',
      'previous_answers',
    ),
  },
  steps: {
    change_degrees: 'toInt64(pairs) - 1',
    change_t: studentPoint('change_degrees'),
    change_top: `${wide('mentions')} * previous_answers - ${wide('previous_mentions')} * answers`,
    change_bottom: `${wide('answers')} * previous_answers`,
    change_reach: `change_t * sqrt(${spread('pairs', 'change_degrees', 'change_scatter')}) / (toFloat64(${squared('previous_answers')}) * toFloat64(${squared('answers')}))`,
    change_exact: exactly('change_top', 'change_bottom'),
    change_middle: 'toFloat64(change_top) / toFloat64(change_bottom)',
  },
  metrics: [
    count(
      'previous_answers',
      'previous_answers',
      { unit: 'answers', additive: true },
      'Complete answers in the previous range, which compare names.',
    ),
    rate(
      'previous_visibility',
      ratio('previous_mentions', 'previous_answers').sql,
      'Visibility in the previous range.',
    ),
    number('visibility_change', 'change_exact', 'visibility minus previous_visibility.'),
    number(
      'visibility_change_low',
      unlessFew('pairs', `if(change_scatter = 0, change_exact, ${rounded('change_middle - change_reach')})`),
      `Lower end of the 95 % interval of visibility_change; ${NO_PAIRS}`,
    ),
    number(
      'visibility_change_high',
      unlessFew('pairs', `if(change_scatter = 0, change_exact, ${rounded('change_middle + change_reach')})`),
      `Upper end of the 95 % interval of visibility_change; ${NO_PAIRS}`,
    ),
    {
      name: 'visibility_changed',
      type: 'boolean',
      nullable: true,
      unit: null,
      additive: false,
      sql: `CAST(${unlessFew('pairs', 'abs(change_middle) > change_reach')}, 'Nullable(Bool)')`,
      description: `true where the interval of visibility_change excludes 0, so that the change exceeds chance; ${NO_PAIRS}`,
    },
  ],
} satisfies AddedColumns;

/** Mentions, average position and sentiment of the range before, and the differences of the means, without an interval. */
const MEANS_CHANGE = {
  steps: {
    position_top: `${wide('position_sum')} * previous_ranked - ${wide('previous_position_sum')} * ranked`,
    position_bottom: `${wide('ranked')} * previous_ranked`,
    sentiment_top: `${wide('sentiment_sum')} * previous_mentions - ${wide('previous_sentiment_sum')} * mentions`,
    sentiment_bottom: `${wide('mentions')} * previous_mentions * ${SENTIMENT_UNIT}`,
  },
  metrics: [
    count(
      'previous_mentions',
      'previous_mentions',
      { unit: 'answers', additive: true },
      'Answers in the previous range that rank the brand or name it in the text.',
    ),
    {
      ...number(
        'previous_average_position',
        ratio('previous_position_sum', 'previous_ranked').sql,
        'average_position in the previous range.',
      ),
      unit: 'position',
    },
    {
      ...number(
        'average_position_change',
        exactly('position_top', 'position_bottom'),
        'average_position minus previous_average_position: below 0 where the brand stands higher; no interval.',
      ),
      unit: 'difference',
    },
    {
      ...number(
        'previous_sentiment',
        signedMean('previous_sentiment_sum', 'previous_mentions', SENTIMENT_UNIT).sql,
        'sentiment in the previous range.',
      ),
      unit: 'sentiment',
    },
    {
      ...number(
        'sentiment_change',
        exactly('sentiment_top', 'sentiment_bottom'),
        'sentiment minus previous_sentiment; no interval.',
      ),
      unit: 'difference',
    },
  ],
} satisfies AddedColumns;

/** The changes of the visibility report's rows. */
export const VISIBILITY_CHANGE: AddedColumns = {
  sums: VISIBILITY_PAIRED.sums,
  steps: { ...VISIBILITY_PAIRED.steps, ...MEANS_CHANGE.steps },
  metrics: [...VISIBILITY_PAIRED.metrics, ...MEANS_CHANGE.metrics],
};

/** And the share of voice of the range before. */
export const BRANDS_CHANGE: AddedColumns = {
  sums: VISIBILITY_PAIRED.sums,
  steps: {
    ...VISIBILITY_CHANGE.steps,
    share_top: `${wide('ranked')} * previous_group_ranked - ${wide('previous_ranked')} * group_ranked`,
    share_bottom: `${wide('group_ranked')} * previous_group_ranked`,
  },
  metrics: [
    // Rows of one group repeat its answers.
    ...VISIBILITY_PAIRED.metrics.map((metric) => ({ ...metric, additive: false })),
    rate(
      'previous_share_of_voice',
      ratio('previous_ranked', 'previous_group_ranked').sql,
      'share_of_voice in the previous range.',
    ),
    number(
      'share_of_voice_change',
      exactly('share_top', 'share_bottom'),
      'share_of_voice minus previous_share_of_voice.',
    ),
    ...MEANS_CHANGE.metrics,
  ],
};
