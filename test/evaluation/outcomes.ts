import { createHash } from 'node:crypto';
import { createExtractor } from '../../src/extraction/index.ts';
import type { Answer, KnownBrand } from './data.ts';
import type { Tone } from './label-files.ts';
import { readOnce } from './read-once.ts';
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

type Extractor = ReturnType<typeof createExtractor>;

const extractorOf = (known: readonly KnownBrand[]): Extractor =>
  createExtractor(known.map((brand) => ({ ...brand, id: brand.name })));

/** Compiled for all of some brands, and for each of the subsets: of many answers the brands are the same. */
interface Compiled {
  readonly all: Extractor;
  readonly among: readonly { readonly told: readonly KnownBrand[]; readonly extract: Extractor }[];
}

const compiled = new WeakMap<readonly KnownBrand[], Compiled>();

function compiledFor(known: readonly KnownBrand[]): Compiled {
  const before = compiled.get(known);
  if (before) return before;
  const subsets = SUBSETS.map((among) => known.filter(({ name }) => among(name)));
  const now = {
    all: extractorOf(known),
    among: subsets
      .filter(({ length }) => length > 0 && length < known.length)
      .map((told) => ({ told, extract: extractorOf(told) })),
  };
  compiled.set(known, now);
  return now;
}

/** How an extractor reads an answer. */
type Reader = (extract: Extractor) => ReadonlyMap<string, Opinion>;

function readerOf(answerRead: Answer): Reader {
  const { answer, read } = readOnce(answerRead);
  return (extract) => opinionsIn(extract(answer, read));
}

function opinionsIn({ mentions }: ReturnType<Extractor>): ReadonlyMap<string, Opinion> {
  return new Map(
    mentions.map(({ brandId, position, sentiment }): [string, Opinion] => [
      brandId,
      { position, tone: classOf(sentiment) },
    ]),
  );
}

function rankAlone({ known, expected }: Reading, read: Reader): readonly RankPair[] {
  return known.flatMap((brand) => {
    const rank = expected.get(brand.name)?.position ?? null;
    if (rank === null) return [];
    return [
      {
        name: brand.name,
        expected: rank,
        found: read(extractorOf([brand])).get(brand.name)?.position ?? null,
      },
    ];
  });
}

function rankAmong({ known }: Reading, read: Reader, all: Outcome['found']): readonly RankPair[] {
  return compiledFor(known).among.flatMap(({ told, extract }) => {
    const found = read(extract);
    return told
      .map(({ name }) => ({
        name,
        expected: all.get(name)?.position ?? null,
        found: found.get(name)?.position ?? null,
      }))
      .filter((pair) => pair.expected !== null || pair.found !== null);
  });
}

/** Runs the extraction over one answer: told of all its brands and, where `fewer` is asked for, of one at a time and of some. */
export function outcomeOf(reading: Reading, fewer: boolean): Outcome {
  const read = readerOf(reading.answer);
  const found = read(compiledFor(reading.known).all);
  if (!fewer) return { reading, found, alone: [], among: [] };
  return { reading, found, alone: rankAlone(reading, read), among: rankAmong(reading, read, found) };
}
