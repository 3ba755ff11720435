import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { unlessFull } from '../../src/embedded-stores/data-dir.ts';
import { endStarted, start } from '../helpers/npm-start.ts';

/* npm start on a disk that is full from the first byte, or fills up while it makes the stores: small ones of tmpfs, which only root may mount. */

const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-full-start-'));
afterAll(() => {
  endStarted();
  rmSync(root, { recursive: true, force: true });
});

/** A disk of so many bytes of which so many are left; null where none may be mounted here. */
function disk(bytes: number, left: number): string | null {
  const folder = mkdtempSync(path.join(root, 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
  });
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(path.join(folder, 'filler'), Buffer.alloc(bavail * bsize - left));
  return folder;
}

it.for([
  ['nothing', 0],
  ['no record of the host', 4_096],
  ['no ClickHouse', 8_000_000],
  ['no Postgres', 30_000_000],
  ['no tables', 75_000_000],
] as const)('says that the disk is full, and what to do, where it takes %s', async ([, left], { skip }) => {
  const folder = disk(left + 4_000_000, left);
  if (folder === null) return skip('mounting a tmpfs is not permitted here');
  const DATA_DIR = path.join(folder, 'data');
  const started = start(root, { DATA_DIR, DEMO: 'off' });
  expect(await started.exited).toBe(1);
  const [told = '', ...others] = started
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
  expect(told).toContain(
    `DATA_DIR ${DATA_DIR} cannot be used: the disk is full: make room on it, or set DATA_DIR to a folder on another disk`,
  );
  expect(others).toEqual([]);
});

it.each([
  'ENOSPC: no space left on device, write',
  'could not extend file "base/1/2": No space left on device',
  'could not write: Disk quota exceeded',
  'database or disk is full',
  'Cannot reserve 1.00 MiB, not enough space',
])('takes %j for a full disk, and tells it', (message) => {
  const error = unlessFull(root, new Error(message), false);
  expect(error.message).toMatch(/^DATA_DIR .* the disk is full: .*\)$/s);
  expect(error.message).toContain(message);
  // Once is enough.
  expect(unlessFull(root, error, false)).toBe(error);
});

it('leaves errors alone that are of something else', () => {
  const error = new Error('PORT 8080 is taken');
  expect(unlessFull(root, error, true)).toBe(error);
});
