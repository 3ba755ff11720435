import { introductionIn } from '../ranking/introduction.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { TO_AVOID, type Verdicts } from './verdicts.ts';

/** A cell of a table, and what its column's title says of it. */
interface SignedCell extends Span {
  readonly sign: number;
}

/** What titles say of what stands below them. */
export interface Contexts {
  /** Of each piece: 1 below "Pros", -1 below "Cons", `TO_AVOID` below "Brands to avoid", else 0. */
  readonly signs: Int8Array;
  /** The cells of the pieces that are rows. */
  readonly cells: ReadonlyMap<number, readonly SignedCell[]>;
  /** The pieces that are such titles. */
  readonly titles: ReadonlySet<number>;
}

/** Pieces longer than this are no titles. */
export const MAX_TITLE = 80;

/**
 * The index behind the last piece that stands below a title. Behind a list right below a heading the answer goes on to
 * something else: "In short", or a table of all.
 */
function endBelow({ pieces, items }: Blocks, index: number, title: Piece): number {
  if (title.kind === 'heading') {
    const isList = items[pieces[index + 1]?.item ?? -1] !== undefined;
    let at = index + 1;
    while (at < pieces.length) {
      const piece = pieces[at];
      if (piece?.kind === 'heading' && piece.depth <= title.depth) break;
      if (isList && piece?.item === title.item) break;
      at += 1;
    }
    return at;
  }
  const item = items[title.item];
  if (item && item.first === index && item.end > index + 1) return item.end;
  let at = index + 1;
  while (at < pieces.length && pieces[at]?.kind !== 'heading' && pieces[at]?.item !== title.item) at += 1;
  const next = pieces[index + 1];
  return at === index + 1 && next && next.kind === 'paragraph' ? at + 1 : at;
}

/** What a title says of what follows it; 0 for nothing. */
export const signOfTitle = ({ title, warns }: Verdicts): number =>
  title !== 0 ? title : warns ? TO_AVOID : 0;

/** Emoji that a line of good or bad sides begins with. */
const MERIT_MARK = /^[\s*_-]*(?:✅|✔️?|☑️?|👍|🟢|➕|💚)\ufe0f?\s/u;
const FLAW_MARK = /^[\s*_-]*(?:❌|✖️?|❎|👎|🔴|➖|⛔|🚫)\ufe0f?\s/u;

/** What the emoji says that a line begins with. */
export const signOfMark = (line: string): number =>
  MERIT_MARK.test(line) ? 1 : FLAW_MARK.test(line) ? -1 : 0;

/** Whether a line over a list says that it holds what to avoid, in other words than those of blame. */
function warns(line: string): boolean {
  const { avoid, others, rest, traits } = introductionIn(line);
  return avoid && !others && !rest && !traits;
}

/** Reads the titles of an answer; `read` tells what a sentence says. */
export function contextsOf(text: string, blocks: Blocks, read: (span: Span) => Verdicts): Contexts {
  const { pieces, tables } = blocks;
  const signs = new Int8Array(pieces.length);
  const titles = new Set<number>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'row' || piece.end - piece.start > MAX_TITLE) continue;
    const heading = piece.kind === 'heading';
    if (!heading && !/[:：*]\s*$/u.test(text.slice(piece.end - 3, piece.end)) && piece.end - piece.start > 24)
      continue;
    const verdicts = read(piece);
    // "❌ Hands off: Acme" is said of Acme alone.
    const isOverList = (pieces[index + 1]?.item ?? -1) > piece.item;
    const isWarning = () => isOverList && !verdicts.turns && warns(text.slice(piece.start, piece.end));
    const said = signOfTitle(verdicts) || (isWarning() ? TO_AVOID : 0);
    if (said === 0) continue;
    titles.add(index);
    signs.fill(said, index + 1, endBelow(blocks, index, piece));
  }
  const cells = new Map<number, SignedCell[]>();
  for (const { rows } of tables) {
    const [header, ...body] = rows;
    if (!header) continue;
    const columns = header.cells.map((cell) => read(cell).title);
    for (const row of body)
      cells.set(
        row.piece,
        row.cells.map(({ start, end }, column) => ({ start, end, sign: columns[column] ?? 0 })),
      );
  }
  return { signs, cells, titles };
}
