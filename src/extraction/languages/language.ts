import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CODE_UNITS } from '../../shared/characters.ts';
import { lazily } from '../../shared/lazily.ts';
import { wordsOf } from './fold.ts';

/** Units of a text that tell its language. */
const SAMPLE = 4_000;
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
/** Score that another language has to exceed. */
const DEFAULT_SCORE = 0.3;

const languagesBy = (rows: readonly (readonly [sign: string, language: string])[]) => {
  const languages = new Map<string, Set<string>>();
  for (const [sign, language] of rows) languages.set(sign, (languages.get(sign) ?? new Set()).add(language));
  return languages;
};

/** The single words of a file of each language. A prefix stands for itself alone. */
const singleWords = (file: string) =>
  languagesBy(
    readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${file}`, FOLDER)))
      .flatMap(({ name }) =>
        rowsOf(`${name}/${file}`).map(([word = '']) => [wordsOf(word).join(), name] as const),
      ),
  );

/** Languages by their function words and frequent words, by words of praise and blame, and by letters that not all alphabets have. */
const signs = lazily(() => ({
  words: singleWords('words.tsv'),
  opinions: singleWords('sentiment.tsv'),
  letters: languagesBy(
    rowsOf('alphabets.tsv').flatMap(([name = '', letters = '']) =>
      [...letters].map((letter) => [letter, name] as const),
    ),
  ),
}));

/** Language whose words and letters score most; a sign scores less the more languages share it. */
function bySigns(text: string): string {
  const scores = new Map([[DEFAULT, DEFAULT_SCORE]]);
  const { words, opinions, letters } = signs();
  const add = (languages: ReadonlySet<string> | undefined, score: number) => {
    for (const language of languages ?? [])
      scores.set(language, (scores.get(language) ?? 0) + score / (languages?.size ?? 1));
  };
  for (const word of wordsOf(text)) {
    add(words.get(word), 1);
    add(opinions.get(word), OPINION_SCORE);
  }
  for (const letter of text.toLowerCase()) add(letters.get(letter), LETTER_SCORE);
  let [best, most] = [DEFAULT, 0];
  for (const [language, score] of scores) if (score > most) [best, most] = [language, score];
  return best;
}

/**
 * ISO 639-1 code of a text's main language, by the script of most letters and, in scripts of several languages, by
 * frequent words and letters. Reads the first 4,000 units only.
 */
export function languageOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const counts = new Map<string, number>();
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    const script = scripts()[(SCRIPTS[code] || scriptOf(code)) - 2];
    if (script) counts.set(script.language, (counts.get(script.language) ?? 0) + script.weight);
  }
  let [language, most] = ['', 0];
  for (const [candidate, count] of counts) if (count > most) [language, most] = [candidate, count];
  return language === '' ? bySigns(sample) : language;
}
