import type { Span } from '../text/span.ts';
import type { Introduction } from './introduction.ts';

/** An item that may be ranked: its text, and the pieces that tell about it, `from` up to `to`. */
export interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
  /** The number written before it, 0 for none. */
  readonly number: number;
}

/** Items that stand beside each other. */
export interface Group {
  readonly kind: 'list' | 'headings' | 'leads' | 'sentences' | 'openings' | 'column' | 'header';
  readonly candidates: readonly Candidate[];
  readonly introduction: Introduction;
  /** Its items are numbered. */
  readonly ordered: boolean;
  /** A sentence leads over to it: "For a week on the coast I'd look at these:". */
  readonly led?: boolean;
  /** Labels of choices stand over its items, which say nothing else. */
  readonly named?: boolean;
  /** Of a column: its title says that it names choices. */
  readonly titled?: boolean;
  /** Of a column: it is the first that holds no parts of things. */
  readonly first?: boolean;
  /** Of a column: its title says that it names shops. */
  readonly shops?: boolean;
  /** The item it stands in, an index into the blocks' items; less than 0 for none, of headings the less the deeper. */
  readonly parent: number;
}

/** Labels of choices are no longer. */
export const MAX_LABEL = 72;
