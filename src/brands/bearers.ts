import { z } from 'zod';
import type { PostgresClient } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { Refusal } from '../words/refusal.ts';

/**
 * Makes whoever else gives a name to a brand or one of its competitors wait until this transaction ends, so that
 * looking for the bearer of a name and giving it are one step. The first statement of such a transaction: what is
 * read after it is as the transactions before have left it.
 * @returns false where there is no such brand.
 */
export async function lockNames(client: PostgresClient, brandId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
  return rowCount === 1;
}

const Bearer = z.object({
  id: z.string(),
  name: z.string(),
  /** The name that was looked for, as it was given. */
  taken: z.string(),
});

/** Who goes by a name: a brand itself, or one of its competitors. */
type Bearer = Readonly<z.output<typeof Bearer>>;

const BEARER = `
SELECT bearer.id, bearer.name, wanted.name AS taken FROM (
  SELECT id, name, name || aliases AS names, true AS own FROM brands WHERE id = $1
  UNION ALL
  SELECT id, name, name || aliases, false FROM competitors WHERE brand_id = $1
) AS bearer
CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS wanted (name, place)
WHERE bearer.id IS DISTINCT FROM $3
  AND lower(wanted.name) IN (SELECT lower(known) FROM unnest(bearer.names) AS known)
ORDER BY place, own DESC LIMIT 1`;

/**
 * Who of a brand goes by the first of some names, in any letter case, that anybody but `except` goes by. Call it
 * after `lockNames`.
 */
export async function findBearer(
  client: PostgresClient,
  brandId: string,
  names: readonly string[],
  except: string | null = null,
): Promise<Bearer | null> {
  return maybeRow(Bearer, await client.query(BEARER, [brandId, names, except]));
}

/** @throws Refusal `name_taken` where anybody but `id` goes by one of the names. Call it after `lockNames`. */
export async function requireUntaken(
  client: PostgresClient,
  brandId: string,
  id: string,
  names: readonly string[],
): Promise<void> {
  const bearer = await findBearer(client, brandId, names, id);
  if (bearer) throw new Refusal('name_taken', { detail: `${bearer.taken} is a name of ${bearer.name}` });
}
