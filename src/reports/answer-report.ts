import { Readable } from 'node:stream';
import type { FileFormat, RowsAnswer } from '../shared/row-output.ts';
import { countRows, queryFileRows } from '../stores/file-rows.ts';
import { envelope } from './envelope.ts';
import { reportMeta } from './meta.ts';
import type { ReportQuery } from './plan/query.ts';
import { type Fairness, type RowsOptions, type RowsRequest, rowsInTurn } from './rows-in-turn.ts';
import { type PreparedReport, type PreparingCaller, prepareReport, type ReportStores } from './run.ts';

/** Awaits a promise; where that fails, nobody will read the rows, which then leave ClickHouse. */
const orDrop = <T>(rows: Buffer | Readable, promise: Promise<T>): Promise<T> =>
  promise.catch((error: Error) => {
    if (rows instanceof Readable) rows.destroy(error);
    throw error;
  });

/** Rows as JSON: one object of data and meta, whose counts are known when the rows end. */
async function jsonAnswer(
  query: ReportQuery,
  { json, total, dataThrough }: PreparedReport,
  { keepUnread }: RowsRequest<unknown>,
): Promise<RowsAnswer> {
  const rows = await json();
  const bytes = keepUnread(rows.bytes);
  const newest = await orDrop(bytes, dataThrough);
  const body = envelope({ ...rows, bytes }, (counts) =>
    reportMeta(query, { ...counts, total: total ?? counts.total }, newest),
  );
  return { body, rowsSent: () => rows.counts().rows, meta: null };
}

/** Rows as a file, whose total is known before the first row; a page that is not full has it by itself. */
async function fileAnswer(
  { clickhouse }: ReportStores,
  { limit, offset }: ReportQuery,
  { page, total: known, all, dataThrough }: PreparedReport,
  { keepUnread, signal, begin }: RowsRequest<unknown>,
  format: FileFormat,
): Promise<RowsAnswer> {
  const { stream: source, rows } = await queryFileRows(clickhouse, page, format, signal);
  const body = keepUnread(begin(source, format));
  const newest = await orDrop(body, dataThrough);
  const isLast = rows < limit && (rows > 0 || offset === 0);
  const total = known ?? (isLast ? offset + rows : await orDrop(body, countRows(clickhouse, all, signal)));
  return {
    body,
    rowsSent: () => rows,
    meta: { total, hasMore: offset + rows < total, dataThrough: newest },
  };
}

/**
 * Answers a report, in its caller's turn. Needs no HTTP: assistants, webhooks and exports call it as routes do.
 * @throws Refusal `unknown_prompt`, `prompt_archived` or `unknown_competitor` where a filter names what is not there,
 *   `unavailable` where no turn comes up in time.
 */
export const answerReport = (
  stores: ReportStores & Fairness,
  caller: PreparingCaller & { readonly fairnessKey: string },
  query: ReportQuery,
  options: RowsOptions,
): Promise<RowsAnswer> =>
  rowsInTurn(stores, caller, options, async (rows) => {
    const prepared = await prepareReport(stores, caller, query, rows.signal);
    return rows.format === 'json'
      ? jsonAnswer(query, prepared, rows)
      : fileAnswer(stores, query, prepared, rows, rows.format);
  });
