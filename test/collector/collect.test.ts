import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addDays, today } from '../../src/http/dates.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { runScript } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { awaits } from '../helpers/signals.ts';
import { everyone, held } from './engines/everyone.ts';
import { KEYS, type StandIn, settingsAt, startStandIn } from './engines/provider.ts';
import { questionsOf } from './runs.ts';

let api: TestApi;
let provider: StandIn;

beforeAll(async () => {
  api = await createTestApi();
  provider = await startStandIn();
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await api.close();
});

const environment = (): Record<string, string> => ({
  ...api.stores.environment,
  ...(settingsAt(provider.url) as Record<string, string>),
  ENGINE_REQUESTS_PER_MINUTE: '1000000',
});

const collect = (args: readonly string[], more: Record<string, string> = {}) =>
  runScript('collect', args, { ...environment(), ...more });

/** A process of the service, told to end with the test. */
function run(args: readonly string[], more: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...childEnvironment, ...environment(), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    log: () => log,
    async end() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

it('collects one brand or all, and the answers are there when it ends', async () => {
  const [one, other] = [await api.brand({ engines: ['chatgpt'] }), await api.brand({ engines: ['claude'] })];
  // A demo has no schedule, but it is a brand.
  await api.stores.postgres.query("UPDATE api_keys SET created_by = 'demo' WHERE brand_id = $1", [other.id]);
  await api.prompt(one);
  await api.prompt(other, undefined, ['US', 'FR']);
  provider.answer(everyone);
  const first = await collect(['--brand', one.id]);
  expect(first).toMatchObject({ code: 0, output: [{ asked: 1, complete: 1, failed: 0, skipped: 0 }] });
  expect((await api.get('/v1/answers', one)).body.meta.total).toBe(1);
  const second = await collect([]);
  expect(second).toMatchObject({ code: 0, output: [{ asked: 2, complete: 2, failed: 0, skipped: 0 }] });
  expect((await api.get('/v1/answers', other)).body.meta.total).toBe(2);
  const yesterday = await collect(['--brand', one.id, '--date', addDays(today(), -1)]);
  expect(yesterday.output).toEqual([{ asked: 1, complete: 1, failed: 0, skipped: 0 }]);
  for (const { errors } of [first, second, yesterday]) {
    for (const key of Object.values(KEYS)) expect(errors).not.toContain(key);
  }
});

it('says once which keys are missing', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'claude', 'copilot'] });
  for (let n = 0; n < 3; n++) await api.prompt(brand);
  provider.answer(everyone);
  const { code, output, errors } = await collect(['--brand', brand.id], {
    ANTHROPIC_API_KEY: '',
    SERPAPI_API_KEY: '',
    GEMINI_API_KEY: '',
  });
  expect({ code, output }).toEqual({ code: 0, output: [{ asked: 3, complete: 3, failed: 0, skipped: 6 }] });
  const told = errors.split('\n').filter((line) => line.includes('ANTHROPIC_API_KEY'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    questions: 6,
    unset: ['SERPAPI_API_KEY', 'ANTHROPIC_API_KEY'],
  });
});

it('refuses what it cannot do', async () => {
  const free = await api.brand({ plan: 'free' });
  const refused = async (...args: string[]) => {
    const { code, output, errors } = await collect(args);
    expect({ code, output }).toEqual({ code: 1, output: [] });
    return JSON.parse(errors);
  };
  expect(await refused('--brand', free.id)).toMatchObject({ code: 'plan_upgrade_required' });
  expect(await refused('--brand', '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f')).toMatchObject({
    code: 'not_found',
  });
  expect(await refused('--date', addDays(today(), 1))).toMatchObject({ code: 'invalid_option' });
  expect(await refused('--date', '2026-02-30')).toMatchObject({ code: 'invalid_option' });
});

it('puts back what is under way when it is told to end, and says so', async () => {
  const brand = await api.brand({ engines: ['chatgpt'] });
  for (let n = 0; n < 20; n++) await api.prompt(brand);
  const { reply, release } = held();
  provider.answer(reply);
  const command = run(['scripts/collect.ts', '--brand', brand.id], { ENGINE_CONCURRENCY: '4' });
  await expect.poll(() => provider.received.length).toBe(4);
  const ended = command.end();
  // What it is asking is answered only after it has been told.
  await expect.poll(() => awaits(command.pid, 'SIGTERM')).toBe(false);
  release();
  expect(await ended).toBe(1);
  expect(command.log()).toContain('"code":"interrupted"');
  expect(command.log()).toContain('{"asked":4,"complete":4,"failed":0,"skipped":0}');
  const states = (await questionsOf(api, brand)).map(({ state }) => state).sort();
  expect(states).toEqual([...Array(4).fill('complete'), ...Array(16).fill('waiting')]);
  provider.answer(everyone);
  expect((await collect(['--brand', brand.id])).output).toEqual([
    { asked: 16, complete: 16, failed: 0, skipped: 0 },
  ]);
});

it('the worker catches up with the day, collect works beside it, and the operator sees both', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
  for (let n = 0; n < 30; n++) await api.prompt(brand, `Beside ${n}`);
  const port = await freePort();
  const { reply, release } = held();
  provider.answer(reply);
  // Due at the first minute of each day, and so by now.
  const worker = run(['src/worker.ts'], {
    DAILY_RUN_CRON: '0 0 * * *',
    OPERATOR_PORT: String(port),
    ENGINE_CONCURRENCY: '2',
  });
  await expect.poll(() => provider.received.length).toBeGreaterThan(0);
  const collecting = collect(['--brand', brand.id]);
  // Two of each engine from the worker, and now others from the command.
  await expect.poll(() => provider.received.length).toBeGreaterThan(4);
  release();
  const beside = await collecting;
  expect(beside).toMatchObject({ code: 0, output: [{ failed: 0, skipped: 0 }] });
  expect(provider.received).toHaveLength(60);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics).toMatch(/^engine_calls_total\{engine="chatgpt",outcome="complete"\} [1-9]/m);
  expect(await metrics()).toMatch(/^run_questions\{engine="gemini",state="complete"\} 30$/m);
  expect(await worker.end()).toBe(0);
  expect(
    (await questionsOf(api, brand)).filter(({ state, attempts }) => state === 'complete' && attempts === 1),
  ).toHaveLength(60);
  expect(worker.log()).not.toContain('"level":50');
});
