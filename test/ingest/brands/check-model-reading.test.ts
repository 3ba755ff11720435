import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVIDENCE } from '../../../src/extraction/unknown/evidence.ts';
import { type NameCandidate, readTold } from '../../../src/ingest/brands/check-model-reading.ts';

/* What a model told, right and wrong, and what becomes of it. */

const TEXT = `The best laptops:
1. **Acme**  X200 — great
2. Nova - fine
3. Zorblax One
Some like Ｗｉｄｅ and SonyのVAIO. Buyers can afford Columbia in Getting Started.`;

const ACME = 0;
const NOVA = 7;
const COLUMBIA = 9;
const NUMBERS: Readonly<Record<string, number>> = { acme: ACME, nova: NOVA, columbia: COLUMBIA };

/** As the rules find them: Acme and Nova are known, Zorblax and "Getting Started" are not. */
const RULES = {
  mentions: [
    { competitorNo: ACME, position: 1, sentiment: 0.1 },
    { competitorNo: NOVA, position: 2, sentiment: 0.2 },
  ],
  unknown: [
    { key: 'zorblax', name: 'Zorblax', domain: 'zorblax.example', evidence: EVIDENCE.ranked },
    { key: 'getting started', name: 'Getting Started', domain: null, evidence: EVIDENCE.ranked },
  ],
};

const CANDIDATES: readonly NameCandidate[] = [
  { name: 'Acme', competitorNo: ACME },
  { name: 'Nova', competitorNo: NOVA },
  { name: 'Zorblax', competitorNo: null },
  { name: 'Getting Started', competitorNo: null },
];

const find = (name: string) =>
  name
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => NUMBERS[word] ?? []);

const told = (name: string, rank: number | null, tone = 0, brand = true) => ({ name, brand, rank, tone });

const GETTING = told('Getting Started', null, 0, false);
const REST = [told('Zorblax', 3), GETTING];

/** One word per brand: its number or name, its place, its tone. */
function reading(...entries: readonly ReturnType<typeof told>[]): string {
  const { mentions, unknown } = readTold(TEXT, RULES, CANDIDATES, entries, find);
  return [
    ...mentions.map(
      ({ competitorNo, position, sentiment }) => `${competitorNo}:${position ?? '-'}:${sentiment}`,
    ),
    ...unknown.map(({ name, domain }) => `${name}${domain === null ? '' : ` ${domain}`}`),
  ].join(', ');
}

const RIGHT = '0:1:1, 7:2:-0.5, Zorblax zorblax.example';

it('is never more than the text says, in ranks that count from 1, whatever is told', () => {
  const words = [
    'Acme',
    'nova',
    'Columbia',
    'Zorblax',
    'Getting Started',
    'Globex',
    'X200',
    'Nova Acme',
    '',
    '１',
  ];
  const entry = fc.record({
    name: fc.constantFrom(...words),
    brand: fc.boolean(),
    rank: fc.option(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double())),
    tone: fc.oneof(fc.constantFrom(-1, 0, 1), fc.double()),
  });
  let read = 0;
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const given = [...entries, ...CANDIDATES.map(({ name }) => told(name, null, 0, entries[0]?.brand))];
      let said: ReturnType<typeof readTold>;
      try {
        said = readTold(TEXT, RULES, CANDIDATES, given, find);
      } catch {
        return;
      }
      read += 1;
      const places = said.mentions.flatMap(({ position }) => position ?? []);
      expect(new Set(places).size).toBe(places.length);
      expect(places.every((place) => place >= 1 && place <= given.length)).toBe(true);
      expect(said.mentions.every(({ sentiment }) => Math.abs(sentiment) <= 1)).toBe(true);
      expect(said.unknown.map(({ key }) => key)).not.toContain('globex');
    }),
    { numRuns: 2_000 },
  );
  expect(read).toBeGreaterThan(100);
});

