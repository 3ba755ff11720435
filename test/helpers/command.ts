import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandResult {
  readonly code: number | null;
  /** One parsed value per line of standard output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on output of any shape.
  readonly output: any[];
  readonly errors: string;
}

/** Starts a script of scripts/ as its users do, in a process of its own. */
export const startScript = (
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) =>
  spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });

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
