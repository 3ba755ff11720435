import { fold } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';
import type { WordUses } from '../text/word-uses.ts';
import { isCommonWord } from './common-words.ts';
import { isGeneric } from './generic-words.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { LEGAL_FORMS } from './legal-forms.ts';
import { nameKey } from './name-key.ts';
import { isFunctionWord, isPlace } from './no-names.ts';

/** Legal forms of scripts without spaces, which a name has or has not. */
export const LEGAL_FORM = new RegExp(LEGAL_FORMS, 'gu');

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
  metoda метод методика metode yöntemi menetelmä módszer μέθοδος`.split(/\s+/),
);

/** Whether a word in small letters tells a way of doing things, perhaps behind a hyphen. */
export const isKind = (word: string): boolean =>
  KINDS.has(word.includes('-') ? word.slice(word.lastIndexOf('-') + 1) : word);

/** A word of a run. */
export interface Word {
  readonly text: string;
  /** How many characters it has as it is written. */
  readonly length: number;
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
    length: written.length,
    small,
    isBefore,
    isFunction: isBefore || isFunctionWord(text) || NO_NAME.test(text),
    hasDigit: /\d/.test(text),
    isKind: kind,
  };
});

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

/** A run of words that are written like names. */
export interface Run {
  readonly words: readonly Word[];
  /** The words that may be a name; before a model's number, or what tells a way of doing things. */
  readonly part: readonly Word[];
  /** What they say; null where that is no name. */
  readonly name: Name | null;
  /** What its first words say by themselves. */
  readonly leads: readonly Name[];
  readonly isKind: boolean;
}

const MAX_WORDS = 5;
const MAX_LEADS = 3;

const JOINT = /^(?:of|&)$/;
const isJoint = (word: Word | undefined) => word !== undefined && JOINT.test(word.text);
const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** Reads a run that begins with a name. */
export const runOf: (text: string) => Run = remembered((text) => {
  const words = text.split(' ').map(wordOf);
  const last = words.findIndex(({ hasDigit, isKind }, at) => at > 0 && (hasDigit || isKind));
  let to = Math.min(MAX_WORDS, last < 0 ? words.length : last);
  while (to > 0 && isJoint(words[to - 1])) to -= 1;
  const part = words.slice(0, to);
  const leads = part.slice(0, Math.min(to - 1, MAX_LEADS)).flatMap((word, at) => {
    if (isJoint(word) || isJoint(part[at + 1])) return [];
    const lead = nameOf(joined(part.slice(0, at + 1)));
    return lead.isEmpty ? [] : [lead];
  });
  return {
    words,
    part,
    name: part.every(({ isFunction }) => isFunction) ? null : nameOf(joined(part)),
    leads,
    isKind: words.some(({ isKind }) => isKind),
  };
});

/** Whether the text writes a word small more often than with a capital. */
export const isSmallWord = ({ small }: Word, uses: WordUses): boolean =>
  (uses.small.get(small) ?? 0) * 2 > (uses.capitals.get(small) ?? 0);
