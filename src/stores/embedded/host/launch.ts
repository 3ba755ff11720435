import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { putAside } from './log-file.ts';

export interface LaunchedHost {
  /** Resolves with why it ended: null when another process already is the host, or when its work was done. */
  readonly ended: Promise<string | null>;
  readonly isRunning: () => boolean;
}

/**
 * Starts a host for a DATA_DIR. It is a session leader, so neither Ctrl-C in this terminal nor the end of
 * this process reaches it or its children; it may turn out not to get the lock, and then ends at once.
 */
export function launchHost(dataDir: string): LaunchedHost {
  const logFile = path.join(dataDir, 'stores.log');
  putAside(logFile);
  const log = openSync(logFile, 'a', 0o600);
  // NODE_OPTIONS may load what only this process wants: a test runner's loader, an inspector's port.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, dataDir], {
    cwd: dataDir,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let running = true;
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const lines = code === 0 ? [] : readFileSync(logFile, 'utf8').trim().split('\n').slice(-8);
      resolve(code === 0 ? null : `ended with ${signal ?? `code ${code}`}:\n${lines.join('\n')}`);
    });
  }).finally(() => {
    running = false;
  });
  return { ended, isRunning: () => running };
}
