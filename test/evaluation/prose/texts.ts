import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Naming } from '../../../src/extraction/names/namings.ts';
import { namingSentences } from '../../../src/extraction/prose/sentences.ts';
import { signsOf } from '../../../src/extraction/prose/signs.ts';
import { PLACES, type Place } from '../../../src/extraction/prose/weights.ts';
import { type Blocks, readBlocks } from '../../../src/extraction/text/blocks.ts';
import { type Reading, readRecords } from '../labels.ts';

/** Who has a place in a text, and the words that say so, where they are told. */
const placed = z.strictObject({ name: z.string().min(1), said: z.string().optional() }).nullable();

/**
 * A text of prose that was written for the test: what it names, which of that it takes, and which it would take next; the
 * latter is not told of all texts.
 */
const proseText = z.strictObject({
  language: z.string().min(2),
  text: z.string().min(1),
  names: z.array(z.string().min(1)).min(1),
  first: placed,
  second: placed.optional(),
});

export type ProseText = z.infer<typeof proseText>;

/** The texts of a file, a line each: those that weights are fitted to, or those that are held back. */
export const readProse = (name: 'dev' | 'held'): readonly ProseText[] =>
  readRecords(fileURLToPath(new URL(`${name}.ndjson.gz`, import.meta.url)), proseText);

/** A text with the forms of each brand that it names, and the index of the one that has a place; null for none. */
interface Told {
  readonly text: string;
  readonly brands: readonly (readonly string[])[];
  readonly placed: number | null;
  readonly said: string | null;
}

function toldIn({ text, names, ...places }: ProseText, place: Place): readonly Told[] {
  const one = places[place];
  if (one === undefined) return [];
  const brands = names.map((name) => [name]);
  return [{ text, brands, placed: one && names.indexOf(one.name), said: one?.said ?? null }];
}

/** A list, a table or a heading may tell what is chosen. */
const isProseAlone = ({ lists, tables, pieces }: Blocks): boolean =>
  lists.length + tables.length === 0 && pieces.every(({ kind }) => kind !== 'heading');

/** What answers tell that people have read: those that rank nobody, and those in prose that rank one or two. */
function toldByReading({ answer, known, expected }: Reading, place: Place): readonly Told[] {
  const { text, text_format: format } = answer;
  const isOfSentiments = [...expected.values()].some(({ position }) => position === undefined);
  const positions = known.map(({ name }) => expected.get(name)?.position ?? null);
  const ranked = positions.filter((position) => position !== null).length;
  if (isOfSentiments || ranked > PLACES.length || (ranked > 0 && !isProseAlone(readBlocks(text, format))))
    return [];
  const at = positions.indexOf(PLACES.indexOf(place) + 1);
  const brands = known.map(({ name, aliases }) => [name, ...aliases]);
  return [{ text, brands, placed: at < 0 ? null : at, said: null }];
}

/** What a sentence says of a brand; whether that is the one that has the place, and the sentence surely says so. */
export interface Example {
  readonly brand: number;
  readonly signs: readonly number[];
  readonly isPlaced: boolean;
  readonly isTold: boolean;
}

/** Where a text has the forms of brands, the longer ones first: "Acme Pro" is no "Acme". */
function namingsOf({ text, brands }: Told): readonly Naming[] {
  const found: Naming[] = [];
  const forms = brands.flatMap((names, brand) => names.map((name) => ({ name, brand })));
  for (const { name, brand } of forms.toSorted((a, b) => b.name.length - a.name.length))
    for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length)) {
      const end = start + name.length;
      if (!found.some((other) => other.start < end && start < other.end)) found.push({ brand, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

function examplesIn(one: Told): readonly Example[] {
  const { text, said } = one;
  const from = said === null ? -1 : text.indexOf(said);
  const to = from + (said?.length ?? 0);
  return [...namingSentences(text, namingsOf(one))].flatMap(([brand, sentences]) =>
    sentences.map((sentence) => ({
      brand,
      signs: signsOf(text, sentence),
      isPlaced: brand === one.placed,
      isTold: from >= 0 && from < sentence.end && sentence.start < to,
    })),
  );
}

/** The examples of each text, to fit the weights of a place to. */
export const examplesOf = (
  place: Place,
  texts: readonly ProseText[],
  readings: readonly Reading[],
): readonly (readonly Example[])[] =>
  [
    ...texts.flatMap((text) => toldIn(text, place)),
    ...readings.flatMap((reading) => toldByReading(reading, place)),
  ].map(examplesIn);
