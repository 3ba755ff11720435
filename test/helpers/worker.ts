import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { freePort } from './free-port.ts';

/** The real worker in a process of its own. */
export interface TestWorker {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

/** Starts a worker that has no nightly job to do, with the given environment; it is killed when the test has finished. */
export async function startWorker(environment: Readonly<Record<string, string>>): Promise<TestWorker> {
  const child = spawn(process.execPath, ['src/worker.ts'], {
    env: {
      ...childEnvironment,
      OPERATOR_PORT: String(await freePort()),
      EXPORT_CRON: '59 23 31 12 *',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}
