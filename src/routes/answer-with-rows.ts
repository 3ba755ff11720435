import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { abortOfClient } from '../http/envelope.ts';
import { formatOf, type RowFormat } from '../http/formats.ts';
import type { Caller } from '../keys/caller.ts';
import type { FileFormat, RowOutput } from '../shared/row-output.ts';
import type { AppDependencies } from './dependencies.ts';

/** Request for rows from ClickHouse. */
export interface RowsRequest {
  readonly caller: Caller;
  readonly format: RowFormat;
  /** Begins the rows of a file as the request wants them to begin. */
  readonly begin: (rows: Readable, format: FileFormat) => Readable;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
  /**
   * Takes rows from ClickHouse as fast as they arrive. Other queries of the response wait until then: sixteen
   * requests that each held a connection with their rows in it, and waited for another, waited for ever.
   */
  readonly keepUnread: (rows: Buffer | Readable) => Buffer | Readable;
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Puts a byte order mark before unread rows. */
function marked(rows: Readable): Readable {
  rows.unshift(BYTE_ORDER_MARK);
  return rows;
}

/**
 * Answers a request with rows, in the requested format, when it is its brand's turn. `respond` gives the body
 * for Fastify to send: awaiting the reply would mean waiting for its reader.
 */
export async function answerWithRows<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  output: RowOutput,
  { unread, waitForTurn }: Pick<AppDependencies, 'unread' | 'waitForTurn'>,
  respond: (rows: RowsRequest) => Promise<Body>,
): Promise<Body> {
  const format = formatOf(request, output);
  const signal = abortOfClient(reply);
  const caller = callerOf(request);
  unread.admit(caller.fairnessKey);
  reply.header('vary', 'accept');
  const endTurn = await waitForTurn(caller.fairnessKey);
  try {
    const keepUnread = (rows: Buffer | Readable) => {
      if (!Buffer.isBuffer(rows)) return unread.keepUnread(caller.fairnessKey, rows, endTurn);
      endTurn();
      return rows;
    };
    const begin = (rows: Readable, file: FileFormat) => (output.bom && file === 'csv' ? marked(rows) : rows);
    return await respond({ caller, format, signal, keepUnread, begin });
  } catch (error) {
    endTurn();
    throw error;
  }
}
