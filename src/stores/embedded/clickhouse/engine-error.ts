/** An error as ClickHouse tells it over HTTP: code, text and the status the server answers with. */
export class EngineError extends Error {
  readonly code: number;
  readonly status: number;

  constructor(code: number, text: string, status = statusOf(code)) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** The HTTP status a ClickHouse server gives the error codes a client is likely to see (HTTPHandler.cpp). */
function statusOf(code: number): number {
  if (code === 516 || code === 497) return 403;
  if (code === 60 || code === 81 || code === 46) return 404;
  if ([6, 26, 27, 36, 41, 43, 44, 47, 53, 62, 70, 72, 117, 386, 456, 457].includes(code)) return 400;
  if (code === 159) return 408;
  if (code === 202) return 503;
  return 500;
}

export const engineError = (code: number, type: string, text: string): EngineError =>
  new EngineError(code, `Code: ${code}. DB::Exception: ${text}. (${type})`);

/** What chdb throws, told the way a server tells it. */
export function fromChdb(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const text = (error instanceof Error ? error.message : String(error))
    .replace(/^Query failed: /, '')
    .trimEnd();
  const code = Number(/Code: (\d+)/.exec(text)?.[1] ?? 1002);
  return new EngineError(code, text.startsWith('Code:') ? text : `Code: ${code}. DB::Exception: ${text}`);
}
