import { findCompetitors } from '../competitors/filter.ts';
import { matchCompetitors } from '../competitors/match-names.ts';
import { findDomains } from '../domains/numbers.ts';
import { findPrompts } from '../prompts/filter.ts';
import { matchPrompts } from '../prompts/match-texts.ts';
import { type Finding, refusalOfFaults, type UnnamedFinding } from '../shared/faults.ts';
import type { NameMatch } from '../shared/name-match.ts';
import type { RefusalCode } from '../shared/refusal.ts';
import type { BrandScope } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';

/** Lookup of the ids in a parameter. */
interface LookUp {
  /** Refusals that the lookup may throw. */
  readonly refusals: readonly RefusalCode[];
  readonly find: (
    postgres: Postgres,
    brand: BrandScope,
    ids: readonly string[],
    includeArchived: boolean,
  ) => Promise<{ readonly nos: readonly number[]; readonly faults: readonly UnnamedFinding[] }>;
  /** Lookup by name, where the parameter holds ids of things that have one. */
  readonly byName?: NamesOf;
}

/** Things that people know by a name. */
interface NamesOf {
  /** One of them in words. */
  readonly noun: string;
  readonly match: (postgres: Postgres, brand: BrandScope, texts: readonly string[]) => Promise<NameMatch[]>;
}

const COMPETITOR_NAMES: NamesOf = { noun: 'brand', match: matchCompetitors };
const PROMPT_TEXTS: NamesOf = { noun: 'prompt', match: matchPrompts };

/** The parameters, of reports and lists, that name things which have numbers in ClickHouse. */
export const NAMED = {
  prompt_id: { refusals: ['unknown_prompt', 'prompt_archived'], find: findPrompts, byName: PROMPT_TEXTS },
  competitor_id: { refusals: ['unknown_competitor'], find: findCompetitors, byName: COMPETITOR_NAMES },
  mentioned_competitor_id: {
    refusals: ['unknown_competitor'],
    find: findCompetitors,
    byName: COMPETITOR_NAMES,
  },
  not_mentioned_competitor_id: {
    refusals: ['unknown_competitor'],
    find: findCompetitors,
    byName: COMPETITOR_NAMES,
  },
  domain: { refusals: [], find: (postgres, _brand, domains) => findDomains(postgres, domains) },
} as const satisfies Record<string, LookUp>;

export type NamedParameter = keyof typeof NAMED;

export const NAMED_PARAMETERS = Object.keys(NAMED) as readonly NamedParameter[];

/** The ids that the parameters of a request name. */
export type NamedIds = { readonly [K in NamedParameter]?: readonly string[] | undefined };

/** ClickHouse numbers of the named brands, 0 being the own brand; null for a parameter that was not sent. */
export type NamedNumbers = { readonly [K in NamedParameter]: readonly number[] | null };

const eachNamed = <T>(value: (name: NamedParameter) => T) =>
  Object.fromEntries(NAMED_PARAMETERS.map((name) => [name, value(name)])) as Readonly<
    Record<NamedParameter, T>
  >;

/** Value where no parameter names anything. */
export const NONE_NAMED: NamedNumbers = eachNamed(() => null);

/** Ids that the parameters name; a parameter with a single value gives a list of one. */
export const namedIn = (values: Readonly<Record<string, unknown>>): NamedIds =>
  eachNamed((name) => (values[name] === undefined ? undefined : ([values[name]].flat() as string[])));

/** Looks up the ids that parameters name, and reports those that do not exist. */
export async function lookUpNamed(
  postgres: Postgres,
  brand: BrandScope,
  named: NamedIds,
  includeArchived: boolean,
): Promise<{ readonly numbers: NamedNumbers; readonly faults: readonly Finding[] }> {
  const found = await Promise.all(
    NAMED_PARAMETERS.map(async (name) => {
      const ids = named[name];
      return { name, result: ids ? await NAMED[name].find(postgres, brand, ids, includeArchived) : null };
    }),
  );
  return {
    numbers: Object.fromEntries(found.map(({ name, result }) => [name, result?.nos ?? null])) as NamedNumbers,
    faults: found.flatMap(({ name, result }) =>
      (result?.faults ?? []).map((fault) => ({ ...fault, parameter: name })),
    ),
  };
}

/**
 * As `lookUpNamed`, for a request that is otherwise in order.
 * @throws Refusal `unknown_prompt`, `prompt_archived`, `unknown_competitor`.
 */
export async function resolveNamed(
  postgres: Postgres,
  brand: BrandScope,
  named: NamedIds,
  includeArchived: boolean,
): Promise<NamedNumbers> {
  const { faults, numbers } = await lookUpNamed(postgres, brand, named, includeArchived);
  if (faults.length > 0) throw refusalOfFaults(faults);
  return numbers;
}
