import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { answerId } from '../../src/ingest/import/answer-id.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { callScript, runScript } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { awaits } from '../helpers/processes.ts';
import { everyone, held } from '../providers/everyone.ts';
import { KEYS, type StandIn, startStandIn } from '../providers/provider.ts';
import { fewEnginesAt, questionsOf } from './runs.ts';

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
  ...(fewEnginesAt(provider.url) as Record<string, string>),
  ENGINE_REQUESTS_PER_MINUTE: '1000000',
  // A process has as many workers for each engine that it has the key of.
  ENGINE_CONCURRENCY: '2',
});

const collect = (args: readonly string[], more: Record<string, string> = {}) =>
  runScript('collect', args, { ...environment(), ...more });

/** The same in this process, where nobody asks for its log: a logger writes past what this process sees. */
const collectHere = (args: readonly string[]) =>
  callScript('collect', args, { ...environment(), LOG_LEVEL: 'silent' });

/** A process of the service, told to end with the test. */
function run(args: readonly string[], more: Record<string, string> = {}) {
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
  await api.stores.postgres.query('UPDATE brands SET is_demo = true WHERE id = $1', [other.id]);
  await api.prompt(one);
  await api.prompt(other, undefined, ['US', 'FR']);
  provider.answer(everyone);
  const first = await collectHere(['--brand', one.id]);
  expect(first).toMatchObject({ code: 0, output: [{ asked: 1, complete: 1, failed: 0, skipped: 0 }] });
  expect((await api.get('/v1/answers', one)).body.meta.total).toBe(1);
  const second = await collect([]);
  expect(second).toMatchObject({ code: 0, output: [{ asked: 2, complete: 2, failed: 0, skipped: 0 }] });
  expect((await api.get('/v1/answers', other)).body.meta.total).toBe(2);
  for (const key of Object.values(KEYS)) expect(second.errors).not.toContain(key);
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
  for (const key of Object.values(KEYS)) expect(errors).not.toContain(key);
});

it('starts no workers and warns of none where no engine has a key', async () => {
  const brand = await api.brand({ engines: ['chatgpt'] });
  await api.prompt(brand);
  const unset = Object.fromEntries(Object.keys(KEYS).map((key) => [key, '']));
  const { code, output, errors } = await collect(['--brand', brand.id], unset);
  expect({ code, output }).toEqual({ code: 0, output: [{ asked: 0, complete: 0, failed: 0, skipped: 1 }] });
  const told = errors.split('\n').filter((line) => line.startsWith('{"level":'));
  expect(told.map((line) => JSON.parse(line).msg)).toEqual([
    'A run is planned',
    'Skipped: the engine has no key',
  ]);
});

