import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { abortOfClient } from '../http/responses/client-abort.ts';
import { formatOf, sendRows } from '../http/responses/formats.ts';
import type { Caller } from '../keys/caller.ts';
import type { RowsOptions } from '../reports/rows-in-turn.ts';
import type { RowFormat, RowOutput, RowsAnswer } from '../shared/row-output.ts';

/**
 * Answers a request with rows, in the format that it wants.
 * @param answer makes the rows; it is aborted when the client is gone.
 * @param offered the formats that its rows can be sent in, by default all.
 * @returns the body for Fastify to send: awaiting the reply would be waiting for its reader.
 */
export async function respondWithRows(
  request: FastifyRequest,
  reply: FastifyReply,
  { format: asked, bom }: RowOutput,
  answer: (caller: Caller, options: RowsOptions) => Promise<RowsAnswer>,
  offered?: readonly RowFormat[],
): Promise<Buffer | Readable> {
  const format = formatOf(request, { format: asked, bom }, offered);
  const signal = abortOfClient(reply);
  reply.header('vary', 'accept');
  return sendRows(reply, format, await answer(callerOf(request), { format, bom, signal }));
}
