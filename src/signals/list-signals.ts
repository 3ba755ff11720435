import { z } from 'zod';
import { ENGINES } from '../providers/index.ts';
import { listOf, listSchema, pageParameters } from '../shared/page.ts';
import { commaList, countryFilter, oneOf, rangedQuery } from '../shared/parameters.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow, rowsOf } from '../stores/rows.ts';
import { SIGNAL_METRIC_NAMES, type SignalMetricName } from './metrics.ts';
import { SLICE_NAMES } from './slices.ts';

const STATUSES = ['open', 'closed'] as const;

const EXAMPLE = {
  id: '3b0d5f1c-2a8e-8c4f-9d37-6a1b5e0f7c22',
  metric: 'visibility',
  dimension: 'engine',
  value: 'chatgpt',
  name: 'ChatGPT',
  direction: 'down',
  status: 'open',
  opened_on: '2026-11-26',
  seen_on: '2026-11-27',
  closed_on: null,
  before: 0.6771,
  after: 0.5312,
  change: -0.1459,
  prompts: [
    {
      prompt_id: '5e94c947-5e6b-41ef-82f8-c675accb6117',
      prompt_text: 'What is the best help desk?',
      before: 0.8571,
      after: 0.1429,
    },
  ],
  sources: [{ domain: 'news.example', before: 0.1204, after: 0.3571 }],
} as const;

/**
 * The query parameters of a list of signals.
 * @param most rows of a page.
 */
export const signalParameters = (most: number) =>
  rangedQuery({
    status: commaList(oneOf(STATUSES), {
      description: 'Comma list of open and closed; default both.',
      example: 'open',
    }).optional(),
    metric: commaList(oneOf(SIGNAL_METRIC_NAMES), {
      description: 'Comma list of figures; default all.',
      example: 'visibility',
    }).optional(),
    engine: commaList(oneOf(ENGINES.map(({ id }) => id)), {
      description: 'Comma list of engines: only signals of these.',
      example: 'chatgpt',
    }).optional(),
    country: countryFilter.optional(),
    ...pageParameters(most),
  });

export const signalsQuery = signalParameters(100);

export type SignalsRequest = z.output<typeof signalsQuery>;

/** Choice of the signals that are listed. */
type Picked = Pick<SignalsRequest, 'range' | 'limit' | 'offset'> &
  Partial<Pick<SignalsRequest, 'status' | 'metric' | 'engine' | 'country'>>;

const figure = (description: string) => z.number().describe(description);
const share = {
  before: figure('The figure over the 28 days before.'),
  after: figure('The figure over the last 7 days.'),
};

/** A signal. */
export const signalSchema = z
  .object({
    id: z.uuid().describe('The same each time for a metric, slice and direction of the brand.'),
    metric: z.enum(SIGNAL_METRIC_NAMES).describe('Figure that moved.'),
    dimension: z
      .enum(SLICE_NAMES)
      .describe(
        'all: all answers; engine, country, topic: those of one value; competitor: the figures of a tracked one.',
      ),
    value: z
      .string()
      .nullable()
      .describe('Value of the dimension, of a competitor its id; null for all answers.'),
    name: z.string().nullable().describe('The value for people.'),
    direction: z.enum(['up', 'down']).describe('Direction of the change.'),
    status: z.enum(STATUSES).describe('closed once three nights in a row have not found it.'),
    opened_on: z.iso.date().describe('The day after which it was opened.'),
    seen_on: z.iso.date().describe('The last day that showed it.'),
    closed_on: z.iso.date().nullable().describe('The day after which it was closed; null while it is open.'),
    ...share,
    change: figure('after minus before.'),
    prompts: z
      .array(
        z.object({
          prompt_id: z.uuid().describe("The prompt's id."),
          prompt_text: z.string().describe("The prompt's text."),
          ...share,
        }),
      )
      .describe('Prompts that moved most when it was opened.'),
    sources: z
      .array(
        z.object({
          domain: z.string().describe('The cited domain.'),
          before: figure('Share of the answers that cited it over the 28 days before.'),
          after: figure('Share of the answers that cited it over the last 7 days.'),
        }),
      )
      .describe('Sources of these answers that moved most when it was opened.'),
  })
  .meta({ id: 'Signal', description: 'A figure that moved by more than chance.', examples: [EXAMPLE] });

