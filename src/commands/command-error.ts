/** Error of a command, printed as `{ "code", "detail" }` on standard error. */
export class CommandError extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}
