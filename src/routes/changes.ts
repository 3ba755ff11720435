import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { envelope } from '../http/envelope.ts';
import { isKnownToCaller, revisedTag } from '../http/etags.ts';
import { MEDIA_TYPES, OFFERED } from '../http/formats.ts';
import { type ChangesRequest, changesQuery, changesSchema } from '../lists/change-schema.ts';
import {
  type ChangesPage,
  changesQueryOf,
  type FeedState,
  locateChanges,
  readFeed,
} from '../lists/changes.ts';
import { queryFileRows } from '../stores/file-rows.ts';
import { noRows, queryJsonRows } from '../stores/json-rows.ts';
import { answerWithRows, type RowsRequest } from './answer-with-rows.ts';
import type { App, AppDependencies } from './dependencies.ts';

/** The next page's address, as this one was asked for. */
function nextUrl({ url }: FastifyRequest, next: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', next);
  return `${path}?${parameters}`;
}

/** The columns of a row of JSON: columns of files have the same names. */
const namesOf = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

async function pageOf(
  reply: FastifyReply,
  { clickhouse }: AppDependencies,
  feed: FeedState,
  page: ChangesPage,
  { limit, text }: ChangesRequest,
  { format, signal, keepUnread, begin }: RowsRequest,
): Promise<Buffer | Readable> {
  const { hasMore, next } = page;
  const completeThrough = hasMore ? null : feed.completeThrough.toISOString();
  if (hasMore) reply.header('link', `<${nextUrl(reply.request, next)}>; rel="next"`);
  reply.request.rowsSent = () => page.rows;
  const rows = changesQueryOf(feed, page, text);
  if (format === 'json') {
    const json =
      page.rows === 0 ? noRows() : await queryJsonRows(clickhouse, rows.query, namesOf(rows.columns), signal);
    reply.type('application/json; charset=utf-8');
    const meta = { limit, next, has_more: hasMore, complete_through: completeThrough };
    return envelope({ ...json, bytes: keepUnread(json.bytes) }, () => meta);
  }
  const { stream } = await queryFileRows(clickhouse, rows, format, signal);
  if (completeThrough !== null) reply.header('x-complete-through', completeThrough);
  reply
    .type(MEDIA_TYPES[format] + (format === 'parquet' ? '' : '; charset=utf-8'))
    .header('x-next-cursor', next)
    .header('x-has-more', String(hasMore));
  return keepUnread(begin(stream, format));
}

/** The change feed. */
export async function changeRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { postgres, clickhouse } = dependencies;
  app.get<{ Querystring: ChangesRequest }>(
    '/changes',
    {
      config: { problems: ['not_acceptable', 'cursor_expired'], rows: 'changes' },
      schema: {
        tags: ['Answers'],
        operationId: 'listChanges',
        summary:
          'Every stored answer with its mentions and citations, in the order in which it was stored as it is',
        description:
          'For copies of all answers: read from the first page on until has_more is false, keep meta.next, and go on from there another day. An answer that says something else than before (a name added or changed, competitors merged, a text no longer kept) comes again with a higher sequence; replace all rows of its id. Answers of archived prompts are included. A cursor of another brand, of another installation or of before a restore is 410 cursor_expired.',
        querystring: changesQuery,
        response: { 200: changesSchema },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const caller = callerOf(request);
      // Of a page that is not the last one: nothing in it moves with the clock.
      const etag = revisedTag(request, caller, 'more');
      if (isKnownToCaller(request, etag)) {
        request.etag = etag;
        return reply.code(304).send();
      }
      const feed = await readFeed(postgres, caller, query.after);
      return answerWithRows(
        request,
        reply,
        { format: query.format, bom: false },
        dependencies,
        async (rows) => {
          const page = await locateChanges(clickhouse, feed, query, rows.signal);
          request.etag = page.hasMore ? etag : revisedTag(request, caller, feed.completeThrough);
          return pageOf(reply, dependencies, feed, page, query, rows);
        },
        OFFERED.changes,
      );
    },
  );
}
