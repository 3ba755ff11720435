import type { Logger } from 'pino';
import { z } from 'zod';
import { BrandDirectory } from '../ingest/brands/brand-directory.ts';
import type { IngestBrand } from '../ingest/brands/ingest-brand.ts';
import { readByRules } from '../ingest/brands/reading.ts';
import { NO_BRANDS } from '../ingest/brands/rules.ts';
import { type UserJobInputs, UserJobRefused } from '../ingest/brands/user-jobs.ts';
import { documentJson } from '../lists/answer-document.ts';
import { type Author, type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { includesApi } from '../plans/organizations.ts';
import { callCost } from '../plans/prices.ts';
import {
  Aborted,
  type Bill,
  createEngines,
  type Engine,
  type EngineAnswer,
  type EngineSettings,
  type Outcome,
  type Question,
} from '../providers/index.ts';
import { missing } from '../shared/refusal.ts';
import { isOwnDomain, readSources } from '../sources/cited-sources.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import type { CollectorMetrics } from './metrics.ts';
import { SKIP_REASONS } from './questions.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

/** @throws UserJobRefused where the engine has no key */
function engineOf(settings: EngineSettings, id: string): Engine {
  const engine = [...createEngines(settings)].find(([one]) => one === id)?.[1];
  if (engine) return engine;
  throw new UserJobRefused('key_missing', `${id} is not set up: the operator of this service has its key.`);
}

/** @throws UserJobRefused where the plan asks nothing */
async function requirePlan(postgres: Postgres, brand: BrandScope): Promise<void> {
  if (!(await includesApi(postgres, brand)))
    throw new UserJobRefused('plan', `The question was not asked: ${SKIP_REASONS.plan}.`);
}

const CompetitorRow = z.object({ id: z.string(), no: z.number(), name: z.string() });

/** Mentions and citations of an answer as the API shows a single answer, with the document of its text. */
async function understood(
  { postgres, logger }: LiveAsking,
  brand: IngestBrand,
  engine: string,
  answer: EngineAnswer,
) {
  const directory = await BrandDirectory.load(postgres, brand);
  // The answer is paid for, so a failed extraction shows it without mentions.
  const { mentions } = await readByRules(directory.reader, answer).catch((error: Error) => {
    logger.error(
      { err: error, brand: brand.brandId },
      'The mentions of an answer could not be extracted; it is shown without them',
    );
    return NO_BRANDS;
  });
  const text = 'SELECT id, no, name FROM competitors WHERE brand_id = $1 AND no = ANY($2)';
  const nos = mentions.map(({ competitorNo }) => competitorNo);
  const rows = rowsOf(CompetitorRow, await postgres.query(scoped(brand, { text, values: [nos] })));
  const known = new Map([
    [0, { id: brand.competitorId, name: brand.name }],
    ...rows.map(({ no, ...one }) => [no, one] as const),
  ]);
  const told = mentions.flatMap(({ competitorNo, position, sentiment }) => {
    const one = known.get(competitorNo);
    const is_self = competitorNo === 0;
    return one ? [{ competitor_id: one.id, competitor_name: one.name, is_self, position, sentiment }] : [];
  });
  const place = ({ position }: { readonly position: number | null }) => position ?? Number.MAX_SAFE_INTEGER;
  return {
    mentions: told.toSorted((a, b) => place(a) - place(b)),
    document: JSON.parse(await documentJson(postgres, brand, { ...answer, mentions })),
    citations: readSources(answer.sources, answer.text, engine).cited.map(
      ({ url, domain, title, position, kind }) => ({
        ...{ url, domain, title, position, kind },
        is_own_domain: isOwnDomain(domain, brand.domains, brand.includeSubdomains),
      }),
    ),
  };
}

const Begun = z.object({ id: z.string() });

/** Waits for a deletion of the brand, and then finds none. */
const BEGIN = `
INSERT INTO live_questions (brand_id, engine) SELECT id, $2 FROM brands WHERE id = $1 FOR KEY SHARE RETURNING id`;

/**
 * Records a question before it is sent, for the usage of the month and in the audit log.
 * @returns its id
 * @throws Refusal `not_found` where the brand was deleted
 */
const begin = (
  postgres: Postgres,
  brand: ChangedBrand,
  { text, engine, country }: UserJobInputs['question'],
): Promise<string> =>
  transaction(postgres, async (client) => {
    const begun = await client.query(scoped(brand, { text: BEGIN, values: [engine] }));
    const row = maybeRow(Begun, begun);
    if (!row) throw missing(`brand ${brand.brandId}`);
    const changes = { engine, country };
    await enterOfBrand(client, brand, { action: 'question.asked', subject: text, changes });
    return row.id;
  });

/** Dependencies of asking at once. */
export interface LiveAsking {
  readonly settings: EngineSettings;
  readonly postgres: Postgres;
  readonly logger: Logger;
  readonly metrics: CollectorMetrics | null;
}

/**
 * Asks, and keeps what that took, whatever comes of it.
 * @throws Aborted when `signal` aborts
 */
async function askAndCount(
  { postgres, logger, metrics }: LiveAsking,
  { id, engine }: { readonly id: string; readonly engine: Engine },
  question: Question,
  signal: AbortSignal,
): Promise<{ readonly outcome: Outcome; readonly milliseconds: number }> {
  const keep = async (bill: Bill | undefined) => {
    if (!bill) return;
    const values = [id, callCost(engine.id, bill)];
    await retryWhileUnavailable(
      () => postgres.query('UPDATE live_questions SET cost_micros = $2 WHERE id = $1', values),
      signal,
      (error) => logger.warn({ err: error }, 'The cost of a question cannot be stored yet; trying again'),
    );
  };
  const started = performance.now();
  try {
    const outcome = await engine.ask(question, signal);
    const milliseconds = Math.round(performance.now() - started);
    metrics?.asked(engine.id, outcome, milliseconds);
    await keep(outcome.kind === 'complete' ? outcome.answer : outcome.bill);
    return { outcome, milliseconds };
  } catch (error) {
    if (error instanceof Aborted) await keep(error.bill);
    throw error;
  }
}

/**
 * Asks an engine one question at once for a person at the dashboard: the answer is shown, and stored nowhere. Its cost
 * counts in the brand's month, even if nobody waits for it any more.
 * @throws UserJobRefused where the engine has no key or gives no answer, or the plan does not include asking
 */
export async function askLive(
  asking: LiveAsking,
  brand: IngestBrand & { readonly author: Author },
  question: UserJobInputs['question'],
  signal: AbortSignal,
) {
  const { postgres, settings } = asking;
  const { text, engine: id, country } = question;
  await requirePlan(postgres, brand);
  const engine = engineOf(settings, id);
  const begun = { id: await begin(postgres, brand, question), engine };
  const asked = { text, country, language: null };
  const { outcome, milliseconds } = await askAndCount(asking, begun, asked, signal);
  if (outcome.kind !== 'complete') throw new UserJobRefused(outcome.fault, `${outcome.reason}.`);
  const { answer } = outcome;
  return {
    prompt_text: text,
    engine: id,
    country,
    milliseconds,
    text: answer.text,
    text_format: answer.textFormat,
    search_queries: answer.searchQueries,
    ...(await understood(asking, brand, id, answer)),
  };
}
