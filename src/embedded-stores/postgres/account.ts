import { execFile } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A system user. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Way to start a program of PostgreSQL. */
export interface Launch {
  /** Words before the program's path. */
  readonly prefix: readonly string[];
  /** Options of spawn. */
  readonly identity: Partial<SystemAccount>;
  /** Required owner of the cluster's files; null for the user of this process. */
  readonly owner: SystemAccount | null;
}

async function lookUp(name: string): Promise<SystemAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** The user `postgres`, made where there is none; `nobody` where it cannot be made. */
async function chooseAccount(): Promise<SystemAccount> {
  const existing = await lookUp('postgres');
  if (existing) return existing;
  const useradd = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ];
  await run('useradd', useradd).catch(() => {});
  const account = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (account) return account;
  throw new Error(
    'PostgreSQL cannot run as root and there is no user postgres or nobody: add one or set DATABASE_URL',
  );
}

/** The account that owns an existing cluster, so that it stays usable whatever users come and go. */
function fileOwnerOf(clusterDir: string): SystemAccount | null {
  const stats = statSync(clusterDir, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null;
}

/**
 * True where the mode bits give an account `bits` (4 read, 1 enter) on `file` and let it enter every folder
 * above.
 */
export function canReach({ uid, gid }: SystemAccount, file: string, bits: number): boolean {
  const allows = (entry: string, wanted: number) => {
    const stats = statSync(entry);
    const shift = stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0;
    return ((stats.mode >> shift) & wanted) === wanted;
  };
  const real = realpathSync(file);
  if (!allows(real, bits)) return false;
  for (let folder = path.dirname(real); ; folder = path.dirname(folder)) {
    if (!allows(folder, 1)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** initdb looks up the name of the user it runs as; containers may run as a user that has none. */
function requireName(): void {
  try {
    os.userInfo();
  } catch (cause) {
    throw new Error(
      `PostgreSQL needs a named user, and user ${process.getuid?.()} has no entry in /etc/passwd: add one or set DATABASE_URL`,
      { cause },
    );
  }
}

/**
 * Decides how PostgreSQL's programs are started: as they are for an ordinary user; for root, whom they
 * refuse, as another user. If that user cannot enter a folder on the way (a clone below /root, a temporary
 * folder of mode 0700), it gets the one capability for it, by `setpriv`.
 * @param clusterDir the cluster's folder, which need not exist yet; the folder above it must.
 * @throws Error naming DATA_DIR and the remedy where no way works.
 */
export async function decideLaunch(program: string, clusterDir: string): Promise<Launch> {
  if (process.getuid?.() !== 0) {
    requireName();
    return { prefix: [], identity: {}, owner: null };
  }
  const account = fileOwnerOf(clusterDir) ?? (await chooseAccount());
  const dataDir = path.dirname(clusterDir);
  const unreachable = !canReach(account, program, 5)
    ? program
    : !canReach(account, dataDir, 1)
      ? dataDir
      : null;
  if (unreachable === null) return { prefix: [], identity: account, owner: account };
  const prefix = [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    // initdb asks access(2) whether it may run its neighbour, which heeds capabilities only with this.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  try {
    await run('setpriv', [...prefix.slice(1), program, '--version']);
  } catch (cause) {
    throw new Error(
      `PostgreSQL cannot run as root, and user ${account.uid} cannot reach ${unreachable}: ` +
        'keep DATA_DIR and the checkout in folders that every user may enter, start as an ordinary user, or set DATABASE_URL',
      { cause },
    );
  }
  return { prefix, identity: {}, owner: account };
}
