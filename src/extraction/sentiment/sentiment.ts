import { share } from '../model/hashed.ts';
import { oddsOfRow } from '../model/trees.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Naming } from '../names/find-names.ts';
import type { Ranking } from '../places/ranking.ts';
import type { Document } from '../text/document.ts';
import { opinionsOf } from './opinions.ts';
import { brandRows, type Reason } from './rows.ts';

/** Opinion of a text on a brand, by trees over counts of words by class and place. */
export interface Sentiment {
  /** From -1 to 1: positive from 0.25 on, negative from -0.25 down. */
  readonly score: number;
  /** Words that made it, in the order of the text. */
  readonly reasons: readonly Reason[];
}

/** Added to log odds: few brands are blamed, and a verdict that is missed costs more than one too many. */
const BIAS = { praise: 0.15, blame: 0.9 } as const;
/** Least score of a verdict; share of praise or blame from which on the other is none; factor that keeps other scores below; most reasons. */
const [VERDICT, LEAST_DOUBT, BALANCED, MOST_REASONS] = [0.25, 0.42, 0.43, 10] as const;

/** Score by the log odds of praise and of blame: a verdict where one is likelier than not and the other clearly is not. */
export function scoreOf(good: number, bad: number): number {
  const [praise, blame] = [share(good), share(bad)];
  const isVerdict = Math.max(praise, blame) > 0.5 && Math.min(praise, blame) < LEAST_DOUBT;
  const size = VERDICT + (1 - VERDICT) * (2 * Math.max(praise, blame) - 1);
  const score = isVerdict ? size * Math.sign(praise - blame) : (praise - blame) * BALANCED;
  return Math.round(score * 10_000) / 10_000 + 0;
}

/** The words that say most, in the order of the text; those against the score come last in choice. */
function chosenReasons(reasons: readonly Reason[], score: number): Reason[] {
  const places = new Set<number>();
  return reasons
    .filter(({ start }) => !places.has(start) && places.add(start))
    .sort((a, b) => b.weight * Math.sign(score) - a.weight * Math.sign(score) || a.start - b.start)
    .slice(0, MOST_REASONS)
    .sort((a, b) => a.start - b.start);
}

/** Scores each brand that a text names. Linear in the text; `positions` are the places that the text gives brands. */
export function sentimentsOf(
  { document, ranking }: { readonly document: Document; readonly ranking: Ranking },
  namings: readonly Naming[],
  positions: ReadonlyMap<number, number>,
): ReadonlyMap<number, Sentiment> {
  if (namings.length === 0) return new Map();
  const { good, bad } = WEIGHTS();
  const rows = brandRows(document, ranking, opinionsOf(document, ranking.hits), namings, positions);
  return new Map(
    rows.map(({ brand, row, reasons }): [number, Sentiment] => {
      const score = scoreOf(oddsOfRow(good, row) + BIAS.praise, oddsOfRow(bad, row) + BIAS.blame);
      return [brand, { score, reasons: chosenReasons(reasons, score) }];
    }),
  );
}
