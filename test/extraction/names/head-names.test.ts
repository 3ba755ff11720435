import { describe, expect, it } from 'vitest';
import { isGeneric } from '../../../src/extraction/names/generic-words.ts';
import { namesOfHead } from '../../../src/extraction/names/head-names.ts';

/** Names in a head: one that is known beyond the answer with an exclamation mark. */
const names = (head: string) =>
  namesOfHead(head).map(({ words, known }) => (known === null ? words.join(' ') : `${known}!`));

describe('the names in a head', () => {
  it.each([
    ['Frobnik Men’s Warm Parka', ['Frobnik']],
    ['Nutshell', ['Nutshell']],
    ['Jessica London Double Breasted Raincoat', ['Jessica London!']],
    ['The North Face ThermoBall Jacket', ['The North Face!']],
    ['THE NORTH FACE jacket', ['The North Face!']],
    ['2025 Frobnik Parka', ['Frobnik']],
    ['13-inch Frobnik 500', ['Frobnik']],
    ['Frobnik Zeta 500', ['Frobnik Zeta']],
    ['VAIO (Sony)', ['VAIO']],
    ['Darn Tough/Bombas', ['Darn Tough!', 'Bombas!']],
    ['Old Navy or Target’s brands', ['Old Navy!', 'Target!']],
    ['Old Navy or Uniqlo shirts', ['Old Navy!', 'UNIQLO!']],
    ['Zip Hoodie by Carhartt', ['Carhartt!']],
    ['eBay', ['eBay!']],
    ['Levi’s Trucker Jacket', ["Levi's!"]],
    ['Uniqlo’s Parka', ['UNIQLO!']],
    ['Mrs. Meyer’s or Seventh Generation', ["Mrs. Meyer's!", 'Seventh Generation!']],
    ['Frobnik’s Parka', ['Frobnik']],
    ['iRobot Roomba', ['iRobot!']],
    ['Frobnik & Zeta', ['Frobnik & Zeta']],
    ['Maison et Zeta', ['Maison et Zeta']],
    ['López de Zeta – Crianza', ['López de Zeta']],
    ['Frobnik et al.', ['Frobnik']],
    ['Raincoats For All', []],
    ['Zetas For All', ['Zetas For All']],
    ['Frobnik’s', ['Frobnik’s']],
    ['Battery Life', []],
    ['Best overall', []],
    ['waterproof jackets', []],
    ['Reusable Shopping Bag (e.g., Baggu)', []],
    ['Budget-Friendly Laptops', []],
    ['Casual Options', []],
    ['', []],
    ['123', []],
    [
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen a b c',
      [],
    ],
  ])('%j are %j', (head, expected) => {
    expect(names(head)).toEqual(expected);
  });

  it('tell whether a model or a kind of product ends them, and whether they are all of the head', () => {
    expect(namesOfHead('Taylor Stitch')).toMatchObject([{ ends: true, whole: true }]);
    expect(namesOfHead('Wantdo Parka')).toMatchObject([{ ends: true, whole: false }]);
    expect(namesOfHead('Zetas For The 2 Rainy Days')).toMatchObject([{ ends: false, whole: false }]);
    expect(namesOfHead('Qwa Rtz Uio Pas Dfg')).toMatchObject([{ ends: false, whole: false }]);
  });
});

describe('a word that describes', () => {
  it.each([
    'Jacket',
    'jackets',
    'Waterproof',
    'Men’s',
    'Budget-Friendly',
    'Washable',
    'Wool-Blend',
    'M4',
    '–',
  ])('is %s', (word) => {
    expect(isGeneric(word)).toBe(true);
  });

  it.each(['Uniqlo', 'Frobnik', 'ソニー', 'Ñandú'])('is not %s', (word) => {
    expect(isGeneric(word)).toBe(false);
  });
});
