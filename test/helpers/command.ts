import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from './child-environment.ts';

export interface CommandResult {
  readonly code: number | null;
  /** One parsed value per line of standard output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on output of any shape.
  readonly output: any[];
  readonly errors: string;
}

/** The scripts that run now. */
export const running = new Set<ChildProcess>();

/** Starts a script of scripts/ as its users do, in a process of its own. */
export function startScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...childEnvironment, ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a script of scripts/ to its end. */
export async function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<CommandResult> {
  const child = startScript(script, args, environment);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  const lines = output.split('\n').filter((line) => line !== '');
  return { code, output: lines.map((line) => JSON.parse(line)), errors };
}
