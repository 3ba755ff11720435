/**
 * The tables of Postgres whose rows are of one brand, by their column `brand_id`, in the order in which they can be
 * deleted: what refers to another comes first, and so does what makes a trigger write into another. A test compares
 * them with the schema.
 */
export const OWNED_BY_BRAND = [
  'questions',
  'live_questions',
  'readings',
  'runs',
  'outbox',
  'outbox_sent',
  'text_removals',
  'feeds',
  'prompts',
  'competitors',
  'competitor_merges',
  'shares',
  'imports',
  'errands',
  'journal',
  'name_changes',
  'ledger',
  'brand_revisions',
  'api_keys',
  'request_log',
] as const;

/** Those whose rows are of one organization, by `organization_id`, beside its brands; in such an order, too. */
export const OWNED_BY_ORGANIZATION = ['memberships', 'links', 'journal'] as const;
