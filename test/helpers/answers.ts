import { createBrand } from '../../src/brands/create-brand.ts';
import { bookWhatIsStored } from '../../src/ingest/ledger/ledger.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import type { BrandScope } from '../../src/stores/brand-scope.ts';
import type { Stores } from '../../src/stores/stores.ts';

/** Size of a generated brand: every prompt is asked of every engine in every country on every day. */
export interface BrandSize {
  readonly prompts: number;
  readonly engines: number;
  readonly countries: number;
  readonly days: number;
  readonly competitors: number;
  /** Domains that citations are drawn from, the first ones most often. */
  readonly domains: number;
}

/** 945,000 answers, each with 6 mentions and 5 citations. */
export const ENTERPRISE: BrandSize = {
  prompts: 500,
  engines: 7,
  countries: 3,
  days: 90,
  competitors: 20,
  domains: 20_000,
};

const ENGINES = ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'];
const COUNTRIES = ['US', 'DE', 'JP'];

/** A whole number below `limit`, the same each time for the same answer, part and purpose. */
const pick = (limit: string, salt: string) => `toUInt32(cityHash64(a, ${salt}) % ${limit})`;

/*
 * Days of a brand's answers from numbers(). Answers come in over four hours. The mentions of an answer
 * are six neighbours in a shuffled circle of the brands, the first three or more ranked; squaring a random
 * share makes few domains frequent and most rare.
 */
const DAYS = `
INSERT INTO answers (
  brand_no, epoch, answered_at, answer_id, prompt_no, engine, country, prompt_text, text, text_format,
  brand_mentioned, brand_position, brand_sentiment, brands_ranked, citation_count, own_citations,
  mentions.competitor_no, mentions.position, mentions.sentiment,
  citations.url, citations.domain, citations.domain_no, citations.title, citations.position, citations.kind,
  citations.first_of_domain, citations.first_of_url, sequence
)
SELECT
  {brand_no:UInt32}, {epoch:UInt16},
  toDateTime64(day, 3, 'UTC') + toIntervalMillisecond(7200000 + ${pick('14400000', "'at'")}) AS answered_at,
  toUUID(concat(substring(h, 1, 8), '-', substring(h, 9, 4), '-4', substring(h, 13, 3), '-8', substring(h, 16, 3), '-', substring(h, 19, 12))) AS answer_id,
  {first_prompt:UInt32} + toUInt32(n % {prompts:UInt32}) AS prompt_no,
  {engines:Array(String)}[1 + intDiv(n, {prompts:UInt32}) % length({engines:Array(String)})] AS engine,
  {countries:Array(String)}[1 + intDiv(n, {prompts:UInt32} * length({engines:Array(String)}))] AS country,
  concat('Question ', toString(prompt_no)) AS prompt_text,
  arrayStringConcat(arrayMap(w -> lower(hex(${pick('50000', 'w')})), range(100)), ' ') AS text,
  'markdown' AS text_format,
  has(nos, 0) AS brand_mentioned,
  if(brand_mentioned, positions[indexOf(nos, 0)], 0) AS brand_position,
  if(brand_mentioned, sentiments[indexOf(nos, 0)], 0) AS brand_sentiment,
  arrayCount(p -> p > 0, positions) AS brands_ranked,
  5 AS citation_count,
  0 AS own_citations,
  arrayMap(i -> if((start + i * step) % brands = 0, 0, {first_competitor:UInt32} + (start + i * step) % brands - 1), range(6)) AS nos,
  arrayMap(i -> if(i < ranked, i + 1, 0), range(6)) AS positions,
  arrayMap(i -> toInt16(toInt32(${pick('20001', "('s', i)")}) - 10000), range(6)) AS sentiments,
  arrayMap((d, i) -> concat('https://site', toString(d), '.example/page/', toString(${pick('50', "('u', i)")})), cited, range(5)) AS urls,
  arrayMap(d -> concat('site', toString(d), '.example'), cited) AS domains,
  arrayMap(d -> {first_domain:UInt32} + d, cited),
  arrayMap(d -> concat('A page of site ', toString(d)), cited) AS titles,
  arrayMap(i -> i + 1, range(5)),
  arrayMap(i -> if(i < 3, 'linked', 'listed'), range(5)),
  arrayMap(i -> indexOf(domains, domains[i]) = i, range(1, 6)),
  arrayMap(i -> indexOf(urls, urls[i]) = i, range(1, 6)),
  {before:UInt64} + row_number() OVER (ORDER BY answered_at, answer_id) AS sequence
FROM (
  SELECT
    number % {answers:UInt32} AS n,
    {first_day:Date} + toUInt16(intDiv(number, {answers:UInt32})) AS day,
    cityHash64({brand_no:UInt32}, day, n) AS a,
    lower(hex(sipHash128(a))) AS h,
    {competitors:UInt32} + 1 AS brands,
    ${pick('brands', "'start'")} AS start,
    if(brands % 5 = 0, 1, [1, 5][1 + ${pick('2', "'step'")}]) AS step,
    3 + ${pick('4', "'ranked'")} AS ranked,
    arrayMap(i -> toUInt32(pow(${pick('1000000', "('d', i)")} / 1000000, 2) * {domains:UInt32}), range(5)) AS cited
  FROM numbers({answers:UInt32} * {days:UInt32})
)`;

