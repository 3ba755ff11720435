import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { DailyRun } from '../collector/run-status.ts';
import type { Overload } from '../http/overload.ts';
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts';
import { createDataThrough } from '../reports/data-through.ts';
import { createCounts } from '../reports/paging.ts';
import type { Fairness } from '../reports/rows-in-turn.ts';
import type { ReportStores } from '../reports/run.ts';
import { createStatistics } from '../reports/statistics.ts';
import type { Mail } from '../runtime/mail.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { Postgres } from '../stores/postgres.ts';

/** What the API is made of; tests pass stores of their own. */
export interface AppDependencies extends Fairness {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly logger: FastifyBaseLogger;
  /** Requests of one brand in a minute. */
  readonly rateLimitPerMinute: number;
  /** Where people find the dashboard; without it the address that they ask for. */
  readonly publicUrl?: string | undefined;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Sends invitations and resets; without it links are shown. */
  readonly mail?: Mail | undefined;
  /** What the environment says of the daily run; null where the worker has another. */
  readonly dailyRun: DailyRun | null;
  readonly metrics: Registry;
  /** How many requests may do what at once; the usual numbers where it says nothing. */
  readonly overload?: Overload;
  /** How many connections there may be from an address, and in all. */
  readonly connections?: { readonly perAddress: number; readonly inAll: number };
  /** What is remembered of responses; by default as `createMemory` does. */
  readonly memory?: ResponseCache;
}

export type App = FastifyInstance;

/**
 * With what is remembered of brands, once the app is built: for whoever asks, as routes of the API are registered for
 * keys, for sessions and for shared pages.
 */
export interface SharedDependencies extends AppDependencies, ReportStores {
  readonly memory: ResponseCache;
}

export function shared({
  memory = createResponseCache(),
  ...dependencies
}: AppDependencies): SharedDependencies {
  const { clickhouse } = dependencies;
  return {
    ...dependencies,
    memory,
    statistics: createStatistics(clickhouse),
    dataThrough: createDataThrough(clickhouse),
    counts: createCounts(clickhouse),
  };
}
