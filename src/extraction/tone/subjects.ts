import { type Naming, namingsIn } from '../names/namings.ts';
import type { RankedItem } from '../ranking/ranked-items.ts';
import type { Blocks, Piece } from '../text/blocks.ts';

/** A lead longer than this is a sentence of its own. */
const MAX_LEAD = 100;
/** Marks and emoji before the first word of a piece. */
const BEFORE = /^(?:[\s*_#>[\]"“«「【『(\d.)-]|\p{Extended_Pictographic}|\ufe0f)*$/u;

/** A piece that is in bold as a whole is a title. */
const BOLD = /^(?:\*\*|__)(?:(?!\*\*|__).){1,100}(?:\*\*|__)[:：]?\s*$/su;

/** Between names that are told of together: "Acme / Nova", "Acme and Nova". */
export const TOGETHER =
  /^[\s*_"'“”’「」『』()·・/／,&＆+、，;와과나이랑や와と和或及-]*(?:(?:and|or|und|oder|et|ou|y|o|e|i|oraz|lub|ve|veya|en|of|и|или)\s[\s*_"“]*)?$/iu;

/** What a piece of an answer is about. */
export interface Subject {
  readonly brands: readonly number[];
  /** It is an item of the answer's ranking. */
  readonly isItem: boolean;
}

/**
 * What each piece is about, null where that is not known: the innermost item of the ranking; else the brand that
 * the heading or short line above begins with.
 */
export function subjectsOf(
  text: string,
  { pieces, items }: Blocks,
  namings: readonly Naming[],
  ranked: readonly RankedItem[],
): readonly (Subject | null)[] {
  const subjects: (Subject | null)[] = new Array(pieces.length).fill(null);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'row' || piece.end - piece.start > MAX_LEAD) continue;
    const [first] = namingsIn(namings, piece, 1);
    if (!first || !BEFORE.test(text.slice(piece.start, first.start))) continue;
    let to = index + 1;
    if (piece.kind === 'heading') while (to < pieces.length && pieces[to]?.kind !== 'heading') to += 1;
    else if (items[piece.item]?.first === index) to = items[piece.item]?.end ?? to;
    else {
      if (pieces[to]?.kind === 'paragraph' && pieces[to]?.item === piece.item) to += 1;
      while (to < pieces.length && pieces[to]?.kind === 'paragraph' && pieces[to]?.item !== piece.item)
        to += 1;
    }
    subjects.fill({ brands: [first.brand], isItem: false }, index, to);
  }
  /**
   * The one brand that a title in bold, or a heading, names wherever, or those that it names together: "Why I'd be
   * careful with Acme", "Why not Acme or Zeta?"
   */
  function titled({ start, end, kind }: Piece): readonly number[] {
    if (kind === 'row' || end - start > MAX_LEAD) return [];
    if (kind !== 'heading' && !BOLD.test(text.slice(start, end))) return [];
    const named = namingsIn(namings, { start, end });
    const areTogether = named.every((one, at) => {
      const before = named[at - 1];
      if (!before || before.brand === one.brand) return true;
      // Who stands in brackets makes what stands before them.
      const between = text.slice(before.end, one.start);
      return TOGETHER.test(between) && !/[(（]/.test(between);
    });
    return areTogether ? [...new Set(named.map(({ brand }) => brand))] : [];
  }

  const longest = Math.max(2, ...ranked.slice(0, -1).map(({ from, to }) => to - from));
  for (const [at, { from, to, brands, unknown }] of ranked.entries()) {
    // Behind the last item of a ranking of headings the answer goes on to something else.
    const end = at > 0 && at === ranked.length - 1 ? Math.min(to, from + longest) : to;
    subjects.fill({ brands, isItem: brands.length + unknown.length > 0 }, from, end);
  }
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const brands = piece ? titled(piece) : [];
    if (brands.length === 0 || brands.every((brand) => subjects[index]?.brands.includes(brand))) continue;
    const isOver = (at: number) => {
      const next = pieces[at];
      return !next || next.kind === 'heading' || BOLD.test(text.slice(next.start, next.end));
    };
    let to = index + 1;
    while (!isOver(to)) to += 1;
    subjects.fill({ brands, isItem: false }, index, to);
    index = to - 1;
  }
  return subjects;
}
