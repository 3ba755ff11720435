import type { Readable } from 'node:stream';
import { boolean, oneOf, parameter } from './parameters.ts';

/** The formats of rows beside JSON. */
const FILE_FORMATS = ['csv', 'ndjson', 'parquet'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Parameter that chooses one of some formats. */
export const formatParameter = <Format extends FileFormat>(formats: readonly [Format, ...Format[]]) =>
  parameter(oneOf(formats), {
    enum: formats,
    description: `One of ${formats.join(', ')}, for tools that cannot set headers: the same as the Accept header of that type. An Accept header that excludes it is a fault.`,
    example: formats[0],
  }).optional();

/** Output options of a request for rows, apart from its Accept header. */
export interface RowOutput {
  readonly format: FileFormat | undefined;
  /** True begins CSV with a byte order mark. */
  readonly bom: boolean;
}

/** Query parameters of the output options. */
export const outputParameters = {
  format: formatParameter(FILE_FORMATS),
  bom: boolean(
    'true begins CSV with a byte order mark, by which spreadsheets recognise UTF-8. With any other format it is a fault.',
    { default: false },
  ).prefault('false'),
};

/** Formats of rows. */
export type RowFormat = 'json' | FileFormat;

/** Meta of a page, for formats that hold nothing but rows; JSON has it inside. */
export interface RowsMeta {
  readonly total: number;
  readonly hasMore: boolean;
  /** null before the first answer: then there is no header. */
  readonly dataThrough?: string | null;
}

/** Rows as they are sent. */
export interface RowsAnswer {
  readonly body: Buffer | Readable;
  /** Number of rows in it, final once the body has ended. */
  readonly rowsSent: () => number;
  /** null where the body holds it. */
  readonly meta: RowsMeta | null;
}
