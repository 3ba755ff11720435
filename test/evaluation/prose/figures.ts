import { createExtractor } from '../../../src/extraction/index.ts';
import type { ProseText } from './texts.ts';

/** Of some texts of prose how many there are, and what is read of them. */
export interface ProseFigures {
  readonly taking: number;
  /** The one that is taken comes first, and no other. */
  readonly right: number;
  readonly wrong: number;
  readonly takingNone: number;
  /** Somebody comes first though the text takes none. */
  readonly false: number;
  /** Of those that tell whom they would take next; wrong are all others that come second. */
  readonly second: { readonly of: number; readonly right: number; readonly wrong: number };
}

/** The names that an answer ranks, by their places. */
function placesOf({ text, names }: ProseText): readonly (readonly string[])[] {
  const read = createExtractor(names.map((name) => ({ id: name, name, aliases: [], domains: [] })));
  const { mentions } = read({ text, textFormat: 'markdown', sources: [] });
  return [1, 2].map((place) =>
    mentions.flatMap(({ brandId, position }) => (position === place ? [brandId] : [])),
  );
}

const isOnly = (found: readonly string[], name: string | undefined): boolean =>
  found.length === 1 && found[0] === name;

/** How texts of prose are read that take a brand, and those that take none. */
export function figuresOfProse(texts: readonly ProseText[]): ProseFigures {
  const read = texts.map((text) => {
    const [first = [], second = []] = placesOf(text);
    return { text, first, second };
  });
  const taking = read.filter(({ text }) => text.first !== null);
  const right = taking.filter(({ text, first }) => isOnly(first, text.first?.name));
  const next = taking.filter(({ text }) => text.second);
  const nextRight = next.filter(({ text, second }) => isOnly(second, text.second?.name)).length;
  return {
    taking: taking.length,
    right: right.length,
    wrong: taking.filter(({ first }) => first.length > 0).length - right.length,
    takingNone: read.length - taking.length,
    false: read.filter(({ text, first }) => text.first === null && first.length > 0).length,
    second: {
      of: next.length,
      right: nextRight,
      wrong:
        read.filter(({ text, second }) => text.second !== undefined && second.length > 0).length - nextRight,
    },
  };
}

/** The same by language, those with the most texts first. */
export const figuresByLanguage = (texts: readonly ProseText[]): Readonly<Record<string, ProseFigures>> =>
  Object.fromEntries([
    ['all', figuresOfProse(texts)] as const,
    ...[...Map.groupBy(texts, ({ language }) => language)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([language, some]) => [language, figuresOfProse(some)] as const),
  ]);
