import type { Author } from '../people/journal.ts';
import type { BrandKey } from '../stores/brand-scope.ts';

/** Who sends a request: the brand its key is bound to, or whose session may see. The only source of a brand's id. */
export interface Caller extends BrandKey {
  /** The key that was sent; null where somebody is signed in, or has a share link. */
  readonly key: {
    readonly id: string;
    readonly name: string;
    readonly permission: 'read' | 'read-and-write';
  } | null;
  /** Whose changes the journal tells. */
  readonly author: Author;
  /** Whether the brand has archived prompts when the request begins. */
  readonly hasArchived: boolean;
  /**
   * Grows with every change of what ClickHouse has of the brand, and of which prompts are archived; null while
   * answers are on their way there, when ClickHouse may or may not have them.
   */
  readonly revision: string | null;
}
