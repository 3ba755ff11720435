import type { BrandKey } from '../stores/brand-scope.ts';

/** Who sends a request: the brand its key is bound to. The only source of a brand's id in the API. */
export interface Caller extends BrandKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly permission: 'read' | 'read-and-write';
  /** Whether the brand has archived prompts when the request begins. */
  readonly hasArchived: boolean;
  /**
   * Grows with every change of what ClickHouse has of the brand, and of which prompts are archived; null while
   * answers are on their way there, when ClickHouse may or may not have them.
   */
  readonly revision: string | null;
}
