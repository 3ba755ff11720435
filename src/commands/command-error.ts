/** A command that cannot do what it was asked; told as `{ "code", "detail" }` on standard error. */
export class CommandError extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}
