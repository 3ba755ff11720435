import { codeOf, codesOf, SPACE } from '../../shared/characters.ts';
import type { TextFormat } from '../../shared/text-format.ts';
import { classOf, WORD } from '../text/letters.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isSmallWord, type Name, nameOf, type Run, runOf, strangerKey } from './candidate-words.ts';
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
/** Longer runs are titles. */
const MAX_RUN = 60;
const KATAKANA = /\p{Script=Katakana}/u;
/** A text with this share of letters without capitals is written in them; Japanese full of Latin names has 0.2. */
const CASELESS_SHARE = 0.1;
/** How far apart names of an enumeration stand. */
const MAX_GAP = 12;

const JOINED =
  /^[*_\])"”]*(?:,\s?(?:and|or|und|oder|y|o|et|ou|e)?|\s(?:and|or|und|oder|y|o|et|ou|e|vs\.?)|\s?\/|、)\s?[*_[("“]*$/u;

/** What a longer name's evidence says of its first words, too. */
const SHARED =
  EVIDENCE.head | EVIDENCE.inside | EVIDENCE.acting | EVIDENCE.place | EVIDENCE.thing | EVIDENCE.foreign;

/** The candidates of an answer by their keys, each with the spelling that it uses first. */
class Candidates {
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
  /** "tools like Acme, Zeta and Nova": what introduces the first introduces all. */
  #shared = 0;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  add(name: Name | null, isSure: boolean, around = 0): void {
    if (this.#size === 0) this.#shared = around & EVIDENCE.acting;
    this.#size += 1;
    if (isSure) this.#sure += 1;
    if (name) this.#names.push(name);
  }

  end(): void {
    if (this.#size === 0) return;
    if (this.#size > 1)
      for (const name of this.#names)
        this.#candidates.add(name, EVIDENCE.listed | this.#shared | (this.#sure > 0 ? EVIDENCE.beside : 0));
    this.#names = [];
    this.#size = 0;
    this.#sure = 0;
  }
}

const SMALL_S = codeOf('s');
const APOSTROPHES = codesOf("'’");

/** "Acme's pans" names Acme; "at Lowe's." and "**Barry's**" tell of nothing that is theirs. */
const withoutGenitive = (text: string, end: number): number =>
  text.charCodeAt(end - 1) === SMALL_S &&
  APOSTROPHES.has(text.charCodeAt(end - 2)) &&
  text.charCodeAt(end) === SPACE &&
  (classOf(text.charCodeAt(end + 1)) & WORD) !== 0
    ? end - 2
    : end;

/** How many words of a run only stand before the name: what never is of one, and what only begins a sentence. */
function wordsBefore({ words }: Run, starts: boolean, uses: WordUses): number {
  const first = words.findIndex(
    (word) => !word.isBefore && !(starts && (word.isFunction || isSmallWord(word, uses))),
  );
  return first < 0 ? words.length : first;
}

const lengthOf = ({ words }: Run, count: number): number =>
  words.slice(0, count).reduce((length, word) => length + word.length + 1, 0);

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
  const { runs, caseless } = nameRuns(text, textFormat);
  const foreign = caseless > CASELESS_SHARE * text.length ? EVIDENCE.foreign : 0;
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
      enumeration.add(null, true, joined ? 0 : surroundings(text, start, until));
      continue;
    }
    const end = withoutGenitive(text, until);
    const isHead = heads.has(start);
    const starts = isHead || beginsSentence(text, start);
    const whole = runOf(text.slice(start, end));
    const skipped = wordsBefore(whole, starts && !isHead, uses);
    if (skipped === whole.words.length) continue;
    const run = skipped === 0 ? whole : runOf(text.slice(start + lengthOf(whole, skipped), end));
    if (run.name === null) continue;
    // "The Warehouse": where it begins no sentence, the article is of the name.
    const isArticled =
      skipped > 0 &&
      whole.words[skipped - 1]?.text === 'The' &&
      (isHead || !starts) &&
      run.part.length === run.words.length;
    const name = isArticled ? nameOf(`The ${run.name.text}`) : run.name;
    const around =
      surroundings(text, start, end) |
      (!starts && cased ? EVIDENCE.inside : 0) |
      (run.isKind ? EVIDENCE.thing : 0) |
      (isHead ? EVIDENCE.head : 0) |
      foreign;
    enumeration.add(name.isEmpty ? null : name, isHead || name.isKnown || domains.has(name.key), around);
    if (!name.isEmpty || isHead) {
      const small = run.part.every((word) => isSmallWord(word, uses)) ? EVIDENCE.small : 0;
      // "GMOリサーチ": it goes on in another script.
      const goesOn = run.part.length < run.words.length || KATAKANA.test(text.charAt(until));
      const stands = goesOn ? EVIDENCE.leads : EVIDENCE.whole;
      found.add(name, around | small | stands | (name.isKnown ? EVIDENCE.known : 0));
    }
    for (const lead of run.leads)
      found.add(lead, (around & SHARED) | EVIDENCE.leads | (lead.isKnown ? EVIDENCE.known : 0));
  }
  enumeration.end();
  if (caseless > 0) addCaseless(found, text, labels, foreign !== 0);
  // 株式会社 before the name of somebody we know.
  const short = namings.filter(({ start, end }) => end - start <= MAX_RUN);
  const known = new Set(short.map(({ start, end }) => strangerKey(text.slice(start, end))));
  return found.all.filter(({ key }) => !known.has(key));
}
