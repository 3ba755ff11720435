/*
 * What a reader sees of an answer: a tree of our own, which has no markup in it. Whoever shows it makes elements of the
 * parts it knows, and text of everything else.
 */

/** A run of text, or what holds some. */
export type Part = string | Element;

export interface Element {
  /**
   * `line` is a paragraph of a list without blank lines; `block` is code of its own lines; `raw` is markup, shown as the
   * characters it is written in; `image` tells of one that is not shown. A table holds rows of cells, the first of
   * which are headers.
   */
  readonly type:
    | 'paragraph'
    | 'line'
    | 'heading'
    | 'list'
    | 'item'
    | 'quote'
    | 'block'
    | 'rule'
    | 'table'
    | 'row'
    | 'header'
    | 'cell'
    | 'strong'
    | 'emphasis'
    | 'code'
    | 'raw'
    | 'image'
    | 'link'
    | 'break'
    | 'brand';
  readonly parts: readonly Part[];
  /** Of a heading: 1 to 6. */
  readonly level?: number;
  /** Of a list with numbers: the first of them. */
  readonly start?: number;
  /** Of a link: where it goes, http or https. */
  readonly url?: string;
  /** Of a brand: whose name this is. */
  readonly id?: string;
  /** Of a brand: its place in the answer's own list, beside one of its names. */
  readonly rank?: number;
}

/** The text of an answer as it is shown. */
export interface AnswerDocument {
  /** How the text runs as a whole: lines of it may begin with a name in other letters. */
  readonly direction: 'ltr' | 'rtl';
  /** Whether markdown was laid out; false where it is shown as it is written, as there is too much of it. */
  readonly laid_out: boolean;
  readonly parts: readonly Part[];
}
