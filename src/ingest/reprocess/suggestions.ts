import { z } from 'zod';
import { EVIDENCE } from '../../extraction/unknown/evidence.ts';
import {
  type CandidateSums,
  isNamedEnough,
  type NamedIn,
  rareCandidates,
  suggestedOf,
} from '../../extraction/unknown/suggested.ts';
import { spellingKey } from '../../shared/names.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { queryRows } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { BrandDirectory } from '../brands/brand-directory.ts';
import { loadBrand } from '../brands/ingest-brand.ts';
import type { SuggestedBrand } from '../brands/suggested-brand.ts';
import { type RereadOptions, rereadBrand } from './rereading.ts';

/** In how many complete answers, and of how many prompts, a brand is named or ranked before it is suggested. */
export interface SuggestionThresholds {
  readonly SUGGESTION_MIN_ANSWERS: number;
  readonly SUGGESTION_MIN_PROMPTS: number;
}

/** More than anybody looks through; the others are suggested once these are decided upon or by a later run. */
const MOST_SUGGESTED = 1_000;
/** Candidates to decide on, those of most answers: a bound for memory. */
const MOST = 20_000;

/**
 * Query of names that may be brands, over all of a brand's answers: in how many each bit of evidence is. Names that were seen
 * with one domain are one brand; a spelling's domain is the one it was seen with most.
 */
const UNKNOWN = `
WITH named AS (
  SELECT answer_id, prompt_no, item.1 AS key, item.2 AS name, item.3 AS domain, item.4 AS evidence
  FROM answers ARRAY JOIN arrayZip(\`unknown.key\`, \`unknown.name\`, \`unknown.domain\`, \`unknown.evidence\`) AS item
  WHERE ${BRAND_CLAUSE}
), domains AS (
  SELECT key, argMax(domain, (seen, domain)) AS domain
  FROM (SELECT key, domain, count() AS seen FROM named WHERE domain != '' GROUP BY key, domain)
  GROUP BY key
), seen AS (
  SELECT coalesce(domains.domain, named.key) AS brand, ifNull(domains.domain, '') AS domain, answer_id,
    any(prompt_no) AS prompt, groupBitOr(named.evidence) AS bits, groupUniqArray(name) AS spellings
  FROM named LEFT JOIN domains USING (key)
  GROUP BY brand, domain, answer_id
)
SELECT sumMap(spellings, arrayMap(spelling -> toUInt32(1), spellings)) AS uses, uses.1 AS names, uses.2 AS counts,
  domain, toUInt32(count()) AS answers, toUInt32(uniqExact(prompt)) AS prompts,
  sumForEach(arrayMap(bit -> toUInt32(bitAnd(bits, bit) != 0), {bits:Array(UInt16)})) AS evidence
FROM seen
GROUP BY brand, domain
ORDER BY answers DESC, brand
LIMIT ${MOST}`;

const UnknownRow = z.object({
  names: z.array(z.string()),
  counts: z.array(z.coerce.number()),
  domain: z.string(),
  answers: z.number(),
  prompts: z.number(),
  evidence: z.array(z.coerce.number()),
});

/** Names that ClickHouse looks for in a text at once. */
const MOST_NEEDLES = 255;
const MOST_SPELLINGS = 5;
/**
 * Rare candidates whose names are looked for, of those that most answers show: a bound for time. 255 names in 945,000 texts
 * of 500 bytes take ClickHouse 3 s.
 */
const MOST_RARE = 200;

/** In how many answers names stand, by the place of whose they are among some; those that stand in none are missing. */
const NAMED = `
SELECT bearer, toUInt32(count()) AS answers, toUInt32(uniqExact(prompt_no)) AS prompts
FROM (
  SELECT prompt_no,
    arrayJoin(arrayDistinct(arrayFilter(
      (bearer, at) -> at > 0, {bearers:Array(UInt16)}, multiSearchAllPositions(text, {names:Array(String)})
    ))) AS bearer
  FROM answers WHERE ${BRAND_CLAUSE}
)
GROUP BY bearer`;

const NamedRow = z.object({ bearer: z.number(), answers: z.number(), prompts: z.number() });

interface Needle {
  readonly bearer: CandidateSums;
  readonly name: string;
}

