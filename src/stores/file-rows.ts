import { Readable } from 'node:stream';
import type { ClickHouseSettings } from '@clickhouse/client';
import { z } from 'zod';
import type { FileFormat } from '../shared/row-output.ts';
import type { CompiledQuery } from './brand-scope.ts';
import type { ClickHouse } from './clickhouse.ts';
import { READ_LIMITS } from './json-rows.ts';
import { queryRows } from './rows.ts';

/** A column of a query's rows. */
export interface RowColumn {
  readonly name: string;
  /** True for texts: names, ids, addresses. */
  readonly text: boolean;
  /** True for lists that may be null. */
  readonly list?: boolean;
  /** True for lists that are never null. */
  readonly fullList?: boolean;
  /** True for counts, or null. */
  readonly count?: boolean;
}

/** A query without FORMAT, and the columns it gives. */
export interface RowsQuery {
  readonly query: CompiledQuery;
  readonly columns: readonly RowColumn[];
}

interface OutputFormat {
  readonly name: string;
  /** A text as the format writes it. */
  readonly text: (name: string) => string;
  /** A list that may be null as the format writes it. */
  readonly list: (name: string) => string;
  /** A list that is never null as the format writes it. */
  readonly fullList: (name: string) => string;
  /** A count as the format writes it. */
  readonly count: (name: string) => string;
  /** A row as the format writes it, where it is written as one text. */
  readonly row?: (columns: string) => string;
  readonly settings: ClickHouseSettings;
}

/**
 * Spreadsheets treat a cell that begins with one of these as a formula, unless an apostrophe precedes it.
 * Some drop white space and control characters first, and treat full-width and small signs as the plain ones.
 */
const FORMULA = String.raw`'^[=+\\-@\\p{Cc}\\p{Z}\\x{FEFF}＝＋－＠﹦﹢﹣﹫]'`;

/** As JSON: neither CSV nor ClickHouse's Parquet has lists that can be null. */
const jsonText = (name: string) => `if(isNull(${name}), NULL, toJSONString(${name}))`;

const OUTPUT_FORMATS: Readonly<Record<FileFormat, OutputFormat>> = {
  csv: {
    name: 'CSVWithNames',
    text: (name) =>
      `if(match(toString(${name}), ${FORMULA}), concat('\\'', toString(${name})), toString(${name}))`,
    list: jsonText,
    fullList: jsonText,
    count: String,
    // RFC 4180 ends lines so. Null is an empty cell.
    settings: { output_format_csv_crlf_end_of_line: 1, format_csv_null_representation: '' },
  },
  ndjson: {
    name: 'LineAsString',
    text: String,
    list: String,
    fullList: String,
    count: String,
    // ClickHouse escapes U+2028 and U+2029, but not U+0085, at which Python's splitlines() ends a line, too.
    row: (columns) =>
      String.raw`replaceAll(formatRowNoNewline('JSONEachRow', ${columns}), '\xC2\x85', '\\u0085') AS line`,
    settings: {},
  },
  parquet: {
    name: 'Parquet',
    // As texts rather than enumeration numbers or the 16 bytes of an id.
    text: (name) => `toString(${name})`,
    list: jsonText,
    fullList: String,
    // Signed: DuckDB refuses negative differences of unsigned numbers, and pandas turns them into twenty
    // digits.
    count: (name) => `toInt64(${name})`,
    settings: {
      output_format_parquet_compression_method: 'zstd',
      output_format_parquet_string_as_string: 1,
      output_format_parquet_date_as_uint16: 0,
    } as ClickHouseSettings,
  },
};

/** Query with the output format of its rows. */
export interface FormattedQuery {
  /** Without FORMAT. */
  readonly select: string;
  readonly format: string;
  readonly settings: ClickHouseSettings;
}

export function formatted({ query, columns }: RowsQuery, format: FileFormat): FormattedQuery {
  const { name: formatName, settings, row = String, ...written } = OUTPUT_FORMATS[format];
  const select = columns.map(({ name, ...is }) => {
    const kind = (['text', 'list', 'fullList', 'count'] as const).find((one) => is[one]);
    return kind === undefined ? name : `${written[kind](name)} AS ${name}`;
  });
  return {
    select: `SELECT ${row(select.join(', '))}\nFROM (\n${query.sql}\n)`,
    format: formatName,
    settings,
  };
}

export interface FileRows {
  readonly stream: Readable;
  readonly rows: number;
}

/**
 * Runs a query and gives its rows as ClickHouse writes them in a format, and how many they are. The query is
 * stopped in ClickHouse when `signal` aborts.
 */
export async function queryFileRows(
  clickhouse: ClickHouse,
  rows: RowsQuery,
  format: FileFormat,
  signal: AbortSignal,
  limits: ClickHouseSettings = READ_LIMITS,
): Promise<FileRows> {
  const { select, format: formatName, settings } = formatted(rows, format);
  const result = await clickhouse.read(
    { sql: `${select}\nFORMAT ${formatName}`, params: rows.query.params },
    // The summary has the number of rows only at the end of a query, and an error comes before any byte.
    { ...limits, ...settings, wait_end_of_query: 1 },
    signal,
  );
  // The error reaches the reader of the stream; there may be none yet.
  result.stream.on('error', () => {});
  return result;
}

/** No rows of a format without a head, without asking ClickHouse. */
export const noFileRows = (): FileRows => ({ stream: Readable.from([]), rows: 0 });

const CountRow = z.object({ rows: z.number() });

/** Number of rows of a query. */
export async function countRows(
  clickhouse: ClickHouse,
  query: CompiledQuery,
  signal: AbortSignal,
): Promise<number> {
  const sql = `SELECT toUInt32(count()) AS rows FROM (\n${query.sql}\n)`;
  const options = { signal, settings: READ_LIMITS };
  const [row] = await queryRows(clickhouse, CountRow, { sql, params: query.params }, options);
  return row?.rows ?? 0;
}
