import {
  above,
  atLeastOne,
  below,
  type Condition,
  choose,
  column,
  type Expression,
  either,
  equal,
  exponential,
  float,
  minus,
  NOTHING,
  over,
  own,
  plus,
  type Step,
  size,
  squareRoot,
  step,
  times,
  type Whole,
  wide,
} from './expressions.ts';
import { difference, type Figure, formulaOf, ratio, signedMean } from './formulas.ts';
import { SENTIMENT_UNIT } from './measures.ts';
import { count, figure } from './metrics.ts';
import { studentPoint } from './student.ts';
import type { Label, Metric } from './types.ts';
import type { Unit } from './units.ts';

/* Uncertainty of figures. Answers to one prompt resemble each other, so prompts are the clusters of the
   sample, and these are linearized variances as in R's survey package. Sums over prompts are whole
   numbers, so every choice of tables gives the same result; only the last steps are floats. */

/** Sum over the prompts of a group. */
export interface PromptSum {
  /** Figures of a prompt that are multiplied: two of them, or none where prompts are counted. */
  readonly factors: readonly string[];
  /** Figures without which a prompt does not count: answers of the range, or of both ranges. */
  readonly having: readonly string[];
}

/** Columns of an addition, and the intermediate ones that they are computed from. */
export interface AddedColumns {
  readonly metrics: readonly Metric[];
  /** Columns that describe a row, before the metrics. */
  readonly labels?: readonly Label[];
  /** Sums over the prompts of a group, by name. */
  readonly sums?: Readonly<Record<string, PromptSum>>;
  /** Steps of the computation: each may refer to the ones before, to measures of the group and to sums. */
  readonly steps?: readonly Step<unknown>[];
}

/** Columns that an addition adds to rows, in their order. */
export const columnsAdded = ({ labels = [], metrics }: AddedColumns): readonly (Label | Metric)[] => [
  ...labels,
  ...metrics,
];

/** Quantile of the normal distribution for 95 %, as in Wilson's interval, and its square. */
const Z = 1.96;
const ZZ = 3.8416;

/** Rounds a float to 4 decimals, halves to even; adding 0 turns negative zero, which JSON would show, into zero. */
const rounded = (x: Expression<number>) => {
  const toFour = (value: number) => {
    const scaled = value * 10_000;
    const nearest = Math.round(scaled);
    return (nearest - scaled === 0.5 && nearest % 2 !== 0 ? nearest - 1 : nearest) / 10_000;
  };
  return plus(
    own(x, (sql) => `round(${sql}, 4)`, toFour),
    0,
  );
};

const squared = (name: string) => times(wide(name), column(name));
const negative = (one: Whole) => times(-1n, one);

/** Prompts that have answers in the range, and in both ranges. */
const ASKED = ['answers'];
const PAIRED = ['answers', 'previous_answers'];

/**
 * The sum over a group's prompts of the square of a sum of their figures, each times a number of the group. Multiplied
 * out, so that a group keeps sums of products and not its prompts: at most the square of all answers, so 64 bits each.
 * @param prefix of the names of these sums.
 */
function squares(
  prefix: string,
  terms: readonly (readonly [figure: string, factor: Whole])[],
  having: readonly string[],
) {
  const products = terms.flatMap(([a, x], index) =>
    terms.slice(index).map(([b, y]) => ({
      name: `${prefix}${a}_by_${b}`,
      factors: [a, b],
      factor: a === b ? times(x, y) : times(times(2n, x), y),
    })),
  );
  return {
    sums: Object.fromEntries(products.map(({ name, factors }) => [name, { factors, having }])),
    value: products.map(({ name, factor }) => times(factor, column(name))).reduce((a, b) => plus(a, b)),
  };
}

/**
 * With y and n of each of k prompts, Y and N their sums and p = Y / N: the sum of (N y - Y n)² over the prompts, which
 * is N⁴ (k - 1) / k times the variance of p.
 */
const scatter = (y: string, n: string) =>
  squares(
    '',
    [
      [y, wide(n)],
      [n, negative(wide(y))],
    ],
    ASKED,
  );

/** Degrees of freedom: one less than the number of some prompts. */
const degreesOf = (prompts: string) => minus(column(prompts), 1n);

