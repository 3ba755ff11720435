import type { TextFormat } from '../../words/text-format.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isSmallWord, type Name, nameOf, type Word, wordsOf } from './candidate-words.ts';
import { addCaseless } from './caseless-candidates.ts';
import { beginsSentence } from './certainty.ts';
import { EVIDENCE } from './evidence.ts';
import { nameRuns } from './name-runs.ts';
import { surroundings } from './surroundings.ts';

/** What may be a brand's name, with what one answer says for it. */
export interface Candidate {
  readonly name: string;
  /** What its spellings have in common (`strangerKey`). */
  readonly key: string;
  readonly evidence: number;
}

/** A bound for what an answer has stored; real ones have 25 on average. */
const MOST = 120;
const MAX_WORDS = 5;
/** Longer runs are titles. */
const MAX_RUN = 60;
/** How far apart names of an enumeration stand. */
const MAX_GAP = 12;

const JOINED =
  /^[*_\])"”]*(?:,\s?(?:and|or|und|oder|y|o|et|ou|e)?|\s(?:and|or|und|oder|y|o|et|ou|e|vs\.?)|\s?\/|、)\s?[*_[("“]*$/u;

/** What a longer name's evidence says of its first words, too. */
const SHARED = EVIDENCE.head | EVIDENCE.inside | EVIDENCE.acting | EVIDENCE.place | EVIDENCE.thing;

/** The candidates of an answer by their keys, each with the spelling that it uses first. */
export class Candidates {
  readonly #found = new Map<string, { name: string; key: string; evidence: number }>();

  add({ text, key }: Name, evidence: number): void {
    const found = this.#found.get(key);
    if (found) found.evidence |= evidence;
    else if (key.length > 1 && this.#found.size < MOST) this.#found.set(key, { name: text, key, evidence });
  }

  get all(): readonly Candidate[] {
    return [...this.#found.values()];
  }
}

/** Names that stand in an enumeration, of which some are sure to be brands. */
class Enumeration {
  readonly #candidates: Candidates;
  #names: Name[] = [];
  #size = 0;
  #sure = 0;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  add(name: Name | null, isSure: boolean): void {
    this.#size += 1;
    if (isSure) this.#sure += 1;
    if (name) this.#names.push(name);
  }

  end(): void {
    if (this.#size > 1)
      for (const name of this.#names)
        this.#candidates.add(name, EVIDENCE.listed | (this.#sure > 0 ? EVIDENCE.beside : 0));
    this.#names = [];
    this.#size = 0;
    this.#sure = 0;
  }
}

/** Where the name begins in a run: behind what stands before names, and what only begins a sentence. */
function firstOf(words: readonly Word[], starts: boolean, uses: WordUses): number {
  let from = 0;
  for (; from < words.length; from += 1) {
    const word = words[from] as Word;
    if (!word.isBefore && !(starts && (word.isFunction || isSmallWord(word, uses)))) break;
  }
  return from;
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  to - from === 1
    ? (words[from]?.text ?? '')
    : words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ');

/** An answer, as far as candidates are told by it. */
interface Read {
  readonly text: string;
  readonly textFormat: TextFormat;
  readonly uses: WordUses;
  /** Where names begin that items of the ranking are about, and what those say that are of nobody we know. */
  readonly heads: ReadonlySet<number>;
  readonly labels: readonly string[];
  /** Where it names brands that we are told of, in the order of the text. */
  readonly namings: readonly Span[];
  /** What it links and cites, by the keys of the names that it spells. */
  readonly domains: ReadonlyMap<string, string>;
}

/**
 * What an answer may name besides the brands it is told of, generously: capitalised runs, heads of items, bold, quoted,
 * linked and enumerated names, with what speaks for each. One pass for each kind; the work per match is bounded.
 */
export function candidatesOf({
  text,
  textFormat,
  uses,
  heads,
  labels,
  namings,
  domains,
}: Read): readonly Candidate[] {
  const found = new Candidates();
  const enumeration = new Enumeration(found);
  const cased = uses.capitals.size > 0;
  const { runs, hasCaseless } = nameRuns(text, textFormat);
  let before = -1;
  let next = 0;
  for (const { start, end: until } of runs) {
    while (next < namings.length && (namings[next]?.end ?? 0) <= start) next += 1;
    const tracked = next < namings.length && (namings[next]?.start ?? 0) < until;
    const joined = before >= 0 && start - before < MAX_GAP && JOINED.test(text.slice(before, start));
    if (!joined) enumeration.end();
    before = until - start > MAX_RUN ? -1 : until;
    if (before < 0) continue;
    if (tracked) {
      enumeration.add(null, true);
      continue;
    }
    const end = /['’]s$/u.test(text.slice(until - 2, until)) ? until - 2 : until;
    const words = wordsOf(text.slice(start, end));
    const isHead = heads.has(start);
    const starts = isHead || beginsSentence(text, start);
    const from = firstOf(words, starts && !isHead, uses);
    const last = words.findIndex(({ hasDigit, isKind }, at) => at > from && (hasDigit || isKind));
    let to = Math.min(from + MAX_WORDS, last < 0 ? words.length : last);
    while (to > from && (words[to - 1]?.text === 'of' || words[to - 1]?.text === '&')) to -= 1;
    const part = words.slice(from, to);
    if (part.every(({ isFunction }) => isFunction)) continue;
    // "The Warehouse": where it begins no sentence, the article is of the name.
    const the =
      from > 0 && words[from - 1]?.text === 'The' && (isHead || !starts) && to === words.length ? 1 : 0;
    const name = nameOf(textOf(words, from - the, to));
    enumeration.add(name.isEmpty ? null : name, isHead || name.isKnown || domains.has(name.key));
    const inside = !starts && cased ? EVIDENCE.inside : 0;
    const thing = words.some(({ isKind }) => isKind) ? EVIDENCE.thing : 0;
    const around = surroundings(text, start, end) | inside | thing | (isHead ? EVIDENCE.head : 0);
    if (!name.isEmpty || isHead) {
      const small = part.every((word) => isSmallWord(word, uses)) ? EVIDENCE.small : 0;
      const stands = to < words.length ? EVIDENCE.leads : EVIDENCE.whole;
      found.add(name, around | small | stands | (name.isKnown ? EVIDENCE.known : 0));
    }
    for (let count = 1; count < to - from && count < 4; count += 1) {
      const [word, following] = [words[from + count - 1]?.text, words[from + count]?.text];
      if (word === 'of' || word === '&' || following === 'of' || following === '&') continue;
      const leading = nameOf(textOf(words, from, from + count));
      if (!leading.isEmpty)
        found.add(leading, (around & SHARED) | EVIDENCE.leads | (leading.isKnown ? EVIDENCE.known : 0));
    }
  }
  enumeration.end();
  if (hasCaseless) addCaseless(found, text, labels);
  return found.all;
}
