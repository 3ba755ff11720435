import { findCompetitors } from '../competitors/filter.ts';
import { findPrompts } from '../prompts/filter.ts';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { type Finding, refusalOf } from '../words/faults.ts';

/** The ids that the filters of a request name. */
export interface NamedIds {
  readonly prompt_id?: readonly string[] | undefined;
  readonly competitor_id?: readonly string[] | undefined;
  readonly includeArchived: boolean;
}

/** What they stand for: numbers inside ClickHouse, 0 being the own brand; null where a filter was not sent. */
export interface NamedNumbers {
  readonly promptNos: readonly number[] | null;
  readonly competitorNos: readonly number[] | null;
}

/** Looks up the ids that filters name, and tells those that a filter cannot name. */
export async function lookUpNamed(
  postgres: Postgres,
  brand: BrandKey,
  { prompt_id, competitor_id, includeArchived }: NamedIds,
): Promise<NamedNumbers & { readonly faults: readonly Finding[] }> {
  const [prompts, competitors] = await Promise.all([
    prompt_id ? findPrompts(postgres, brand, prompt_id, includeArchived) : null,
    competitor_id ? findCompetitors(postgres, brand, competitor_id) : null,
  ]);
  return {
    promptNos: prompts?.nos ?? null,
    competitorNos: competitors?.nos ?? null,
    faults: [...(prompts?.faults ?? []), ...(competitors?.faults ?? [])],
  };
}

/**
 * As `lookUpNamed`, for a request that is otherwise in order.
 * @throws Refusal `unknown_prompt`, `prompt_archived`, `unknown_competitor`.
 */
export async function resolveNamed(
  postgres: Postgres,
  brand: BrandKey,
  named: NamedIds,
): Promise<NamedNumbers> {
  const { faults, ...numbers } = await lookUpNamed(postgres, brand, named);
  if (faults.length > 0) throw refusalOf(faults);
  return numbers;
}
