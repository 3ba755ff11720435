import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/extraction/languages/fold.ts';
import {
  classId,
  FAMILY_OF,
  FILES,
  WORD_CLASSES,
  wordHits,
} from '../../../src/extraction/languages/lexicon.ts';
import { growth, MOST_GROWTH } from '../../helpers/growth.ts';
import { tries } from '../../helpers/nightly.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../src/extraction/languages');
const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const TABLES = LANGUAGES.flatMap(({ name }) =>
  readdirSync(path.join(FOLDER, name)).map((file) => {
    const text = readFileSync(path.join(FOLDER, name, file), 'utf8');
    return {
      name: `${name}/${file}`,
      file: path.parse(file).name,
      text,
      rows: text.split('\n').slice(0, -1),
    };
  }),
);

/** Tables of the families; those of words that are looked up one by one have forms of their own. */
const PHRASES = TABLES.filter(({ file }) => FILES.includes(file));

/** Hits of a text as `class:phrase`, of the families that are asked for. */
const read = (text: string, languages: string[], families = ['sentiment', 'lists']): string[] => {
  const { starts, ends, classes } = wordHits(text, languages);
  return [...starts].flatMap((start, at) => {
    const id = classes[at] ?? -1;
    return families.includes(FILES[FAMILY_OF[id] ?? -1] ?? '')
      ? `${WORD_CLASSES[id]}:${text.slice(start, ends[at])}`
      : [];
  });
};

