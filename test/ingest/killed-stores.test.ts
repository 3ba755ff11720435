import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { outboxLag } from '../../src/ingest/outbox/outbox.ts';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { isGone } from '../../src/stores/unavailable.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { callScript, runScript } from '../helpers/command.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { manyLines, ndjson } from './lines.ts';

/* Embedded stores of their own are killed under an import, again and again; a ledger says what must be there. */

/** Rounds of killing; by day none kills an importer alone, which the test of exactly once does. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? tries(2, 3));

/** Lines of a round. */
const LINES = tries(800, 1_500);

/** Months that lines are of at night: an INSERT into so many parts is long enough to be met by a kill in between. */
const SPREAD = 14;
const MONTH_MS = 30 * 86_400_000;

const linesOverMonths = (count: number): ReturnType<typeof manyLines> =>
  manyLines(count).map((one, index) => {
    const month = index % SPREAD;
    // A millisecond, so that none falls upon another.
    return {
      ...one,
      answered_at: new Date(Date.parse(one.answered_at) - month * (MONTH_MS + 1)).toISOString(),
    };
  });

/** Milliseconds that an INSERT of a round takes, by day and of so many months, on a machine that does nothing else. */
const INSERT_MS = tries(400, 1_200);

let dataDir: string;
let stores: Stores;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-kill-'));
  stores = await openStores(loadConfig({ DATA_DIR: dataDir }), { role: 'command' });
  await upgrade(stores);
});

