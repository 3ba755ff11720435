import { EMOJI } from '../../shared/characters.ts';
import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isDeed } from './caseless-form.ts';
import { placeIn } from './choice-labels.ts';
import { headOf, isTitle } from './heads.ts';
import { type ReadItem, TAKE } from './items.ts';
import { withoutAsides } from './name-signs.ts';
import { type Slot, slotsOf } from './slots.ts';

/** What an item says before its first colon, perhaps in bold or italic type. */
const LABEL = new RegExp(
  String.raw`^(?:${EMOJI}\s?)?([*_]{0,2})[^*_:：.!?\n]{2,40}(?:[:：]\1|\1\s?[:：])\s*(?=\S)`,
  'u',
);
/** A name in italic or bold type in the first sentence behind it. */
const EMPHASISED = /^[^.!?。！？\n*]{0,60}?(\*{1,2})(?![*\s])([^*\n]{2,60}?)\1(?!\*)/u;
/** What sets off a name behind it: "Acme – honest food", "Acme (Main Street)", "Acme, where …". */
const SET_OFF = /^([^\n–—:.!?,(（]{2,50}?)(?:\s[–—-]\s|\s[(（]|,\s\p{Ll}|[.\s]*$)/u;
/** The same without capitals, where the sentence ends behind it: "블루문 향수. 가볍습니다." */
const CASELESS_SET_OFF = /^([^\n–—:.!?,，。、：！？(（]{2,20}?)(?:\s?[–—(（]|[.。]|\s*$)/u;
const REACH = 160;
const MAX_WORDS = 5;
/** A surer name in front of a colon is what the item is about: "Acme: Book 13 – light". */
const SURE = 2.4;
const MIN_NAMED = 2;
const MIN_ITEMS = 3;

const MAX_CASELESS = 16;
const MAX_NAME = 24;
const isShort = ({ label }: Slot): boolean => withoutAsides(label).length <= MAX_CASELESS && !isDeed(label);

const HEADING = /#\s$/u;

/** A name that is all that a label without capitals tells before its sentence ends; none where that may be a phrase. */
function caselessBehind(text: string, from: number, end: number, uses: WordUses): readonly Slot[] {
  const name =
    CASELESS_SET_OFF.exec(text.slice(from, Math.min(end, from + MAX_NAME)).split('\n', 1)[0] ?? '')?.[1] ??
    '';
  if (!CASELESS.test(name) || isDeed(name)) return [];
  return slotsOf(text, { start: from, end: from + name.length }, uses, true, true);
}

function slotsBehind(text: string, at: number, from: number, end: number, uses: WordUses): readonly Slot[] {
  const said = text.slice(from, Math.min(end, from + REACH));
  const [shown = '', sign = '', name = ''] = EMPHASISED.exec(said) ?? [];
  if (name !== '') {
    const start = from + shown.length - sign.length - name.length;
    const slots = slotsOf(text, { start, end: start + name.length }, uses, true, true);
    if (!CASELESS.test(name)) return slots;
    // What is set in bold type inside a sentence may be anything there.
    if (start > from + sign.length) return [];
    return slots.map((slot) =>
      isShort(slot) ? { ...slot, words: [slot.label], form: Math.max(slot.form, 1) } : slot,
    );
  }
  const plain = SET_OFF.exec(said)?.[1] ?? '';
  const words = plain.split(/\s+/);
  // What stands behind a colon is all that a heading says: "## 검색광고: ㈜엠포스".
  if (
    HEADING.test(text.slice(Math.max(0, at - 2), at)) &&
    CASELESS.test(plain) &&
    plain.length <= MAX_CASELESS
  )
    return slotsOf(text, { start: from, end: from + plain.length }, uses, true, true);
  return plain === '' || CASELESS.test(plain) || words.length > MAX_WORDS || !isTitle(words)
    ? []
    : slotsOf(text, { start: from, end: from + plain.length }, uses, true, true);
}

/** Where a word in small letters begins. */
const WORD_START = /(?<=[\s,;–—-]|^)\p{Ll}/gu;

/** What an item tells to take, somewhere in its first sentence: "rare here, try Acme". */
function slotsTaken(text: string, from: number, end: number, uses: WordUses): readonly Slot[] {
  const said = text.slice(from, Math.min(end, from + REACH));
  for (const { index } of matchesIn(said, WORD_START)) {
    const taken = TAKE.exec(said.slice(index))?.[0].length ?? 0;
    if (taken === 0) continue;
    const head = headOf(text, { start: from + index + taken, end });
    const name =
      /^[^\s,.;:!?]+(?:\s[\p{Lu}\d][^\s,.;:!?]*){0,3}/u.exec(text.slice(head.start, head.end))?.[0] ?? '';
    return slotsOf(text, { start: head.start, end: head.start + name.length }, uses, true, true);
  }
  return [];
}

/**
 * The items of a list that says before a colon what each choice is for, whatever that is, and behind it which one, set
 * off or in italic type: "Everyday: Acme – honest food", "Piano: nobody beats *Nova*"; null where it is no such list.
 */
export function behindLabels(
  text: string,
  reads: readonly ReadItem[],
  uses: WordUses,
): readonly ReadItem[] | null {
  if (reads.length < MIN_ITEMS || reads.every(({ labelled }) => labelled)) return null;
  let sure = 0;
  let shown = 0;
  const told: ReadItem[] = [];
  const some = reads.some(({ labelled }) => labelled);
  for (const read of reads) {
    const { start, end } = read.candidate;
    const label = LABEL.exec(text.slice(start, Math.min(end, start + 60)))?.[0] ?? '';
    if (label === '') continue;
    // "第1位：Acme": a place is no label.
    if (placeIn(label.replace(/[*_\s:：]+/gu, '')) > 0) return null;
    if (read.labelled) {
      told.push(read);
      shown += 1;
      continue;
    }
    const shows = slotsBehind(text, start, start + label.length, end, uses);
    const set =
      shows.length === 0 && some && !read.part
        ? caselessBehind(text, start + label.length, end, uses)
        : shows;
    const named =
      set.length > 0 && set.every(({ form, label: name }) => form >= (CASELESS.test(name) ? 0.6 : 1.3));
    const slots = named ? set : slotsTaken(text, start + label.length, end, uses);
    const [first] = slots;
    if (!first || slots.some(({ form }) => form < 0.6)) continue;
    if (named) shown += 1;
    if (read.form >= SURE) sure += 1;
    const last = slots.at(-1)?.end ?? first.end;
    const head = { start: first.start, end: last, rest: last, cut: true };
    told.push({
      ...read,
      head,
      slots,
      form: Math.max(1, Math.max(...slots.map(({ form }) => form))),
      labelled: true,
      shown: false,
      part: false,
    });
  }
  const firsts = new Set(
    told.map(({ slots: [slot] }) => visibleText(text, slot?.start ?? 0, slot?.end ?? 0)),
  );
  const enough =
    shown >= MIN_NAMED &&
    shown * 2 >= reads.length &&
    told.length * 5 >= reads.length * 3 &&
    firsts.size === told.length;
  // Where most labels are known, what most items have before a name is one in all of them.
  const known = reads.filter(({ labelled }) => labelled).length;
  if (known * 2 > reads.length && told.length < reads.length) return null;
  return enough && sure * 4 <= told.length ? told : null;
}
