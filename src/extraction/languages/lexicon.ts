import { existsSync, readFileSync } from 'node:fs';
import { foldedUnit, HANGUL, kindOf, SEPARATOR, SEVERAL, SILENT, UNSPACED, unitsOf, WORD } from './fold.ts';

/** Families of word classes (README.md explains each), by the file that holds them. Hits of one family never overlap. */
const FAMILIES: Readonly<Record<string, string>> = {
  sentiment: `recommendation praise approval criticism blame warning redirection proposal endorsement expectation topic
    negation postnegation lack intensifier downtoner contrast comparison postcomparison superior inferior condition
    conjunction neutral`,
  lists: `choice kind brand runnerup exclusion example trait grouping retailer sources steps criteria questions summary
    guidance`,
  labels: 'pros cons attribute column answer award audience pick winner refusal otherwise',
  names: 'ambiguous generic nonname legalform company',
  words: 'function frequent',
  absence: 'absent missing',
};

/** Names of the families, each a file of a language's folder. */
export const FILES = Object.keys(FAMILIES);

const classesOf = (file: string): string[] => FAMILIES[file]?.split(/\s+/) ?? [];

/** Names of all word classes; the id of a class is its index. */
export const WORD_CLASSES: readonly string[] = FILES.flatMap(classesOf);
const IDS: ReadonlyMap<string, number> = new Map(WORD_CLASSES.map((name, id) => [name, id]));

/** Id of a word class; throws a RangeError for a name that is none. */
export function classId(name: string): number {
  const id = IDS.get(name);
  if (id === undefined)
    throw new RangeError(`"${name}" is no word class. Allowed: ${WORD_CLASSES.join(', ')}.`);
  return id;
}

/** Index in `FILES` of the family of each class. */
export const FAMILY_OF: readonly number[] = FILES.flatMap((file, family) =>
  classesOf(file).map(() => family),
);

/** Hits of phrases in a text, sorted by start: offsets in UTF-16 code units, ends exclusive, and ids of classes. */
export interface WordHits {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly classes: Uint8Array;
}

/** Bits of an entry: the word may go on behind it, or have begun before it. */
const OPEN = 1;
const INNER = 2;

/** A letter tree in one open-addressed hash table: a node is its slot, found by its parent and a folded unit. */
interface Lexicon {
  readonly mask: number;
  readonly parents: Int32Array;
  readonly units: Uint16Array;
  /** Id of a class plus one, and bits of the entry, at `node * FILES.length + family`. */
  readonly classes: Uint8Array;
  readonly bits: Uint8Array;
  /** 1 where a phrase of any family ends. */
  readonly ends: Uint8Array;
  /** First folded units of the entries that may begin inside of a word. */
  readonly innerStarts: Set<number>;
}

/** The root is in no slot. */
const ROOT = 0;

/** Slot of the child of a node, or the free one to add it at, where `units` is 0. */
function childOf({ mask, parents, units }: Lexicon, parent: number, unit: number): number {
  const hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b);
  let slot = (hash ^ (hash >>> 15)) & mask || 1;
  while (units[slot] !== 0 && (parents[slot] !== parent || units[slot] !== unit))
    slot = (slot + 1) & mask || 1;
  return slot;
}

function addPhrase(lexicon: Lexicon, phrase: string, family: number, id: number): void {
  const from = phrase.startsWith('*') ? 1 : 0;
  const to = phrase.length - (phrase.endsWith('*') ? 1 : 0);
  let node = ROOT;
  const add = (unit: number) => {
    if (node === ROOT && from > 0) lexicon.innerStarts.add(unit);
    const slot = childOf(lexicon, node, unit);
    lexicon.parents[slot] = node;
    lexicon.units[slot] = unit;
    node = slot;
  };
  for (let at = from; at < to; at += 1) {
    const code = phrase.charCodeAt(at);
    const kind = kindOf(code);
    if (kind & SEVERAL) unitsOf(code).forEach(add);
    else if (!(kind & SILENT)) add(foldedUnit(code));
  }
  const cell = node * FILES.length + family;
  lexicon.classes[cell] = id + 1;
  lexicon.ends[node] = 1;
  lexicon.bits[cell] = (to < phrase.length ? OPEN : 0) | (from > 0 ? INNER : 0);
}

