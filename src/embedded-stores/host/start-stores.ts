import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopOrphanedClickhouse } from '../clickhouse/orphans.ts';
import { spawnClickhouse } from '../clickhouse/spawn.ts';
import { loadSecrets, putLogAside, type StoreName, type StoresRecord, storeFolder } from '../data-dir.ts';
import { stopOrphanedPostgres } from '../postgres/orphans.ts';
import { spawnPostgres } from '../postgres/spawn.ts';
import { type SupervisedStore, supervise } from './supervise.ts';

/**
 * Range of ports, below those that Linux (32768 to 60999), macOS and Windows (from 49152) give to outgoing
 * connections. A program could take one of those in the second that a store is away, even a client of it,
 * which then is connected to itself, and a store that comes back at another address is lost to its users.
 */
const [LOWEST, HIGHEST] = [20_000, 32_767];

/** Milliseconds to wait for a port of the last run that somebody else has taken. */
const PORT_PATIENCE = 5_000;

async function listenOn(port: number): Promise<Server | null> {
  // A user of the stores that tries to reconnect meets this server, and would keep it from closing for ever.
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

const TITLES: Readonly<Record<StoreName, string>> = { postgres: 'Postgres', clickhouse: 'ClickHouse' };

export interface StartOptions {
  readonly dataDir: string;
  /** Stores to start. */
  readonly wanted: readonly StoreName[];
  /** Ports of the last run. */
  readonly lastPorts: StoresRecord['ports'];
  readonly onProgress: (message: string) => void;
  /** Called with stores that end and are restarted. */
  readonly log: (line: string) => void;
  /** Aborts a start that nobody waits for any more. */
  readonly signal: AbortSignal;
}

export interface StartedStores {
  readonly ports: NonNullable<StoresRecord['ports']>;
  readonly urls: NonNullable<StoresRecord['urls']>;
  stop(): Promise<void>;
}

/** Stops what a killed host left behind, which holds the ports of the last run. Call it only with the lock of the DATA_DIR held. */
export async function stopOrphans(dataDir: string): Promise<void> {
  const [clusterDir, clickhouseDir] = [path.join(dataDir, 'postgres'), path.join(dataDir, 'clickhouse')];
  if (existsSync(clusterDir)) await stopOrphanedPostgres(clusterDir);
  if (existsSync(clickhouseDir)) await stopOrphanedClickhouse(clickhouseDir);
}

/**
 * Starts stores of a DATA_DIR, at the ports of the last run where these are free. Call it only with the lock of the
 * DATA_DIR held and once orphans are stopped.
 * @throws AggregateError with the reasons when one does not start; then none of them runs.
 */
export async function startStores(options: StartOptions): Promise<StartedStores> {
  const { dataDir, wanted, lastPorts, onProgress, log, signal } = options;
  const secrets = loadSecrets(dataDir);
  const ports = await choosePorts(wanted.map((name) => lastPorts?.[name] ?? null));
  const portOf = (name: StoreName) => ports[wanted.indexOf(name)] ?? 0;
  const logFile = (store: StoreName) => path.join(dataDir, `${store}.log`);
  for (const store of wanted) putLogAside(logFile(store));
  onProgress(`starting ${wanted.map((name) => TITLES[name]).join(' and ')}`);
  const start = {
    postgres: () =>
      spawnPostgres({
        dataDir,
        password: secrets.postgres,
        port: portOf('postgres'),
        logFile: logFile('postgres'),
        onProgress,
        signal,
      }),
    clickhouse: () =>
      spawnClickhouse({
        dataDir: storeFolder(dataDir, 'clickhouse'),
        password: secrets.clickhouse,
        port: portOf('clickhouse'),
        logFile: logFile('clickhouse'),
      }),
  };
  const stores = await allOrNone(wanted.map((name) => supervise(TITLES[name], start[name], log)));
  const by = <Value>(values: readonly Value[]) =>
    Object.fromEntries(wanted.map((name, index) => [name, values[index]])) as Partial<
      Record<StoreName, Value>
    >;
  const { postgres: database, clickhouse } = by(stores.map(({ url }) => url));
  return {
    ports: by(ports),
    urls: { ...(database && { database }), ...(clickhouse && { clickhouse }) },
    stop: async () => {
      await Promise.all(stores.map((store) => store.stop()));
    },
  };
}
