import { type Naming, namingsIn } from '../names/namings.ts';
import type { RankedItem } from '../ranking/items.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import { clausesOf, sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import { absentIn } from './absence.ts';
import { passingWords } from './passing.ts';
import { PRODUCT_RATINGS } from './product-ratings.ts';
import { compoundOf } from './vader.ts';

/** What an answer says of one brand. */
interface Opinion {
  /** Where it names the brand. */
  readonly spans: Span[];
  /** Scores of what is said about it, -1 to 1. */
  readonly scores: number[];
  /** The answer ranks it among its choices. */
  ranked: boolean;
}

/** What it says of a brand that an answer ranks it and does not fault it, as the score of one sentence. */
const RANKED = 0.5;

const scoreOf = (words: string) => compoundOf(words, PRODUCT_RATINGS);

/** What a reader sees of a clause, without the names in it: "Best Buy" praises nobody. */
function withoutNames(text: string, { start, end }: Span, namings: readonly Naming[]): string {
  let words = '';
  let from = start;
  for (const naming of namings) {
    words += `${text.slice(from, naming.start)} it `;
    from = naming.end;
  }
  words += text.slice(from, end);
  return visibleText(words, 0, words.length);
}

/** Which item of the ranking each piece tells about: the innermost, as later items lie inside earlier ones. */
function ownersOf(pieces: number, ranked: readonly RankedItem[]): Int32Array {
  const owners = new Int32Array(pieces).fill(-1);
  for (const [index, { from, to }] of ranked.entries()) owners.fill(index, from, to);
  return owners;
}

/**
 * What an answer says of each brand, by the brand's index: every sentence about it, and every sentence of its
 * item that names nobody. A sentence with several brands is cut at its contrasts. Where a clause says that a
 * brand is absent, it does not name it; where it names one in passing, only the words that describe that one
 * count.
 */
export function opinionsOf(
  text: string,
  { pieces }: Blocks,
  namings: readonly Naming[],
  ranked: readonly RankedItem[],
): Map<number, Opinion> {
  const opinions = new Map<number, Opinion>();
  const opinionOf = (brand: number) => {
    const opinion = opinions.get(brand) ?? { spans: [], scores: [], ranked: false };
    opinions.set(brand, opinion);
    return opinion;
  };

  function readClause(sentence: Span, clause: Span, named: readonly Naming[], owner: RankedItem | undefined) {
    const absent = absentIn(text, clause);
    const present = namingsIn(named, clause).filter(
      ({ start, end }) => !absent || end <= absent.start || start >= absent.end,
    );
    if (present.length === 0) return;
    const score = scoreOf(withoutNames(text, clause, present));
    const about = new Set<number>();
    for (const [at, naming] of present.entries()) {
      const { spans, scores } = opinionOf(naming.brand);
      spans.push({ start: naming.start, end: naming.end });
      const before = present[at - 1];
      // "Intel Core Ultra" names one brand twice, and once.
      if (before?.brand === naming.brand && naming.start - before.end <= 1) continue;
      const ofOther = owner !== undefined && !owner.brands.includes(naming.brand);
      const words = passingWords(text, sentence, naming, ofOther);
      if (words !== null) scores.push(words === '' ? 0 : scoreOf(words));
      else if (!about.has(naming.brand)) {
        about.add(naming.brand);
        scores.push(score);
      }
    }
  }

  function readPiece(piece: Piece, inPiece: readonly Naming[], owner: RankedItem | undefined) {
    for (const sentence of sentencesOf(text, piece.start, piece.end)) {
      const named = namingsIn(inPiece, sentence);
      if (named.length > 0) {
        const several = named.some(({ brand }) => brand !== named[0]?.brand);
        const clauses = several ? clausesOf(text, sentence) : [sentence];
        for (const clause of clauses) readClause(sentence, clause, named, owner);
      } else if (owner && owner.brands.length > 0) {
        const score = scoreOf(visibleText(text, sentence.start, sentence.end));
        for (const brand of owner.brands) opinionOf(brand).scores.push(score);
      }
    }
  }

  if (namings.length === 0) return opinions;
  for (const { brands } of ranked) for (const brand of brands) opinionOf(brand).ranked = true;
  const owners = ranked.length > 0 ? ownersOf(pieces.length, ranked) : null;
  for (const [index, piece] of pieces.entries()) {
    const inPiece = namingsIn(namings, piece);
    const owner = ranked[owners?.[index] ?? -1];
    if (inPiece.length > 0 || (owner && owner.brands.length > 0)) readPiece(piece, inPiece, owner);
  }
  return opinions;
}

/** The mean of what is said of a brand with feeling, -1 to 1 with 4 decimals; 0 where nothing is. */
export function sentimentOf({ scores, ranked }: Pick<Opinion, 'scores' | 'ranked'>): number {
  const felt = scores.filter((score) => score !== 0);
  let sum = felt.reduce((total, score) => total + score, 0);
  let count = felt.length;
  if (ranked && sum >= 0) {
    sum += RANKED;
    count += 1;
  }
  return count === 0 ? 0 : Math.round((sum / count) * 10_000) / 10_000 || 0;
}
