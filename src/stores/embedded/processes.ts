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

/** What `read` returns, or null when the process has ended meanwhile or is another user's. */
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
    .map((name) => {
      const words = unlessGone(() => readFileSync(`/proc/${name}/cmdline`, 'utf8'));
      return { pid: Number(name), command: words?.replaceAll('\0', ' ') ?? '' };
    });
}

/** Paths of the folder a process runs in and of the files it has open; none where /proc does not tell. */
export function pathsInUse(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const names = unlessGone(() => readdirSync(folder)) ?? [];
  return [`/proc/${pid}/cwd`, ...names.map((name) => `${folder}/${name}`)].flatMap(
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
