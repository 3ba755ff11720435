import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { runner } from 'node-pg-migrate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORTS } from '../src/catalogue/reports.ts';
import { loadBrand } from '../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../src/ingest/import/import-lines.ts';
import { reconcileBrand } from '../src/ingest/ledger/reconcile.ts';
import { reconcileLedger } from '../src/ingest/ledger/reconcile-ledger.ts';
import { reextractBrand } from '../src/ingest/reprocess/reextract.ts';
import { rereadBrand } from '../src/ingest/reprocess/rereading.ts';
import { upgrade } from '../src/ingest/reprocess/upgrade.ts';
import { generateKey, hashKey, shownCharacters } from '../src/keys/api-key.ts';
import { defaultOrder } from '../src/reports/plan/query.ts';
import { addDays } from '../src/shared/dates.ts';
import { literal } from '../src/stores/literal.ts';
import { missingMigrations } from '../src/stores/migrations/applied-migrations.ts';
import { filesOf, statementsOf } from '../src/stores/migrations/migration-files.ts';
import { Copy } from './feed/copy.ts';
import { createTestApi, type TestApi } from './helpers/api.ts';
import { NIGHTLY, pauseByDay } from './helpers/nightly.ts';
import { createTestStores, type TestStores } from './helpers/stores.ts';
import { line } from './ingest/lines.ts';
import { naiveReport } from './reports/naive.ts';
import { answerArbitrary, createWorld, insertAnswers, type World } from './reports/world.ts';

/* Databases as the first version, 0.1.0, left them come up under today's migrations, and every figure is right. */

const FIRST_VERSION = 'cc86f7d';

/** What git says, null where it cannot: no git, or a history that does not reach back so far. */
function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: path.join(import.meta.dirname, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

const listed = git('ls-tree', '-r', '--name-only', FIRST_VERSION, 'clickhouse', 'postgres');
const oldFiles = listed?.trim().split('\n') ?? [];
const textOf = (file: string) => git('show', `${FIRST_VERSION}:${file}`) ?? '';

/** Brings empty databases to where the first version's migrations did. */
async function migrateAsThen({ postgres, clickhouse, dictionaryDatabaseUrl }: TestStores): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-upgrade-'));
  await mkdir(path.join(folder, 'postgres'));
  for (const file of oldFiles.filter((name) => name.startsWith('postgres/'))) {
    await writeFile(path.join(folder, file), textOf(file));
  }
  const client = await postgres.connect();
  await runner({
    dbClient: client,
    dir: path.join(folder, 'postgres'),
    migrationsTable: 'schema_migrations',
    direction: 'up',
    log: () => {},
  });
  client.release();
  await rm(folder, { recursive: true });

  const run = (query: string) => clickhouse.command({ query });
  await run(`CREATE TABLE schema_migrations (name String, statement UInt16, applied_at DateTime('UTC') DEFAULT now())
             ENGINE = MergeTree ORDER BY (name, statement)`);
  const { hostname, port, username, password, pathname } = new URL(dictionaryDatabaseUrl);
  const address: Record<string, string> = {
    '{postgres_host}': literal(hostname),
    '{postgres_port}': port,
    '{postgres_user}': literal(username),
    '{postgres_password}': literal(password),
    '{postgres_database}': literal(pathname.slice(1)),
  };
  for (const file of oldFiles.filter((name) => name.startsWith('clickhouse/'))) {
    const isDictionary = file.startsWith('clickhouse/dictionaries/');
    for (const [index, statement] of statementsOf(textOf(file)).entries()) {
      await run(statement.replace(/\{postgres_\w+\}/g, (name) => address[name] ?? name));
      if (isDictionary) continue;
      await run(
        `INSERT INTO schema_migrations (name, statement) VALUES (${literal(path.basename(file))}, ${index + 1})`,
      );
    }
  }
}

