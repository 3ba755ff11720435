import { z } from 'zod';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';

const PromptGroups = z.object({
  topics: z.array(z.string()),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
});

// Of tags that differ in letter case alone, one is enough: filters take them for the same.
const GROUPS = `
SELECT
  ARRAY(SELECT DISTINCT topic FROM prompts WHERE brand_id = $1 AND topic IS NOT NULL ORDER BY topic) AS topics,
  ARRAY(
    SELECT min(tag) FROM prompts CROSS JOIN unnest(tags) AS tag
    WHERE brand_id = $1 GROUP BY lower(tag COLLATE "pg_c_utf8") ORDER BY min(tag)
  ) AS tags,
  ARRAY(SELECT DISTINCT language FROM prompts WHERE brand_id = $1 AND language IS NOT NULL ORDER BY language)
    AS languages`;

/** Topics, tags and languages that prompts of a brand have, in any status. */
export async function readPromptGroups(
  postgres: Postgres,
  brand: BrandScope,
): Promise<z.output<typeof PromptGroups>> {
  const query = scoped(brand, { text: GROUPS, values: [] });
  return oneRow(PromptGroups, await postgres.query({ name: 'prompt-groups', ...query }));
}
