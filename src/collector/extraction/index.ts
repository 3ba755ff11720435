import { type Blocks, type Item, readBlocks } from './blocks.ts';
import { compileNames, type NamedBrand, type Naming } from './names.ts';
import { meanSentiment } from './sentiment.ts';

export type { NamedBrand } from './names.ts';

export interface AnswerText {
  readonly text: string;
  readonly format: 'markdown' | 'plain';
  readonly sources: readonly { readonly url: string; readonly title?: string | undefined }[];
}

export interface ExtractedMention {
  readonly brandId: string;
  /** Rank in the answer's list, from 1; null where the brand is named only in the text. */
  readonly position: number | null;
  /** -1 to 1, 4 decimals. */
  readonly sentiment: number;
  /** Where in the text the brand is named, as `String.slice` takes it. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** A brand nobody has told us of, which the answer ranks. */
export interface UnknownBrand {
  readonly name: string;
  /** Its registrable domain, where the answer links or cites one that spells the name. */
  readonly domain: string | null;
  readonly position: number | null;
}

export interface Extraction {
  readonly mentions: readonly ExtractedMention[];
  readonly unknown: readonly UnknownBrand[];
}

type Find = (text: string) => Naming[];

const SENTENCE = /(?<=[.!?。！？])\s+|\n+/u;

/** Sentences that say a brand is not there name nobody. */
const ABSENT =
  /\b(?:could(?:n['’]t| not) find|no (?:information|mention|results?) (?:about|of|for|on)|(?:is|are|was|were) not (?:among|listed|mentioned|included)|does not (?:appear|mention))\b/i;

/** The first brand an item's head names. */
const leader = (find: Find, { head }: Item) => find(head)[0]?.brandId ?? null;

/**
 * The list that ranks brands: the one whose items lead with the most different known brands, an ordered one
 * before others; at least two of them, or one in an ordered list.
 */
function rankingOf(find: Find, { lists }: Blocks): readonly (string | null)[] {
  let best: { score: number; leaders: readonly (string | null)[] } = { score: 0, leaders: [] };
  for (const { ordered, items } of lists) {
    const leaders = items.map((item) => leader(find, item));
    const known = new Set(leaders.filter((id) => id !== null)).size;
    const score = known === 0 || (known === 1 && !ordered) ? 0 : known + (ordered ? 0.5 : 0);
    if (score > best.score) best = { score, leaders };
  }
  return best.leaders;
}

/** Positions from 1 by the first item of each brand; an item of an unknown brand counts as one of its own. */
function positionsOf(leaders: readonly (string | null)[]): Map<string, number> {
  const positions = new Map<string, number>();
  let position = 0;
  for (const id of leaders) {
    if (id !== null && positions.has(id)) continue;
    position += 1;
    if (id !== null) positions.set(id, position);
  }
  return positions;
}

/**
 * Compiles the names of the own brand and its competitors once. The function it returns reads an answer:
 * which of them it ranks or names, at which position, with which sentiment. Pure and deterministic.
 */
export function createExtractor(brands: readonly NamedBrand[]): (answer: AnswerText) => Extraction {
  const find = compileNames(brands);
  return ({ text, format }) => {
    const blocks = readBlocks(text, format);
    const sentences = new Map<string, string[]>();
    for (const sentence of blocks.texts.flatMap((piece) => piece.split(SENTENCE))) {
      if (ABSENT.test(sentence)) continue;
      for (const id of new Set(find(sentence).map(({ brandId }) => brandId))) {
        sentences.set(id, [...(sentences.get(id) ?? []), sentence]);
      }
    }
    const positions = positionsOf(rankingOf(find, blocks));
    const named = find(text);
    const mentions = brands.flatMap(({ id }) => {
      const about = sentences.get(id);
      const position = positions.get(id) ?? null;
      return about || position !== null
        ? [
            {
              brandId: id,
              position,
              sentiment: meanSentiment(about ?? []),
              spans: named.filter(({ brandId }) => brandId === id).map(({ start, end }) => ({ start, end })),
            },
          ]
        : [];
    });
    return { mentions, unknown: [] };
  };
}
