import { lineOf, type Mapping } from './csv-answers.ts';
import { CsvFault, type CsvRecord, csvRecords } from './csv-records.ts';
import { Problem, request } from './request.ts';
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
  first_day: null,
  last_day: null,
  told: [],
};

/** The first and the last of some days. */
const endsOf = (...days: readonly (string | null)[]) => {
  const sorted = days.filter((day) => day !== null).sort();
  return { first_day: sorted[0] ?? null, last_day: sorted.at(-1) ?? null };
};

const added = (a: Imported, { told, first_day, last_day, ...counts }: Imported): Imported => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count + a[name as keyof typeof counts]]),
  ),
  ...endsOf(a.first_day, a.last_day, first_day, last_day),
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

/** Lines of JSON to send at once. */
interface Piece {
  readonly lines: Uint8Array<ArrayBuffer> | string;
  /** Number of lines in it. */
  readonly count: number;
  /** Line in the file where each of them is from, where that is not the number of the line. */
  readonly places?: readonly number[];
}

const linesOf = (piece: Uint8Array): number =>
  piece.reduce((sum, byte) => sum + Number(byte === LINE_END), 0);

/** Cuts bytes into pieces that end with a line. */
async function* pieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const reader = stream.getReader();
  let waiting: Uint8Array[] = [];
  let size = 0;
  const piece = (): Piece => {
    const lines = joined(waiting);
    return { lines, count: linesOf(lines) };
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    waiting.push(value);
    size += value.length;
    const end = size < PIECE ? -1 : value.lastIndexOf(LINE_END);
    if (end === -1) continue;
    const rest = value.subarray(end + 1);
    waiting[waiting.length - 1] = value.subarray(0, end + 1);
    yield piece();
    waiting = [rest];
    size = rest.length;
  }
  if (size > 0) yield piece();
}

/** Texts of bytes in UTF-8. @throws Problem for bytes in another encoding */
async function* textsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield decoder.decode(value, { stream: !done });
      if (done) return;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(0, { detail: 'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.' });
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Records as lines of JSON, in pieces. The header row is left out. */
async function* csvPieces(stream: ReadableStream<Uint8Array>, mapping: Mapping): AsyncGenerator<Piece> {
  let lines: string[] = [];
  let places: number[] = [];
  let size = 0;
  let isHeader = true;
  for await (const { line, cells } of csvRecords(textsOf(stream))) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const text = lineOf(cells, mapping);
    lines.push(`${text}\n`);
    places.push(line);
    size += text.length;
    if (size < PIECE) continue;
    yield { lines: lines.join(''), count: lines.length, places };
    [lines, places, size] = [[], [], 0];
  }
  if (lines.length > 0) yield { lines: lines.join(''), count: lines.length, places };
}

/** The content of a file, unpacked where its name ends in .gz. */
function contentOf(file: File, onRead: (bytes: number) => void): ReadableStream<Uint8Array> {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onRead(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const raw = file.stream().pipeThrough(counting) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return /\.gz$/i.test(file.name) ? raw.pipeThrough(new DecompressionStream('gzip')) : raw;
}

/** Records that are shown to tell columns apart. */
const SAMPLES = 3;

/**
 * The header row of a file of CSV and its first records; null of lines of JSON, which begin with an object.
 * @throws Problem, CsvFault
 */
export async function readHead(file: File): Promise<readonly CsvRecord[] | null> {
  const records: CsvRecord[] = [];
  const texts = textsOf(contentOf(file, () => {}));
  const begun = await texts.next();
  if (begun.done || /^\ufeff?\s*(\{|$)/.test(begun.value)) {
    await texts.return(undefined);
    return null;
  }
  const again = (async function* () {
    yield begun.value;
    yield* texts;
  })();
  for await (const record of csvRecords(again)) {
    records.push(record);
    if (records.length > SAMPLES) break;
  }
  return records;
}

/**
 * Uploads a file to the importer in chunks, and reports the result after each.
 * @param base the path of the brand below /app
 * @param mapping fields of the columns of CSV; null for lines of JSON
 * @throws Problem
 */
export async function importFile(
  base: string,
  file: File,
  onProgress: (state: ImportState) => void,
  mapping: Mapping | null = null,
): Promise<void> {
  let read = 0;
  const bytes = contentOf(file, (more) => {
    read += more;
  });
  // Browsers have it where a session can be: behind HTTPS, and on this machine.
  const upload = crypto.randomUUID();
  let imported = NOTHING;
  let line = 1;
  onProgress({ share: 0, imported });
  const send = async ({ lines, count, places }: Piece, last: boolean) => {
    const query = new URLSearchParams({ first_line: String(line), upload, file: file.name.slice(0, 200) });
    if (last) query.set('last', 'true');
    const one = await request<Imported>('POST', `${base}/imports?${query}`, lines, 'application/x-ndjson');
    const first = line;
    const told = one.told.map(({ line: at, reason }) => ({ line: places?.[at - first] ?? at, reason }));
    imported = added(imported, { ...one, told });
    line += count;
    onProgress({ share: file.size === 0 ? 1 : Math.min(1, read / file.size), imported });
  };
  // One is held back, as the last one is sent as such.
  let held: Piece | null = null;
  try {
    for await (const piece of mapping ? csvPieces(bytes, mapping) : pieces(bytes)) {
      if (held) await send(held, false);
      held = piece;
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    const fault = { line: error.line, reason: `${error.message} The rest of the file is not imported.` };
    if (held) await send(held, true);
    held = null;
    imported = added(imported, { ...NOTHING, rejected: 1, told: [fault] });
  }
  if (held) await send(held, true);
  onProgress({ share: 1, imported });
}