it('refuses what it cannot do', async () => {
  const free = await api.brand({ plan: 'free' });
  const refused = async (...args: string[]) => {
    const { code, output, errors } = await collectHere(args);
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

it('takes another date than today only for a run that is not complete and less than a day old', async () => {
  const { postgres } = api.stores;
  const [one, other] = [await api.brand({ engines: ['chatgpt'] }), await api.brand({ engines: ['chatgpt'] })];
  for (const brand of [one, other]) await api.prompt(brand, 'Which one?', ['US', 'FR']);
  const yesterday = addDays(today(), -1);
  const refused = async (...args: string[]) => {
    const { code, output, errors } = await collectHere(args);
    expect({ code, output }).toEqual({ code: 1, output: [] });
    expect(JSON.parse(errors)).toMatchObject({ code: 'invalid_option' });
    return JSON.parse(errors).detail as string;
  };
  const NO_RUN = `--date must be today (UTC) or the date of a run that is not complete and was planned less than 24 hours ago: ${today()}, not`;
  for (const date of [yesterday, addDays(today(), 1)]) {
    expect(await refused('--brand', one.id, '--date', date)).toBe(`${NO_RUN} "${date}"`);
  }

  // The run of one brand is held up past midnight: one of its two questions has failed.
  let calls = 0;
  provider.answer((response, request) => {
    calls += 1;
    if (calls === 1) return everyone(response, request);
    response.writeHead(401).end('{}');
  });
  const first = await collectHere(['--brand', one.id]);
  expect(first.output).toEqual([{ asked: 2, complete: 1, failed: 1, skipped: 0 }]);
  await postgres.query(
    `INSERT INTO runs (brand_id, date, planned_at, ends_by)
     SELECT brand_id, date - 1, now() - interval '25 hours', now() - interval '1 hour'
     FROM runs WHERE brand_id = $1`,
    [one.id],
  );
  for (const { id, prompt_id, engine, country } of await questionsOf(api, one)) {
    // A question's id is of its run's date.
    await postgres.query('UPDATE questions SET id = $2, date = date - 1 WHERE id = $1', [
      id,
      answerId(prompt_id, engine, country, yesterday),
    ]);
  }
  expect(await refused('--brand', one.id, '--date', yesterday)).toBe(`${NO_RUN} "${yesterday}"`);
  await postgres.query(
    `UPDATE runs SET planned_at = now() - interval '20 hours', ends_by = now() + interval '4 hours'
     WHERE brand_id = $1 AND date = $2`,
    [one.id, yesterday],
  );
  expect(await refused('--date', addDays(today(), -2))).toContain(`${today()}, ${yesterday}, not`);
  expect(await refused('--brand', other.id, '--date', yesterday)).toContain(`${today()}, not`);
  provider.answer(everyone);
  const received = provider.received.length;
  const rest = await collectHere(['--date', yesterday]);
  expect(rest.output).toEqual([{ asked: 1, complete: 1, failed: 0, skipped: 0 }]);
  expect(provider.received.length - received).toBe(1);
  const { rows } = await postgres.query<{ hours: number }>(
    `SELECT round(extract(epoch FROM ends_by - now()) / 3600)::int AS hours FROM runs
     WHERE brand_id = $1 AND date = $2`,
    [one.id, yesterday],
  );
  expect(rows).toEqual([{ hours: 4 }]);
  // No other test is to ask them.
  await postgres.query(`UPDATE prompts SET status = 'paused' WHERE brand_id = ANY($1::uuid[])`, [
    [one.id, other.id],
  ]);
  // Now it is complete.
  expect(await refused('--date', yesterday)).toContain(`${today()}, not`);
});

it('puts back what is under way when it is told to end, and says so', async () => {
  const brand = await api.brand({ engines: ['chatgpt'] });
  for (let n = 0; n < 5; n++) await api.prompt(brand);
  const { reply, release } = held();
  provider.answer(reply);
  const command = run(['scripts/collect.ts', '--brand', brand.id]);
  await expect.poll(() => provider.received.length).toBe(2);
  const ended = command.end();
  // What it is asking is answered only after it has been told.
  await expect.poll(() => awaits(command.pid, 'SIGTERM')).toBe(false);
  release();
  expect(await ended).toBe(1);
  expect(command.log()).toContain('"code":"interrupted"');
  expect(command.log()).toContain('{"asked":2,"complete":2,"failed":0,"skipped":0}');
  const states = (await questionsOf(api, brand)).map(({ state }) => state).sort();
  expect(states).toEqual([...Array(2).fill('complete'), ...Array(3).fill('waiting')]);
  provider.answer(everyone);
  expect((await collectHere(['--brand', brand.id])).output).toEqual([
    { asked: 3, complete: 3, failed: 0, skipped: 0 },
  ]);
});

it('the worker catches up with the day, collect works beside it, and the operator sees both', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
  for (let n = 0; n < 8; n++) await api.prompt(brand, `Beside ${n}`);
  const port = await freePort();
  const { reply, release } = held();
  provider.answer(reply);
  // Due at the first minute of each day, and so by now.
  const worker = run(['src/worker.ts'], {
    DAILY_RUN_CRON: '0 0 * * *',
    OPERATOR_PORT: String(port),
  });
  await expect.poll(() => provider.received.length).toBeGreaterThan(0);
  const collecting = collectHere(['--brand', brand.id]);
  // Two of each engine from the worker, and now others from the command.
  await expect.poll(() => provider.received.length).toBeGreaterThan(4);
  release();
  const beside = await collecting;
  expect(beside).toMatchObject({ code: 0, output: [{ failed: 0, skipped: 0 }] });
  expect(provider.received).toHaveLength(16);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics).toMatch(/^engine_calls_total\{engine="chatgpt",outcome="complete"\} [1-9]/m);
  expect(await metrics()).toMatch(/^run_questions\{engine="gemini",state="complete"\} 8$/m);
  expect(await worker.end()).toBe(0);
  expect(
    (await questionsOf(api, brand)).filter(({ state, attempts }) => state === 'complete' && attempts === 1),
  ).toHaveLength(16);
  expect(worker.log()).not.toContain('"level":50');
});
