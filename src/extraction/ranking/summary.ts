import type { Blocks } from '../text/blocks.ts';
import { matchesIn } from '../text/matches.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isSummary } from './parts.ts';
import { slotsOf } from './slots.ts';

/** "**Short answer:** …": a label in bold type at most, and what it says. */
const LABELLED = /^[^\p{L}\p{N}]{0,6}([\p{L}\s;'’]{2,30}?)[*_]*[:：][*_]*\s*/u;
/** Names that are set off: in bold type, or in the quotation marks of the East. */
const SET_OFF = /\*\*(?!\s)([^*\n]{2,60}?)\*\*|[「『]([^」』\n]{2,40})[」』]/gu;
const MIN_FORM = 0.6;

/** The names that an answer sets off where it first says in short what it would take: "TL;DR: go with **Acme**". */
export function namesInSummary(text: string, { pieces }: Blocks, uses: WordUses) {
  for (const [piece, { kind, start, end }] of pieces.entries()) {
    const label = kind === 'paragraph' ? LABELLED.exec(text.slice(start, Math.min(end, start + 60))) : null;
    if (!label || !isSummary(label[1] ?? '')) continue;
    const from = start + label[0].length;
    return matchesIn(text.slice(from, end), SET_OFF).flatMap(({ 0: all, 1: bold, 2: quoted, index }) => {
      const name = bold ?? quoted ?? '';
      const at = from + index + all.indexOf(name);
      const head = { start: at, end: at + name.length };
      const slots = slotsOf(text, head, uses, true);
      return slots.every(({ form }) => form >= MIN_FORM) ? [{ head, slots, from: piece, to: piece }] : [];
    });
  }
  return [];
}