afterAll(async () => {
  await stores.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The process ids of the two stores, children of the host; a store that is just being started again has none. */
function storeProcesses(): { postgres: number | undefined; clickhouse: number | undefined } {
  const { control } = JSON.parse(readFileSync(path.join(dataDir, 'stores.json'), 'utf8'));
  const children = readFileSync(`/proc/${control.pid}/task/${control.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid.trim() !== '')
    .map(Number);
  const running = (mark: string) =>
    children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark));
  return { postgres: running('bin/postgres'), clickhouse: running('clickhouse/main.ts') };
}

/** Whether a batch is being sent. */
const isSending = async () => {
  // Postgres may have been killed in the round before.
  const found = await stores.postgres.query('SELECT FROM outbox_batches').catch(() => null);
  return found !== null && found.rowCount !== 0;
};

/** Waits for a moment within the INSERT of an import, or for its end. */
async function momentWithin(isOver: () => boolean): Promise<void> {
  while (!isOver() && !(await isSending())) await sleep(10);
  const until = performance.now() + Math.random() * INSERT_MS;
  while (!isOver() && performance.now() < until) await sleep(5);
}

const admin = async (...args: string[]) => (await callScript('admin', args, { DATA_DIR: dataDir })).output[0];

it.skipIf(os.platform() !== 'linux')(
  'every accepted answer is there once after ClickHouse, Postgres and the importer are killed under writing (Linux)',
  { timeout: 400_000 + ROUNDS * 30_000 },
  async () => {
    const organization = await admin('organization', 'create', '--name', 'Acme', '--plan', 'scale');
    const brand = await admin(
      ...['brand', 'create', '--organization', organization.id, '--name', 'Acme', '--domain', 'acme.example'],
      ...['--country', 'US', '--engine', 'chatgpt'],
    );
    const lines = (NIGHTLY ? linesOverMonths : manyLines)(ROUNDS * LINES);
    const victims: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const file = path.join(dataDir, `${round}.ndjson`);
      await writeFile(file, ndjson(lines.slice(round * LINES, (round + 1) * LINES)));
      const importer = spawn(process.execPath, ['scripts/import.ts', '--brand', brand.id, file], {
        env: { ...childEnvironment, DATA_DIR: dataDir },
        stdio: 'ignore',
      });
      const ended = once(importer, 'exit');
      const victim = (['clickhouse', 'postgres', 'importer'] as const)[round % 3] ?? 'importer';
      await momentWithin(() => importer.exitCode !== null);
      const pid = victim === 'importer' ? importer.pid : storeProcesses()[victim];
      if (importer.exitCode === null && pid !== undefined) {
        process.kill(pid, 'SIGKILL');
        victims.push(victim);
      }
      await ended;
    }
    expect(victims.length).toBeGreaterThan(0);
    // Once the stores are back, one command of all the files ends with everything in place.
    const files = Array.from({ length: ROUNDS }, (_, round) => path.join(dataDir, `${round}.ndjson`));
    const importAll = () => callScript('import', ['--brand', brand.id, ...files], { DATA_DIR: dataDir });
    await expect.poll(async () => (await importAll()).code, { interval: 500 }).toBe(0);
    const { rows } = await stores.postgres.query<{ no: number; epoch: number }>(
      'SELECT no, epoch FROM brands WHERE id = $1',
      [brand.id],
    );
    const { no = 0, epoch = 0 } = rows[0] ?? {};
    expect(await outboxLag(stores.postgres)).toMatchObject({ answers: 0 });
    const counted = await stores.clickhouse.query({
      query: `SELECT count() AS answers, uniqExact(answer_id) AS ids, sum(length(mentions.position)) AS mentions FROM answers WHERE brand_no = ${no}`,
      format: 'JSONEachRow',
    });
    expect(await counted.json()).toEqual([
      {
        answers: lines.length,
        ids: lines.length,
        mentions: lines.reduce((sum, { mentions }) => sum + (mentions as unknown[]).length, 0),
      },
    ]);
    expect(await reconcileBrand(stores, { brandId: brand.id, brandNo: no, epoch })).toEqual([]);
  },
);

it.skipIf(os.platform() !== 'linux')(
  'a command is told to be run again where the process is killed that keeps the stores (Linux)',
  { timeout: 120_000 },
  async () => {
    const organization = await admin('organization', 'create', '--name', 'Again', '--plan', 'scale');
    const brand = await admin(
      ...['brand', 'create', '--organization', organization.id, '--name', 'Again'],
      ...['--domain', 'again.example', '--country', 'US', '--engine', 'chatgpt'],
    );
    const file = path.join(dataDir, 'again.ndjson');
    await writeFile(file, ndjson(manyLines(20)));
    // The import waits for this within a statement, whose connection then breaks.
    const holder = await stores.postgres.connect();
    holder.on('error', () => {});
    await holder.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
    const importing = runScript('import', ['--brand', brand.id, file], { DATA_DIR: dataDir });
    await expect.poll(() => lockWaiters(stores.postgres), { timeout: 30_000 }).toBe(1);
    process.kill(JSON.parse(readFileSync(path.join(dataDir, 'stores.json'), 'utf8')).control.pid, 'SIGKILL');
    const { code, errors } = await importing;
    holder.release(true);
    const told = errors.split('\n').findLast((line) => line.startsWith('{')) ?? '';
    expect([code, JSON.parse(told)]).toEqual([
      1,
      {
        code: 'failed',
        detail: expect.stringMatching(
          /^the embedded stores, or their process, ended while this ran \(.+\): run it again$/,
        ),
      },
    ]);
    const again = () => callScript('import', ['--brand', brand.id, file], { DATA_DIR: dataDir });
    await expect.poll(async () => (await again()).code, { interval: 500 }).toBe(0);
    expect((await again()).output).toMatchObject([{ answers: 0, duplicates: 20 }]);
  },
);

it.each([
  ['socket hang up', { code: 'ECONNRESET' }],
  ['socket hang up', {}],
  ['terminating connection due to administrator command', { code: '57P01' }],
  ['the connection that held the lock "reread" broke', {}],
])('takes %j for a store that is gone', (message, values) => {
  expect(isGone(Object.assign(new Error(message), values))).toBe(true);
  expect(isGone(new AggregateError([Object.assign(new Error(message), values)]))).toBe(true);
});

it.each([
  ['canceling statement due to statement timeout', { code: '57014' }],
  ['could not extend file: No space left on device', { code: '53100' }],
  ['duplicate key value violates unique constraint', { code: '23505' }],
])('does not take %j for one', (message, values) => {
  expect(isGone(Object.assign(new Error(message), values))).toBe(false);
});
