import { promisify } from 'node:util';
import { constants, type ZstdOptions, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { AnswerRow } from './answer-row.ts';

const compress = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);

/** Rows of the table `answers` as they wait in the outbox: lines of JSON, packed with zstd. */
export interface Payload {
  readonly packed: Buffer;
  /** Unpacked, in bytes. */
  readonly bytes: number;
}

/** Packs rows quickly rather than well: they leave the outbox within seconds. */
export async function pack(rows: readonly AnswerRow[]): Promise<Payload> {
  const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const packed = await compress(lines, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  return { packed, bytes: lines.length };
}

/** The lines of a payload as they are sent. */
export const unpack = (packed: Buffer): Buffer => zstdDecompressSync(packed);

/** The rows of a payload. */
export function* payloadRows(packed: Buffer): Generator<AnswerRow> {
  for (const line of unpack(packed).toString().split('\n')) if (line !== '') yield JSON.parse(line);
}
