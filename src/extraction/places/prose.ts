import { type Features, type Hashed, oddsOf } from '../model/hashed.ts';
import type { Naming } from '../names/find-names.ts';
import type { Span } from '../text/blocks.ts';
import { classOf, DIGIT, HANGUL, JOINED, LETTER, UNSPACED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { HIDDEN, MARKUP } from '../text/inline.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A sentence and the places where it names one brand. */
export interface NamingSentence extends Span {
  readonly brand: number;
  readonly namings: readonly Naming[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Longer ones have lost their ends. */
const LONGEST = 800;

/** Sentences that name brands, one for each brand that a sentence names; blocks of lists and headings are left out where `inLists` is false. */
export function namingSentences(
  document: Document,
  namings: readonly Naming[],
  inLists: boolean,
): NamingSentence[] {
  const { text, blocks } = document;
  const found: NamingSentence[] = [];
  let next = 0;
  for (const [at, block] of blocks.entries()) {
    while (next < namings.length && (namings[next]?.start ?? 0) < block.start) next += 1;
    if (next >= namings.length) break;
    if ((namings[next]?.start ?? 0) >= block.end || block.kind === 'code') continue;
    if (!inLists && (block.kind !== 'text' || block.parent >= 0)) continue;
    const sentences = sentencesOf(text, block);
    for (const [index, { start, end }] of sentences.entries()) {
      const own: Naming[] = [];
      while (next < namings.length && (namings[next]?.start ?? 0) < end) {
        const naming = namings[next];
        if (naming && naming.start >= start) own.push(naming);
        next += 1;
      }
      if (own.length === 0 || end - start > LONGEST) continue;
      for (const [brand, same] of Map.groupBy(own, (naming) => naming.brand))
        found.push({
          start,
          end,
          brand,
          namings: same,
          isFirst: at === 0 && index === 0,
          isLast: at === blocks.length - 1 && index === sentences.length - 1,
        });
    }
  }
  return found;
}

const KIND = {
  word: 100,
  pair: 101,
  triple: 102,
  stem: 103,
  before: 104,
  behind: 105,
  stepBefore: 106,
  stepBehind: 107,
  around: 108,
  run: 109,
  runBefore: 110,
  runBehind: 111,
  edge: 112,
} as const;
const NAME = '\ue000';
const REACH = 6;
const STEPS = 3;

/** Words of a sentence, folded; the name that is asked about is one sign, all numbers are one word, joined scripts give their signs one by one. */
export function wordsOf(
  { text, folded, flags }: Document,
  { start, end, namings }: NamingSentence,
): string[] {
  const words: string[] = [];
  let naming = 0;
  let at = start;
  while (at < end) {
    const own = namings[naming];
    if (own && at >= own.start) {
      words.push(NAME);
      at = Math.max(at + 1, own.end);
      naming += 1;
      continue;
    }
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || /\s/.test(text[at] ?? ' ')) {
      at += 1;
      continue;
    }
    if ((kind & (LETTER | DIGIT)) === 0 || (kind & (JOINED | UNSPACED | HANGUL)) !== 0) {
      words.push(folded[at] ?? '');
      at += 1;
      continue;
    }
    const first = at;
    const limit = own ? Math.min(end, own.start) : end;
    while (
      at < limit &&
      ((classOf(text.charCodeAt(at)) & (LETTER | DIGIT)) !== 0 || text[at] === "'" || text[at] === '’') &&
      (classOf(text.charCodeAt(at)) & (JOINED | HANGUL)) === 0
    )
      at += 1;
    if (at === first) at += 1;
    else words.push((kind & DIGIT) !== 0 ? '0' : folded.slice(first, at));
  }
  return words;
}

/** Says what a sentence says of the brand that it names, whoever else is known. */
export function addSentence(features: Features, document: Document, sentence: NamingSentence): void {
  features.clear();
  const words = ['^', ...wordsOf(document, sentence), '$'];
  for (const [at, word] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]];
    features.add(KIND.word, 0, word);
    if (next !== undefined) features.add(KIND.pair, 0, `${word} ${next}`);
    if (third !== undefined) features.add(KIND.triple, 0, `${word} ${next} ${third}`);
    if (word.length > 6) features.add(KIND.stem, 0, word, 0, 5);
    const isSign = (classOf(word.charCodeAt(0)) & (JOINED | UNSPACED | HANGUL)) !== 0;
    if (isSign && third !== undefined && words[at + 3] !== undefined)
      features.add(KIND.run, 0, `${word}${next}${third}${words[at + 3]}`);
    if (word !== NAME) continue;
    features.add(KIND.around, 0, `${words[at - 1]} ${next}`);
    for (let step = 1; step <= REACH; step += 1) {
      const [before, behind] = [words[at - step] ?? '', words[at + step] ?? ''];
      features.add(KIND.before, 0, before);
      features.add(KIND.behind, 0, behind);
      features.add(KIND.runBefore, step, words.slice(Math.max(0, at - step), at).join(''));
      features.add(KIND.runBehind, step, words.slice(at + 1, at + 1 + step).join(''));
      if (step > STEPS) continue;
      features.add(KIND.stepBefore, step, before);
      features.add(KIND.stepBehind, step, behind);
    }
  }
  features.add(KIND.edge, (sentence.isFirst ? 1 : 0) + (sentence.isLast ? 2 : 0));
}

/** Models of what sentences choose: for everybody, and as the second choice. */
export interface ProseModels {
  readonly first: Hashed;
  readonly second: Hashed;
}

/** Log odds from which on a sentence gives a place. */
export const LEAST_CHOICE = { first: 1.2, second: 0.5 } as const;

/** The place that sentences give each brand: 1 to what they choose for everybody, 2 to an explicit second choice (reading.md, Rank 8). */
export function chosenInProse(
  document: Document,
  namings: readonly Naming[],
  models: ProseModels,
  features: Features,
): ReadonlyMap<number, number> {
  const best = new Map<number, readonly [number, number]>();
  for (const sentence of namingSentences(document, namings, false)) {
    addSentence(features, document, sentence);
    const [first, second] = best.get(sentence.brand) ?? [-9, -9];
    best.set(sentence.brand, [
      Math.max(first, oddsOf(models.first, features)),
      Math.max(second, oddsOf(models.second, features)),
    ]);
  }
  return new Map(
    [...best].flatMap(([brand, [first, second]]): [number, number][] => {
      if (first > LEAST_CHOICE.first) return [[brand, 1]];
      return second > LEAST_CHOICE.second ? [[brand, 2]] : [];
    }),
  );
}
