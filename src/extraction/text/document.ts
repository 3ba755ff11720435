import type { TextFormat } from '../../shared/text-format.ts';
import { type Block, blocksOf } from './blocks.ts';
import { foldedUnits } from './characters.ts';
import { HIDDEN, MARKUP, markInline } from './inline.ts';
import { normalized } from './normalized.ts';

/** A text as it is read: one structure that all later steps look at. */
export interface Document {
  /** The text in NFC. */
  readonly text: string;
  /** The text without case, accents and width, unit by unit. */
  readonly folded: string;
  /** Place in the text as it was given. */
  readonly placeBefore: (at: number) => number;
  /** Bits of each code unit (`inline.ts`). */
  readonly flags: Uint8Array;
  readonly blocks: readonly Block[];
}

/** Parses a text; both formats are read alike, as engines send Markdown where they say plain. Linear in its length. */
export function documentOf(given: string, _format: TextFormat): Document {
  const { text, placeBefore } = normalized(given);
  const flags = markInline(text);
  return { text, folded: foldedUnits(text), placeBefore, flags, blocks: blocksOf(text, flags) };
}

/** The part of a span that a reader sees. */
export function visible({ text, flags }: Document, start: number, end: number): string {
  let seen = '';
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) === 0) continue;
    if (at > from) seen += text.slice(from, at);
    from = at + 1;
  }
  return from < end ? seen + text.slice(from, end) : seen;
}
