import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stopOrphanedClickhouse } from '../../../src/embedded-stores/clickhouse/orphans.ts';
import { eventually } from '../host/members.ts';

/** A process that looks like an embedded ClickHouse of a folder that has not opened anything there yet. */
async function beginIn(root: string, folder: string) {
  const program = path.join(root, 'clickhouse/main.ts');
  mkdirSync(path.dirname(program), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, "console.log('runs'); setInterval(() => {}, 1_000);");
  const child = spawn(process.execPath, [program], { cwd: folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

it.runIf(process.platform === 'linux')(
  'ends one that has only just begun in a folder, and none of another folder',
  async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-orphans-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const [mine, other] = [path.join(root, 'data'), path.join(root, 'data-2')];
    const orphan = await beginIn(root, mine);
    const stranger = await beginIn(root, other);
    const ended = once(orphan, 'exit');
    await stopOrphanedClickhouse(mine);
    await ended;
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  },
);

/** Ends its first thread alone, as happens for a moment to a killed process; sixty is exit on x64, 93 on arm64. */
const HALF_GONE = `use threads; threads->create(sub { sleep 60 }); $| = 1; print "runs"; syscall(${os.arch() === 'arm64' ? 93 : 60}, 0)`;
const HAS_PERL = spawnSync('perl', ['-Mthreads', '-e', '1']).status === 0;

it.runIf(process.platform === 'linux')(
  'waits for the other threads of one whose first thread has ended',
  async ({ skip }) => {
    if (!HAS_PERL) skip('perl with threads, which can end a thread alone, is not installed');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-half-gone-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const orphan = spawn('perl', ['-e', HALF_GONE, '/clickhouse/main.ts'], { cwd: folder });
    onTestFinished(() => void orphan.kill('SIGKILL'));
    await once(orphan.stdout, 'data');
    await eventually(() => readFileSync(`/proc/${orphan.pid}/cmdline`, 'utf8') === '');
    const ended = once(orphan, 'exit');
    await stopOrphanedClickhouse(folder);
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);
