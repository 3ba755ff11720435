import { withSigns } from '../text/with-signs.ts';
import type { NamingSentence } from './sentences.ts';

/** How many weights there are: signs share one where their hashes do, as few of some ten thousand do. */
export const WEIGHTS = 1 << 18;

/** What a sign tells, so that the same letters do not mean the same in another place. */
const KINDS = {
  /** A word, two, three in a row, and what a long one begins with, as most languages have many endings. */
  word: 1,
  pair: 2,
  triple: 3,
  stem: 4,
  /** A word on one side of the name, the same so many words away, and those on both sides of it. */
  before: 5,
  behind: 6,
  stepsBefore: 7,
  stepsBehind: 8,
  around: 9,
  /** In joined scripts: some characters in a row, and those right before and behind the name. */
  run: 10,
  runBefore: 11,
  runBehind: 12,
  /** Whether the sentence begins or ends the text. */
  edge: 13,
} as const;

/** FNV-1a, gone on with over the code units of a text. */
function hashOn(hash: number, text: string): number {
  let on = hash;
  for (let at = 0; at < text.length; at += 1) on = Math.imul(on ^ text.charCodeAt(at), 0x01000193);
  return on;
}

/** FNV-1a over the kind and the code units of a sign: of words with a space between them, which need not be joined for it. */
function indexOf(kind: number, first: string, second?: string, third?: string): number {
  let hash = hashOn(Math.imul(0x811c9dc5 ^ kind, 0x01000193), first);
  if (second !== undefined) hash = hashOn(hashOn(hash, ' '), second);
  if (third !== undefined) hash = hashOn(hashOn(hash, ' '), third);
  return ((hash ^ (hash >>> 15)) >>> 0) % WEIGHTS;
}

/** Stands for the name that is asked about. */
const NAME = '\ue000';
const TOKEN = new RegExp(
  String.raw`${NAME}|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*|\d+|[^\s\p{L}\p{M}\d]`,
  'gu',
);
/** Scripts that write words as one with others, or with what belongs to them. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** So many words, or characters of joined scripts, around a name are told apart by side, and so many by distance. */
const REACH = 6;
const STEPS = 3;
const LONG = 6;
const STEM = 5;
const LONGEST_RUN = 4;

/** The words and marks of a sentence in small letters, all numbers alike. */
const tokensOf = (said: string): readonly string[] =>
  (said.toLowerCase().match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? '0' : token));

/** A sentence without marks of emphasis, each naming of its brand as one sign; other names stay words. */
const withoutName = (text: string, sentence: NamingSentence): string =>
  withSigns(text, sentence, sentence.namings, ` ${NAME} `).replace(/[*_]/g, '');

type Add = (kind: keyof typeof KINDS, first: string, second?: string, third?: string) => void;

/** What the words of a sentence tell, and those around the name in it. */
function addWords(add: Add, said: string): void {
  const tokens = ['^', ...tokensOf(said), '$'];
  for (const [at, token] of tokens.entries()) {
    const [next, third] = [tokens[at + 1], tokens[at + 2]];
    add('word', token);
    if (next !== undefined) add('pair', token, next);
    if (third !== undefined) add('triple', token, next, third);
    if (token.length > LONG) add('stem', token.slice(0, STEM));
    if (token !== NAME) continue;
    add('around', `${tokens[at - 1]}`, `${next}`);
    for (let step = 1; step <= REACH; step += 1) {
      const [before = '', behind = ''] = [tokens[at - step], tokens[at + step]];
      add('before', before);
      add('behind', behind);
      if (step > STEPS) continue;
      add('stepsBefore', `${step}`, before);
      add('stepsBehind', `${step}`, behind);
    }
  }
}

/** What the characters of a sentence in a joined script tell. */
function addRuns(add: Add, said: string): void {
  const bare = said.replace(/\s+/gu, ' ').replaceAll(` ${NAME} `, NAME);
  for (let length = 2; length <= LONGEST_RUN; length += 1)
    for (let at = 0; at + length <= bare.length; at += 1) add('run', bare.slice(at, at + length));
  for (let at = bare.indexOf(NAME); at >= 0; at = bare.indexOf(NAME, at + 1))
    for (let length = 1; length <= REACH; length += 1) {
      add('runBefore', bare.slice(Math.max(0, at - length), at));
      add('runBehind', bare.slice(at + 1, at + 1 + length));
    }
}

/**
 * What a sentence says of the brand that it names, as indexes of weights, each once. None tells of which other brands are
 * known.
 */
export function signsOf(text: string, sentence: NamingSentence): readonly number[] {
  const found = new Set<number>();
  const add: Add = (kind, first, second, third) => found.add(indexOf(KINDS[kind], first, second, third));
  const said = withoutName(text, sentence);
  addWords(add, said);
  if (JOINED.test(said)) addRuns(add, said);
  add('edge', `${sentence.isFirst}`, `${sentence.isLast}`);
  return [...found];
}
