import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../src/extraction/index.ts';
import { domainsOf } from '../../../src/extraction/names/cited-names.ts';
import { namesOfHead } from '../../../src/extraction/names/head-names.ts';
import { readNames } from '../../../src/extraction/names/unknown-names.ts';

const found = (heads: string[], urls: string[] = []) =>
  readNames(heads.flatMap(namesOfHead), domainsOf(urls)).map(({ name, domain }) =>
    domain ? `${name} ${domain}` : name,
  );

describe('the key of a name', () => {
  it.each([
    ['L.L.Bean', 'L.L. Bean', 'LL Bean', 'll bean'],
    ['The North Face', 'North Face', 'THE NORTH FACE Inc.', 'the north face'],
    ['Nestlé', 'NESTLE', 'Nestle\u0301'],
    ['H&M', 'H & M', 'H and M', 'H&amp;M'],
    ['Arc’teryx', "Arc'teryx", 'Arcteryx'],
    ['Coca-Cola', 'CocaCola'],
  ])('is one for %s and %s', (...names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1);
  });

  it('is another for another name, and is never empty for a name', () => {
    expect(nameKey('Dell')).not.toBe(nameKey('Dells'));
    expect(nameKey('The')).toBe('the');
    expect(nameKey('Inc')).toBe('inc');
    expect(nameKey('小米')).toBe('小米');
  });
});

describe('the brands that heads name', () => {
  it.each<[string[], (string | null)[]]>([
    [['Wantdo Parka'], ['Wantdo']],
    [['Frobnik 500'], ['Frobnik']],
    [['Ralph Lauren Polo Jacket'], ['Ralph Lauren']],
    [['Qwartz Blue Nova 3'], ['Qwartz']],
    [['Qwartz Nova Jacket'], [null]],
    [
      ['Qwartz Nova Jacket', 'Qwartz Zeta Jacket'],
      ['Qwartz', 'Qwartz'],
    ],
    [['Taylor Stitch'], ['Taylor Stitch']],
    [['Target'], [null]],
    [
      ['Target', 'Uniqlo'],
      ['Target', 'UNIQLO'],
    ],
    [['Target Parka'], ['Target']],
    [['Bounce 500'], [null]],
  ])('%j are %j', (heads, expected) => {
    expect(found(heads)).toEqual(expected);
  });

  it('end where a source’s domain says', () => {
    const urls = [
      'https://www.qwartznova.co.uk/shop',
      'https://blog.thezeta.com/',
      'no url',
      'https://wantdo.com',
    ];
    expect(found(['Qwartz Nova Alpha Jacket', 'Zeta Epsilon Jacket', 'Wantdo Parka'], urls)).toEqual([
      'Qwartz Nova qwartznova.co.uk',
      'Zeta thezeta.com',
      'Wantdo wantdo.com',
    ]);
  });
});
