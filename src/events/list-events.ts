import { z } from 'zod';
import { afterParameter, EXAMPLE_CURSOR, readCursor, writeCursor } from '../shared/feed-cursor.ts';
import { commaList, integer, oneOf } from '../shared/parameters.ts';
import { capitalised } from '../shared/text.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { int8, oneRow, rowsOf } from '../stores/rows.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES, type EventType } from './event-types.ts';
import { EVENT_DAYS } from './remove-old.ts';

const EXAMPLE_ID = '0c2f5a7e-5f4b-4f0e-9a55-3f6f0f2f7b11';
const EXAMPLE_BRAND = 'a4452cfa-bf8d-4d29-bdc0-59c75506ab02';

/** Address of the dashboard's page that shows an event. */
export const eventUrl = (
  publicUrl: string,
  brandId: string,
  type: EventType,
  data: Readonly<Record<string, unknown>>,
): string => `${publicUrl}/brands/${brandId}/${EVENT_TYPES[type].page(data)}`;

/** Data of an event as readers get them: with its brand and a link. */
export const shownData = (
  publicUrl: string,
  brandId: string,
  type: EventType,
  data: Readonly<Record<string, unknown>>,
) => ({ brand_id: brandId, ...data, url: eventUrl(publicUrl, brandId, type, data) });

/** An example of an event, as readers get it. */
export const exampleEvent = <T extends EventType>(type: T, publicUrl: string, brandId: string) => ({
  type,
  timestamp: '2026-11-28T04:41:09.118Z',
  data: shownData(publicUrl, brandId, type, EVENT_TYPES[type].example),
});

const exampleOf = (type: EventType) => ({
  id: EXAMPLE_ID,
  ...exampleEvent(type, 'https://visibility.example', EXAMPLE_BRAND),
});

const schemaOf = (type: EventType) => {
  const { about, data } = EVENT_TYPES[type];
  return z
    .object({
      id: z.uuid().describe('Id of the event, also that of its webhook messages (webhook-id).'),
      type: z.literal(type).describe('Type of the event.'),
      timestamp: z.iso.datetime().describe('Time at which it happened.'),
      data: z
        .object({
          brand_id: z.uuid().describe("The brand's id."),
          ...(data as z.ZodRawShape),
          url: z.string().describe('Page of the dashboard that shows it.'),
        })
        .describe('What happened.'),
    })
    .meta({
      id: `${type.split('.').map(capitalised).join('')}Event`,
      description: about,
      examples: [exampleOf(type)],
    });
};

const [firstSchema, ...otherSchemas] = EVENT_TYPE_NAMES.map(schemaOf);

/** The query parameters of the list of events. */
export const eventsQuery = z.strictObject({
  after: afterParameter(
    `meta.next of an earlier response: only what follows is sent. Without it the list begins with the oldest event of the last ${EVENT_DAYS} days.`,
  ),
  type: commaList(oneOf(EVENT_TYPE_NAMES), {
    description: 'Comma list of types; default all.',
    example: 'run.completed,run.incomplete',
  }).optional(),
  limit: integer(1, 1_000, 100, 'Events of this page.'),
});

export type EventsRequest = z.output<typeof eventsQuery>;

export const eventsSchema = z
  .object({
    data: z
      .array(z.discriminatedUnion('type', [firstSchema as NonNullable<typeof firstSchema>, ...otherSchemas]))
      .describe('The events of this page, the newest last.'),
    meta: z
      .object({
        limit: z.int().min(1).describe('The limit in force.'),
        next: z.string().describe('The cursor behind this page, also of the last one: send it as after.'),
        has_more: z.boolean().describe('true where events follow this page already.'),
      })
      .describe('End of the page.'),
  })
  .meta({
    id: 'EventPage',
    description: 'A page of events.',
    examples: [
      { data: [exampleOf('run.completed')], meta: { limit: 100, next: EXAMPLE_CURSOR, has_more: false } },
    ],
  });

const Feed = z.object({ installation: z.string(), last: int8 });

const FEED = `
SELECT i.id AS installation, coalesce((SELECT last_sequence FROM event_feeds WHERE brand_id = $1), 0) AS last
FROM installation i`;

const Row = z.object({
  id: z.string(),
  sequence: int8,
  type: z.custom<EventType>(),
  at: z.date(),
  data: z.record(z.string(), z.unknown()),
});

const ROWS = `
SELECT id, sequence, type, at, data FROM events
WHERE brand_id = $1 AND sequence > $2 AND type = ANY($3) AND at > now() - make_interval(days => ${EVENT_DAYS})
ORDER BY sequence LIMIT $4`;

/**
 * Reads a page of a brand's events.
 * @param publicUrl address of the dashboard, with which links begin.
 * @throws Refusal `cursor_expired`.
 */
export async function listEvents(
  postgres: Postgres,
  brand: BrandScope,
  { after, type, limit }: EventsRequest,
  publicUrl: string,
) {
  const feed = oneRow(Feed, await postgres.query(scoped(brand, { text: FEED, values: [] })));
  const owner = { brandId: brand.brandId, installation: feed.installation, feed: 'events' } as const;
  const begin = after === undefined ? 0 : readCursor(owner, after, feed.last);
  const found = await postgres.query(
    scoped(brand, { text: ROWS, values: [begin, type ?? EVENT_TYPE_NAMES, limit + 1] }),
  );
  const rows = rowsOf(Row, found);
  const hasMore = rows.length > limit;
  const page = rows.slice(0, limit);
  const lastRow = page.at(-1)?.sequence ?? begin;
  // `last` was read before the rows, so they hold every event up to it.
  const last = hasMore ? lastRow : Math.max(lastRow, feed.last);
  return {
    data: page.map((row) => ({
      id: row.id,
      type: row.type,
      timestamp: row.at.toISOString(),
      data: shownData(publicUrl, brand.brandId, row.type, row.data),
    })),
    meta: { limit, next: writeCursor(owner, last), has_more: hasMore },
  };
}
