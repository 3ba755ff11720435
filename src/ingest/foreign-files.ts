import { NO_JSON } from './line.ts';

const NO_NDJSON = `${NO_JSON}: a file must have one JSON object per line (NDJSON), as docs/import.md tells; its lines like this one are counted and not told`;

/**
 * Knows a file of another format, such as CSV, by its first line, which is no JSON: of its thousands of lines, each of
 * which would be told for the same reason, one is. Once a line is right, it was that line alone.
 */
export class ForeignFiles {
  #isFirst = false;
  #isForeign = false;

  /** Is told the number of every line, blank ones too: files begin with 1, and their pieces anywhere. */
  begin(number: number): void {
    if (number !== 1) return;
    this.#isFirst = true;
    this.#isForeign = false;
  }

  /** A line that is not blank is right. */
  isRight(): void {
    this.#isFirst = false;
    this.#isForeign = false;
  }

  /** What to tell of a line that is not blank and has a fault; null for nothing. */
  toldOf(fault: string): string | null {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (fault !== NO_JSON) return fault;
    if (isFirst) {
      this.#isForeign = true;
      return NO_NDJSON;
    }
    return this.#isForeign ? null : fault;
  }
}
