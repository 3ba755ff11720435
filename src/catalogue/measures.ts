import { ownsDomain } from '../stores/brand-config.ts';
import { linear } from './formulas.ts';
import type { Fact, Measure } from './types.ts';

/** Value for "not ranked" in the smallest position. */
const UNRANKED = 65535;

/** A sum that is never below zero, and one that may be. */
const sum = (raw: string): Measure => ({ combine: 'sum', stored: 'UInt64', raw, none: 0 });
const signedSum = (raw: string): Measure => ({ combine: 'sum', stored: 'Int64', raw, none: 0 });
const smallest = (raw: string): Measure => ({ combine: 'min', stored: 'UInt16', raw, none: UNRANKED });
const greatest = (raw: string, stored: string): Measure => ({ combine: 'max', stored, raw, none: 0 });

/** The number of rows for which a condition holds. */
export const countOf = sum;

/** Index weights are counted in billionths: with millionths one mean in 2,500 got another 4th decimal. */
export const WEIGHT_UNIT = 1_000_000_000;

/** Sentiments are stored and summed in ten-thousandths. */
export const SENTIMENT_UNIT = 10_000;

const NAMED_WEIGHT = 100_000_000;
const rankWeight = (rank: string) => `round(${WEIGHT_UNIT} / log2(${rank} + 1))`;

/**
 * The weight of a mention in the visibility index, in billionths: 1/log2(position + 1), the discount of DCG
 * (Järvelin and Kekäläinen, 2002), where the answer ranks the brand; 0.1 where it only names it.
 */
const weight = (position: string) =>
  `if(${position} = 0, ${NAMED_WEIGHT}, toUInt64(${rankWeight(position)}))`;

/* Mentions store the excess of their weight over a line through those of positions 1 and 2: 0 for most of
   them, which ClickHouse compresses into three fifths of the bytes of weights. The sum of weights follows
   from it and from existing sums. */
const SECOND_WEIGHT = 630_929_754;
const LINE_SLOPE = WEIGHT_UNIT - SECOND_WEIGHT;
const LINE_START = WEIGHT_UNIT + LINE_SLOPE;

/** Mentions without a rank add nothing beyond the line, the same as rank 1. */
const RANK = 'greatest(position, 1)';
const WEIGHT_REST = `toUInt64(${rankWeight(RANK)} + ${LINE_SLOPE} * ${RANK} - ${LINE_START})`;

/** Sum of the weights of mentions, computed from their measures. */
export const MENTIONS_WEIGHT = linear({
  weight_rest: 1,
  ranked: LINE_START - NAMED_WEIGHT,
  mentions: NAMED_WEIGHT,
  position_sum: -LINE_SLOPE,
});

/**
 * Measures per fact. A rollup holds each as a column of its name, filled by a view with its expression: `npm
 * run -s rollups` writes the migration that a change here needs.
 */
export const MEASURES = {
  answers: {
    answers: sum('1'),
    mentions: sum('brand_mentioned'),
    ranked: sum('brand_position > 0'),
    position_sum: sum('brand_position'),
    best: smallest(`if(brand_position = 0, ${UNRANKED}, brand_position)`),
    weight_sum: sum(`if(brand_mentioned, ${weight('brand_position')}, 0)`),
    sentiment_sum: signedSum('if(brand_mentioned, brand_sentiment, 0)'),
    positive: sum('brand_mentioned AND brand_sentiment >= 2500'),
    negative: sum('brand_mentioned AND brand_sentiment <= -2500'),
    own_citations: sum('own_citations'),
    mention_rows: sum('length(`mentions.competitor_no`)'),
    citation_rows: sum('citation_count'),
  },
  mentions: {
    mentions: sum('1'),
    ranked: sum('position > 0'),
    position_sum: sum('position'),
    best: smallest(`if(position = 0, ${UNRANKED}, position)`),
    weight_rest: sum(WEIGHT_REST),
    sentiment_sum: signedSum('sentiment'),
  },
  citations: {
    citations: sum('1'),
    cited_answers: sum('first_of_domain'),
    last_cited_at: greatest('answered_at', "DateTime64(3, 'UTC')"),
  },
  searches: {
    searches: sum('1'),
    answers: sum('first_of_query'),
    last_searched_at: greatest('answered_at', "DateTime64(3, 'UTC')"),
  },
} as const satisfies Record<Fact, Record<string, Measure>>;

/** Citations of the domains that are the brand's own today, whatever they were when an answer was written. */
export const OWN_MEASURES: Readonly<Record<string, Measure>> = {
  own_citations: countOf(`arrayCount(no -> ${ownsDomain('no')}, \`citations.domain_no\`)`),
};

/** Measure of the searches report: answers whose engine reported its searches. */
export const TOLD_MEASURES: Readonly<Record<string, Measure>> = { told: countOf('searches_told') };
