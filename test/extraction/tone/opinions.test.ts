import { describe, expect, it } from 'vitest';
import { compileNames } from '../../../src/extraction/names/find-names.ts';
import { rankingOf } from '../../../src/extraction/ranking/ranking.ts';
import { readBlocks } from '../../../src/extraction/text/blocks.ts';
import { opinionsOf, sentimentOf } from '../../../src/extraction/tone/opinions.ts';

const NAMES = ['Acme', 'Zeta', 'Best Western'];
const find = compileNames(NAMES.map((name) => ({ id: name, name, aliases: [], domains: [] })));

/** The signs of what is said of each brand, a sentence each: "Acme ++-". */
function opinions(text: string): string[] {
  const blocks = readBlocks(text, 'markdown');
  const namings = find(text, 'markdown');
  const found = opinionsOf(text, blocks, namings, rankingOf(text, blocks, namings));
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([brand, { scores }]) => {
      const signs = scores.map((score) => (score > 0 ? '+' : score < 0 ? '-' : '0'));
      return `${NAMES[brand]} ${signs.join('')}`;
    });
}

describe('what is said of a brand', () => {
  it.each<[string, string[]]>([
    ['Acme is great. It rains. Acme is awful.', ['Acme +-']],
    ['Acme is great, but Zeta is awful.', ['Acme +', 'Zeta -']],
    ['Acme and Zeta are great.', ['Acme +', 'Zeta +']],
    ['Acme is not great.', ['Acme -']],
    ['Best Western has 300 rooms.', ['Best Western 0']],
    ['The phone is great and has a Zeta chip.', ['Zeta 0']],
    ['**Acme** is [excellent](https://awful.example/terrible).', ['Acme +']],
    ['I could not find Acme.', []],
    ['- Acme: small\n  - great screen\n  - awful keys\n- Zeta: large', ['Acme 0+-', 'Zeta 0']],
    [
      '## Acme 10\n\nIt is great.\n\n## Zeta 20\n\nIt is awful.\n\n## Tips\n\nBe happy.',
      ['Acme 0+', 'Zeta 0-'],
    ],
    ['| Name | Note |\n|---|---|\n| Acme | great |\n| Zeta | awful |', ['Acme +', 'Zeta -']],
  ])('by %j is %j', (text, expected) => {
    expect(opinions(text)).toEqual(expected);
  });

  it('has the mean of what is said with feeling, and that the answer ranks it without fault', () => {
    const mean = (scores: number[], ranked = false) => sentimentOf({ scores, ranked });
    expect(mean([])).toBe(0);
    expect(mean([0, 0])).toBe(0);
    expect(mean([0, 0.5, 0, -0.25])).toBe(0.125);
    expect(mean([1 / 3])).toBe(0.3333);
    expect(Object.is(mean([-0.00001]), 0)).toBe(true);
    expect(mean([], true)).toBe(0.5);
    expect(mean([0.9], true)).toBe(0.7);
    expect(mean([-0.4], true)).toBe(-0.4);
  });
});
