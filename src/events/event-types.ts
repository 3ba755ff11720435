import { z } from 'zod';

/** Data of an event as it is stored: of a type whose fields another version may have written. */
type Stored = Readonly<Record<string, unknown>>;

/** A kind of event: what it tells, the fields of its data, and the page of the dashboard that shows it. */
interface EventKind<S extends z.ZodRawShape = z.ZodRawShape> {
  readonly about: string;
  readonly data: S;
  readonly example: Stored;
  /** One line for people, which follows the brand's name. */
  readonly sentence: (data: Stored) => string;
  /** Address below that of the brand. */
  readonly page: (data: Stored) => string;
}

const count = (description: string) => z.int().min(0).describe(description);

const run = {
  date: z.iso.date().describe('The date of the run (UTC).'),
  complete: count('Questions that were answered.'),
  failed: count('Questions that were asked without success.'),
  skipped: count('Questions that were not asked.'),
};

const EXAMPLE_RUN = { date: '2026-11-28', complete: 168, failed: 0, skipped: 0 };

const exported = {
  start_date: z.iso.date().describe('First day of the export.'),
  end_date: z.iso.date().describe('Last day of the export.'),
  format: z.enum(['parquet', 'csv', 'ndjson']).describe('Format of the files.'),
};

const EXAMPLE_EXPORT = { start_date: '2026-08-31', end_date: '2026-11-28', format: 'parquet' };

const answersOf = ({ date }: Stored) => `answers?start_date=${date}&end_date=${date}`;

const runSentence = ({ date, complete, failed, skipped }: Stored) =>
  `the daily run of ${date} has ended: ${complete} answers, ${failed} questions failed, ${skipped} were skipped`;

const rangeOf = ({ start_date, end_date }: Stored) => `the answers of ${start_date} to ${end_date}`;

const Named = z.object({ competitors: z.array(z.object({ name: z.string() })), total: z.number() });

/** Names of suggested competitors, as many as there is room for, and how many more there are. */
function suggestedSentence(data: Stored): string {
  const { competitors, total } = Named.parse(data);
  const names = competitors.map(({ name }) => name).join(', ');
  const more = total - competitors.length;
  return `suggested as competitors: ${names}${more > 0 ? ` and ${more} more` : ''}`;
}
const exportsPage = () => 'settings?tab=exports';

/** Competitors that an event names, at the most: its body stays below 20 kB. */
export const MOST_NAMED = 10;

/** Figures that signals tell of. */
export const SIGNALLED = ['visibility', 'share_of_voice', 'sentiment', 'own_citation_rate'] as const;

const figure = (description: string) => z.number().describe(description);

const signal = {
  signal_id: z.uuid().describe('Id of the signal, the same each time for its metric, slice and direction.'),
  metric: z.enum(SIGNALLED).describe('Figure that moved.'),
  dimension: z
    .string()
    .describe('Answers that it is of: all, those of one value of a dimension, or all for a competitor.'),
  value: z
    .string()
    .nullable()
    .describe('Value of the dimension, of a competitor its id; null for all answers.'),
  name: z.string().nullable().describe('The value for people.'),
  direction: z.enum(['up', 'down']).describe('Direction of the change.'),
  before: figure('The figure over the 28 days before.'),
  after: figure('The figure over the last 7 days.'),
  change: figure('after minus before.'),
};

const EXAMPLE_SIGNAL = {
  signal_id: '3b0d5f1c-2a8e-8c4f-9d37-6a1b5e0f7c22',
  metric: 'visibility',
  dimension: 'engine',
  value: 'chatgpt',
  name: 'ChatGPT',
  direction: 'down',
  before: 0.6771,
  after: 0.5312,
  change: -0.1459,
};

const Signalled = z.object({ ...signal, name: z.string().nullable() });

/** The figure of a signal, as people read it. */
const figureText = (metric: string, value: number) =>
  metric === 'sentiment' ? value.toFixed(2) : `${Math.round(value * 100)} %`;

function signalSentence(data: Stored): string {
  const { metric, name, direction, before, after } = Signalled.parse(data);
  const of = name === null ? '' : ` of ${name}`;
  return `${metric.replaceAll('_', ' ')}${of} is ${direction}, from ${figureText(metric, before)} to ${figureText(metric, after)} (7 days against the 28 before)`;
}

const named = (description: string, whose: string) =>
  z
    .array(
      z.object({
        id: z.uuid().describe(`Id of ${whose}.`),
        name: z.string().describe('Its name.'),
      }),
    )
    .describe(description);

const cited = (description: string) =>
  z
    .array(
      z.object({
        domain: z.string().describe('The domain.'),
        answers: count('Answers that cited it.'),
      }),
    )
    .describe(`${description}, at most ${MOST_NAMED} of them, those of most answers first.`);

const dollarsOf = (description: string) =>
  z.number().min(0).nullable().describe(`${description} in US dollars; null where a price is not known.`);

