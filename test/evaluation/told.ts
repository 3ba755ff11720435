import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { createExtractor } from '../../src/extraction/index.ts';
import { readTold } from '../../src/ingest/brands/check-model-reading.ts';
import { brandsOf } from '../../src/ingest/brands/rules.ts';
import type { Reading } from './labels.ts';
import { classOf, type Outcome } from './outcomes.ts';
import { readOnce } from './read-once.ts';

const recordings = z.array(
  z.strictObject({
    /** Of the answer's text. */
    sha256: z.string(),
    /** That the model was to tell of: what the rules had found. */
    names: z.array(z.string()),
    /** What it told. */
    brands: z.array(
      z.strictObject({
        name: z.string(),
        brand: z.boolean(),
        rank: z.number().nullable(),
        tone: z.number(),
      }),
    ),
  }),
);

type Recording = z.output<typeof recordings>[number];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a model told of answers that are held back, where it was asked as the service asks one. */
function readRecordings(): ReadonlyMap<string, Recording> {
  const file = new URL('told.json.gz', import.meta.url);
  const told = recordings.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
  return new Map(told.map((one) => [one.sha256, one]));
}

/** What becomes of a recorded answer of the model in the service. @throws where it is refused there. */
function outcomeOf(reading: Reading, { names, brands }: Recording): Outcome {
  const { answer, read } = readOnce(reading.answer);
  const extract = createExtractor(reading.known.map((brand, no) => ({ ...brand, id: String(no) })));
  const found = extract(answer, read);
  const numbersOf = (name: string) =>
    extract({ text: name, textFormat: 'plain', sources: [] }).mentions.map(({ brandId }) => Number(brandId));
  const candidates = names.map((name) => ({ name, competitorNo: numbersOf(name)[0] ?? null }));
  const { mentions } = readTold(answer.text, brandsOf(found), candidates, brands, numbersOf);
  return {
    reading,
    found: new Map(
      mentions.map(({ competitorNo, position, sentiment }) => [
        reading.known[competitorNo]?.name ?? '',
        { position, sentiment: classOf(sentiment) },
      ]),
    ),
    alone: [],
  };
}

/** How the answers are read of which there is a recording, by the model that told them. */
export function toldOutcomes(readings: readonly Reading[]): readonly Outcome[] {
  const told = readRecordings();
  return readings.flatMap((reading) => {
    const recording = told.get(sha256(reading.answer.text));
    return recording ? [outcomeOf(reading, recording)] : [];
  });
}
