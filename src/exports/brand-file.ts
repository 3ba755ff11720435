import { z } from 'zod';
import { competitorSchema, listCompetitors } from '../competitors/competitor.ts';
import { COMPETITOR_STATUSES } from '../competitors/create-competitor.ts';
import { PROMPT_STATUSES, promptSchema } from '../prompts/prompt.ts';
import { listPrompts } from '../prompts/read.ts';
import { ALL_ROWS } from '../shared/page.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { KNOWN_VERSIONS, SCHEMA_VERSION } from './kinds.ts';

/**
 * File beside the manifests with the things that rows refer to by id, so that another installation can import
 * them.
 */
export const BRAND_FILE = 'brand.json';

const Brand = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  include_subdomains: z.boolean(),
});

const brandFileSchema = z.object({
  schema_version: z.literal([...KNOWN_VERSIONS]),
  brand: Brand,
  // A uuid of any version, as Postgres has them.
  prompts: z.array(promptSchema.extend({ id: z.string() })),
  competitors: z.array(competitorSchema.extend({ id: z.string() })),
});

/** A brand with its prompts and competitors in any status, as the lists show them. */
export type BrandFile = Readonly<z.output<typeof brandFileSchema>>;

export async function brandFileOf(postgres: Postgres, brand: BrandScope): Promise<string> {
  const text = `SELECT ${Object.keys(Brand.shape).join(', ')} FROM brands WHERE id = $1`;
  const [found, prompts, competitors] = await Promise.all([
    postgres.query(scoped(brand, { text, values: [] })),
    listPrompts(postgres, brand, { ...ALL_ROWS, status: PROMPT_STATUSES }),
    listCompetitors(postgres, brand, { ...ALL_ROWS, status: COMPETITOR_STATUSES }),
  ]);
  const file: BrandFile = {
    schema_version: SCHEMA_VERSION,
    brand: oneRow(Brand, found),
    prompts: prompts.data,
    competitors: competitors.data,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @throws Error where it is no such file. */
export const readBrandFile = (text: string): BrandFile => brandFileSchema.parse(JSON.parse(text));
