import type { Piece } from '../text/blocks.ts';
import { matchesIn } from '../text/matches.ts';
import type { Span } from '../text/span.ts';
import { advisesAgainst } from './advice.ts';
import {
  CASELESS_CHOOSING,
  CASELESS_CHOOSING_HINT,
  FOR_SOME,
  IS_WHAT,
  OTHERWISE,
  POINTS_BACK,
  VERB_SECOND,
  WOULD,
  WOULD_HINT,
} from './choosing-words.ts';

/** Each language has a group: the one that is found tells which deeds are none of choosing. */
const FIRST_PERSON = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:${WOULD.map(({ would }) => `(${would})`).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const WOULDS = WOULD.map(({ would }) => new RegExp(`(?:${would})(?!\\p{L})`, 'iu'));
const OTHER_DEEDS = WOULD.map(
  ({ not }) => new RegExp(String.raw`(?<!\p{L})(?:${not})|n['’]t(?!\p{L})`, 'iu'),
);
const BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\p{N}*_"”»\]])\s(?:(?:${IS_WHAT.join('|')})|(?<second>${VERB_SECOND}))(?![\p{L}\p{N}])`,
  'giu',
);
const BACK = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${POINTS_BACK.join('|')})(?![\p{L}\p{N}])`, 'iu');
const IF_SOMEBODY = new RegExp(String.raw`(?<!\p{L})(?:${FOR_SOME})(?!\p{L})`, 'iu');

/** So far behind what one would do the name stands at most: "je confierais la gestion de l'immeuble à Acme". */
const NAME_REACH = 56;
const CLAUSE_REACH = 120;
/** "Non andrei", "Von Acme würde ich abraten": what stands before. */
const DENIAL_REACH = 14;

const WORD = String.raw`\p{Ll}{0,3}\p{Lu}[^\s,;:.!?()*_"”»]*(?:\.[\p{L}\d]+)*|\d+\p{Lu}[^\s,;:.!?()*_"”»]*`;
const JOINT = String.raw`(?:&|\+|of|de|del|the|und|y|et|di|da|og|och|der)`;
const NAME = String.raw`(?:${WORD})(?:\s(?:${JOINT}\s)?(?:${WORD}|\d+(?=\s|[.,;:*])))*`;
const NAMES = new RegExp(String.raw`(?<=[\s*_"“«„('’])${NAME}`, 'gu');
const NAME_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}(?=[*_"”»\]]*$)`, 'u');

const clauseFrom = (said: string, at: number): string =>
  /^[^.!?;:\n–—]*(?:\.(?=[\p{L}\d])[^.!?;:\n–—]*)*/u.exec(said.slice(at, at + CLAUSE_REACH))?.[0] ?? '';

/** Sentences are no longer; one is looked for no further back, as a text of a thousand choices would be read a thousand times. */
const SENTENCE_REACH = 400;

/** Where the sentence that `at` stands in begins. */
function sentenceStart(said: string, at: number): number {
  const before = said.slice(Math.max(0, at - SENTENCE_REACH), at);
  return at - (/[^.!?\n]*(?:\.(?=\S)[^.!?\n]*)*$/u.exec(before)?.[0].length ?? 0);
}

/** The few whole words of the same clause before `at`. */
function wordsBefore(said: string, sentence: number, at: number): string {
  const from = Math.max(sentence, at - DENIAL_REACH);
  const words = said.slice(from, at).replace(from > sentence ? /^\S+/u : '', '');
  return words.slice(words.lastIndexOf(',') + 1);
}

/** Whether a clause tells of another deed than to choose, or of a choice for some who ask. */
const isOther = (clause: string, deeds: RegExp | undefined): boolean =>
  deeds?.test(clause) || IF_SOMEBODY.test(clause) || advisesAgainst(clause);

/** The names behind "I would", "j'irais" and the like. */
function* behindVerbs(said: string): Generator<Span> {
  for (const match of matchesIn(said, FIRST_PERSON)) {
    const [phrase, ...languages] = match;
    const { index } = match;
    const from = index + phrase.length;
    const clause = clauseFrom(said, from);
    NAMES.lastIndex = 0;
    const found = NAMES.exec(clause);
    if (!found || found.index > NAME_REACH || clause.slice(0, found.index).includes(',')) continue;
    const language = languages.indexOf(phrase);
    const before = wordsBefore(said, sentenceStart(said, index), index);
    const behind = clause.slice(found.index + found[0].length);
    // What the name itself says is no deed.
    const deed = `${before}${phrase}${clause.slice(0, found.index)}#${behind.split(',')[0]}`;
    const rest = said.slice(from, from + CLAUSE_REACH * 2).split(/(?<=[.!?])\s/u, 2);
    if (isOther(deed, OTHER_DEEDS[language]) || rest.some((one) => OTHERWISE.test(one))) continue;
    yield { start: from + found.index, end: from + found.index + found[0].length };
  }
}

/** The names before "is the one I'd", and before a verb that comes second. */
function* beforeVerbs(said: string): Generator<Span> {
  for (const { 0: phrase, index, groups } of matchesIn(said, BEHIND)) {
    const sentence = sentenceStart(said, index);
    // "Bei Acme", "Selv": any sentence begins with a capital.
    const first = groups?.second === undefined ? '' : /^\s*\S*\s?/u.exec(said.slice(sentence, index))?.[0];
    const from = sentence + (first?.length ?? 0);
    const found = NAME_BEFORE.exec(said.slice(from, index));
    if (!found) continue;
    const deed = `${said.slice(from, from + found.index)}#${clauseFrom(said, index + phrase.length)}`;
    const language = WOULDS.findIndex((would) => would.test(phrase));
    if (!isOther(deed, OTHER_DEEDS[language]))
      yield { start: from + found.index, end: from + found.index + found[0].length };
  }
}

/** What sentences are about that begin with a name in bold type, or of two words: "**Acme** folds flat", "The Acme Two is …". */
const TOLD_OF = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?:(?:The|Der|Die|Das|Le|La|El|Il|O|A|De|Het)\s)?(?:\*\*(?<bold>${NAME})\*\*|(?<plain>(?:${WORD})\s${NAME})(?=\s\p{Ll}))`,
  'gu',
);

/** The name that the last sentence with one is about, where the text points back to it as to what one would take. */
function* pointedBackTo(said: string): Generator<Span> {
  const found = BACK.exec(said);
  if (!found || isOther(clauseFrom(said, found.index), undefined)) return;
  const told = matchesIn(said.slice(0, found.index), TOLD_OF).at(-1);
  const name = told?.groups?.bold ?? told?.groups?.plain;
  if (!told || name === undefined) return;
  const start = told.index + told[0].indexOf(name);
  yield { start, end: start + name.length };
}

/** "枚数が多いならしまうま、紙質ならマイブックを選ぶと": two conditions in a sentence tell for whom each is. */
const CONDITIONS = /(?<!私|僕|自分|ひとつ|一つ)なら(?!ず|ではの)|場合は|(?<!저|나)라면|다면|的话|的話/gu;

function isForSome(said: string, at: number): boolean {
  const sentence = /[^。！？!?\n]*$/u.exec(said.slice(0, at))?.[0] ?? '';
  return (sentence.match(CONDITIONS)?.length ?? 0) > 1;
}

/** The same in scripts without capitals. */
function* caseless(said: string): Generator<Span> {
  for (const choosing of CASELESS_CHOOSING)
    for (const { 0: all, index, groups } of matchesIn(said, choosing)) {
      // "紙質ならミナモを"
      const name = (groups?.name ?? '').replace(/^.*(?:なら|라면|다면)/u, '');
      const at = index + all.indexOf(name);
      if (name !== '' && !isForSome(said, at)) yield { start: at, end: at + name.length };
    }
}

/** What sentences of a piece tell in the first person to do with something named, as long as that may be to choose it. */
export function* choosingIn(text: string, { start, end }: Piece): Generator<Span> {
  const said = text.slice(start, end);
  const spans = [
    ...(WOULD_HINT.test(said) ? [...behindVerbs(said), ...beforeVerbs(said), ...pointedBackTo(said)] : []),
    ...(CASELESS_CHOOSING_HINT.test(said) ? caseless(said) : []),
  ];
  for (const span of spans) yield { start: start + span.start, end: start + span.end };
}
