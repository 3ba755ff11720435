import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type TextHits, textHits } from '../../../src/extraction/languages/hits.ts';
import type { Candidate } from '../../../src/extraction/lists/candidate.ts';
import { candidatesOf } from '../../../src/extraction/lists/forms.ts';
import { type WordUses, wordUsesOf } from '../../../src/extraction/lists/head-features.ts';
import { type Head, headsOf } from '../../../src/extraction/lists/heads.ts';
import { citedNames } from '../../../src/extraction/names/cited-names.ts';
import { compileNames, type Naming } from '../../../src/extraction/names/find-names.ts';
import { type Document, documentOf } from '../../../src/extraction/text/document.ts';
import { type Reading, readRecords, type Sentiment } from '../labels.ts';

/** Number of parts that texts are dealt into: what scores a text was fitted on the other parts. */
export const FOLDS = 5;

/** A name that takes a place: a span of the text in NFC. */
export interface Target {
  readonly start: number;
  readonly end: number;
  readonly place: number;
}

interface Expected {
  readonly position: number | null | undefined;
  readonly sentiment: Sentiment | undefined;
}

/** A labelled text with all that does not depend on weights. */
export interface Sample {
  readonly document: Document;
  readonly uses: WordUses;
  readonly hits: TextHits;
  readonly cited: ReadonlySet<string>;
  readonly candidates: readonly Candidate[];
  /** Heads by candidate and entry. */
  readonly heads: readonly (readonly (readonly Head[])[])[];
  readonly namings: readonly Naming[];
  readonly expected: ReadonlyMap<number, Expected>;
  /** All names that take a place; null where only those of known brands are labelled. */
  readonly targets: readonly Target[] | null;
  /** The label names every brand of the text. */
  readonly isFull: boolean;
  /** The label says of each brand whether it has a position. */
  readonly isRanked: boolean;
  readonly fold: number;
}

const entries = z.object({ id: z.string(), entries: z.array(z.tuple([z.int(), z.int(), z.int()])) });

/** Names that take a place in the labelled answers, by set and id of the label: start, end and place in the text as given. */
const readEntries = () =>
  new Map(
    readRecords(fileURLToPath(new URL('../entries.ndjson.gz', import.meta.url)), entries).map((one) => [
      one.id,
      one.entries,
    ]),
  );

/** Sets that label only sentiment. */
const WITHOUT_POSITIONS = /^tone/;
/** Sets whose labels leave brands out that nobody tracks. */
const PARTIAL = /^(?:real|labelled)/;

function targetsOf(
  { text, placeBefore }: Document,
  given: string,
  spans: readonly (readonly [number, number, number])[],
): Target[] {
  const places = new Map<number, number>();
  if (text !== given) for (let at = text.length; at >= 0; at -= 1) places.set(placeBefore(at), at);
  const to = (at: number) => (text === given ? at : (places.get(at) ?? places.get(at + 1) ?? at));
  return spans
    .map(([start, end, place]) => ({ start: to(start), end: to(end), place }))
    .sort((a, b) => a.start - b.start);
}

/** Parts of a text that depend on neither labels nor weights. */
export function partsOf(document: Document) {
  const candidates = candidatesOf(document);
  return {
    document,
    uses: wordUsesOf(document),
    hits: textHits(document.text),
    candidates,
    heads: candidates.map(({ entries }) => entries.map(({ content }) => headsOf(document, content))),
  };
}

/** The part that a text is dealt into. */
export const foldOf = (text: string): number => (createHash('sha256').update(text).digest()[0] ?? 0) % FOLDS;

export function readSamples(readings: readonly Reading[]): Sample[] {
  const known = readEntries();
  return readings.map(({ set, label, answer, known: brands, expected }) => {
    const document = documentOf(answer.text, answer.text_format);
    const namings = compileNames(brands.map((brand, at) => ({ id: String(at), ...brand })))(document);
    const sure = new Set(namings.flatMap(({ isSure, brand }) => (isSure ? [brand] : [])));
    const spans = known.get(`${set}/${label.id}`);
    return {
      ...partsOf(document),
      cited: citedNames(answer.text, answer.citations),
      namings: namings.filter(({ brand }) => sure.has(brand)),
      expected: new Map(
        brands.flatMap(({ name }, at) => {
          const own = expected.get(name);
          return own ? [[at, { position: own.position, sentiment: own.sentiment }] as const] : [];
        }),
      ),
      targets: spans ? targetsOf(document, answer.text, spans) : null,
      isFull: !PARTIAL.test(set),
      isRanked:
        !WITHOUT_POSITIONS.test(set) &&
        [...expected.values()].every(({ position }) => position !== undefined),
      fold: foldOf(answer.text),
    };
  });
}

export const namingsInSpan = (namings: readonly Naming[], start: number, end: number): Naming[] =>
  namings.filter((naming) => naming.start >= start - 1 && naming.start < end);
