import { expect, test } from 'vitest';
import { matchesIn } from '../../../src/extraction/text/matches.ts';

const TEXTS = ['', 'a', 'aXbX', '😀a😀', 'é😀', 'Price: $9Acme', '\ud83d', 'a\nb'];
const PATTERNS = [
  /X/g,
  /[a-z]/gu,
  /(?=a)/gu,
  /x*/gu,
  /x*/g,
  /(?:)/gu,
  /(?<=\d)(?=\p{Lu})/gu,
  /^/gmu,
  /.|\n/gsu,
];

test('finds what matchAll finds, also where a pattern takes no characters and where one character has two units', () => {
  for (const pattern of PATTERNS)
    for (const text of TEXTS) {
      const told = ({ 0: found, index }: RegExpExecArray) => ({ found, index });
      expect(matchesIn(text, pattern).map(told), `${pattern} in ${JSON.stringify(text)}`).toEqual(
        Array.from(text.matchAll(pattern), told),
      );
    }
});

test('finds from the start of a text on, whatever the pattern was asked before', () => {
  const pattern = /a/g;
  pattern.lastIndex = 2;
  expect(matchesIn('aaa', pattern)).toHaveLength(3);
});
