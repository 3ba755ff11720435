import { describe, expect, it } from 'vitest';
import { createExtractor, type NamedBrand } from '../../src/extraction/index.ts';
import type { TextFormat } from '../../src/shared/text-format.ts';

const brand = (name: string, aliases: string[] = [], domains: string[] = []): NamedBrand => ({
  id: name,
  name,
  aliases,
  domains,
});

const LAPTOPS = [
  brand('Apple', ['MacBook', 'MacBook Air', 'iPhone'], ['apple.com']),
  brand('Dell', ['XPS'], ['dell.com']),
  brand('HP', ['EliteBook'], ['hp.com']),
  brand('Lenovo', ['ThinkPad']),
  brand('Intel', ['Core Ultra']),
  brand('Best Buy'),
];
const CRMS = [brand('HubSpot', [], ['hubspot.com']), brand('Salesforce'), brand('Zoho', ['Zoho CRM'])];

interface Options {
  readonly textFormat?: TextFormat;
  readonly sources?: readonly string[];
}

function read(
  text: string,
  brands: readonly NamedBrand[],
  { textFormat = 'markdown', sources = [] }: Options = {},
) {
  return createExtractor(brands)({ text, textFormat, sources: sources.map((url) => ({ url })) });
}

/** Ranked brands in their order and, behind a bar, those named only: "Dell, HP | Apple". */
function ranking(text: string, brands = LAPTOPS, options: Options = {}): string {
  const { mentions } = read(text, brands, options);
  const ranked = mentions.filter(({ position }) => position !== null);
  const named = mentions.filter(({ position }) => position === null);
  const inOrder = ranked
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ brandId, position }) => `${position} ${brandId}`);
  return [inOrder.join(', '), ...named.map(({ brandId }) => brandId)].join(' | ').trim();
}

