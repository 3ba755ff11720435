import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeHolder, takeLock } from '../../../src/embedded-stores/host/lock.ts';
import { reachStores } from '../../../src/embedded-stores/host/reach.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-lock-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Tries to take the lock in another process, which then kills itself with the lock in hand. */
const elsewhere = () => {
  const lock = path.join(import.meta.dirname, '../../../src/embedded-stores/host/lock.ts');
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

it('is a file that other users cannot open, even where an earlier version made it', () => {
  const folder = mkdtempSync(path.join(dataDir, 'modes-'));
  const file = path.join(folder, 'host.lock');
  const mode = () => (statSync(file).mode & 0o777).toString(8);
  const before = process.umask(0);
  try {
    takeLock(folder)?.[Symbol.dispose]();
    expect(mode()).toBe('600');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    takeLock(folder)?.[Symbol.dispose]();
    expect(mode()).toBe('600');
  } finally {
    process.umask(before);
  }
});

it('kept by a reader of the file is not waited for without end, and the reader is named', async () => {
  const folder = mkdtempSync(path.join(dataDir, 'reader-'));
  takeLock(folder)?.[Symbol.dispose]();
  // What a backup or a curious person does: it reads, and holds the lock of readers while it does.
  const script = `const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1]).exec('BEGIN; SELECT * FROM sqlite_master');
    console.log('reading');
    setInterval(() => {}, 1000);`;
  const reader = spawn(process.execPath, ['-e', script, path.join(folder, 'host.lock')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(reader, 'exit');
  try {
    await once(reader.stdout, 'data');
    expect(takeLock(folder)).toBeNull();
    const who = process.platform === 'linux' ? `process ${reader.pid} (` : 'lsof';
    expect(describeHolder(folder)).toContain(who);
    const { signal } = new AbortController();
    const error = await reachStores(folder, 'command', () => {}, signal, 500).catch(
      (reason: Error) => reason,
    );
    expect(String(error)).toContain(`${path.join(folder, 'host.lock')} is locked by`);
    expect(String(error)).toContain(who);
    expect(String(error)).toMatch(/end it, or set DATA_DIR to another folder$/);
  } finally {
    reader.kill();
    await ended;
  }
  const lock = takeLock(folder);
  expect(lock).not.toBeNull();
  lock?.[Symbol.dispose]();
});
