import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderIdentity } from '../data-dir.ts';
import { type Process, processes, signalAll } from '../processes.ts';

const NAME = 'answer_visibility_';

/**
 * Unique name of the cluster in exactly this folder, whatever paths lead there, and of no copy of it. As
 * `cluster_name` it is in the command line of every process of the server, so that another process that
 * reuses a pid cannot be confused with it. (/proc/PID/cwd would show it too, but root in a container may not
 * read other users'.)
 */
export const clusterName = (clusterDir: string): string =>
  `${NAME}${folderIdentity(clusterDir).replace(':', '_')}`;

/**
 * The processes of the server that runs on a cluster: the postmaster, whose command line is as we gave it,
 * and its children, which write `postgres: CLUSTER_NAME: what they do` over theirs.
 */
export function serverProcesses(clusterDir: string): { postmaster: Process | undefined; all: Process[] } {
  const name = clusterName(clusterDir);
  const ofPostmaster = new RegExp(`/postgres -D .* cluster_name=${name}( |$)`);
  const ofChild = new RegExp(`^postgres: ${name}: `);
  const all = processes().filter(({ command }) => ofPostmaster.test(command) || ofChild.test(command));
  return { postmaster: all.find(({ command }) => ofPostmaster.test(command)), all };
}

/**
 * Stops a server that a killed host left behind on a cluster, and the backends that a killed postmaster
 * left behind. Call it only with the lock of the DATA_DIR held: whatever runs is then nobody's.
 */
export async function stopOrphanedPostgres(clusterDir: string): Promise<void> {
  const { postmaster, all } = serverProcesses(clusterDir);
  // SIGINT is the fast shutdown: clients are sent away, a checkpoint is written. Backends without a
  // postmaster get SIGQUIT: they leave at once, and recovery follows from the WAL.
  if (postmaster) signalAll([postmaster], 'SIGINT');
  else signalAll(all, 'SIGQUIT');
  const killAt = performance.now() + 10_000;
  for (let left = all; left.length > 0; left = serverProcesses(clusterDir).all) {
    if (performance.now() > killAt) signalAll(left, 'SIGKILL');
    await sleep(20);
  }
  removeForeignPidFile(clusterDir);
}

/**
 * Removes a postmaster.pid whose pid belongs to some other program by now (in a container pids repeat soon)
 * or to the server of the folder this one is a copy of: Postgres would refuse to start. One whose process is gone is left to Postgres, which then also looks
 * for backends on the shared memory it names; one that names a running postgres must stop us.
 */
function removeForeignPidFile(clusterDir: string): void {
  const file = path.join(clusterDir, 'postmaster.pid');
  const pid = postmasterPid(file);
  const holder = processes().find((other) => other.pid === pid && other.command !== '');
  if (!holder) return;
  const isServer = /(^|\/)postgres(:|\s|$)/.test(holder.command);
  const isOfAnother = holder.command.includes(`cluster_name=${NAME}`);
  if (!isServer || isOfAnother) rmSync(file, { force: true });
}

function postmasterPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return null;
  }
}