describe('the ranking of an answer', () => {
  it.each([
    [
      'a numbered list',
      '1. Dell XPS 13: light\n2. Apple MacBook Air: quiet\n3. HP EliteBook: solid',
      '1 Dell, 2 Apple, 3 HP',
    ],
    ['a bulleted list', '- **HP EliteBook** is solid.\n- **Dell XPS** is light.', '1 HP, 2 Dell'],
    [
      'products with a part of another brand in parentheses',
      '## Dell XPS 13\n\nlight\n\n## Nova Gamer Supreme (Intel Core Ultra 9)\n\nfast\n\n## HP EliteBook\n\nsolid',
      '1 Dell, 3 HP | Intel',
    ],
    [
      'products of brands',
      '1. MacBook Air (M4)\n2. ThinkPad X1 Carbon\n3. XPS 13',
      '1 Apple, 2 Lenovo, 3 Dell',
    ],
    [
      'a brand at its first item',
      '1. Dell XPS 13\n2. HP EliteBook\n3. Dell XPS 15\n4. Lenovo Yoga',
      '1 Dell, 2 HP, 3 Lenovo',
    ],
    [
      'numbers that go on behind paragraphs',
      '1. Dell XPS\n\nLight.\n\n2. HP EliteBook\n\nSolid.\n\n3. ThinkPad',
      '1 Dell, 2 HP, 3 Lenovo',
    ],
    [
      'headings',
      '## 1. Dell XPS 13\n\nLight.\n\n## 2. MacBook Air\n\nQuiet.\n\n## How to choose\n\nThink.',
      '1 Dell, 2 Apple',
    ],
    ['bold leads', '**1. Dell XPS 13**\n\nLight.\n\n**2. HP EliteBook**\n\nSolid.', '1 Dell, 2 HP'],
    ['bold leads in a paragraph', '**Dell XPS 13:** light.\n\n**HP EliteBook:** solid.', '1 Dell, 2 HP'],
    ['a table', '| Laptop | Price |\n|---|---|\n| Dell XPS | 1 |\n| HP EliteBook | 2 |', '1 Dell, 2 HP'],
    [
      'a table by its second column',
      '| Category | Pick |\n|---|---|\n| Best overall | MacBook Air |\n| Budget | HP 14 |',
      '1 Apple, 2 HP',
    ],
    [
      'a table with a product per column',
      '| Feature | Dell XPS | ThinkPad |\n|---|---|---|\n| Weight | 1 kg | 1.1 kg |',
      '1 Dell, 2 Lenovo',
    ],
    [
      'labels',
      '- **Best overall:** Dell XPS 13 – light\n- **Best for students:** MacBook Air\n- **Budget pick:** HP 14',
      '1 Dell, 2 Apple, 3 HP',
    ],
    [
      'sections with a list each',
      '## Best overall\n- Dell XPS 13\n- MacBook Air\n\n## Best budget\n- HP 14\n- Lenovo Yoga 7',
      '1 Dell, 2 Apple, 3 HP, 4 Lenovo',
    ],
    [
      'sections with one item each',
      '### Best overall\n\n- Dell XPS 13: light\n\n### Best budget\n\n- HP 14: cheap',
      '1 Dell, 2 HP',
    ],
    [
      'nested lists',
      '- Premium\n  - Dell XPS\n  - MacBook Pro\n- Budget\n  - HP 14\n  - Lenovo Yoga',
      '1 Dell, 2 Apple, 3 HP, 4 Lenovo',
    ],
    ['two brands in one item', '1. HP or Dell\n2. Lenovo', '1 HP, 2 Dell, 3 Lenovo'],
    ['links', '1. [Dell XPS 13](https://dell.com/xps)\n2. [HP EliteBook](https://hp.com/)', '1 Dell, 2 HP'],
    ['emoji', '🏆 **Dell XPS 13**: light\n\n🥈 **HP EliteBook**: solid', '1 Dell, 2 HP'],
    ['keycaps', '1️⃣ Dell XPS 13\n2️⃣ HP EliteBook', '1 Dell, 2 HP'],
    ['bullets of other kinds', '• Dell XPS 13 – light\n• HP EliteBook – solid', '1 Dell, 2 HP'],
    [
      'words before the name',
      '1. The new Dell XPS\n2. 14-inch MacBook Pro\n3. Lightweight HP EliteBook',
      '1 Dell, 2 Apple, 3 HP',
    ],
    [
      'names that a sentence follows',
      '- Dell XPS 13 This laptop is light.\n- HP EliteBook A solid choice for work.',
      '1 Dell, 2 HP',
    ],
  ])('is read from %s', (_, text, expected) => {
    expect(ranking(text)).toBe(expected);
  });

  it.each([
    [
      'features of one product',
      'The Dell XPS:\n\n- Processor: Intel Core Ultra 7\n- Memory: 16 GB\n- Display: OLED',
      '| Dell | Intel',
    ],
    ['steps', '1. Open the HP website\n2. Choose a model\n3. Compare it with Dell', '| Dell | HP'],
    ['shops', '## Where to buy\n\n- Best Buy: often in stock\n- Dell: from the maker', '| Dell | Best Buy'],
    [
      'things to look at',
      '## Key features\n\n- Intel Core Ultra: fast\n- Dell support: good',
      '| Dell | Intel',
    ],
    [
      'prose',
      'The best laptops are the Dell XPS, the MacBook Air and the HP EliteBook.',
      '| Apple | Dell | HP',
    ],
    ['one item', '- Dell XPS 13 is light', '| Dell'],
    ['a brand’s ecosystem', '- Apple’s chips are fast\n- Long battery life\n- Great screen', '| Apple'],
  ])('is none of %s', (_, text, expected) => {
    expect(ranking(text)).toBe(expected);
  });

  it('gives unknown brands their positions, each once', () => {
    const text =
      'Top CRM tools:\n\n1. **Pipedrive** – simple\n2. **HubSpot** – free\n3. **Freshsales** – cheap\n4. **Pipedrive Plus** – more\n5. **Zoho CRM** – broad';
    expect(ranking(text, CRMS)).toBe('2 HubSpot, 4 Zoho');
  });

  it.each([
    [
      'headings',
      '## 1. Dell XPS\n\nGood.\n\n## 2. Foobar Book\n\nGood.\n\n## 3. HP 14\n\nGood.\n\n## Tips\n\nRead.',
    ],
    [
      'bold leads',
      '**1. Dell XPS**\n\nGood.\n\n**2. Foobar Book**\n\nGood.\n\n**3. HP 14**\n\nGood.\n\n**Note:** Read.',
    ],
    ['headings without numbers', '### Dell XPS\n\nGood.\n\n### Foobar Book\n\nGood.\n\n### HP 14\n\nGood.'],
  ])('counts unknown brands among %s', (_, text) => {
    expect(ranking(text)).toBe('1 Dell, 3 HP');
  });

  it.each([
    [
      'behind labels',
      '- **Best overall:** HubSpot – free\n- **Best for teams:** Pipedrive – visual\n- **Best value:** Zoho – cheap',
    ],
    [
      'with labels in bold',
      '**Best overall: HubSpot**\n\nFree.\n\n**Best for teams: Pipedrive**\n\nVisual.\n\n**Best value: Zoho**\n\nCheap.',
    ],
    [
      'with prizes',
      '### 🥇 1. HubSpot\n**Best for:** all\n- ✅ Free\n\n### 🥈 2. Pipedrive\n- ❌ Dear\n\n### 🥉 3. Zoho CRM\n- ✅ Cheap',
    ],
    ['with footnotes', '- **HubSpot CRM**: free[1].\n- **Pipedrive**: visual[2].\n- **Zoho CRM**: cheap[2].'],
  ])('counts them %s', (_, text) => {
    expect(ranking(text, CRMS)).toBe('1 HubSpot, 3 Zoho');
  });

  it('is read from plain text', () => {
    const text = 'My picks:\n1) Dell XPS 13 - light\n2) HP EliteBook - solid\n\nApple is fine, too.';
    expect(ranking(text, LAPTOPS, { textFormat: 'plain' })).toBe('1 Dell, 2 HP | Apple');
  });

  it.each([
    [
      'German',
      'Die besten Laptops:\n\n1. **Dell XPS 13**: sehr leicht\n2. **Lenovo ThinkPad**: robust',
      '1 Dell, 2 Lenovo',
    ],
    ['Japanese', '1. **ソニー**：軽い\n2. **Dell**：丈夫', '1 ソニー, 2 Dell'],
    ['Chinese', '1、小米手机：便宜\n2、Dell电脑：可靠', '1 小米, 2 Dell'],
    ['Hebrew', '1. **סמסונג** – מסך מצוין\n2. **Dell** – קל', '1 סמסונג, 2 Dell'],
    ['Arabic', '1. **سامسونج**: شاشة ممتازة\n2. **Dell**: خفيف', '1 سامسونج, 2 Dell'],
    ['Turkish', '1. **İSTİKBAL**: rahat\n2. **Dell**: hafif', '1 İstikbal, 2 Dell'],
  ])('is read in %s', (_, text, expected) => {
    const brands = ['ソニー', '小米', 'סמסונג', 'سامسونج', 'İstikbal', 'Dell', 'Lenovo'].map((name) =>
      brand(name),
    );
    expect(ranking(text, brands)).toBe(expected);
  });
});

