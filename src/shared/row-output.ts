import { boolean, oneOf, parameter } from './parameters.ts';

/** The formats of rows beside JSON. */
const FILE_FORMATS = ['csv', 'ndjson', 'parquet'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Output options of a request for rows, apart from its Accept header. */
export interface RowOutput {
  readonly format: FileFormat | undefined;
  /** True begins CSV with a byte order mark. */
  readonly bom: boolean;
}

/** Query parameters of the output options. */
export const outputParameters = {
  format: parameter(oneOf(FILE_FORMATS), {
    enum: FILE_FORMATS,
    description: `One of ${FILE_FORMATS.join(', ')}, for tools that cannot set headers: the same as the Accept header of that type. An Accept header that excludes it is a fault.`,
    example: 'csv',
  }).optional(),
  bom: boolean(
    'true begins CSV with a byte order mark, by which spreadsheets recognise UTF-8. With any other format it is a fault.',
    { default: false },
  ).prefault('false'),
};
