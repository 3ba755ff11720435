import pino from 'pino';
import type { Backoff } from '../../src/collector/backoff.ts';
import { type CollectCounts, collect } from '../../src/collector/collect.ts';
import type { Planning } from '../../src/collector/plan-day.ts';
import type { WorkersOptions } from '../../src/collector/workers.ts';
import type { EngineSettings } from '../../src/providers/index.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { today } from '../../src/shared/dates.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { KEYS, settingsAt } from '../providers/provider.ts';

/** Everything that takes seconds or minutes in a real run, in milliseconds. */
export const HASTE: Backoff = {
  attempts: 3,
  firstPause: 20,
  longestPause: 60,
  longestRetryAfter: 10_000,
  faultsInARow: 5,
  firstOpening: 30,
  longestOpening: 100,
  openings: 3,
  givenUp: 60_000,
  poll: 300,
  comeback: 3_000,
};

export const logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });

/** With some keys alone: a process has workers for each engine that it has the key of, and most of them a connection. */
export const keysAt = (url: string, ...keys: (keyof typeof KEYS)[]): EngineSettings => ({
  ...settingsAt(url),
  ...Object.fromEntries(Object.keys(KEYS).map((key) => [key, undefined])),
  ...Object.fromEntries(keys.map((key) => [key, KEYS[key]])),
});

/** Without the three engines of SerpApi. */
export const fewEnginesAt = (url: string): EngineSettings => ({
  ...settingsAt(url),
  SERPAPI_API_KEY: undefined,
});

/** For brands that ask no other engine. */
export const chatgptAt = (url: string): EngineSettings => keysAt(url, 'OPENAI_API_KEY');

export const planningOf = (
  { stores }: TestApi,
  settings: EngineSettings,
  maxQuestions = 1_000_000,
): Planning => ({
  postgres: stores.postgres,
  clickhouse: stores.clickhouse,
  logger,
  settings,
  maxQuestions,
});

export const workersOf = (
  { stores }: TestApi,
  settings: EngineSettings,
  over: Partial<WorkersOptions> = {},
) => ({
  databaseUrl: stores.databaseUrl,
  settings,
  pace: { concurrency: 4, perMinute: 1_000_000 },
  logger,
  backoff: HASTE,
  ...over,
});

export interface CollectNow {
  readonly date?: string;
  readonly maxQuestions?: number;
  readonly workers?: Partial<WorkersOptions>;
  readonly signal?: AbortSignal;
}

const installed = new WeakMap<TestApi, Promise<unknown>>();

/** Collects for some brands, as the command does; installs the queue for the first. */
export async function collectNow(
  api: TestApi,
  settings: EngineSettings,
  brands: readonly TestBrand[],
  { date = today(), maxQuestions, workers, signal = new AbortController().signal }: CollectNow = {},
): Promise<CollectCounts> {
  if (!installed.has(api)) installed.set(api, installQueue(api.stores.databaseUrl, logger));
  await installed.get(api);
  return collect({
    planning: planningOf(api, settings, maxQuestions),
    workers: workersOf(api, settings, workers),
    runs: brands.map(({ id }) => ({ brandId: id, date })),
    signal,
  });
}

export interface QuestionRow {
  readonly id: string;
  readonly prompt_id: string;
  readonly engine: string;
  readonly country: string;
  readonly state: string;
  readonly attempts: number;
  readonly fault: string | null;
  readonly reason: string | null;
}

/** The questions of a brand, in a fixed order. */
export async function questionsOf({ stores }: TestApi, { id }: TestBrand): Promise<QuestionRow[]> {
  const { rows } = await stores.postgres.query<QuestionRow>(
    `SELECT q.id, prompt_id, engine, q.country, state, attempts, fault, reason FROM questions q
     JOIN prompts p ON p.id = q.prompt_id WHERE q.brand_id = $1 ORDER BY date, p.no, q.country, engine`,
    [id],
  );
  return rows;
}
