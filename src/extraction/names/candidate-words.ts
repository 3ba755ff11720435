import { fold } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isCommonWord } from './common-words.ts';
import { isGeneric } from './generic-words.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { nameKey } from './name-key.ts';
import { isFunctionWord, isPlace } from './no-names.ts';

/** Legal forms of scripts without spaces, which a name has or has not. */
export const LEGAL_FORM =
  /株式会社|合同会社|有限会社|一般社団法人|㈱|㈜|\(주\)|주식회사|股份有限公司|有限责任公司|有限公司/gu;

/** What spellings of one name have in common, with and without a legal form. */
export const strangerKey = (name: string): string => nameKey(name.replace(LEGAL_FORM, ' '));

/** "I'd", "M4", "EU-wide". */
const NO_NAME =
  /^(?:\p{Lu}\d+|(?:I|You|We|They|He|She|It|Let|Don|That|What|There|Here)['’]\p{Ll}+|.*-(?:wide|owned|approved|based|related|specific|only|style))$/u;
/** What may stand before a name: "2025 …", "13-inch …", "Men's …", "The …". */
const BEFORE =
  /^(?:\d[\d.,]*(?:-?[a-z]+)?$|(?:[Tt]he|THE|[Mm]en['’]?s|[Ww]omen['’]?s|[Kk]ids['’]?|[Mm]ens|[Ww]omens|[Uu]nisex|[Nn]ew|[Rr]efurbished|[Rr]enewed|of|&)$)/u;

/** What is no brand but a way of doing things: "the Zettelkasten method". */
const KINDS = new Set(
  `method methods technique techniques framework frameworks methodology principle methode technik prinzip método metodo méthode
  metoda метод методика metode yöntemi`.split(/\s+/),
);

/** Whether a word in small letters tells a way of doing things, perhaps behind a hyphen. */
export const isKind = (word: string): boolean => KINDS.has(word.slice(word.lastIndexOf('-') + 1));

/** A word of a run. */
export interface Word {
  readonly text: string;
  readonly small: string;
  /** Stands before names rather than in them. */
  readonly isBefore: boolean;
  /** No brand is known by it alone. */
  readonly isFunction: boolean;
  readonly hasDigit: boolean;
  readonly isKind: boolean;
}

/** A name of one or more words that may be a brand's. */
export interface Name {
  readonly text: string;
  readonly key: string;
  readonly isKnown: boolean;
  /** A place, or one word that says nothing by itself. */
  readonly isEmpty: boolean;
}

const wordOf = remembered((written): Word => {
  const kind = isKind(written.toLowerCase());
  // "Zettelkasten-Methode"
  const text = kind && written.includes('-') ? written.slice(0, written.lastIndexOf('-')) : written;
  const isBefore = BEFORE.test(text);
  const small = text.toLowerCase();
  return {
    text,
    small,
    isBefore,
    isFunction: isBefore || isFunctionWord(text) || NO_NAME.test(text),
    hasDigit: /\d/.test(text),
    isKind: kind,
  };
});

/** The words of a run. */
export const wordsOf: (run: string) => readonly Word[] = remembered((run) => run.split(' ').map(wordOf));

export const nameOf: (text: string) => Name = remembered((text) => {
  const key = strangerKey(text);
  const isKnown = KNOWN_NAMES.has(key);
  return {
    text,
    key,
    isKnown,
    isEmpty:
      !(isKnown && !isCommonWord(fold(text))) &&
      (isPlace(text) || (!text.includes(' ') && (wordOf(text).isFunction || isGeneric(text)))),
  };
});

/** Whether the text writes a word small more often than with a capital. */
export const isSmallWord = ({ small }: Word, uses: WordUses): boolean =>
  (uses.small.get(small) ?? 0) * 2 > (uses.capitals.get(small) ?? 0);
