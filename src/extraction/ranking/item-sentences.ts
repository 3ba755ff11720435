import { CASELESS } from '../text/caseless.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { boldNamesAt, SEVERAL_BOLD } from './bold-names-at.ts';
import { isKindOfThings } from './caseless-form.ts';
import { headOf } from './heads.ts';
import { introductionIn } from './introduction.ts';
import { type ReadItem, trimmed } from './items.ts';
import { withoutAsides } from './name-signs.ts';
import { acts, namesBehindLike, slotOf, subjectOf } from './slots.ts';

/* Items that are told by what their sentences say, where their heads name nobody. */

/** What items begin with that stand for the rest of the choices: "Other regional shops", "기타 대기업 교육원". */
const REST =
  /^(?:other|others|more|further|weitere\p{L}?|andere\p{L}?|sonstige\p{L}?|autres?|otr[oa]s|altr[ei]|outr[oa]s|overige|inne|pozostałe|další|ostatní|другие|прочие|інші|diğer|lainnya|andre|øvrige|muut|muita|alte|alți|egyéb|további|άλλ(?:ες|α|οι))\s\p{L}|^(?:その他|他の|기타\s|그 외|그 밖|其他|其它|อื่น)/iu;

/** Whether an item's head says that the rest of the choices is in it. */
export const namesTheRest = ({ slots: [slot] }: ReadItem): boolean => REST.test(slot?.label ?? '');

/** An item whose head is a kind of things, told by those that its text sets in bold type; null where it is none. */
export function withBoldNames(text: string, read: ReadItem, uses: WordUses): ReadItem | null {
  const { candidate, head, part, labelled, form } = read;
  const kind = visibleText(text, head.start, head.end);
  const isKind = CASELESS.test(kind)
    ? isKindOfThings(withoutAsides(kind).trim())
    : /\s\p{Ll}{3,}/u.test(kind);
  if (part || labelled || form >= 1 || !isKind || !head.cut) return null;
  const bold = text.slice(head.rest, candidate.end).search(SEVERAL_BOLD);
  const told = bold < 0 ? null : boldNamesAt(text, head.rest + bold, candidate.end, uses);
  return told && { ...read, ...told, labelled: true };
}

/** Up to a name in bold type in the first sentence of an item, which is no label. */
const BEFORE_BOLD = /^(?![*_])[^*\n.!?:：]{1,110}(?=\*\*[^*\n]{2,60}\*\*(?!\s?[:：]))/u;

/** An item that tells in its first sentence of names in bold type ("In town, **Acme** is …"), told by these; null where it has none. */
export function withNamesInSentence(text: string, read: ReadItem, uses: WordUses): ReadItem | null {
  const { start, end } = read.candidate;
  if (read.part || read.labelled || read.form >= 1) return null;
  const before = BEFORE_BOLD.exec(text.slice(start, Math.min(end, start + 180)))?.[0];
  if (before === undefined) return null;
  const at = start + before.length;
  const several = boldNamesAt(text, at, end, uses);
  if (several) return { ...read, ...several, labelled: true };
  const close = text.indexOf('**', at + 2);
  const slot = slotOf(text, { start: at + 2, end: close }, uses, true);
  return slot.form >= 1
    ? {
        ...read,
        head: { start: at, end: close + 2, rest: close + 2, cut: true },
        slots: [slot],
        form: 1,
        labelled: true,
      }
    : null;
}

/** Whether an item says that brands follow, and lists them: "Brands known for long wear: Acme, Nova". */
export function listsBrands(text: string, { candidate, slots, labelled, part }: ReadItem): boolean {
  const [first] = slots;
  if (!first || !labelled || part || slots.length < 2) return false;
  const { brands, avoid, others, shops, traits } = introductionIn(
    visibleText(text, candidate.start, first.start),
  );
  return brands && !(avoid || others || shops || traits);
}

/**
 * An item whose label says what a choice is for, and the sentence behind it which one: "Wide feet: Altra is known …",
 * "Modest styles: Brands like Acme and Nova …"; null where that names none.
 */
export function withSentence(
  text: string,
  { candidate, ...read }: ReadItem,
  uses: WordUses,
): (ReadItem & { readonly acts: boolean }) | null {
  const head = headOf(text, candidate);
  const behind = trimmed(text, { start: head.rest, end: candidate.end });
  if (read.part || !head.cut || !/[:：]/u.test(text.slice(head.end, behind.start))) return null;
  const shown = namesBehindLike(text, behind, uses);
  const subject = shown.length > 0 ? null : subjectOf(text, behind, uses);
  const slots = subject ? [subject] : shown;
  return slots.length === 0
    ? null
    : {
        ...read,
        candidate,
        head: headOf(text, behind),
        slots,
        form: 1,
        labelled: true,
        shown: false,
        acts: subject === null || acts(text, subject),
      };
}

/**
 * An item whose sentence begins with what it is about ("Acme records your screen"), told by that; null where it begins
 * with none that may be a name.
 */
export function withSubject(text: string, read: ReadItem, uses: WordUses): ReadItem | null {
  const [first] = read.slots;
  const slot = first?.start === read.head.start ? subjectOf(text, read.head, uses) : null;
  return slot && { ...read, slots: [slot], form: slot.form };
}
