import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface Process {
  readonly pid: number;
  /** Words with spaces between; empty for a zombie or a kernel thread. */
  readonly command: string;
}

/** The process of a store that takes connections. */
export interface RunningStore {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  stop(): Promise<void>;
}

/** Result of `read`, or null when the process has ended meanwhile or is another user's. */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** All processes of this machine, or of this container. */
export function processes(): Process[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' })
      .trim()
      .split('\n');
    return lines.map((line) => ({
      pid: Number.parseInt(line, 10),
      command: line.trim().replace(/^\d+\s+/, ''),
    }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: livingThread(Number(name))?.command ?? '' }));
}

/**
 * Living thread of a process, with its command line; null for a zombie or a kernel thread. The first thread
 * of a killed process may end before the others, which still hold its files and ports; /proc/PID shows
 * nothing of them.
 */
function livingThread(pid: number): { folder: string; command: string } | null {
  const read = (folder: string) => {
    const words = unlessGone(() => readFileSync(`${folder}/cmdline`, 'utf8'));
    return words ? { folder, command: words.replaceAll('\0', ' ') } : null;
  };
  const process = `/proc/${pid}`;
  const first = read(process);
  if (first) return first;
  const others = unlessGone(() => readdirSync(`${process}/task`)) ?? [];
  return others.map((thread) => read(`${process}/task/${thread}`)).find((found) => found !== null) ?? null;
}

/** Paths of a process's working folder and open files; none where /proc does not show them. */
export function pathsInUse(pid: number): string[] {
  const folder = livingThread(pid)?.folder ?? `/proc/${pid}`;
  const names = unlessGone(() => readdirSync(`${folder}/fd`)) ?? [];
  return [`${folder}/cwd`, ...names.map((name) => `${folder}/fd/${name}`)].flatMap(
    (link) => unlessGone(() => readlinkSync(link)) ?? [],
  );
}

export function signalAll(targets: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of targets) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
