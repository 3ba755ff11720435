import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A stream that passes bytes on, and once it has ended tells how many they were and their SHA-256, in hexadecimal. */
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
