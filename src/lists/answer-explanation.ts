import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { Postgres } from '../stores/postgres.ts';
import { queryRows } from '../stores/rows.ts';
import { namesOf } from './answer-document.ts';
import { explainInThread } from './document-threads.ts';

const Stored = z.object({
  text: z.string(),
  textFormat: z.enum(['markdown', 'plain']),
  urls: z.array(z.string()),
  readBy: z.string(),
});

const STORED = `
SELECT t.text AS text, t.text_format AS textFormat, t.citations.url AS urls, t.sentiment_by AS readBy
FROM answers AS t
WHERE ${BRAND_CLAUSE} AND t.answer_id = {id:UUID}`;

/**
 * Explains how the stored text of one answer is read with the brand names of today, as JSON: `read_by`
 * (`ResolvedAnswer.sentimentBy`) and `explanation` (`extraction/explain/explain.ts`), null where that takes too long.
 * @throws Refusal `not_found` for any id that is not one of the brand's answers.
 */
export async function readExplanation(
  { postgres, clickhouse }: { readonly postgres: Postgres; readonly clickhouse: ClickHouse },
  brand: BrandScope,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const [stored] = await queryRows(clickhouse, Stored, scoped(brand, { sql: STORED, params: { id } }));
  if (!stored) throw new Refusal('not_found');
  const { urls, readBy, ...answer } = stored;
  const sources = urls.map((url) => ({ url }));
  const names = await namesOf(postgres, brand, null);
  const explanation = await explainInThread(
    brand.brandId,
    { ...answer, sources },
    names,
    signal && { signal },
  );
  return `{"read_by":${JSON.stringify(readBy)},"explanation":${explanation}}`;
}
