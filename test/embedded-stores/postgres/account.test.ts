import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canReach } from '../../../src/embedded-stores/postgres/account.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-account-'));
const folder = path.join(root, 'folder');
const file = path.join(folder, 'file');
mkdirSync(folder);
writeFileSync(file, '');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const stranger = { uid: 64_001, gid: 64_001 };

it('follows the mode bits of the file and of every folder above it', () => {
  const modes = (ofRoot: number, ofFolder: number, ofFile: number) => {
    chmodSync(root, ofRoot);
    chmodSync(folder, ofFolder);
    chmodSync(file, ofFile);
    return canReach(stranger, file, 5);
  };
  expect(modes(0o755, 0o755, 0o755)).toBe(true);
  expect(modes(0o711, 0o711, 0o755)).toBe(true);
  expect(modes(0o700, 0o755, 0o755)).toBe(false);
  expect(modes(0o755, 0o750, 0o755)).toBe(false);
  expect(modes(0o755, 0o755, 0o711)).toBe(false);
});

it('knows the owner and the group', () => {
  chmodSync(root, 0o700);
  chmodSync(folder, 0o710);
  chmodSync(file, 0o500);
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  expect(canReach(own, file, 5)).toBe(true);
  expect(canReach(own, file, 6)).toBe(false);
  chmodSync(root, 0o710);
  expect(canReach({ ...stranger, gid: own.gid }, folder, 1)).toBe(true);
  expect(canReach(stranger, folder, 1)).toBe(false);
});
