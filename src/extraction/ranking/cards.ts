import { EMOJI } from '../../shared/characters.ts';
import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import type { Candidate, Group } from './group.ts';
import { headOf, isTitle } from './heads.ts';
import { introductionOf } from './introduction.ts';

/** A first line that is the title of what the lines below it tell: short, perhaps behind an emoji, and no sentence, label or marked item. */
const TITLE = new RegExp(
  String.raw`^(?:${EMOJI}\s?)?[\p{L}\p{N}][^\n:：→|]{1,58}(?<![.,;!?。，、！？])\n[^\n]`,
  'u',
);
const REACH = 80;
const MIN_CARDS = 3;
/** A longer title without capitals is a sentence. */
const MAX_CASELESS = 20;
/** Behind a line that breaks a line of its own follows: a blank line, or none. */
const BLANK = /\n\s*\n/u;

/**
 * Paragraphs of which each has a title in a line of its own, and below it what is told of it, as answers are copied
 * from pages: "Acme Nova — Best overall", below it "Perfect blacks, a bargain", "$1,799".
 */
export function cardGroups(text: string, blocks: Blocks): Group[] {
  const { pieces } = blocks;
  const runs: (Candidate & { to: number })[][] = [];
  let open: (Candidate & { to: number })[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const { kind, item, start } = pieces[at] ?? { kind: 'row', item: 0, start: 0 };
    const from = at;
    // In a plain text each line is a piece.
    while (
      kind === 'paragraph' &&
      item < 0 &&
      pieces[at + 1]?.kind === 'paragraph' &&
      pieces[at + 1]?.item === item &&
      !BLANK.test(text.slice(pieces[at]?.end, pieces[at + 1]?.start))
    )
      at += 1;
    const end = pieces[at]?.end ?? start;
    if (kind !== 'paragraph' || item >= 0 || !isCard(text, start, end)) {
      open = [];
      continue;
    }
    if (open.push({ start, end, from, to: at + 1, number: 0 }) === MIN_CARDS) runs.push(open);
  }
  return runs.map((candidates) => ({
    kind: 'leads',
    candidates,
    introduction: introductionOf(text, blocks, candidates[0]?.from ?? 0),
    ordered: false,
    parent: -1,
  }));
}

function isCard(text: string, start: number, end: number): boolean {
  if (!TITLE.test(text.slice(start, Math.min(end, start + REACH)))) return false;
  const head = headOf(text, { start, end });
  const title = text.slice(head.start, head.end);
  return head.cut && (CASELESS.test(title) ? title.length <= MAX_CASELESS : isTitle(title.split(/\s+/)));
}
