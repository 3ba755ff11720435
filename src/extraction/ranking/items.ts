import { CASELESS } from '../text/caseless.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { boldNamesAt } from './bold-names-at.ts';
import { isKindOfThings } from './caseless-form.ts';
import { chosenIn, conditionLength, isChoiceLabel, isNameLabel, placeIn } from './choice-labels.ts';
import type { Candidate, Group } from './group.ts';
import { type Head, headOf, isInWord } from './heads.ts';
import { introductionIn } from './introduction.ts';
import { useLength } from './name-prefixes.ts';
import { withoutAsides } from './name-signs.ts';
import { isPart } from './parts.ts';
import { isShortTitle, namesAt, namesBehindLike, namesInBrackets, type Slot, slotsOf } from './slots.ts';
import { goesOnAsSubject } from './subjects.ts';

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

/** A group with what the heads of its items say. */
export interface ReadGroup {
  readonly group: Group;
  readonly reads: readonly ReadItem[];
}

/** What the first name of an item begins with, in small letters; empty for none. */
export const firstWord = ({ slots: [slot] }: Pick<ReadItem, 'slots'>): string =>
  slot?.words[0]?.toLowerCase() ?? '';

/** How much likelier a head is a name that its sentence goes on with what it does: "**Acme** records your screen". */
const ACTING = 0.5;

/** Whether the sentence of an item's head goes on with what that does. */
export const actsInHead = ({ form, slots }: ReadItem): boolean =>
  slots.length === 1 && form === (slots[0]?.form ?? 0) + ACTING;

/** Whether what an arrow points from tells for whom a choice is. */
const saysForWhom = (label: string): boolean => isChoiceLabel(label) || /\p{Script=Han}{2}的$/u.test(label);

/** Whether an arrow parts a label from a choice: "Best overall → Acme", "Privacy → **Acme**". */
const pointsFrom = (text: string, start: number, at: number): boolean =>
  /^→(?:\s\*|\*\*\S)/u.test(text.slice(at, at + 4)) ||
  saysForWhom(withoutAsides(visibleText(text, start, at).trim()));

/** Where a head's first part ends ("Best overall: Acme", "Acme — for teams"), or -1. */
function colonIn(text: string, { start, end }: Span, paired: boolean): number {
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const code = text[at];
    if (code === '(' || code === '（') depth += 1;
    else if (code === ')' || code === '）') depth -= 1;
    if (depth > 0) continue;
    if (
      code === '—' ||
      ((code === '–' || code === '-' || code === '|') &&
        ' )）'.includes(text[at - 1] ?? '') &&
        text[at + 1] === ' ')
    )
      return at;
    if (code === '→' && (paired || pointsFrom(text, start, at))) return at;
    if (code === '：') return at;
    if (code !== ':') continue;
    if (
      /\p{Lo}$/u.test(text[at - 1] ?? '') ||
      (/[\s*\p{Lu}\p{Lo}]/u.test(text[at + 1] ?? '') && !isInWord(text, at))
    )
      return at;
  }
  return -1;
}

/** What is said in a span, without the signs before it that part it from what it is said of. */
export const trimmed = (text: string, { start, end }: Span): Span => {
  let from = start;
  while (from < end && /[\s*_:：→–—-]/.test(text[from] ?? '')) from += 1;
  return { start: from, end };
};

/** Whether a head is all that an item, or its first line, says, but for what ends it. */
const isRestEmpty = (text: string, { end: from }: Head, end: number): boolean =>
  /^[^\S\n]*[*_.;,。；、!！]{0,4}[^\S\n]*(?:\n|$)/u.test(text.slice(from, Math.min(end, from + 8)));

