import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProgress } from '../../src/commands/progress.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { today } from '../../src/shared/dates.ts';
import { startScript } from '../helpers/command.ts';
import { hang, storeProcesses } from '../helpers/hanging.ts';
import { everyone } from '../providers/everyone.ts';
import { settingsAt, startStandIn } from '../providers/provider.ts';
import { type Phase, phasesOf } from './phases.ts';
import { newRequest, type Request, STEADY, send } from './requests.ts';
import { slowBodies } from './slow-bodies.ts';
import { answerLines, importAnswers, type LoadBrand, makeBrands, residentMegabytes } from './world.ts';

/*
 * node test/load/run.ts [--minutes 30] [--brands 50] [--answers 2000] [--repeated 60] [--faults] [--slow 1000]
 *   [--slow-bodies 600]
 *
 * Mixed traffic of many brands, each at its rate limit, against the real service, with imports and daily runs
 * going on. --repeated: so many requests in a hundred ask again what their caller has asked before, as dashboards do; 0
 * asks for something else each time. --faults: Postgres, ClickHouse and both answer nothing for a minute each. --slow: so many clients ask for a
 * large report and do not read it, and one reads a byte a second. --slow-bodies: so many connections of three brands
 * more send the bodies of requests a byte a second, alone and while stores hang. Prints what came of it as one JSON
 * object, with who got what in which part of the run; the exit code is 1 where something was lost or answered wrongly.
 */

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    brands: { type: 'string', default: '50' },
    answers: { type: 'string', default: '2000' },
    repeated: { type: 'string', default: '60' },
    slow: { type: 'string', default: '0' },
    'slow-bodies': { type: 'string', default: '0' },
    faults: { type: 'boolean', default: false },
  },
});

const PER_MINUTE = 200;
const ATTACKERS = 3;
/** Requests of a caller that may be repeated. */
const REMEMBERED = 20;
/** What is told of by itself: no request is to be without an answer for so long. */
const TOO_LONG_MS = 20_000;
const duration = Number(options.minutes) * 60_000;
const phases = phasesOf(duration, {
  faults: options.faults,
  bodies: Number(options['slow-bodies']) > 0,
});
let phase = phases[0] as Phase;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-load-'));
const engines = await startStandIn();
engines.answer(everyone);
const environment = {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMIT_PER_MINUTE: String(PER_MINUTE),
  DAILY_RUN_CRON: '0 0 1 1 *',
  EXPORT_CRON: '0 0 1 1 *',
  ...settingsAt(engines.url),
} as Record<string, string>;

