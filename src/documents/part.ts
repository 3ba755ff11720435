/* Tree of an answer as a reader sees it. It contains no markup: a page makes elements of the known parts,
   and text of everything else. */

/** A run of text, or what holds some. */
export type Part = string | Element;

export interface Element {
  /**
   * `line` is a paragraph of a list without blank lines; `block` is code with lines of its own; `raw` is
   * markup, shown as text; `image` describes one that is not shown. A table holds rows of cells, the first
   * row being the header.
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
  /** Direction of the whole text: single lines may begin with a name in other letters. */
  readonly direction: 'ltr' | 'rtl';
  /** True where markdown was parsed; false where the text is too long and shown as it is written. */
  readonly laid_out: boolean;
  readonly parts: readonly Part[];
}
