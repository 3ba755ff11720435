import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isChildOfNpm } from '../../src/runtime/stopping.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { someByDay } from '../helpers/nightly.ts';

/* The programs as people and supervisors end them: npm in front, and a signal to whichever process it hits. */

const ROOT = path.resolve(import.meta.dirname, '../..');

let api: TestApi;
let brand: TestBrand;
let environment: Record<string, string>;
const groups: number[] = [];

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand();
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  environment = { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', OPERATOR_PORT: '0', ...api.stores.environment };
});

afterEach(() => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {}
  }
});

afterAll(() => api.close());

interface Program {
  readonly child: ChildProcess;
  /** What it wrote to both outputs. */
  readonly output: () => string;
  /** The exit code or the signal of the first process, which is npm. */
  readonly ended: Promise<number | string | null>;
}

/** The process of a child that has started: 0 would be this very group. */
function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the program did not start');
  return pid;
}

/** Starts a program in a process group of its own, as a terminal does. */
function start(command: string, args: readonly string[], more: Record<string, string> = {}): Program {
  const child = spawn(command, args, { cwd: ROOT, env: { ...environment, ...more }, detached: true });
  groups.push(pidOf(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, output: () => output, ended };
}

/** The process of Node.js that runs one of our programs in the group of a process. */
function serviceOf({ child }: Program): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , group, args = '']) => Number(group) === child.pid && /^\S*node (src|scripts)\//.test(args));
  expect(found.length, lines.join('\n')).toBe(1);
  return Number(found[0]?.[1]);
}

const until = (read: () => string, text: string | RegExp) =>
  expect.poll(read, { interval: 20 }).toMatch(text);

/** Waits for the end of a process that is not ours to wait for. */
const gone = (pid: number) =>
  expect
    .poll(
      () => {
        try {
          // A zombie has ended, whenever its parent takes note of it.
          return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })[0];
        } catch {
          return 'Z';
        }
      },
      { interval: 200 },
    )
    .toBe('Z');

