import {
  type Answer,
  MORE_ANSWERS,
  REAL_ANSWERS,
  readAnswers,
  readBrands,
  readLabels,
  readRealBrands,
  readTrades,
} from './data.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type History, historiesOfCases, historiesOfTrades, historyOfReal } from './histories.ts';
import type { Labels } from './label-files.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import {
  PARTS,
  type Reading,
  readingsOfCases,
  readingsOfLines,
  readingsOfReal,
  readingsOfTones,
} from './readings.ts';
import {
  judge,
  type Suggested,
  type SuggestionFigures,
  suggestionFigures,
  THRESHOLDS,
} from './suggestion-figures.ts';

/** All that is to be read: answers with what should be found in them. */
export interface Material {
  readonly readings: readonly Reading[];
  readonly histories: readonly History[];
}

export interface Evaluation {
  readonly outcomes: readonly Outcome[];
  readonly suggested: Readonly<Record<keyof typeof THRESHOLDS, readonly Suggested[]>>;
}

/** By part, and within it by label file, by kind and by language; "real" is all three parts of the first labels. */
export type FiguresByGroup = Readonly<Record<string, Figures>>;

const oneOfEachText = (answers: readonly Answer[]): readonly Answer[] => [
  ...new Map(answers.map((answer) => [answer.hash, answer])).values(),
];

/** The answers of real-answers.ndjson that have a label. */
export function realMaterial(): Material {
  const answers = oneOfEachText(readAnswers(REAL_ANSWERS));
  const labels = readLabels();
  const known = readBrands();
  return {
    readings: readingsOfReal(answers, labels, known),
    histories: [historyOfReal(answers, labels, known, readRealBrands())],
  };
}

/** What label files tell; the lines of more-answers.ndjson are read only where a label refers to them. */
export function labelledMaterial({ lines, cases, tones }: Labels): Material {
  const answers = lines.length > 0 ? readAnswers(MORE_ANSWERS) : [];
  const trades = lines.length > 0 ? readTrades() : [];
  return {
    readings: [...readingsOfLines(answers, lines), ...readingsOfCases(cases), ...readingsOfTones(tones)],
    histories: [...historiesOfTrades(answers, trades, lines), ...historiesOfCases(cases)],
  };
}

export const joined = (materials: readonly Material[]): Material => ({
  readings: materials.flatMap(({ readings }) => readings),
  histories: materials.flatMap(({ histories }) => histories),
});

/**
 * Runs the extraction over everything. Without `fewer`, which takes half of the time, ranks are not also told with fewer
 * brands known.
 */
export function evaluate({ readings, histories }: Material, fewer = true): Evaluation {
  return {
    outcomes: readings.map((reading) => outcomeOf(reading, fewer)),
    suggested: {
      suggested: histories.map((history) => judge(history, THRESHOLDS.suggested)),
      suggested_once: histories.map((history) => judge(history, THRESHOLDS.suggested_once)),
    },
  };
}

const REAL: readonly string[] = ['tuning', 'held_out', 'second'];

/** Some of the long answers of the part `more`, of all its files, for whoever has no time for all. */
const SAMPLE = 'more, sample';

const isInSample = ({ line }: Reading): boolean => line !== undefined && line % 4 === 0;

/** Without what is read of the part `more` beyond its sample, which is two thirds of all text. */
export const sampled = ({ readings, histories }: Material): Material => ({
  readings: readings.filter((reading) => reading.part !== 'more' || isInSample(reading)),
  histories: histories.filter(({ part }) => part !== 'more'),
});

/** Whether a sample tells the figures of a group as they are. */
export const isToldBySample = (group: string): boolean => group === SAMPLE || !/^more(?:,|$)/.test(group);

function groupsOf({ reading }: Outcome): readonly string[] {
  const { part, kind, language, file } = reading;
  if (REAL.includes(part)) return ['real', part];
  const files = file === undefined ? [] : [`${part}, file ${file}`];
  const samples = isInSample(reading) ? [SAMPLE] : [];
  return [part, ...files, ...samples, `${part}, kind ${kind}`, `${part}, language ${language}`];
}

export function figuresByGroup(outcomes: readonly Outcome[]): FiguresByGroup {
  const grouped = Map.groupBy(
    outcomes.flatMap((outcome) => groupsOf(outcome).map((group) => ({ group, outcome }))),
    ({ group }) => group,
  );
  const order: readonly string[] = ['real', ...PARTS];
  const rank = (group: string) => order.indexOf(group.split(',')[0] ?? '');
  return Object.fromEntries(
    [...grouped]
      .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([group, members]) => [group, figuresOf(members.map(({ outcome }) => outcome))]),
  );
}

/** By part, and within it by trade or by kind. */
export function suggestionsByGroup(
  suggested: readonly Suggested[],
): Readonly<Record<string, SuggestionFigures>> {
  const groups = ({ history: { part, id, kind } }: Suggested) => {
    if (part === 'more') return [part, `${part}, trade ${id}`];
    return part === 'cases' ? [part, `${part}, kind ${kind}`] : [part];
  };
  const grouped = Map.groupBy(
    suggested.flatMap((one) => groups(one).map((group) => ({ group, one }))),
    ({ group }) => group,
  );
  return Object.fromEntries(
    [...grouped].map(([group, members]) => [group, suggestionFigures(members.map(({ one }) => one))]),
  );
}
