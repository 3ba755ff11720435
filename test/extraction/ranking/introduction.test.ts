import { describe, expect, it } from 'vitest';
import { introductionOf } from '../../../src/extraction/ranking/introduction.ts';
import { isPart, isSummary } from '../../../src/extraction/ranking/parts.ts';
import { readBlocks } from '../../../src/extraction/text/blocks.ts';

/** What is said of the first list of a text before it. */
function said(before: string): string[] {
  const text = `${before}\n\n- item`;
  const blocks = readBlocks(text, 'markdown');
  const first = blocks.items[0]?.first ?? -1;
  return Object.entries(introductionOf(text, blocks, first)).flatMap(([what, is]) => (is ? [what] : []));
}

describe('what is said before a list', () => {
  it.each<[string, string[]]>([
    ['## Top picks', ['choices']],
    ['Here are some options:', ['choices']],
    ['## Best brands\n\nThese stand out:', ['choices', 'brands']],
    ['## Key features', ['traits']],
    ['## What to consider', ['others']],
    ['## How to choose', ['others']],
    ['## Where to buy', ['shops']],
    ['You find it at the following retailers:', ['choices', 'sellers']],
    ['## Bästa varumärken', ['choices', 'brands']],
    ['Bra alternativ är till exempel:', ['choices']],
    ['## För- och nackdelar', ['traits']],
    ['## Fabricantes', ['brands']],
    ['## Кращі виробники', ['brands']],
    ['## Gdzie można kupić', ['shops']],
    ['## Laptops', []],
    ['It is a good laptop.', []],
    [`## ${'Best '.repeat(100)}`, []],
    ['', []],
  ])('is in %j: %j', (before, expected) => {
    expect(said(before)).toEqual(expected);
  });
});

describe('the heads of parts', () => {
  it.each([
    'Öppettider',
    'Verdt å vite',
    'Miksi',
    'Nyitvatartás',
    'Ωράριο',
    'Кому підійде',
    'Pro koho',
    'Preço médio',
    'เวลาเปิด',
  ])('are known in many languages: %s', (head) => {
    expect(isPart(`**${head}:**`)).toBe(true);
  });

  it.each(['Kortfattat', 'Tiivistetysti', 'โดยสรุป', 'Krótko mówiąc'])('%s sums an answer up', (head) => {
    expect(isSummary(head)).toBe(true);
  });
});
