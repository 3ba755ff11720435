import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { LISTS, type ListDefinition } from '../catalogue/lists.ts';
import { REPORTS, type ReportDefinition } from '../catalogue/reports.ts';
import { type TableKind, tablePageQuery } from '../exports/tables.ts';
import { callerOf } from '../http/caller.ts';
import { createConcurrencyLimit } from '../http/limits/concurrency-limits.ts';
import { abortOfClient } from '../http/responses/client-abort.ts';
import { MEDIA_TYPES } from '../http/responses/formats.ts';
import type { Caller } from '../keys/caller.ts';
import { type ListRequest, listParameters } from '../lists/list-parameters.ts';
import { readList } from '../lists/lists.ts';
import { type ReportRequest, reportParameters } from '../reports/report-parameters.ts';
import { prepareReport } from '../reports/run.ts';
import { competitorListParameters } from '../routes/competitors.ts';
import type { App, SharedDependencies } from '../routes/dependencies.ts';
import { promptListParameters } from '../routes/prompts.ts';
import { type FileRows, queryFileRows, type RowsQuery } from '../stores/file-rows.ts';

/* Complete tables for spreadsheets: all pages of /v1 in one file. `limit` and `offset` of a request are
   ignored. */

/** Rows that are read at once; answers have their texts, of some kilobytes each. */
const PAGE = { list: 1_000, report: 10_000 };
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const LINE_END = '\r\n';
/** Milliseconds that each page may wait for Postgres. */
const RETRY_SECONDS = 2_000;

type PageOf = (offset: number, signal: AbortSignal) => Promise<RowsQuery>;

export type TakePlace = ReturnType<typeof createConcurrencyLimit>;

/** Files that are written at once. */
export const csvPlaces = (): TakePlace =>
  createConcurrencyLimit({ brand: 2, address: 8, all: 16 }, 'reading whole tables');

/** Pages of rows as CSV; only the first has the header row. */
async function* pages(read: (offset: number) => Promise<FileRows>, size: number): AsyncGenerator<Buffer> {
  yield BYTE_ORDER_MARK;
  for (let offset = 0; ; offset += size) {
    const { stream, rows } = await read(offset);
    const page = await buffer(stream);
    yield offset === 0 ? page : page.subarray(page.indexOf(LINE_END) + LINE_END.length);
    if (rows < size) return;
  }
}

/**
 * Cuts a response off if a page of it is not read in so many milliseconds, since it holds a place that others
 * wait for.
 */
function readingClock(reply: FastifyReply, readingTime: number) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const begin = () => {
    stop();
    timer = setTimeout(() => reply.raw.destroy(), readingTime);
  };
  return {
    stop,
    async *timed(pages: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const page of pages) {
        begin();
        yield page;
      }
      begin();
    },
  };
}

/** Routes of every list, table and report, or of reports alone, each as one CSV file. */
export async function csvRoutes(
  app: App,
  stores: SharedDependencies,
  takePlace: TakePlace,
  lists: readonly ListDefinition[] = Object.values(LISTS),
): Promise<void> {
  const { clickhouse, waitForTurn, unread } = stores;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, size, pageOf }: { readonly name: string; readonly size: number; readonly pageOf: PageOf },
  ) {
    const { fairnessKey } = callerOf(request);
    const leavePlace = takePlace(fairnessKey, request.ip);
    const clock = readingClock(reply, unread.readingTime);
    // One listener for both: further ones would exceed the ten that Node treats as no leak.
    reply.raw.once('close', () => {
      leavePlace();
      clock.stop();
    });
    const signal = abortOfClient(reply);
    const read = async (offset: number) => {
      request.extendPatience(RETRY_SECONDS);
      const endTurn = await waitForTurn(fairnessKey);
      try {
        return await queryFileRows(clickhouse, await pageOf(offset, signal), 'csv', signal);
      } finally {
        endTurn();
      }
    };
    const all = pages(read, size);
    // Reads the first page before sending anything, so that a refusal becomes a problem response.
    const first = [(await all.next()).value, (await all.next()).value];
    reply
      .type(`${MEDIA_TYPES.csv}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}.csv"`);
    const whole = (async function* () {
      yield Buffer.concat(first);
      yield* all;
    })();
    return Readable.from(clock.timed(whole), { objectMode: false });
  }

  function addList(list: ListDefinition): void {
    app.get<{ Querystring: ListRequest }>(
      `/${list.name}`,
      { schema: { querystring: listParameters(list) } },
      (request, reply) => {
        const caller: Caller = callerOf(request);
        const pageOf: PageOf = async (offset, signal) => {
          const query = { ...request.query, limit: PAGE.list, offset };
          return (await readList(stores, caller, list, query, signal)).page;
        };
        return send(request, reply, { name: list.name, size: PAGE.list, pageOf });
      },
    );
  }

  function addReport(report: ReportDefinition): void {
    const querystring: z.ZodType<ReportRequest> = reportParameters(report);
    app.get<{ Querystring: ReportRequest }>(
      `/reports/${report.name}`,
      { schema: { querystring } },
      (request, reply) => {
        const caller: Caller = callerOf(request);
        const pageOf: PageOf = async (offset, signal) => {
          const query = { ...request.query, limit: PAGE.report, offset };
          const { page, dataThrough } = await prepareReport(stores, caller, query, signal);
          // The page is returned without it; a failure here needs no report.
          dataThrough.catch(() => {});
          return page;
        };
        return send(request, reply, { name: report.name, size: PAGE.report, pageOf });
      },
    );
  }

  function addTable(kind: TableKind, querystring: z.ZodType<{ readonly status: readonly string[] }>): void {
    app.get<{ Querystring: { readonly status: readonly string[] } }>(
      `/${kind}`,
      { schema: { querystring } },
      (request, reply) => {
        const brand = callerOf(request);
        const { status } = request.query;
        const pageOf: PageOf = async (offset) =>
          tablePageQuery(brand, kind, { status, limit: PAGE.report, offset });
        return send(request, reply, { name: kind, size: PAGE.report, pageOf });
      },
    );
  }

  for (const list of lists) addList(list);
  // Prompts and competitors are of nobody who comes by a link.
  if (lists.length > 0) {
    addTable('prompts', promptListParameters().omit({ updated_since: true }));
    addTable('competitors', competitorListParameters().omit({ updated_since: true }));
  }
  for (const report of Object.values(REPORTS)) addReport(report);
}
