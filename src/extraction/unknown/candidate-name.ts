import { isLegalForm } from '../languages/forms.ts';
import { isNameWord, isPlaceName } from '../languages/name-words.ts';
import type { WordUses } from '../lists/head-features.ts';
import { nameKey } from '../names/name-key.ts';
import { folded } from '../text/characters.ts';

const LONGEST_FORM = 8;
const UNCASED = /\p{Lo}/u;
/** Signs of one letter and letters in brackets that stand for a legal form: ㈱, （株）. */
const SHORT_FORM = /^[(（](\p{Lo})[)）]\s?|\s?[(（](\p{Lo})[)）]$/gu;

/** A name in a script without capitals, without the legal form before or behind it: "株式会社アクメ" is "アクメ". */
export function withoutLegalForm(name: string): string {
  if (!UNCASED.test(name)) return name;
  let bare = name
    .replace(/[\u3200-\u33ff]/gu, (sign) => sign.normalize('NFKC'))
    .replace(SHORT_FORM, (all, before?: string, behind?: string) =>
      isLegalForm(before ?? behind ?? '') ? '' : all,
    )
    .trim();
  for (let length = LONGEST_FORM; length > 1; length -= 1) {
    if (bare.length < length + 2) continue;
    if (isLegalForm(bare.slice(0, length))) bare = bare.slice(length).trim();
    else if (isLegalForm(bare.slice(-length))) bare = bare.slice(0, -length).trim();
  }
  return bare;
}

/** Key that the spellings of one name share, with and without a legal form. */
export const candidateKey = (name: string): string => nameKey(withoutLegalForm(name));

/** A name that may be a brand's. */
export interface Name {
  readonly text: string;
  readonly key: string;
}

/** A run of words that are written like a name, as far as they are one. */
export interface Run {
  readonly name: Name;
  /** True where the run goes on behind the name: the number of a model, a kind of product. */
  readonly goesOn: boolean;
  /** Beginnings of the name. */
  readonly leads: readonly Name[];
  /** True where a word says that it is a way of doing things. */
  readonly isMethod: boolean;
  /** Units of the run before the name: "The ", "New ". */
  readonly skipped: number;
}

const MOST_WORDS = 5;
const MOST_LEADS = 3;
const CONNECTOR = /^(?:[&+/]|\p{Ll}{1,3})$/u;
/** "M4", "I'd". */
const NO_NAME = /^(?:\p{Lu}\d+|\d+\p{Lu}+|\p{L}{1,4}['’]\p{Ll}{1,2})$/u;
const GENITIVE = /['’]s$/u;

const small = (word: string) => word.toLowerCase().replace(GENITIVE, '');
const isFiller = (word: string) =>
  isNameWord('filler', small(word)) || isPlaceName(small(word)) || NO_NAME.test(word);
const isBefore = (word: string) =>
  isNameWord('before', word.toLowerCase()) || /^\d[\d.,]*(?:-?\p{Ll}+)?$/u.test(word);
/** "Zettelkasten-Methode" */
const isMethod = (word: string) => isNameWord('method', word.slice(word.lastIndexOf('-') + 1).toLowerCase());

/** Tells if a word describes products rather than names one. */
export const isGeneric = (word: string): boolean => {
  const plain = small(word);
  return isNameWord('generic', plain) || (plain.endsWith('s') && isNameWord('generic', plain.slice(0, -1)));
};
export const isCompany = (word: string): boolean => isNameWord('company', word.toLowerCase());

/** True where a text writes a word small more often than with a capital. */
export const isSmallWord = (word: string, uses: WordUses): boolean =>
  (uses.small.get(folded(word)) ?? 0) * 2 > (uses.capital.get(folded(word)) ?? 0);

const nameOf = (words: readonly string[]): Name => {
  const text = words.join(' ');
  return { text, key: candidateKey(text) };
};
const isEmpty = (words: readonly string[]) =>
  isPlaceName(words.join(' ')) ||
  (words.length === 1 && words.every((word) => isFiller(word) || isGeneric(word)));

/**
 * Reads the name out of the words of a run; null where they name nothing.
 * @param isOpening true where the run begins a sentence, whose first word has a capital anyway.
 */
export function runOf(text: string, isOpening: boolean, uses: WordUses): Run | null {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  let from = 0;
  /** The article of "The Acme" inside a sentence. */
  const isArticle = (word: string) => !isOpening && /^\p{Lu}\p{Ll}{0,2}$/u.test(word);
  const isSkipped = (word: string) =>
    (isBefore(word) && !(isArticle(word) && words.length > 1)) ||
    (isOpening && (isFiller(word) || (words.length > 1 && isSmallWord(word, uses))));
  while (from < words.length && isSkipped(words[from] ?? '')) from += 1;
  const rest = words.slice(from);
  const stop = rest.findIndex((word, at) => at > 0 && (/\d/.test(word) || isMethod(word)));
  let to = Math.min(MOST_WORDS, stop < 0 ? rest.length : stop);
  while (to > 0 && CONNECTOR.test(rest[to - 1] ?? '')) to -= 1;
  const part = rest.slice(0, to);
  if (part.length === 0 || part.every(isFiller) || isEmpty(part)) return null;
  const leads = part.slice(0, Math.min(to - 1, MOST_LEADS)).flatMap((word, at) => {
    const lead = part.slice(0, at + 1);
    return CONNECTOR.test(word) || CONNECTOR.test(part[at + 1] ?? '') || isEmpty(lead) ? [] : [nameOf(lead)];
  });
  return {
    name: nameOf(part),
    goesOn: to < rest.length,
    leads,
    isMethod: rest.some(isMethod),
    skipped: words.slice(0, from).reduce((length, word) => length + word.length + 1, 0),
  };
}
