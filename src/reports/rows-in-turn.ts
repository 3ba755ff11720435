import type { Readable } from 'node:stream';
import type { Caller } from '../keys/caller.ts';
import type { FileFormat, RowFormat } from '../shared/row-output.ts';
import type { createFairQueue } from './fair-queue.ts';
import type { ResponseBuffers } from './response-buffers.ts';

/** Limits that callers share: turns at ClickHouse, and buffers of responses that are not read yet. */
export interface Fairness {
  readonly unread: ResponseBuffers;
  readonly waitForTurn: ReturnType<typeof createFairQueue>;
}

/** Form in which rows are wanted. */
export interface RowsOptions {
  readonly format: RowFormat;
  /** True where CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
}

/** A request for rows whose turn it is. */
export interface RowsRequest<By = Caller> {
  readonly caller: By;
  readonly format: RowFormat;
  /** Begins the rows of a file as the request wants them to begin. */
  readonly begin: (rows: Readable, format: FileFormat) => Readable;
  readonly signal: AbortSignal;
  /**
   * Takes rows from ClickHouse as fast as they come, and ends the turn once all are there. A second query of the same
   * response is waited for only after it: sixteen requests that each held a connection with unread rows, and waited for
   * another connection, waited for ever.
   */
  readonly keepUnread: (rows: Buffer | Readable) => Buffer | Readable;
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Puts a byte order mark before rows that nobody has read from yet. */
function marked(rows: Readable): Readable {
  rows.unshift(BYTE_ORDER_MARK);
  return rows;
}

/**
 * Answers with rows once it is the caller's turn.
 * @param respond makes the answer; the turn ends when its rows have left ClickHouse, or when it fails.
 * @throws Refusal `unavailable` where no turn comes up in time, or too many responses are unread.
 */
export async function rowsInTurn<By extends Pick<Caller, 'fairnessKey'>, Answer>(
  { unread, waitForTurn }: Fairness,
  caller: By,
  { format, bom, signal }: RowsOptions,
  respond: (rows: RowsRequest<By>) => Promise<Answer>,
): Promise<Answer> {
  unread.admit(caller.fairnessKey);
  const endTurn = await waitForTurn(caller.fairnessKey);
  try {
    const keepUnread = (rows: Buffer | Readable) => {
      if (!Buffer.isBuffer(rows)) return unread.keepUnread(caller.fairnessKey, rows, endTurn);
      endTurn();
      return rows;
    };
    const begin = (rows: Readable, file: FileFormat) => (bom && file === 'csv' ? marked(rows) : rows);
    return await respond({ caller, format, signal, keepUnread, begin });
  } catch (error) {
    endTurn();
    throw error;
  }
}
