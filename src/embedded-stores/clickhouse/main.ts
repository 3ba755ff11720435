import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loadChdb } from './chdb.ts';
import { Connections } from './connections.ts';
import { createClickhouseServer } from './server.ts';
import { forgetUnstoredParts } from './unstored-parts.ts';

/* Embedded ClickHouse in a process of its own, so that a crash of chdb takes nothing else down. Its parent
   (spawn.ts) sends the settings in one message, and it ends with its parent. */

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

function failed(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.send?.({ type: 'failed', message } satisfies StartReply, () => process.exit(1));
}

function start({ dataDir, password, port, memoryLimitBytes }: StartMessage): void {
  const chdbDir = path.join(dataDir, 'engine');
  mkdirSync(chdbDir, { recursive: true, mode: 0o700 });
  for (const part of forgetUnstoredParts(chdbDir)) {
    process.stderr.write(
      `${new Date().toISOString()} the part ${part} was noted and never stored: forgotten\n`,
    );
  }
  const chdb = loadChdb(chdbDir, [
    `--max_memory_usage=${Math.floor(memoryLimitBytes / 2)}`,
    `--max_server_memory_usage=${memoryLimitBytes}`,
    '--session_timezone=UTC',
    '--async_insert=0',
    // clickhouse-local's own: a query without SELECT is one, which a server refuses.
    '--implicit_select=0',
    // Its default of 5 GB is more than the limit above.
    `--mark_cache_size=${Math.floor(memoryLimitBytes / 8)}`,
  ]);
  // chdb stops with its last connection, so one stays open.
  const kept = chdb.open();
  // Emptied only now that no other process can be using it.
  const temporaryDir = path.join(dataDir, 'tmp');
  rmSync(temporaryDir, { recursive: true, force: true });
  mkdirSync(temporaryDir, { mode: 0o700 });
  const connections = new Connections(chdb, CONCURRENCY);
  const server = createClickhouseServer({ chdb, connections, temporaryDir }, password);

  // process.exit waits inside chdb for queries that run, so a kill is how this process ends when
  // waiting is over. It loses no acknowledged insert.
  const killThis = () => process.kill(process.pid, 'SIGKILL');
  process.once('SIGTERM', () => {
    server.close(() => {
      chdb.close(kept);
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(killThis, STOP_DEADLINE);
  });
  process.once('disconnect', killThis);
  server.listen(port, '127.0.0.1', () => {
    const { port: chosen } = server.address() as AddressInfo;
    process.send?.({ type: 'ready', port: chosen } satisfies StartReply);
  });
  server.once('error', failed);
}

process.on('SIGINT', () => {});
process.once('message', (message: StartMessage) => {
  try {
    start(message);
  } catch (error) {
    failed(error);
  }
});
