import type { TextFormat } from '../shared/text-format.ts';
import { compileNames, confirmed } from './names/find-names.ts';
import type { NamedBrand } from './names/name-trie.ts';
import { chosenInProse } from './prose/choice.ts';
import { nameStart, withBrands } from './ranking/ranked-items.ts';
import { placesOf } from './ranking/ranking.ts';
import { type Stranger, strangersOf } from './strangers.ts';
import { readBlocks } from './text/blocks.ts';
import { matchesIn } from './text/matches.ts';
import type { Span } from './text/span.ts';
import { tidied } from './text/tidied.ts';
import { wordUsesOf } from './text/word-uses.ts';
import { opinionsOf } from './tone/opinions.ts';
import { sentimentOf } from './tone/sentiment.ts';

export { strangerKey } from './names/candidate-words.ts';
export { nameKey } from './names/name-key.ts';
export type { NamedBrand } from './names/name-trie.ts';
export type { Span } from './text/span.ts';

export interface AnswerText {
  readonly text: string;
  readonly textFormat: TextFormat;
  readonly sources: readonly { readonly url: string; readonly title?: string | undefined }[];
}

interface ExtractedMention {
  readonly brandId: string;
  /** Rank in the answer's list, from 1; null where the brand is named only in the text. */
  readonly position: number | null;
  /** -1 to 1, 4 decimals. */
  readonly sentiment: number;
  /** Where in the text the brand is named, as `String.slice` takes it. */
  readonly spans: readonly Span[];
}

interface Extraction {
  readonly mentions: readonly ExtractedMention[];
  readonly unknown: readonly Stranger[];
}

const LINK = /\]\((https?:\/\/[^\s)]+)/g;

/** What an answer links and cites. */
const urlsOf = (text: string, sources: AnswerText['sources']) => [
  ...(text.includes('](http') ? matchesIn(text, LINK).map(([, url = '']) => url) : []),
  ...sources.map(({ url }) => url),
];

type TextOfAnswer = Pick<AnswerText, 'text' | 'textFormat'>;

/**
 * What a text says whoever is known: itself in plain Markdown, its blocks, its words, the places of its own ranking, where
 * the heads there begin.
 */
export function readText({ text: given, textFormat }: TextOfAnswer) {
  const { text, startBefore, endBefore } = tidied(given, textFormat);
  const blocks = readBlocks(text, textFormat);
  const uses = wordUsesOf(text);
  const placed = placesOf(text, blocks, uses);
  const heads = new Set(placed.flatMap(({ slots }) => slots.map((slot) => nameStart(text, slot))));
  return { text, startBefore, endBefore, blocks, uses, placed, heads };
}

/**
 * Compiles the names of the own brand and its competitors once. The function it returns reads an answer:
 * which of them it ranks or names, where, at which position, with which sentiment, and what it may name that is
 * none of them. Where several sets of brands are asked for, the text is `read` once and given to each. Pure and
 * deterministic; the time is linear in the length of the text.
 */
export function createExtractor(
  brands: readonly NamedBrand[],
): (answer: AnswerText, read?: ReturnType<typeof readText>) => Extraction {
  const find = compileNames(brands);
  return (answer, { text, startBefore, endBefore, blocks, uses, placed, heads } = readText(answer)) => {
    const { textFormat, sources } = answer;
    const namings = confirmed(find(text, textFormat), heads);
    const ranked =
      placed.length > 0 ? withBrands(text, placed, namings) : chosenInProse(text, blocks, uses, namings);
    const opinions = opinionsOf(text, blocks, namings, ranked);
    const positions = new Map<number, number>();
    for (const { place, brands: named } of ranked.flatMap((item) => item.slots))
      for (const brand of named) positions.set(brand, Math.min(place, positions.get(brand) ?? place));
    return {
      mentions: brands.flatMap(({ id }, index) => {
        const opinion = opinions.get(index);
        if (!opinion || opinion.spans.length === 0) return [];
        const spans = opinion.spans.map(({ start, end }) => ({
          start: startBefore(start),
          end: endBefore(end),
        }));
        return [
          { brandId: id, position: positions.get(index) ?? null, sentiment: sentimentOf(opinion), spans },
        ];
      }),
      unknown: strangersOf({
        text,
        textFormat,
        urls: urlsOf(answer.text, sources),
        uses,
        ranked,
        heads,
        namings,
      }),
    };
  };
}
