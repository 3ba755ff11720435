import { describe, expect, it } from 'vitest';
import { passingWords } from '../../../src/extraction/tone/passing.ts';

/** What describes "Acme" where the sentence names it in passing; null where it is about Acme. */
function passing(sentence: string, ofOther = false) {
  const start = sentence.indexOf('Acme');
  const naming = { brand: 0, start, end: start + 4 };
  return passingWords(sentence, { start: 0, end: sentence.length }, naming, ofOther)?.trim() ?? null;
}

describe('a brand named in passing', () => {
  it.each([
    ['Available at Acme.', ''],
    ['You can buy it from Acme.', ''],
    ['It comes with an Acme processor.', 'an'],
    ['It has a powerful Acme chip.', 'a powerful'],
    ['Visit the official Acme website.', 'the official'],
    ['Retailers like Zeta and Acme sell it.', ''],
    ['It is sold at Zeta, Beta and Acme.', ''],
  ])('is described in %j by %j', (sentence, words) => {
    expect(passing(sentence)).toBe(words);
  });

  it.each([
    'Acme is great.',
    'The best choice is Acme.',
    'We recommend jackets from brands like Acme.',
    'Top options include the Acme 500.',
    'Available in 2025: Acme Cam',
    'It is better than Acme.',
  ])('is not in %j', (sentence) => {
    expect(passing(sentence)).toBeNull();
  });

  it('is not where the sentence finds fault', () => {
    const sentence = 'The hinge on the Acme broke.';
    const naming = { brand: 0, start: 17, end: 21 };
    expect(passingWords(sentence, { start: 0, end: sentence.length }, naming, false, true)).toBeNull();
  });

  it('is any but the first word of a sentence in another’s item', () => {
    expect(passing('This one can be connected to the Acme dock.', true)).toBe('');
    expect(passing('Acme makes its chip.', true)).toBeNull();
    expect(passing('**Acme** makes its chip.', true)).toBeNull();
  });
});
