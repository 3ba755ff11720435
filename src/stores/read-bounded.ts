import type { Readable } from 'node:stream';

/**
 * Whole content of a stream, as soon as it has ended; null where it exceeds `most` bytes, all of which are
 * then still to be read. It uses listeners, as a pipeline or an iterator takes longer than a small result.
 * @throws the error of the stream; Error where it is closed before its end.
 */
export function readBounded(stream: Readable, most: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const take = (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes <= most) return;
      leave();
      stream.pause();
      stream.unshift(Buffer.concat(pieces));
      resolve(null);
    };
    const end = () => {
      leave();
      resolve(Buffer.concat(pieces));
    };
    const fail = (error?: Error) => {
      leave();
      reject(error ?? new Error('a result was closed before its end'));
    };
    const leave = () => stream.off('data', take).off('end', end).off('error', fail).off('close', fail);
    stream.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}
