import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/extraction/ranking/introductions/index.ts';
import { LANGUAGES as TONE_LANGUAGES } from '../../../src/extraction/tone/languages/index.ts';

const FOLDER = new URL('../../../src/extraction/ranking/introductions/', import.meta.url);

/** The lists of a language, by kind, and the phrases of each. */
const listsOf = ({ code: _, ...lists }: (typeof LANGUAGES)[number]) =>
  Object.entries(lists).map(
    ([kind, list]) => [kind, list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))] as const,
  );

describe('the phrases that introduce lists', () => {
  it('are in the languages whose tone is told', () => {
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(TONE_LANGUAGES.map(({ code }) => code).sort());
  });

  it('are in one file for each language', () => {
    const codes = readdirSync(FOLDER).filter((name) => /^..\.ts$/.test(name));
    expect(codes.sort()).toEqual(LANGUAGES.map(({ code }) => `${code}.ts`).sort());
  });

  it('stand once for each kind', () => {
    const places = new Map<string, string>();
    const twice: string[] = [];
    for (const language of LANGUAGES)
      for (const [kind, phrases] of listsOf(language))
        for (const phrase of phrases) {
          const key = `${kind}: ${phrase}`;
          const before = places.get(key);
          if (before !== undefined) twice.push(`${key} (${before}, ${language.code})`);
          places.set(key, language.code);
        }
    expect(twice).toEqual([]);
  });
});

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  'the phrases of %s',
  (_, language) => {
    const phrases = listsOf(language).flatMap(([, list]) => list);

    it('are not empty', () => {
      expect(phrases).not.toContain('');
    });

    it('are whole, also where they are regular expressions', () => {
      const broken = phrases.filter((phrase) => {
        try {
          new RegExp(phrase, 'u');
          return false;
        } catch {
          return true;
        }
      });
      expect(broken).toEqual([]);
    });
  },
);