describe('word lists', () => {
  it.each(PHRASES)(
    '$name has a phrase, a class of its family and a count in each row',
    ({ file, text, rows }) => {
      expect(text.endsWith('\n')).toBe(true);
      const wrong = rows.filter((row) => {
        const [phrase = '', name = '', count = '', ...rest] = row.split('\t');
        const fits = FILES[FAMILY_OF[WORD_CLASSES.indexOf(name)] ?? -1] === file;
        return !(
          fits &&
          /^\*?[\p{L}\p{N}].*[^\s]$|^\p{L}$/u.test(phrase) &&
          /^\d*$/.test(count) &&
          rest.length === 0
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(PHRASES)('$name has no phrase twice', ({ rows }) => {
    const seen = new Set<string>();
    const twice = rows.filter((row) => {
      const [phrase = ''] = row.split('\t');
      const signs = phrase.replace(/[\p{L}\p{N}\p{M}\s*-]/gu, '');
      const key = `${wordsOf(phrase).join(' ')} ${signs}`;
      return seen.size === seen.add(key).size;
    });
    expect(twice).toEqual([]);
  });

  it('has 13,200 phrases at most', () => {
    expect(TABLES.reduce((sum, { rows }) => sum + rows.length, 0)).toBeLessThanOrEqual(13_200);
  });

  it('explains the classes in their order', () => {
    const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| (\w+) \| (\w+) \|.*\|$/gm)].slice(1);
    const families = rows.filter(([, file = '']) => FILES.includes(file));
    expect(families.map(([, file, name]) => `${file} ${name}`)).toEqual(
      WORD_CLASSES.map((name, id) => `${FILES[FAMILY_OF[id] ?? -1]} ${name}`),
    );
  });

  it('refuses a name that is no class', () => {
    expect(() => classId('praises')).toThrow('"praises" is no word class. Allowed: recommendation, praise');
    expect(WORD_CLASSES[classId('blame')]).toBe('blame');
  });
});

describe('hits', () => {
  it('gives offsets of the text, sorted, without overlap in one family', () => {
    const text = 'Acme isn’t cheap, but it is reliable. Not only that: **not recommended** for small teams.';
    const { starts, ends, classes } = wordHits(text, ['en']);
    expect(starts.length).toBe(ends.length);
    expect(starts.length).toBe(classes.length);
    const last = new Map<number, number>();
    for (const [at, start] of starts.entries()) {
      const family = FAMILY_OF[classes[at] ?? -1] ?? -1;
      expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
      expect(start).toBeGreaterThanOrEqual(last.get(family) ?? 0);
      expect(ends[at]).toBeGreaterThan(start);
      last.set(family, ends[at] ?? 0);
    }
    expect(read(text, ['en'], ['sentiment'])).toContain('contrast:but');
  });

  it('takes the longest phrase', () => {
    expect(read('It is not recommended.', ['en'], ['lists'])).toEqual(['exclusion:not recommended']);
  });

  it('finds whole words only where blanks part words', () => {
    expect(read('but', ['en'], ['sentiment'])).toEqual(['contrast:but']);
    expect(read('butter rebut but1', ['en'], ['sentiment'])).toEqual([]);
  });

  it.each([
    ['capitals and accents', 'NÃO É FÁCIL', 'nao e facil'],
    ['full width', 'ｂｕｔ', 'but'],
    ['signs of emphasis, hyphens and silent units', 'not **recommended**', 'not-rec\u00adommended'],
  ])('reads alike: %s', (_, one, other) => {
    const classes = (text: string) => read(text, ['en', 'pt']).map((hit) => hit.replace(/:.*/, ''));
    expect(classes(one).length).toBeGreaterThan(0);
    expect(classes(one)).toEqual(classes(other));
  });

  it('folds width in kana, but never the voicing mark', () => {
    expect(read('ｵｽｽﾒはﾃﾞﾒﾘｯﾄ', ['ja'], ['labels'])).toEqual(
      read('オススメはデメリット', ['ja'], ['labels']).map((hit) =>
        hit.replace('オススメ', 'ｵｽｽﾒ').replace('デメリット', 'ﾃﾞﾒﾘｯﾄ'),
      ),
    );
    expect(read('デメリット', ['ja'], ['labels'])).toEqual(['cons:デメリット']);
    expect(read('テメリット', ['ja'], ['labels'])).not.toContain('cons:テメリット');
  });

  it('finds traditional characters by simplified ones', () => {
    expect(read('推薦', ['zh'], ['lists'])).toEqual(['choice:推薦']);
  });

  it('finds Korean phrases where a word begins, with any ending, and endings inside', () => {
    expect(read('추천합니다', ['ko'], ['lists'])).toEqual(['choice:추천']);
    expect(read('재추천', ['ko'], ['lists'])).toEqual([]);
    expect(read('비싸지만', ['ko'], ['sentiment'])).toContain('contrast:지만');
  });

  it.each([
    ['ar', 'ممتاز', 'والممتاز'],
    ['he', 'מצוין', 'והמצוין'],
  ])('finds %s words behind prefixes', (language, word, prefixed) => {
    expect(read(word, [language], ['sentiment'])).toEqual([`recommendation:${word}`]);
    expect(read(prefixed, [language], ['sentiment'])).toEqual([`recommendation:${word}`]);
  });

  it('knows no phrase of a language without files', () => {
    expect(read('but', ['xx'])).toEqual([]);
  });
});

const PIECES: readonly (readonly [name: string, piece: string, languages: string[]])[] = [
  ['words', 'not recommended, but reliable ', ['en']],
  ['one word', 'reliab', ['en']],
  ['blanks', ' ', ['en']],
  ['beginnings of phrases behind blanks', 'not      ', ['en']],
  ['silent units', 't\u00ad\u00ad\u00ad', ['en']],
  ['one run of silent units', '\u00ad', ['en']],
  ['Chinese', '不推荐', ['zh', 'en']],
  ['Japanese', 'おすすめしない', ['ja', 'en']],
  ['Korean', '추천하지않', ['ko', 'en']],
  ['Arabic in one word', 'الممتاز', ['ar', 'en']],
];

describe('time', () => {
  it.each(PIECES)('is linear: %s', (_, piece, languages) => {
    const make = (size: number) => piece.repeat(size / piece.length);
    expect(growth(tries(100_000, 400_000), make, (text) => wordHits(text, languages))).toBeLessThan(
      MOST_GROWTH,
    );
  });
});
