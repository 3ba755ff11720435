import { type Figures, failuresOf, type Matches, type Rate, share, TONES } from './figures.ts';
import type { figuresOfLines } from './lines.ts';
import type { Outcome } from './outcomes.ts';
import type { ProseFigures } from './prose/figures.ts';
import type { Suggested, SuggestionFigures } from './suggestion-figures.ts';

const number = (value: number | null) => (value === null ? '–' : value.toFixed(2));
const rate = ({ of, rate: value }: Rate) => (of === 0 ? '–' : `${number(value)}/${of}`);
const shown = ({ precision, recall, f1 }: Matches) => `${number(precision)} ${number(recall)} ${number(f1)}`;

/** Rows below each other, each column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A line per group; a rate is followed by how many it is of. */
export function showFigures(groups: Readonly<Record<string, Figures>>): string {
  const head = [
    'group',
    'answers',
    'mentions P R F1',
    'ranks/answer',
    '/mention',
    'alone',
    'steady',
    'tone',
    'positive',
    'neutral',
    'negative',
    'opposite',
  ];
  return table([
    head,
    ...Object.entries(groups).map(([group, { answers, mentions, ranks, alone, steady, tones }]) => [
      group,
      String(answers),
      shown(mentions),
      rate(ranks.answers),
      rate(ranks.mentions),
      rate(alone),
      rate(steady),
      rate(tones.agreement),
      ...TONES.map((tone) => rate(tones.recall[tone])),
      tones.agreement.of === 0 ? '–' : String(tones.opposite),
    ]),
  ]);
}

/** A line per part: of each kind of line over a list how many are read right. */
export const showLines = (parts: Readonly<Record<string, ReturnType<typeof figuresOfLines>>>): string =>
  table([
    ['lines over lists', ...(Object.values(parts)[0] ?? []).map(({ kind }) => kind)],
    ...Object.entries(parts).map(([part, figures]) => [
      part,
      ...figures.map(({ right, of }) => `${number(right / of)}/${of}`),
    ]),
  ]);

/**
 * Of texts of prose by language: how many of those that take a brand are read right and wrong, in how many that take none one
 * is found, and the same of whom they would take next.
 */
export const showProse = (part: string, figures: Readonly<Record<string, ProseFigures>>): string =>
  table([
    [`prose, ${part}`, 'right', 'wrong', 'false', 'second', 'wrong'],
    ...Object.entries(figures).map(
      ([language, { taking, right, wrong, takingNone, false: found, second }]) => [
        language,
        rate({ rate: share(right, taking), of: taking }),
        String(wrong),
        `${found}/${takingNone}`,
        rate({ rate: share(second.right, second.of), of: second.of }),
        String(second.wrong),
      ],
    ),
  ]);

/** Labelled classes below each other, found ones beside each other. */
export const showTones = (group: string, { tones }: Figures): string =>
  table([
    [`tones, ${group}`, ...TONES.map((tone) => `found ${tone}`)],
    ...TONES.map((labelled) => [labelled, ...TONES.map((tone) => String(tones.matrix[labelled][tone]))]),
  ]);

export const showSuggestions = (groups: Readonly<Record<string, SuggestionFigures>>): string =>
  table([
    ['group', 'due', 'found', 'P R F1', 'listed names', 'others'],
    ...Object.entries(groups)
      .filter(([, { labelled, found }]) => labelled + found > 0)
      .map(([group, figures]) => [
        group,
        String(figures.labelled),
        String(figures.found),
        shown(figures),
        rate(figures.listed),
        rate(figures.unlisted),
      ]),
  ]);

/** A line per disagreement: which, where, of which kind and language, the name, what was labelled and found. */
export const showFailures = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes
    .flatMap(failuresOf)
    .toSorted((a, b) => (a.failure < b.failure ? -1 : a.failure > b.failure ? 1 : 0))
    .map(({ failure, outcome: { reading }, name, labelled, found: value }) =>
      [
        failure,
        `${reading.part} ${reading.id}`,
        [reading.kind, reading.language].filter((text) => text !== null).join(', '),
        name,
        `labelled ${labelled ?? '–'}`,
        `found ${value ?? '–'}`,
      ].join(' | '),
    );

export const showSuggestionFailures = (suggested: readonly Suggested[]): readonly string[] =>
  suggested.flatMap(({ history, missed, wrong }) => [
    ...wrong.map((name) => `wrong suggestion | ${history.part} | ${history.id} | ${name}`),
    ...missed.map(({ name, listed }) =>
      [`missed suggestion`, history.part, history.id, name, listed ? 'listed' : 'not listed'].join(' | '),
    ),
  ]);
