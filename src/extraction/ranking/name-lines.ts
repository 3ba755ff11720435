import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isNameLabel } from './choice-labels.ts';
import { introductionIn } from './introduction.ts';
import type { ReadItem } from './items.ts';
import { partsOf } from './joined-names.ts';
import { slotOf } from './slots.ts';

/** A line below the head of an item: "Brands: Acme, Nova", "- **Brands:** Acme". */
const LINE = /\n[\s*_•・-]*(?<label>[^\n:：*_]{1,24})[*_]*[:：][*_]*[^\S\n]*(?<names>[^\n]+)/gu;
/** Lines are looked for so far behind a head, in characters. */
const REACH = 400;
/** Heads that are likelier names than that are what ranks, whoever stands in lines below them. */
const LIKELY = 1.3;
const MIN_ITEMS = 2;

/** Whether a label says that brands follow, which are no others than those the text is about. */
function saysNames(label: string): boolean {
  const { brands, rest, avoid, others, traits, shops } = introductionIn(label);
  return !(rest || avoid || others || traits || shops) && (brands || isNameLabel(label));
}

/** An item told by the names that a line below its head lists; null where none does. */
function withLine(text: string, read: ReadItem, next: number, uses: WordUses): ReadItem | null {
  const from = read.head.end;
  const said = text.slice(from, Math.min(next, from + REACH));
  for (const { 0: line, index, groups } of matchesIn(said, LINE)) {
    const names = groups?.names ?? '';
    if (!saysNames((groups?.label ?? '').trim())) continue;
    const start = from + index + line.length - names.length;
    const head = { start, end: start + names.trimEnd().replace(/[.。]$/u, '').length };
    const slots = partsOf(text, head, uses, 'examples').map((part) => slotOf(text, part, uses, true));
    if (slots.every(({ form, label }) => form >= (CASELESS.test(label) ? 0.6 : 1)))
      return { ...read, head: { ...head, rest: head.end, cut: true }, slots, form: 1, labelled: true };
  }
  return null;
}

/**
 * The items of a list of kinds that each tell in a line of their own whom there is of it ("1. Tiles", below it "Brands:
 * Acme, Nova"); null where their heads may be names, or fewer than two in three tell any.
 */
export function behindNameLines(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] | null {
  if (reads.length < MIN_ITEMS || reads.some(({ labelled }) => labelled)) return null;
  if (reads.reduce((sum, { form }) => sum + form, 0) >= LIKELY * reads.length) return null;
  const told = reads.flatMap(
    (read, at) => withLine(text, read, reads[at + 1]?.candidate.start ?? text.length, uses) ?? [],
  );
  const several = told.some(({ slots }) => slots.length > 1);
  return several && told.length * 3 >= reads.length * 2 && told.length >= MIN_ITEMS ? told : null;
}
