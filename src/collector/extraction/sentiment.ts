import { absentIn } from './absence.ts';
import type { Blocks } from './blocks.ts';
import type { Naming } from './names.ts';
import { namingsIn, type RankedItem } from './ranking.ts';
import { clausesOf, type Span, sentencesOf, visibleText } from './sentences.ts';
import { compoundOf } from './vader.ts';

/** What an answer says of one brand. */
export interface Opinion {
  readonly spans: Span[];
  /** Scores of what is said about it, -1 to 1. */
  readonly scores: number[];
}

/** Which item of the ranking each piece tells about: the innermost, as later items lie inside earlier ones. */
function ownersOf(pieces: number, ranked: readonly RankedItem[]): Int32Array {
  const owners = new Int32Array(pieces).fill(-1);
  for (const [index, { from, to }] of ranked.entries()) owners.fill(index, from, to);
  return owners;
}

/**
 * What an answer says of each brand, by the brand's index: every sentence that names it, and every sentence of
 * its item that names nobody else. A sentence is cut at its contrasts where several brands are in it. Where a
 * clause says that a brand is absent, it does not name it.
 */
export function opinionsOf(
  text: string,
  { pieces }: Blocks,
  namings: readonly Naming[],
  ranked: readonly RankedItem[],
): Map<number, Opinion> {
  const opinions = new Map<number, Opinion>();
  const opinionOf = (brand: number) => {
    const opinion = opinions.get(brand) ?? { spans: [], scores: [] };
    opinions.set(brand, opinion);
    return opinion;
  };
  const owners = ownersOf(pieces.length, ranked);
  for (const [index, piece] of pieces.entries()) {
    const inPiece = namingsIn(namings, piece);
    const owner = ranked[owners[index] ?? -1];
    if (inPiece.length === 0 && (owner === undefined || owner.brands.length === 0)) continue;
    for (const sentence of sentencesOf(text, piece.start, piece.end)) {
      const named = namingsIn(inPiece, sentence);
      if (named.length === 0) {
        if (!owner || owner.brands.length === 0) continue;
        const score = compoundOf(visibleText(text, sentence.start, sentence.end));
        for (const brand of owner.brands) opinionOf(brand).scores.push(score);
        continue;
      }
      const several = named.some(({ brand }) => brand !== named[0]?.brand);
      for (const clause of several ? clausesOf(text, sentence) : [sentence]) {
        const absent = absentIn(text, clause);
        const present = namingsIn(named, clause).filter(
          ({ start, end }) => !absent || end <= absent.start || start >= absent.end,
        );
        if (present.length === 0) continue;
        const score = compoundOf(visibleText(text, clause.start, clause.end));
        for (const { start, end, brand } of present) opinionOf(brand).spans.push({ start, end });
        for (const brand of new Set(present.map(({ brand: one }) => one)))
          opinionOf(brand).scores.push(score);
      }
    }
  }
  return opinions;
}

/** The mean of what is said with feeling, -1 to 1 with 4 decimals; 0 where nothing is. */
export function meanOf(scores: readonly number[]): number {
  const felt = scores.filter((score) => score !== 0);
  if (felt.length === 0) return 0;
  const mean = felt.reduce((sum, score) => sum + score, 0) / felt.length;
  return Math.round(mean * 10_000) / 10_000 || 0;
}
