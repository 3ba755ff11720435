/**
 * SQL condition: brand `b` has answers that were not read with today's names (postgres/0016_names_read.sql).
 */
export const IS_TO_REREAD =
  'b.names_read < b.names_revision AND EXISTS (SELECT FROM ledger WHERE brand_id = b.id)';
