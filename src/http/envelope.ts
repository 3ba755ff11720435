import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonRows } from '../stores/json-rows.ts';

/** A signal that aborts when the client goes away before its response is complete. */
export function abortOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The response's own event: a listener on the socket would stay for as long as that is kept alive.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

type Meta = (counts: { rows: number; total: number }) => unknown;

async function* pieces(rows: JsonRows, meta: Meta): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"data":');
  yield* rows.stream;
  yield Buffer.from(`,"meta":${JSON.stringify(meta(rows.counts()))}}\n`);
}

/** Responses up to so many bytes are sent in one piece: streaming them takes three writes, which cost more than they do. */
const SMALL = 65_536;

/**
 * `{"data": rows, "meta": …}` around rows that are passed on as bytes; `meta` is made when they have ended.
 * @throws what breaks the rows off, where that comes before anything is sent.
 */
export async function envelope(rows: JsonRows, meta: Meta): Promise<Buffer | Readable> {
  const all = pieces(rows, meta);
  const first: Buffer[] = [];
  for (let bytes = 0; bytes <= SMALL; ) {
    const piece = await all.next();
    if (piece.done) return Buffer.concat(first);
    first.push(piece.value);
    bytes += piece.value.length;
  }
  return Readable.from(
    (async function* () {
      yield Buffer.concat(first);
      yield* all;
    })(),
    { objectMode: false },
  );
}
