/** A run of an answer's text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
