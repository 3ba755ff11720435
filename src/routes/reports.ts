import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { REPORTS, type ReportDefinition } from '../catalogue/reports.ts';
import { envelope } from '../http/envelope.ts';
import { fileHeaders } from '../http/formats.ts';
import { reportMeta } from '../reports/meta.ts';
import type { ReportQuery } from '../reports/query.ts';
import { type ReportRequest, reportParameters } from '../reports/report-parameters.ts';
import { reportSchema } from '../reports/report-schema.ts';
import { type PreparedReport, prepareReport, type ReportStores } from '../reports/run.ts';
import type { FileFormat } from '../shared/row-output.ts';
import { capitalised } from '../shared/text.ts';
import { countRows, queryFileRows } from '../stores/file-rows.ts';
import { queryJsonRows } from '../stores/json-rows.ts';
import { answerWithRows, type RowsRequest } from './answer-with-rows.ts';
import type { App, SharedDependencies } from './dependencies.ts';

function addReport(app: App, stores: SharedDependencies, report: ReportDefinition): void {
  const querystring: z.ZodType<ReportRequest> = reportParameters(report);
  app.get<{ Querystring: ReportRequest }>(
    `/reports/${report.name}`,
    {
      config: { problems: ['not_acceptable'], revised: true },
      schema: {
        tags: ['Reports'],
        operationId: `get${capitalised(report.name)}Report`,
        summary: report.summary,
        querystring,
        response: { 200: reportSchema(report) },
      },
    },
    (request, reply) =>
      answerWithRows(request, reply, request.query.output, stores, async (rows) => {
        const prepared = await prepareReport(stores, rows.caller, request.query, rows.signal);
        return rows.format === 'json'
          ? jsonOf(reply, stores, request.query, prepared, rows)
          : fileOf(reply, stores, request.query, prepared, rows, rows.format);
      }),
  );
}

/** What `promise` gives; where that fails, nobody will read the rows, which then leave ClickHouse. */
const orDrop = <T>(rows: Buffer | Readable, promise: Promise<T>): Promise<T> =>
  promise.catch((error: Error) => {
    if (rows instanceof Readable) rows.destroy(error);
    throw error;
  });

async function jsonOf(
  reply: FastifyReply,
  { clickhouse }: ReportStores,
  query: ReportQuery,
  { page, total, dataThrough }: PreparedReport,
  { keepUnread, signal }: RowsRequest,
): Promise<Buffer | Readable> {
  const columns = page.columns.map(({ name }) => name);
  const rows = await queryJsonRows(clickhouse, page.query, columns, signal);
  const bytes = keepUnread(rows.bytes);
  const newest = await orDrop(bytes, dataThrough);
  reply.type('application/json; charset=utf-8');
  reply.request.rowsSent = () => rows.counts().rows;
  return envelope({ ...rows, bytes }, (counts) =>
    reportMeta(query, { ...counts, total: total ?? counts.total }, newest),
  );
}

/** Other formats tell the total before the rows; a page that is not full tells it by itself. */
async function fileOf(
  reply: FastifyReply,
  { clickhouse }: ReportStores,
  { limit, offset }: ReportQuery,
  { page, total: known, all, dataThrough }: PreparedReport,
  { keepUnread, signal, begin }: RowsRequest,
  format: FileFormat,
): Promise<Buffer | Readable> {
  const { stream: source, rows } = await queryFileRows(clickhouse, page, format, signal);
  const stream = keepUnread(begin(source, format));
  const newest = await orDrop(stream, dataThrough);
  const isLast = rows < limit && (rows > 0 || offset === 0);
  const total = known ?? (isLast ? offset + rows : await orDrop(stream, countRows(clickhouse, all, signal)));
  fileHeaders(reply, format, { total, hasMore: offset + rows < total, dataThrough: newest });
  reply.request.rowsSent = () => rows;
  return stream;
}

export async function reportRoutes(app: App, dependencies: SharedDependencies): Promise<void> {
  for (const report of Object.values(REPORTS)) addReport(app, dependencies, report);
}
