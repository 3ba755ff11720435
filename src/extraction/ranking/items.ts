import { isGeneric } from '../names/generic-words.ts';
import { type Naming, namingsIn } from '../names/namings.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { chosenIn, conditionLength, isChoiceLabel, placeIn } from './choice-labels.ts';
import type { Candidate } from './groups.ts';
import { type Head, headOf, isTitle } from './heads.ts';
import { introductionIn, isPart } from './introduction.ts';
import { partsOf } from './joined-names.ts';
import { nameForm } from './name-form.ts';
import { CASELESS, isBeforeName, withoutAsides } from './name-signs.ts';
import { goesOnAsSubject, subjectLength } from './subjects.ts';

/** A name that an item is about, known or not. */
export interface Slot extends Span {
  /** As a reader sees it. */
  readonly label: string;
  readonly words: readonly string[];
  /** How likely it is a name, 0 to 3. */
  readonly form: number;
}

/** An item with what its head says. */
export interface ReadItem {
  readonly candidate: Candidate;
  readonly head: Head;
  readonly slots: readonly Slot[];
  /** How likely its head is a name, 0 to 3. */
  readonly form: number;
  /** Its head is a label of a choice ("Best overall"), and the slots are what follows. */
  readonly labelled: boolean;
  /** Its head is none, and a name is all that follows it, as behind a label. */
  readonly shown: boolean;
  /** The number or place written before it, 0 for none. */
  readonly number: number;
  /** Its head names a part or trait of something ("Price"). */
  readonly part: boolean;
}

/** An item of the ranking, whoever it is about. */
export interface PlacedItem {
  /** What it names, usually one thing ("HP or Dell" are two), each with the place of its brand, from 1. */
  readonly slots: readonly (Slot & { readonly place: number })[];
  /** What introduces its list says that it is one of brands. */
  readonly introduced: boolean;
  readonly head: Span;
  /** Its pieces: from `from` up to `to`, indexes into the blocks' pieces. */
  readonly from: number;
  readonly to: number;
}

/** An item of the ranking with the indexes of the known brands that it, and each of its names, is about. */
export interface RankedItem extends PlacedItem {
  readonly slots: readonly (Slot & { readonly place: number; readonly brands: readonly number[] })[];
  readonly brands: readonly number[];
  /** The names in it that are of no known brand. */
  readonly unknown: readonly Slot[];
}

const NOT_ABOUT =
  /(?:^|\s)(?:for|with|without|vs\.?|versus|like|compatible|from|on|of|to|than|by using|powered by|including|für|mit|pour|avec|para|con|per)\s+(?:\p{L}+\s+){0,2}$/iu;
/** What things do in sentences, unlike what one is told to do: "Acme makes …" is no "Make …". */
const DOES =
  /^\s(?:is|are|has|was|makes|offers|provides|sells|delivers|uses|gives|comes|remains|stands|works|lets|brings|keeps|does|can|wins|combines|focuses|speciali[sz]es|shines|excels|carries|includes|features|helps|supports|allows|also|ist|hat|bietet|setzt|macht|gibt|verzichtet|überzeugt|punktet|liefert|kostet|schneidet|steht|eignet|kommt|gilt|est|a (?:un|une|des|le|la|les|été|aussi|plus)|propose|offre|fait|reste|mise|permet|convient|es|tiene|ofrece|sigue|trabaja|hace|usa|cuenta|destaca|permite|existe|está|é|tem|oferece|faz|continua|è|ha|fa|resta|propone|heeft|biedt|maakt|jest|ma|oferuje|je|má|nabízí|предлагает|имеет|является|это|adalah|memiliki|menawarkan|là|có|cung)(?!\p{L})/u;
