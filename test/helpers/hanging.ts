import { readFileSync } from 'node:fs';
import path from 'node:path';
import { childrenOf, commandOf, familyOf } from './processes.ts';

/* Stores that hang: their processes are stopped, so that connections are taken and nothing is answered. Linux. */

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Stops a process and all that it has started: those of Postgres answer on connections of their own.
 * @returns what lets them go on.
 */
export function hang(pid: number): () => void {
  // Its parent first, so that nothing is started any more.
  const stopped: number[] = [];
  for (const one of familyOf(pid)) {
    signal(one, 'SIGSTOP');
    stopped.push(one);
  }
  return () => {
    for (const one of stopped.reverse()) signal(one, 'SIGCONT');
  };
}

/** The processes of the embedded stores under a DATA_DIR. @throws where one does not run. */
export function storeProcesses(dataDir: string): Readonly<Record<'postgres' | 'clickhouse', number>> {
  const { control } = JSON.parse(readFileSync(path.join(dataDir, 'stores.json'), 'utf8'));
  const running = (mark: string) => {
    const pid = childrenOf(control.pid).find((one) => commandOf(one).includes(mark));
    if (pid === undefined) throw new Error(`no process runs ${mark}`);
    return pid;
  };
  return { postgres: running('bin/postgres'), clickhouse: running('clickhouse/main.ts') };
}
