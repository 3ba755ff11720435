import { nameKey } from '../names/name-key.ts';
import { isFunctionWord } from '../names/no-names.ts';
import { anyCase } from '../text/any-case.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import { matchesIn } from '../text/matches.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { conditionLength, placeIn } from './choice-labels.ts';
import { choosingIn } from './choosing.ts';
import type { PlacedItem } from './ranked-items.ts';
import { type Slot, slotsOf } from './slots.ts';
import { BEFORE_NAME, BEHIND_NAME, CASELESS_VERDICTS, SECOND_BEHIND, VERBS } from './verdict-words.ts';

/** What a text says it would take itself, and the place that it gives it. */
interface Verdict {
  readonly piece: number;
  readonly head: Span;
  readonly slots: readonly Slot[];
  readonly place: number;
  /** It is told for some who ask alone: "For shops, Acme is the best choice". */
  readonly conditional: boolean;
}

const WITHIN = '[^.!?\\n]{0,90}?';
const anyOf = (phrases: readonly string[]) => phrases.join('|').replaceAll('_', WITHIN);

const BEFORE = anyCase(`(?<![\\p{L}\\p{N}])(?:${anyOf(BEFORE_NAME)})`);
const BEHIND = anyCase(`(?<=[\\p{L}\\p{N}*_"”»\\]])\\s(?:${anyOf(BEHIND_NAME)})(?![\\p{L}\\p{N}])`);
const VERB = new RegExp(VERBS, 'giu');
const RUNNER_UP =
  /^(?:the |my |a )?(?:close )?(?:runners?-up|second best|zweitplatzierte[rs]?|dauphine?|subcampe[oó]na?|vice)$/iu;

const WORD = String.raw`(?:\p{Ll}{1,4})?[\p{Lu}\d][^\s,;:.!?()*_]*(?:\.[\p{L}\d]+)*`;
const JOINT = String.raw`(?:&|\+|of|de|del|the|und|y|and|et|di|da|or|oder|o|ou)`;
const NAME = String.raw`(${WORD}(?:\s(?:${JOINT}\s)?${WORD}){0,4})`;
const MARKS = '[*_"“«[]*';
const ARTICLE = String.raw`(?:(?:the|an?|den|die|das|der|dem|le|la|les|el|los|las|il|lo|gli|o|a|os|as|de|het|az)\s|l['’])?`;
/** A name right behind a phrase, perhaps in the next line. */
const NEXT = new RegExp(String.raw`\*{0,2}\s{0,4}${MARKS}${ARTICLE}${MARKS}${NAME}`, 'uy');
/** One right before a phrase. */
const LAST = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}[*_"”»\]]*$`, 'u');

/** Without one of these beginnings of words no phrase stands in a text: most texts have none, and are not looked at closer. */
const HINT = anyCase(
  String.raw`recom|reko|pick|choi|choos|winner|\bwins\b|go with|go for|opt|short[ ,]|best o|best c|vote|verdict|bottom line|suggest|I['’]d|I would|I['’]ll|favo|crown|ahead|s out as |on top|the one|one I|start with|begin with|least bad|the best|the safest|the strongest|(?:is|be|remains) (?:\p{Ll}+ ){0,2}?(?:the|your|my|our) (?:\p{Ll}+ )?(?:best|safest|smartest|easiest|wisest|ideal|top|most)\b|empf|tipp|wahl|würde|sieger|gewinner|rate zu|conseil|gagnant|vainqueur|si je|je pren|lo m[áe]|eleg|eleccion|elección|escog|escolh|apuesta|ganador|vencedor|qued[ao]|ficaria|consigli|scelt|scegl|preferit|vinc|prender|punter|keuze|aanrader|advies|voorkeur|winnaar|als ik|wybór|wybra|polec|postawi|faworyt|gdyby|skulle|mitt|tercih|öner|seçmem|выб|фавор|реком|совет|взял|если бы|jeg ville|ville jeg|anbefaling|mitt? valg|valits|ostaisin|ottaisin|suositte|suositu|valintani|suosikk|aș |alegerea|választ|venném|ajánl|kedvenc|επέλεγα|διάλεγα|αγόραζα|έπαιρνα|πρότ|επιλογή μου|tôi|mình`,
);
const SECOND_HINT =
  /second|runner|third|place|zweit|dritt|platz|deuxi|trois|dauphin|segund|terc|subcamp|terz|vice|tweed|derde|plaats|drug|trzec|miejsc|втор|трет|мест/i;
const CASELESS_HINT =
  /まず|迷|選|推|おすすめ|オススメ|イチオシ|一押し|本命|結論|우선|먼저|고르|꼽|추천|선택|뽑|찍|픽|최애|가장|제일|选|荐|挑|优先|首推|先试|เลือก|ยกให้/u;

/** Names are looked for so far, in characters. */
const REACH = 120;
const MAX_LABEL = 4;
/** "There is no clear winner: Acme and Nova both …". */
const DENIED =
  /(?<![\p{L}])(?:no|not|never|without a|kein\p{L}*|nicht|aucun\p{L}*|ningun\p{L}*|ningún|nessun\p{L}*|nenhum\p{L}*|geen|nie ma|нет)\s(?:\p{L}+\s)?$/iu;
const DENIAL_REACH = 24;
/** Of less likely names a verdict is none. */
const MIN_FORM = 1;
const MIN_CASELESS = 0.6;

const SENTENCE_REACH = 400;

/**
 * Whether a verdict is for some who ask alone. What the first sentence of an answer says of whom it is for is what was
 * asked.
 */
function isConditional(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - SENTENCE_REACH), start);
  const from = /(?:.*[.!?。\n])?\s*/su.exec(before)?.[0].length ?? 0;
  if (start <= SENTENCE_REACH && before.slice(0, from).trim() === '') return false;
  return conditionLength(`${before.slice(from)}${text.slice(start, end)}`) > 0;
}

