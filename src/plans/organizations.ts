import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { COMMAND_LINE, enter } from '../people/audit-log.ts';
import { requireName } from '../shared/names.ts';
import { invalid, missing } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';

const Organization = z.object({ id: z.string(), name: z.string(), plan: z.string() });

type Organization = Readonly<z.output<typeof Organization>>;

const PlanId = z.object({ id: z.string() });
const LimitedPlan = z.object({ id: z.string(), prompt_limit: z.number() });

/** Plans, smallest first. They are rows, so that their limits are data. */
async function requirePlan(postgres: Postgres, plan: string): Promise<void> {
  const result = await postgres.query('SELECT id FROM plans ORDER BY rank');
  const plans = rowsOf(PlanId, result).map(({ id }) => id);
  if (!plans.includes(plan)) {
    throw invalid('plan', `must be one of ${plans.join(', ')}, not ${JSON.stringify(plan)}`);
  }
}

/**
 * Creates an organization.
 * @param id of it, where that was written down before.
 * @throws Refusal `invalid_value` of name or plan.
 */
export async function createOrganization(
  postgres: Postgres,
  name: string,
  plan: string,
  id: string = randomUUID(),
): Promise<Organization> {
  await requirePlan(postgres, plan);
  const result = await postgres.query(
    'INSERT INTO organizations (id, name, plan) VALUES ($1, $2, $3) RETURNING id, name, plan',
    [id, requireName('name', name), plan],
  );
  return oneRow(Organization, result);
}

const Access = z.object({ api_access: z.boolean() });

const ACCESS = `
SELECT plans.api_access FROM brands b JOIN organizations o ON o.id = b.organization_id JOIN plans ON plans.id = o.plan
WHERE b.id = $1`;

/** True where the plan of a brand's organization includes the API and the daily run. */
export const includesApi = async (postgres: Postgres, brand: BrandScope): Promise<boolean> =>
  oneRow(Access, await postgres.query(scoped(brand, { text: ACCESS, values: [] }))).api_access;

/**
 * Sets a column of an organization, and records a change in the audit log.
 * @throws Refusal `not_found`
 */
const setOrganization = (
  postgres: Postgres,
  organizationId: string,
  column: 'name' | 'plan',
  value: string,
): Promise<Organization> =>
  transaction(postgres, async (client) => {
    const found = await client.query('SELECT id, name, plan FROM organizations WHERE id = $1 FOR UPDATE', [
      organizationId,
    ]);
    const organization = maybeRow(Organization, found);
    if (!organization) throw missing(`organization ${organizationId}`);
    if (organization[column] === value) return organization;
    await client.query(`UPDATE organizations SET ${column} = $2 WHERE id = $1`, [organizationId, value]);
    const changed = { ...organization, [column]: value };
    await enter(client, COMMAND_LINE, organizationId, {
      action: 'organization.changed',
      subject: changed.name,
      changes: { [column]: value },
    });
    return changed;
  });

/** Moves an organization to another plan, which applies to its keys from their next request. */
export async function setPlan(
  postgres: Postgres,
  organizationId: string,
  plan: string,
): Promise<Organization> {
  await requirePlan(postgres, plan);
  return setOrganization(postgres, organizationId, 'plan', plan);
}

/** Changes how many prompts, counted once per country, the organizations of a plan may have active. */
export async function setPromptLimit(postgres: Postgres, plan: string, limit: number) {
  await requirePlan(postgres, plan);
  const result = await postgres.query(
    'UPDATE plans SET prompt_limit = $2 WHERE id = $1 RETURNING id, prompt_limit',
    [plan, limit],
  );
  return oneRow(LimitedPlan, result);
}

/** Gives an organization another name. */
export const renameOrganization = async (
  postgres: Postgres,
  organizationId: string,
  name: string,
): Promise<Organization> => setOrganization(postgres, organizationId, 'name', requireName('name', name));

const ListedOrganization = Organization.extend({ brands: z.number(), created_at: z.date() });

/** Organizations by name; of all, or those that have a text in their name, in any letter case. */
export async function listOrganizations(postgres: Postgres, name?: string) {
  const result = await postgres.query(
    `SELECT id, name, plan, (SELECT count(*)::int FROM brands WHERE organization_id = o.id) AS brands, created_at
     FROM organizations o WHERE $1::text IS NULL OR position(lower($1) IN lower(name)) > 0
     ORDER BY lower(name), id`,
    [name ?? null],
  );
  return rowsOf(ListedOrganization, result);
}

const ShownOrganization = Organization.extend({
  api_access: z.boolean(),
  prompt_limit: z.number(),
  /** Active prompts of all its brands, each counted once per country. */
  prompts_used: z.number(),
  brands: z.array(z.object({ id: z.string(), name: z.string(), prompts_used: z.number() })),
  created_at: z.date(),
});

const SHOW = `
SELECT o.id, o.name, o.plan, p.api_access, p.prompt_limit, o.created_at,
  coalesce(sum(b.used), 0)::int AS prompts_used,
  coalesce(
    json_agg(json_build_object('id', b.id, 'name', b.name, 'prompts_used', b.used) ORDER BY lower(b.name), b.id)
      FILTER (WHERE b.id IS NOT NULL),
    '[]') AS brands
FROM organizations o
JOIN plans p ON p.id = o.plan
LEFT JOIN LATERAL (
  SELECT id, name, (
    SELECT coalesce(sum(cardinality(countries)), 0)::int FROM prompts
    WHERE brand_id = brands.id AND status = 'active'
  ) AS used
  FROM brands WHERE organization_id = o.id
) AS b ON true
WHERE o.id = $1 GROUP BY o.id, p.id`;

/** An organization, what of its plan is in use, and its brands. @throws Refusal `not_found` */
export async function showOrganization(postgres: Postgres, organizationId: string) {
  const organization = maybeRow(ShownOrganization, await postgres.query(SHOW, [organizationId]));
  if (!organization) throw missing(`organization ${organizationId}`);
  return organization;
}
