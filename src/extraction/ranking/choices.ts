import { knownStart } from '../names/head-names.ts';
import { CASELESS } from '../text/caseless.ts';
import type { Group } from './group.ts';
import { introductionIn } from './introduction.ts';
import type { ReadItem } from './items.ts';
import { withoutAsides } from './name-signs.ts';
import { isNamely } from './slots.ts';

/** Whether a list under such an introduction can be one of choices at all. */
export const mayChoose = ({ introduction: { avoid, shops, examples, choices } }: Group): boolean =>
  !avoid && !shops && (choices || !examples);

const share = (reads: readonly ReadItem[], least: number) =>
  reads.filter(({ form }) => form >= least).length / reads.length;

/** How name-like the heads of items are on the whole, 0 to 3. */
export const meanForm = (reads: readonly ReadItem[]): number =>
  reads.reduce((sum, { form }) => sum + form, 0) / reads.length;

/** A head without capitals that is short enough for a name, and says nothing more. */
const isShortName = ({ form, slots: [slot] }: ReadItem): boolean =>
  form >= 0.6 && CASELESS.test(slot?.label ?? '') && withoutAsides(slot?.label ?? '').length <= MAX_SHORT;

/** One that is nothing but a name, in a script whose names are too short to tell by themselves. */
const isOnlyName = (read: ReadItem): boolean => {
  const { label = '', words = [] } = read.slots[0] ?? {};
  return (
    isShortName(read) &&
    /^[^\p{Script=Hangul}]*$/u.test(label) &&
    withoutAsides(label).length <= words.join(' ').length + 1
  );
};

/** Whether they are, or likely ones in Latin letters, but for one in three that reads like a phrase and is as short: "木の葉家具". */
const areOnlyNames = (reads: readonly ReadItem[]): boolean =>
  reads.length > 1 &&
  reads.some(isOnlyName) &&
  reads.filter((read) => isOnlyName(read) || read.form >= 1.3).length * 3 >= reads.length * 2 &&
  reads.every(
    ({ part, form, head, slots: [slot] }) =>
      !part && head.cut && (form >= 1.3 || (slot?.label.length ?? MAX_SHORT) <= MAX_ODD),
  );

const isCaselessHead = ({ head, part, slots: [slot] }: ReadItem): boolean =>
  head.cut && !part && CASELESS.test(slot?.label ?? '');

const MAX_ODD = 12;
const MAX_SHORT = 30;

/** Whether a head among others without capitals may be a name: one itself, or likely by its letters. */
const mayBeName = (read: ReadItem): boolean => isShortName(read) || read.form >= 1.3;

/** A name in bold type beside others without capitals, from which a sentence goes on. */
const isBoldName = (read: ReadItem | undefined): boolean =>
  read !== undefined &&
  mayBeName(read) &&
  read.head.cut &&
  read.head.rest === read.head.end + 2 &&
  !read.part;

/** Whether numbered heads without capitals are names, but for one in three that is as short: "饿了么" reads like a phrase. */
const areShortNames = (reads: readonly ReadItem[]): boolean =>
  reads.filter(isShortName).length * 3 >= reads.length * 2 &&
  reads.every(
    (read) => isShortName(read) || (!read.part && (read.slots[0]?.label.length ?? MAX_SHORT) <= SHORTEST),
  );

const SHORTEST = 5;

/** Whether an item lists names and nothing else: "Acme, Nova and Zeta". In a script without capitals only `brands` tell. */
const listsNames = (read: ReadItem | undefined, brands: boolean): boolean =>
  read !== undefined &&
  read.slots.length >= MIN_ALIKE &&
  read.slots.every(({ form, label }) => form >= (CASELESS.test(label) ? (brands ? 0.6 : 2) : 1.3));

/** So many sentences about one thing are no list of things. */
const MIN_ALIKE = 3;

/** Whether a head is a sentence that begins like another: "Acme offers …", "Acme has …". */
function isSentenceOf({ slots: [slot] }: ReadItem, other: ReadItem | undefined): boolean {
  const [first = ''] = slot?.words ?? [];
  const rest = slot?.label.slice(slot.label.indexOf(first) + first.length) ?? '';
  return first !== '' && first === other?.slots[0]?.words[0] && /^\s\p{Ll}+\s/u.test(rest);
}

