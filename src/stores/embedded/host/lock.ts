import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock that makes a process the one host of a DATA_DIR, or returns null where another has it.
 * An exclusive SQLite transaction is a file lock that the kernel frees when the process ends, however it
 * ends; a pid in a file is not, as pids repeat (in containers within minutes).
 */
export function takeLock(dataDir: string): Disposable | null {
  const database = new DatabaseSync(path.join(dataDir, 'host.lock'));
  try {
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}
