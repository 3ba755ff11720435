import { describe, expect, it } from 'vitest';
import { createClassifier } from '../../src/prompts/intents.ts';
import { templatesFor } from '../../src/prompts/question-templates.ts';

describe('suggested questions', () => {
  it.each([
    ['DE', 'de'],
    ['AT', 'de'],
    ['FR', 'fr'],
    ['MX', 'es'],
    ['BR', 'pt'],
    ['JP', 'ja'],
    ['KR', 'ko'],
    ['CN', 'zh'],
    ['TW', 'zh-Hant'],
    ['HK', 'zh-Hant'],
    ['NO', 'nb'],
    ['US', 'en'],
    ['GB', 'en'],
    ['IS', 'en'],
  ])('are in the language of a country: %s', (country, language) => {
    expect(templatesFor(country).language).toBe(language);
  });

  it.each([
    'US',
    'DE',
    'FR',
    'ES',
    'IT',
    'PT',
    'NL',
    'PL',
    'CZ',
    'SE',
    'DK',
    'NO',
    'FI',
    'TR',
    'RU',
    'UA',
    'JP',
    'KR',
    'CN',
    'TW',
  ])('ask as much in each, with places for the names: %s', (country) => {
    const { general, rival } = templatesFor(country);
    const { general: english, rival: ofRivals } = templatesFor('US');
    expect([general.length, rival.length]).toEqual([english.length, ofRivals.length]);
    expect(new Set([...general, ...rival]).size).toBe(general.length + rival.length);
    for (const [at, text] of general.entries()) {
      const places = (one: string) => [...one.matchAll(/{\w+}/g)].map(([place]) => place).sort();
      expect(places(text)).toEqual(places(english[at] ?? ''));
    }
    expect(rival[0]).toContain('{brand}');
    for (const text of rival) expect(text).toContain('{rival}');
  });

  it('have intents as those in English', () => {
    const intentsOf = (country: string) =>
      templatesFor(country).general.map((text) =>
        createClassifier(['Zorbix'])(text.replace('{trade}', 'CRM').replace('{brand}', 'Zorbix')),
      );
    for (const country of ['DE', 'FR', 'ES', 'JP', 'KR', 'CN'])
      expect(intentsOf(country).filter((intent) => intent === 'brand')).toHaveLength(2);
  });
});