/** A name in bold type behind a few words: "go with **Acme**". */
const BOLD_NEAR = /^[^.!?:\n*]{0,40}(?=\*\*[^*\n]{2,60}\*\*)/u;
/** What tells to take it, before a name. */
export const TAKE =
  /^(?:(?:you should |just |I['’]d |I would )?(?:use|go with|go for|start with|look at|try|choose|pick|get|consider|opt for)|(?:te )?(?:elige|usa|prueba|opta por|conviene)|prøv(?: i stedet)?|pröva|testa|vælg|velg|spróbuj|provate|essayez|experimente|probier(?:en Sie|t)?|nimm|wähle|nehmen Sie|choisissez|prenez|optez pour|scegli|prova|escolha|use|kies|neem|pilih(?:lah)?|zvolte|vyberte|выбирайте|берите|обирайте|(?:hãy )?chọn)\s(?=\*{0,2}\p{Lu})/iu;

/** Before a name in bold type, where other items have conditions there: "On a tight budget, **Acme** is fine". */
const PHRASE = /^\p{Lu}[^.!?:\n*,]{2,50},\s(?=\*\*)/u;

/** A longer head without capitals behind a condition tells what to do then. */
const MAX_CASELESS_NAME = 14;

/** The choice behind a condition ("If you sell, go with **Acme**", "Para viajar, Acme …"); null where there is none. */
function behindCondition(text: string, { start, end }: Span, uses: WordUses, beside = false) {
  const sentence = text.slice(start, Math.min(end, start + 160));
  const chosen = chosenIn(sentence);
  if (chosen) {
    const span = { start: start + chosen.start, end: start + chosen.end };
    const slots = slotsOf(text, span, uses, true, true);
    const form = Math.max(...slots.map((slot) => slot.form));
    return form < 0.4
      ? null
      : { head: { ...span, rest: span.end, cut: true }, slots, form: Math.max(form, 1) };
  }
  const length = conditionLength(sentence) || (beside ? (PHRASE.exec(sentence)?.[0].length ?? 0) : 0);
  if (length === 0) return null;
  const said = sentence.slice(length);
  const before = BOLD_NEAR.exec(said)?.[0] ?? TAKE.exec(said)?.[0] ?? '';
  const shown = boldNamesAt(text, start + length + before.length, end, uses);
  if (shown) return shown;
  const head = headOf(text, { start: start + length + before.length, end });
  const { slots, form } = namesAt(text, head, uses, true, before !== '' && head.cut);
  const long = before === '' && CASELESS.test(said) && (slots[0]?.label.length ?? 0) > MAX_CASELESS_NAME;
  return form < 0.6 || long ? null : { head, slots, form: Math.max(form, 1) };
}

/**
 * Reads what the head of a candidate says; a `cell` of a table may list names. Among items that have labels
 * (`beside`), or each of which has a label and a name (`paired`), what stands before a colon or an arrow is one, whatever it says;
 * where they tell what to `use`, it is that; where most are names (`titled`), its own head is one.
 */
export function readItem(
  text: string,
  candidate: Candidate,
  uses: WordUses,
  { cell = false, beside: besideLabels = false, use = false, titled = false, paired = false } = {},
): ReadItem {
  const { start, end } = candidate;
  const beside = besideLabels || paired;
  const whole = headOf(text, { start, end });
  const head =
    use && whole.cut
      ? { ...whole, start: whole.start + useLength(text.slice(whole.start, whole.end)) }
      : whole;
  const label = visibleText(text, head.start, head.end).trim();
  const colon = colonIn(text, head, paired);
  const title = colon > head.start ? visibleText(text, head.start, colon).trim() : label;
  const first = colon > head.start ? { start: head.start, end: colon } : head;
  const own = slotsOf(text, first, uses, head.cut || isShortTitle(text, head), cell || use);
  const written = Math.max(...own.map((slot) => slot.form));
  const goesOn =
    written >= 1.3 && head.rest > head.end && goesOnAsSubject(text.slice(head.rest, head.rest + 30));
  // "大型企业首选" over a list is no name.
  const isOnlyLabel = CASELESS.test(label) && isChoiceLabel(withoutAsides(label));
  const warns = own.length > 1 && introductionIn(label).avoid;
  const form = isOnlyLabel || warns ? 0 : goesOn ? Math.min(3, written + ACTING) : written;
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
  if (form < 1 && /[(（]/u.test(label)) {
    const examples = namesInBrackets(text, head, uses);
    if (examples.length > 0) return { ...named, slots: examples, form: 1 };
  }
  if (form < 0.6 && !named.part && colon <= head.start) {
    const shown = namesBehindLike(text, { start: head.start, end }, uses);
    if (shown.length > 0) return { ...named, slots: shown };
  }
  const told =
    named.part || colon > head.start
      ? null
      : (behindCondition(text, { start: head.start, end }, uses, beside) ??
        // "Music shops – if you want to try one, go to **Acme**"
        (form < 0.6 && head.cut && isKindOfThings(withoutAsides(label).trim())
          ? behindCondition(text, trimmed(text, { start: head.rest, end }), uses)
          : null));
  if (told) return { ...named, ...told, labelled: true };
  const behind = trimmed(
    text,
    colon > head.start ? { start: colon + 1, end: head.end } : { start: head.rest, end },
  );
  // A dash may part a name from a place ("Acme – Westgate"), a colon a label from a name.
  const sign = colon > head.start ? (text[colon] ?? '') : text.slice(head.end, behind.start);
  const pointed = /^[\s*_]*→[\s*_]*$/u.test(sign);
  const said = withoutAsides(title);
  const isLabel =
    isNameLabel(said) ||
    ((beside || (pointed ? saysForWhom(said) : isChoiceLabel(said))) && !introductionIn(title).avoid);
  const parted = isLabel && !beside ? /[:：→–—\n-]/u.test(sign) : /[:：→]/u.test(sign);
  if (
    titled ||
    !head.cut ||
    !parted ||
    behind.end <= behind.start ||
    (form >= 1 && !isLabel && !pointed) ||
    named.part
  )
    return named;
  // "For speaking: start with Acme"
  const take = TAKE.exec(text.slice(behind.start, Math.min(behind.end, behind.start + 60)))?.[0].length ?? 0;
  const from = behind.start + (isLabel ? take : 0);
  // "Best for families: **Acme** or **Nova**, both with a garden"
  const several = isLabel
    ? boldNamesAt(text, text.startsWith('**', from - 2) ? from - 2 : from, behind.end, uses)
    : null;
  if (several) return { ...named, ...several, labelled: true };
  const next = headOf(text, { start: from, end: behind.end });
  const like = isLabel ? namesBehindLike(text, behind, uses) : [];
  if (like.length > 0) return { ...named, head: next, slots: like, form: 1, labelled: true };
  const alone = isRestEmpty(text, next, end);
  const shown = alone && (pointed || beside || isNameLabel(said)) && isLabel;
  const { slots, form: behindForm } = namesAt(text, next, uses, isLabel, colon > head.start, shown);
  if (
    behindForm < (isLabel ? 0.4 : CASELESS.test(title) && !pointed ? 2 : 1) ||
    (!isLabel && !pointed && behindForm <= form)
  )
    return isLabel && !beside ? { ...named, form: 0 } : named;
  if (beside && !paired && slots.length === 1 && !alone) return named;
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
