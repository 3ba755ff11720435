import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { serverProcesses } from '../../../../src/stores/embedded/postgres/orphans.ts';
import { processes } from '../../../../src/stores/embedded/processes.ts';

export interface MemberEvent {
  readonly type: 'progress' | 'joined' | 'lost' | 'left' | 'error';
  readonly message?: string;
  readonly databaseUrl?: string;
  readonly clickhouseUrl?: string;
}

export interface Member {
  readonly child: ChildProcess;
  readonly events: MemberEvent[];
  /** Waits for an event that has happened or will; rejects when the process ends without it. */
  until(type: MemberEvent['type']): Promise<MemberEvent>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts member.ts, by default as this user; `prefix` are words before node. */
export function startMember(
  dataDir: string,
  role: 'service' | 'command',
  prefix: readonly string[] = [],
): Member {
  const words = [
    ...prefix,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    path.join(import.meta.dirname, 'member.ts'),
    dataDir,
    role,
  ];
  const child = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const events: MemberEvent[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => events.push(JSON.parse(line)));
  return {
    child,
    events,
    async until(type) {
      let over = false;
      ended.then(() => {
        over = true;
      });
      for (;;) {
        const found = events.find((event) => event.type === type);
        if (found) return found;
        if (over) throw new Error(`member ended without "${type}": ${JSON.stringify(events)}`);
        await sleep(10);
      }
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

export interface StoreProcesses {
  readonly host: number;
  readonly postgres: number;
  readonly clickhouse: number;
  readonly all: readonly number[];
}

/** Whether a process runs: a zombie, which its parent has yet to take note of, does not. */
export function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Parent and session out of /proc/PID/stat, whose second field may hold anything in its brackets. */
function lineage(pid: number): { parent: number; session: number } | null {
  try {
    const [, parent, , session] =
      /.*\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]?.split(' ') ?? [];
    return { parent: Number(parent), session: Number(session) };
  } catch {
    return null;
  }
}

export const sessionOf = (pid: number) => lineage(pid)?.session;

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && lineage(pid)?.parent === parent);

/** The pids behind a DATA_DIR whose stores are ready. */
export function storeProcesses(dataDir: string): StoreProcesses {
  const host: number = JSON.parse(readFileSync(path.join(dataDir, 'stores.json'), 'utf8')).control.pid;
  const { postmaster, all } = serverProcesses(path.join(dataDir, 'postgres'));
  const postgres = postmaster?.pid ?? 0;
  const clickhouse = childrenOf(host).find((pid) => pid !== postgres) ?? 0;
  return { host, postgres, clickhouse, all: [host, clickhouse, ...all.map(({ pid }) => pid)] };
}

export interface HeldInitialising {
  /** Waits until initdb is at work and stops it there; resolves with its pid. */
  held(): Promise<number>;
  goOn(): void;
}

/**
 * Has the initdb of a DATA_DIR stop in the middle of its work. Its log is a pipe that is full, so that it gets no
 * further than its first words however fast it is; once it is there it is stopped, so that it takes no signal either.
 * What starts after `goOn` has a log of its own.
 */
export function holdInitialising(dataDir: string): HeldInitialising {
  const log = path.join(dataDir, 'postgres.log');
  mkdirSync(dataDir);
  execFileSync('mkfifo', ['-m', '0666', log]);
  const pipe = openSync(log, constants.O_RDWR | constants.O_NONBLOCK);
  const untilRefused = (step: () => number) => {
    try {
      while (step() > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  };
  const bytes = Buffer.alloc(4096);
  untilRefused(() => writeSync(pipe, bytes));
  let stopped = 0;
  onTestFinished(() => {
    if (isRunning(stopped)) process.kill(stopped, 'SIGKILL');
    closeSync(pipe);
  });
  return {
    async held() {
      stopped = await eventually(() => {
        const initdb = processes().find(({ command }) => command.includes(`/initdb --pgdata=${dataDir}/`));
        return initdb?.pid ?? false;
      });
      process.kill(stopped, 'SIGSTOP');
      return stopped;
    },
    goOn() {
      unlinkSync(log);
      writeFileSync(log, '', { mode: 0o600 });
      untilRefused(() => readSync(pipe, bytes));
      process.kill(stopped, 'SIGCONT');
    },
  };
}

/** Waits until something holds; the test's own timeout bounds it. */
export async function eventually<T>(check: () => T | false | Promise<T | false>): Promise<T> {
  for (;;) {
    const value = await Promise.resolve()
      .then(check)
      .catch(() => false as const);
    if (value !== false) return value;
    await sleep(20);
  }
}

export const allGone = (pids: readonly number[]) => eventually(() => !pids.some(isRunning));
