import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { Refusal } from '../shared/refusal.ts';
import type { PostgresClient } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';

/**
 * Locks the names of a brand and its competitors until the transaction ends, so that looking for the owner of
 * a name and assigning the name are one step. It must be the first statement of the transaction: later reads
 * then see what earlier transactions committed.
 * @returns false where there is no such brand.
 */
export async function lockNames(client: PostgresClient, brandId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
  return rowCount === 1;
}

const OwnerRow = z.object({
  id: z.string(),
  name: z.string(),
  /** The name that was looked for, as it was given. */
  taken: z.string(),
});

const NameOwner = OwnerRow.extend({
  /** Of a competitor; null of the brand itself. */
  status: z.enum(['tracked', 'suggested', 'dismissed']).nullable(),
});

/** Owner of a name: the brand itself, or one of its competitors. */
type NameOwner = Readonly<z.output<typeof NameOwner>>;

/** Folds spellings of one name together in Postgres, as `spellingKey` does in the service. */
const spelling = (name: string) => `replace(lower(normalize(${name}, NFKC)), 'ς', 'σ')`;

const NAME_OWNER = `
SELECT bearer.id, bearer.name, bearer.status, wanted.name AS taken FROM (
  SELECT id, name, unnest(name || aliases) AS known, NULL AS status FROM brands WHERE id = $1
  UNION ALL
  SELECT id, name, unnest(name || aliases), status FROM competitors WHERE brand_id = $1
) AS bearer
JOIN unnest($2::text[]) WITH ORDINALITY AS wanted (name, place) ON ${spelling('wanted.name')} = ${spelling('known')}
WHERE bearer.id IS DISTINCT FROM $3
ORDER BY place, bearer.status IS NULL DESC LIMIT 1`;

/**
 * Finds who in a brand owns the first of some names, in any letter case and width, except `except`: two
 * owners of one name would be read as one, and the second would never be mentioned. Call it after
 * `lockNames`.
 */
export async function findNameOwner(
  client: PostgresClient,
  brandId: string,
  names: readonly string[],
  except: string | null = null,
): Promise<NameOwner | null> {
  return maybeRow(NameOwner, await client.query(NAME_OWNER, [brandId, names, except]));
}

/** @throws Refusal `name_taken` where anybody but `id` goes by one of the names. Call it after `lockNames`. */
export async function requireUntaken(
  client: PostgresClient,
  brandId: string,
  id: string,
  names: readonly string[],
): Promise<void> {
  const bearer = await findNameOwner(client, brandId, names, id);
  if (bearer) throw new Refusal('name_taken', { detail: `${bearer.taken} is a name of ${bearer.name}` });
}

const DomainOwner = OwnerRow.extend({ status: z.enum(['own', 'tracked', 'dismissed']) });

type DomainOwner = Readonly<z.output<typeof DomainOwner>>;

const DOMAIN_OWNER = `
SELECT bearer.id, bearer.name, bearer.status, wanted.domain AS taken FROM (
  SELECT id, name, domains, 'own' AS status FROM brands WHERE id = $1
  UNION ALL
  SELECT id, name, ARRAY[domain], status FROM competitors WHERE brand_id = $1 AND status <> 'suggested'
) AS bearer
CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS wanted (domain, place)
WHERE bearer.id IS DISTINCT FROM $3 AND wanted.domain = ANY (bearer.domains)
ORDER BY place, status = 'own' DESC LIMIT 1`;

/**
 * Finds who in a brand owns the first of some domains, except `except`: the brand itself, or a competitor
 * that is tracked or dismissed. Call it after `lockNames`.
 */
export async function findDomainOwner(
  client: PostgresClient,
  brandId: string,
  domains: readonly string[],
  except: string | null = null,
): Promise<DomainOwner | null> {
  return maybeRow(DomainOwner, await client.query(DOMAIN_OWNER, [brandId, domains, except]));
}

const GIVE_UP = `
UPDATE competitors SET domain = NULL, domain_verified = false
WHERE brand_id = $1 AND status = 'suggested' AND domain = ANY ($2) AND id IS DISTINCT FROM $3
RETURNING name`;

const Named = z.object({ name: z.string() });

/** Removes domains from suggested competitors other than `except`, since nobody has confirmed them. */
export async function takeFromSuggested(
  client: PostgresClient,
  { brandId, author }: Pick<ChangedBrand, 'brandId' | 'author'>,
  domains: readonly string[],
  except: string | null = null,
): Promise<void> {
  const result = await client.query(GIVE_UP, [brandId, domains, except]);
  for (const { name } of rowsOf(Named, result)) {
    const change = { action: 'competitor.changed', subject: name, changes: { domain: null } } as const;
    await enterOfBrand(client, { brandId, author }, change);
  }
}

const WHO = { own: ', the brand itself', tracked: '', dismissed: ', a dismissed competitor' } as const;

/**
 * Checks that nobody else in a brand owns domains that are about to be assigned. Call it after `lockNames`.
 * @param id the new owner; null for a competitor that is about to be added.
 * @throws Refusal `domain_taken` where the brand itself, or another competitor that is tracked or dismissed,
 * has one.
 */
export async function claimDomains(
  client: PostgresClient,
  changed: Pick<ChangedBrand, 'brandId' | 'author'>,
  id: string | null,
  domains: readonly string[],
): Promise<void> {
  const bearer = await findDomainOwner(client, changed.brandId, domains, id);
  if (bearer) {
    const { taken, name, status } = bearer;
    throw new Refusal('domain_taken', { detail: `${taken} is a domain of ${name}${WHO[status]}` });
  }
  await takeFromSuggested(client, changed, domains, id);
}
