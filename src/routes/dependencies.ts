import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { DailyRun } from '../collector/run-status.ts';
import type { Overload } from '../http/limits/overload.ts';
import { createResponseCache, type ResponseCache } from '../http/responses/response-cache.ts';
import { createDataThrough } from '../reports/data-through.ts';
import { createCounts, createGroupSums } from '../reports/paging.ts';
import { createStatistics } from '../reports/plan/statistics.ts';
import { createRoster } from '../reports/roster.ts';
import type { Fairness } from '../reports/rows-in-turn.ts';
import type { ReportStores } from '../reports/run.ts';
import type { Mail } from '../runtime/mail.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { AddressRules } from '../webhooks/address.ts';

/** Dependencies of the API; tests pass stores of their own. */
export interface AppDependencies extends Fairness {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly logger: FastifyBaseLogger;
  /** Requests of one brand in a minute. */
  readonly rateLimitPerMinute: number;
  /** Public address of the dashboard; without it the address of the request is used. */
  readonly publicUrl?: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Sends invitations and resets; without it links are shown. */
  readonly mail?: Mail | undefined;
  /** Addresses that webhooks may have; by default those of the public internet. */
  readonly addressRules?: AddressRules | undefined;
  /** Settings of the daily run; null where the worker has an environment of its own. */
  readonly dailyRun: DailyRun | null;
  readonly metrics: Registry;
  /** Concurrency limits; defaults where absent. */
  readonly overload?: Overload;
  /** Maximum connections per address, and in all. */
  readonly connections?: { readonly perAddress: number; readonly inAll: number };
  /** Response cache; by default of `createMemory`. */
  readonly memory?: ResponseCache;
}

export type App = FastifyInstance;

/**
 * Dependencies with the caches of brands, created once per app and shared by the routes for keys, sessions
 * and shared pages.
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
    groupSums: createGroupSums(clickhouse),
    roster: createRoster(clickhouse),
  };
}
