import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CODE_UNITS } from '../../shared/characters.ts';
import { lazily } from '../../shared/lazily.ts';
import { wordsOf } from './fold.ts';

/** Units of a text that tell its language. */
const SAMPLE = 2_000;
/** Language of a text without a sign of any other. */
const DEFAULT = 'en';

const FOLDER = new URL('./', import.meta.url);
const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

/** Scripts, the one language that each is read as, if any, and how much a letter counts beside a Latin one. */
const scripts = lazily(() =>
  rowsOf('scripts.tsv').map(([script = '', language = '', weight = '']) => ({
    pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
    language,
    weight: Number(weight),
  })),
);

/** Place of a code unit's script in `scripts` plus two; 1 for none, 0 for one not looked up yet. */
const SCRIPTS = new Uint8Array(CODE_UNITS);

function scriptOf(code: number): number {
  const letter = String.fromCharCode(code);
  const found = scripts().findIndex(({ pattern }) => pattern.test(letter)) + 2;
  SCRIPTS[code] = found;
  return found;
}

/** Score of a letter that one alphabet alone has, beside 1 for a word that one language alone has. */
const LETTER_SCORE = 0.3;
/** Score of a word of praise or blame, by which a text of one sentence is often known alone. */
const OPINION_SCORE = 0.5;
/** Score of a language from which on such words are not asked. */
const ENOUGH = 1;
/** Score that another language has to exceed. */
const DEFAULT_SCORE = 0.2;

/** Score that a sign gives each language that has it. */
type Shares = Map<string, readonly (readonly [language: string, score: number])[]>;

/** Adds signs, which score less the more languages share them. */
function addSigns(
  shares: Shares,
  rows: readonly (readonly [sign: string, language: string])[],
  score: number,
): void {
  const languages = new Map<string, Set<string>>();
  for (const [sign, language] of rows) languages.set(sign, (languages.get(sign) ?? new Set()).add(language));
  for (const [sign, own] of languages)
    shares.set(sign, [
      ...(shares.get(sign) ?? []),
      ...[...own].map((language) => [language, score / own.size] as const),
    ]);
}

/** Rows of a file of each language that has it. */
const rowsByLanguage = (file: string) =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${file}`, FOLDER)))
    .flatMap(({ name }) => rowsOf(`${name}/${file}`).map((row) => [name, row] as const));

/** Classes whose words tell a language, and the shortest one of a phrase that does so by itself. */
const OPINIONS = new Set(['recommendation', 'praise', 'approval', 'criticism', 'blame', 'warning']);
const LONG_WORD = 4;

/** Words of praise and blame; the beginning of one has an asterisk behind it. */
const opinionWords = (isKnown: (word: string) => boolean) =>
  rowsByLanguage('sentiment.tsv').flatMap(([name, [phrase = '', kind = '']]) => {
    if (!OPINIONS.has(kind)) return [];
    const words = wordsOf(phrase);
    return words
      .filter((word) => !isKnown(word) && (words.length === 1 || word.length >= LONG_WORD))
      .map(
        (word, at) => [phrase.endsWith('*') && at === words.length - 1 ? `${word}*` : word, name] as const,
      );
  });

/** Function words, frequent words and words of praise and blame; and letters that not all alphabets have. */
const signs = lazily(() => {
  const [words, opinions, letters]: [Shares, Shares, Shares] = [new Map(), new Map(), new Map()];
  const known = rowsByLanguage('words.tsv').map(
    ([name, [word = '']]) => [wordsOf(word).join(), name] as const,
  );
  addSigns(words, known, 1);
  addSigns(
    opinions,
    opinionWords((word) => words.has(word)),
    OPINION_SCORE,
  );
  const alphabets = rowsOf('alphabets.tsv').flatMap(([name = '', own = '']) =>
    [...own].map((letter) => [letter, name] as const),
  );
  addSigns(letters, alphabets, LETTER_SCORE);
  return { words, opinions, letters };
});

/** Language whose words and letters score most. */
function bySigns(text: string): string {
  const scores = new Map([[DEFAULT, DEFAULT_SCORE]]);
  const { words, opinions, letters } = signs();
  const add = (shares: Shares, sign: string) => {
    for (const [language, score] of shares.get(sign) ?? [])
      scores.set(language, (scores.get(language) ?? 0) + score);
  };
  for (const word of wordsOf(text)) add(words, word);
  for (const [letter] of text.toLowerCase().matchAll(/[^\p{ASCII}]/gu)) add(letters, letter);
  if (Math.max(...scores.values()) < ENOUGH)
    for (const word of wordsOf(text)) {
      add(opinions, word);
      for (let end = LONG_WORD; end <= word.length; end += 1) add(opinions, `${word.slice(0, end)}*`);
    }
  let [best, most] = [DEFAULT, 0];
  for (const [language, score] of scores) if (score > most) [best, most] = [language, score];
  return best;
}

/**
 * ISO 639-1 code of a text's main language, by the script of most letters and, in scripts of several languages, by
 * frequent words and letters. Reads the first 2,000 units only.
 */
export function languageOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const letters = new Uint32Array(scripts().length + 2);
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    const script = SCRIPTS[code] || scriptOf(code);
    letters[script] = (letters[script] ?? 0) + 1;
  }
  const counts = new Map<string, number>();
  for (const [at, { language, weight }] of scripts().entries())
    counts.set(language, (counts.get(language) ?? 0) + weight * (letters[at + 2] ?? 0));
  let [language, most] = ['', 0];
  for (const [candidate, count] of counts) if (count > most) [language, most] = [candidate, count];
  return language === '' ? bySigns(sample) : language;
}
