import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classOf,
  fold,
  foldCode,
  isSilent,
  NOTHING,
  SEVERAL,
  UPPER,
  WHITE_SPACE,
  WORD,
} from '../../../src/extraction/text/letters.ts';
import {
  codeOf,
  EMOJI_STYLE,
  NON_BREAKING_HYPHEN,
  SOFT_HYPHEN,
  ZERO_WIDTH_SPACE,
} from '../../../src/shared/characters.ts';

describe('a folded text', () => {
  it.each([
    ['Lenovo', 'lenovo'],
    ['Nestlé', 'nestle'],
    ['İSTANBUL ıssız', 'istanbul issiz'],
    ['Ｄｅｌｌ ﬁne', 'dell fine'],
    ['Straße Æther Łódź Øre', 'strasse aether lodz ore'],
    ['삼성 ガス ไทย', '삼성 ガス ไทย'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is that of its letters one by one, where none is made of several', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        const codes = [...text].map((letter) => foldCode(letter.charCodeAt(0)));
        expect(String.fromCharCode(...codes)).toBe(fold(text));
      }),
    );
    expect(foldCode('ß'.charCodeAt(0))).toBe(SEVERAL);
    expect(foldCode('\u0301'.charCodeAt(0))).toBe(NOTHING);
  });
});

describe('the class of a character', () => {
  it('is silent for apostrophes, emphasis, trade marks and what takes no room, and for no letter or space', () => {
    for (const silent of ["'", '’', '*', '[', '\\', '`', '®', SOFT_HYPHEN, ZERO_WIDTH_SPACE, EMOJI_STYLE])
      expect(isSilent(codeOf(silent)), JSON.stringify(silent)).toBe(true);
    for (const heard of ['a', '-', ' ', '&', '.', '_', '"', NON_BREAKING_HYPHEN])
      expect(isSilent(codeOf(heard)), JSON.stringify(heard)).toBe(false);
    expect(isSilent(Number.NaN)).toBe(false);
  });

  it('tells letters, capitals and spaces, and nothing beyond the end of a text', () => {
    expect(classOf('É'.charCodeAt(0)) & (WORD | UPPER)).toBe(WORD | UPPER);
    expect(classOf('7'.charCodeAt(0)) & (WORD | UPPER)).toBe(WORD);
    expect(classOf('\u00a0'.charCodeAt(0)) & WHITE_SPACE).toBe(WHITE_SPACE);
    expect(classOf('-'.charCodeAt(0)) & (WORD | WHITE_SPACE)).toBe(0);
    expect(classOf('x'.charCodeAt(1))).toBe(0);
  });
});
