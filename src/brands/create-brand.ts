import { z } from 'zod';
import { type Author, COMMAND_LINE, enterOfBrand } from '../people/journal.ts';
import { ENGINES } from '../providers/index.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { normalizeCountry } from '../words/countries.ts';
import { requireDomain, requireName, requireNames } from '../words/names.ts';
import { invalid, missing } from '../words/refusal.ts';

export interface NewBrand {
  readonly organizationId: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly aliases: readonly string[];
  readonly country: string;
  readonly includeSubdomains: boolean;
  readonly engines: readonly string[];
}

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

const CreatedBrand = z.object({
  id: z.string(),
  competitor_id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  include_subdomains: z.boolean(),
  primary_country: z.string(),
  engines: z.array(z.string()),
  created_at: z.date(),
});

const INSERT = `
INSERT INTO brands (organization_id, name, aliases, domains, include_subdomains, primary_country, engines)
SELECT id, $2, $3, $4, $5, $6, $7 FROM organizations WHERE id = $1
RETURNING ${Object.keys(CreatedBrand.shape).join(', ')}`;

/**
 * Creates a brand. Its competitor_id stands for it in mention rows and the brands report.
 * @throws Refusal `invalid_value` of name, alias, domain, country or engine; `not_found`.
 */
export async function createBrand(postgres: Postgres, brand: NewBrand, author: Author = COMMAND_LINE) {
  const country = normalizeCountry(brand.country);
  if (!country) {
    throw invalid(
      'country',
      `must be an assigned ISO 3166-1 alpha-2 code, not ${JSON.stringify(brand.country)}`,
    );
  }
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
    const created = maybeRow(CreatedBrand, await client.query(INSERT, values));
    if (!created) throw missing(`organization ${brand.organizationId}`);
    await enterOfBrand(
      client,
      { brandId: created.id, author },
      { action: 'brand.created', subject: created.name },
    );
    return created;
  });
}
