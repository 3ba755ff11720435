import { describe, expect, it } from 'vitest';
import { growth, MOST_GROWTH } from '../../helpers/growth.ts';
import { rankingOf } from './ranking-of.ts';

describe('names in bold type in prose', () => {
  it.each([
    [
      'are a list wherever they stand in their sentences',
      'With a wide foot you get on best with the **Norvik X3**. Narrow heel? Then the **Palenta** holds you better than anything else. In a rented room **Brisko** is light and has no motor to fail.',
      '1 Norvik X3, 2 Palenta, 3 Brisko',
    ],
    [
      'are one in scripts without capitals',
      '平日の通勤なら**みなと堂**が安くて便利です。週末の旅行には**ソラノネ**のほうが快適で、荷物が多い方には**アカリ工房**が安心です。',
      '1 みなと堂, 2 ソラノネ, 3 アカリ工房',
    ],
    [
      'are none where the text advises against one',
      'The **Norvik** is great for most. The **Palenta** is a solid pick for two. **Brisko** is excellent, too. I would avoid the **Lumera**, which breaks.',
      '1 Norvik, 2 Palenta, 3 Brisko',
    ],
    [
      'are none where the text only explains',
      '**Norvik** was founded in Agordo in 1961. It bought **Palenta** in 1999. **Brisko** was formed in 1972 out of two houses.',
      '',
    ],
    [
      'are none where they are two',
      'Most people look at **Norvik** first, which is good. **Palenta** is good, too.',
      '',
    ],
  ])('%s', (_, text, ranking) => {
    expect(rankingOf(text)).toBe(ranking);
  });

  it('are read in linear time, in one sentence too', () => {
    const make = (size: number) =>
      `The **Norvik** is good, and so is ${'**Palenta** for two and '.repeat(size)}all`;
    expect(growth(400, make, rankingOf)).toBeLessThan(MOST_GROWTH);
  });
});
