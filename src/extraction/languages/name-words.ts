import { lazily } from '../../shared/lazily.ts';
import { rowsOf } from './forms.ts';

/** Classes of words that tell brands from other names (README.md, `suggestions`). */
export type NameWord =
  | 'filler'
  | 'generic'
  | 'company'
  | 'like'
  | 'example'
  | 'acts'
  | 'within'
  | 'method'
  | 'before'
  | 'phrase'
  | 'phrase-end'
  | 'case';

const WORDS = lazily(() => {
  const words = new Map<string, Set<string>>();
  const add = (kind: string, word: string) => {
    const known = words.get(kind) ?? new Set();
    words.set(kind, known.add(word.replaceAll('*', '')));
  };
  for (const [word = '', kind = ''] of rowsOf('suggestions')) add(kind, word);
  for (const [word = '', kind = ''] of rowsOf('names'))
    add(kind === 'nonname' ? 'filler' : kind, word.toLowerCase());
  for (const [word = '', kind = ''] of rowsOf('words')) if (kind === 'function') add('filler', word);
  return words;
});

/** Tells if a word in small letters is of a class, in any language. */
export const isNameWord = (kind: NameWord, word: string): boolean => WORDS().get(kind)?.has(word) ?? false;

/** The longest word of a class, in a script without blanks, that a text ends with; '' for none. */
export function endingOf(kind: NameWord, text: string): string {
  const words = WORDS().get(kind);
  for (let at = Math.max(0, text.length - 8); at < text.length; at += 1)
    if (words?.has(text.slice(at))) return text.slice(at);
  return '';
}

const TOLD_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ko', 'zh'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function namesOf(type: 'region' | 'language'): string[] {
  const pairs = LETTERS.flatMap((first) =>
    LETTERS.map((second) => (type === 'region' ? first + second : (first + second).toLowerCase())),
  );
  const english = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const codes = pairs.filter((code) => english.of(code) !== undefined);
  return TOLD_IN.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
    return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  });
}

/** Names of countries, languages and cities of time zones, as the runtime's locale data has them. */
const PLACES = lazily(
  () =>
    new Set([
      ...Intl.supportedValuesOf('timeZone').map((zone) =>
        zone.replace(/.*\//, '').replaceAll('_', ' ').toLowerCase(),
      ),
      ...namesOf('region'),
      ...namesOf('language'),
    ]),
);

/** Tells if a name is one of a country, a language or a large city. */
export const isPlaceName = (name: string): boolean => PLACES().has(name.toLowerCase());
