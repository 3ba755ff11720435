import { request } from './request.ts';
import type { Imported } from './shapes.ts';

/** Bytes of a piece, about: pieces end where a line does. */
const PIECE = 1024 * 1024;

export interface ImportState {
  /** Share of the file that has been sent, 0 to 1. */
  readonly share: number;
  /** The sums of all pieces so far. */
  readonly imported: Imported;
}

const NOTHING: Imported = {
  answers: 0,
  mentions: 0,
  citations: 0,
  duplicates: 0,
  rejected: 0,
  dropped_sources: 0,
  told: [],
};

const added = (a: Imported, { told, ...counts }: Imported): Imported => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count + a[name as keyof typeof counts]]),
  ),
  told: [...a.told, ...told],
});

const LINE_END = 10;

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Cuts bytes into pieces that end with a line. */
async function* pieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  let waiting: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    waiting.push(value);
    size += value.length;
    const end = size < PIECE ? -1 : value.lastIndexOf(LINE_END);
    if (end === -1) continue;
    const rest = value.subarray(end + 1);
    waiting[waiting.length - 1] = value.subarray(0, end + 1);
    yield joined(waiting);
    waiting = [rest];
    size = rest.length;
  }
  if (size > 0) yield joined(waiting);
}

const linesOf = (piece: Uint8Array): number =>
  piece.reduce((sum, byte) => sum + Number(byte === LINE_END), 0);

/**
 * Uploads a file to the importer in chunks, and reports the result after each.
 * @param base the path of the brand below /app
 * @throws Problem
 */
export async function importFile(
  base: string,
  file: File,
  onProgress: (state: ImportState) => void,
): Promise<void> {
  let read = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const raw = file.stream().pipeThrough(counting) as ReadableStream<Uint8Array<ArrayBuffer>>;
  const bytes = /\.gz$/i.test(file.name) ? raw.pipeThrough(new DecompressionStream('gzip')) : raw;
  let imported = NOTHING;
  let line = 1;
  onProgress({ share: 0, imported });
  for await (const piece of pieces(bytes)) {
    const one = await request<Imported>(
      'POST',
      `${base}/imports?first_line=${line}`,
      piece,
      'application/x-ndjson',
    );
    imported = added(imported, one);
    line += linesOf(piece);
    onProgress({ share: file.size === 0 ? 1 : Math.min(1, read / file.size), imported });
  }
  onProgress({ share: 1, imported });
}