/** Whether the sentence that goes on at `at` asks. */
const asks = (text: string, at: number, end: number): boolean =>
  /^[^.!?。！？\n]{0,200}[?？]/u.test(text.slice(at, Math.min(end, at + REACH * 2)));

/** The place that the words before a verb say ("my second choice", "the runner-up"); 0 for none. */
function placeBefore(said: string): number {
  const words = said
    .replace(/[*_]/g, '')
    .trim()
    .split(/[\s,.;:]+/);
  for (let count = Math.min(MAX_LABEL, words.length); count > 0; count -= 1) {
    const label = words.slice(-count).join(' ');
    if (RUNNER_UP.test(label)) return 2;
    const place = placeIn(label);
    if (place > 0) return place;
  }
  return 0;
}

/** Whether what stands before a name says that it is what one would take: "I'd go with". */
export const leadsToChoice = (before: string): boolean =>
  HINT.test(before) &&
  BEFORE.matchesIn(before).some(({ 0: phrase, index }) => before.slice(index + phrase.length).trim() === '');

/** Finds what the sentences of a piece say that they would take. */
function* verdictsIn(text: string, { start, end }: Piece): Generator<Span & { place: number }> {
  const said = text.slice(start, end);
  const hasFirst = HINT.test(said);
  const hasSecond = SECOND_HINT.test(said);
  const nameAfter = (at: number): Span | null => {
    NEXT.lastIndex = at;
    const found = NEXT.exec(said);
    const name = found?.[1];
    return found && name !== undefined
      ? { start: start + NEXT.lastIndex - name.length, end: start + NEXT.lastIndex }
      : null;
  };
  for (const { 0: phrase, index } of hasFirst ? BEFORE.matchesIn(said) : []) {
    if (DENIED.test(said.slice(Math.max(0, index - DENIAL_REACH), index))) continue;
    const name = nameAfter(index + phrase.length);
    if (name) yield { ...name, place: 1 };
  }
  const behind = [
    ...(hasFirst ? BEHIND.matchesIn(said) : []).map(({ index }) => ({ index, place: 1 })),
    ...(hasSecond ? matchesIn(said, SECOND_BEHIND) : []).map(({ index }) => ({ index, place: 2 })),
  ];
  for (const { index, place } of behind) {
    const from = Math.max(0, index - REACH);
    const found = LAST.exec(said.slice(from, index));
    const at = start + from + (found?.index ?? 0);
    if (found) yield { start: at, end: at + (found[1]?.length ?? 0), place };
  }
  for (const { 0: verb, index } of hasSecond ? matchesIn(said, VERB) : []) {
    const name = nameAfter(index + verb.length);
    const place = name ? placeBefore(said.slice(Math.max(0, index - REACH), index)) : 0;
    if (name && place > 0) yield { ...name, place };
  }
  for (const verdict of CASELESS_HINT.test(said) ? CASELESS_VERDICTS : [])
    for (const { 0: all, index, groups } of matchesIn(said, verdict)) {
      const name = groups?.name ?? '';
      const at = start + index + all.lastIndexOf(name);
      if (name !== '') yield { start: at, end: at + name.length, place: 1 };
    }
}

