import type { TextFormat } from '../words/text-format.ts';
import { compileNames } from './names/find-names.ts';
import type { NamedBrand } from './names/name-trie.ts';
import { readNames } from './names/unknown-names.ts';
import { rankingOf } from './ranking/ranking.ts';
import { readBlocks } from './text/blocks.ts';
import type { Span } from './text/span.ts';
import { opinionsOf } from './tone/opinions.ts';
import { sentimentOf } from './tone/sentiment.ts';

export { nameKey } from './names/name-key.ts';
export type { NamedBrand } from './names/name-trie.ts';

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

/** A brand nobody has told us of, which the answer ranks. */
interface RankedStranger {
  readonly name: string;
  /** Its registrable domain, where the answer links or cites one that spells the name. */
  readonly domain: string | null;
  readonly position: number | null;
}

interface Extraction {
  readonly mentions: readonly ExtractedMention[];
  readonly unknown: readonly RankedStranger[];
}

const LINK = /\]\((https?:\/\/[^\s)]+)/g;

/** What an answer links and cites. */
const urlsOf = (text: string, sources: AnswerText['sources']) => [
  ...[...text.matchAll(LINK)].map(([, url = '']) => url),
  ...sources.map(({ url }) => url),
];

/**
 * Compiles the names of the own brand and its competitors once. The function it returns reads an answer:
 * which of them it ranks or names, where, at which position, with which sentiment, and which brands it ranks
 * that are none of them. Pure and deterministic; the time is linear in the length of the text.
 */
export function createExtractor(brands: readonly NamedBrand[]): (answer: AnswerText) => Extraction {
  const find = compileNames(brands);
  return ({ text, textFormat, sources }) => {
    const blocks = readBlocks(text, textFormat);
    const namings = find(text, textFormat);
    const ranked = rankingOf(text, blocks, namings);
    const opinions = opinionsOf(text, blocks, namings, ranked);
    const heads = ranked.flatMap((item) => item.unknown);
    const found = heads.length === 0 ? [] : readNames(heads, urlsOf(text, sources));
    let next = 0;

    const positions = new Map<number, number>();
    const unknown = new Map<string, RankedStranger>();
    let position = 0;
    for (const item of ranked) {
      for (const brand of item.brands) {
        if (positions.has(brand) || !opinions.get(brand)?.spans.length) continue;
        position += 1;
        positions.set(brand, position);
      }
      for (const { key, name, domain } of found.slice(next, next + item.unknown.length)) {
        if (unknown.has(key)) continue;
        position += 1;
        unknown.set(key, { name: name ?? '', domain, position });
      }
      next += item.unknown.length;
    }
    return {
      mentions: brands.flatMap(({ id }, index) => {
        const opinion = opinions.get(index);
        if (!opinion || opinion.spans.length === 0) return [];
        const { spans } = opinion;
        return [
          { brandId: id, position: positions.get(index) ?? null, sentiment: sentimentOf(opinion), spans },
        ];
      }),
      unknown: [...unknown.values()].filter(({ name }) => name !== ''),
    };
  };
}
