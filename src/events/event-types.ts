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
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventType = keyof typeof EVENT_TYPES;

/** Data of an event as its writer gives them. */
export type EventData<T extends EventType> = z.input<z.ZodObject<(typeof EVENT_TYPES)[T]['data']>>;

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventType[];

/** True for a type of this version; another one may have written events, too. */
export const isEventType = (type: string): type is EventType => type in EVENT_TYPES;
