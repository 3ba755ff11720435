import { MAX_MATCHES, NameMatch } from '../shared/name-match.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

const MATCHES = `
SELECT asked, found.* FROM unnest($2::text[]) AS asked, LATERAL (
  SELECT id, text AS name, status AS kind, lower(text) = lower(asked) AS exact
  FROM prompts
  WHERE brand_id = $1 AND position(lower(asked) IN lower(text)) > 0
  ORDER BY exact DESC, created_at, no
  LIMIT ${MAX_MATCHES}
) AS found`;

/** The prompts of a brand, in any status, whose text is or contains one of the texts, without regard to case; of each text the first few. */
export const matchPrompts = async (
  postgres: Postgres,
  brand: BrandScope,
  texts: readonly string[],
): Promise<NameMatch[]> =>
  rowsOf(NameMatch, await postgres.query(scoped(brand, { text: MATCHES, values: [texts] })));
