import { type Matches, matches, type Rate, share } from './figures.ts';
import type { History, Stranger } from './histories.ts';
import { folded } from './names.ts';
import { suggest, type Thresholds } from './suggestions.ts';

/** As the settings have it, and each name of any answer, which is a firmer count. */
export const THRESHOLDS = {
  suggested: { answers: 3, prompts: 2 },
  suggested_once: { answers: 1, prompts: 1 },
} as const satisfies Record<string, Thresholds>;

/** What became of a history's suggestions. */
export interface Suggested {
  readonly history: History;
  readonly hits: readonly Stranger[];
  readonly missed: readonly Stranger[];
  /** Names of no brand, parts of names, and second names of a brand. */
  readonly wrong: readonly string[];
  /** Names that no labelled answer has, and brands whose answers nobody counted: neither right nor wrong. */
  readonly unread: readonly string[];
}

export interface SuggestionFigures extends Matches {
  readonly listed: Rate;
  readonly unlisted: Rate;
}

/** Compares what is suggested to a history with what is due at the thresholds. */
export function judge(history: History, thresholds: Thresholds): Suggested {
  const isDue = ({ answers, prompts }: Stranger) =>
    answers >= thresholds.answers && prompts >= thresholds.prompts;
  const hits = new Set<Stranger>();
  const early = new Set<Stranger>();
  const wrong: string[] = [];
  const unread: string[] = [];
  for (const name of suggest(history.answers, history.known, thresholds)) {
    const brand = history.due.find(({ spellings }) => spellings.has(folded(name)));
    if (brand === undefined) (history.isBrand(name) === false ? wrong : unread).push(name);
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

export function suggestionFigures(suggested: readonly Suggested[]): SuggestionFigures {
  const hits = suggested.flatMap((one) => one.hits);
  const missed = suggested.flatMap((one) => one.missed);
  const wrong = suggested.flatMap((one) => one.wrong);
  const recall = (listed: boolean): Rate => {
    const right = hits.filter((brand) => brand.listed === listed).length;
    const of = right + missed.filter((brand) => brand.listed === listed).length;
    return { of, rate: share(right, of) };
  };
  return {
    ...matches(hits.length, hits.length + missed.length, hits.length + wrong.length),
    listed: recall(true),
    unlisted: recall(false),
  };
}
