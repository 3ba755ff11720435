import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeLock } from '../../../../src/stores/embedded/host/lock.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-lock-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Tries to take the lock in another process, which then kills itself with the lock in hand. */
const elsewhere = () => {
  const lock = path.join(import.meta.dirname, '../../../../src/stores/embedded/host/lock.ts');
  const script = `import { takeLock } from ${JSON.stringify(lock)};
    const lock = takeLock(${JSON.stringify(dataDir)});
    console.log(lock !== null);
    if (lock) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10);`;
  try {
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch (error) {
    return `${(error as { stdout: string }).stdout.trim()}, killed`;
  }
};

it('is held by one process at a time and freed by its end, however it ends', () => {
  const lock = takeLock(dataDir);
  expect(lock).not.toBeNull();
  expect(elsewhere()).toBe('false');
  lock?.[Symbol.dispose]();
  expect(elsewhere()).toBe('true, killed');
  const again = takeLock(dataDir);
  expect(again).not.toBeNull();
  again?.[Symbol.dispose]();
});
