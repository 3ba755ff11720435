import { CASELESS } from '../text/caseless.ts';
import { type CandidateSums, countOf, decideStrangers } from './decide-strangers.ts';
import type { Evidence } from './evidence.ts';

/*
 * Without capitals a name inside a sentence is not told from the words around it, so few answers show it: where it begins
 * an item or is bold. Of Korean answers that name a brand three times and more, half show it once. What the others name is
 * found by looking for it.
 */

/** A name that is shown in less than this share of the answers that have it is a word as well: "예산", "プロモーション". */
const SHOWN = 0.25;

/** How many answers have one of a candidate's names in their text, and to how many prompts. */
export interface NamedIn {
  readonly answers: number;
  readonly prompts: number;
}

/** Whether an answer shows it as a name of something, and not only as a phrase that begins an item. */
const isShown = (candidate: CandidateSums): boolean => {
  const counts = (bit: Evidence) => countOf(candidate, bit) > 0;
  return (counts('head') && (counts('marked') || counts('ranked'))) || counts('acting') || counts('told');
};

/**
 * The candidates in scripts without capitals that are brands by what answers show of them, but are shown in too few: in
 * how many their names stand decides (`isNamedEnough`). Pure; the order is kept.
 * @param isEnough whether enough answers show a candidate.
 */
export const rareStrangers = (
  candidates: readonly CandidateSums[],
  isEnough: (shown: NamedIn) => boolean,
): readonly CandidateSums[] =>
  decideStrangers(candidates).filter(
    (candidate) => !isEnough(candidate) && CASELESS.test(candidate.name) && isShown(candidate),
  );

/** Whether a rare candidate is named in enough answers, and shown in enough of these not to be a word. */
export const isNamedEnough = (
  candidate: CandidateSums,
  named: NamedIn,
  isEnough: (named: NamedIn) => boolean,
): boolean => isEnough(named) && candidate.answers >= SHOWN * named.answers;
