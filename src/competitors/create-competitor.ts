import { z } from 'zod';
import { claimDomains, findNameOwner, lockNames } from '../brands/name-owners.ts';
import { type Author, enterOfBrand } from '../people/audit-log.ts';
import { requireDomain, requireName, requireNames } from '../shared/names.ts';
import { invalid, missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';

export const COMPETITOR_STATUSES = ['tracked', 'suggested', 'dismissed'] as const;

export type CompetitorStatus = (typeof COMPETITOR_STATUSES)[number];

export interface NewCompetitor {
  readonly brandId: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | undefined;
  readonly status: string;
}

/** A competitor as the commands print it. */
export const PrintedCompetitor = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domain: z.string().nullable(),
  status: z.string(),
});

export const COMPETITOR_COLUMNS = Object.keys(PrintedCompetitor.shape).join(', ');

/** @throws Refusal `invalid_value` */
export function requireStatus(status: string): void {
  if ((COMPETITOR_STATUSES as readonly string[]).includes(status)) return;
  throw invalid('status', `must be one of ${COMPETITOR_STATUSES.join(', ')}, not ${JSON.stringify(status)}`);
}

/** @throws Refusal where the brand or one of its competitors goes by one of the names. */
async function requireFree(client: PostgresClient, brandId: string, names: readonly string[]): Promise<void> {
  const bearer = await findNameOwner(client, brandId, names);
  if (!bearer) return;
  throw bearer.id === brandId
    ? new Refusal('own_brand_not_a_competitor', { detail: `${bearer.taken} is a name of the brand itself` })
    : new Refusal('competitor_already_exists', {
        detail: `${bearer.taken} is a name of the brand's competitor ${bearer.name} (${bearer.id}), which is ${bearer.status}${bearer.status === 'tracked' ? '' : '; set its status to tracked to compare with it'}`,
      });
}

/**
 * Adds a competitor to a brand. A given domain counts as verified, except for a suggestion.
 * @throws Refusal `competitor_already_exists` or `own_brand_not_a_competitor` for a name or alias (in any
 * letter case and width) of the brand or one of its competitors, with its id and status; `domain_taken` as
 * `claimDomains`; `invalid_value`, `not_found`.
 */
export async function createCompetitor(postgres: Postgres, competitor: NewCompetitor, author?: Author) {
  requireStatus(competitor.status);
  const name = requireName('name', competitor.name);
  const domain = competitor.domain === undefined ? null : requireDomain('domain', competitor.domain);
  const aliases = requireNames('alias', competitor.aliases);
  const isVerified = domain !== null && competitor.status !== 'suggested';
  return transaction(postgres, async (client) => {
    if (!(await lockNames(client, competitor.brandId))) {
      throw missing(`brand ${competitor.brandId}`);
    }
    await requireFree(client, competitor.brandId, [name, ...aliases]);
    const brand = { brandId: competitor.brandId, author };
    if (domain !== null) await claimDomains(client, brand, null, [domain]);
    const result = await client.query(
      `INSERT INTO competitors (brand_id, name, aliases, domain, domain_verified, status)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COMPETITOR_COLUMNS}`,
      [competitor.brandId, name, aliases, domain, isVerified, competitor.status],
    );
    await enterOfBrand(client, brand, {
      action: 'competitor.created',
      subject: name,
      changes: { status: competitor.status },
    });
    return oneRow(PrintedCompetitor, result);
  });
}
