import { describe, expect, it } from 'vitest';
import { growth, MOST_GROWTH } from '../../helpers/growth.ts';
import { rankingOf } from './ranking-of.ts';

const LIST = '- **Palenta**: light and cheap\n- **Brisko**: good for families\n- **Lumera**: lasts for years';

describe('paragraphs beside a list', () => {
  it.each([
    [
      'what one takes before others are listed comes first',
      `Norvik has rivals. For most flats **Norvik** still earns its place on the counter, and that is where your money should go.\n\nOthers to consider:\n\n${LIST}`,
      '1 Norvik, 2 Palenta, 3 Brisko, 4 Lumera',
    ],
    [
      'what is set in bold type and is taken by nobody does not',
      `Look at the **Warranty** first.\n\nGood choices:\n\n${LIST}`,
      '1 Palenta, 2 Brisko, 3 Lumera',
    ],
    [
      'what is in bold type and enumerates traits is none',
      `Pour une peau grasse, visez une crème solaire **SPF 50+, non comédogène, à fini mat** et sans huile. Voici les références recommandées.\n\n${LIST}`,
      '1 Palenta, 2 Brisko, 3 Lumera',
    ],
    [
      'in scripts without capitals it comes first where others are told to follow',
      '通勤用に一つ買うなら、**みなと堂**がいちばん失敗しません。\n\nほかの候補も挙げておきます。\n\n- **ソラノネ**：軽い\n- **アカリ工房**：安い\n- **ひよりや**：静か',
      '1 みなと堂, 2 ソラノネ, 3 アカリ工房, 4 ひよりや',
    ],
    [
      'further ones behind a list go on with it',
      `Good choices:\n\n${LIST}\n\nAlso worth a look: **Norvik**, if you cook for two.`,
      '1 Palenta, 2 Brisko, 3 Lumera, 4 Norvik',
    ],
    [
      'a label in bold type before them is none',
      `Good choices:\n\n${LIST}\n\n**Runner-up:** If you want to spend less, **Norvik** is worth a look too.`,
      '1 Palenta, 2 Brisko, 3 Lumera, 4 Norvik',
    ],
    [
      'what is advised against behind a list does not',
      `Good choices:\n\n${LIST}\n\nOther names come up, but I would avoid **Norvik**.`,
      '1 Palenta, 2 Brisko, 3 Lumera',
    ],
    [
      'both names behind a label have a place',
      '- Best for families: **Norvik** or **Palenta**, both with a garden\n- Best for two: **Brisko**, quiet\n- Best for cyclists: **Lumera**, by the road',
      '1 Norvik, 2 Palenta, 3 Brisko, 4 Lumera',
    ],
  ])('%s', (_, text, ranking) => {
    expect(rankingOf(text)).toBe(ranking);
  });

  it('are read in linear time', () => {
    const make = (size: number) =>
      `${'I would look at the **Norvik** and others. '.repeat(size)}\n\n${LIST}\n\n${'Also good: **Norvik**, **Zeta**.\n\n'.repeat(size)}`;
    expect(growth(300, make, rankingOf)).toBeLessThan(MOST_GROWTH);
  });
});
