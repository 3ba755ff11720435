import { MAX_MATCHES, NameMatch } from '../shared/name-match.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

const MATCHES = `
WITH named AS MATERIALIZED (
  SELECT id, name, name || aliases AS names, status AS kind FROM competitors WHERE brand_id = $1
  UNION ALL
  SELECT competitor_id, name, name || aliases, 'own brand' FROM brands WHERE id = $1
)
SELECT asked, found.* FROM unnest($2::text[]) AS asked, LATERAL (
  SELECT id, name, kind, EXISTS (SELECT FROM unnest(names) AS one WHERE lower(one) = lower(asked)) AS exact
  FROM named
  WHERE EXISTS (SELECT FROM unnest(names) AS one WHERE position(lower(asked) IN lower(one)) > 0)
  ORDER BY exact DESC, name, id
  LIMIT ${MAX_MATCHES}
) AS found`;

/** The brands, the own one too, whose names or aliases are or contain one of the texts, without regard to case; of each text the first few. */
export const matchCompetitors = async (
  postgres: Postgres,
  brand: BrandScope,
  texts: readonly string[],
): Promise<NameMatch[]> =>
  rowsOf(NameMatch, await postgres.query(scoped(brand, { text: MATCHES, values: [texts] })));
