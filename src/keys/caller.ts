import type { OpenBrand } from '../people/access.ts';
import type { Author } from '../people/audit-log.ts';

/** Who sends a request: the brand its key is bound to, or whose session may see. The only source of a brand's id. */
export interface Caller extends OpenBrand {
  /** The key that was sent; null where somebody is signed in, or has a share link. */
  readonly key: {
    readonly id: string;
    readonly name: string;
    readonly permission: 'read' | 'read-and-write';
  } | null;
  /** Whose changes the journal tells. */
  readonly author: Author;
  /** Whose places and turns it takes: the brand's, or those that all who have share links of it have together. */
  readonly fairnessKey: string;
}