/** "Demographic segmentation", "Geographic …": heads that begin or end alike and have no form of names. */
function areOfOneKind(reads: readonly ReadItem[]): boolean {
  if (reads.length < 2) return false;
  if (reads.length >= MIN_ALIKE && reads.every((read) => isSentenceOf(read, reads[0]))) return true;
  // "Step 1", "Step 2" are, "Acme Nova", "Acme Zeta" are not.
  const named = meanForm(reads) >= 2;
  const alike = new Map<string, number>();
  const count = (key: string) => alike.set(key, (alike.get(key) ?? 0) + 1);
  for (const { slots } of reads) {
    const words = slots[0]?.words ?? [];
    const numbered = words.length === 2 && /^\d+$/u.test(words[1] ?? '');
    if ((named || knownStart(words) !== null) && !numbered) continue;
    if (words[0]) count(`${words[0].toLowerCase()} `);
    const last = words.at(-1) ?? '';
    if (words.length === 1 && /^\p{Script=Latin}{5,}$|^\p{Script=Cyrillic}{5,}$/u.test(last))
      count(last.slice(-3).toLowerCase());
  }
  const most = Math.max(0, ...alike.values());
  return most > 1 && most * 5 >= reads.length * 3;
}

/** Whether a head is no name and says itself that something else stands below it: a question, tips, places to buy. */
function isSection({ form, head, slots: [slot] }: ReadItem): boolean {
  if (!slot || form > (head.cut ? 0 : 0.5)) return false;
  const { others, traits, avoid, shops, sellers } = introductionIn(slot.label);
  return others || traits || avoid || shops || sellers || !head.cut;
}

/** So many of four heads that are likely names, and none a trait, are surely names on the whole. */
function areNamely(reads: readonly ReadItem[]): boolean {
  const named = reads.filter(({ form }) => form >= 2);
  return (
    named.length >= MIN_ALIKE &&
    named.length * 4 >= reads.length * 3 &&
    named.every(({ slots: [slot] }) => slot !== undefined && isNamely(slot))
  );
}

/** Whether headings or leads are names of choices; `told` where what introduces them says so, or they have parts. */
function areTitled(ordered: boolean, reads: readonly ReadItem[], told: boolean, detailed: boolean): boolean {
  const [some, likely] = [share(reads, 1), share(reads, 2)];
  const mean = meanForm(reads);
  const namely = reads.filter(({ form }) => form >= 1.3).length;
  if (ordered && areShortNames(reads)) return true;
  if (ordered || detailed) return some >= 0.6 && mean >= (told ? 0.7 : 1);
  if (told && some >= 0.66 && mean >= 0.9 && reads.length > 1) return true;
  if (reads.length >= MIN_ALIKE && reads.some(isShortName)) {
    if (reads.every(isBoldName) && mean >= 0.8) return true;
    if (told && reads.every(mayBeName) && mean >= 0.6) return true;
  }
  if (namely < 2) return false;
  if (told) return likely >= 0.5 || (likely * reads.length >= 2 && some >= 0.3);
  return likely >= 0.5 && (share(reads, 2.4) >= 0.25 || areNamely(reads));
}

/** Whether a sentence that says nothing of it leads over to names: no traits, tasks or parts are among them. */
const areLedTo = (reads: readonly ReadItem[]): boolean =>
  reads.length >= MIN_ALIKE &&
  meanForm(reads) >= 1.5 &&
  reads.every(({ head, part }) => head.cut && !part) &&
  reads.filter(({ form, slots: [slot] }) => form >= 1 && slot && (slot.words.length > 1 || isNamely(slot)))
    .length *
    3 >=
    reads.length * 2;

/**
 * Whether the items of a group are choices: things with names rather than features, tips or steps. Told by the form
 * of their heads, what introduces them and whether they have parts ("Price", "Pros") themselves; so it does not
 * matter which brands anybody knows.
 */
