import { NO_JSON } from './line.ts';
import { NO_UTF8 } from './source-lines.ts';

const ONCE = 'its lines like this one are counted and not told';

/** Messages of the first line of a file, by its fault. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  [
    NO_JSON,
    `${NO_JSON}: a file must have one JSON object per line (NDJSON), as docs/import.md tells; ${ONCE}`,
  ],
  [NO_UTF8, `${NO_UTF8}: a file must be in UTF-8, not in UTF-16 or Latin-1; ${ONCE}`],
]);

/**
 * Knows a file of another format, such as CSV, or in another encoding by its first line, which is no JSON or not UTF-8: of
 * its thousands of lines, each of which would be told for such a reason, one is. Once a line is right, it was that line
 * alone.
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

  /** Message of a line that is not blank and has a fault; null where it is counted only. */
  toldOf(fault: string): string | null {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const told = FOREIGN.get(fault);
    if (told === undefined) return fault;
    if (isFirst) {
      this.#isForeign = true;
      return told;
    }
    return this.#isForeign ? null : fault;
  }
}
