import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createEngineServer } from './server.ts';
import { Sessions } from './sessions.ts';

/*
 * The embedded ClickHouse: its own process, so that a crash of the engine is not a crash of anything else.
 * It is told what to do in one message by its parent (spawn.ts) and ends with it.
 */

export interface StartMessage {
  readonly dataDir: string;
  readonly password: string;
  readonly port: number;
  readonly memoryLimitBytes: number;
}

export type StartReply =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly message: string };

/** Queries at once. Each holds a libuv thread, so UV_THREADPOOL_SIZE is set above this. */
const CONCURRENCY = 8;

/** Milliseconds that running queries have to end after SIGTERM. */
const STOP_DEADLINE = 3_000;

const reply = (message: StartReply) => process.send?.(message);

async function start({ dataDir, password, port, memoryLimitBytes }: StartMessage): Promise<void> {
  const { Session } = await import('chdb').catch(() => {
    throw new Error(
      'the package chdb is not installed; install it or set CLICKHOUSE_URL to a ClickHouse server',
    );
  });
  const temporaryDir = path.join(dataDir, 'tmp_inserts');
  const engineDir = path.join(dataDir, 'engine');
  rmSync(temporaryDir, { recursive: true, force: true });
  for (const folder of [temporaryDir, engineDir]) mkdirSync(folder, { recursive: true, mode: 0o700 });

  const connectionArgs = [
    `--max_memory_usage=${Math.floor(memoryLimitBytes / 2)}`,
    `--max_server_memory_usage=${memoryLimitBytes}`,
    '--session_timezone=UTC',
    '--async_insert=0',
  ];
  const open = () => new Session(engineDir, { connectionArgs });
  const control = open();
  const sessions = new Sessions(open, CONCURRENCY);
  const server = createEngineServer({ sessions, control, temporaryDir }, password);

  // process.exit waits inside the engine for queries that run, so a kill is how this process ends when
  // waiting is over. It loses no acknowledged insert.
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.once('SIGTERM', () => {
    server.close(() => {
      control.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(end, STOP_DEADLINE);
  });
  process.once('disconnect', end);
  server.listen(port, '127.0.0.1', () =>
    reply({ type: 'ready', port: (server.address() as AddressInfo).port }),
  );
  server.once('error', (error) => {
    reply({ type: 'failed', message: error.message });
    process.exit(1);
  });
}

process.on('SIGINT', () => {});
process.once('message', (message: StartMessage) => {
  start(message).catch((error: Error) => {
    reply({ type: 'failed', message: error.message });
    process.exit(1);
  });
});
