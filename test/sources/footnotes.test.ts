import { describe, expect, it } from 'vitest';
import { footnotesOf } from '../../src/sources/footnotes.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';

const footnotes = (text: string) => [...footnotesOf(text)].sort((a, b) => a - b);

describe('the footnotes of a text', () => {
  it.each<[string, number[]]>([
    ['with a strong emphasis on **simplicity**.[1][3]\n\nIt was created in Japan.[12]', [1, 3, 12]],
    ['is fast [1] and light [2] [4].', [1, 2, 4]],
    ['is easy to use[1][2], and cheap[3].', [1, 2, 3]],
    ['- **Dell XPS 13**[2]\n- Asus[1]', [1, 2]],
    ['| Dell | light[1] |\n|---|---|\n| HP | heavy[2] |', [1, 2]],
    ['軽くて丈夫です[1]。', [1]],
    ['array[1] holds the second item', []],
    ['take `array[1]` or ``rows [2]``', []],
    ['```js\nconst one = array [1];\n```\nas said.[2]', [2]],
    ['[1](https://a.example/) and [Dell][2]', []],
    ['as said.[1] and [2]\n\n[1]: https://a.example/ "A"', [2]],
    ['[a] [1a] [ 1 ] [12345] [] [-1]', []],
    ['rents rose [1, 3] last year[5,6].', [1, 3, 5, 6]],
    ['rents rose [2-4], [6–7] and [9-8]', [2, 3, 4, 6, 7, 8, 9]],
    ['rents rose.[^1][^2] So did fees[^4] and taxes', [1, 2, 4]],
    ['家賃が上がりました【1】【3】。［5］', [1, 3, 5]],
    ['【公式】 and 【2026年版】', []],
    ['[1](https://a.example) [[2]](https://b.example) [3][4](https://c.example)', [3]],
    ['as said.[^1][^2]\n\n[^1]: A, https://a.example/\n[^2]: B of 2025', [2]],
    ['- a:\n  ```\n  x [1]\n  ```\n  said [2]', [2]],
    ['no footnote at all', []],
  ])('%j', (text, expected) => {
    expect(footnotes(text)).toEqual(expected);
  });

  it.each<[string, number, (size: number) => string]>([
    ['footnotes', 20_000, (size) => 'a.[1]'.repeat(size)],
    ['footnotes in a row', 50_000, (size) => '[1]'.repeat(size)],
    ['openings', 100_000, (size) => '['.repeat(size)],
    ['ranges', 10_000, (size) => '[1-9999] '.repeat(size)],
    ['lists', 50_000, (size) => `[${'1,'.repeat(size)}`],
    ['digits', 100_000, (size) => `[${'1'.repeat(size)}]`],
    ['spaces after a footnote', 100_000, (size) => `a[1]${' '.repeat(size)}b`],
    ['backticks', 100_000, (size) => '`'.repeat(size)],
    ['fences', 10_000, (size) => '```\n~~~~\n'.repeat(size)],
    ['definitions', 5_000, (size) => '[1]: https://a.example/\n'.repeat(size)],
  ])('are read in linear time: %s', (_, size, make) => {
    expect(growth(size, make, footnotes)).toBeLessThan(MOST_GROWTH);
  });
});
