import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { PostgresClient } from '../stores/postgres.ts';

/** Basis of the prompt limit: active prompts, each counted once per country. A row of LIMIT_COLUMNS. */
export const PromptLimit = z.object({
  plan: z.string(),
  limit: z.number(),
  /** In use by all brands of the organization. */
  used: z.number(),
});

export type PromptLimit = Readonly<z.output<typeof PromptLimit>>;

const LOCK = `
SELECT FROM organizations
WHERE id = (SELECT organization_id FROM brands WHERE id = $1)
FOR NO KEY UPDATE`;

/**
 * Locks the prompts of an organization until the transaction ends, so that counting and changing are one
 * step. It must be the first statement of the transaction, which rules out deadlocks; later reads see what
 * earlier transactions committed.
 */
export async function lockPrompts(client: PostgresClient, brand: BrandScope): Promise<void> {
  await client.query({ name: 'lock-prompts', ...scoped(brand, { text: LOCK, values: [] }) });
}

/** The columns plan, limit and used, in a query over the brand as `b`. */
export const LIMIT_COLUMNS = `
  (SELECT plan FROM organizations WHERE id = b.organization_id) AS plan,
  (SELECT prompt_limit FROM plans JOIN organizations o ON o.plan = plans.id
   WHERE o.id = b.organization_id) AS limit,
  (SELECT coalesce(sum(cardinality(p.countries)), 0)::int
   FROM prompts p JOIN brands sibling ON sibling.id = p.brand_id
   WHERE sibling.organization_id = b.organization_id AND p.status = 'active') AS used`;

/**
 * Refuses a change that would exceed the limit. A change that adds nothing is fine even where a smaller plan
 * has left the organization above its limit.
 * @param added number of additional prompts.
 * @throws Refusal `prompt_limit_exceeded`.
 */
export function requirePromptRoom({ plan, limit, used }: PromptLimit, added: number): void {
  if (added <= 0 || used + added <= limit) return;
  throw new Refusal('prompt_limit_exceeded', {
    detail: `The plan ${plan} allows ${limit} active prompts over all brands of the organization, each counted once per country; ${used} are in use and this would add ${added}.`,
  });
}

/** Prompts with as many active ones as the plan allows, in their order; the others paused. */
export function pauseBeyond<P extends { readonly status: string; readonly countries: readonly string[] }>(
  { limit, used }: PromptLimit,
  prompts: readonly P[],
): { readonly prompts: readonly P[]; readonly paused: number } {
  let room = limit - used;
  let paused = 0;
  const fitting = prompts.map((prompt) => {
    if (prompt.status !== 'active') return prompt;
    if (prompt.countries.length <= room) {
      room -= prompt.countries.length;
      return prompt;
    }
    paused += 1;
    return { ...prompt, status: 'paused' };
  });
  return { prompts: fitting, paused };
}
