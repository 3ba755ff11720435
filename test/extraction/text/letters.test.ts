import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classOf,
  fold,
  foldCode,
  NOTHING,
  SEVERAL,
  UPPER,
  WHITE_SPACE,
  WORD,
} from '../../../src/extraction/text/letters.ts';

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
  it('tells letters, capitals and spaces, and nothing beyond the end of a text', () => {
    expect(classOf('É'.charCodeAt(0)) & (WORD | UPPER)).toBe(WORD | UPPER);
    expect(classOf('7'.charCodeAt(0)) & (WORD | UPPER)).toBe(WORD);
    expect(classOf('\u00a0'.charCodeAt(0)) & WHITE_SPACE).toBe(WHITE_SPACE);
    expect(classOf('-'.charCodeAt(0)) & (WORD | WHITE_SPACE)).toBe(0);
    expect(classOf('x'.charCodeAt(1))).toBe(0);
  });
});
