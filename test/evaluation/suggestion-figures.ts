import { type Matches, matches } from './figures.ts';
import type { History, UnknownBrand } from './histories.ts';
import { folded } from './names.ts';
import { suggest, type Thresholds } from './suggestions.ts';

/** The default of the settings, and each name of any answer, which counts more names. */
export const THRESHOLDS = {
  suggested: { answers: 3, prompts: 2 },
  atOnce: { answers: 1, prompts: 1 },
} as const satisfies Record<string, Thresholds>;

/** The suggestions of a history against those that are due. */
export interface Suggested {
  readonly history: History;
  readonly hits: readonly UnknownBrand[];
  readonly missed: readonly UnknownBrand[];
  /** Names of no brand, parts of names, and second names of a brand. */
  readonly wrong: readonly string[];
  /** Names that no label decides about, and brands named too seldom to be due: neither right nor wrong. */
  readonly unread: readonly string[];
}

/** Compares what is suggested to a history with what is due at the thresholds. */
export function judge(history: History, thresholds: Thresholds): Suggested {
  const isDue = ({ answers, prompts }: UnknownBrand) =>
    answers >= thresholds.answers && prompts >= thresholds.prompts;
  const hits = new Set<UnknownBrand>();
  const early = new Set<UnknownBrand>();
  const wrong: string[] = [];
  const unread: string[] = [];
  for (const name of suggest(history.answers, history.known, thresholds)) {
    const brand = history.due.find(({ spellings }) => spellings.has(folded(name)));
    if (brand === undefined) (history.isWrong(name) ? wrong : unread).push(name);
    else if (hits.has(brand) || early.has(brand)) wrong.push(name);
    else if (isDue(brand)) hits.add(brand);
    else {
      early.add(brand);
      unread.push(name);
    }
  }
  const missed = history.due.filter((brand) => isDue(brand) && !hits.has(brand));
  return { history, hits: [...hits], missed, wrong, unread };
}

export function suggestionFigures(suggested: readonly Suggested[]): Matches {
  const count = (key: 'hits' | 'missed' | 'wrong') =>
    suggested.reduce((sum, one) => sum + one[key].length, 0);
  const hits = count('hits');
  return matches(hits, hits + count('missed'), hits + count('wrong'));
}