const keyOf = ({ slots: [slot] }: Verdict): string => nameKey(slot?.words[0] ?? slot?.label ?? '');

/** Whether a slot is likely enough a name for a verdict. */
const isNamely = ({ form, label, words }: Slot): boolean =>
  form >= (/\p{Lo}/u.test(label) ? MIN_CASELESS : MIN_FORM) && !isFunctionWord(words[0] ?? '');

/** Whether a text writes a label in two places, with capitals or not. */
function isSaidAgain(text: string, label: string): boolean {
  const [all, said] = [text.toLowerCase(), label.toLowerCase()];
  return all.indexOf(said) !== all.lastIndexOf(said);
}

/** The verdicts of a text among the spans that `findIn` finds in its pieces, the first of each name, in the order of the text. */
function verdictsBy(
  text: string,
  { pieces }: Blocks,
  uses: WordUses,
  findIn: (piece: Piece) => Iterable<Span & { readonly place: number }>,
  isNamed: (slot: Slot) => boolean = isNamely,
): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const [piece, one] of pieces.entries()) {
    if (one.kind === 'row') continue;
    for (const { place, ...head } of findIn(one)) {
      const slots = slotsOf(text, head, uses, true, true);
      if (slots.every(isNamed) && !asks(text, head.end, one.end))
        verdicts.push({ piece, head, slots, place, conditional: isConditional(text, head) });
    }
  }
  const byKey = new Map<string, Verdict>();
  for (const verdict of verdicts.toSorted((a, b) => a.head.start - b.head.start)) {
    const key = keyOf(verdict);
    if (!byKey.has(key)) byKey.set(key, verdict);
  }
  return [...byKey.values()];
}

/** What a text says in the first person to do itself with one name alone; none where it says so of several. */
function chosenByDeed(text: string, blocks: Blocks, uses: WordUses): readonly Verdict[] {
  const chosen = verdictsBy(
    text,
    blocks,
    uses,
    function* (piece) {
      for (const head of choosingIn(text, piece)) yield { ...head, place: 1 };
    },
    // "Who Gives A Crap", "Van der Velde": of more words than one a name may be of common ones.
    (slot) =>
      isNamely(slot) || (slot.words.length > 1 && (slot.form >= MIN_FORM || isSaidAgain(text, slot.label))),
  );
  const forAll = chosen.filter(({ conditional }) => !conditional);
  return forAll.length === 1 ? forAll : chosen;
}

/** Whether the sentence of the one that comes first goes on to choose another: "j'irais chez Acme ; l'été, j'irais chez Nova". */
function isOneOfTwo(text: string, { pieces }: Blocks, [first, ...rest]: readonly Verdict[]): boolean {
  const piece = first && rest.length === 0 ? pieces[first.piece] : undefined;
  if (!first || !piece) return false;
  const { end } = first.head;
  const sentence = {
    ...piece,
    start: end,
    end:
      end + (/^[^.!?\n]*/u.exec(text.slice(end, Math.min(piece.end, end + SENTENCE_REACH)))?.[0].length ?? 0),
  };
  return [...choosingIn(text, sentence)].some(
    (other) => text.slice(other.start, other.end) !== first.slots[0]?.label,
  );
}

/**
 * The ranking of an answer that has no list, and says in prose which one it would take ("If I had to choose one, I'd go
 * with Acme"), perhaps which comes second. Nobody is ranked where several come first, each for somebody else.
 */
export function verdictsOf(text: string, blocks: Blocks, uses: WordUses): PlacedItem[] {
  const all = verdictsBy(text, blocks, uses, (piece) => verdictsIn(text, piece)).sort(
    (a, b) => a.place - b.place,
  );
  const forAll = all.filter(({ conditional }) => !conditional);
  const phrased = forAll[0]?.place === 1 ? forAll : all;
  const told = phrased[0]?.place === 1 ? phrased : chosenByDeed(text, blocks, uses);
  if (told[0]?.place !== 1 || told[1]?.place === 1 || isOneOfTwo(text, blocks, told)) return [];
  let place = 0;
  return told.map(({ piece, head, slots }) => ({
    head,
    introduced: false,
    // The sentences around it may tell of others.
    from: piece,
    to: piece,
    slots: slots.map((slot) => {
      place += 1;
      return { ...slot, place };
    }),
  }));
}
