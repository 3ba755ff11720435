import { describe, expect, it } from 'vitest';
import { locale } from '../../src/providers/serpapi.ts';

describe('what Google is told of country and language', () => {
  it.each([
    ['DE', 'de', { gl: 'de', hl: 'de' }],
    ['GB', 'en', { gl: 'uk', hl: 'en' }],
    ['IL', 'he', { gl: 'il', hl: 'iw' }],
    ['NO', 'nb', { gl: 'no', hl: 'no' }],
    ['CN', 'zh', { gl: 'cn', hl: 'zh-cn' }],
    ['SG', 'zh', { gl: 'sg', hl: 'zh-cn' }],
    ['TW', 'zh', { gl: 'tw', hl: 'zh-tw' }],
    ['HK', 'zh', { gl: 'hk', hl: 'zh-tw' }],
    ['MO', 'zh', { gl: 'mo', hl: 'zh-tw' }],
    ['FR', null, { gl: 'fr' }],
  ])('is in its own spelling: %s, %s', (country, language, told) => {
    expect(locale({ text: 'x', country, language })).toEqual(told);
  });
});
