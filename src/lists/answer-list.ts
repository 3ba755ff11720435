import type { ListDefinition } from '../catalogue/lists.ts';
import type { Caller } from '../keys/caller.ts';
import { envelope } from '../reports/envelope.ts';
import { type Fairness, type RowsOptions, rowsInTurn } from '../reports/rows-in-turn.ts';
import type { RowsAnswer } from '../shared/row-output.ts';
import { queryFileRows } from '../stores/file-rows.ts';
import { noRows, queryJsonRows } from '../stores/json-rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import type { ListQuery } from './list-parameters.ts';
import { readList } from './lists.ts';

/** Answers a page of a list, in its caller's turn. @throws as `answerReport` */
export const answerList = (
  stores: StoreClients & Fairness,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  options: RowsOptions,
): Promise<RowsAnswer> =>
  rowsInTurn(stores, caller, options, async ({ format, signal, keepUnread, begin }) => {
    const { page, total, counted } = await readList(stores, caller, list, query, signal);
    const { limit, offset } = query;
    // A page cut short (rows counted that are still being written) is the last one: a caller who adds its limit to the
    // offset would step over the rest, one who adds its rows would ask for ever.
    const hasMore = (rows: number) => rows === limit && offset + limit < total;
    if (format === 'json') {
      const columns = page.columns.map(({ name }) => name);
      const rows =
        counted === 0 ? noRows() : await queryJsonRows(stores.clickhouse, page.query, columns, signal);
      const held = { ...rows, bytes: keepUnread(rows.bytes) };
      const body = envelope(held, (counts) => ({ total, limit, offset, has_more: hasMore(counts.rows) }));
      return { body, rowsSent: () => rows.counts().rows, meta: null };
    }
    const { stream, rows } = await queryFileRows(stores.clickhouse, page, format, signal);
    const body = keepUnread(begin(stream, format));
    return { body, rowsSent: () => rows, meta: { total, hasMore: hasMore(rows) } };
  });
