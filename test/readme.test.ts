import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment } from './helpers/child-environment.ts';

/* Every shell command of the README, as written, against the demo. */

const ROOT = path.resolve(import.meta.dirname, '..');
const NO_CURL = spawnSync('curl', ['--version']).error !== undefined;

/** The lines of the README's shell blocks, but for comments and what installs and starts the service. */
const COMMANDS = [...readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line.trim() !== '' && !line.startsWith('#') && !/^npm (ci|start|test)$/.test(line));

let folder: string;
let service: ReturnType<typeof spawn>;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-readme-'));
  const line = {
    engine: 'ai_mode',
    country: 'US',
    text: '1. **Lenovo** …\n2. **Apple** …',
    prompt_text: 'best?',
  };
  await writeFile(
    path.join(folder, 'answers.ndjson'),
    JSON.stringify({ ...line, answered_at: '2026-11-20T04:00:00Z' }),
  );
  service = spawn(process.execPath, ['src/start.ts'], {
    cwd: ROOT,
    env: { ...childEnvironment, DATA_DIR: path.join(folder, 'data'), PORT: '0', OPERATOR_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [service.stdout, service.stderr]) stream?.on('data', (chunk) => (output += chunk));
  while (!output.includes("demo brand's API key")) {
    if (service.exitCode !== null) throw new Error(output);
    await sleep(50);
  }
  address = /accepts requests at (http:[^"]+)/.exec(output)?.[1] ?? '';
});

afterAll(async () => {
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

/** Ids that commands gave, for the words the README writes in their place. */
const ids = new Map<string, string>();
/** Variables that lines set for the ones that follow. */
const variables: string[] = [];

function run(command: string) {
  let line = command
    .replace('http://127.0.0.1:8080', address)
    .replace('$(cat .data/', `$(cat ${folder}/data/`)
    .replace('curl -s ', 'curl -s --fail-with-body ')
    .replace(' answers.ndjson', ` ${folder}/answers.ndjson`)
    .replace('--out exports', `--out ${folder}/exports`);
  for (const [name, id] of ids) line = line.replaceAll(name, id);
  return spawnSync('bash', ['-c', [...variables, line].join('\n')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: path.join(folder, 'data'), NO_UPDATE_NOTIFIER: '1' },
  });
}

describe(`the commands of the README${NO_CURL ? ' (skipped: there is no curl)' : ''}`, () => {
  it('are there', () => {
    expect(COMMANDS.length).toBeGreaterThan(15);
  });

  it.skipIf(NO_CURL).each(COMMANDS)('%s', (command) => {
    if (/^[A-Z]+=/.test(command))
      variables.push(
        command.replace('http://127.0.0.1:8080', address).replace('$(cat .data/', `$(cat ${folder}/data/`),
      );
    const { status, stdout, stderr } = run(command);
    if (command.includes(' ask ')) {
      // Without a key it says which one to set.
      expect({ status, stderr }).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('OPENAI_API_KEY'),
      });
      return;
    }
    expect({ status, stdout: stdout.slice(0, 500), stderr: stderr.slice(0, 500) }).toMatchObject({
      status: 0,
    });
    const [, noun] = /admin -- (\w+) create/.exec(command) ?? [];
    if (noun) ids.set(`${noun.toUpperCase()}_ID`, JSON.parse(stdout).id);
    if (command.startsWith('curl') || command.startsWith('npm')) expect(stdout.length).toBeGreaterThan(0);
  });
});
