import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderIdentity, prepareDataDir } from '../../src/embedded-stores/data-dir.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-data-dir-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('makes the folder with those above it, and knows it by any path', () => {
  const folder = path.join(root, 'a', 'b');
  expect(prepareDataDir(folder)).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  symlinkSync(folder, path.join(root, 'link'));
  expect(prepareDataDir(path.join(root, 'link'))).toBe(folder);
  expect(folderIdentity(path.join(root, 'link'))).toBe(folderIdentity(folder));
  expect(folderIdentity(root)).not.toBe(folderIdentity(folder));
});

it('says what is wrong with a path that cannot be the folder', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(file)).toThrow(
    `DATA_DIR ${file} cannot be used: it, or a parent, is a file or a broken link`,
  );
  expect(() => prepareDataDir(path.join(file, 'x'))).toThrow('part of the path is a file');
  expect(() => prepareDataDir(path.join(root, 'n'.repeat(300)))).toThrow('the path is too long');
  const deep = path.join(root, ...Array.from({ length: 5 }, () => 'n'.repeat(100)));
  expect(() => prepareDataDir(deep)).toThrow('the path is too long');
});

it.skipIf(process.platform !== 'linux')(
  'says where no folder can be made, and does not try without end',
  () => {
    // In a process of its own, which ends whatever it does.
    const tried = spawnSync(
      process.execPath,
      [
        '--eval',
        "import('./src/embedded-stores/data-dir.ts').then(({ prepareDataDir }) => prepareDataDir('/proc/a/b')).catch(({ message }) => console.log(message))",
      ],
      { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' },
    );
    expect(tried.stdout).toBe('DATA_DIR /proc/a/b cannot be used: no folder can be made there\n');
  },
);

it('says of a link to what is not there what it is', () => {
  const link = path.join(root, 'nowhere');
  symlinkSync(path.join(root, 'gone'), link);
  for (const folder of [link, path.join(link, 'x')]) {
    expect(() => prepareDataDir(folder)).toThrow(
      `DATA_DIR ${folder} cannot be used: it, or a parent, is a file or a broken link`,
    );
  }
});

it.skipIf(process.getuid?.() === 0)('says that this user may not write there (root may)', () => {
  const closed = path.join(root, 'closed');
  mkdirSync(closed, { mode: 0o500 });
  expect(() => prepareDataDir(closed)).toThrow('this user may not write to it');
});
