import type { Span } from '../text/blocks.ts';

/** Markdown forms that a list may have, in the order of the features. */
export const FORMS = [
  'numbers',
  'bullets',
  'headings',
  'bold leads',
  'leads',
  'rows',
  'columns',
  'titles',
  'clauses',
  'bold names',
  'paragraphs',
  'below',
] as const;
export type Form = (typeof FORMS)[number];

/** One entry of a list: the line that names it, and all that is said of it. */
export interface ListEntry extends Span {
  /** The line that begins it, or the cell. */
  readonly content: Span;
  /** Index of its block. */
  readonly block: number;
  readonly number: number | null;
}

/** A series of entries of one form, which may or may not be a ranking. */
export interface Candidate extends Span {
  readonly form: Form;
  readonly entries: readonly ListEntry[];
  /** Index of the heading above it, -1 for none. */
  readonly section: number;
  /** Index of the first block. */
  readonly block: number;
  /** Indent, level of a heading, or place of a column. */
  readonly level: number;
  /** Lists of sibling sections that it unites; 1 for one list. */
  readonly parts: number;
}
