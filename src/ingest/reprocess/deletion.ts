import { z } from 'zod';
import { OWNED_BY_BRAND, OWNED_BY_ORGANIZATION } from '../../brands/owned-tables.ts';
import { COMMAND_LINE, enter } from '../../people/audit-log.ts';
import { leavingMembers } from '../../people/deletion.ts';
import { invalid, missing, Refusal } from '../../shared/refusal.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { loadBrand } from '../brands/ingest-brand.ts';
import { takingTurn } from '../brands/reread-turn.ts';
import { forgetUncited } from '../outbox/uncited-domains.ts';
import { removeRows } from './brand-rows.ts';

const Named = z.object({ id: z.string(), name: z.string() });

/** Counts of what was deleted. */
export interface Deleted {
  readonly id: string;
  readonly name: string;
}

/** @throws Refusal `invalid_value` where it is not confirmed by the name of what is deleted. */
function requireConfirmed(name: string, confirmed: string): void {
  if (confirmed === name) return;
  throw invalid('confirm', `must be ${JSON.stringify(name)}, the name of what is deleted for good`);
}

const deleteOwned = async (client: PostgresClient, brandId: string) => {
  for (const table of OWNED_BY_BRAND) {
    await client.query(`DELETE FROM ${table} WHERE brand_id = $1`, [brandId]);
  }
};

/**
 * Deletes a brand from Postgres, in one step. Locks come in the order in which others take them: who imports a piece of
 * a file (which holds its row and accepts by other connections, so that Postgres could not tell who waits for whom),
 * accepts, sends, changes prompts, gives names, ends a run. Nobody sends meanwhile: a batch under way ends first, and the
 * next are sent without the brand's rows; its token stays that of the others. Nor does anybody take a piece: those under
 * way end first.
 */
async function deleteFromPostgres(
  postgres: Postgres,
  brand: BrandScope & { readonly name: string },
): Promise<void> {
  const { brandId, brandNo } = brand;
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('LOCK TABLE imports IN EXCLUSIVE MODE');
    await lockAcceptance(client, brand);
    // Waited for with the organization's row, a batch would keep its other brands' prompts from being changed or made meanwhile.
    await client.query('LOCK TABLE outbox_batches IN EXCLUSIVE MODE');
    const owner = await client.query(
      'SELECT id, name FROM organizations WHERE id = (SELECT organization_id FROM brands WHERE id = $1) FOR NO KEY UPDATE',
      [brandId],
    );
    await client.query('SELECT FROM brands WHERE id = $1 FOR UPDATE', [brandId]);
    await client.query('SELECT FROM runs WHERE brand_id = $1 FOR UPDATE', [brandId]);
    await client.query('INSERT INTO deleted_brands (brand_no, brand_id) VALUES ($1, $2)', [brandNo, brandId]);
    await deleteOwned(client, brandId);
    await client.query('DELETE FROM brands WHERE id = $1', [brandId]);
    const { id } = oneRow(Named, owner);
    await enter(client, COMMAND_LINE, id, { action: 'brand.deleted', subject: brand.name });
  });
}

const Gone = z.object({ brandId: z.string(), brandNo: z.number() });

const GONE = 'SELECT brand_id AS "brandId", brand_no AS "brandNo" FROM deleted_brands';

/** Removes what is left of a brand that Postgres has not got any more. */
async function sweep(stores: StoreClients, gone: z.output<typeof Gone>, signal?: AbortSignal) {
  const { postgres, clickhouse } = stores;
  await removeRows(clickhouse, gone.brandNo, signal);
  await forgetUncited(stores);
  // A request that had its key before may have been counted after.
  await transaction(postgres, (client) => deleteOwned(client, gone.brandId));
  await postgres.query(
    'UPDATE deleted_brands SET emptied_at = coalesce(emptied_at, now()) WHERE brand_no = $1',
    [gone.brandNo],
  );
}

/** Days for which it is looked whether anything of a deleted brand came after all: longer than an INSERT can hang. */
const SWEEP_DAYS = 7;

/** Ends deletions that were cut short, and looks after those of the last days once more. */
export async function sweepDeleted(stores: StoreClients, signal: AbortSignal): Promise<void> {
  const result = await stores.postgres.query(
    `${GONE} WHERE emptied_at IS NULL OR deleted_at > now() - make_interval(days => $1) ORDER BY brand_no`,
    [SWEEP_DAYS],
  );
  for (const gone of rowsOf(Gone, result)) await sweep(stores, gone, signal);
}

/**
 * Deletes a brand for good: its keys, prompts, competitors, answers and whatever else both stores hold of it, what
 * waits to be sent too. Imports and runs of it that are under way end with an error; a rereading ends first. Cut
 * short, it goes on where it was when it is called again, or with the next nightly job.
 * @param confirmed the brand's name; that of one whose deletion was cut short is gone already.
 * @throws Refusal `not_found`, `invalid_value`.
 */
export async function deleteBrand(stores: StoreClients, id: string, confirmed: string): Promise<Deleted> {
  const { postgres } = stores;
  const brand = await loadBrand(postgres, id);
  if (brand) {
    requireConfirmed(brand.name, confirmed);
    await takingTurn(postgres, brand, undefined, () => deleteFromPostgres(postgres, brand));
  }
  const gone = maybeRow(
    Gone,
    await postgres.query(`${GONE} WHERE brand_id = $1 AND ($2 OR emptied_at IS NULL)`, [id, brand !== null]),
  );
  if (!gone) throw missing(`brand ${id}`);
  await sweep(stores, gone);
  return { id: gone.brandId, name: confirmed };
}

/**
 * Deletes an organization and all of its brands, as `deleteBrand` does, and the accounts of its members who are in no
 * other. Cut short, it goes on when it is called again.
 * @param confirmed the organization's name.
 * @returns with the brands, and the addresses of the people, that went with it.
 * @throws Refusal `not_found`, `invalid_value`; `changed_meanwhile` where a brand was added to it, or somebody whose
 *   account goes was just doing something.
 */
export async function deleteOrganization(
  stores: StoreClients,
  id: string,
  confirmed: string,
): Promise<Deleted & { readonly brands: readonly Deleted[]; readonly people: readonly string[] }> {
  const { postgres } = stores;
  const organization = maybeRow(
    Named,
    await postgres.query('SELECT id, name FROM organizations WHERE id = $1', [id]),
  );
  if (!organization) throw missing(`organization ${id}`);
  requireConfirmed(organization.name, confirmed);
  const result = await postgres.query('SELECT id, name FROM brands WHERE organization_id = $1 ORDER BY no', [
    id,
  ]);
  const brands: Deleted[] = [];
  for (const brand of rowsOf(Named, result)) brands.push(await deleteBrand(stores, brand.id, brand.name));
  const people = await transaction(postgres, async (client) => {
    await client.query('SELECT FROM organizations WHERE id = $1 FOR UPDATE', [id]);
    const { rowCount } = await client.query('SELECT FROM brands WHERE organization_id = $1', [id]);
    if (rowCount !== 0)
      throw new Refusal('changed_meanwhile', { detail: 'a brand was added to it: run this again' });
    const deletePeople = await leavingMembers(client, id);
    for (const table of OWNED_BY_ORGANIZATION) {
      await client.query(`DELETE FROM ${table} WHERE organization_id = $1`, [id]);
    }
    await client.query('DELETE FROM organizations WHERE id = $1', [id]);
    return deletePeople();
  });
  return { ...organization, brands, people };
}
