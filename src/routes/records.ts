import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { LISTS, type ListDefinition } from '../catalogue/lists.ts';
import { callerOf } from '../http/caller.ts';
import { envelope } from '../http/envelope.ts';
import { fileHeaders } from '../http/formats.ts';
import { readAnswer } from '../lists/answer.ts';
import { type ListQuery, type ListRequest, listParameters } from '../lists/list-parameters.ts';
import { fullAnswerSchema, ROW_SCHEMAS } from '../lists/list-schemas.ts';
import { type ListStores, readList } from '../lists/lists.ts';
import { listSchema } from '../shared/page.ts';
import { capitalised } from '../shared/text.ts';
import { queryFileRows } from '../stores/file-rows.ts';
import { noRows, queryJsonRows } from '../stores/json-rows.ts';
import { answerWithRows, type RowsRequest } from './answer-with-rows.ts';
import type { App, AppDependencies } from './dependencies.ts';

const answerId = z.object({
  answer_id: z
    .uuid()
    .meta({ description: "The answer's id.", example: '7d1f8f3e-1c6b-4b1e-9d8a-2f4f5a6b7c8d' }),
});

function addList(app: App, stores: AppDependencies, list: ListDefinition): void {
  const title = capitalised(list.name);
  const body = listSchema(`${title.replace(/s$/, '')}List`, ROW_SCHEMAS[list.name]);
  app.get<{ Querystring: ListRequest }>(
    `/${list.name}`,
    {
      config: { problems: ['not_acceptable'], revised: true },
      schema: {
        tags: ['Answers'],
        operationId: `list${title}`,
        summary: list.summary,
        querystring: listParameters(list),
        response: { 200: body },
      },
    },
    (request, reply) =>
      answerWithRows(request, reply, request.query.output, stores, (rows) =>
        pageOf(reply, stores, list, request.query, rows),
      ),
  );
}

async function pageOf(
  reply: FastifyReply,
  stores: ListStores,
  list: ListDefinition,
  query: ListQuery,
  { caller, format, signal, keepUnread, begin }: RowsRequest,
): Promise<Buffer | Readable> {
  const { page, total, counted } = await readList(stores, caller, list, query, signal);
  const { limit, offset } = query;
  // A page cut short (rows counted that are still being written) is the last one: who adds its limit to
  // the offset would step over the rest, who adds its rows would ask for ever.
  const hasMore = (rows: number) => rows === limit && offset + limit < total;
  if (format === 'json') {
    const columns = page.columns.map(({ name }) => name);
    const rows =
      counted === 0 ? noRows() : await queryJsonRows(stores.clickhouse, page.query, columns, signal);
    reply.type('application/json; charset=utf-8');
    reply.request.rowsSent = () => rows.counts().rows;
    const held = { ...rows, bytes: keepUnread(rows.bytes) };
    return envelope(held, (counts) => ({ total, limit, offset, has_more: hasMore(counts.rows) }));
  }
  const { stream, rows } = await queryFileRows(stores.clickhouse, page, format, signal);
  fileHeaders(reply, format, { total, hasMore: hasMore(rows) });
  reply.request.rowsSent = () => rows;
  return keepUnread(begin(stream, format));
}

/** The lists of answers, mentions and citations, and the single answer. */
export async function recordRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  for (const list of Object.values(LISTS)) addList(app, dependencies, list);

  app.get<{ Params: { answer_id: string } }>(
    '/answers/:answer_id',
    {
      config: { revised: true },
      schema: {
        tags: ['Answers'],
        operationId: 'getAnswer',
        summary: 'One answer with its mentions and citations, of a prompt in any status',
        params: answerId,
        querystring: z.strictObject({}),
        response: { 200: fullAnswerSchema },
      },
    },
    async (request) => readAnswer(dependencies.clickhouse, callerOf(request), request.params.answer_id),
  );
}
