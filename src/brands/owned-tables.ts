/**
 * Tables of Postgres whose rows belong to one brand by `brand_id`, in an order in which they can be deleted:
 * referring tables come first, and tables whose triggers write into another. A test compares them with the
 * schema.
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
  'sites',
  'competitors',
  'competitor_merges',
  'shares',
  'imports',
  'errands',
  'journal',
  'name_changes',
  'ledger',
  'signals',
  'signal_nights',
  'webhooks',
  'events',
  'event_feeds',
  'brand_revisions',
  'api_keys',
  'request_log',
] as const;

/** Tables whose rows belong to one organization by `organization_id`, in the same kind of order. */
export const OWNED_BY_ORGANIZATION = ['mails', 'digests', 'memberships', 'links', 'journal'] as const;
