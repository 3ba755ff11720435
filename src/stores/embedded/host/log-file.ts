import { renameSync, statSync } from 'node:fs';

/** Bytes. */
const LARGEST = 5_000_000;

/** Renames a log that has grown large to `….old`; call it before the log is opened. */
export function putAside(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST) renameSync(logFile, `${logFile}.old`);
}
