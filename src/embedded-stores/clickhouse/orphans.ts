import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathsInUse, processes, signalAll } from '../processes.ts';

/** Milliseconds for it to end by itself, as it does where no query runs. */
const END_TIMEOUT_MS = 500;

/**
 * Stops a ClickHouse whose host was killed. It ends by itself with its parent, but chdb holds a process until
 * a running query is done, and nobody else may use the folder meanwhile. A process that has just begun is in
 * the folder before it opens anything there. Call it only with the lock of the DATA_DIR held. A kill loses
 * nothing acknowledged: an INSERT is answered after its part is on disk.
 */
export async function stopOrphanedClickhouse(folder: string): Promise<void> {
  const real = realpathSync(folder);
  const find = () =>
    processes().filter(
      ({ pid, command }) =>
        command.includes('/clickhouse/main.ts') &&
        pathsInUse(pid).some((used) => used === real || used.startsWith(`${real}/`)),
    );
  const killAt = performance.now() + END_TIMEOUT_MS;
  for (let left = find(); left.length > 0; left = find()) {
    if (performance.now() > killAt) signalAll(left, 'SIGKILL');
    await sleep(20);
  }
}
