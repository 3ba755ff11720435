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
  it('gives unknown brands their positions, each once', () => {
    const text =
      'Top CRM tools:\n\n1. **Pipedrive** – simple\n2. **HubSpot** – free\n3. **Freshsales** – cheap\n4. **Pipedrive Plus** – more\n5. **Zoho CRM** – broad';
    expect(ranking(text, CRMS)).toBe('2 HubSpot, 4 Zoho');
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
