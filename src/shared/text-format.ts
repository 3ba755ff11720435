/** Format of an answer's text. */
export type TextFormat = 'markdown' | 'plain';

/** Longest text of an answer, from import files and from engines alike, in UTF-16 code units. */
export const MAX_TEXT = 1_000_000;
