/** Error in ClickHouse's HTTP form: code, text and the status of the response. */
export class ClickHouseException extends Error {
  readonly code: number;
  readonly status: number;

  constructor(code: number, text: string) {
    super(text);
    this.code = code;
    this.status = statusOf(code);
  }
}

/** The status a ClickHouse server gives an error (src/Server/HTTP/exceptionCodeToHTTPStatus.cpp). */
const STATUSES: readonly (readonly [status: number, codes: readonly number[]])[] = [
  [
    400,
    [
      6, 8, 15, 25, 26, 27, 36, 37, 38, 41, 44, 53, 62, 72, 117, 123, 167, 168, 223, 321, 376, 427, 441, 675,
      676,
    ],
  ],
  [401, [194]],
  [403, [192, 193, 497, 512, 516]],
  [404, [46, 47, 50, 56, 60, 63, 73, 78, 81, 115, 152, 336, 511]],
  [408, [159]],
  [413, [229]],
  [501, [48]],
  [503, [76, 209, 439]],
];

const statusOf = (code: number): number => STATUSES.find(([, codes]) => codes.includes(code))?.[0] ?? 500;

export const exception = (code: number, type: string, text: string): ClickHouseException =>
  new ClickHouseException(code, `Code: ${code}. DB::Exception: ${text}. (${type})`);

/** An error that chdb wrapped into another one of the same type. */
const WRAPPED = /^Code: \d+\. DB::Exception: (Code: \d+\. DB::[\s\S]*\((\w+)\) \(version [^)]*\))\. \(\2\)$/;

/** Converts an error of chdb to the form of a server. */
export function fromChdb(error: unknown): ClickHouseException {
  if (error instanceof ClickHouseException) return error;
  let text = (error instanceof Error ? error.message : String(error))
    .replace(/^Query failed: /, '')
    .trimEnd();
  for (let inner = WRAPPED.exec(text); inner; inner = WRAPPED.exec(text)) text = inner[1] ?? '';
  const code = Number(/Code: (\d+)/.exec(text)?.[1] ?? 1002);
  return new ClickHouseException(
    code,
    text.startsWith('Code:') ? text : `Code: ${code}. DB::Exception: ${text}. (UNKNOWN_EXCEPTION)`,
  );
}
