import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { abortOfClient } from '../http/envelope.ts';
import { formatOf, type RowFormat } from '../http/formats.ts';
import type { Caller } from '../keys/caller.ts';
import type { FileFormat, RowOutput } from '../shared/row-output.ts';
import type { AppDependencies } from './dependencies.ts';

/** What a response of rows out of ClickHouse is made with. */
export interface RowsRequest {
  readonly caller: Caller;
  readonly format: RowFormat;
  /** Begins the rows of a file as the request wants them to begin. */
  readonly begin: (rows: Readable, format: FileFormat) => Readable;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
  /**
   * Takes rows from ClickHouse as fast as they come, if they are not there already. What else a response needs of
   * ClickHouse is waited for only then: sixteen requests that each kept a connection with their rows in it, and waited
   * for another, waited for ever.
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
 * Answers a request with rows, in the format it wants, when it is its brand's turn. `respond` gives the body for
 * Fastify to send: waiting for the reply would be waiting for its reader.
 * @param offered the formats that its rows can be sent in, by default all.
 */
export async function answerWithRows<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  output: RowOutput,
  { unread, waitForTurn }: Pick<AppDependencies, 'unread' | 'waitForTurn'>,
  respond: (rows: RowsRequest) => Promise<Body>,
  offered?: readonly RowFormat[],
): Promise<Body> {
  const format = formatOf(request, output, offered);
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
