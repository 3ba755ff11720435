import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExtractor } from '../../src/extraction/index.ts';
import { growth, MOST_GROWTH } from '../helpers/growth.ts';
import { someByDay, tries } from '../helpers/nightly.ts';

const brands = [
  { id: '0', name: 'Apple', aliases: ['MacBook', 'Western Digital'], domains: ['apple.com'] },
  { id: '1', name: 'HP', aliases: ['小米'], domains: ['hp.com'] },
  { id: '2', name: 'Dell', aliases: ['a b', 'Columbia', 'Bank Polski'], domains: [] },
];
const extract = createExtractor(brands);

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** By day half of what takes tens of milliseconds on the shorter input. */
const PART = tries(0.5, 1);

type Kind = readonly [name: string, size: number, make: (size: number) => string];

const BY_DAY: readonly Kind[] = [
  ['nested lists', 800 * PART, (size) => lines(size, (index) => `${'  '.repeat(index % 60)}- Dell ${index}`)],
  ['nested bullets and blank lines', 10_000, (size) => `${'- '.repeat(size)}${'\n'.repeat(size)}`],
  ['asterisks', 100_000, (size) => '*'.repeat(size)],
  ['bold type that is not closed', 2_000, (size) => '**Dell '.repeat(size)],
  ['deep quotes', 100_000, (size) => '>'.repeat(size)],
  ['a long table', 400 * PART, (size) => `| a | Dell |\n|---|---|\n${'| Dell XPS | b | c |\n'.repeat(size)}`],
  ['links that are not closed', 50_000, (size) => ']('.repeat(size)],
  ['tags that are not closed', 4_000 * PART, (size) => '<a Dell '.repeat(size)],
  ['plain lines', tries(32_000, 48_000), (size) => 'Я и ты\n'.repeat(size)],
  ['spaces in a name', 100_000, (size) => `Western${' '.repeat(size)}Digital`],
  ['one sentence', 1_000 * PART, (size) => 'Dell is good, Apple is not, '.repeat(size)],
  ['bold leads in items', 350 * PART, (size) => '- a\n\n  **Dell:** x\n\n## h\n\n'.repeat(size)],
  [
    'unknown brands',
    500 * PART,
    (size) => `Top brands:\n\n${lines(size, (index) => `- Acme${index} Foo Bar: x`)}`,
  ],
  ['brands in one head', 2_000, (size) => `- ${'Dell / HP / '.repeat(size)}\n- HP`],
  [
    'numbers inside a line',
    1_000 * PART,
    (size) => `Top: ${Array.from({ length: size }, (_, at) => `${at + 1}. Dell XPS `).join('')}`,
  ],
  [
    'lost line ends',
    300 * PART,
    (size) => 'Top Picks: Dell XPS:It is good.Acme Nova 3:It is bad. Other: '.repeat(size),
  ],
  [
    'labels whose sentences name somebody',
    300,
    (size) => `Best options:\n\n${lines(size, (at) => `- **Need ${at}:** Acme${at} makes it.`)}`,
  ],
  ['shops', 300, (size) => 'From these stores:\n\n- **Acme**\n\n  **Nova** – good\n\n'.repeat(size)],
  ['labels over names', 500 * PART, (size) => 'If they like it\n\nDell XPS\n\n'.repeat(size)],
  ['prices before names', 750 * PART, (size) => 'Dell Nova: good. $74.99'.repeat(size)],
  ['brackets in heads', 100_000, (size) => `- Acme ${'('.repeat(size)}`],
  ['linked sources', 750 * PART, (size) => lines(size, (index) => `- [Acme](https://acme${index}.example/)`)],
  ['brackets behind a link', 50_000, (size) => `- [Acme](${')'.repeat(size)} x`],
  ['dots of an address', 50_000, (size) => `- https:${'.'.repeat(size)} x`],
  ['paragraphs in prose', 400, (size) => 'Dell opens early in town.\n\n'.repeat(size)],
  ['inflected names', 400, (size) => 'Klienci Banku Polskiego i Banku Polskim chwalą Dellu. '.repeat(size)],
  ['marks over a letter', 200_000, (size) => `Dell${'\u0301'.repeat(size)}`],
];

