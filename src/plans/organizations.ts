import { z } from 'zod';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { requireName } from '../words/names.ts';
import { invalid, missing } from '../words/refusal.ts';

const Organization = z.object({ id: z.string(), name: z.string(), plan: z.string() });

type Organization = Readonly<z.output<typeof Organization>>;

const PlanId = z.object({ id: z.string() });
const LimitedPlan = z.object({ id: z.string(), prompt_limit: z.number() });

/** The plans there are, smallest first. They are rows, so that their limits are data. */
async function requirePlan(postgres: Postgres, plan: string): Promise<void> {
  const result = await postgres.query('SELECT id FROM plans ORDER BY rank');
  const plans = rowsOf(PlanId, result).map(({ id }) => id);
  if (!plans.includes(plan)) {
    throw invalid('plan', `must be one of ${plans.join(', ')}, not ${JSON.stringify(plan)}`);
  }
}

export async function createOrganization(
  postgres: Postgres,
  name: string,
  plan: string,
): Promise<Organization> {
  await requirePlan(postgres, plan);
  const result = await postgres.query(
    'INSERT INTO organizations (name, plan) VALUES ($1, $2) RETURNING id, name, plan',
    [requireName('name', name), plan],
  );
  return oneRow(Organization, result);
}

/** Moves an organization to another plan; its keys follow from their next request. */
export async function setPlan(
  postgres: Postgres,
  organizationId: string,
  plan: string,
): Promise<Organization> {
  await requirePlan(postgres, plan);
  const result = await postgres.query(
    'UPDATE organizations SET plan = $2 WHERE id = $1 RETURNING id, name, plan',
    [organizationId, plan],
  );
  const organization = maybeRow(Organization, result);
  if (!organization) throw missing(`organization ${organizationId}`);
  return organization;
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