/** Gives the domains of generated answers numbers one after the other. @returns the first. */
async function numberSites({ postgres }: Stores, domains: number): Promise<number> {
  await postgres.query(
    `INSERT INTO cited_domains (domain) SELECT 'site' || i || '.example' FROM generate_series(0, $1) AS i ORDER BY i
     ON CONFLICT DO NOTHING`,
    [domains],
  );
  const { rows } = await postgres.query<{ first: number; last: number }>(
    "SELECT min(no) AS first, max(no) AS last FROM cited_domains WHERE domain IN ('site0.example', 'site' || $1::int || '.example')",
    [domains],
  );
  const { first = 0, last = 0 } = rows[0] ?? {};
  if (last - first !== domains) throw new Error('a larger brand is to be made before smaller ones');
  return first;
}

const DAY_MS = 86_400_000;

/** Answers of small brands that one INSERT makes. */
const AT_ONCE = 2_000;

/**
 * Makes a brand with prompts, competitors and answers up to `lastDay`, written straight into ClickHouse and entered in
 * the ledger afterwards.
 * Needs at least 6 competitors; the same brand number gives the same answers.
 */
export async function createAnsweredBrand(
  stores: Stores,
  size: BrandSize,
  lastDay: string,
  onDay: (done: number) => void = () => {},
): Promise<BrandScope & { readonly firstPrompt: number; readonly firstCompetitor: number }> {
  const { postgres, clickhouse } = stores;
  const organization = await createOrganization(postgres, 'Generated', 'scale');
  const engines = ENGINES.slice(0, size.engines);
  const brand = await createBrand(postgres, {
    organizationId: organization.id,
    name: 'Generated',
    domains: ['generated.example'],
    aliases: [],
    country: 'US',
    includeSubdomains: true,
    engines,
  });
  const first = async (text: string, values: unknown[]) => {
    const { rows } = await postgres.query<{ no: number }>(text, [brand.id, ...values]);
    return Math.min(...rows.map(({ no }) => no));
  };
  const firstPrompt = await first(
    `INSERT INTO prompts (brand_id, text, countries, intent)
     SELECT $1, 'Question ' || i, '{US}', 'other' FROM generate_series(1, $2) AS i RETURNING no`,
    [size.prompts],
  );
  const firstCompetitor = await first(
    `INSERT INTO competitors (brand_id, name, status)
     SELECT $1, 'Competitor ' || i, 'tracked' FROM generate_series(1, $2) AS i RETURNING no`,
    [size.competitors],
  );
  const { rows } = await postgres.query<{ no: number; epoch: number }>(
    'SELECT no, epoch FROM brands WHERE id = $1',
    [brand.id],
  );
  const { no: brandNo = 0, epoch = 0 } = rows[0] ?? {};
  const firstDomain = await numberSites(stores, size.domains);
  const answersADay = size.prompts * size.engines * size.countries;
  // An INSERT takes as long for ten answers as for a thousand: each goes through every view.
  const atOnce = Math.max(1, Math.floor(AT_ONCE / answersADay));
  for (let day = 0; day < size.days; day += atOnce) {
    await clickhouse.command({
      query: DAYS,
      query_params: {
        brand_no: brandNo,
        epoch,
        first_day: new Date(Date.parse(lastDay) - (size.days - 1 - day) * DAY_MS).toISOString().slice(0, 10),
        days: Math.min(atOnce, size.days - day),
        first_prompt: firstPrompt,
        prompts: size.prompts,
        engines,
        countries: COUNTRIES.slice(0, size.countries),
        first_competitor: firstCompetitor,
        competitors: size.competitors,
        domains: size.domains,
        first_domain: firstDomain,
        answers: answersADay,
        before: day * answersADay,
      },
    });
    onDay(Math.min(day + atOnce, size.days));
  }
  const key = { brandId: brand.id, brandNo, epoch };
  await bookWhatIsStored({ postgres, clickhouse }, key);
  await postgres.query(
    `INSERT INTO feeds (brand_id, last_sequence, names_shown) SELECT id, $2, names_revision FROM brands WHERE id = $1`,
    [brand.id, size.days * answersADay],
  );
  return { ...key, firstPrompt, firstCompetitor };
}
