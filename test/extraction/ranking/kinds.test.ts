import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../../src/extraction/index.ts';
import { placesOf } from '../../../src/extraction/ranking/ranking.ts';
import { readBlocks } from '../../../src/extraction/text/blocks.ts';

/** What a text ranks, whoever is known: "1 Acme, 2 Nova". */
const ranking = (text: string): string =>
  placesOf(text, readBlocks(text, 'markdown'))
    .flatMap(({ slots }) => slots.map(({ place, label }) => `${place} ${label}`))
    .join(', ');

describe('what is ranked, though no brand is known', () => {
  it.each<[string, string, string]>([
    [
      'headings under an introduction',
      'The best help desks:\n\n### Zendesk\nDeep.\n\n### Freshdesk\nFree.\n\n### Hiver\nSmall.',
      '1 Zendesk, 2 Freshdesk, 3 Hiver',
    ],
    [
      'names with digits',
      '1. 1Password\n2. Bitwarden\n3. 37signals',
      '1 1Password, 2 Bitwarden, 3 37signals',
    ],
    [
      'products of one brand once',
      'Top headphones:\n\n1. Sony WH-1000XM5\n2. Sony LinkBuds\n3. Bose QuietComfort',
      '1 Sony WH-1000XM5, 1 Sony LinkBuds, 2 Bose QuietComfort',
    ],
    [
      'categories whose numbers start anew',
      'Our picks:\n\n## Budget\n\n1. Dacia\n2. Skoda\n\n## Luxury\n\n1. Lexus\n2. Volvo',
      '1 Dacia, 2 Skoda, 3 Lexus, 4 Volvo',
    ],
    ['numbers that count down', 'Best cars:\n\n3. Kia\n2. Audi\n1. BMW', '3 Kia, 2 Audi, 1 BMW'],
    [
      'a column of ranks',
      'Best banks:\n\n| Rank | Bank |\n|---|---|\n| 2 | Marcus |\n| 1 | Revolut |\n| 3 | Monzo |',
      '2 Marcus, 1 Revolut, 3 Monzo',
    ],
    [
      'a table that adds to a list',
      'Best tools:\n\n1. Asana\n2. Trello\n\n| Tool | Price |\n|---|---|\n| Trello | 5 |\n| ClickUp | 7 |',
      '1 Asana, 2 Trello, 2 Trello, 3 ClickUp',
    ],
    [
      'escaped bars',
      '会社\\| 特徴  \n\\---\\|\\---  \nIDEATECH\\| 速い  \nマクロミル\\| 正確',
      '1 IDEATECH, 2 マクロミル',
    ],
    ['legal forms', '*   株式会社LANY\n*   ナイル株式会社', '1 株式会社LANY, 2 ナイル株式会社'],
    ['circled numbers in a line', '推荐三家：①得物；②小红书；③闲鱼。', '1 得物, 2 小红书, 3 闲鱼'],
    [
      'labels',
      '- **Para familias:** Dacia Jogger\n- **Para ciudad:** Fiat 500e\n- **Para viajar:** Skoda Superb',
      '1 Dacia Jogger, 2 Fiat 500e, 3 Skoda Superb',
    ],
    [
      'sentences that begin with a name',
      '1. Patagonia makes the warmest fleece of all.\n2. Cotopaxi has brighter colours than any.\n3. Rab is what guides wear there.',
      '1 Patagonia makes the warmest fleece of all, 2 Cotopaxi has brighter colours than any, 3 Rab is what guides wear there.',
    ],
  ])('%s', (_, text, expected) => {
    expect(ranking(text)).toBe(expected);
  });

  it.each<[string, string]>([
    ['brands to avoid', 'Brands to avoid:\n\n1. Wizzcar\n2. RentRedux\n3. Rentalissimo'],
    ['steps', '## Schritte\n\n1. Konto anlegen\n2. Daten eingeben\n3. Verbindung testen'],
    [
      'things to consider',
      '## Key considerations\n\n- **Budget:** yours\n- **Coverage:** wide\n- **Support:** good',
    ],
    ['places to buy', '## Where to buy\n\n- Otto\n- Galeria\n- Kaufland'],
    ['parts of a product', 'Acme One:\n\n- Price: 10\n- Display: big\n- Battery: long'],
    ['tips in Japanese', '## 選び方のポイント\n\n- **実績の透明性**：公開しているか\n- **費用相場**：幅広い'],
  ])('nobody in %s', (_, text) => {
    expect(ranking(text)).toBe('');
  });

  it('cuts a text whose line ends were lost', () => {
    const text =
      'Here are some of the best phones under 600 dollars: Top Picks: Google Pixel 9a:Considered the best by many, it has a good camera.OnePlus 13R:If you want a fast phone, this is one.Other Options: Samsung Galaxy A55: A phone with a big display.Nothing Phone (2a):Known for its design, it also has a good display and a battery that lasts long.Things to Consider: Your Needs: Think about what you use it for.Budget: Set one.';
    expect(ranking(text)).toBe(
      '1 Google Pixel 9a, 2 OnePlus 13R, 3 Samsung Galaxy A55, 4 Nothing Phone (2a)',
    );
  });
});

describe('a rank', () => {
  const NAMES = ['Zendesk', 'Freshdesk', 'Help Scout', 'Apple', 'Sony', 'Bose', 'Target', 'IDEATECH'];
  const item = fc.constantFrom(...NAMES, 'Foobar', 'Sony LinkBuds', 'Apple iPhone 15', 'Best overall: Bose');
  const form = fc.constantFrom('1. ', '- ', '- **', '### ', '**');

  it('does not depend on which brands are known', () => {
    const closing = (mark: string) => (mark.endsWith('**') ? '**: good' : '');
    fc.assert(
      fc.property(
        form,
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.subarray(NAMES, { minLength: 1 }),
        (mark, items, known) => {
          const text = `The best ones:\n\n${items.map((name) => `${mark}${name}${closing(mark)}`).join('\n\n')}`;
          const read = (names: readonly string[]) => {
            const brands = names.map((name) => ({ id: name, name, aliases: [], domains: [] }));
            const { mentions } = createExtractor(brands)({ text, textFormat: 'markdown', sources: [] });
            return new Map(mentions.map(({ brandId, position }) => [brandId, position]));
          };
          const all = read(NAMES);
          for (const [name, position] of read(known)) expect([name, position]).toEqual([name, all.get(name)]);
        },
      ),
    );
  });
});
