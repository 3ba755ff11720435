import type { Postgres } from '../stores/postgres.ts';
import { requireName } from '../words/names.ts';
import { invalid, missing } from '../words/refusal.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
}

/** The plans there are, smallest first. They are rows, so that their limits are data. */
async function requirePlan(postgres: Postgres, plan: string): Promise<void> {
  const { rows } = await postgres.query<{ id: string }>('SELECT id FROM plans ORDER BY rank');
  const plans = rows.map(({ id }) => id);
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
  const { rows } = await postgres.query<Organization>(
    'INSERT INTO organizations (name, plan) VALUES ($1, $2) RETURNING id, name, plan',
    [requireName('name', name), plan],
  );
  return rows[0] as Organization;
}

/** Moves an organization to another plan; its keys follow from their next request. */
export async function setPlan(
  postgres: Postgres,
  organizationId: string,
  plan: string,
): Promise<Organization> {
  await requirePlan(postgres, plan);
  const { rows } = await postgres.query<Organization>(
    'UPDATE organizations SET plan = $2 WHERE id = $1 RETURNING id, name, plan',
    [organizationId, plan],
  );
  if (!rows[0]) throw missing(`organization ${organizationId}`);
  return rows[0];
}

/** Changes how many prompts, counted once per country, the organizations of a plan may have active. */
export async function setPromptLimit(postgres: Postgres, plan: string, limit: number) {
  await requirePlan(postgres, plan);
  const { rows } = await postgres.query<{ id: string; prompt_limit: number }>(
    'UPDATE plans SET prompt_limit = $2 WHERE id = $1 RETURNING id, prompt_limit',
    [plan, limit],
  );
  return rows[0];
}
