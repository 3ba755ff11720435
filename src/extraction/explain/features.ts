import { CONTEXT_ROW, LIST_ROW } from '../lists/list-features.ts';
import { oddsOfRow } from '../model/trees.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Ranking } from '../places/ranking.ts';

/** A feature of a list, its value, and the score with it minus the score with 0 in its place. */
export interface FeatureEffect {
  readonly name: string;
  readonly value: number;
  readonly effect: number;
}

const NAMES: readonly string[] = [...LIST_ROW, ...CONTEXT_ROW];
/** The score of a list by itself, which is a feature of its score beside the others. */
const OWN_SCORE = LIST_ROW.length + CONTEXT_ROW.indexOf('score');
/** Values of features that have nothing to tell: no such word, no list before, inside or around. */
const NOTHING: ReadonlySet<number> = new Set([0, -6, -9]);
const [LEAST_EFFECT, MOST_FEATURES] = [0.05, 8] as const;

/** A figure with 2 decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/**
 * Features of a list that tell something and move its score, the strongest first. One of the list by itself moves both
 * scores: that by itself, and with that the one beside the other lists.
 */
export function listFeatures(
  { rows, scores }: Pick<Ranking, 'rows' | 'scores'>,
  at: number,
): FeatureEffect[] {
  const { lists, context } = WEIGHTS();
  const row = rows[at];
  if (!row) return [];
  /** Columns that hold the score of the list by itself: some stand for other lists where there are none. */
  const own = NAMES.flatMap((_, at) => (at >= LIST_ROW.length && row[at] === row[OWN_SCORE] ? [at] : []));
  return NAMES.flatMap((name, column): FeatureEffect[] => {
    const value = row[column] ?? 0;
    if (NOTHING.has(value) || own.includes(column)) return [];
    const without = row.with(column, 0);
    if (column < LIST_ROW.length) {
      const score = oddsOfRow(lists, without);
      for (const at of own) without[at] = score;
    }
    const effect = (scores[at] ?? 0) - oddsOfRow(context, without);
    return Math.abs(effect) < LEAST_EFFECT ? [] : [{ name, value: rounded(value), effect: rounded(effect) }];
  })
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, MOST_FEATURES);
}
