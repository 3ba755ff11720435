import type { OpenBrand } from '../people/access.ts';
import type { Author } from '../people/audit-log.ts';

/**
 * Sender of a request: the brand that its key is bound to, or that its session may see. The only source of a
 * brand's id.
 */
export interface Caller extends OpenBrand {
  /** Key of the request; null for a session or a share link. */
  readonly key: {
    readonly id: string;
    readonly name: string;
    readonly permission: 'read' | 'read-and-write';
  } | null;
  /** Author of its changes in the audit log. */
  readonly author: Author;
  /**
   * Key of its concurrency limit and fair queue: the brand, or one that all share links of the brand have
   * together.
   */
  readonly fairnessKey: string;
}
