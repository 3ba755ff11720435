import { z } from 'zod';
import { type IngestBrand, loadBrand } from '../ingest/brands/ingest-brand.ts';
import { answerId } from '../ingest/import/answer-id.ts';
import { knownIds } from '../ingest/outbox/known-answers.ts';
import { languageOfPrompt } from '../prompts/language.ts';
import { ENGINES, type EngineId } from '../providers/index.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { addJobs } from './jobs.ts';
import { type RunKey, SKIP_REASONS, type SkipReason } from './questions.ts';

export interface PlanOptions {
  /** The engines that have a key. */
  readonly engines: ReadonlySet<EngineId>;
  readonly maxQuestions: number;
  /** True plans an existing run again, with prompts that are new since, and failed and skipped questions. */
  readonly again: boolean;
}

/** Result of planning. */
export interface PlannedRun extends RunKey {
  /** Time of planning by the clock of Postgres: questions that end later ended after this plan. */
  readonly at: Date;
  /** Questions to ask, those from before included. */
  readonly open: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
  readonly withoutKey: ReadonlySet<EngineId>;
}

interface QuestionCandidate {
  readonly id: string;
  readonly promptId: string;
  readonly engine: EngineId;
  readonly country: string;
}

/**
 * Time after its first planning for which a delayed run may continue, even past midnight. Planning again does
 * not extend it: its answers would be further and further from its date.
 */
const LIFE = '24 hours';

const Id = z.object({ id: z.string() });
const Moment = z.object({ at: z.date() });
const PromptText = Id.extend({ text: z.string() });
const ToAsk = Id.extend({ countries: z.array(z.string()), engines: z.array(z.string()) });
const KnownQuestion = Id.extend({ engine: z.string(), state: z.string() });

/** @returns when, or null where there is a run already that is to be left alone. */
async function openRun(client: PostgresClient, run: RunKey, again: boolean): Promise<Date | null> {
  const result = await client.query(
    `INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, $2, now() + interval '${LIFE}')
     ON CONFLICT (brand_id, date) DO ${again ? `UPDATE SET state = 'running', ended_at = NULL` : 'NOTHING'}
     RETURNING now() AS at`,
    [run.brandId, run.date],
  );
  return maybeRow(Moment, result)?.at ?? null;
}

/**
 * Detects the language of active prompts that have none yet; it stays open where the text does not show it.
 */
async function fillLanguages(client: PostgresClient, brand: IngestBrand): Promise<void> {
  const result = await client.query(
    scoped(brand, {
      text: `SELECT id, text FROM prompts WHERE brand_id = $1 AND status = 'active' AND language IS NULL`,
      values: [],
    }),
  );
  const found = rowsOf(PromptText, result).flatMap(({ id, text }) => {
    const language = languageOfPrompt(text);
    return language === null ? [] : [{ id, language }];
  });
  if (found.length === 0) return;
  await client.query(
    scoped(brand, {
      text: `UPDATE prompts AS p SET language = f.language
             FROM unnest($2::uuid[], $3::text[]) AS f (id, language)
             WHERE p.brand_id = $1 AND p.id = f.id`,
      values: [found.map(({ id }) => id), found.map(({ language }) => language)],
    }),
  );
}

/** Every active prompt with each of its countries and each of the brand's engines, engine after engine in turn. */
async function candidates(
  client: PostgresClient,
  brand: IngestBrand,
  date: string,
): Promise<QuestionCandidate[]> {
  const result = await client.query(
    scoped(brand, {
      text: `SELECT p.id, p.countries, b.engines FROM prompts p JOIN brands b ON b.id = p.brand_id
             WHERE p.brand_id = $1 AND p.status = 'active' ORDER BY p.no`,
      values: [],
    }),
  );
  return rowsOf(ToAsk, result).flatMap(({ id, countries, engines }) =>
    countries.flatMap((country) =>
      ENGINES.filter((engine) => engines.includes(engine.id)).map((engine) => ({
        id: answerId(id, engine.id, country, date),
        promptId: id,
        engine: engine.id,
        country,
      })),
    ),
  );
}

interface PlannedQuestion extends QuestionCandidate {
  readonly state: 'waiting' | 'skipped' | 'complete';
  readonly fault: SkipReason | null;
}

const WRITE = `
INSERT INTO questions AS q (id, brand_id, date, prompt_id, engine, country, state, fault, reason, ended_at)
SELECT id, $1, $2, prompt_id, engine, country, state, fault, $9::jsonb ->> fault,
  CASE state WHEN 'skipped' THEN now() END
FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[])
  AS planned (id, prompt_id, engine, country, state, fault)
ON CONFLICT (id) DO UPDATE SET
  state = excluded.state, fault = excluded.fault, reason = excluded.reason, ended_at = excluded.ended_at,
  attempts = 0`;