/** A key as the first version has made it. */
async function keyAsThen({ postgres }: TestStores, brandId: string): Promise<string> {
  const key = generateKey();
  const { first, last } = shownCharacters(key);
  await postgres.query(
    `INSERT INTO api_keys (brand_id, name, permission, sha256, first_characters, last_characters)
     VALUES ($1, 'old', 'read', $2, $3, $4)`,
    [brandId, hashKey(key), first, last],
  );
  return key;
}

const ANCHOR = '2026-03-01';
const DAYS = [-44, -31, -8, -1, 0, 1, 2, 8, 29].map((n) => addDays(ANCHOR, n));
const RANGE = { start: addDays(ANCHOR, -44), end: addDays(ANCHOR, 29) };
const QUERY = `start_date=${RANGE.start}&end_date=${RANGE.end}`;

describe.skipIf(listed === null)(
  `an upgrade from the first version${listed === null ? ` (skipped: no git history with ${FIRST_VERSION})` : ''}`,
  () => {
    let api: TestApi;
    let world: World;
    let key: string;

    beforeAll(async () => {
      const stores = await createTestStores({ prepare: migrateAsThen });
      const empty = await createWorld(stores, { isGrouped: false });
      const answers = fc.sample(answerArbitrary(DAYS, 4, 4), { numRuns: 200, seed: 5 }).map((answer) => ({
        ...answer,
        searches: null,
        text: '1. **Beta** is quick.\n2. **Ömega** is cheap.\n',
      }));
      world = { ...empty, answers };
      await insertAnswers(stores, world, answers, false);
      api = await createTestApi({}, stores);
      key = await keyAsThen(stores, world.brandId);
    });

    afterAll(() => api.close());

    const brandKey = (epoch = 1) => ({ brandId: world.brandId, brandNo: world.brandNo, epoch });

    const epochNow = async () =>
      (await api.stores.postgres.query('SELECT epoch FROM brands WHERE id = $1', [world.brandId])).rows[0]
        ?.epoch;

    /** What who reads meanwhile gets: sums of a rollup and of rows, of the epoch that counts. */
    async function sums(): Promise<unknown> {
      const epoch = await epochNow();
      const of = `WHERE brand_no = ${world.brandNo} AND epoch = ${epoch}`;
      const query = `SELECT (SELECT sum(answers) FROM answers_week ${of}) AS answers,
        (SELECT sum(mentions) FROM mentions_week ${of}) AS mentions, (SELECT sum(position) FROM mentions ${of}) AS positions`;
      const result = await api.stores.clickhouse.query({ query, format: 'JSONEachRow' });
      const rows = await result.json();
      return (await epochNow()) === epoch ? rows : sums();
    }

    it('applies what came since, once, and nobody who reads meanwhile notices', async () => {
      const isNew = (folder: string) => (name: string) => !oldFiles.includes(`${folder}/${name}`);
      const [postgres, clickhouse] = await Promise.all([filesOf('postgres'), filesOf('clickhouse')]);
      const since = [
        ...postgres.filter(isNew('postgres')).map((name) => `postgres/${name}`),
        ...clickhouse.filter(isNew('clickhouse')).map((name) => `clickhouse/${name}`),
      ];
      expect(await missingMigrations(api.stores)).toEqual(since);
      const again = () => upgrade(api.stores, { dictionaryDatabaseUrl: api.stores.dictionaryDatabaseUrl });
      const before = await sums();
      let isOver = false;
      const reading = (async () => {
        for (let reads = 0; ; reads++) {
          expect(await sums()).toEqual(before);
          if (isOver) return reads;
          await pauseByDay(100);
        }
      })();
      const applied = await again().finally(() => {
        isOver = true;
      });
      expect(await reading).toBeGreaterThan(10);
      expect(applied.map((name) => name.replace(/(\.sql)?$/, '.sql'))).toEqual(since);
      expect(await again()).toEqual([]);
      expect(await missingMigrations(api.stores)).toEqual([]);
    });

    it.each(Object.values(REPORTS))('has every figure of the $name report', async (report) => {
      for (const name of ['day', 'week', 'month', 'engine', 'prompt']) {
        const wanted = [name, { citations: 'domain', searches: 'query' }[report.name as string]];
        const dimensions = report.dimensions.filter((one) => wanted.includes(one.name));
        const { data, total } = naiveReport(
          world,
          {
            report,
            dimensions,
            range: RANGE,
            filters: {},
            added: {},
            includeArchived: false,
            orderBy: defaultOrder(report, dimensions),
            limit: 10_000,
            offset: 0,
          },
          {},
        );
        const { body } = await api.get(
          `/v1/reports/${report.name}?${QUERY}&limit=10000&dimensions=${dimensions.map((one) => one.name).join(',')}`,
          key,
        );
        expect(body.data, name).toEqual(data);
        expect(body.meta.total).toBe(total);
      }
    });

    it('lists every row', async () => {
      const rowsOf = (list: string) =>
        api.get(`/v1/${list}?${QUERY}&limit=100`, key).then(({ body }) => body.meta.total);
      expect(await rowsOf('answers')).toBe(world.answers.length);
      for (const list of ['mentions', 'citations'] as const) {
        expect(await rowsOf(list)).toBe(world.answers.reduce((sum, answer) => sum + answer[list].length, 0));
      }
    });

    it('gives every answer a sequence, by the time of the answers', async () => {
      const copy = new Copy(api, { key });
      const came = await copy.pull(100);
      expect(copy.found).toEqual([]);
      expect(came.map(({ sequence }) => sequence)).toEqual(world.answers.map((_, index) => index + 1));
      expect(came.map(({ answered_at }) => answered_at)).toEqual(
        came.map(({ answered_at }) => answered_at).sort(),
      );
    });

    it('holds everything twice alike, takes new answers, and reads old ones again', async () => {
      const { postgres } = api.stores;
      expect(await reconcileBrand(api.stores, brandKey())).toEqual([]);
      const brand = await loadBrand(postgres, world.brandId);
      if (!brand) throw new Error('the brand is gone');
      const imported = await importLines(api.stores, {
        brand,
        lines: [
          { source: 'new', number: 1, text: JSON.stringify(line({ answered_at: `${ANCHOR}T05:00:00Z` })) },
        ],
        onReject: (_, __, reason) => {
          throw new Error(reason);
        },
      });
      expect(imported).toMatchObject({ answers: 1, mentions: 1 });
      // Rules are newer than what is stored, so a worker reads all of it again.
      const isDue = async () => (await api.get('/v1/brand', key)).body.rereading;
      expect(await isDue()).toBe(true);
      // By day the worker's rereading alone, which rewrites all as the command does (test/ingest/reprocess/reextract.test.ts).
      if (NIGHTLY) {
        const days = { start: '2000-01-01', end: '2100-01-01' };
        expect(await reextractBrand(api.stores, brand, days)).toEqual({
          reextracted: world.answers.length,
          given: 1,
          unjudged: 0,
          unread: 0,
        });
        expect(await reconcileBrand(api.stores, brandKey(2))).toEqual([]);
        expect(await isDue()).toBe(true);
      }
      await rereadBrand(api.stores, brand);
      expect(await isDue()).toBe(false);
      const audit = NIGHTLY ? reconcileBrand : reconcileLedger;
      expect(await audit(api.stores, brandKey(NIGHTLY ? 3 : 2))).toEqual([]);
      const beta = world.competitors.find(({ name }) => name === 'Beta')?.id;
      const { body } = await api.get(`/v1/reports/brands?${QUERY}&competitor_id=${beta}`, key);
      expect(body.data).toMatchObject([
        { answers: world.answers.length + 1, ranked: world.answers.length, average_position: 1 },
      ]);
    });
  },
);
