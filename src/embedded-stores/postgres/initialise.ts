import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch } from './account.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE, ENVIRONMENT, SETTINGS, SUPERUSER, settingFlags } from './settings.ts';

export interface NewCluster {
  readonly binaries: Binaries;
  readonly launch: Launch;
  readonly clusterDir: string;
  readonly password: string;
  /** File descriptor that takes what the programs print. */
  readonly log: number;
  readonly signal: AbortSignal;
}

async function runToEnd(
  { launch, log, signal }: NewCluster,
  program: string,
  words: string[],
  input: string,
): Promise<void> {
  const [command = program, ...before] = [...launch.prefix, program];
  const child = spawn(command, [...before, ...words], {
    ...launch.identity,
    env: ENVIRONMENT,
    cwd: '/',
    stdio: ['pipe', log, log],
  });
  const kill = () => child.kill();
  signal.addEventListener('abort', kill);
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const [code, killed] = await once(child, 'close');
  signal.removeEventListener('abort', kill);
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${killed ?? `code ${code}`}`);
}

/**
 * Removes a folder, also one in which an initdb whose host was killed still writes or cleans up: rmSync
 * gives up without a word on a file that vanishes before it.
 */
async function remove(folder: string): Promise<void> {
  for (let attempts = 0; attempts < 100 && existsSync(folder); attempts++) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    await sleep(20);
  }
}

/**
 * Creates a cluster with the database `answer_visibility` in it. It is made beside its place and renamed
 * at the end, so a kill on the way leaves nothing half done; leftovers of such a kill are removed first.
 */
export async function initialise(cluster: NewCluster): Promise<void> {
  const { binaries, launch, clusterDir, password } = cluster;
  for (const leftover of globSync(`${path.basename(clusterDir)}.new-*`, { cwd: path.dirname(clusterDir) })) {
    await remove(path.join(path.dirname(clusterDir), leftover));
  }
  const draft = mkdtempSync(`${clusterDir}.new-`);
  try {
    const folder = path.join(draft, 'cluster');
    const passwordFile = path.join(draft, 'password');
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (launch.owner) {
      for (const entry of [draft, folder, passwordFile]) chownSync(entry, launch.owner.uid, launch.owner.gid);
    }
    // The builtin provider sorts by code point and knows the letter case of all scripts, alike on every machine.
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await runToEnd(
      cluster,
      binaries.initdb,
      [`--pgdata=${folder}`, ...locale, ...access, '--data-checksums'],
      '',
    );
    await runToEnd(
      cluster,
      binaries.postgres,
      ['--single', '-D', folder, '-c', 'exit_on_error=on', ...settingFlags(SETTINGS), 'postgres'],
      `CREATE DATABASE ${DATABASE};\n`,
    );
    renameSync(folder, clusterDir);
  } finally {
    await remove(draft);
  }
}
