import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf, sentencesOf } from '../../../src/extraction/text/sentences.ts';

const cut = (text: string) =>
  sentencesOf(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['It weighs 2.5 kg vs. 3.1 kg. Good.', ['It weighs 2.5 kg vs. 3.1 kg.', 'Good.']],
    [
      'L. L. Bean, e.g. boots, by Acme Inc. of Maine. Fine.',
      ['L. L. Bean, e.g. boots, by Acme Inc. of Maine.', 'Fine.'],
    ],
    ['See dell.com today. Now.', ['See dell.com today.', 'Now.']],
    ['"Great." **Bold.** (Yes.) End', ['"Great."', '**Bold.**', '(Yes.)', 'End']],
    ['良い。悪い！次', ['良い。', '悪い！', '次']],
    ['**甲**は良い。**乙**も。**丙。**', ['**甲**は良い。', '**乙**も。', '**丙。**']],
    ['كيف؟ جيد.', ['كيف؟', 'جيد.']],
    ['first line\nsecond line\n\n', ['first line', 'second line']],
    ['Wait... what?! Yes', ['Wait...', 'what?!', 'Yes']],
    ['', []],
    [' \n ', []],
  ])('of %j are %j', (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  it('hold every visible character once, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab.!? \n。)"*A') }), (text) => {
        expect(cut(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('clauses', () => {
  it.each([
    ['A is good, but B is better', ['A is good', ', but B is better']],
    ['A is light while B is heavy; C is neither', ['A is light', ' while B is heavy', '; C is neither']],
    ['A is good – although B is cheap', ['A is good', ' – although B is cheap']],
    ['A ist gut, aber B nicht', ['A ist gut', ', aber B nicht']],
    ['A很好，但B更好', ['A很好', '，但B更好']],
    ['A and B are good', ['A and B are good']],
  ])('of %j are %j', (text, expected) => {
    const clauses = clausesOf(text, { start: 0, end: text.length });
    expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});
