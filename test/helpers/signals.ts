import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Whether a signal has been sent to a process that has yet to take it, as a stopped one does only when it goes on.
 * False where there is no /proc to tell.
 */
export function awaits(pid: number, signal: NodeJS.Signals): boolean {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return false;
  const [, pending = '0'] = /^ShdPnd:\s*(\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return ((BigInt(`0x${pending}`) >> BigInt(os.constants.signals[signal] - 1)) & 1n) === 1n;
}
