import { readRecord, writeRecord } from '../data-dir.ts';
import { type Clients, listenForClients } from './clients.ts';
import { takeLock } from './lock.ts';
import { type StartedStores, startStores } from './start-stores.ts';

/*
 * The host: one process per DATA_DIR that keeps both embedded stores running for as long as any process
 * uses them. Its argument is the DATA_DIR. It ends by itself after its last client.
 */

/** Milliseconds without clients after which the host stops: before the first one came, and later. */
const FIRST_CLIENT = 15_000;
const GRACE = 200;

const log = (line: string) =>
  process.stderr.write(`${new Date().toISOString()} host ${process.pid}: ${line}\n`);

/** Starts the stores and tells the clients how that goes, and stores.json where the host and they are. */
async function startFor(
  clients: Clients,
  dataDir: string,
  signal: AbortSignal,
): Promise<StartedStores | null> {
  try {
    const last = readRecord(dataDir);
    const control = { port: clients.port, token: clients.token, pid: process.pid };
    writeRecord(dataDir, { ...last, control });
    const stores = await startStores({
      dataDir,
      lastPorts: last.ports,
      onProgress: (message) => clients.announce({ type: 'progress', message }),
      log,
      signal,
    });
    writeRecord(dataDir, { control, ports: stores.ports, urls: stores.urls });
    clients.announce({ type: 'ready' });
    log('both stores are ready');
    return stores;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log(message);
    clients.announce({ type: 'failed', message });
    return null;
  }
}

/** Runs the stores until nobody uses them any more. */
async function runStores(dataDir: string): Promise<void> {
  const stopping = new AbortController();
  let timer = setTimeout(() => stopping.abort(), FIRST_CLIENT);
  const clients = await listenForClients({
    dataDir,
    onChange(count, orderly) {
      clearTimeout(timer);
      if (count > 0) return;
      if (orderly) stopping.abort();
      else timer = setTimeout(() => stopping.abort(), GRACE);
    },
  });
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      clients.admitNoMore();
      resolve();
    });
  });
  const stores = await startFor(clients, dataDir, stopping.signal);
  await stopped;
  await stores?.stop();
  // Not the record of another host, in case the folder was deleted and made anew under this one.
  const record = readRecord(dataDir);
  if (record.control?.token === clients.token) writeRecord(dataDir, { ...record, control: null });
  log('stopped');
}

// A service drains for a while after SIGTERM, which systemd sends to all processes of a unit. The stores
// must outlast it, and end after their last client in any case.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const dataDir = process.argv[2] ?? '';
{
  using lock = takeLock(dataDir);
  if (lock) await runStores(dataDir);
}
process.exit(0);
