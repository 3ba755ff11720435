import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { isKnownToCaller, revisedTag } from '../http/responses/etags.ts';
import { OFFERED } from '../http/responses/formats.ts';
import { answerChanges, completeThrough } from '../lists/answer-changes.ts';
import { type ChangesRequest, changesQuery, changesSchema } from '../lists/change-schema.ts';
import { type ChangesPage, type FeedState, readFeed } from '../lists/changes.ts';
import type { RowFormat } from '../shared/row-output.ts';
import type { App, AppDependencies } from './dependencies.ts';
import { respondWithRows } from './respond-with-rows.ts';

/** The next page's address, as this one was asked for. */
function nextUrl({ url }: FastifyRequest, next: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', next);
  return `${path}?${parameters}`;
}

/** Tells in headers where a page ends: the next one in each format, all else where JSON does not. */
function pageHeaders(reply: FastifyReply, feed: FeedState, page: ChangesPage, format: RowFormat): void {
  const { hasMore, next } = page;
  if (hasMore) reply.header('link', `<${nextUrl(reply.request, next)}>; rel="next"`);
  if (format === 'json') return;
  const through = completeThrough(feed, page);
  if (through !== null) reply.header('x-complete-through', through);
  reply.header('x-next-cursor', next).header('x-has-more', String(hasMore));
}

/** The change feed. */
export async function changeRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { postgres } = dependencies;
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
      return respondWithRows(
        request,
        reply,
        { format: query.format, bom: false },
        (_, options) =>
          answerChanges(dependencies, caller, feed, query, options, (page) => {
            request.etag = page.hasMore ? etag : revisedTag(request, caller, feed.completeThrough);
            pageHeaders(reply, feed, page, options.format);
          }),
        OFFERED.changes,
      );
    },
  );
}