function compile(code: string): Lexicon {
  const texts = FILES.map((file) => {
    const url = new URL(`${code}/${file}.tsv`, import.meta.url);
    return existsSync(url) ? readFileSync(url, 'utf8') : '';
  });
  const letters = texts.reduce((sum, text) => sum + text.length, 16);
  const size = 2 ** Math.ceil(Math.log2(letters));
  const lexicon: Lexicon = {
    mask: size - 1,
    parents: new Int32Array(size),
    units: new Uint16Array(size),
    classes: new Uint8Array(size * FILES.length),
    bits: new Uint8Array(size * FILES.length),
    ends: new Uint8Array(size),
    innerStarts: new Set(),
  };
  for (const [family, text] of texts.entries())
    for (const row of text.split('\n')) {
      const [phrase = '', name = ''] = row.split('\t', 2);
      if (phrase !== '') addPhrase(lexicon, phrase, family, classId(name));
    }
  return lexicon;
}

const LEXICONS = new Map<string, Lexicon>();

function lexiconOf(code: string): Lexicon {
  const lexicon = LEXICONS.get(code) ?? compile(code);
  LEXICONS.set(code, lexicon);
  return lexicon;
}

/** Tells if one word may end and another begin between two units of these kinds. */
const areApart = (before: number, behind: number): boolean =>
  !(before & behind & WORD) || ((before | behind) & UNSPACED) !== 0 || ((before ^ behind) & HANGUL) !== 0;

/** End of a run of units of some kind. A place is passed once for each start of a phrase that reaches it. */
function skipRun(text: string, from: number, bit: number): number {
  let at = from;
  while (kindOf(text.charCodeAt(at)) & bit) at += 1;
  return at;
}

/** End and class id plus one of the longest phrase of each family at the place that is looked at. */
const longestEnds = new Int32Array(FILES.length);
const longestIds = new Uint8Array(FILES.length);

/** Writes the phrases of a lexicon that begin at a place, where they are longer than those written; true if any. */
function findLongest(lexicon: Lexicon, text: string, start: number, begins: boolean): boolean {
  let node = ROOT;
  let isFound = false;
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind & SEVERAL)
      for (const unit of unitsOf(code)) {
        node = childOf(lexicon, node, unit);
        if (lexicon.units[node] === 0) return isFound;
      }
    else if (!(kind & SILENT)) {
      node = childOf(lexicon, node, foldedUnit(code));
      if (lexicon.units[node] === 0) return isFound;
    }
    at = kind & (SEPARATOR | SILENT) ? skipRun(text, at, kind & (SEPARATOR | SILENT)) : at + 1;
    if (kind & SILENT || lexicon.ends[node] === 0) continue;
    for (let family = 0; family < FILES.length; family += 1) {
      const cell = node * FILES.length + family;
      const id = lexicon.classes[cell] ?? 0;
      if (id === 0 || at <= (longestEnds[family] ?? 0)) continue;
      const bits = lexicon.bits[cell] ?? 0;
      if (!begins && !(bits & INNER)) continue;
      const isOpen = bits & OPEN || kind & HANGUL;
      if (!isOpen && !areApart(kind, kindOf(text.charCodeAt(skipRun(text, at, SILENT))))) continue;
      longestEnds[family] = at;
      longestIds[family] = id;
      isFound = true;
    }
  }
  return isFound;
}

/** End of the word that goes on at a place; the place itself in scripts whose words have no ends or Korean endings. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while ((kindOf(text.charCodeAt(at)) & (WORD | UNSPACED | HANGUL)) === WORD) at += 1;
  return kindOf(text.charCodeAt(from - 1)) & (UNSPACED | HANGUL) ? from : at;
}

/**
 * Finds the phrases of some languages in a text that is in normal form C, in one pass. The longest phrase wins at a
 * start; hits of one family do not overlap, those of different families may. Languages without files have no phrases.
 */
export function wordHits(text: string, languages: readonly string[]): WordHits {
  const lexicons = [...new Set(languages)].map(lexiconOf);
  const taken = new Int32Array(FILES.length);
  const starts: number[] = [];
  const ends: number[] = [];
  const classes: number[] = [];
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind & SILENT) continue;
    const begins = areApart(before, kind);
    before = kind;
    if (!(kind & WORD)) continue;
    let isFound = false;
    for (const lexicon of lexicons)
      if (begins || lexicon.innerStarts.has(foldedUnit(code)))
        isFound = findLongest(lexicon, text, at, begins) || isFound;
    if (!isFound) continue;
    for (let family = 0; family < FILES.length; family += 1) {
      const end = longestEnds[family] ?? 0;
      if (end === 0) continue;
      longestEnds[family] = 0;
      if (at < (taken[family] ?? 0)) continue;
      taken[family] = endOfWord(text, end);
      starts.push(at);
      ends.push(taken[family] ?? 0);
      classes.push((longestIds[family] ?? 1) - 1);
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends), classes: Uint8Array.from(classes) };
}
