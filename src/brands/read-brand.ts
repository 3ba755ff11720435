import { z } from 'zod';
import type { Caller } from '../keys/caller.ts';
import { ENGINES } from '../providers/index.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { IS_TO_REREAD } from './to-reread.ts';

const BrandRow = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  include_subdomains: z.boolean(),
  primary_country: z.string(),
  engines: z.array(z.string()),
  created_at: z.date(),
  competitor_id: z.string(),
  countries: z.array(z.string()),
  prompt_counts: z.object({ active: z.number(), paused: z.number(), archived: z.number() }),
  rereading: z.boolean(),
});

const BRAND = `
SELECT
  b.id, b.name, b.aliases, b.domains, b.include_subdomains, b.primary_country, b.engines, b.created_at,
  b.competitor_id,
  ARRAY(
    SELECT DISTINCT country FROM prompts p, unnest(p.countries) AS country
    WHERE p.brand_id = b.id AND p.status = 'active' ORDER BY country
  ) AS countries,
  (
    SELECT json_build_object(
      'active', count(*) FILTER (WHERE status = 'active'),
      'paused', count(*) FILTER (WHERE status = 'paused'),
      'archived', count(*) FILTER (WHERE status = 'archived'))
    FROM prompts p WHERE p.brand_id = b.id
  ) AS prompt_counts,
  ${IS_TO_REREAD} AS rereading
FROM brands b
WHERE b.id = $1`;

/**
 * The Brand object of GET /v1/brand, as the caller's key sees it.
 * @param dataThrough the time of its newest answer, null before the first.
 */
export async function readBrand(postgres: Postgres, caller: Caller, dataThrough: Promise<string | null>) {
  const [result, newest] = await Promise.all([
    postgres.query(scoped(caller, { text: BRAND, values: [] })),
    dataThrough,
  ]);
  const row = maybeRow(BrandRow, result);
  if (!row) throw new Error(`brand ${caller.brandId} has a key but no row`);
  return {
    id: row.id,
    name: row.name,
    aliases: row.aliases,
    domains: row.domains,
    include_subdomains: row.include_subdomains,
    primary_country: row.primary_country,
    countries: row.countries,
    engines: ENGINES.filter(({ id }) => row.engines.includes(id)).map(({ id, name }) => ({ id, name })),
    prompt_counts: row.prompt_counts,
    data_through: newest,
    answers_version: caller.epoch,
    rereading: row.rereading,
    created_at: row.created_at.toISOString(),
    competitor_id: row.competitor_id,
    api_key: caller.key,
  };
}
