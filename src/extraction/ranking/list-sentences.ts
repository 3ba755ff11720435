import type { WordUses } from '../text/word-uses.ts';
import { isOverColon } from './head-ends.ts';
import { introductionIn } from './introduction.ts';
import { withBoldNames, withNamesInSentence, withSentence, withSubject } from './item-sentences.ts';
import { firstWord, type ReadItem, readItem } from './items.ts';
import { headKey } from './recurring-heads.ts';
import { actsAsThing, isNamely } from './slots.ts';

/* Lists whose items are told by what their sentences say, where most of their heads name nobody. */

/** Labels before names are looked at so far, in characters. */
const LABEL_REACH = 40;
/** Names that a kind is shown by are no less likely. */
const MIN_SHOWN = 0.6;

/**
 * The items of a group of choices that are sentences, told by what these begin with, each by another; what `titles` say
 * before a colon is none.
 */
export function withSubjects(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
  titles: boolean,
): readonly ReadItem[] {
  const told = reads.map((read) =>
    read.form >= 1 || read.part || read.labelled || (titles && isOverColon(text, read))
      ? read
      : (withSubject(text, read, uses) ?? read),
  );
  const each = told.length > 1 && new Set(told.map(firstWord)).size === told.length;
  const share = (least: number) => told.filter(({ form }) => form >= least).length / told.length;
  return each && share(0.4) >= 0.75 && share(0.6) >= 0.5 ? told : reads;
}

/**
 * The items of a list of which nothing is said, told by what their sentences begin with where each is another name,
 * and most go on with what things do: "Acme offers …", "Nova is …".
 * @param compared heads of other lists: what these compare is no choice in this one.
 */
export function withActing(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
  compared: ReadonlySet<string>,
): readonly ReadItem[] {
  if (reads.length < 2 || reads.some(({ part, labelled }) => part || labelled)) return reads;
  const told: ReadItem[] = [];
  let acting = 0;
  for (const read of reads) {
    const one = withSubject(text, read, uses);
    const [slot] = one?.slots ?? [];
    if (!one || !slot || !isNamely(slot)) {
      // "Acme – for teams" among them
      if (read.form < 1.3 || !read.head.cut) return reads;
      told.push(read);
      continue;
    }
    if (compared.has(slot.words.join('').toLowerCase())) return reads;
    told.push(one);
    acting += Number(slot.form >= 3 || actsAsThing(text, slot, read.candidate));
  }
  const firsts = new Set(told.map(firstWord));
  return firsts.size === told.length && acting * 2 >= told.length ? told : reads;
}

/** The items of a list of choices, those that are kinds of things told by the names in their text. */
export const withNamesOfKinds = (
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] => reads.map((read) => withBoldNames(text, read, uses) ?? read);

/** The items of a list of choices, where all others have names in bold type in their sentences. */
export function withNamesInSentences(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] {
  if (!reads.some(({ form, head, labelled }) => form >= 2 && head.cut && !labelled)) return reads;
  const told = reads.map((read) => withNamesInSentence(text, read, uses) ?? read);
  return told.every(({ form, part }) => form >= 1 && !part) ? told : reads;
}

/** The items of a list of labels whose sentences tell of choices, each of another; null where most tell of none. */
export function withSentences(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] | null {
  if (reads.length < 2 || reads.some(({ part }) => part)) return null;
  const told: ReadItem[] = [];
  const firsts: string[] = [];
  let acting = 0;
  for (const [at, read] of reads.entries()) {
    const one = withSentence(text, read, uses);
    if (one) {
      const words = one.slots.map((slot) => slot.words[0]?.toLowerCase() ?? '');
      // "Acme: Acme is …" tells of its head.
      if (words.some((word) => headKey(text, read.candidate).startsWith(word))) return null;
      told.push(one);
      firsts.push(...words);
      acting += Number(one.acts);
    } else if ((at + 1 - told.length) * 4 > reads.length) return null;
  }
  const each = new Set(firsts).size === firsts.length;
  return told.length > 1 && acting * 2 >= reads.length && each ? told : null;
}

/** An item that shows a kind by services or companies it names: "代表的なサービス例：Acme、Nova"; null where it is none. */
export function showing(text: string, { candidate }: ReadItem, uses: WordUses): ReadItem | null {
  const { start, end } = candidate;
  const label = text.slice(start, Math.min(end, start + LABEL_REACH)).split(/[:：]/, 1)[0] ?? '';
  const { choices, avoid, others, traits, shops } = introductionIn(label);
  if (!choices || avoid || others || traits || shops || start + label.length >= end) return null;
  const read = readItem(text, candidate, uses, { beside: true });
  const named = read.slots.every(({ form }) => form >= MIN_SHOWN);
  return read.labelled && !read.part && read.slots.length > 1 && named ? read : null;
}
