import { z } from 'zod';
import { findDomainOwner, findNameOwner, lockNames, takeFromSuggested } from '../brands/name-owners.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import type { Competitor } from './competitor.ts';

// Kept as id where no competitor of any brand has it yet.
const INSERT = `
INSERT INTO competitors (id, brand_id, name, aliases, domain, domain_verified, status)
SELECT CASE WHEN EXISTS (SELECT FROM competitors WHERE id = $2) THEN gen_random_uuid() ELSE $2 END, $1, $3, $4, $5, $6, $7
RETURNING id`;

const Id = z.object({ id: z.string() });

async function adopt(client: PostgresClient, brand: BrandScope, competitor: Competitor): Promise<string> {
  const { id, name, aliases, domain, domain_verified, status } = competitor;
  const bearer = await findNameOwner(client, brand.brandId, [name]);
  if (bearer) return bearer.id;
  const free: string[] = [];
  for (const alias of aliases) if (!(await findNameOwner(client, brand.brandId, [alias]))) free.push(alias);
  const isTaken = domain !== null && (await findDomainOwner(client, brand.brandId, [domain])) !== null;
  const site = isTaken ? null : domain;
  if (site !== null) await takeFromSuggested(client, brand, [site]);
  const values = [id, name, free, site, domain_verified && !isTaken, status];
  return oneRow(Id, await client.query(scoped(brand, { text: INSERT, values }))).id;
}

/**
 * Copies competitors of another installation to a brand. A competitor whose name exists already becomes the
 * existing one; a taken alias or domain is left out.
 * @returns for each of their ids the id of the owner of the name here: a competitor, or the brand itself.
 */
export const adoptCompetitors = (
  postgres: Postgres,
  brand: BrandScope,
  competitors: readonly Competitor[],
): Promise<ReadonlyMap<string, string>> =>
  transaction(postgres, async (client) => {
    await lockNames(client, brand.brandId);
    const ids = new Map<string, string>();
    for (const competitor of competitors) ids.set(competitor.id, await adopt(client, brand, competitor));
    return ids;
  });