/** The capitalised words that a sentence begins with. */
const STARTS = /^(?:[\p{Lu}\d][^\s]*\s?)+(?<=\S)/u;
/** "Apple's ecosystem" is not Apple; "Apple's MacBook" is, by its product. */
const POSSESSIVE = /^['’]s?\s+\p{Ll}/u;

function slotOf(text: string, span: Span, uses: WordUses, cut: boolean): Slot {
  const label = visibleText(text, span.start, span.end).trim();
  const whole = nameForm(label, uses, cut);
  // "Acme makes the warmest fleece": the whole item is a sentence.
  const sentence =
    cut && whole.form === 0 && DOES.test(label.replace(STARTS, '')) ? nameForm(label, uses, false) : whole;
  const { words, form } = sentence;
  // A sentence begins with a capital, too.
  const behind = label.slice(label.indexOf(words.at(-1) ?? '') + (words.at(-1)?.length ?? 0));
  const sure = cut || form >= 3 || words.length > 1 || CASELESS.test(label) || DOES.test(behind) ? form : 0;
  return { ...span, label, words, form: POSSESSIVE.test(label.slice(words[0]?.length ?? 0)) ? 0 : sure };
}

/** The names of a head: more than one where they are joined. */
function slotsOf(text: string, span: Span, uses: WordUses, cut: boolean, labelled = false): readonly Slot[] {
  const parts = partsOf(text, span, uses, labelled);
  return parts.length > 1
    ? parts.map((part) => slotOf(text, part, uses, true))
    : [slotOf(text, span, uses, cut)];
}

/** Whether an arrow parts a label from a choice: "Best overall → Acme", "Privacy → **Acme**". */
const pointsFrom = (text: string, start: number, at: number): boolean =>
  /^→\s?\*\*/u.test(text.slice(at, at + 4)) ||
  isChoiceLabel(withoutAsides(visibleText(text, start, at).trim()));

/** Where a head's first part ends ("Best overall: Acme", "Acme — for teams"), or -1. */
function colonIn(text: string, { start, end }: Span): number {
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const code = text[at];
    if (code === '(' || code === '（') depth += 1;
    else if (code === ')' || code === '）') depth -= 1;
    if (depth > 0) continue;
    if (
      code === '—' ||
      ((code === '–' || code === '-' || code === '|') && text[at - 1] === ' ' && text[at + 1] === ' ')
    )
      return at;
    if (code === '→' && pointsFrom(text, start, at)) return at;
    if (code === '：' || (code === ':' && /[\s*\p{Lu}]/u.test(text[at + 1] ?? ''))) return at;
  }
  return -1;
}

const trimmed = (text: string, { start, end }: Span): Span => {
  let from = start;
  while (from < end && /[\s*_:：→–—-]/.test(text[from] ?? '')) from += 1;
  return { start: from, end };
};

