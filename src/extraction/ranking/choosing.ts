import type { Piece } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { advisesAgainst } from './advice.ts';
import {
  CASELESS_CHOOSING,
  CASELESS_CHOOSING_HINT,
  FOR_SOME,
  NO_CHOOSING,
  OTHERWISE,
  WOULD,
  WOULD_BEHIND,
  WOULD_HINT,
} from './choosing-words.ts';

const FIRST_PERSON = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${WOULD.join('|')})(?![\p{L}\p{N}])`, 'giu');
const BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\p{N}*_"”»\]])\s(?:${WOULD_BEHIND.join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const OTHER_DEED = new RegExp(String.raw`(?<!\p{L})(?:${NO_CHOOSING})`, 'iu');
const IF_SOMEBODY = new RegExp(String.raw`(?<!\p{L})${FOR_SOME}(?!\p{L})`, 'iu');

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

/** Where the sentence that `at` stands in begins. */
function sentenceStart(said: string, at: number): number {
  const before = said.slice(0, at);
  return before.length - (/[^.!?\n]*(?:\.(?=\S)[^.!?\n]*)*$/u.exec(before)?.[0].length ?? 0);
}

/** Whether a clause tells of another deed than to choose, or of a choice for some who ask. */
const isOther = (clause: string): boolean =>
  OTHER_DEED.test(clause) || IF_SOMEBODY.test(clause) || advisesAgainst(clause);

/** What sentences of a piece tell in the first person to do with something named, as long as that may be to choose it. */
export function* choosingIn(text: string, { start, end }: Piece): Generator<Span> {
  const said = text.slice(start, end);
  if (WOULD_HINT.test(said)) {
    for (const { 0: phrase, index } of said.matchAll(FIRST_PERSON)) {
      const from = index + phrase.length;
      const clause = clauseFrom(said, from);
      NAMES.lastIndex = 0;
      const found = NAMES.exec(clause);
      if (!found || found.index > NAME_REACH || clause.slice(0, found.index).includes(',')) continue;
      const [before] = [said.slice(Math.max(sentenceStart(said, index), index - DENIAL_REACH), from)];
      // What the name itself says is no deed.
      const deed = `${before}${clause.slice(0, found.index)}#${clause.slice(found.index + found[0].length).split(',')[0]}`;
      const rest = said.slice(from, from + CLAUSE_REACH * 2).split(/(?<=[.!?])\s/u, 2);
      if (isOther(deed) || rest.some((sentence) => OTHERWISE.test(sentence))) continue;
      const at = start + from + found.index;
      yield { start: at, end: at + found[0].length };
    }
    for (const { 0: phrase, index } of said.matchAll(BEHIND)) {
      const from = sentenceStart(said, index);
      const found = NAME_BEFORE.exec(said.slice(from, index));
      if (!found || isOther(`${said.slice(from, from + found.index)}#${clauseFrom(said, index + phrase.length)}`))
        continue;
      const at = start + from + found.index;
      yield { start: at, end: at + found[0].length };
    }
  }
  for (const choosing of CASELESS_CHOOSING_HINT.test(said) ? CASELESS_CHOOSING : [])
    for (const { 0: all, index, groups } of said.matchAll(choosing)) {
      const name = groups?.name ?? '';
      const at = start + index + all.indexOf(name);
      if (name !== '') yield { start: at, end: at + name.length };
    }
}
