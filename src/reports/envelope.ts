import { Readable } from 'node:stream';
import type { JsonRows } from '../stores/json-rows.ts';

type Meta = (counts: { rows: number; total: number }) => unknown;

const HEAD = Buffer.from('{"data":');

async function* pieces(rows: Readable, tail: () => Buffer): AsyncGenerator<Buffer, void> {
  yield HEAD;
  yield* rows;
  yield tail();
}

/** `{"data": rows, "meta": …}` around rows that are passed on as bytes; `meta` is made when they have ended. */
export function envelope({ bytes, counts }: JsonRows, meta: Meta): Buffer | Readable {
  const tail = () => Buffer.from(`,"meta":${JSON.stringify(meta(counts()))}}\n`);
  if (Buffer.isBuffer(bytes)) return Buffer.concat([HEAD, bytes, tail()]);
  const body = Readable.from(pieces(bytes, tail), { objectMode: false });
  // A generator that has not started does not clean up: if the client had left by then, its rows were held
  // until their time was up.
  body.once('close', () => bytes.destroy());
  return body;
}
