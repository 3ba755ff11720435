import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stopOrphanedPostgres } from '../../../src/embedded-stores/postgres/orphans.ts';
import { startMember } from '../host/members.ts';

const clusterDir = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-orphans-'));
const pidFile = path.join(clusterDir, 'postmaster.pid');
afterAll(() => rmSync(clusterDir, { recursive: true, force: true }));

it('removes a pid file whose pid another program has by now, and does that program no harm', async () => {
  writeFileSync(pidFile, `${process.pid}\n${clusterDir}\n`);
  await stopOrphanedPostgres(clusterDir);
  expect(existsSync(pidFile)).toBe(false);
});

it('leaves a pid file whose process is gone to Postgres, which looks for backends then', async () => {
  const member = startMember('', 'command');
  const pid = member.child.pid ?? 0;
  await member.kill('SIGKILL');
  writeFileSync(pidFile, `${pid}\n${clusterDir}\n`);
  await stopOrphanedPostgres(clusterDir);
  expect(existsSync(pidFile)).toBe(true);
});
