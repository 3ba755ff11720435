import { CARRIAGE_RETURN, SPACE, TAB } from '../../shared/characters.ts';

/** Whether a character only parts others, within a line. */
export const isBlank = (code: number): boolean => code === SPACE || code === TAB || code === CARRIAGE_RETURN;

/** A line being read from the left, in columns: a tab goes on to the next multiple of four. */
export class Line {
  readonly text: string;
  /** Where its last visible character ends, and where the next line begins. */
  readonly end: number;
  readonly next: number;
  /** The first visible character behind what was read, and how far it is indented. */
  first = 0;
  indent = 0;
  #at: number;
  #column = 0;

  /** `lost`: where the line ends though no line end stands there. */
  constructor(text: string, start: number, lost = Number.POSITIVE_INFINITY) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    this.text = text;
    this.next = Math.min(end + 1, lost);
    end = Math.min(end, lost);
    while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
    this.end = end;
    this.#at = start;
    this.#measure();
  }

  get blank(): boolean {
    return this.first >= this.end;
  }

  /** The first visible character. */
  get code(): number {
    return this.text.charCodeAt(this.first);
  }

  #measure(): void {
    let at = this.#at;
    let column = this.#column;
    for (; at < this.end; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === SPACE) column += 1;
      else if (code === TAB) column += 4 - (column % 4);
      else break;
    }
    this.first = at;
    this.indent = column - this.#column;
  }

  /** Reads so many columns of indentation. */
  skipColumns(width: number): void {
    const target = this.#column + width;
    while (this.#column < target && this.#at < this.end) {
      this.#column += this.text.charCodeAt(this.#at) === TAB ? 4 - (this.#column % 4) : 1;
      this.#at += 1;
    }
    this.#measure();
  }

  /** Reads up to a place, behind a marker. */
  skipTo(place: number): void {
    this.#column += this.indent + place - this.first;
    this.#at = place;
    this.#measure();
  }

  /** Reads a quote's mark and one space. */
  skipQuoteMark(): void {
    const place = this.first + 1;
    this.skipTo(this.text.charCodeAt(place) === SPACE ? place + 1 : place);
  }
}
