import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawnClickhouse } from '../clickhouse/spawn.ts';
import { stopOrphans } from '../postgres/orphans.ts';
import { spawnPostgres } from '../postgres/spawn.ts';
import { type Control, listenControl } from './control.ts';
import { takeLock } from './lock.ts';
import { putAside } from './log-file.ts';
import { endOrphanedClickhouse } from './orphaned-clickhouse.ts';
import { choosePorts } from './ports.ts';
import { loadSecrets, readRecord, storeFolder, writeRecord } from './record.ts';
import { supervise } from './supervise.ts';

/*
 * The host: one process per DATA_DIR that keeps both embedded stores running for as long as any process
 * uses them. Its argument is the DATA_DIR. It ends by itself after its last client.
 */

/** Milliseconds without clients after which the host stops: before the first one came, and later. */
const FIRST_CLIENT = 15_000;
const GRACE = 200;

type Supervised = Awaited<ReturnType<typeof supervise>>;

const log = (line: string) =>
  process.stderr.write(`${new Date().toISOString()} host ${process.pid}: ${line}\n`);

async function startStores(dataDir: string, control: Control, signal: AbortSignal): Promise<Supervised[]> {
  const onProgress = (message: string) => control.announce({ type: 'progress', message });
  const previous = readRecord(dataDir);
  const own = { port: control.port, token: control.token, pid: process.pid };
  writeRecord(dataDir, { ...previous, control: own });

  const secrets = loadSecrets(dataDir);
  const clusterDir = path.join(dataDir, 'postgres');
  const clickhouseDir = storeFolder(dataDir, 'clickhouse');
  // Before the ports are chosen, as orphans hold those of the last run.
  if (existsSync(clusterDir)) await stopOrphans(clusterDir);
  await endOrphanedClickhouse(clickhouseDir);
  const [postgresPort = 0, clickhousePort = 0] = await choosePorts([
    previous.ports?.postgres ?? 0,
    previous.ports?.clickhouse ?? 0,
  ]);

  const logFile = (store: string) => path.join(dataDir, `${store}.log`);
  for (const store of ['postgres', 'clickhouse']) putAside(logFile(store));
  onProgress('starting Postgres and ClickHouse');
  const postgres = supervise(
    'Postgres',
    () =>
      spawnPostgres({
        dataDir,
        password: secrets.postgres,
        port: postgresPort,
        logFile: logFile('postgres'),
        onProgress,
        signal,
      }),
    log,
  );
  const clickhouse = supervise(
    'ClickHouse',
    () =>
      spawnClickhouse({
        dataDir: clickhouseDir,
        password: secrets.clickhouse,
        port: clickhousePort,
        logFile: logFile('clickhouse'),
      }),
    log,
  );
  const results = await Promise.allSettled([postgres, clickhouse]);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length > 0) {
    await Promise.all(started.map((store) => store.stop()));
    throw new AggregateError(reasons, reasons.map((reason: Error) => reason.message).join('\n'));
  }
  const [{ url: database = '' } = {}, { url: clickhouseUrl = '' } = {}] = started;
  writeRecord(dataDir, {
    control: own,
    ports: { postgres: postgresPort, clickhouse: clickhousePort },
    urls: { database, clickhouse: clickhouseUrl },
  });
  return started;
}

async function host(dataDir: string): Promise<void> {
  const stopping = new AbortController();
  let timer = setTimeout(() => stopping.abort(), FIRST_CLIENT);
  const onClients = (clients: number, orderly: boolean) => {
    clearTimeout(timer);
    if (clients > 0) return;
    if (orderly) stopping.abort();
    else timer = setTimeout(() => stopping.abort(), GRACE);
  };
  const control = await listenControl({ dataDir, onClients });
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      control.close();
      resolve();
    });
  });

  let stores: Supervised[] = [];
  try {
    stores = await startStores(dataDir, control, stopping.signal);
    control.announce({ type: 'ready' });
    log('both stores are ready');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log(message);
    control.announce({ type: 'failed', message });
  }
  await stopped;
  await Promise.all(stores.map((store) => store.stop()));
  // Not the record of another host, in case the folder was deleted and made anew under this one.
  const record = readRecord(dataDir);
  if (record.control?.token === control.token) writeRecord(dataDir, { ...record, control: null });
  log('stopped');
}

// A service drains for a while after SIGTERM, which systemd sends to all processes of a unit. The stores
// must outlast it, and end after their last client in any case.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const dataDir = process.argv[2] ?? '';
{
  using lock = takeLock(dataDir);
  if (lock) await host(dataDir);
}
process.exit(0);