export const signalsSchema = listSchema('SignalList', signalSchema);

const Moved = z.object({ before: z.number(), after: z.number() });

const Row = z.object({
  id: z.string(),
  metric: z.custom<SignalMetricName>(),
  dimension: z.string(),
  value: z.string().nullable(),
  name: z.string().nullable(),
  direction: z.enum(['up', 'down']),
  status: z.enum(STATUSES),
  opened_on: z.string(),
  seen_on: z.string(),
  closed_on: z.string().nullable(),
  before: z.number(),
  after: z.number(),
  prompts: z.array(Moved.extend({ prompt_id: z.string(), prompt_text: z.string() })),
  sources: z.array(Moved.extend({ domain: z.string() })),
});

const Total = z.object({ total: z.number() });

const WHERE = `s.brand_id = $1 AND s.opened_on <= $3 AND coalesce(s.closed_on, s.opened_on + 36500) >= $2
  AND ($4::text[] IS NULL OR CASE WHEN s.closed_on IS NULL THEN 'open' ELSE 'closed' END = ANY ($4))
  AND ($5::text[] IS NULL OR s.metric = ANY ($5))
  AND ($6::text[] IS NULL OR s.dimension = 'engine' AND s.value = ANY ($6))
  AND ($7::text[] IS NULL OR s.dimension = 'country' AND s.value = ANY ($7))`;

/** Names of engines are constants of the code; those of competitors are today's. */
const ROWS = `
SELECT s.id, s.metric, s.dimension, s.value, coalesce(c.name, $8::jsonb ->> s.value, s.value) AS name, s.direction,
  CASE WHEN s.closed_on IS NULL THEN 'open' ELSE 'closed' END AS status,
  s.opened_on::text, s.seen_on::text, s.closed_on::text, s.before, s.after, s.evidence -> 'sources' AS sources,
  (
    SELECT coalesce(json_agg(json_build_object(
      'prompt_id', p.id, 'prompt_text', p.text, 'before', moved.prompt -> 'before', 'after', moved.prompt -> 'after'
    ) ORDER BY moved.place), '[]')
    FROM jsonb_array_elements(s.evidence -> 'prompts') WITH ORDINALITY AS moved (prompt, place)
    JOIN prompts p ON p.id = (moved.prompt ->> 'prompt_id')::uuid
  ) AS prompts
FROM signals s
LEFT JOIN competitors c ON s.dimension = 'competitor' AND c.brand_id = s.brand_id AND c.id::text = s.value
WHERE ${WHERE}
ORDER BY s.closed_on IS NOT NULL, s.opened_on DESC, abs(s.after - s.before) DESC, s.id
LIMIT $9 OFFSET $10`;

const ENGINE_NAMES = JSON.stringify(Object.fromEntries(ENGINES.map(({ id, name }) => [id, name])));

/** A page of a brand's signals that were open on some day of a range: open ones first, then the newest. */
export async function listSignals(
  postgres: Postgres,
  brand: BrandScope,
  { range, status, metric, engine, country, limit, offset }: Picked,
) {
  const picked = [range.start, range.end, status ?? null, metric ?? null, engine ?? null, country ?? null];
  const [found, counted] = await Promise.all([
    postgres.query(scoped(brand, { text: ROWS, values: [...picked, ENGINE_NAMES, limit, offset] })),
    postgres.query(
      scoped(brand, {
        text: `SELECT count(*)::int AS total FROM signals s WHERE ${WHERE}`,
        values: picked,
      }),
    ),
  ]);
  const data = rowsOf(Row, found).map(({ prompts, sources, ...row }) => ({
    ...row,
    change: Math.round((row.after - row.before) * 10_000) / 10_000 + 0,
    prompts,
    sources,
  }));
  return listOf({ data, total: oneRow(Total, counted).total }, { limit, offset });
}