/** The t of as many degrees of freedom. */
const pointOf = (prompts: string) =>
  own(degreesOf(prompts), (degrees) => studentPoint.sql(`(${degrees})`), studentPoint.of);

const spread = (prompts: string, sum: Whole) => times(over(column(prompts), degreesOf(prompts)), float(sum));

const rate = (name: string, value: Figure, description: string): Metric =>
  figure('rate', true)(name, value, 'fraction', description);
const number = (name: string, value: Figure, unit: Unit, description: string): Metric =>
  figure('number', true)(name, value, unit, description);

const FEW = 'null with fewer than two prompts.';

const unlessFew = <Value>(prompts: string, value: Expression<Value>) =>
  choose<Value | null>([[below(column(prompts), 2n), NOTHING]], value);

const [answers, mentions, prompts] = [column('answers'), column('mentions'), column('prompts')];

const POINT = step('interval_t', pointOf('prompts'));

const VISIBILITY_SCATTER = scatter('mentions', 'answers');
const visibilityScatter = step('visibility_scatter', VISIBILITY_SCATTER.value);

/** The design effect: how many times the variance is that of as many answers to as many prompts. */
const EFFECT = atLeastOne(
  over(
    spread('prompts', visibilityScatter),
    times(times(float(answers), mentions), minus(answers, mentions)),
  ),
);

const NORMAL_PER_POINT = over(Z, POINT);

/** As many answers as the sample is worth. */
const WORTH = step(
  'visibility_n',
  choose(
    [[either(equal(mentions, 0n), equal(mentions, answers)), float(prompts)]],
    times(over(answers, EFFECT), times(NORMAL_PER_POINT, NORMAL_PER_POINT)),
  ),
);

/* Wilson's interval of a share p of n answers: (p + z²/2n ± z √(p (1 - p)/n + z²/4n²)) / (1 + z²/n). */
const SHARE = step('visibility_p', over(mentions, answers));
const MIDDLE = step(
  'visibility_middle',
  over(plus(SHARE, over(ZZ, times(2, WORTH))), plus(1, over(ZZ, WORTH))),
);
const REACH = step(
  'visibility_reach',
  over(
    times(
      Z,
      squareRoot(plus(over(times(SHARE, minus(1, SHARE)), WORTH), over(ZZ, times(times(4, WORTH), WORTH)))),
    ),
    plus(1, over(ZZ, WORTH)),
  ),
);

/**
 * Wilson's interval with as many answers as the sample is worth, R's `svyciprop` (Korn and Graubard, 1998), for
 * the share of answers that mention the brand.
 */
export const VISIBILITY_INTERVALS = {
  sums: { prompts: { factors: [], having: ASKED }, ...VISIBILITY_SCATTER.sums },
  steps: [POINT, visibilityScatter, WORTH, SHARE, MIDDLE, REACH],
  metrics: [
    count('prompts', 'prompts', 'prompts', false, 'Prompts with answers in the group, with intervals=true.'),
    rate(
      'visibility_low',
      unlessFew('prompts', rounded(minus(MIDDLE, REACH))),
      `Lower end of the 95 % interval of visibility, for questions like these; ${FEW}`,
    ),
    rate(
      'visibility_high',
      unlessFew('prompts', rounded(plus(MIDDLE, REACH))),
      `Upper end of the 95 % interval of visibility; ${FEW}`,
    ),
  ],
} satisfies AddedColumns;

const [ranked, groupRanked] = [column('ranked'), column('group_ranked')];

const SHARE_SCATTER = scatter('ranked', 'group_ranked');
const shareScatter = step('share_scatter', SHARE_SCATTER.value);

/* An interval that is symmetric in logits: o / (o + f) and o / (o + 1/f), with odds o and f = exp(t √variance / p (1 - p)). */
const ODDS = step('share_odds', over(ranked, minus(groupRanked, ranked)));
const FACTOR = step(
  'share_factor',
  exponential(
    over(
      times(POINT, squareRoot(spread('prompts', shareScatter))),
      times(float(ranked), minus(groupRanked, ranked)),
    ),
  ),
);

