import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decideLaunch } from '../../../src/embedded-stores/postgres/account.ts';
import { findBinaries } from '../../../src/embedded-stores/postgres/binaries.ts';
import { initialise } from '../../../src/embedded-stores/postgres/initialise.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-initialise-'));
const log = openSync(path.join(root, 'log'), 'a');
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('runs programs that lie in a folder closed to all but root', async ({ skip }) => {
  if (process.getuid?.() !== 0) skip('an ordinary user runs them as itself');
  // The programs find their libraries and templates by paths relative to their own.
  const { postgres } = await findBinaries();
  cpSync(path.dirname(path.dirname(postgres)), path.join(root, 'native'), { recursive: true });
  const bin = path.join(root, 'native', 'bin');
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
  const clusterDir = path.join(root, 'postgres');
  const launch = await decideLaunch(binaries.postgres, clusterDir);
  expect(launch.prefix).toContain('setpriv');
  const { signal } = new AbortController();
  await initialise({ binaries, launch, clusterDir, password: 'secret', log, signal });
  expect(existsSync(path.join(clusterDir, 'PG_VERSION'))).toBe(true);
  expect(statSync(clusterDir).uid).toBe(launch.owner?.uid);
});

it('leaves nothing behind when the programs fail', async () => {
  const dataDir = path.join(root, 'failing');
  const clusterDir = path.join(dataDir, 'postgres');
  mkdirSync(dataDir);
  const binaries = { initdb: '/bin/false', postgres: '/bin/false' };
  const launch = { prefix: [], identity: {}, owner: null };
  const { signal } = new AbortController();
  await expect(initialise({ binaries, launch, clusterDir, password: 'secret', log, signal })).rejects.toThrow(
    'false ended with code 1',
  );
  expect(existsSync(clusterDir)).toBe(false);
});
