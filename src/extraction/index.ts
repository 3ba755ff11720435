import type { TextFormat } from '../words/text-format.ts';
import { type Ranking, rankingOf } from './lists/ranking.ts';
import { Features } from './model/hashed.ts';
import { WEIGHTS } from './model/weights.ts';
import type { NamedBrand } from './names/brand-names.ts';
import { citedNames } from './names/cited-names.ts';
import { compileNames, type Naming } from './names/find-names.ts';
import { chosenInProse, type ProseModels } from './places/prose.ts';
import { type Sentiment, sentimentsOf } from './sentiment/sentiment.ts';
import { type Document, documentOf } from './text/document.ts';

export interface AnswerText {
  readonly text: string;
  readonly textFormat: TextFormat;
  readonly sources: readonly { readonly url: string; readonly title?: string | undefined }[];
}

/** What a text says whoever is known. */
export interface ReadText {
  readonly document: Document;
  readonly ranking: Ranking;
}

export function readText({ text, textFormat, sources }: AnswerText): ReadText {
  const document = documentOf(text, textFormat);
  return { document, ranking: rankingOf(document, citedNames(text, sources)) };
}

/** Places of the brands that an answer ranks, by index. */
export function positionsOf({ document, ranking }: ReadText, namings: readonly Naming[], prose: ProseModels = WEIGHTS()): Map<number, number> {
  const positions = new Map<number, number>();
  if (ranking.placed.length === 0) return new Map(chosenInProse(document, namings, prose, new Features()));
  for (const { place, head, namesEnd } of ranking.placed)
    for (const { brand, start } of namings) {
      if (start < head.start - 1 || start >= Math.max(head.end, namesEnd)) continue;
      positions.set(brand, Math.min(place, positions.get(brand) ?? place));
    }
  return positions;
}
export { compileNames, type NamedBrand, type Sentiment, sentimentsOf };
