import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/extraction/languages/language.ts';

const SENTENCES: readonly { language: string; text: string }[] = readFileSync(
  path.resolve(import.meta.dirname, 'sentences.ndjson'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('language of a text', () => {
  it.each(SENTENCES)('$language: $text', ({ language, text }) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is English where nothing tells', () => {
    expect(languageOf('')).toBe('en');
    expect(languageOf('1. Acme 2. Nova')).toBe('en');
  });

  it('is that of most of the text', () => {
    expect(languageOf('Microsoft Word、Google Docs、Zoho Writer はどれもおすすめです。')).toBe('ja');
    expect(languageOf('The brand 小米 (Xiaomi) is one of the best for those who want a cheap phone.')).toBe(
      'en',
    );
  });

  it('is told by the beginning', () => {
    expect(
      languageOf(`${'Das ist nicht teuer. '.repeat(200)}${'это не так и для вас '.repeat(100_000)}`),
    ).toBe('de');
  });
});
