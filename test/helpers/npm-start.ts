import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { ROOT } from './documents.ts';

/* npm start as a person starts it, without npm in front. */

export interface Started {
  readonly child: ChildProcess;
  /** Its standard output, followed by its standard error. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

/** Those of failed tests would go on beside the others'. */
const running = new Set<ChildProcess>();

/** Ends what still runs of those that were started. */
export function endStarted(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Starts it in a folder, on free ports and stores of its own in `.data`, or in the DATA_DIR of the environment.
 * @param program another one, such as that of npm run serve.
 */
export function start(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  program = 'src/start.ts',
): Started {
  const child = spawn(process.execPath, [path.join(ROOT, program)], {
    cwd: folder,
    env: { ...childEnvironment, PORT: '0', OPERATOR_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  exited.then(() => running.delete(child));
  return { child, output: () => output + errors, exited };
}

/** Waits for a text in its outputs. @throws Error with these where it ends before. */
export function told({ child, output, exited }: Started, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  const look = () => {
    const found = pattern.exec(output());
    if (found) resolve(found);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
  look();
  exited.then((code) => reject(new Error(`it ended with ${code}: ${output()}`)));
  return promise;
}

export const addressOf = async (started: Started): Promise<string> =>
  (await told(started, /The API accepts requests at (http:[^"]+)"/))[1] ?? '';

/** Processes that have something of a folder in their command line. */
export const leftoversOf = (folder: string): string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder));

/** Nobody else can read the folder of the stores, nor what is in it. */
export function expectPrivate(data: string): void {
  for (const file of ['', ...readdirSync(data)]) {
    expect(statSync(path.join(data, file)).mode & 0o077, file).toBe(0);
  }
}

/** The demo's first report, which must have all answers of its days. */
export async function demoWeeks(url: string, key: string): Promise<Record<string, number>[]> {
  const response = await fetch(`${url}/v1/reports/visibility?dimensions=week`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = (await response.json()) as { data: Record<string, number>[] };
  expect(data.length).toBeGreaterThanOrEqual(5);
  expect(data.reduce((sum, row) => sum + (row.answers ?? 0), 0)).toBe(30 * 80);
  return data;
}
