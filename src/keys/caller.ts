import type { BrandKey } from '../stores/brand-scope.ts';

/** Who sends a request: the brand its key is bound to. The only source of a brand's id in the API. */
export interface Caller extends BrandKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly permission: 'read' | 'read-and-write';
  /** Whether the brand has archived prompts when the request begins. */
  readonly hasArchived: boolean;
  /**
   * Another one after every change of what lists and reports of the brand show (postgres/0020_revisions.sql). Null while
   * answers, or facts of domains, are on their way to ClickHouse, which may or may not have them.
   */
  readonly revision: string | null;
}
