import type { Row } from './evaluation.ts';
import { failuresOf, type Matches, type Rate, type RateWithInterval, rate } from './figures.ts';
import type { Outcome } from './outcomes.ts';
import type { ProseFigures } from './prose/figures.ts';
import type { Suggested } from './suggestion-figures.ts';

const number = (value: number | null) => (value === null ? '–' : value.toFixed(2));
const shown = ({ of, rate: value }: Rate) => (of === 0 ? '–' : `${number(value)}/${of}`);
const withInterval = ({ interval, ...value }: RateWithInterval) =>
  interval === null ? '–' : `${shown(value)} (${interval.map(number).join('–')})`;
const suggestions = ({ labelled, found, precision, recall }: Matches) =>
  labelled + found === 0 ? '–' : `${number(precision)} ${number(recall)}/${labelled}`;

/** Rows below each other, each column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A line for each row; a rate is followed by the number of cases and by its 95 % interval. */
export const showRows = (rows: readonly Row[]): string =>
  table([
    [
      'set',
      'answers',
      'languages',
      'exact per answer',
      'exact per mention',
      'alone',
      'mentions F1',
      'sentiment',
      'negative',
      'opposite',
      'suggested P R',
      'at once P R',
    ],
    ...rows.map(({ name, answers, languages, positions, alone, mentions, sentiment, suggested, atOnce }) => [
      name,
      String(answers),
      String(languages),
      withInterval(positions.answers),
      withInterval(positions.mentions),
      shown(alone),
      mentions.f1?.toFixed(3) ?? '–',
      shown(sentiment.right),
      shown(sentiment.negative),
      sentiment.opposite.rate === null ? '–' : `${(100 * sentiment.opposite.rate).toFixed(1)} %`,
      suggestions(suggested),
      suggestions(atOnce),
    ]),
  ]);

/**
 * A line for each language of texts of prose: of those that take a brand the ones read right and wrong, of those that take none
 * the ones in which a brand is found, and the same of the brand that they would take next.
 */
export const showProse = (part: string, figures: Readonly<Record<string, ProseFigures>>): string =>
  table([
    [`prose, ${part}`, 'right', 'wrong', 'false', 'second', 'wrong'],
    ...Object.entries(figures).map(
      ([language, { taking, right, wrong, takingNone, false: found, second }]) => [
        language,
        shown(rate(right, taking)),
        String(wrong),
        `${found}/${takingNone}`,
        shown(rate(second.right, second.of)),
        String(second.wrong),
      ],
    ),
  ]);

/** A line for each disagreement: its kind, the answer, the name, the label's value and the reader's. */
export const showFailures = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes
    .flatMap(failuresOf)
    .map(({ failure, reading: { label }, name, labelled, found }) =>
      [
        failure,
        label.id,
        `${label.kind}, ${label.language}`,
        name,
        `labelled ${labelled ?? '–'}`,
        `found ${found ?? '–'}`,
      ].join(' | '),
    )
    .sort();

export const showSuggestionFailures = (suggested: readonly Suggested[]): readonly string[] =>
  suggested.flatMap(({ history, missed, wrong }) => [
    ...wrong.map((name) => `wrong suggestion | ${history.id} | ${name}`),
    ...missed.map(({ name }) => `missed suggestion | ${history.id} | ${name}`),
  ]);
