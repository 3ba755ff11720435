import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningStore } from '../processes.ts';
import type { StartMessage, StartReply } from './main.ts';

export interface ClickhouseOptions {
  readonly dataDir: string;
  readonly password: string;
  /** 0 or absent: any free one. */
  readonly port?: number;
  /** Memory limit of all queries together; a third of the machine's memory by default. */
  readonly memoryLimitBytes?: number;
  readonly logFile: string;
}

export interface ClickhouseProcess extends RunningStore {
  readonly port: number;
}

/** Exceeds the number of queries that run at once, each of which holds a thread of libuv's pool. */
const THREADS = '16';

/**
 * Starts the embedded ClickHouse in a process of its own and waits until it accepts queries. It ends when
 * this process ends, however that happens.
 * @throws Error with the reason when it does not start: chdb missing, the directory in use, the port taken.
 */
export async function spawnClickhouse(options: ClickhouseOptions): Promise<ClickhouseProcess> {
  const { dataDir, password, port = 0, logFile } = options;
  const memoryLimitBytes = options.memoryLimitBytes ?? Math.floor(os.totalmem() / 3);
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    stdio: ['ignore', log, log, 'ipc'],
    // It reads a config.xml where it runs.
    cwd: dataDir,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...environment, UV_THREADPOOL_SIZE: THREADS },
  });
  closeSync(log);
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<StartReply>((resolve) =>
    child.once('message', (reply: StartReply) => resolve(reply)),
  );
  // `exited` reports a child that ends at once.
  child.on('error', () => {});
  child.send({ dataDir, password, port, memoryLimitBytes } satisfies StartMessage, () => {});
  const reply = await Promise.race([ready, exited.then(() => null)]);
  if (reply?.type !== 'ready' || child.pid === undefined) {
    const reason = reply?.type === 'failed' ? reply.message : 'its process ended';
    throw new Error(`the embedded ClickHouse did not start: ${reason} (see ${logFile})`);
  }
  return {
    url: `http://default:${encodeURIComponent(password)}@127.0.0.1:${reply.port}`,
    port: reply.port,
    pid: child.pid,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
