import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { revise } from '../../src/brands/revise.ts';
import { type DomainNumbers, numberDomains } from '../../src/domains/numbers.ts';
import type { Stores } from '../../src/stores/stores.ts';

/** A brand with its prompts and competitors as the tests know it, beside what the stores hold. */
export interface World {
  readonly brandId: string;
  readonly brandNo: number;
  readonly ownId: string;
  readonly prompts: readonly WorldPrompt[];
  readonly competitors: readonly WorldCompetitor[];
  readonly answers: readonly WorldAnswer[];
}

export interface WorldPrompt {
  readonly id: string;
  readonly no: number;
  readonly text: string;
  readonly intent: string;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly language: string | null;
  status: 'active' | 'paused' | 'archived';
}

export interface WorldCompetitor {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  /** Cited domains that belong to it. */
  readonly sites?: readonly string[];
  status: 'tracked' | 'suggested' | 'dismissed';
}

export interface WorldAnswer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly prompt: number;
  readonly engine: string;
  readonly country: string;
  /** Sentiment in ten-thousandths; `brand` 0 is the own brand, others index the competitors from 1. */
  readonly mentions: readonly { brand: number; position: number | null; sentiment: number }[];
  readonly citations: readonly { domain: string; path: string; own: boolean }[];
  /** Null where the engine does not tell. */
  readonly searches?: readonly string[] | null;
  /** Says nothing of anybody by default. */
  readonly text?: string;
}

const ENGINES = ['chatgpt', 'gemini', 'claude'];
const COUNTRIES = ['US', 'DE'];
const DOMAINS = ['own.example', 'a.example', 'b.example', 'c.example'];
const INTENTS = ['brand', 'comparison', 'other'];

/** Groups of prompts: one of several prompts, one with what could end a text of SQL, and none. */
const GROUPS = [
  { topic: 'Pricing', tags: ['Launch', 'a, "b"'], language: 'en' },
  { topic: null, tags: [], language: null },
  { topic: "é, 'x' \\", tags: ['launch'], language: 'de' },
] as const;
const NO_GROUP = { topic: null, tags: [], language: null };

/** Few distinct days, prompts, brands and domains, so that ties, empty groups and repeats are common. */
export function answerArbitrary(days: readonly string[], prompts: number, competitors: number) {
  return fc
    .record({
      id: fc.uuid({ version: 4 }),
      at: fc
        .tuple(fc.constantFrom(...days), fc.constantFrom(0, 1, 3_600_000, 43_200_000, 86_399_999))
        .map(([day, offset]) => Date.parse(`${day}T00:00:00Z`) + offset),
      prompt: fc.nat(prompts - 1),
      engine: fc.constantFrom(...ENGINES),
      country: fc.constantFrom(...COUNTRIES),
      mentions: fc
        .uniqueArray(
          fc.record({
            brand: fc.nat(competitors),
            ranked: fc.boolean(),
            sentiment: fc.oneof(
              fc.integer({ min: -10_000, max: 10_000 }),
              fc.constantFrom(-2500, 2500, 0, 1, -1),
            ),
          }),
          { selector: ({ brand }) => brand, maxLength: competitors + 1 },
        )
        .map((mentions) => {
          let position = 0;
          return mentions.map(({ brand, ranked, sentiment }) => {
            position += ranked ? 1 : 0;
            return { brand, sentiment, position: ranked ? position : null };
          });
        }),
      citations: fc.array(
        fc
          .record({ domain: fc.constantFrom(...DOMAINS), path: fc.constantFrom('/', '/x', '/é?q=1') })
          .map((citation) => ({ ...citation, own: citation.domain === 'own.example' })),
        { maxLength: 5 },
      ),
    })
    .map((answer) => ({ ...answer, searches: searchesOf(answer.id) }));
}

const QUERIES = ['best laptops', 'Best laptops', 'é "x"', '=1+1'];

/** Told by two of three answers; none, once or more often, by the digits of the id. */
function searchesOf(id: string): readonly string[] | null {
  const [told = 0, ...digits] = [...id.slice(-6)].map((digit) => Number.parseInt(digit, 16));
  if (told % 3 === 0) return null;
  return digits.slice(0, told % 6).map((digit) => QUERIES[digit % QUERIES.length] ?? '');
}

/**
 * Creates a brand with prompts of every intent and competitors of every status, without answers.
 * @param isGrouped whether prompts have topics, tags and languages, which the first version did not know.
 */
