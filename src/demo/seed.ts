import { createBrand } from '../brands/create-brand.ts';
import { createCompetitor } from '../competitors/create-competitor.ts';
import { importLines } from '../ingest/importer.ts';
import { loadBrand } from '../ingest/ingest-brand.ts';
import { createKey } from '../keys/keys.ts';
import { makeLink } from '../people/links.ts';
import { addMember } from '../people/members.ts';
import { createOrganization } from '../plans/organizations.ts';
import type { Stores } from '../stores/index.ts';
import { today } from '../words/dates.ts';
import { DEMO_BRAND, DEMO_COMPETITORS, demoLines, demoSize } from './generator.ts';

/** Who signs in to the demo by a link, and has no password. */
export const DEMO_OWNER = { email: 'owner@brightdesk.example', name: 'Demo owner', role: 'owner' } as const;

/** Days of answers, up to today. */
const DAYS = 90;

export const DEMO_ANSWERS = demoSize(DAYS);

/** Whether nobody has created anything in these stores yet. */
export async function isEmpty({ postgres }: Stores): Promise<boolean> {
  const { rowCount } = await postgres.query('SELECT FROM organizations LIMIT 1');
  return rowCount === 0;
}

/**
 * Fills empty stores with the demo brand, through the same rules and the same import as real ones.
 * @returns the key that reads and writes it.
 */
export async function seedDemo(stores: Stores, onProgress: (done: number) => void): Promise<{ key: string }> {
  const { postgres } = stores;
  const organization = await createOrganization(postgres, 'Demo', 'trial');
  const { id: brandId } = await createBrand(postgres, {
    organizationId: organization.id,
    name: DEMO_BRAND.name,
    aliases: DEMO_BRAND.aliases,
    domains: [DEMO_BRAND.domain],
    country: DEMO_BRAND.country,
    includeSubdomains: true,
    engines: DEMO_BRAND.engines,
  });
  await postgres.query('UPDATE brands SET is_demo = true WHERE id = $1', [brandId]);
  for (const { name, aliases, domain, status } of DEMO_COMPETITORS) {
    await createCompetitor(postgres, { brandId, name, aliases, domain, status });
  }
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error('the demo brand is gone');
  let number = 0;
  const lines = (function* () {
    for (const text of demoLines(today(), DAYS)) yield { source: 'demo', number: ++number, text };
  })();
  await importLines(stores, {
    brand,
    lines,
    prompts: 'active',
    onReject: (_source, line, reason) => {
      throw new Error(`demo line ${line}: ${reason}`);
    },
    onProgress,
  });
  const { key } = await createKey(postgres, {
    brandId,
    name: 'demo',
    permission: 'read-and-write',
    createdBy: 'demo',
  });
  await addMember(postgres, organization.id, DEMO_OWNER);
  await makeLink(postgres, { kind: 'sign-in', email: DEMO_OWNER.email });
  return { key };
}
