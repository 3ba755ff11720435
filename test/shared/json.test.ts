import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/shared/json.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

/** A key as JSON may spell it: plain, or every character as its number. */
const spelled = (key: string, asNumbers: boolean) =>
  asNumbers
    ? `"${[...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`
    : JSON.stringify(key);

interface Written {
  readonly text: string;
  readonly repeats: boolean;
}

/** JSON texts written down member by member, each knowing whether an object in it repeats a key. */
const written: fc.Arbitrary<Written> = fc.letrec<{ value: Written }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc
      .oneof(fc.string({ unit: fc.constantFrom(...'"\\:{}[],a\n\u2028') }), fc.integer(), fc.constant(null))
      .map((leaf) => ({ text: JSON.stringify(leaf), repeats: false })),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => ({
      text: `[${items.map(({ text }) => text).join(' , ')}]`,
      repeats: items.some(({ repeats }) => repeats),
    })),
    fc
      .array(
        fc.record({
          // No backslash: once V8 13.6 has parsed {"a":1,"\\":2}, it takes "\u0062" in {"a":1,"\u0062":2} for "\\".
          key: fc.constantFrom('a', 'b', '1', '__proto__', '"', ':', 'length', ''),
          asNumbers: fc.boolean(),
          value: tie('value'),
        }),
        { maxLength: 4 },
      )
      .map((members) => ({
        text: `{${members.map(({ key, asNumbers, value }) => `${spelled(key, asNumbers)} : ${value.text}`).join(',')}}`,
        repeats:
          new Set(members.map(({ key }) => key)).size < members.length ||
          members.some(({ value }) => value.repeats),
      })),
  ),
})).value;

describe('a JSON text', () => {
  it('is read as JSON.parse does, unless an object in it has two members of one name, however spelled', () => {
    fc.assert(
      fc.property(written, ({ text, repeats }) => {
        expect(readJson(text), text).toEqual(
          repeats ? { fault: 'repeated', place: '' } : { value: JSON.parse(text) },
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['', ''],
    ['{', 'at line 1, column 2'],
    ['{"a":1,}', 'at line 1, column 8'],
    ["{'a':1}", 'at line 1, column 2'],
    ['{\n"a" 1}', 'at line 2, column 5'],
    ['{"a":[1,]}', 'at the unexpected "]"'],
    ['{"a":“b”}', 'at the unexpected "“"'],
    // V8 names half of it.
    ['{"a":😀}', ''],
    ['nothing', 'at the unexpected "o"'],
    ['{"a":"\\x"}', 'at line 1, column 8'],
    ['"\n"', 'at line 1, column 2'],
  ])('%j is none, and where is told', (text, place) => {
    expect(readJson(text)).toEqual({ fault: 'invalid', place });
  });

  it.each<[string, number, (size: number) => string]>([
    ['brackets', 25_000, (size) => `${'['.repeat(size)}${']'.repeat(size)}`],
    ['objects inside each other', 20_000, (size) => `${'{"a":'.repeat(size)}1${'}'.repeat(size)}`],
    ['a long string', 500_000, (size) => JSON.stringify('a'.repeat(size))],
    ['backslashes', 200_000, (size) => JSON.stringify('\\'.repeat(size))],
    ['quotes', 200_000, (size) => JSON.stringify('\\"'.repeat(size))],
    ['a string that is not closed', 500_000, (size) => `"${'\\"'.repeat(size)}`],
    ['numbers', 100_000, (size) => `[${'1,'.repeat(size)}1]`],
    ['one key over and over', 50_000, (size) => `{${Array.from({ length: size }, () => '"a":1').join(',')}}`],
  ])('is read in linear time: %s', (_, size, make) => {
    expect(growth(size, make, readJson)).toBeLessThan(MOST_GROWTH);
  });
});