const week = {
  start_date: z.iso.date().describe('The Monday of the week.'),
  end_date: z.iso.date().describe('Its Sunday.'),
  answers: count('Answers of the week.'),
  visibility: z
    .number()
    .nullable()
    .describe('Share of them that mention the brand, 0 to 1; null without answers.'),
  signals_opened: count('Signals that were opened in the week.'),
  signals_closed: count('Signals of earlier weeks that were closed in it.'),
  competitors_suggested: count('Competitors that were suggested in the week and still are.'),
  suggested: named(`The suggested competitors, at most ${MOST_NAMED} of them.`, 'the competitor'),
  sources_gained: count('Domains that are cited and were not in the 28 days before.'),
  gained: cited('The gained domains'),
  sources_lost: count('Domains that are not cited any more and were in the 28 days before.'),
  lost: cited('The lost domains, with the answers of the 28 days before'),
  cost: dollarsOf('Cost of the week'),
  forecast_cost: dollarsOf('Forecast of the month in which the digest is made,'),
};

const EXAMPLE_WEEK = {
  start_date: '2026-11-16',
  end_date: '2026-11-22',
  answers: 1_176,
  visibility: 0.6122,
  signals_opened: 1,
  signals_closed: 0,
  competitors_suggested: 1,
  suggested: [{ id: '924ba49b-db77-4bac-98ce-a0a2cb13c584', name: 'HelpHarbor' }],
  sources_gained: 1,
  gained: [{ domain: 'news.example', answers: 14 }],
  sources_lost: 1,
  lost: [{ domain: 'forum.example', answers: 31 }],
  cost: 58.8,
  forecast_cost: 252,
};

/** Changes of a week in one line. */
function weekSentence(data: Stored): string {
  const told = [
    ['signals_opened', 'signals opened'],
    ['signals_closed', 'signals closed'],
    ['competitors_suggested', 'suggested competitors'],
    ['sources_gained', 'sources gained'],
    ['sources_lost', 'sources lost'],
  ].flatMap(([name = '', words]) => (data[name] === 0 ? [] : [`${data[name]} ${words}`]));
  return `the week of ${data.start_date} to ${data.end_date}: ${told.join(', ') || 'nothing moved'}`;
}

/** Every kind of event there is, by its type. */
export const EVENT_TYPES = {
  'run.completed': {
    about: 'A daily run has ended, and all of its questions are answered.',
    data: run,
    example: EXAMPLE_RUN,
    sentence: runSentence,
    page: answersOf,
  },
  'run.incomplete': {
    about: 'A daily run has ended with questions that failed or were skipped.',
    data: run,
    example: { ...EXAMPLE_RUN, complete: 160, failed: 8 },
    sentence: runSentence,
    page: answersOf,
  },
  'answers.changed': {
    about:
      'Stored answers were read anew and say something else: they come again in the change feed, and reports of past days may differ.',
    data: { answers: count('Answers that changed.') },
    example: { answers: 412 },
    sentence: ({ answers }) => `${answers} stored answers were read anew and say something else`,
    page: () => 'overview',
  },
  'export.completed': {
    about: 'Files were exported; those of unchanged days stayed as they were.',
    data: { ...exported, files: count('Files of the range.'), rows: count('Rows in them.') },
    example: { ...EXAMPLE_EXPORT, files: 270, rows: 98_412 },
    sentence: (data) => `${rangeOf(data)} are exported: ${data.files} files, ${data.rows} rows`,
    page: exportsPage,
  },
  'export.failed': {
    about: 'A nightly export failed. It is tried again until the day is over; one failure a day is told.',
    data: exported,
    example: EXAMPLE_EXPORT,
    sentence: (data) => `${rangeOf(data)} could not be exported; it is tried again`,
    page: exportsPage,
  },
  'competitor.suggested': {
    about: 'Brands that enough answers name have become suggested competitors.',
    data: {
      competitors: z
        .array(
          z.object({
            id: z.uuid().describe("The competitor's id."),
            name: z.string().describe('Its name.'),
            domain: z.string().nullable().describe('Its domain; null while unknown.'),
          }),
        )
        .describe(`The suggested competitors, at most ${MOST_NAMED} of them.`),
      total: count('All that were suggested at once.'),
    },
    example: {
      competitors: [{ id: '924ba49b-db77-4bac-98ce-a0a2cb13c584', name: 'HelpHarbor', domain: null }],
      total: 1,
    },
    sentence: suggestedSentence,
    page: () => 'brands',
  },
  'signal.opened': {
    about: 'A figure moved by more than chance: its last 7 days differ from the 28 before.',
    data: signal,
    example: EXAMPLE_SIGNAL,
    sentence: signalSentence,
    page: () => 'signals',
  },
  'signal.closed': {
    about:
      'A signal was not found for three nights in a row; the figures are those of the last night that found it.',
    data: signal,
    example: EXAMPLE_SIGNAL,
    sentence: (data) => `over: ${signalSentence(data)}`,
    page: () => 'signals',
  },
  'digest.weekly': {
    about:
      'What a week has brought, told on the Monday after it, or the first day on which the service runs.',
    data: week,
    example: EXAMPLE_WEEK,
    sentence: weekSentence,
    page: ({ start_date, end_date }) => `overview?start_date=${start_date}&end_date=${end_date}`,
  },
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventType = keyof typeof EVENT_TYPES;

/** Data of an event as its writer gives them. */
export type EventData<T extends EventType> = z.input<z.ZodObject<(typeof EVENT_TYPES)[T]['data']>>;

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[];

/** True for a type of this version; another one may have written events, too. */
export const isEventType = (type: string): type is EventType => type in EVENT_TYPES;