export function areChoices(
  { kind, ordered, introduction, led = false, named = false, titled = false, first = false }: Group,
  reads: readonly ReadItem[],
  detailed = false,
): boolean {
  if (reads.length === 0) return false;
  const parts = reads.filter(({ part }) => part).length;
  if (parts > 1 && parts * 4 >= reads.length) return false;
  if (areOfOneKind(reads)) return false;
  const [some, likely, sure] = [share(reads, 1), share(reads, 2), share(reads, 3)];
  const mean = meanForm(reads);
  const labelled = reads.filter((one) => one.labelled).length / reads.length;
  const choices = (introduction.choices && !introduction.others) || detailed;
  if (kind === 'openings')
    return reads.length >= MIN_ALIKE && choices && share(reads, 1) >= 0.66 && mean >= 1;
  if (kind === 'sentences' && named) return reads.length >= MIN_ALIKE;
  if (kind === 'sentences')
    return (
      (reads.length > 1 && share(reads, 0.4) === 1 && likely >= 0.6) ||
      (reads.length >= MIN_ALIKE && reads.every((read) => isShortName(read) || read.form >= 2))
    );
  if (named) return reads.length > 1 && share(reads, 0.6) >= 0.66;
  if (labelled >= 0.6 && some >= 0.6 && reads.length > 1) return true;
  if (reads.length === 1 && listsNames(reads[0], introduction.brands) && introduction.choices) return true;
  if (reads.length === 1)
    return (
      kind !== 'header' &&
      introduction.choices &&
      (likely === 1 || (kind === 'leads' && isBoldName(reads[0]))) &&
      (kind !== 'column' || sure === 1)
    );
  if (introduction.others && (kind === 'list' || !introduction.choices) && !detailed)
    return likely >= 0.7 && mean >= 1.8;
  if (kind === 'headings' || kind === 'leads') {
    if (areTitled(ordered, reads, choices, detailed)) return true;
    const likelier = reads.filter(({ form }) => form >= 1.3).length;
    if (ordered || (likelier < 2 && !reads.some(isShortName))) return false;
    const things = reads.filter((read) => !isSection(read));
    return things.length < reads.length && areTitled(ordered, things, choices, detailed);
  }
  // The title of the first column may be that of the rows.
  if (kind === 'header') {
    const rest = titled ? reads : reads.slice(1);
    return (
      rest.length > 0 &&
      !rest.some(({ part }) => part) &&
      rest.filter((read) => read.form < 1 && !(titled && isShortName(read))).length * 4 <=
        (titled ? rest.length : 0) &&
      (meanForm(rest) >= 2.2 || detailed || (titled && rest.length > 1))
    );
  }
  if (introduction.traits && !introduction.choices)
    return (
      (likely >= 0.75 && sure >= 0.5) || (reads.length >= MIN_ALIKE && share(reads, 1.3) === 1 && mean >= 2)
    );
  if (titled) return share(reads, 0.5) >= 0.7 && mean >= 0.6;
  if (kind === 'column' && first) return some >= 0.6 && mean >= (introduction.brands ? 0.8 : 1.1);
  if (ordered && areShortNames(reads)) return true;
  if (choices)
    return (
      (some >= 0.5 && mean >= (detailed ? 0.6 : 0.8)) ||
      areOnlyNames(reads) ||
      (ordered && share(reads, 0.6) >= 0.6 && mean >= 0.6 && reads.every(isCaselessHead))
    );
  // Short lists with numbers: one that has the form of a name speaks for the others.
  if (ordered && share(reads, 0.6) === 1 && likely >= 0.3 && mean >= 1.3) return true;
  if (led && !introduction.others && areLedTo(reads)) return true;
  return (
    likely >= 0.6 &&
    (sure >= 0.2 ||
      share(reads, 2.4) >= 0.25 ||
      (mean >= 1.8 && reads.filter(({ slots }) => slots[0]?.words.length === 1).length * 2 > reads.length))
  );
}

/**
 * Whether a group beside others that are choices may be one, too, where its heads tell too little by themselves, as
 * "Target" and "Amazon" under "Affordable options".
 */
export function mayJoin({ kind, introduction }: Group, reads: readonly ReadItem[]): boolean {
  if (introduction.others || (introduction.traits && !introduction.choices) || kind === 'column')
    return false;
  if (
    reads.some(
      ({ part, head, form, slots }) => part || (form < 1 && (!head.cut || (slots[0]?.words.length ?? 9) > 4)),
    )
  )
    return false;
  return share(reads, 0.5) >= 0.5 && reads.some((read) => read.form >= 1 || isShortName(read));
}