/** The names of candidates, as many at once as ClickHouse looks for; those of one candidate together. */
function batchesOf(candidates: readonly CandidateSums[]): readonly (readonly Needle[])[] {
  const batches: Needle[][] = [[]];
  for (const bearer of candidates) {
    const names = [...new Set([bearer.name, ...bearer.names])].slice(0, MOST_SPELLINGS);
    if ((batches.at(-1)?.length ?? 0) + names.length > MOST_NEEDLES) batches.push([]);
    batches.at(-1)?.push(...names.map((name) => ({ bearer, name })));
  }
  return batches.filter((batch) => batch.length > 0);
}

/** In how many answers the names of each candidate stand. */
async function countNamed(
  clickhouse: ClickHouse,
  brand: BrandScope,
  candidates: readonly CandidateSums[],
): Promise<ReadonlyMap<CandidateSums, NamedIn>> {
  const counted = new Map<CandidateSums, NamedIn>();
  for (const batch of batchesOf(candidates)) {
    const bearers = [...new Set(batch.map(({ bearer }) => bearer))];
    const query = scoped(brand, {
      sql: NAMED,
      params: {
        bearers: batch.map(({ bearer }) => bearers.indexOf(bearer)),
        names: batch.map(({ name }) => name),
      },
    });
    for (const { bearer, ...named } of await queryRows(clickhouse, NamedRow, query, { seconds: 0 })) {
      const candidate = bearers[bearer];
      if (candidate) counted.set(candidate, named);
    }
  }
  return counted;
}

/** The name that most answers use; of several the last in the order of their letters. */
const commonest = (names: readonly string[], counts: readonly number[]): string =>
  names.reduce(
    (best, name, at) => {
      const count = counts[at] ?? 0;
      return count > best.count || (count === best.count && name > best.name) ? { name, count } : best;
    },
    { name: '', count: 0 },
  ).name;

/** The other names of a brand, one spelling each. */
function otherNames(name: string, names: readonly string[]): readonly string[] {
  const byKey = new Map(names.map((other) => [spellingKey(other), other]));
  byKey.delete(spellingKey(name));
  return [...byKey.values()];
}

/**
 * The brands that enough of a brand's answers name or rank and that were nobody it knows when these were read. It counts over
 * all answers each time, so that repeating it, or an import, changes nothing.
 */
async function brandsToSuggest(
  clickhouse: ClickHouse,
  brand: BrandScope,
  { SUGGESTION_MIN_ANSWERS, SUGGESTION_MIN_PROMPTS }: SuggestionThresholds,
): Promise<SuggestedBrand[]> {
  const query = scoped(brand, { sql: UNKNOWN, params: { bits: Object.values(EVIDENCE) } });
  const rows = await queryRows(clickhouse, UnknownRow, query, { seconds: 0 });
  const candidates = rows.map(({ counts, domain, ...row }) => ({
    ...row,
    name: commonest(row.names, counts),
    domain: domain === '' ? null : domain,
  }));
  const isEnough = ({ answers, prompts }: NamedIn) =>
    answers >= SUGGESTION_MIN_ANSWERS && prompts >= SUGGESTION_MIN_PROMPTS;
  const rare = rareCandidates(candidates, isEnough).slice(0, MOST_RARE);
  const named = await countNamed(clickhouse, brand, rare);
  const isNamed = (candidate: CandidateSums) => {
    const found = named.get(candidate);
    return found !== undefined && isNamedEnough(candidate, found, isEnough);
  };
  return [...suggestedOf(candidates, isEnough), ...rare.filter(isNamed)]
    .slice(0, MOST_SUGGESTED)
    .map(({ name, names, domain }) => ({ name, aliases: otherNames(name, names), domain }));
}

/**
 * Makes suggested competitors of the brands that enough of the brand's answers name or rank, each with its history
 * (`rereadBrand`). Whoever goes by a name, an alias or the domain of the brand itself or of a
 * competitor in any status is not suggested: so a dismissed one never is again.
 * @returns the names that are new.
 */
export async function suggestCompetitors(
  stores: StoreClients,
  known: BrandScope,
  thresholds: SuggestionThresholds,
  options: Omit<RereadOptions, 'newcomers'> = {},
): Promise<readonly string[]> {
  const brand = await loadBrand(stores.postgres, known.brandId);
  if (!brand) return [];
  const directory = await BrandDirectory.load(stores.postgres, brand);
  const unheard = directory.names.unheard(await brandsToSuggest(stores.clickhouse, brand, thresholds));
  const newcomers = unheard.slice(0, directory.names.room);
  if (newcomers.length === 0) return [];
  const suggested = await rereadBrand(stores, brand, { ...options, newcomers });
  return suggested.map(({ name }) => name);
}
