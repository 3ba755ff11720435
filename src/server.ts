import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { mayRun } from './embedded-stores/data-dir.ts';
import { createOperatorServer } from './health/server.ts';
import { whyNotUpgraded } from './ingest/reprocess/upgrade.ts';
import { enginesWithoutKey } from './providers/index.ts';
import { createFairQueue } from './reports/fair-queue.ts';
import { createResponseBuffers } from './reports/response-buffers.ts';
import { type Config, loadConfig, localUrlOf } from './runtime/config.ts';
import { createLogger } from './runtime/log.ts';
import { openMail } from './runtime/mail.ts';
import { openStores } from './runtime/open-stores.ts';
import { outliveReaders } from './runtime/outputs.ts';
import { listen, requireFreePorts } from './runtime/ports.ts';
import { forgetServiceAddress, noteServiceAddress, noteServiceStarting } from './runtime/service-address.ts';
import { stopRequest } from './runtime/stopping.ts';
import { visible } from './shared/visible.ts';
import { onSlowStatement } from './stores/postgres.ts';
import { withQueryMetrics } from './stores/query-metrics.ts';
import type { Stores } from './stores/stores.ts';
import { resolveHost } from './webhooks/address.ts';

/** Milliseconds that requests under way have to end after SIGTERM. */
const DRAIN_DEADLINE = 20_000;

export interface RunningServer {
  /** Its address on this machine, e.g. http://127.0.0.1:8080. */
  readonly url: string;
  /** Stops accepting, lets requests under way end within a deadline, closes. Not the stores. */
  stop(): Promise<void>;
}

/**
 * Opens the stores for a service, once both of its ports are found to be free.
 * @throws Error naming the setting to change where a port is taken or a store cannot be used.
 */
export async function openServiceStores(
  config: Config,
  onProgress?: (message: string) => void,
): Promise<Stores> {
  // Stores that already run probably belong to the service that has the ports; the error of the stores is
  // then the better one.
  if (!mayRun(config.DATA_DIR)) await requireFreePorts(config);
  const stores = await openStores(config, { role: 'service', ...(onProgress && { onProgress }) });
  try {
    if (stores.embedded) noteServiceStarting(config.DATA_DIR);
    await requireFreePorts(config);
  } catch (error) {
    await stores.close();
    throw error;
  }
  return stores;
}

/** Serves the operator's endpoints until the server is closed. */
export async function startOperator(
  config: Config,
  stores: Stores,
  metrics: Registry,
  isDraining: () => boolean,
): Promise<Server> {
  const operator = createOperatorServer(stores, metrics, isDraining, {
    isExporting: config.EXPORT_DIR !== undefined,
  });
  await listen(
    'OPERATOR_PORT',
    config.OPERATOR_PORT,
    () =>
      new Promise<void>((resolve, reject) => {
        operator.once('error', reject);
        operator.listen(config.OPERATOR_PORT, config.HOST, resolve);
      }),
  );
  return operator;
}

/**
 * Serves the API, the dashboard and the operator's endpoints until `stop`. The stores must be migrated; beside embedded
 * ones its address is noted for commands meanwhile.
 * @param isWithWorker whether the worker runs in this process, too: then its settings are these.
 */
export async function startServer(
  config: Config,
  stores: Stores,
  metrics = new Registry(),
  { isWithWorker = false } = {},
): Promise<RunningServer> {
  const logger = createLogger(config);
  const { SMTP_URL, MAIL_FROM } = config;
  const mail = SMTP_URL && MAIL_FROM ? openMail(SMTP_URL, MAIL_FROM) : undefined;
  onSlowStatement(stores.postgres, config.SLOW_QUERY_MS, (statement) =>
    logger.warn(statement, 'slow statement'),
  );
  const app = await buildApp({
    postgres: stores.postgres,
    clickhouse: withQueryMetrics(stores.clickhouse, metrics, {
      from: config.SLOW_QUERY_MS,
      onSlow: (query) => logger.warn(query, 'slow query'),
    }),
    logger,
    metrics,
    unread: createResponseBuffers(),
    waitForTurn: createFairQueue(),
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    mail,
    addressRules: { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE, resolve: resolveHost },
    dailyRun: isWithWorker ? { cron: config.DAILY_RUN_CRON, withoutKey: enginesWithoutKey(config) } : null,
  });
  let draining = false;
  const operator = await startOperator(config, stores, metrics, () => draining);
  try {
    await listen('PORT', config.PORT, () =>
      app.listen({
        host: config.HOST,
        port: config.PORT,
        listenTextResolver: (address) => `The API accepts requests at ${address}`,
      }),
    );
  } catch (error) {
    operator.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const url = localUrlOf({ ...config, PORT: port });
  if (stores.embedded) noteServiceAddress(config.DATA_DIR, config.PUBLIC_URL ?? url);
  return {
    url,
    async stop() {
      draining = true;
      if (stores.embedded) forgetServiceAddress(config.DATA_DIR);
      await sleep(config.DRAIN_DELAY * 1_000);
      const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_DEADLINE);
      await app.close();
      clearTimeout(deadline);
      mail?.close();
      operator.closeAllConnections();
      await new Promise((resolve) => operator.close(resolve));
    },
  };
}

/** @throws Error naming what to run where the stores are not at the schema of this version. */
export async function requireMigrated(stores: Stores): Promise<void> {
  const why = await whyNotUpgraded(stores);
  if (why !== null) throw new Error(`${why}: run "npm run migrate" first`);
}

/** Runs an entry point; an error is one line per fault on standard error, and exit code 1. */
export async function runEntry(main: () => Promise<void>): Promise<void> {
  outliveReaders();
  try {
    await main();
    process.exit(0);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    process.stderr.write(`${lines.map(visible).join('\n')}\n`);
    process.exit(1);
  }
}

if (import.meta.main) {
  await runEntry(async () => {
    const config = loadConfig(process.env);
    // Registered before anything runs: a signal during the start would kill the process.
    const stop = stopRequest(createLogger(config));
    const stores = await openServiceStores(config);
    try {
      await requireMigrated(stores);
      const server = await startServer(config, stores);
      await stop;
      await server.stop();
    } finally {
      await stores.close();
    }
  });
}
