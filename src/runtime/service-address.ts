import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, publicUrlOf } from './config.ts';

/* Address of the service on a DATA_DIR, for commands beside it, which may not have its PORT set. */

const fileIn = (dataDir: string) => path.join(dataDir, 'service-address');

export const noteServiceAddress = (dataDir: string, url: string): void =>
  writeFileSync(fileIn(dataDir), `${url}\n`, { mode: 0o600 });

/** Notes that a service of this version is about to migrate the stores, and answers nobody yet. */
export const noteServiceStarting = (dataDir: string): void =>
  writeFileSync(fileIn(dataDir), '', { mode: 0o600 });

/** True while a service on a DATA_DIR starts. */
export const isServiceStarting = (dataDir: string): boolean =>
  statSync(fileIn(dataDir), { throwIfNoEntry: false })?.size === 0;

export const forgetServiceAddress = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

/**
 * Public address of the service; after a kill the last one until the next start; null where none is known.
 */
export function serviceAddress(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/**
 * Address of the dashboard, for links that a command prints, and whether a service is known to run there: the one on
 * embedded stores, whatever port it has, or else the configured one.
 */
export function dashboardAddress(
  config: Config,
  embedded: boolean,
): { readonly url: string; readonly isRunning: boolean } {
  const running = embedded ? serviceAddress(config.DATA_DIR) : null;
  return {
    url: config.PUBLIC_URL ?? running ?? publicUrlOf(config),
    isRunning: !embedded || running !== null,
  };
}
