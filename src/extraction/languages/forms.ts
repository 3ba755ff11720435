import { readdirSync, readFileSync } from 'node:fs';
import { lazily } from '../../shared/lazily.ts';
import { folded } from '../text/characters.ts';

/** Rows of `languages/<code>/<file>.tsv` of all languages: phrase, class, note. */
export function rowsOf(file: string): string[][] {
  const here = new URL('.', import.meta.url);
  return readdirSync(here, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    let text = '';
    try {
      text = readFileSync(new URL(`${entry.name}/${file}.tsv`, here), 'utf8');
    } catch {
      return [];
    }
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
  });
}

const phrasesOf = (rows: readonly string[][], name: string) =>
  rows.filter(([, kind]) => kind === name).map(([phrase = '']) => phrase);

const NAMES = lazily(() => {
  const rows = rowsOf('forms');
  const inflections = rows
    .filter(([, kind]) => kind === 'inflection')
    .map(([ending = '', , forms = '']) => ({
      ending: folded(ending),
      endings: new Set(forms.split(' ').map(folded)),
    }));
  return {
    inflections: Map.groupBy(inflections, ({ ending }) => ending.at(-1) ?? ''),
    legal: new Set(phrasesOf(rows, 'legal').map(folded)),
    joints: new Set(phrasesOf(rows, 'joint')),
    prefixes: new Set(phrasesOf(rows, 'prefix')),
    particles: new Set(phrasesOf(rows, 'particle')),
    second: new Set(phrasesOf(rows, 'particle-second')),
  };
});

const COMMON = lazily(() => new Set(phrasesOf(rowsOf('common'), 'common')));

/** True for a word that companies took for a name: it is a name only where it is written like one. */
export const isCommonWord = (word: string): boolean => COMMON().has(word);

/** True for a word that joins two names: "or", "and". */
export const isJoint = (word: string): boolean => NAMES().joints.has(word);

/** True for a word that says what kind of company bears a name: it tells nobody apart. */
export const isLegalForm = (word: string): boolean => NAMES().legal.has(word);

/** True for what Arabic and Hebrew write together with the name behind it. */
export const isNamePrefix = (letters: string): boolean => NAMES().prefixes.has(letters);

/** True for what Korean writes together with the name before it: a particle, perhaps with another one behind it. */
export function hasHangulEnding(letters: string): boolean {
  const { particles, second } = NAMES();
  const rest = letters.startsWith('들') && letters.length > 1 ? letters.slice(1) : letters;
  if (particles.has(rest)) return true;
  for (let at = 1; at < rest.length; at += 1)
    if (second.has(rest.slice(at)) && particles.has(rest.slice(0, at))) return true;
  return false;
}

const VOWEL = /[aeiouyаеиоуыэюяіαεηιουω]/u;
const WORD = /^\p{L}[\p{L}.'&]*\p{L}$/u;
const LEAST_WORD = 4;
const LEAST_STEM = 3;

/** Forms that languages give a folded word of a name: after how many of its letters, and with which endings. */
export function endingsOf(
  word: string,
  isAlone: boolean,
): readonly { readonly stem: number; readonly endings: ReadonlySet<string> }[] {
  if (!WORD.test(word) || word.length < (isAlone ? LEAST_WORD : LEAST_STEM)) return [];
  const { inflections } = NAMES();
  const last = word.at(-1) ?? '';
  const own = (inflections.get(last) ?? []).filter(
    ({ ending }) => word.endsWith(ending) && (word.length - ending.length >= LEAST_STEM || !isAlone),
  );
  const open = (inflections.get(VOWEL.test(last) ? '+' : '-') ?? []).map((one) => ({ ...one, ending: '' }));
  return [...own, ...open].map(({ ending, endings }) => ({ stem: word.length - ending.length, endings }));
}
