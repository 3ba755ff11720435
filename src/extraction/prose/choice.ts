import { countBefore } from '../../shared/count-before.ts';
import type { Naming } from '../names/namings.ts';
import type { RankedItem } from '../ranking/ranked-items.ts';
import { slotOf } from '../ranking/slots.ts';
import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { type NamingSentence, namingSentences } from './sentences.ts';
import { signsOf } from './signs.ts';
import { LEAST_ODDS, oddsOf, PLACES } from './weights.ts';

/** The place that some sentences give the brand that they name, from 1, and where they do; null for none. */
function placeIn(text: string, sentences: readonly NamingSentence[]) {
  const told = sentences.map((sentence) => ({ naming: sentence.namings[0], signs: signsOf(text, sentence) }));
  for (const [at, place] of PLACES.entries()) {
    let [best, found]: [number, Naming | undefined] = [LEAST_ODDS[place], undefined];
    for (const { naming, signs } of told) {
      const odds = oddsOf(place, signs);
      if (odds > best) [best, found] = [odds, naming];
    }
    if (found) return { place: at + 1, naming: found };
  }
  return null;
}

/** The piece that a run of text stands in, an index; -1 for none. */
function pieceOf({ pieces }: Blocks, { start, end }: Span): number {
  const at = countBefore(pieces, (piece) => piece.start <= start) - 1;
  return end <= (pieces[at]?.end ?? -1) ? at : -1;
}

function itemOf(text: string, blocks: Blocks, uses: WordUses, { brand, start, end }: Naming, place: number) {
  const head = { start, end };
  const piece = pieceOf(blocks, head);
  return {
    head,
    introduced: false,
    from: piece,
    to: piece,
    slots: [{ ...slotOf(text, head, uses, true), place, brands: [brand] }],
    brands: [brand],
    unknown: [],
  };
}

/**
 * The brands of which an answer that ranks nobody in a list says that it takes them, or would take them next: what the
 * sentences of its paragraphs say of each is told by weights that are fitted to texts which people wrote and read
 * (`npm run -s fit`). Lists, tables and headings around them tell nothing: what they list is no choice, as steps or sources.
 * Each brand is told by itself, so that its place does not depend on which others are known; two may share one.
 */
export function chosenInProse(
  text: string,
  blocks: Blocks,
  uses: WordUses,
  namings: readonly Naming[],
): RankedItem[] {
  if (namings.length === 0) return [];
  const isTold = (naming: Naming) => {
    const piece = blocks.pieces[pieceOf(blocks, naming)];
    return piece?.kind === 'paragraph' && piece.item < 0;
  };
  return [...namingSentences(text, namings).values()].flatMap((sentences) => {
    const found = placeIn(
      text,
      sentences.filter(({ namings: [naming] }) => naming && isTold(naming)),
    );
    return found ? [itemOf(text, blocks, uses, found.naming, found.place)] : [];
  });
}
