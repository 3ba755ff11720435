/** How the text of an answer is written. */
export type TextFormat = 'markdown' | 'plain';
