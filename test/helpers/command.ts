import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { childEnvironment } from './child-environment.ts';

export interface CommandResult {
  readonly code: number | null;
  /** One parsed value per line of standard output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on output of any shape.
  readonly output: any[];
  readonly errors: string;
}

/** Starts a script of scripts/ as its users do, in a process of its own. */
export function startScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...childEnvironment, ...environment },
  });
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
  return resultOf(code, output, errors);
}

function resultOf(code: number | null, output: string, errors: string): CommandResult {
  const lines = output.split('\n').filter((line) => line !== '');
  return { code, output: lines.map((line) => JSON.parse(line)), errors };
}

/** Emitters that commands listen to. */
const EMITTERS: readonly NodeJS.EventEmitter[] = [process, process.stdout, process.stderr];
const LISTENED = EMITTERS.flatMap((emitter) =>
  ['SIGTERM', 'SIGINT', 'SIGHUP', 'exit', 'error'].map((name) => ({ emitter, name })),
);

let calls = 0;
let called: Promise<unknown> = Promise.resolve();

/**
 * Runs a script of scripts/ to its end in this process, one after the other: its own arguments, environment,
 * standard input and outputs, without the second of processor time in which a process of its own loads its
 * modules. Unsuitable for writers to file descriptors other than `process.stdout` and `process.stderr`, such
 * as loggers, and for interactions of two processes.
 */
export async function callScript(...given: Parameters<typeof runScript>): Promise<CommandResult> {
  const { code, stdout, stderr } = await callForText(...given);
  return resultOf(code, stdout, stderr);
}

/** As `callScript`, with the outputs as they are. */
export function callForText(...given: Parameters<typeof runScript>): ReturnType<typeof call> {
  const result = called.then(() => call(...given));
  called = result.catch(() => {});
  return result;
}

async function call(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
) {
  const file = path.resolve(import.meta.dirname, `../../scripts/${script}.ts`);
  const { argv, env, exitCode } = process;
  const { stdin } = process;
  const writers = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  const written = ['', ''];
  const listening = LISTENED.map(({ emitter, name }) => emitter.rawListeners(name));
  process.argv = [process.execPath, file, ...args];
  process.env = { ...childEnvironment, ...environment };
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([input], { objectMode: false }),
    configurable: true,
  });
  for (const [index, { stream }] of writers.entries()) {
    stream.write = ((chunk: string | Uint8Array) => {
      written[index] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      return true;
    }) as typeof stream.write;
  }
  process.exitCode = undefined;
  try {
    calls += 1;
    // The query makes Node evaluate it each time; its imports are loaded once.
    await import(/* @vite-ignore */ `${file}?call=${calls}`);
    return { code: Number(process.exitCode ?? 0), stdout: written[0] ?? '', stderr: written[1] ?? '' };
  } finally {
    for (const { stream, write } of writers) stream.write = write;
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    Object.assign(process, { argv, env });
    process.exitCode = exitCode;
    for (const [index, { emitter, name }] of LISTENED.entries()) {
      for (const listener of emitter.rawListeners(name)) {
        if (!listening[index]?.includes(listener)) emitter.removeListener(name, listener as () => void);
      }
    }
  }
}
