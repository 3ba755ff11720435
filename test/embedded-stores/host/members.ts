import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
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
import { serverProcesses } from '../../../src/embedded-stores/postgres/orphans.ts';
import { processes } from '../../../src/embedded-stores/processes.ts';
import { childrenOf, isRunning } from '../../helpers/processes.ts';

/** Milliseconds a wait may take: a start of both stores beside other tests takes ten seconds at most. */
const LIMIT = 90_000;

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
      const latest = Date.now() + LIMIT;
      let over = false;
      ended.then(() => {
        over = true;
      });
      for (;;) {
        const found = events.find((event) => event.type === type);
        if (found) return found;
        if (over) throw new Error(`member ended without "${type}": ${JSON.stringify(events)}`);
        if (Date.now() > latest)
          throw new Error(`member has not said "${type}" for ${LIMIT / 1000} s: ${JSON.stringify(events)}`);
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

/** Waits until something holds. @throws Error that tells what was waited for, after LIMIT. */
export async function eventually<T>(check: () => T | false | Promise<T | false>): Promise<T> {
  let last: unknown = 'it is false';
  const fail = () => new Error(`waited ${LIMIT / 1000} s for ${check}; last: ${last}`);
  const tooLate = AbortSignal.timeout(LIMIT);
  const given = new Promise<never>((_, reject) => tooLate.addEventListener('abort', () => reject(fail())));
  given.catch(() => {});
  while (!tooLate.aborted) {
    // A check may hang as well.
    const value = await Promise.race([
      given,
      Promise.resolve()
        .then(check)
        .catch((error: unknown) => {
          last = error;
          return false as const;
        }),
    ]);
    if (value !== false) return value;
    await sleep(20);
  }
  throw fail();
}

export const allGone = (pids: readonly number[]) => eventually(() => !pids.some(isRunning));
