import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopOrphanedClickhouse } from '../clickhouse/orphans.ts';
import { spawnClickhouse } from '../clickhouse/spawn.ts';
import { loadSecrets, putLogAside, type StoresRecord, storeFolder } from '../data-dir.ts';
import { stopOrphanedPostgres } from '../postgres/orphans.ts';
import { spawnPostgres } from '../postgres/spawn.ts';
import { type SupervisedStore, supervise } from './supervise.ts';

/**
 * Where ports are chosen: below what Linux (32768 to 60999), macOS and Windows (from 49152) give to connections. One of
 * those could be taken by any program in the second a store is away, even by a client of it, which then is connected
 * to itself, and a store that comes back at another address is lost to those who use it.
 */
const [LOWEST, HIGHEST] = [20_000, 32_767];

/** Milliseconds to wait for a port of the last run that somebody else has taken. */
const PORT_PATIENCE = 5_000;

async function listenOn(port: number): Promise<Server | null> {
  // A user of the stores that tries to come back meets this server, and would keep it from closing for ever.
  const server = createServer((socket) => socket.destroy());
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

async function listenOnLast(port: number, patience: number): Promise<Server | null> {
  for (const until = performance.now() + patience; performance.now() < until; await sleep(50)) {
    const server = await listenOn(port);
    if (server) return server;
  }
  return null;
}

async function listenOnAny(): Promise<Server> {
  for (let tried = LOWEST; tried <= HIGHEST; tried++) {
    const server = await listenOn(randomInt(LOWEST, HIGHEST + 1));
    if (server) return server;
  }
  throw new Error(`there is no free port on 127.0.0.1 from ${LOWEST} to ${HIGHEST}`);
}

/**
 * Distinct free ports on loopback: those of the last run where they are free or become so; null wants any.
 * @param patience milliseconds, see PORT_PATIENCE.
 */
export async function choosePorts(
  last: readonly (number | null)[],
  patience = PORT_PATIENCE,
): Promise<number[]> {
  // Held until all are chosen: a port let go could be handed out again at once.
  const servers = await Promise.all(
    last.map(async (port) => (port && (await listenOnLast(port, patience))) || (await listenOnAny())),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** All of these, once all have started. @throws AggregateError of what failed, after those that did start were stopped. */
async function allOrNone(starting: readonly Promise<SupervisedStore>[]): Promise<SupervisedStore[]> {
  const results = await Promise.allSettled(starting);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length === 0) return started;
  await Promise.all(started.map((store) => store.stop()));
  throw new AggregateError(reasons, reasons.map((reason: Error) => reason.message).join('\n'));
}

export interface StartOptions {
  readonly dataDir: string;
  /** Ports of the last run. */
  readonly lastPorts: StoresRecord['ports'];
  readonly onProgress: (message: string) => void;
  /** Told of stores that end and are started again. */
  readonly log: (line: string) => void;
  /** Ends a start that nobody waits for any more. */
  readonly signal: AbortSignal;
}

export interface StartedStores {
  readonly ports: NonNullable<StoresRecord['ports']>;
  readonly urls: NonNullable<StoresRecord['urls']>;
  stop(): Promise<void>;
}

/**
 * Starts both stores of a DATA_DIR, at the ports of the last run where these are free, after stopping what a killed
 * host left behind. Call it only with the lock of the DATA_DIR held.
 * @throws AggregateError with the reasons when one does not start; then neither runs.
 */
export async function startStores(options: StartOptions): Promise<StartedStores> {
  const { dataDir, lastPorts, onProgress, log, signal } = options;
  const secrets = loadSecrets(dataDir);
  const clusterDir = path.join(dataDir, 'postgres');
  const clickhouseDir = storeFolder(dataDir, 'clickhouse');
  // Before the ports are chosen, as orphans hold those of the last run.
  if (existsSync(clusterDir)) await stopOrphanedPostgres(clusterDir);
  await stopOrphanedClickhouse(clickhouseDir);
  const [postgresPort = 0, clickhousePort = 0] = await choosePorts([
    lastPorts?.postgres ?? null,
    lastPorts?.clickhouse ?? null,
  ]);

  const logFile = (store: string) => path.join(dataDir, `${store}.log`);
  for (const store of ['postgres', 'clickhouse']) putLogAside(logFile(store));
  onProgress('starting Postgres and ClickHouse');
  const startPostgres = () =>
    spawnPostgres({
      dataDir,
      password: secrets.postgres,
      port: postgresPort,
      logFile: logFile('postgres'),
      onProgress,
      signal,
    });
  const startClickhouse = () =>
    spawnClickhouse({
      dataDir: clickhouseDir,
      password: secrets.clickhouse,
      port: clickhousePort,
      logFile: logFile('clickhouse'),
    });
  const stores = await allOrNone([
    supervise('Postgres', startPostgres, log),
    supervise('ClickHouse', startClickhouse, log),
  ]);
  const [database = '', clickhouse = ''] = stores.map(({ url }) => url);
  return {
    ports: { postgres: postgresPort, clickhouse: clickhousePort },
    urls: { database, clickhouse },
    stop: async () => {
      await Promise.all(stores.map((store) => store.stop()));
    },
  };
}
