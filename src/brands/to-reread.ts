/** Whether a brand, as `b`, has answers that are not read with today's names (postgres/0016_names_read.sql). */
export const IS_TO_REREAD =
  'b.names_read < b.names_revision AND EXISTS (SELECT FROM ledger WHERE brand_id = b.id)';
