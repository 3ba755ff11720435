import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { supervise } from '../../../src/embedded-stores/host/supervise.ts';
import type { RunningStore } from '../../../src/embedded-stores/processes.ts';
import { isRunning } from '../../helpers/processes.ts';
import { eventually } from './members.ts';

async function sleeper(): Promise<RunningStore> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const exited = new Promise<Awaited<RunningStore['exited']>>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { url: 'none', pid: child.pid ?? 0, exited, stop };
}

it('starts an ended process again, also when that fails at first, until it is stopped', async () => {
  const pids: number[] = [];
  const log: string[] = [];
  let failures = 2;
  const start = async () => {
    if (pids.length === 1 && failures-- > 0) throw new Error('not yet');
    const store = await sleeper();
    pids.push(store.pid);
    return store;
  };
  const supervised = await supervise('Sleeper', start, (line) => log.push(line));
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await eventually(() => pids.length === 2);
  process.kill(pids[1] ?? 0, 'SIGKILL');
  await eventually(() => log.filter((line) => line.includes('runs again')).length === 2);
  await supervised.stop();
  expect(pids.length).toBe(3);
  expect(pids.some(isRunning)).toBe(false);
  expect(log.filter((line) => line === 'Sleeper did not start: not yet').length).toBe(2);
  expect(log[0]).toContain('ended with SIGKILL');
});

it('can be stopped while the process is down', async () => {
  let starts = 0;
  const start = async () => {
    if (starts++ > 0) throw new Error('gone');
    return sleeper();
  };
  const pids: number[] = [];
  const supervised = await supervise(
    'Sleeper',
    async () => {
      const store = await start();
      pids.push(store.pid);
      return store;
    },
    () => {},
  );
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await eventually(() => starts > 1);
  await supervised.stop();
  expect(pids.length).toBe(1);
});

it('reports a first start that fails', async () => {
  await expect(
    supervise(
      'None',
      () => Promise.reject(new Error('no disk')),
      () => {},
    ),
  ).rejects.toThrow('no disk');
});