/** True where there is no interval: with fewer than two prompts, or a share of 0 or 1. */
const isOneSided: Condition = either(below(prompts, 2n), equal(ranked, 0n), equal(ranked, groupRanked));
const unlessOneSided = (value: Expression<number>) =>
  choose<number | null>(
    [
      [isOneSided, NOTHING],
      [equal(shareScatter, 0n), ratio('ranked', 'group_ranked')],
    ],
    rounded(value),
  );

const ONE_SIDED = 'null with fewer than two prompts, and where the share is 0 or 1.';

/** And of share of voice: a ratio of rankings, whose interval is symmetric in logits. */
export const BRANDS_INTERVALS = {
  sums: { ...VISIBILITY_INTERVALS.sums, ...SHARE_SCATTER.sums },
  steps: [...VISIBILITY_INTERVALS.steps, shareScatter, ODDS, FACTOR],
  metrics: [
    ...VISIBILITY_INTERVALS.metrics,
    rate(
      'share_of_voice_low',
      unlessOneSided(over(ODDS, plus(ODDS, FACTOR))),
      `Lower end of the 95 % interval of share_of_voice; ${ONE_SIDED}`,
    ),
    rate(
      'share_of_voice_high',
      unlessOneSided(over(ODDS, plus(ODDS, over(1, FACTOR)))),
      `Upper end of the 95 % interval of share_of_voice; ${ONE_SIDED}`,
    ),
  ],
} satisfies AddedColumns;

const NO_PAIRS = 'null with fewer than two prompts that have answers in both ranges.';

/** A figure times the one of another range, less the other way round: the numerator of a difference of ratios. */
const crossed = (a: string, b: string) =>
  minus(times(wide(a), column(`previous_${b}`)), times(wide(`previous_${a}`), column(b)));

const [previousAnswers, previousMentions] = [column('previous_answers'), column('previous_mentions')];

/** N1² N2² d of each pair. */
const CHANGE_FACTORS = {
  mentions: step('change_by_mentions', times(squared('previous_answers'), answers)),
  answers: step('change_by_answers', negative(times(squared('previous_answers'), mentions))),
  previous_mentions: step(
    'change_by_previous_mentions',
    negative(times(squared('answers'), previousAnswers)),
  ),
  previous_answers: step('change_by_previous_answers', times(squared('answers'), previousMentions)),
};
const CHANGE_SCATTER = squares('paired_', Object.entries(CHANGE_FACTORS), PAIRED);
const changeScatter = step('change_scatter', CHANGE_SCATTER.value);
const CHANGE_POINT = step('change_t', pointOf('pairs'));
const CHANGE_TOP = step('change_top', crossed('mentions', 'answers'));
const CHANGE_BOTTOM = step('change_bottom', times(wide('answers'), previousAnswers));
const CHANGE_REACH = step(
  'change_reach',
  over(
    times(CHANGE_POINT, squareRoot(spread('pairs', changeScatter))),
    times(float(squared('previous_answers')), float(squared('answers'))),
  ),
);
const CHANGE_MIDDLE = step('change_middle', over(float(CHANGE_TOP), float(CHANGE_BOTTOM)));
const CHANGE = step('change_exact', difference(CHANGE_TOP, CHANGE_BOTTOM));

const changeEnd = (end: Expression<number>) =>
  unlessFew('pairs', choose<number | null>([[equal(changeScatter, 0n), CHANGE]], rounded(end)));

/**
 * The change of visibility against the range before, paired by prompt (Miller, arXiv 2411.00640): with figures 1 of
 * the range before and 2 of this one, d = (y2 - p2 n2) / N2 - (y1 - p1 n1) / N1 for each prompt that has answers in
 * both, and the variance is k / (k - 1) times the sum of d².
 */
