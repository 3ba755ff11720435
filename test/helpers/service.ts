import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from './child-environment.ts';

export interface TestService {
  /** The address of its API. */
  readonly url: string;
  readonly pid: number;
  /** Ends it with SIGTERM; resolves with its exit code. */
  close(): Promise<number | null>;
}

/** The real service in a process of its own, on free ports, with the given environment. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<TestService> {
  const child = spawn(process.execPath, ['src/server.ts'], {
    env: { ...childEnvironment, PORT: '0', OPERATOR_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /accepts requests at (http:[^"\s]+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`the service did not start: ${errors}`)), reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}
