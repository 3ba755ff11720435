import { z } from 'zod';
import { missing } from '../shared/refusal.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { BRAND_COLUMNS, PrintedBrand } from './create-brand.ts';
import { IS_TO_REREAD } from './to-reread.ts';

const ListedBrand = z.object({
  id: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  organization_id: z.string(),
  organization: z.string(),
  /** YYYY-MM-DD (UTC) of its newest answer; null before the first. */
  newest_answers: z.string().nullable(),
  created_at: z.date(),
});

/** Search conditions; without any, all brands are listed. */
export interface BrandSearch {
  readonly organizationId?: string | undefined;
  /** Part of a name, alias or domain of the brand or of its organization's name, in any letter case. */
  readonly name?: string | undefined;
}

const LIST = `
SELECT b.id, b.name, b.domains, b.organization_id, o.name AS organization,
  (SELECT max(day)::text FROM ledger WHERE brand_id = b.id AND answers > 0) AS newest_answers, b.created_at
FROM brands b JOIN organizations o ON o.id = b.organization_id
WHERE ($1::uuid IS NULL OR o.id = $1)
  AND ($2::text IS NULL OR EXISTS (
    SELECT FROM unnest(o.name || b.name || b.aliases || b.domains) AS known
    WHERE position(lower($2) IN lower(known)) > 0
  ))
ORDER BY lower(o.name), o.id, lower(b.name), b.id`;

/**
 * Brands by organization and name.
 * @throws Refusal `not_found` for an organization that is not there.
 */
export async function listBrands(postgres: Postgres, { organizationId, name }: BrandSearch) {
  const brands = rowsOf(ListedBrand, await postgres.query(LIST, [organizationId ?? null, name ?? null]));
  if (brands.length === 0 && organizationId !== undefined) {
    const { rowCount } = await postgres.query('SELECT FROM organizations WHERE id = $1', [organizationId]);
    if (rowCount === 0) throw missing(`organization ${organizationId}`);
  }
  return brands;
}

const perStatus = <S extends string>(...statuses: readonly S[]) =>
  z.object(Object.fromEntries(statuses.map((status) => [status, z.number()])) as Record<S, z.ZodNumber>);

const ShownBrand = PrintedBrand.extend({
  organization: z.object({ name: z.string(), plan: z.string() }),
  prompts: perStatus('active', 'paused', 'archived'),
  competitors: perStatus('tracked', 'suggested', 'dismissed'),
  /** Keys that work now. */
  keys: z.number(),
  answers: z.object({
    stored: z.number(),
    oldest: z.string().nullable(),
    newest: z.string().nullable(),
    /** Accepted answers that ClickHouse does not have yet. */
    waiting: z.number(),
  }),
  rereading: z.boolean(),
});

const counted = (table: string, statuses: readonly string[]) => `
  (SELECT json_build_object(${statuses.map((s) => `'${s}', count(*) FILTER (WHERE status = '${s}')`).join(', ')})
   FROM ${table} WHERE brand_id = b.id)`;

const SHOW = `
SELECT ${BRAND_COLUMNS.split(', ')
  .map((column) => `b.${column}`)
  .join(', ')},
  (SELECT json_build_object('name', name, 'plan', plan) FROM organizations WHERE id = b.organization_id) AS organization,
  ${counted('prompts', ['active', 'paused', 'archived'])} AS prompts,
  ${counted('competitors', ['tracked', 'suggested', 'dismissed'])} AS competitors,
  (SELECT count(*)::int FROM api_keys
   WHERE brand_id = b.id AND (revoked_at IS NULL OR revoked_at > now())) AS keys,
  (SELECT json_build_object(
     'stored', coalesce(sum(answers), 0)::bigint, 'oldest', min(day)::text, 'newest', max(day)::text,
     'waiting', (SELECT coalesce(sum(cardinality(answer_ids)), 0)::int FROM outbox WHERE brand_id = b.id))
   FROM ledger WHERE brand_id = b.id AND answers > 0) AS answers,
  ${IS_TO_REREAD} AS rereading
FROM brands b WHERE b.id = $1`;

/**
 * A brand and what it has.
 * @throws Refusal `not_found`
 */
export async function showBrand(postgres: Postgres, id: string) {
  const brand = maybeRow(ShownBrand, await postgres.query(SHOW, [id]));
  if (!brand) throw missing(`brand ${id}`);
  return brand;
}