describe('what a model told of brands', () => {
  it.each<[string, readonly ReturnType<typeof told>[], string]>([
    ['as asked', [told('Acme', 1, 1), told('Nova', 2, -0.5), ...REST], RIGHT],
    ['in another order', [...REST, told('Nova', 2, -0.5), told('Acme', 1, 1)], RIGHT],
    ['other case and spaces', [told(' ACME ', 1, 1), told('nova', 2, -0.5), ...REST], RIGHT],
    [
      'longer names',
      [told('Acme X200', 1, 1), told('Nova', 2, -0.5), told('Zorblax One', 3), GETTING],
      '0:1:1, 7:2:-0.5, Zorblax One',
    ],
    [
      'a name that is not in the text',
      [told('Acme', 2, 1), told('Nova', 3, -0.5), told('Globex', 1), ...REST],
      RIGHT,
    ],
    [
      'half a word of the text',
      [told('Acme', 1, 1), told('Nova', 2, -0.5), told('ford', null), ...REST],
      RIGHT,
    ],
    [
      'a name without letters',
      [told('Acme', 1, 1), told('Nova', 2, -0.5), told('**', null), told('', null), ...REST],
      RIGHT,
    ],
    [
      'a name of another width',
      [told('Acme', 1, 1), told('Nova', 2, -0.5), told('Wide', null), ...REST],
      '0:1:1, 7:2:-0.5, Wide, Zorblax zorblax.example',
    ],
    [
      'a name inside a line without spaces',
      [told('Acme', 1, 1), told('Nova', 2, -0.5), told('VAIO', null), ...REST],
      '0:1:1, 7:2:-0.5, VAIO, Zorblax zorblax.example',
    ],
    [
      'a brand the rules took for a word',
      [told('Acme', 1, 1), told('Nova', 2, -0.5), told('Columbia', null, 0.5), ...REST],
      '0:1:1, 7:2:-0.5, 9:-:0.5, Zorblax zorblax.example',
    ],
    [
      'no brand of a known name',
      [told('Acme', 1, 1), told('Nova', null, 0, false), told('Zorblax', 2), GETTING],
      '0:1:1, Zorblax zorblax.example',
    ],
    [
      'a rank of no brand',
      [told('Acme', 2, 1), told('Nova', 3, -0.5), told('Zorblax', 4), told('Getting Started', 1, 0, false)],
      RIGHT,
    ],
    ['ranks with gaps', [told('Acme', 2, 1), told('Nova', 5, -0.5), told('Zorblax', 9), GETTING], RIGHT],
    ['a shared rank', [told('Acme', 1, 1), told('Nova', 1, -0.5), told('Zorblax', 2), GETTING], RIGHT],
    [
      'nobody ranked',
      [told('Acme', null, 1), told('Nova', null, -0.5), told('Zorblax', null), GETTING],
      '0:-:1, 7:-:-0.5, Zorblax zorblax.example',
    ],
    [
      'ranks against the text',
      [told('Acme', 3, 1), told('Nova', 1, -0.5), told('Zorblax', 2), GETTING],
      '0:3:1, 7:1:-0.5, Zorblax zorblax.example',
    ],
    [
      'one brand by two names',
      [told('Acme', 1, 1), told('Acme X200', 2, 0), told('Nova', 3, -0.5), ...REST],
      '0:1:0.5, 7:2:-0.5, Zorblax zorblax.example',
    ],
    ['the same twice', [told('Acme', 1, 1), told('Acme', 1, 1), told('Nova', 2, -0.5), ...REST], RIGHT],
    // Contradictions among ranks: those of the rules, 1 and 2.
    ['a rank of 0', [told('Acme', 0, 1), told('Nova', 1, -0.5), ...REST], RIGHT],
    ['half a rank', [told('Acme', 1.5, 1), told('Nova', 1, -0.5), ...REST], RIGHT],
    ['a rank below 0', [told('Acme', 2, 1), told('Nova', -1, -0.5), ...REST], RIGHT],
    [
      'two ranks of one name',
      [told('Nova', 1, -0.5), told('Acme', 2, 1), told('ACME', 4, 1), ...REST],
      RIGHT,
    ],
    ['one rank for all', [told('Nova', 3, -0.5), told('Acme', 3, 1), told('Zorblax', 3), GETTING], RIGHT],
    [
      'a rank of 0 with a name of its own',
      [told('Acme', 2, 1), told('Nova', 0, -0.5), told('Columbia', 1), ...REST],
      '0:1:1, 7:2:-0.5, 9:-:0, Zorblax zorblax.example',
    ],
  ])('%s', (_, entries, expected) => {
    expect(reading(...entries)).toBe(expected);
  });

  it('is of the known brand where the rules have one name as known and as unknown', () => {
    const both = [
      { name: 'Acme', competitorNo: ACME },
      { name: 'Acme', competitorNo: null },
    ];
    const { mentions, unknown } = readTold(TEXT, RULES, both, [told('Acme', 1)], find);
    expect({ mentions, unknown }).toEqual({
      mentions: [{ competitorNo: ACME, position: 1, sentiment: 0 }],
      unknown: [],
    });
  });

  it.each<[string, readonly ReturnType<typeof told>[], string]>([
    ['a tone above 1', [told('Acme', 1, 1.2), told('Nova', 2), ...REST], 'the tone of "Acme" is 1.2'],
    ['a tone below -1', [told('Acme', 1), told('Nova', 2, -5), ...REST], 'the tone of "Nova" is -5'],
    [
      'a tone that is no number',
      [told('Acme', 1, Number.NaN), told('Nova', 2), ...REST],
      'the tone of "Acme" is NaN',
    ],
    ['a known name left out', [told('Acme', 1), ...REST], 'nothing is told of "Nova"'],
    ['an unknown name left out', [told('Acme', 1), told('Nova', 2), GETTING], 'nothing is told of "Zorblax"'],
    ['nothing at all', [], 'nothing is told of "Acme"'],
    [
      'a brand that is none',
      [told('Acme', 1), told('Acme', 1, 0, false), told('Nova', 2), ...REST],
      '"Acme" is a brand and is none',
    ],
  ])('fails: %s', (_, entries, message) => {
    expect(() => reading(...entries)).toThrow(message);
  });
});
