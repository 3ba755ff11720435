import { createExtractor } from '../../src/extraction/index.ts';
import type { Answer, KnownBrand, Reading, Sentiment } from './labels.ts';
import { readOnce } from './read-once.ts';

/** What the reader finds of a brand. */
export interface Found {
  readonly position: number | null;
  readonly sentiment: Sentiment;
}

/** A position of the label or of the reader, and the other's. */
export interface PositionPair {
  readonly name: string;
  readonly expected: number | null;
  readonly found: number | null;
}

export interface Outcome {
  readonly reading: Reading;
  readonly found: ReadonlyMap<string, Found>;
  /** Each brand that the label ranks, where the reader is given that brand alone. */
  readonly alone: readonly PositionPair[];
}

/** The class of a sentiment between -1 and 1, with the bounds of the product's reports. */
export function classOf(sentiment: number): Sentiment {
  if (sentiment >= 0.25) return 'positive';
  return sentiment <= -0.25 ? 'negative' : 'neutral';
}

type Extractor = ReturnType<typeof createExtractor>;

const extractors = new WeakMap<readonly KnownBrand[], Extractor>();

/** Compiled once for a list of brands that many answers share. */
function extractorOf(known: readonly KnownBrand[]): Extractor {
  const extract =
    extractors.get(known) ?? createExtractor(known.map((brand) => ({ ...brand, id: brand.name })));
  extractors.set(known, extract);
  return extract;
}

function foundIn(given: Answer, known: readonly KnownBrand[]): Outcome['found'] {
  const { answer, read } = readOnce(given);
  const { mentions } = extractorOf(known)(answer, read);
  return new Map(
    mentions.map(({ brandId, position, sentiment }) => [
      brandId,
      { position, sentiment: classOf(sentiment) },
    ]),
  );
}

/** Reads an answer with all its brands and, where `alone` is asked for, again with each ranked brand by itself. */
export function outcomeOf(reading: Reading, alone: boolean): Outcome {
  const { answer, known, expected } = reading;
  const ranked = alone ? known.filter(({ name }) => expected.get(name)?.position) : [];
  return {
    reading,
    found: foundIn(answer, known),
    alone: ranked.map((brand) => ({
      name: brand.name,
      expected: expected.get(brand.name)?.position ?? null,
      found: foundIn(answer, [brand]).get(brand.name)?.position ?? null,
    })),
  };
}
