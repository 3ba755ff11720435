import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';

/** Stream that passes bytes on, and at its end gives their number and their SHA-256, in hexadecimal. */
export function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, told: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * SHA-256 of a file, in hexadecimal.
 * @param onBytes called with the length of each chunk.
 */
export async function sha256Of(file: string, onBytes: (bytes: number) => void = () => {}): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    onBytes(chunk.length);
  }
  return hash.digest('hex');
}