/** Other lists, tables, sentences and characters in a row. */
const LIKE_THEM: readonly Kind[] = [
  ['a long numbered list', 6_000, (size) => lines(size, (index) => `${index + 1}. Zeta${index} – solid`)],
  ['ever deeper lists', 20_000, (size) => lines(Math.sqrt(size), (at) => `${'  '.repeat(at)}- Dell ${at}`)],
  [
    'a wide table',
    1_500,
    (size) => `|${' Dell |'.repeat(size)}\n|${'---|'.repeat(size)}\n|${' HP |'.repeat(size)}`,
  ],
  ['images that are not closed', 50_000, (size) => '!['.repeat(size)],
  ['dots', 100_000, (size) => `Dell${'.'.repeat(size)}a`],
  ['sentences of one line', 750, (size) => 'Apple and Dell are good, but HP is bad. '.repeat(size)],
  ['headings', 500, (size) => '## Dell XPS\ntext\n'.repeat(size)],
  ['lines that begin items', 400, (size) => 'Best for all: Dell XPS\n'.repeat(size)],
  ['nested numbered lists', 500, (size) => '1. **Cars**\n   1. Kia\n   2. Audi\n'.repeat(size)],
  ['ornaments over bullets', 500, (size) => '◆ Dell\n- a: b\n\ntext\n\n'.repeat(size)],
];

describe('the time of an extraction', () => {
  it.each(someByDay(BY_DAY, LIKE_THEM))('is linear for %s', (_, size, make) => {
    const read = (text: string) => extract({ text, textFormat: 'markdown', sources: [] });
    expect(growth(size, make, read, 2_000)).toBeLessThan(MOST_GROWTH);
  });

  const items = tries(5_000, 150_000);
  it(`lets ${items} items of nested lists through`, () => {
    const text = lines(items, (index) => `${'  '.repeat(index % 50)}- Dell XPS ${index} is good.`);
    expect(text.length).toBeGreaterThan(items * 70);
    const { mentions } = extract({ text, textFormat: 'markdown', sources: [] });
    expect(mentions.map(({ brandId, position }) => [brandId, position])).toEqual([['2', 1]]);
    expect(mentions[0]?.spans.length).toBe(items);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        'Apple',
        'MacBook',
        'HP',
        'Dell',
        'a b',
        '小米',
        'Columbia',
        'apple.com',
        'Acme Nova',
        'Best overall:',
      ],
      ...[
        '- ',
        '* ',
        '1. ',
        '2) ',
        '# ',
        '## ',
        '> ',
        '| ',
        '|---|---|',
        '**',
        '__',
        '`',
        '```',
        '[',
        '](',
        '![',
        ')',
      ],
      ...[
        '<a',
        '>',
        'https://',
        '\n',
        '\n\n',
        '  ',
        '\t',
        '. ',
        ', but ',
        ' not ',
        ' great',
        ' bad!',
        '’s',
        '&amp;',
      ],
      ...['\u0301', '\ud83d', '\udc4d', '👍', '\u200b', '\u202e', '\ufeff', '𝗔', 'İ', 'ﬁ', '\0'],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const answer = fc.record({
    text: anyText,
    textFormat: fc.constantFrom('markdown' as const, 'plain' as const),
    sources: fc.array(
      fc.record({
        url: fc.oneof(fc.webUrl(), fc.string()),
        title: fc.option(fc.string(), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
  });

  it('has one mention per brand at most, spans inside it and positions from 1', () => {
    fc.assert(
      fc.property(answer, (one) => {
        const { mentions, unknown } = extract(one);
        expect(new Set(mentions.map(({ brandId }) => brandId)).size).toBe(mentions.length);
        const positions = [...mentions, ...unknown].flatMap(({ position }) => position ?? []);
        for (const position of positions) expect(position).toBeGreaterThanOrEqual(1);
        for (const { sentiment, spans } of mentions) {
          expect(Math.abs(sentiment)).toBeLessThanOrEqual(1);
          expect(Math.round(sentiment * 10_000) / 10_000).toBe(sentiment);
          expect(spans.length).toBeGreaterThan(0);
          let before = 0;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(before);
            expect(end).toBeGreaterThan(start);
            before = end;
          }
          expect(before).toBeLessThanOrEqual(one.text.length);
        }
        for (const { name } of unknown) expect(name.trim()).not.toBe('');
      }),
      { numRuns: tries(250, 20_000) },
    );
  });

  it('is read alike each time, and whatever order the brands come in', () => {
    const reversed = createExtractor([...brands].reverse());
    fc.assert(
      fc.property(answer, (one) => {
        const first = extract(one);
        expect(extract(one)).toEqual(first);
        const again = reversed(one);
        expect({ ...again, mentions: [...again.mentions].reverse() }).toEqual(first);
      }),
      { numRuns: tries(100, 5_000) },
    );
  });
});