describe('a mention', () => {
  it('tells where the text names the brand', () => {
    const text = '**Dell** makes the [XPS](https://dell.com/xps). Visit dell.com.';
    const [mention] = read(text, LAPTOPS).mentions;
    expect(mention?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Dell',
      'XPS',
      'dell.com',
    ]);
  });

  it.each([
    'I could not find information about Lenovo.',
    'Lenovo is not among the brands that testers recommend.',
    '![Lenovo logo](https://x.example/lenovo.png)',
    'See https://www.lenovo.com/lenovo for more.',
    '```\nLenovo\n```',
  ])('is none in %j', (text) => {
    expect(read(text, LAPTOPS).mentions).toEqual([]);
  });

  it('is left of a sentence that says another one is absent', () => {
    expect(ranking('I couldn’t find Lenovo, but Dell is great.')).toBe('| Dell');
    expect(ranking('HubSpot isn’t listed. Salesforce, however, is.', CRMS)).toBe('| Salesforce');
  });
});

describe('the sentiment of a mention', () => {
  const classes = (text: string) =>
    Object.fromEntries(
      read(text, LAPTOPS).mentions.map(({ brandId, sentiment }) => [
        brandId,
        sentiment >= 0.25 ? 'positive' : sentiment <= -0.25 ? 'negative' : 'neutral',
      ]),
    );

  it.each<[string, Record<string, string>]>([
    ['Dell is excellent.', { Dell: 'positive' }],
    ['Dell is terrible and unreliable.', { Dell: 'negative' }],
    ['Dell is not good.', { Dell: 'negative' }],
    ['Dell was founded in 1984.', { Dell: 'neutral' }],
    ['Dell is great, but HP is awful.', { Dell: 'positive', HP: 'negative' }],
    ['HP is awful, while Dell is great.', { Dell: 'positive', HP: 'negative' }],
    ['The Dell XPS is a superb laptop, available at Best Buy.', { Dell: 'positive', 'Best Buy': 'neutral' }],
    ['The XPS is excellent and has an Intel Core Ultra processor.', { Dell: 'positive', Intel: 'neutral' }],
    ['It has a powerful Intel chip.', { Intel: 'positive' }],
    ['You find it at retailers like Best Buy.', { 'Best Buy': 'neutral' }],
    [
      '- **Dell XPS**\n  - Great screen\n  - Excellent keys\n- **HP 14**\n  - Terrible screen\n  - Awful keys\n  - Horrible speakers',
      { Dell: 'positive', HP: 'negative' },
    ],
  ])('%j is %j', (text, expected) => {
    expect(classes(text)).toEqual(expected);
  });

  it('says nothing of a brand that is ranked and not described', () => {
    expect(classes('1. Dell XPS 13\n2. HP EliteBook')).toEqual({ Dell: 'neutral', HP: 'neutral' });
  });
});

