import { createHash } from 'node:crypto';
import { createExtractor } from '../../src/extraction/index.ts';
import type { Answer, KnownBrand } from './data.ts';
import type { Tone } from './label-files.ts';
import type { Reading } from './readings.ts';

/** How the extraction reads a brand. */
export interface Opinion {
  readonly position: number | null;
  readonly tone: Tone;
}

/** The rank of one brand, told in two ways that should agree. */
export interface RankPair {
  readonly name: string;
  readonly expected: number | null;
  readonly found: number | null;
}

export interface Outcome {
  readonly reading: Reading;
  readonly found: ReadonlyMap<string, Opinion>;
  /** Each brand that has a labelled rank, when the extraction is told of it alone. */
  readonly alone: readonly RankPair[];
  /** The ranks found when it is told of some of the brands only, against those found with all. */
  readonly among: readonly RankPair[];
}

/** Half of the brands, the other half, and another half: by their names, so that each run draws the same. */
const SUBSETS = [
  (name: string) => lowBit(`0 ${name}`),
  (name: string) => !lowBit(`0 ${name}`),
  (name: string) => lowBit(`1 ${name}`),
];

const lowBit = (text: string): boolean => ((createHash('sha256').update(text).digest()[0] ?? 0) & 1) === 1;

/** The class of a sentiment between -1 and 1, as the product's reports count it. */
export function classOf(sentiment: number): Tone {
  if (sentiment >= 0.25) return 'positive';
  return sentiment <= -0.25 ? 'negative' : 'neutral';
}

function read({ text, text_format, citations }: Answer, known: readonly KnownBrand[]) {
  const extract = createExtractor(known.map((brand) => ({ ...brand, id: brand.name })));
  const { mentions } = extract({ text, textFormat: text_format, sources: citations });
  return new Map(
    mentions.map(({ brandId, position, sentiment }): [string, Opinion] => [
      brandId,
      { position, tone: classOf(sentiment) },
    ]),
  );
}

function rankAlone({ answer, known, expected }: Reading): readonly RankPair[] {
  return known.flatMap((brand) => {
    const rank = expected.get(brand.name)?.position ?? null;
    if (rank === null) return [];
    return [
      { name: brand.name, expected: rank, found: read(answer, [brand]).get(brand.name)?.position ?? null },
    ];
  });
}

function rankAmong({ answer, known }: Reading, all: Outcome['found']): readonly RankPair[] {
  return SUBSETS.flatMap((among) => {
    const told = known.filter(({ name }) => among(name));
    if (told.length === 0 || told.length === known.length) return [];
    const found = read(answer, told);
    return told
      .map(({ name }) => ({
        name,
        expected: all.get(name)?.position ?? null,
        found: found.get(name)?.position ?? null,
      }))
      .filter((pair) => pair.expected !== null || pair.found !== null);
  });
}

/** Runs the extraction over one answer: told of all its brands, of one at a time, and of some. */
export function outcomeOf(reading: Reading): Outcome {
  const found = read(reading.answer, reading.known);
  return { reading, found, alone: rankAlone(reading), among: rankAmong(reading, found) };
}