const service = spawn(process.execPath, ['src/start.ts'], {
  env: { PATH: process.env.PATH, PORT: '0', OPERATOR_PORT: '0', ...environment },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((resolve) => {
  createInterface({ input: service.stdout }).on('line', (line) => {
    const [, found] = /accepts requests at (http:[^"\s]+)/.exec(line) ?? [];
    if (found) resolve(found);
  });
});
const stores = await openStores(loadConfig(environment), { role: 'command' });

const making = startProgress('Making brands', Number(options.brands) + ATTACKERS, 'brands');
const all = await makeBrands(
  stores,
  Number(options.brands) + ATTACKERS,
  Number(options.answers),
  making.update,
);
making.stop();
const [attackers, brands] = [all.slice(0, ATTACKERS), all.slice(ATTACKERS)];
const [steady, growing, ...others] = brands as [LoadBrand, LoadBrand, ...LoadBrand[]];
const expected = (await send(url, steady, { name: 'steady', method: 'GET', path: STEADY })).text;

const times = new Map<string, number[]>();
/** How often something ended with which status, and what took how many milliseconds, by part of the run. */
type Outcomes = Map<string, Map<number, number>>;
const honest: Outcomes = new Map();
const outcomes: Outcomes = new Map();
const taken = new Map<string, number[]>();
const memory: Record<string, number | null>[] = [];
let wrong = 0;
let imported = Number(options.answers);
const until = Date.now() + duration;
const running = () => Date.now() < until;

function tally(into: Outcomes, part: string, status: number): void {
  const counts = into.get(part) ?? new Map<number, number>();
  into.set(part, counts.set(status, (counts.get(status) ?? 0) + 1));
}

function push(into: Map<string, number[]>, name: string, milliseconds: number): void {
  const list = into.get(name);
  if (list) list.push(milliseconds);
  else into.set(name, [milliseconds]);
}

function count(part: string, name: string, status: number, milliseconds: number): void {
  tally(honest, part, status);
  push(taken, part, milliseconds);
  if (status === 500) process.stderr.write(`500 from ${name}\n`);
  if (milliseconds > TOO_LONG_MS) {
    process.stderr.write(`${status} from ${name} after ${Math.round(milliseconds)} ms, sent while ${part}\n`);
  }
}

/** One brand at its rate limit; each answer of the steady one must be the same bytes. */
async function traffic(brand: LoadBrand): Promise<void> {
  const pace = 60_000 / PER_MINUTE;
  const asked: Request[] = [];
  /** Something asked before, or something new, which is remembered where it only reads. */
  function nextRequest(): { readonly request: Request; readonly isNew: boolean } {
    const isRepeated = asked.length > 0 && Math.random() * 100 < Number(options.repeated);
    const known = isRepeated ? asked[Math.floor(Math.random() * asked.length)] : undefined;
    if (known) return { request: known, isNew: false };
    const request = newRequest();
    if (request.method === 'GET') asked.unshift(request);
    asked.length = Math.min(asked.length, REMEMBERED);
    return { request, isNew: true };
  }
  while (running()) {
    const { request, isNew } =
      brand === steady
        ? { request: { name: 'steady', method: 'GET', path: STEADY }, isNew: true }
        : nextRequest();
    // A request belongs to the part of the run in which it is sent.
    const { name: part } = phase;
    const { status, milliseconds, text } = await send(url, brand, request);
    count(part, request.name, status, milliseconds);
    if (status === 200 && brand === steady && text !== expected) wrong += 1;
    if (status < 400 && status > 0 && part === 'calm') {
      push(times, isNew ? request.name : `${request.name}, again`, milliseconds);
    }
    await sleep(Math.max(0, pace * (0.5 + Math.random()) - milliseconds));
  }
}

/** Imports go on as their users would: the same file again until it is through. */
async function imports(): Promise<void> {
  for (let round = 1_000; running(); round += 1) {
    const lines = answerLines(500, round);
    for (let through = false; !through; ) {
      through = await loadBrand(stores.postgres, growing.brand.brandId)
        .then((brand) => brand && importAnswers(stores, brand, lines))
        .then(Boolean, () => false);
      if (!through) await sleep(2_000);
    }
    imported += lines.length;
    await sleep(10_000);
  }
}

async function dailyRuns(): Promise<void> {
  for (let index = 0; running(); index += 1) {
    const brand = others[index % others.length];
    if (brand && phase.hangs.length === 0) {
      const child = startScript('collect', ['--brand', brand.brand.brandId, '--date', today()], environment);
      child.stdout.resume();
      child.stderr.resume();
      await once(child, 'close');
    }
    await sleep(5_000);
  }
}

async function measure(): Promise<void> {
  while (running()) {
    const pids = storeProcesses(dataDir);
    memory.push({
      service: residentMegabytes(service.pid ?? 0),
      postgres: residentMegabytes(pids.postgres),
      clickhouse: residentMegabytes(pids.clickhouse),
    });
    await sleep(5_000);
  }
}

/** Goes through the phases: stops the stores that hang in one, and lets them go on at its end. */
async function goThrough(): Promise<void> {
  for (const next of phases) {
    phase = next;
    if (next.name !== 'going on')
      process.stderr.write(`${next.name} for ${Math.round(next.milliseconds / 1000)} s\n`);
    const pids = next.hangs.length > 0 ? storeProcesses(dataDir) : null;
    const goOn = next.hangs.map((store) => hang(pids?.[store] ?? 0));
    await sleep(next.milliseconds);
    for (const again of goOn) again();
  }
}

/** Connections of three brands of their own that send bodies a byte a second, in the phases that say so. */
async function bodies(): Promise<void> {
  const attacking = () => running() && phase.slowBodies;
  while (running()) {
    if (attacking()) {
      await slowBodies(url, attackers, Number(options['slow-bodies']), attacking, (status) =>
        tally(outcomes, phase.name, status),
      );
    }
    await sleep(200);
  }
}

/** A client that asks for a large report and reads `perSecond` bytes of it a second. */
function slowClient(brand: LoadBrand, perSecond: number): net.Socket {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  const large = '/v1/reports/citations?dimensions=day,url&limit=10000&start_date=STEADY';
  const path_ = large.replace('start_date=STEADY', STEADY.split('?')[1]?.split('&dimensions')[0] ?? '');
  socket.write(`GET ${path_} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${brand.key}\r\n\r\n`);
  if (perSecond > 0) {
    const timer = setInterval(() => socket.read(perSecond), 1_000);
    socket.on('close', () => clearInterval(timer));
  }
  return socket;
}

async function slowClients(): Promise<void> {
  await sleep(duration / 10);
  const sockets = Array.from({ length: Number(options.slow) }, (_, index) =>
    slowClient(others[index % others.length] ?? growing, index === 0 ? 1 : 0),
  );
  process.stderr.write(`${sockets.length} slow clients\n`);
  while (running()) await sleep(1_000);
  for (const socket of sockets) socket.destroy();
}

const bar = startProgress('Load', Math.round(duration / 1000), 'seconds');
const ticking = setInterval(() => bar.update(Math.round((duration - (until - Date.now())) / 1000)), 1_000);
await Promise.all([
  ...brands.map(traffic),
  imports(),
  dailyRuns(),
  measure(),
  goThrough(),
  bodies(),
  ...(Number(options.slow) > 0 ? [slowClients()] : []),
]);
clearInterval(ticking);
bar.stop();

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const quantile = (list: readonly number[], q: number) =>
  Math.round(sorted(list)[Math.floor(list.length * q)] ?? Number.NaN);
const median = (list: readonly (number | null)[]) =>
  quantile(
    list.filter((one) => one !== null),
    0.5,
  );
const part = (name: string, from: number, to: number) =>
  median(
    memory
      .slice(Math.floor(memory.length * from), Math.ceil(memory.length * to))
      .map((one) => one[name] ?? null),
  );

const differences: unknown[] = [];
for (const { brand } of brands) {
  const now = await loadBrand(stores.postgres, brand.brandId);
  if (now) differences.push(...(await reconcileBrand(stores, now)));
}
const { rows: states } = await stores.postgres.query<{ state: string; questions: number }>(
  'SELECT state, count(*)::int AS questions FROM questions GROUP BY state ORDER BY state',
);
const stored = await stores.clickhouse.query({
  query: 'SELECT count() AS answers FROM answers WHERE brand_no = {no:UInt32}',
  query_params: { no: growing.brand.brandNo },
  format: 'JSONEachRow',
});
const [{ answers = 0 } = {}] = await stored.json<{ answers: number }>();
const result = {
  minutes: Number(options.minutes),
  repeated: Number(options.repeated),
  cores: os.availableParallelism(),
  callers: Object.fromEntries(
    [...honest].map(([part, counts]) => {
      const list = taken.get(part) ?? [];
      return [
        part,
        {
          honest: {
            statuses: Object.fromEntries(counts),
            ...{
              p50: quantile(list, 0.5),
              p99: quantile(list, 0.99),
              longest: Math.round(sorted(list).at(-1) ?? 0),
            },
          },
          ...(outcomes.has(part) ? { slow_bodies: Object.fromEntries(outcomes.get(part) ?? []) } : {}),
        },
      ];
    }),
  ),
  milliseconds: Object.fromEntries(
    [...times]
      .sort()
      .map(([name, list]) => [
        name,
        { count: list.length, p50: quantile(list, 0.5), p99: quantile(list, 0.99) },
      ]),
  ),
  megabytes: Object.fromEntries(
    ['service', 'postgres', 'clickhouse'].map((name) => [
      name,
      { first_third: part(name, 0, 1 / 3), last_third: part(name, 2 / 3, 1) },
    ]),
  ),
  steady_answers_wrong: wrong,
  imported: { expected: imported, stored: answers },
  questions: Object.fromEntries(states.map(({ state, questions }) => [state, questions])),
  audit_differences: differences.length,
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
service.kill('SIGTERM');
const [code] = await once(service, 'exit');
await stores.close();
await engines[Symbol.asyncDispose]();
await rm(dataDir, { recursive: true, force: true });
const lost =
  imported !== answers ||
  differences.length > 0 ||
  wrong > 0 ||
  [...honest.values()].some((counts) => counts.has(500));
process.exit(lost || code !== 0 ? 1 : 0);
