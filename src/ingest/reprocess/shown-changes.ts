import type { ShownChanges } from '../brands/names-read.ts';

/* Comparison of the old and the new reading of an answer, as a reader of the change feed sees them. */

export const NOTHING_SHOWN_ANEW: ShownChanges = { renamed: [], hasOtherDomains: false };

/** Columns of a stored answer that its readers see and that reading it again may change. */
interface ShownRow {
  readonly brand_mentioned: boolean;
  readonly brand_position: number;
  readonly brand_sentiment: number;
  readonly brands_ranked: number;
  readonly own_citations: number;
  readonly 'mentions.competitor_no': readonly number[];
  readonly 'mentions.position': readonly number[];
  readonly 'mentions.sentiment': readonly number[];
}

/** The order of mentions is not shown. */
function shownOf(row: ShownRow): string {
  const mentions = row['mentions.competitor_no'].map((no, index) => [
    no,
    row['mentions.position'][index],
    row['mentions.sentiment'][index],
  ]);
  const { brand_mentioned, brand_position, brand_sentiment, brands_ranked, own_citations } = row;
  return JSON.stringify([
    ...[brand_mentioned, brand_position, brand_sentiment, brands_ranked, own_citations],
    mentions.sort(([a = 0], [b = 0]) => a - b),
  ]);
}

/** True where two readings of an answer look the same to a reader. */
export const saysTheSame = (before: ShownRow, after: ShownRow): boolean => shownOf(before) === shownOf(after);

/**
 * True where an answer looks different by itself, however it is read: it mentions a brand that has another name, or the
 * brand's domains have changed and some citation is its own before and after, by one domain or by another.
 * @param own how many of its citations are the brand's own today.
 */
export const isShownAnew = (
  { 'mentions.competitor_no': mentioned }: Pick<ShownRow, 'mentions.competitor_no'>,
  own: number,
  { renamed, hasOtherDomains }: ShownChanges,
): boolean => mentioned.some((no) => renamed.includes(no)) || (hasOtherDomains && own > 0);
