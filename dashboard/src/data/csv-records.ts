/* CSV (RFC 4180) as it is read piece by piece: a cell in quotes may hold line ends. */

export interface CsvRecord {
  /** Number of the line in the file where it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longest record, in characters, as of a line of NDJSON. */
const MAX_RECORD = 8_000_000;

/** Fault after which the rest of a file cannot be read. */
export class CsvFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Delimiter of a header row: spreadsheets write semicolons where numbers have commas, and tabs into text. */
export function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((one) => [header.split(one).length, one] as const);
  return counts.sort(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

/**
 * Reads records from texts as they come. A quote inside of a cell without quotes is a character like others.
 * @throws CsvFault for a quote without an end, and a record that is too long
 */
export async function* csvRecords(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let delimiter = '';
  let cells: string[] = [];
  let cell = '';
  let [line, start] = [1, 1];
  // Of a cell: nothing of it yet, without quotes, inside of quotes, and after a quote that may end them.
  let state: 'empty' | 'plain' | 'quoted' | 'closing' = 'empty';
  let first = '';
  let length = 0;

  const record = (): CsvRecord => {
    const whole = { line: start, cells: [...cells, cell] };
    cells = [];
    cell = '';
    state = 'empty';
    length = 0;
    return whole;
  };
  const isBlank = ({ cells: all }: CsvRecord) => all.every((one) => one.trim() === '');

  function* read(text: string): Generator<CsvRecord> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text[at];
      if (char === '\n') line += 1;
      if (state === 'quoted') {
        if (char !== '"') continue;
        cell += text.slice(from, at);
        state = 'closing';
        from = at + 1;
        continue;
      }
      if (char === '"' && state === 'closing') {
        // Two quotes inside of quotes are one.
        state = 'quoted';
        from = at;
      } else if (char === '"' && state === 'empty') {
        state = 'quoted';
        from = at + 1;
      } else if (char === delimiter) {
        cell += text.slice(from, at);
        length += cell.length;
        cells.push(cell);
        cell = '';
        state = 'empty';
        from = at + 1;
      } else if (char === '\n') {
        cell += text.slice(from, at);
        if (state !== 'closing') cell = cell.replace(/\r$/, '');
        const whole = record();
        if (!isBlank(whole)) yield whole;
        start = line;
        from = at + 1;
      } else if (char === '\r' && state === 'closing') {
        from = at + 1;
      } else if (state === 'empty') {
        state = 'plain';
      }
    }
    cell += text.slice(from);
    if (length + cell.length > MAX_RECORD) {
      throw new CsvFault(
        start,
        `The record has more than ${MAX_RECORD} characters, or a quote in it has no end.`,
      );
    }
  }

  for await (const text of texts) {
    if (delimiter === '') {
      // The delimiter is known by the whole header row.
      first += text;
      const end = first.indexOf('\n');
      if (end === -1 && first.length < MAX_RECORD) continue;
      delimiter = delimiterOf(end === -1 ? first : first.slice(0, end));
      yield* read(first.replace(/^\ufeff/, ''));
      continue;
    }
    yield* read(text);
  }
  if (delimiter === '') {
    delimiter = delimiterOf(first);
    yield* read(first.replace(/^\ufeff/, ''));
  }
  if (state === ('quoted' as typeof state)) throw new CsvFault(start, 'A quote that begins here has no end.');
  const whole = record();
  if (!isBlank(whole)) yield whole;
}