async function write(client: PostgresClient, { brandId, date }: RunKey, planned: readonly PlannedQuestion[]) {
  const column = <K extends keyof PlannedQuestion>(name: K) => planned.map((question) => question[name]);
  await client.query(WRITE, [
    brandId,
    date,
    column('id'),
    column('promptId'),
    column('engine'),
    column('country'),
    column('state'),
    column('fault'),
    JSON.stringify(SKIP_REASONS),
  ]);
  await addJobs(
    client,
    planned.filter(({ state }) => state === 'waiting').map(({ id }) => id),
  );
}

/** Adds jobs for waiting or running questions without one, which were lost. */
async function repairJobs(client: PostgresClient, { brandId, date }: RunKey): Promise<void> {
  const result = await client.query(
    `SELECT id FROM questions q
     WHERE brand_id = $1 AND date = $2 AND state IN ('waiting', 'running')
       AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = q.id::text)`,
    [brandId, date],
  );
  const ids = rowsOf(Id, result).map(({ id }) => id);
  if (ids.length > 0) await addJobs(client, ids);
}

/** Decides what becomes of each candidate, in their order. */
function decide(
  all: readonly QuestionCandidate[],
  states: ReadonlyMap<string, string>,
  stored: ReadonlySet<string>,
  { engines, maxQuestions }: Pick<PlanOptions, 'engines' | 'maxQuestions'>,
): PlannedQuestion[] {
  const settled = (id: string) => ['waiting', 'running', 'complete'].includes(states.get(id) ?? '');
  let taken = all.filter(({ id }) => settled(id)).length;
  return all
    .filter(({ id }) => !settled(id))
    .map((candidate) => {
      if (stored.has(candidate.id)) return { ...candidate, state: 'complete', fault: null };
      if (!engines.has(candidate.engine)) return { ...candidate, state: 'skipped', fault: 'no_key' };
      if (taken >= maxQuestions) return { ...candidate, state: 'skipped', fault: 'budget' };
      taken += 1;
      return { ...candidate, state: 'waiting', fault: null };
    });
}

/** Known questions of a run: those in Postgres, by id, and those candidates that are answered already. */
async function knownOf(
  client: PostgresClient,
  clickhouse: ClickHouse,
  brand: IngestBrand,
  run: RunKey,
  lock: string,
) {
  const all = await candidates(client, brand, run.date);
  const rows = rowsOf(
    KnownQuestion,
    await client.query(`SELECT id, engine, state FROM questions WHERE brand_id = $1 AND date = $2 ${lock}`, [
      run.brandId,
      run.date,
    ]),
  );
  const ids = all.map(({ id }) => id);
  const stored = ids.length === 0 ? new Set<string>() : await knownIds(client, clickhouse, brand, ids);
  const open = rows.filter(({ state }) => state === 'waiting' || state === 'running');
  return { all, states: new Map(rows.map(({ id, state }) => [id, state])), stored, open };
}

/**
 * Engines of the questions that a run would ask if it were planned now, one for each; nothing is written.
 * Questions whose prompt, country or engine was removed, or whose engine has no key, are skipped when they
 * are due.
 */
export const questionsToAsk = (
  { postgres, clickhouse }: StoreClients,
  brand: IngestBrand,
  run: RunKey,
  options: Pick<PlanOptions, 'engines' | 'maxQuestions'>,
): Promise<string[]> =>
  transaction(postgres, async (client) => {
    const { all, states, stored, open } = await knownOf(client, clickhouse, brand, run, '');
    const planned = decide(all, states, stored, options).filter(({ state }) => state === 'waiting');
    const wanted = new Set(all.flatMap(({ id, engine }) => (options.engines.has(engine) ? id : [])));
    return [...open.filter(({ id }) => wanted.has(id)), ...planned].map(({ engine }) => engine);
  });

function tally(planned: readonly PlannedQuestion[]): Partial<Record<SkipReason, number>> {
  const counts: Partial<Record<SkipReason, number>> = {};
  for (const { fault } of planned) if (fault) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}

/**
 * Plans the run of a brand for a date in one transaction, with a job for each question: a second caller finds
 * it planned. Answers in ClickHouse are looked up, so that no answered question is asked again even where
 * Postgres has forgotten it; while ClickHouse is away nothing is planned, which only costs time.
 * @returns null where nothing was to be planned: the run exists already, or the brand's plan has none.
 */
export async function planRun(
  { postgres, clickhouse }: StoreClients,
  run: RunKey,
  options: PlanOptions,
): Promise<PlannedRun | null> {
  const brand = await loadBrand(postgres, run.brandId);
  if (!brand) return null;
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const at = await openRun(client, run, options.again);
    if (at === null) return null;
    await fillLanguages(client, brand);
    const { all, states, stored, open } = await knownOf(client, clickhouse, brand, run, 'FOR UPDATE');
    const planned = decide(all, states, stored, options);
    await write(client, run, planned);
    await repairJobs(client, run);
    return {
      ...run,
      at,
      open: open.length + planned.filter(({ state }) => state === 'waiting').length,
      skipped: tally(planned),
      withoutKey: new Set(planned.flatMap(({ fault, engine }) => (fault === 'no_key' ? engine : []))),
    };
  });
}