export const VISIBILITY_PAIRED = {
  sums: { pairs: { factors: [], having: PAIRED }, ...CHANGE_SCATTER.sums },
  steps: [
    ...Object.values(CHANGE_FACTORS),
    changeScatter,
    CHANGE_POINT,
    CHANGE_TOP,
    CHANGE_BOTTOM,
    CHANGE_REACH,
    CHANGE_MIDDLE,
    CHANGE,
  ],
  metrics: [
    count(
      'previous_answers',
      'previous_answers',
      'answers',
      true,
      'Complete answers in the previous range, which compare names.',
    ),
    rate(
      'previous_visibility',
      ratio('previous_mentions', 'previous_answers'),
      'Visibility in the previous range.',
    ),
    number('visibility_change', CHANGE, 'fraction', 'visibility minus previous_visibility.'),
    number(
      'visibility_change_low',
      changeEnd(minus(CHANGE_MIDDLE, CHANGE_REACH)),
      'fraction',
      `Lower end of the 95 % interval of visibility_change; ${NO_PAIRS}`,
    ),
    number(
      'visibility_change_high',
      changeEnd(plus(CHANGE_MIDDLE, CHANGE_REACH)),
      'fraction',
      `Upper end of the 95 % interval of visibility_change; ${NO_PAIRS}`,
    ),
    {
      name: 'visibility_changed',
      type: 'boolean',
      nullable: true,
      unit: null,
      additive: false,
      formula: formulaOf(
        own(
          unlessFew('pairs', above(size(CHANGE_MIDDLE), CHANGE_REACH)),
          (sql) => `CAST(${sql}, 'Nullable(Bool)')`,
          (value) => value,
        ),
      ),
      description: `true where the interval of visibility_change excludes 0, so that the change exceeds chance; ${NO_PAIRS}`,
    },
  ],
} satisfies AddedColumns;

const POSITION_TOP = step('position_top', crossed('position_sum', 'ranked'));
const POSITION_BOTTOM = step('position_bottom', times(wide('ranked'), column('previous_ranked')));
const SENTIMENT_TOP = step('sentiment_top', crossed('sentiment_sum', 'mentions'));
const SENTIMENT_BOTTOM = step(
  'sentiment_bottom',
  times(times(wide('mentions'), previousMentions), BigInt(SENTIMENT_UNIT)),
);

/** Mentions, average position and sentiment of the range before, and the differences of the means, without an interval. */
const MEANS_CHANGE = {
  steps: [POSITION_TOP, POSITION_BOTTOM, SENTIMENT_TOP, SENTIMENT_BOTTOM],
  metrics: [
    count(
      'previous_mentions',
      'previous_mentions',
      'answers',
      true,
      'Answers in the previous range that rank the brand or name it in the text.',
    ),
    number(
      'previous_average_position',
      ratio('previous_position_sum', 'previous_ranked'),
      'position',
      'average_position in the previous range.',
    ),
    number(
      'average_position_change',
      difference(POSITION_TOP, POSITION_BOTTOM),
      'difference',
      'average_position minus previous_average_position: below 0 where the brand stands higher; no interval.',
    ),
    number(
      'previous_sentiment',
      signedMean('previous_sentiment_sum', 'previous_mentions', SENTIMENT_UNIT),
      'sentiment',
      'sentiment in the previous range.',
    ),
    number(
      'sentiment_change',
      difference(SENTIMENT_TOP, SENTIMENT_BOTTOM),
      'difference',
      'sentiment minus previous_sentiment; no interval.',
    ),
  ],
} satisfies AddedColumns;

/** The changes of the visibility report's rows. */
export const VISIBILITY_CHANGE: AddedColumns = {
  sums: VISIBILITY_PAIRED.sums,
  steps: [...VISIBILITY_PAIRED.steps, ...MEANS_CHANGE.steps],
  metrics: [...VISIBILITY_PAIRED.metrics, ...MEANS_CHANGE.metrics],
};

const SHARE_TOP = step('share_top', crossed('ranked', 'group_ranked'));
const SHARE_BOTTOM = step('share_bottom', times(wide('group_ranked'), column('previous_group_ranked')));

/** And the share of voice of the range before. */
export const BRANDS_CHANGE: AddedColumns = {
  sums: VISIBILITY_PAIRED.sums,
  steps: [...(VISIBILITY_CHANGE.steps ?? []), SHARE_TOP, SHARE_BOTTOM],
  metrics: [
    // Rows of one group repeat its answers.
    ...VISIBILITY_PAIRED.metrics.map((metric) => ({ ...metric, additive: false })),
    rate(
      'previous_share_of_voice',
      ratio('previous_ranked', 'previous_group_ranked'),
      'share_of_voice in the previous range.',
    ),
    number(
      'share_of_voice_change',
      difference(SHARE_TOP, SHARE_BOTTOM),
      'fraction',
      'share_of_voice minus previous_share_of_voice.',
    ),
    ...MEANS_CHANGE.metrics,
  ],
};
