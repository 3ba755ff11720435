import type { Root, Text } from 'mdast';

/** A run of a node's value as it was written: what is at `at` of the value is at `from` of the text. */
export interface TextRun {
  readonly at: number;
  readonly from: number;
}

/** A text as a tree, and where its text nodes were written; a node's runs are in its order. */
export interface Placed {
  readonly root: Root;
  readonly runs: ReadonlyMap<Text, readonly TextRun[]>;
}
