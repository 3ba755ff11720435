import type { TextFormat } from '../shared/text-format.ts';
import { Features } from './model/hashed.ts';
import { WEIGHTS } from './model/weights.ts';
import type { NamedBrand } from './names/brand-names.ts';
import { citedNames } from './names/cited-names.ts';
import { compileNames, type Naming } from './names/find-names.ts';
import { presentNamings } from './names/present-names.ts';
import { chosenInProse, type ProseModels } from './places/prose.ts';
import { type Ranking, rankingOf } from './places/ranking.ts';
import { type Sentiment, sentimentsOf } from './sentiment/sentiment.ts';
import type { Span } from './text/blocks.ts';
import { type Document, documentOf } from './text/document.ts';
import { type UnknownBrand, unknownBrands } from './unknown/unknown-brands.ts';

export interface AnswerText {
  readonly text: string;
  readonly textFormat: TextFormat;
  readonly sources: readonly { readonly url: string; readonly title?: string | undefined }[];
}

/** Reading of a text that depends on no known brand. */
export interface ReadText {
  readonly document: Document;
  readonly ranking: Ranking;
}

export function readText({ text, textFormat, sources }: AnswerText): ReadText {
  const document = documentOf(text, textFormat);
  return { document, ranking: rankingOf(document, citedNames(text, sources)) };
}

/** Namings of brands that are surely named somewhere: a common word at the head of a placed entry is a name, too. */
export function confirmed(namings: readonly Naming[], { placed }: Pick<Ranking, 'placed'>): Naming[] {
  const heads = new Set(placed.map(({ head }) => head.start));
  const sure = new Set(
    namings.filter(({ isSure, start }) => isSure || heads.has(start)).map(({ brand }) => brand),
  );
  return namings.filter(({ brand }) => sure.has(brand));
}

/** Words of a head in front of a brand from which on it is no longer what the head names. */
const MOST_WORDS_BEFORE = 6;

/** True where a name behind this text is an aside in brackets, or stands far behind the name of the entry. */
const isAside = (before: string): boolean =>
  /[(（][^()（）]*$/u.test(before) || before.split(/\s+/u).length > MOST_WORDS_BEFORE + 1;

/** Places of the brands that an answer ranks, by index. */
export function positionsOf(
  { document, ranking }: ReadText,
  namings: readonly Naming[],
  prose: ProseModels = WEIGHTS(),
): Map<number, number> {
  const positions = new Map<number, number>();
  if (ranking.placed.length === 0) return new Map(chosenInProse(document, namings, prose, new Features()));
  for (const { place, head, namesEnd } of ranking.placed)
    for (const { brand, start } of namings) {
      if (
        start < head.start - 1 ||
        start >= Math.max(head.end, namesEnd) ||
        isAside(document.text.slice(head.start, start))
      )
        continue;
      positions.set(brand, Math.min(place, positions.get(brand) ?? place));
    }
  return positions;
}
/** A brand that an answer ranks or names. */
export interface ExtractedMention {
  readonly brandId: string;
  /** Rank in the answer's list, from 1; null where the brand is named only in the text. */
  readonly position: number | null;
  /** -1 to 1, 4 decimals. */
  readonly sentiment: number;
  /** Places in the text that name the brand, as `String.slice` takes them. */
  readonly spans: readonly Span[];
  /** Words that made its sentiment, in the order of the text. */
  readonly reasons: Sentiment['reasons'];
}

export interface Extraction {
  readonly mentions: readonly ExtractedMention[];
  readonly unknown: readonly UnknownBrand[];
}

/**
 * Compiles the names of the own brand and its competitors once. The function it returns reads an answer: the brands it
 * ranks or names, and names that may be brands nobody tracks. A text that is read for several sets of brands is given as
 * `read`. Pure and deterministic; time is linear in the length of the text.
 */
export function createExtractor(
  brands: readonly NamedBrand[],
): (answer: AnswerText, read?: ReadText) => Extraction {
  const find = compileNames(brands);
  return (answer, read = readText(answer)) => {
    const { document, ranking } = read;
    const named = confirmed(find(document), ranking);
    const namings = presentNamings(document, ranking.hits, named);
    const positions = positionsOf(read, namings);
    const sentiments = sentimentsOf(read, namings, positions);
    const byBrand = Map.groupBy(namings, ({ brand }) => brand);
    return {
      mentions: brands.flatMap(({ id }, index) => {
        const own = byBrand.get(index);
        if (!own) return [];
        const { score = 0, reasons = [] } = sentiments.get(index) ?? {};
        const spans = own.map(({ start, end }) => ({
          start: document.placeBefore(start),
          end: document.placeBefore(end),
        }));
        return [{ brandId: id, position: positions.get(index) ?? null, sentiment: score, spans, reasons }];
      }),
      unknown: unknownBrands(read, named, answer),
    };
  };
}

export type { NamedBrand } from './names/brand-names.ts';
export { nameKey } from './names/name-key.ts';
export type { Span } from './text/blocks.ts';
export { candidateKey } from './unknown/candidate-name.ts';