describe('unknown brands that are ranked', () => {
  const unknown = (text: string, sources: string[] = [], brands = CRMS) =>
    read(text, brands, { sources }).unknown.flatMap(({ name, domain, position }) =>
      position === null ? [] : [position, name, ...(domain ? [domain] : [])].join(' '),
    );

  it.each<[string, string[]]>([
    ['1. HubSpot\n2. Pipedrive\n3. Freshsales', ['2 Pipedrive', '3 Freshsales']],
    [
      'Top jackets:\n\n- Wantdo Men’s Parka: warm\n- L.L. Bean Rain Jacket: dry\n- The North Face Antora Jacket: light',
      ['1 Wantdo', '2 L.L. Bean', '3 The North Face'],
    ],
    [
      'Sustainable brands:\n\n- Taylor Stitch: made well\n- Outerknown: certified\n- Finisterre: warm',
      ['1 Taylor Stitch', '2 Outerknown', '3 Finisterre'],
    ],
    ['- Darn Tough/Bombas: socks\n- Allbirds: shoes', ['1 Darn Tough', '2 Bombas', '3 Allbirds']],
    ['1. Casper: soft\n2. Tempur-Pedic: firm\n3. Purple: cool', ['1 Casper', '2 Tempur-Pedic', '3 Purple']],
    [
      'My recommendations:\n\n- Hockerty Navy Twill Blazer: soft\n- Qwartz Wool Blazer: warm',
      ['1 Hockerty', '2 Qwartz'],
    ],
    ['## Options\n\n- Zip Hoodie by Carhartt\n- Zip Hoodie by Patagonia', ['1 Carhartt', '2 Patagonia']],
  ])('of %j are %j', (text, expected) => {
    expect(unknown(text)).toEqual(expected);
  });

  it('have the domain of a source that spells their name, which also tells where the name ends', () => {
    const text = 'Best CRM:\n\n1. HubSpot\n2. Nutshell Growth Suite\n3. Close Studio';
    expect(unknown(text, ['https://www.nutshell.com/blog', 'https://help.close.com/x'])).toEqual([
      '2 Nutshell nutshell.com',
      '3 Close close.com',
    ]);
  });

  it.each([
    '- Ease of use: high\n- Integration: broad\n- Price: low',
    '## Benefits\n\n1. Better Sales\n2. Happier Customers\n3. HubSpot reports',
    'HubSpot offers:\n\n- Marketing Hub\n- Sales Hub\n- Service Hub',
    'The best ideas:\n\n- Theory: think\n- Method: plan\n- Wellness: rest',
    '- **Pros**: fast\n- **Cons**: dear',
    'The best arguments:\n\n- Personalized Learning Paths: good\n- Poverty Reduction Efforts: good',
    '1. Sign up for HubSpot\n2. Import Contacts\n3. Invite Colleagues',
  ])('are none in %j', (text) => {
    expect(unknown(text)).toEqual([]);
  });
});