export async function createWorld(
  { postgres }: Stores,
  {
    prompts = 4,
    competitors = 4,
    isGrouped = true,
  }: { prompts?: number; competitors?: number; isGrouped?: boolean } = {},
): Promise<World> {
  const name = randomUUID();
  const organization = await postgres.query<{ id: string }>(
    "INSERT INTO organizations (name, plan) VALUES ($1, 'scale') RETURNING id",
    [name],
  );
  const brand = await postgres.query<{ id: string; no: number; competitor_id: string }>(
    `INSERT INTO brands (organization_id, name, domains, primary_country, engines)
     VALUES ($1, 'Own 🦊 "brand"', '{own.example}', 'US', $2) RETURNING id, no, competitor_id`,
    [organization.rows[0]?.id, ENGINES],
  );
  const {
    id: brandId,
    no: brandNo,
    competitor_id: ownId,
  } = brand.rows[0] as {
    id: string;
    no: number;
    competitor_id: string;
  };
  const promptRows = await postgres.query<Omit<WorldPrompt, 'topic' | 'tags' | 'language'>>(
    `INSERT INTO prompts (brand_id, text, countries, intent)
     SELECT $1, 'prompt "' || i || '", {a\\b}''', '{US}', ($2::text[])[1 + i % cardinality($2::text[])] FROM generate_series(0, $3 - 1) AS i
     RETURNING id, no, text, intent, status`,
    [brandId, INTENTS, prompts],
  );
  const groupOf = (place: number) => (isGrouped ? GROUPS[place % GROUPS.length] : undefined) ?? NO_GROUP;
  for (const [place, { id }] of isGrouped ? promptRows.rows.entries() : []) {
    const { topic, tags, language } = groupOf(place);
    const values = [id, topic, tags, language];
    await postgres.query('UPDATE prompts SET topic = $2, tags = $3, language = $4 WHERE id = $1', values);
  }
  // Names that tie but for their case, and one that no sort by bytes would get right.
  const names = ['Beta', 'alpha', 'Ömega', 'Alpha Inc', 'zeta', 'Beta 2'];
  const competitorRows = await postgres.query<WorldCompetitor>(
    `INSERT INTO competitors (brand_id, name, status)
     SELECT $1, ($2::text[])[i], CASE WHEN i % 4 = 3 THEN 'suggested' ELSE 'tracked' END
     FROM generate_series(1, $3) AS i
     RETURNING id, no, name, status`,
    [brandId, names, competitors],
  );
  const byNo = <T extends { no: number }>(rows: T[]) => rows.sort((a, b) => a.no - b.no);
  return {
    brandId,
    brandNo,
    ownId,
    prompts: byNo(promptRows.rows.map((prompt, place) => ({ ...prompt, ...groupOf(place) }))),
    competitors: byNo(competitorRows.rows),
    answers: [],
  };
}

/** The row of `answers` that holds an answer of a world. */
function rowOf(world: World, answer: WorldAnswer, numbers: DomainNumbers | null) {
  const own = answer.mentions.find(({ brand }) => brand === 0);
  const seen = { domain: new Set<string>(), url: new Set<string>() };
  const first = (kind: 'domain' | 'url', value: string) =>
    !seen[kind].has(value) && Boolean(seen[kind].add(value));
  const urls = answer.citations.map(({ domain, path }) => `https://${domain}${path}`);
  const { citations, mentions } = answer;
  return {
    brand_no: world.brandNo,
    epoch: 1,
    answered_at: new Date(answer.at).toISOString().replace('T', ' ').replace('Z', ''),
    answer_id: answer.id,
    prompt_no: world.prompts[answer.prompt]?.no,
    engine: answer.engine,
    country: answer.country,
    prompt_text: `prompt ${answer.prompt}`,
    text: answer.text ?? 'text',
    text_format: 'markdown',
    brand_mentioned: own !== undefined,
    brand_position: own?.position ?? 0,
    brand_sentiment: own?.sentiment ?? 0,
    brands_ranked: mentions.filter(({ position }) => position !== null).length,
    citation_count: citations.length,
    ...(answer.searches == null ? {} : { searches_told: true, search_queries: answer.searches }),
    own_citations: citations.filter((citation) => citation.own).length,
    'mentions.competitor_no': mentions.map(({ brand }) =>
      brand === 0 ? 0 : world.competitors[brand - 1]?.no,
    ),
    'mentions.position': mentions.map(({ position }) => position ?? 0),
    'mentions.sentiment': mentions.map(({ sentiment }) => sentiment),
    'citations.url': urls,
    'citations.domain': citations.map(({ domain }) => domain),
    'citations.title': citations.map(() => 'title'),
    'citations.position': citations.map((_, index) => index + 1),
    'citations.kind': citations.map((_, index) => (index % 2 === 0 ? 'linked' : 'listed')),
    ...(numbers === null
      ? { 'citations.is_own_domain': citations.map(({ own: isOwn }) => isOwn) }
      : { 'citations.domain_no': citations.map(({ domain }) => numbers.get(domain)) }),
    'citations.first_of_domain': citations.map(({ domain }) => first('domain', domain)),
    'citations.first_of_url': urls.map((url) => first('url', url)),
  };
}

/**
 * Writes answers into the one table everything is inserted into, in several blocks.
 * @param isNumbered whether domains have numbers, which the first version did not know.
 */
export const insertAnswers = (
  stores: Stores,
  world: World,
  answers: readonly WorldAnswer[],
  isNumbered = true,
): Promise<void> => insertAnswersOf(stores, [{ world, answers }], isNumbered);

/** As `insertAnswers`, of several brands at once: every INSERT goes through all views, however many rows it has. */
export async function insertAnswersOf(
  { clickhouse, postgres }: Stores,
  given: readonly { readonly world: World; readonly answers: readonly WorldAnswer[] }[],
  isNumbered = true,
): Promise<void> {
  const cited = given.flatMap(({ answers }) =>
    answers.flatMap(({ citations }) => citations.map(({ domain }) => domain)),
  );
  const numbers = isNumbered ? await numberDomains(postgres, cited) : null;
  // Of many in two parts, which sums are made of; of few in one.
  const parts: object[][] = [[], []];
  for (const { world, answers } of given) {
    const half = answers.length > 50 ? Math.ceil(answers.length / 2) : answers.length;
    for (const [index, answer] of answers.entries()) {
      parts[index < half ? 0 : 1]?.push(rowOf(world, answer, numbers));
    }
  }
  for (const values of parts) {
    if (values.length > 0) await clickhouse.insert({ table: 'answers', values, format: 'JSONEachRow' });
  }
  // As acceptance does: responses of before are remembered under the revision, which came after numbers.
  if (isNumbered) for (const { world } of given) await revise(postgres, { ...world, epoch: 1 });
}

/** Rows as a text, however they come. */
export const textOf = async (bytes: Buffer | Readable): Promise<string> =>
  Buffer.isBuffer(bytes) ? bytes.toString() : text(bytes);
