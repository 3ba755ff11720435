/** What an answer says of a brand, in sums of verdicts. */
export interface Said {
  /** Of the sentences about it, outside lists of good and bad sides. */
  sum: number;
  /** How many those are. */
  sentences: number;
  /** Of what stands below "pros" and below "cons". */
  merits: number;
  flaws: number;
  /** The answer ranks it: what is said there in its favour is a reason to choose it. */
  ranked: boolean;
}

/** The greater, the more must be said for a sentiment near 1 or -1: one word like "great" (2) gives 0.37. */
const STEADINESS = 24;
const PER_SENTENCE = 1;
/** Lists of good and bad sides stand for a balance, whichever is longer. */
const BALANCE = 0.1;
const MAX_BALANCE = 1;
/** What a mild word weighs more where it gives the reason for a rank, or where a writer finds fault at all. */
const FOR_RANK = 1;
const FOR_FAULT = -0.5;

/** What is said of a brand on the whole, -1 to 1 with 4 decimals; 0 where nothing is, or as much good as bad. */
export function sentimentOf({ sum, sentences, merits, flaws, ranked }: Said): number {
  const balanced = merits !== 0 && flaws !== 0;
  const listed = balanced
    ? Math.max(-MAX_BALANCE, Math.min(MAX_BALANCE, (merits + flaws) * BALANCE))
    : merits + flaws;
  const reasons = balanced ? sum : sum + listed;
  const extra = ranked ? (reasons > 0 ? FOR_RANK : 0) : reasons < 0 ? FOR_FAULT : 0;
  const total = sum + listed + extra;
  const sentiment = total / Math.sqrt(total * total + STEADINESS + PER_SENTENCE * sentences);
  return Math.round(sentiment * 10_000) / 10_000 || 0;
}