async function addressOf({ output }: Program): Promise<string> {
  await until(output, /The API accepts requests at/);
  return /The API accepts requests at (http:[^"]+)/.exec(output())?.[1] ?? '';
}

/** A request whose body is not complete before `finish`. */
async function openRequest(url: string, text: string) {
  const body = JSON.stringify({ text });
  const sent = request(`${url}/v1/prompts`, {
    method: 'POST',
    // The service ends with its last connection: this one is not to be kept for five seconds.
    agent: false,
    headers: {
      authorization: `Bearer ${brand.key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = once(sent, 'response').then(([response]) => {
    response.resume();
    return response.statusCode as number;
  });
  answered.catch(() => {});
  sent.flushHeaders();
  // The service has the head of the request and waits for its body.
  await once(sent, 'continue');
  sent.write(body.slice(0, 5));
  return { answered, finish: () => sent.end(body.slice(5)) };
}

type Target = 'npm' | 'the service' | 'both';

function signal(program: Program, service: number, target: Target, name: NodeJS.Signals): void {
  const npm = pidOf(program.child);
  process.kill(target === 'npm' ? npm : target === 'the service' ? service : -npm, name);
}

const NPM_GONE = /"parent":\d+.*npm, which started this process, has ended/;

describe('npm and the service end together, with what is under way finished first', () => {
  // `start` takes three times as long to begin as `serve`, and ends by the same signals.
  it.each(
    someByDay<[Target, NodeJS.Signals, 'start' | 'serve', RegExp, number | string]>(
      [
        ['npm', 'SIGTERM', 'start', /"signal":"SIGTERM"/, 0],
        ['npm', 'SIGKILL', 'serve', NPM_GONE, 'SIGKILL'],
        // A terminal that is closed.
        ['both', 'SIGHUP', 'serve', /"signal":"SIGHUP"/, 'SIGHUP'],
      ],
      [
        ['npm', 'SIGINT', 'start', /"signal":"SIGINT"/, 0],
        ['npm', 'SIGHUP', 'start', NPM_GONE, 'SIGHUP'],
        ['npm', 'SIGKILL', 'start', NPM_GONE, 'SIGKILL'],
        // By day the services below that stay are ended so.
        ['the service', 'SIGTERM', 'serve', /"signal":"SIGTERM"/, 0],
        ['the service', 'SIGTERM', 'start', /"signal":"SIGTERM"/, 0],
        // Ctrl-C, which npm passes on besides: by day the service below gets it that gets another.
        ['both', 'SIGINT', 'serve', /"signal":"SIGINT"/, 0],
        ['both', 'SIGINT', 'start', /"signal":"SIGINT"/, 0],
        ['the service', 'SIGHUP', 'start', /"signal":"SIGHUP"/, 0],
        ['both', 'SIGTERM', 'start', /"signal":"SIGTERM"/, 0],
        ['both', 'SIGHUP', 'start', /"signal":"SIGHUP"/, 'SIGHUP'],
      ],
    ),
  )('%s gets %s: %s', async (target, name, script, line, exit) => {
    const program = start('npm', script === 'start' ? ['start'] : ['run', '-s', script]);
    const url = await addressOf(program);
    const service = serviceOf(program);
    const opened = await openRequest(url, `Under way at ${name} to ${target} of ${script}?`);
    signal(program, service, target, name);
    await until(program.output, line);
    opened.finish();
    expect(await opened.answered).toBe(201);
    expect(await program.ended).toBe(exit);
    await gone(service);
    const told = program
      .output()
      .split('\n')
      .filter((text) => /"(signal|parent)":/.test(text));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 30 });
  });

  // By day test/stores/roles.test.ts ends a worker, and the services above serve.
  it.each(someByDay<string>([], ['work', 'serve']))('npm run -s %s gets SIGTERM', async (script) => {
    const program = start('npm', ['run', '-s', script], { LOG_LEVEL: 'info' });
    await until(program.output, script === 'work' ? /there is no daily run/ : /accepts requests/);
    const service = serviceOf(program);
    signal(program, service, 'npm', 'SIGTERM');
    expect(await program.ended).toBe(0);
    await gone(service);
    expect(program.output()).toContain('"signal":"SIGTERM"');
  });

  it('a second signal, later than an echo, ends the service at once', async () => {
    const program = start('npm', ['run', '-s', 'serve']);
    const url = await addressOf(program);
    const service = serviceOf(program);
    const opened = await openRequest(url, 'Never finished?');
    const finished = await openRequest(url, 'Finished after Ctrl-C?');
    signal(program, service, 'both', 'SIGINT');
    await until(program.output, /"signal":"SIGINT"/);
    await sleep(1_100);
    finished.finish();
    expect(await finished.answered).toBe(201);
    signal(program, service, 'npm', 'SIGINT');
    expect(await program.ended).toBe(1);
    await gone(service);
    await expect(opened.answered).rejects.toThrow();
  });
});

describe('a command ends with its npm', () => {
  // What npm passes on to a service, above, it passes on to a command.
  it.each(someByDay<NodeJS.Signals>(['SIGKILL'], ['SIGTERM', 'SIGHUP']))('%s', async (name) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-fifo-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // Its file never ends, as we hold it open.
    const file = path.join(folder, 'answers.ndjson');
    execFileSync('mkfifo', [file]);
    await using writer = await open(file, 'r+');
    const program = start('npm', ['run', '-s', 'import', '--', '--brand', brand.id, file]);
    await writer.write('{}\n');
    await until(program.output, /answers\.ndjson:1: /);
    const command = serviceOf(program);
    signal(program, command, 'npm', name);
    await program.ended;
    await gone(command);
  });
});

describe('nothing ends by mistake', () => {
  const answers = async (url: string) => {
    const response = await fetch(`${url}/openapi.json`);
    // A response that nobody reads is under way, and waited for.
    await response.arrayBuffer();
    return response.status;
  };
  /** Longer than two looks at a parent. */
  const A_WHILE = 1_500;

  it('goes on without the shell that started it', async () => {
    const program = start('sh', ['-c', 'node src/server.ts & wait'], {
      npm_lifecycle_event: 'deploy',
      npm_lifecycle_script: 'sh deploy.sh',
    });
    const url = await addressOf(program);
    const service = serviceOf(program);
    process.kill(pidOf(program.child), 'SIGKILL');
    await program.ended;
    await sleep(A_WHILE);
    expect(await answers(url)).toBe(200);
    process.kill(service, 'SIGTERM');
    await gone(service);
  });

  it('goes on behind nohup when the terminal is closed', async ({ skip }) => {
    try {
      execFileSync('bash', ['-c', 'command -v nohup'], { stdio: 'ignore' });
    } catch {
      skip('there is no bash or no nohup');
    }
    const program = start('bash', ['-c', 'nohup npm run -s serve & wait']);
    const url = await addressOf(program);
    const service = serviceOf(program);
    signal(program, service, 'both', 'SIGHUP');
    await until(program.output, /going on, as started with nohup/);
    await sleep(A_WHILE);
    expect(await answers(url)).toBe(200);
    process.kill(service, 'SIGTERM');
    await gone(service);
  });

  it.each<[string | undefined, string, boolean]>([
    ['exec node src/start.ts', '/app/src/start.ts', true],
    ['exec node scripts/collect.ts "--brand" "x"', '/app/scripts/collect.ts', true],
    ['NODE_COMPILE_CACHE=a/b exec node src/start.ts', '/app/src/start.ts', true],
    ['node src/start.ts', '/app/src/start.ts', true],
    ['exec node --watch src/start.ts', '/app/src/start.ts', true],
    ['nohup node src/start.ts &', '/app/src/start.ts', false],
    ['node src/start.ts & sleep 1', '/app/src/start.ts', false],
    ['node src/start.ts; true', '/app/src/start.ts', false],
    ['exec node src/server.ts', '/app/src/start.ts', false],
    ['vitest run', '/app/src/start.ts', false],
    [undefined, '/app/src/start.ts', false],
  ])('npm_lifecycle_script %s of %s: %s', (script, program, expected) => {
    expect(isChildOfNpm({ npm_lifecycle_script: script }, program)).toBe(expected);
  });
});
