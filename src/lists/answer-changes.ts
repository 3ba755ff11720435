import type { Caller } from '../keys/caller.ts';
import { envelope } from '../reports/envelope.ts';
import { type Fairness, type RowsOptions, rowsInTurn } from '../reports/rows-in-turn.ts';
import type { RowsAnswer } from '../shared/row-output.ts';
import { noFileRows, queryFileRows } from '../stores/file-rows.ts';
import { noRows, queryJsonRows } from '../stores/json-rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import type { ChangesRequest } from './change-schema.ts';
import { type ChangesPage, changesQueryOf, type FeedState, locateChanges } from './changes.ts';

/** Time up to which every accepted answer has been sent by the end of a page, ISO 8601; null where more follows. */
export const completeThrough = (feed: FeedState, { hasMore }: ChangesPage): string | null =>
  hasMore ? null : feed.completeThrough.toISOString();

/**
 * Answers a page of the change feed, in its caller's turn.
 * @param onPage told the page before its rows are read.
 * @throws as `answerList`
 */
export const answerChanges = (
  stores: StoreClients & Fairness,
  caller: Caller,
  feed: FeedState,
  { limit, text }: Pick<ChangesRequest, 'limit' | 'text'>,
  options: RowsOptions,
  onPage: (page: ChangesPage) => void,
): Promise<RowsAnswer> =>
  rowsInTurn(stores, caller, options, async ({ format, signal, keepUnread, begin }) => {
    const { clickhouse } = stores;
    const page = await locateChanges(clickhouse, feed, { limit, text }, signal);
    onPage(page);
    const rowsSent = () => page.rows;
    const rows = changesQueryOf(feed, page, text);
    if (format === 'json') {
      const columns = rows.columns.map(({ name }) => name);
      const json = page.rows === 0 ? noRows() : await queryJsonRows(clickhouse, rows.query, columns, signal);
      const { next, hasMore: has_more } = page;
      const meta = { limit, next, has_more, complete_through: completeThrough(feed, page) };
      return {
        body: envelope({ ...json, bytes: keepUnread(json.bytes) }, () => meta),
        rowsSent,
        meta: null,
      };
    }
    // Parquet has its columns without rows, too, which ClickHouse writes.
    const isEmpty = page.rows === 0 && format === 'ndjson';
    const { stream } = isEmpty ? noFileRows() : await queryFileRows(clickhouse, rows, format, signal);
    return { body: keepUnread(begin(stream, format)), rowsSent, meta: null };
  });
