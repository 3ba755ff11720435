import { readRecord, type StoreName, writeRecord } from '../data-dir.ts';
import { type HostClients, listenForClients } from './clients.ts';
import { takeLock } from './lock.ts';
import { EXIT_CODES, type HostMessage } from './messages.ts';
import { type StartedStores, startStores, stopOrphans } from './start-stores.ts';

/* Host: one process per DATA_DIR that keeps the needed embedded stores running for as long as any process
   uses them. Its argument is the DATA_DIR. It ends by itself after its last client. */

/** Milliseconds without clients after which the host stops: before the first one came, and later. */
const FIRST_CLIENT = 15_000;
const GRACE = 200;

const log = (line: string) =>
  process.stderr.write(`${new Date().toISOString()} host ${process.pid}: ${line}\n`);

/** Stores that are started on demand. */
interface NeededStores {
  /**
   * Starts stopped stores, unless they are being started already.
   * @returns their state.
   */
  need(stores: readonly StoreName[]): HostMessage;
  stop(): Promise<void>;
}

/**
 * Keeps the stores of a DATA_DIR: each is started for the first client that needs it, and again for the next
 * one if it did not start. Reports progress to clients, and addresses in stores.json.
 */
function keepStores(dataDir: string, announce: HostClients['announce'], signal: AbortSignal): NeededStores {
  const running = new Set<StoreName>();
  const starting = new Set<StoreName>();
  const started: StartedStores[] = [];
  let orphans: Promise<void> | null = null;
  let turn = Promise.resolve();

  const isReady = (stores: readonly StoreName[]) => stores.every((store) => running.has(store));

  async function start(wanted: readonly StoreName[]): Promise<void> {
    try {
      // Precedes the choice of ports, as orphans hold those of the last run.
      orphans ??= stopOrphans(dataDir);
      await orphans;
      const stores = await startStores({
        ...{ dataDir, wanted, log, signal },
        lastPorts: readRecord(dataDir).ports,
        onProgress: (message) => announce({ type: 'progress', message }, (needed) => !isReady(needed)),
      });
      started.push(stores);
      const record = readRecord(dataDir);
      writeRecord(dataDir, {
        ...record,
        ports: { ...record.ports, ...stores.ports },
        urls: { ...record.urls, ...stores.urls },
      });
      for (const store of wanted) running.add(store);
      log(`ready: ${wanted.join(' and ')}`);
      announce({ type: 'ready' }, isReady);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log(message);
      announce({ type: 'failed', message }, (needed) => needed.some((store) => wanted.includes(store)));
    } finally {
      for (const store of wanted) starting.delete(store);
    }
  }

  return {
    need(stores) {
      if (isReady(stores)) return { type: 'ready' };
      const wanted = stores.filter((store) => !running.has(store) && !starting.has(store));
      for (const store of wanted) starting.add(store);
      if (wanted.length > 0) turn = turn.then(() => start(wanted));
      return { type: 'progress', message: 'starting the stores' };
    },
    async stop() {
      await turn;
      await Promise.all(started.map((stores) => stores.stop()));
    },
  };
}

/** Runs the stores until nobody uses them any more. */
async function runStores(dataDir: string): Promise<void> {
  const stopping = new AbortController();
  let timer = setTimeout(() => stopping.abort(), FIRST_CLIENT);
  const stores = keepStores(dataDir, (...message) => clients.announce(...message), stopping.signal);
  const clients = await listenForClients({
    dataDir,
    onChange(count, orderly) {
      clearTimeout(timer);
      if (count > 0) return;
      if (orderly) stopping.abort();
      else timer = setTimeout(() => stopping.abort(), GRACE);
    },
    onNeed: stores.need,
  });
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      clients.admitNoMore();
      resolve();
    });
  });
  const control = { port: clients.port, token: clients.token, pid: process.pid };
  writeRecord(dataDir, { ...readRecord(dataDir), control });
  await stopped;
  await stores.stop();
  // Leaves the record of another host alone, in case the folder was deleted and created again meanwhile.
  const record = readRecord(dataDir);
  if (record.control?.token === clients.token) writeRecord(dataDir, { ...record, control: null });
  log('stopped');
}

// A service drains for a while after SIGTERM, which systemd sends to all processes of a unit. The stores
// must outlast it, and end after their last client in any case.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const dataDir = process.argv[2] ?? '';
try {
  using lock = takeLock(dataDir);
  if (lock) await runStores(dataDir);
  process.exit(0);
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  log(message);
  // On a full disk the log stays empty, so the exit code carries the reason.
  process.exit(EXIT_CODES[code] ?? 1);
}