/** "Some indie brands like Acme", "Sitios como Acme y Nova": a kind of things, and whom it is shown by. */
const LIKE =
  /^[^.!?:\n]{3,70}?\s(?:like|such as|including|como|comme|wie|zoals|come|seperti|jak|jako|как)\s(?=[*_"“«]*[\p{Lu}\d])/u;

/** The names that a head shows a kind by; none where it does not. */
function namesBehindLike(text: string, { start, end }: Span, uses: WordUses): readonly Slot[] {
  const before = LIKE.exec(text.slice(start, Math.min(end, start + 160)))?.[0];
  if (before === undefined) return [];
  const next = headOf(text, { start: start + before.length, end });
  return slotsOf(text, next, uses, true, true).filter(({ form }) => form >= 1);
}

/** How much likelier a head is a name that its sentence goes on with what it does: "**Acme** records your screen". */
const ACTING = 0.5;
const SUBJECT_REACH = 80;

/** What a sentence begins with where that may be a name ("Acme records your screen"); null where it is none. */
function subjectOf(text: string, { start, end }: Span, uses: WordUses): Slot | null {
  const length = subjectLength(text.slice(start, Math.min(end, start + SUBJECT_REACH)));
  const slot = length > 0 ? slotOf(text, { start, end: start + length }, uses, true) : null;
  return slot && slot.form >= 0.4 && !DOES.test(` ${slot.words[0]?.toLowerCase()}`) ? slot : null;
}

/** A sentence of a few capitalised words is a name: "1. Acme. It is …". */
const MAX_TITLE = 4;

function isShortTitle(text: string, { start, end, rest }: Head): boolean {
  if (rest <= end || end - start > 60) return false;
  const words = visibleText(text, start, end).trim().split(/\s+/);
  return words.length <= MAX_TITLE && isTitle(words);
}

/** The names that a head behind a label says; behind one of a choice a sentence may begin with it. */
function namesAt(text: string, next: Head, uses: WordUses, isLabel: boolean, cut: boolean) {
  const slots = slotsOf(text, next, uses, next.cut || cut || isShortTitle(text, next), true);
  const form = Math.max(...slots.map((slot) => slot.form));
  const subject = isLabel && form < 0.6 ? subjectOf(text, next, uses) : null;
  return subject ? { slots: [subject], form: subject.form } : { slots, form };
}

/** Whether a head is all that an item says, but for what ends it. */
const isRestEmpty = (text: string, { end: from }: Head, end: number): boolean =>
  end - from < 8 && /^[\s*_.;,。；、!！]*$/u.test(text.slice(from, end));

/** A name in bold type behind a few words: "go with **Acme**". */
const BOLD_NEAR = /^[^.!?:\n*]{0,40}(?=\*\*[^*\n]{2,60}\*\*)/u;
/** What tells to take it, before a name. */
const TAKE =
  /^(?:(?:you should |just |I['’]d |I would )?(?:use|go with|go for|try|choose|pick|get|consider|opt for)|(?:te )?(?:elige|usa|prueba|opta por|conviene)|nimm|wähle|nehmen Sie|choisissez|prenez|optez pour|scegli|prova|escolha|use|kies|neem)\s(?=\p{Lu})/iu;

/** A longer head without capitals behind a condition tells what to do then. */
const MAX_CASELESS_NAME = 14;

/** The choice behind a condition ("If you sell, go with **Acme**", "Para viajar, Acme …"); null where there is none. */
function behindCondition(text: string, { start, end }: Span, uses: WordUses) {
  const sentence = text.slice(start, Math.min(end, start + 160));
  const chosen = chosenIn(sentence);
  if (chosen) {
    const span = { start: start + chosen.start, end: start + chosen.end };
    const slot = slotOf(text, span, uses, true);
    return slot.form < 0.4
      ? null
      : { head: { ...span, rest: span.end, cut: true }, slots: [slot], form: Math.max(slot.form, 1) };
  }
  const length = conditionLength(sentence);
  if (length === 0) return null;
  const said = sentence.slice(length);
  const before = BOLD_NEAR.exec(said)?.[0] ?? TAKE.exec(said)?.[0] ?? '';
  const head = headOf(text, { start: start + length + before.length, end });
  const { slots, form } = namesAt(text, head, uses, true, before !== '' && head.cut);
  const long = before === '' && CASELESS.test(said) && (slots[0]?.label.length ?? 0) > MAX_CASELESS_NAME;
  return form < 0.6 || long ? null : { head, slots, form: Math.max(form, 1) };
}

/**
 * Reads what the head of a candidate says; a `cell` of a table may list names. Among items that have labels
 * (`beside`), what stands before a colon is one, whatever it says.
 */
export function readItem(
  text: string,
  candidate: Candidate,
  uses: WordUses,
  { cell = false, beside = false } = {},
): ReadItem {
  const { start, end } = candidate;
  const head = headOf(text, { start, end });
  const label = visibleText(text, head.start, head.end).trim();
  const colon = colonIn(text, head);
  const title = colon > head.start ? visibleText(text, head.start, colon).trim() : label;
  const first = colon > head.start ? { start: head.start, end: colon } : head;
  const own = slotsOf(text, first, uses, head.cut || isShortTitle(text, head), cell);
  const written = Math.max(...own.map((slot) => slot.form));
  const acts =
    written >= 1.3 && head.rest > head.end && goesOnAsSubject(text.slice(head.rest, head.rest + 30));
  // "大型企业首选" over a list is no name.
  const isOnlyLabel = CASELESS.test(label) && isChoiceLabel(withoutAsides(label));
  const form = isOnlyLabel ? 0 : acts ? Math.min(3, written + ACTING) : written;
  const named = {
    candidate,
    head,
    slots: own,
    form,
    labelled: false,
    shown: false,
    part: isPart(withoutAsides(title)),
    number: candidate.number || placeIn(withoutAsides(title)),
  };
  if (form < 0.6 && !named.part && colon <= head.start) {
    const shown = namesBehindLike(text, { start: head.start, end }, uses);
    if (shown.length > 0) return { ...named, slots: shown };
  }
  const told =
    named.part || colon > head.start ? null : behindCondition(text, { start: head.start, end }, uses);
  if (told) return { ...named, ...told, labelled: true };
  const isLabel = (beside || isChoiceLabel(withoutAsides(title))) && !introductionIn(title).avoid;
  const behind = trimmed(
    text,
    colon > head.start ? { start: colon + 1, end: head.end } : { start: head.rest, end },
  );
  // A dash may part a name from a place ("Acme – Westgate"), a colon a label from a name.
  const sign = colon > head.start ? (text[colon] ?? '') : text.slice(head.end, behind.start);
  const pointed = sign === '→';
  const parted = isLabel && !beside ? /[:：→–—-]/u.test(sign) : /[:：→]/u.test(sign);
  if (!head.cut || !parted || behind.end <= behind.start || (form >= 1 && !isLabel && !pointed) || named.part)
    return named;
  const next = headOf(text, behind);
  const { slots, form: behindForm } = namesAt(text, next, uses, isLabel, colon > head.start);
  if (
    behindForm < (isLabel ? 0.4 : CASELESS.test(title) && !pointed ? 2 : 1) ||
    (!isLabel && !pointed && behindForm <= form)
  )
    return isLabel && !beside ? { ...named, form: 0 } : named;
  const alone = isRestEmpty(text, next, end);
  if (beside && slots.length === 1 && !alone) return named;
  const labelled = isLabel || pointed || slots.length > 1;
  return {
    ...named,
    head: next,
    slots,
    form: labelled ? Math.max(behindForm, 1) : Math.min(behindForm, 0.9),
    labelled,
    shown: alone,
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

const REACH = 3;

/**
 * The known brands that a slot names, by their indexes: the one it begins with, one in parentheses and one behind
 * "by". Whether a brand is one of them does not depend on which others are known.
 */
export function brandsOf(text: string, slot: Slot, namings: readonly Naming[]): number[] {
  const brands: number[] = [];
  for (const { brand, start, end } of namingsIn(namings, slot)) {
    if (brands.includes(brand)) continue;
    const before = visibleText(text, slot.start, start);
    const words = before.trim() === '' ? [] : before.trim().split(/\s+/);
    const aside = /[(（][^()（）]*$/u.exec(before);
    const alone = aside !== null && /^[（(]\s*$/u.test(aside[0]) && /[)）,、]/.test(text[end] ?? '');
    if (aside !== null && !alone) continue;
    if (!alone && !/\sby\s+$/u.test(before)) {
      if (words.length > REACH || NOT_ABOUT.test(before)) continue;
      // "Lightweight Acme Book" is Acme's, "Nova Acme Book" is not.
      if (!CASELESS.test(before) && !words.every((word) => isGeneric(word) || isBeforeName(word))) continue;
    }
    brands.push(brand);
  }
  return brands;
}

/** The brand that is all a head says behind a dash, "Data Course – Acme", by its index; null for none. */
export function brandBehind(
  text: string,
  { end: from }: Span,
  { end }: Span,
  namings: readonly Naming[],
): number | null {
  if (!/^[\s*_]*[–—|-]\s/u.test(text.slice(from, from + 8))) return null;
  const last = namingsIn(namings, { start: from, end }).at(-1);
  const whole = last && /^[\s*_–—|-]*$/u.test(text.slice(from, last.start) + text.slice(last.end, end));
  return whole ? last.brand : null;
}

/** Where the name of a slot begins, behind marks ("[**Target**]"). */
export function nameStart(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && /[\s*_[\]("“«「『]/u.test(text[at] ?? '')) at += 1;
  return at;
}
