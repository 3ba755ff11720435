import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { abortOfClient, envelope } from '../http/envelope.ts';
import { fileHeaders, formatOf, type RowFormat } from '../http/formats.ts';
import type { Caller } from '../keys/caller.ts';
import { readAnswer } from '../records/answer.ts';
import {
  type ListPage,
  type ListStores,
  listAnswers,
  listCitations,
  listMentions,
} from '../records/lists.ts';
import { answerParameters, citationParameters, mentionParameters } from '../records/parameters.ts';
import { answerSchema, citationSchema, fullAnswerSchema, mentionSchema } from '../records/schema.ts';
import { queryFileRows } from '../stores/file-rows.ts';
import { noRows, queryJsonRows } from '../stores/json-rows.ts';
import { listSchema } from '../words/page.ts';
import type { App, AppDependencies } from './dependencies.ts';

interface List<Q> {
  readonly name: string;
  readonly summary: string;
  readonly parameters: z.ZodType<Q>;
  readonly body: z.ZodType;
  readonly read: (stores: ListStores, caller: Caller, query: Q, signal: AbortSignal) => Promise<ListPage>;
}

const answerList = listSchema('AnswerList', answerSchema);
const mentionList = listSchema('MentionList', mentionSchema);
const citationList = listSchema('CitationList', citationSchema);

const answerId = z.object({
  answer_id: z
    .uuid()
    .meta({ description: "The answer's id.", example: '7d1f8f3e-1c6b-4b1e-9d8a-2f4f5a6b7c8d' }),
});

function addList<Q extends { limit: number; offset: number }>(
  app: App,
  stores: AppDependencies,
  list: List<Q>,
): void {
  app.get<{ Querystring: Q }>(
    `/${list.name}`,
    {
      config: { problems: ['not_acceptable'] },
      schema: {
        tags: ['Answers'],
        operationId: `list${list.name[0]?.toUpperCase()}${list.name.slice(1)}`,
        summary: list.summary,
        querystring: list.parameters,
        response: { 200: list.body },
      },
    },
    async (request, reply) => {
      const query = request.query as Q;
      const format = formatOf(request);
      const signal = abortOfClient(reply);
      const caller = callerOf(request);
      stores.unread.admit(caller.brandId);
      reply.header('vary', 'accept');
      const end = await stores.turn(caller.brandId);
      try {
        const hold = (rows: Readable) => stores.unread.hold(caller.brandId, rows, end);
        return await pageOf(request, reply, stores, list, query, hold, format, signal);
      } catch (error) {
        end();
        throw error;
      }
    },
  );
}

async function pageOf<Q extends { limit: number; offset: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  stores: ListStores,
  list: List<Q>,
  query: Q,
  hold: (rows: Readable) => Readable,
  format: RowFormat,
  signal: AbortSignal,
): Promise<Buffer | Readable> {
  const { page, total, counted } = await list.read(stores, callerOf(request), query, signal);
  const { limit, offset } = query;
  // A page cut short (rows counted that are still being written) is the last one: who adds its limit to
  // the offset would step over the rest, who adds its rows would ask for ever.
  const hasMore = (rows: number) => rows === limit && offset + limit < total;
  if (format === 'json') {
    const columns = page.columns.map(({ name }) => name);
    const rows =
      counted === 0 ? noRows() : await queryJsonRows(stores.clickhouse, page.query, columns, signal);
    reply.type('application/json; charset=utf-8');
    request.rowsSent = () => rows.counts().rows;
    const held = { ...rows, stream: hold(rows.stream) };
    return envelope(held, (counts) => ({ total, limit, offset, has_more: hasMore(counts.rows) }));
  }
  const { stream, rows } = await queryFileRows(stores.clickhouse, page, format, signal);
  fileHeaders(reply, format, { total, hasMore: hasMore(rows) });
  request.rowsSent = () => rows;
  return hold(stream);
}

/** The lists of answers, mentions and citations, and the single answer. */
export async function recordRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  addList(app, dependencies, {
    name: 'answers',
    summary: 'A page of complete answers, oldest first',
    parameters: answerParameters,
    body: answerList,
    read: listAnswers,
  });
  addList(app, dependencies, {
    name: 'mentions',
    summary: 'A page of the brands that answers rank or name, oldest answer first',
    parameters: mentionParameters,
    body: mentionList,
    read: listMentions,
  });
  addList(app, dependencies, {
    name: 'citations',
    summary: 'A page of the sources that answers cite, oldest answer first',
    parameters: citationParameters,
    body: citationList,
    read: listCitations,
  });

  app.get<{ Params: { answer_id: string } }>(
    '/answers/:answer_id',
    {
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
