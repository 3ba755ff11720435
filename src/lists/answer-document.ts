import { z } from 'zod';
import type { MentionedBrand, TextOfAnswer } from '../documents/document.ts';
import { Refusal } from '../shared/refusal.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { queryRows, rowsOf } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { layOut } from './document-threads.ts';

/** That an answer mentions a brand: its number, 0 standing for the own one, and its rank. */
interface NumberedMention {
  readonly competitorNo: number;
  readonly position: number | null;
}

const Named = z.object({
  no: z.number(),
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
});

/** The own brand first, as its names go before those of others. */
const NAMES = `
SELECT 0 AS no, competitor_id AS id, name, aliases, domains FROM brands
WHERE id = $1 AND ($2::bigint[] IS NULL OR 0 = ANY($2))
UNION ALL
SELECT no, id, name, aliases, array_remove(ARRAY[domain], NULL) FROM competitors
WHERE brand_id = $1 AND ($2::bigint[] IS NULL OR no = ANY($2))
ORDER BY no`;

/** Names of today of the own brand and its competitors, of those with some numbers or, with null, of all. */
export async function namesOf(
  postgres: Postgres,
  brand: BrandScope,
  numbers: readonly number[] | null,
): Promise<z.output<typeof Named>[]> {
  return rowsOf(Named, await postgres.query(scoped(brand, { text: NAMES, values: [numbers] })));
}

/**
 * The document of an answer of a brand, as JSON, with those of the brands marked that it mentions and that its text
 * names by what they are called today.
 * @throws what `signal` was aborted with.
 */
export async function documentJson(
  postgres: Postgres,
  brand: BrandScope,
  { text, textFormat, mentions }: TextOfAnswer & { readonly mentions: readonly NumberedMention[] },
  signal?: AbortSignal,
): Promise<string> {
  const ranks = new Map(mentions.map(({ competitorNo, position }) => [competitorNo, position]));
  const brands = (await namesOf(postgres, brand, [...ranks.keys()])).map(
    ({ no, ...one }): MentionedBrand => ({ ...one, rank: ranks.get(no) ?? null }),
  );
  return layOut(brand.brandId, { text, textFormat }, brands, signal && { signal });
}

const Told = z.object({
  text: z.string(),
  textFormat: z.enum(['markdown', 'plain']),
  numbers: z.array(z.number()),
  positions: z.array(z.number()),
  readBy: z.string(),
});

const TOLD = `
SELECT t.text AS text, t.text_format AS textFormat,
  t.mentions.competitor_no AS numbers, t.mentions.position AS positions, t.sentiment_by AS readBy
FROM answers AS t
WHERE ${BRAND_CLAUSE} AND t.answer_id = {id:UUID}`;

/**
 * The document of one complete answer, as JSON (`documents/part.ts`), and who read the answer (`ResolvedAnswer.sentimentBy`).
 * @throws Refusal `not_found` for any id that is not one of the brand's answers.
 */
export async function readDocument(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const [told] = await queryRows(clickhouse, Told, scoped(brand, { sql: TOLD, params: { id } }));
  if (!told) throw new Refusal('not_found');
  const { numbers, positions, readBy, ...answer } = told;
  const mentions = numbers.map((competitorNo, index) => ({
    competitorNo,
    position: positions[index] || null,
  }));
  const document = await documentJson(postgres, brand, { ...answer, mentions }, signal);
  return `{"read_by":${JSON.stringify(readBy)},${document.slice(1)}`;
}
