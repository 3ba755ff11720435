import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stopOrphanedClickhouse } from '../../../../src/stores/embedded/clickhouse/orphans.ts';

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
