import { z } from 'zod';
import { type Author, enterOfBrand } from '../people/audit-log.ts';
import { ENGINES } from '../providers/index.ts';
import { normalizeCountry } from '../shared/countries.ts';
import { requireDomain, requireName, requireNames } from '../shared/names.ts';
import { invalid, missing } from '../shared/refusal.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';

export interface NewBrand {
  readonly organizationId: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly aliases: readonly string[];
  readonly country: string;
  readonly includeSubdomains: boolean;
  readonly engines: readonly string[];
}

/**
 * Engines in their order.
 * @throws Refusal `invalid_value` where one is unknown, or there is none.
 */
export function requireEngines(engines: readonly string[]): readonly string[] {
  const known: readonly string[] = ENGINES.map(({ id }) => id);
  const unknown = engines.find((engine) => !known.includes(engine));
  if (unknown !== undefined || engines.length === 0) {
    throw invalid(
      'engine',
      `must be a comma list of ${known.join(', ')}, not ${JSON.stringify(unknown ?? '')}`,
    );
  }
  return known.filter((engine) => engines.includes(engine));
}

/**
 * An assigned ISO 3166-1 alpha-2 code, in capitals.
 * @throws Refusal `invalid_value`
 */
export function requireCountry(text: string): string {
  const country = normalizeCountry(text);
  if (country) return country;
  throw invalid('country', `must be an assigned ISO 3166-1 alpha-2 code, not ${JSON.stringify(text)}`);
}

/** A brand as the commands print it. */
export const PrintedBrand = z.object({
  id: z.string(),
  competitor_id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  include_subdomains: z.boolean(),
  primary_country: z.string(),
  engines: z.array(z.string()),
  /** Days for which texts of answers are kept; null for good. */
  keep_texts: z.number().nullable(),
  created_at: z.date(),
});

export const BRAND_COLUMNS = Object.keys(PrintedBrand.shape).join(', ');

const INSERT = `
INSERT INTO brands (organization_id, name, aliases, domains, include_subdomains, primary_country, engines)
SELECT id, $2, $3, $4, $5, $6, $7 FROM organizations WHERE id = $1
RETURNING ${BRAND_COLUMNS}`;

/**
 * Creates a brand. Its competitor_id stands for it in mention rows and the brands report.
 * @throws Refusal `invalid_value` of name, alias, domain, country or engine; `not_found`.
 */
export async function createBrand(postgres: Postgres, brand: NewBrand, author?: Author) {
  const country = requireCountry(brand.country);
  const domains = [...new Set(brand.domains.map((domain) => requireDomain('domain', domain)))];
  const engines = requireEngines(brand.engines);
  const values = [
    brand.organizationId,
    requireName('name', brand.name),
    requireNames('alias', brand.aliases),
    domains,
    brand.includeSubdomains,
    country,
    engines,
  ];
  return transaction(postgres, async (client) => {
    const created = maybeRow(PrintedBrand, await client.query(INSERT, values));
    if (!created) throw missing(`organization ${brand.organizationId}`);
    const change = { action: 'brand.created', subject: created.name } as const;
    await enterOfBrand(client, { brandId: created.id, author }, change);
    return created;
  });
}
