import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/* Processes of this machine, by /proc. */

/** The fields of /proc/PID/stat from the state on, as its second field may hold anything in its brackets. */
function fieldsOf(pid: number): string[] {
  try {
    return /.*\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/**
 * True for a running process: a zombie, which its parent has yet to reap, does not run, unless some of its
 * threads still do.
 */
export function isRunning(pid: number): boolean {
  const [state = 'Z'] = fieldsOf(pid);
  if (!'ZX'.includes(state)) return true;
  try {
    return readdirSync(`/proc/${pid}/task`).length > 1;
  } catch {
    return false;
  }
}

export const sessionOf = (pid: number): number => Number(fieldsOf(pid)[3]);

/** Running children of a process; by ps where there is no /proc. */
export function childrenOf(parent: number): number[] {
  if (!existsSync('/proc/self/stat')) {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
    return lines.flatMap((line) => {
      const [pid, ppid, state = ''] = line.trim().split(/\s+/);
      return Number(ppid) === parent && !state.startsWith('Z') ? [Number(pid)] : [];
    });
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(fieldsOf(pid)[1]) === parent && isRunning(pid));
}

/** The words of its command line, with spaces between. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return `process ${pid}`;
  }
}

/** A process and all that it has started, itself first. */
export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/**
 * True where a sent signal is still pending, as in a stopped process until it continues. False where there is
 * no /proc.
 */
export function awaits(pid: number, signal: NodeJS.Signals): boolean {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return false;
  const [, pending = '0'] = /^ShdPnd:\s*(\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return ((BigInt(`0x${pending}`) >> BigInt(os.constants.signals[signal] - 1)) & 1n) === 1n;
}
