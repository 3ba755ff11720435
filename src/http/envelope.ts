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

/** `{"data": rows, "meta": …}` around rows that are passed on as bytes; `meta` is made when they have ended. */
export function envelope(
  rows: JsonRows,
  meta: (counts: { rows: number; total: number }) => unknown,
): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('{"data":');
      yield* rows.stream;
      yield Buffer.from(`,"meta":${JSON.stringify(meta(rows.counts()))}}\n`);
    })(),
    { objectMode: false },
  );
}
