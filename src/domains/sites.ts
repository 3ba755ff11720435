import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';

import { requireDomain } from '../shared/names.ts';
import { invalid, Refusal } from '../shared/refusal.ts';
import { isOwnDomain } from '../sources/cited-sources.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { CONTENT_TYPES } from './domains.ts';

/** Owner of a site that belongs to nobody who is compared. */
export const NOBODY = 'none';

/** Longest domain that the DNS has. */
const MAX_DOMAIN = 253;

/** Change of a site; absent members stay, and null goes back to what is known without it. */
export interface SiteChange {
  readonly domain: string;
  readonly content_type?: (typeof CONTENT_TYPES)[number] | null | undefined;
  /** Id of a competitor, or `none`. */
  readonly owner?: string | null | undefined;
}

const Site = z.object({
  domain: z.string(),
  content_type: z.enum(CONTENT_TYPES).nullable(),
  owner: z.string().nullable(),
});

const COLUMNS = `domain, content_type, CASE WHEN has_owner THEN competitor_id::text WHEN NOT has_owner THEN '${NOBODY}' END AS owner`;

const OwnDomains = z.object({ domains: z.array(z.string()), include_subdomains: z.boolean() });

/** @throws Refusal `invalid_value` for an owner of one of the brand's own domains. */
async function requireForeign(client: PostgresClient, brand: ChangedBrand, domain: string): Promise<void> {
  const text = 'SELECT domains, include_subdomains FROM brands WHERE id = $1 FOR SHARE';
  const own = oneRow(OwnDomains, await client.query(scoped(brand, { text, values: [] })));
  if (!isOwnDomain(domain, own.domains, own.include_subdomains)) return;
  throw invalid('owner', `cannot be given for ${domain}, which is one of the brand's own domains`);
}

const Named = z.object({ name: z.string() });

/** Name of a competitor of the brand, which stays until the transaction ends. @throws Refusal `not_found` */
async function holdCompetitor(client: PostgresClient, brand: ChangedBrand, id: string): Promise<string> {
  const text = 'SELECT name FROM competitors WHERE brand_id = $1 AND id = $2 FOR KEY SHARE';
  const found = maybeRow(Named, await client.query(scoped(brand, { text, values: [id] })));
  if (found === null) throw new Refusal('not_found');
  return found.name;
}

const SET = `
INSERT INTO sites AS s (brand_id, domain, content_type, has_owner, competitor_id)
VALUES ($1, $2, $4, $6, $7)
ON CONFLICT (brand_id, domain) DO UPDATE SET
  content_type = CASE WHEN $3 THEN excluded.content_type ELSE s.content_type END,
  has_owner = CASE WHEN $5 THEN excluded.has_owner ELSE s.has_owner END,
  competitor_id = CASE WHEN $5 THEN excluded.competitor_id ELSE s.competitor_id END,
  updated_at = now()
RETURNING ${COLUMNS}`;

/** A row that says nothing is none. */
const FORGET = `
DELETE FROM sites WHERE brand_id = $1 AND domain = $2 AND content_type IS NULL AND has_owner IS NULL`;

/**
 * Sets the kind and the owner of a site for one brand. Reports that start afterwards have them, for past dates too.
 * @throws Refusal `invalid_value`, and `not_found` for a competitor of another brand.
 */
export async function setSite(
  postgres: Postgres,
  brand: ChangedBrand,
  { domain: given, content_type, owner }: SiteChange,
) {
  const domain = requireDomain('domain', given);
  if (domain.length > MAX_DOMAIN) throw invalid('domain', `must have at most ${MAX_DOMAIN} characters`);
  return transaction(postgres, async (client) => {
    const competitor = owner == null || owner === NOBODY ? null : owner;
    if (owner != null) await requireForeign(client, brand, domain);
    const name = competitor === null ? owner : await holdCompetitor(client, brand, competitor);
    const values = [
      domain,
      content_type !== undefined,
      content_type ?? null,
      owner !== undefined,
      owner == null ? null : owner !== NOBODY,
      competitor,
    ];
    const site = oneRow(Site, await client.query(scoped(brand, { text: SET, values })));
    await client.query(scoped(brand, { text: FORGET, values: [domain] }));
    await enterOfBrand(client, brand, {
      action: 'site.changed',
      subject: domain,
      changes: {
        ...(content_type === undefined ? {} : { content_type }),
        ...(owner === undefined ? {} : { owner: name }),
      },
    });
    return site;
  });
}
