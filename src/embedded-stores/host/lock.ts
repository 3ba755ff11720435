import { chmodSync, closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Process, processes } from '../processes.ts';

/** Maximum characters of a command line in a message. */
const SHOWN_COMMAND = 120;

const lockFile = (dataDir: string) => path.join(dataDir, 'host.lock');

/** Restricts the file to this user: anybody who can open it can hold a lock that keeps every host out. */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  const { mode, uid } = statSync(file);
  if ((mode & 0o077) !== 0 && uid === process.geteuid?.()) chmodSync(file, 0o600);
}

/**
 * Takes the lock that makes a process the one host of a DATA_DIR, or returns null where another has it.
 * An exclusive SQLite transaction is a file lock that the kernel frees when the process ends, however it
 * ends; a pid in a file is not, as pids repeat (in containers within minutes).
 */
export function takeLock(dataDir: string): Disposable | null {
  closeToOthers(lockFile(dataDir));
  const database = new DatabaseSync(lockFile(dataDir));
  try {
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}

/** Processes that hold a lock on the file, by /proc/locks; none where there is no /proc. */
function holders(file: string): Process[] {
  let locks: string;
  try {
    locks = readFileSync('/proc/locks', 'utf8');
  } catch {
    return [];
  }
  // 1: POSIX  ADVISORY  READ 708 fd:01:131 1073741826 1073742335; a line with -> waits for one.
  const inode = String(statSync(file).ino);
  const pids = locks.split('\n').flatMap((line) => {
    const [, pid, place = ''] = /^\d+: POSIX +\S+ +\S+ (\d+) (\S+) /.exec(line) ?? [];
    return place.split(':')[2] === inode ? [Number(pid)] : [];
  });
  return processes().filter(({ pid }) => pids.includes(pid));
}

/** Says who keeps the lock from every host, and what to do. */
export function describeHolder(dataDir: string): string {
  const file = lockFile(dataDir);
  const [holder] = holders(file);
  const who = holder
    ? `process ${holder.pid} (${holder.command.trim().slice(0, SHOWN_COMMAND)})`
    : `a process of another container, or another program that has it open ("lsof ${file}" tells which)`;
  return `${file} is locked by ${who}, which does not answer as the host of the embedded stores: end it, or set DATA_DIR to another folder`;
}
