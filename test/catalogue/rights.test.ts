import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GrantedPart,
  makeUsers,
  rightsOf,
  userStatements,
  usersOf,
} from '../../src/catalogue/rights.ts';
import { TABLES } from '../../src/catalogue/tables.ts';
import { exportBrand } from '../../src/exports/export.ts';
import { openTarget } from '../../src/exports/open-target.ts';
import { readiness } from '../../src/health/readiness.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { reconcileTables } from '../../src/ingest/ledger/reconcile-tables.ts';
import { RewriteSequences } from '../../src/ingest/outbox/sequences.ts';
import { reextractBrand } from '../../src/ingest/reprocess/reextract.ts';
import { copyAnswers, removeOldRows } from '../../src/ingest/reprocess/rewrite.ts';
import { suggestCompetitors } from '../../src/ingest/reprocess/suggestions.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { createAnsweredBrand } from '../helpers/answers.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { type ConfiguredClickhouse, startClickhouse } from '../helpers/configured-clickhouse.ts';
import { tries } from '../helpers/nightly.ts';
import { answersOf, type Named } from '../helpers/reads.ts';
import { createTestStores } from '../helpers/stores.ts';
import { manyLines } from '../ingest/lines.ts';

/*
 * Rights are tried out in a ClickHouse that minds them: its one user is given what the statements say, word for
 * word, through a file instead of through SQL, as the embedded ClickHouse keeps no users.
 */

const SECRET = { hash: 'a1'.repeat(32), salt: 'b2'.repeat(16) };

/** A user who may do everything, and views that work in its name, as where `npm run migrate` made them. */
const OWNER = `
<profiles><default><default_view_definer>owner</default_view_definer></default></profiles>
<users>
  <owner><password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota></owner>
  <default><password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota></default>
</users>`;

/** What the statements that make a user say, as a configuration file of the user `default`. */
function asDefaultUser(statements: readonly string[]): string {
  const [, profile = '', , , grant = ''] = statements;
  const settings = profile
    .replace(/^.* SETTINGS /, '')
    .split(', ')
    .map((setting) => /^(\w+) = (\d+)(?: MIN (\d+) MAX (\d+))?$/.exec(setting) ?? []);
  const limits = settings.filter(([, , , min]) => min !== undefined);
  return `
<profiles>
  <default>
    ${settings.map(([, name, value]) => `<${name}>${value}</${name}>`).join('')}
    <constraints>${limits.map(([, name, , min, max]) => `<${name}><min>${min}</min><max>${max}</max></${name}>`).join('')}</constraints>
  </default>
  <all/>
</profiles>
<users>
  <owner><password></password><networks><ip>::/0</ip></networks><profile>all</profile><quota>default</quota></owner>
  <default>
    <password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>
    <grants><query>${grant.replace(/ TO \w+ WITH REPLACE OPTION$/, '')}</query></grants>
  </default>
</users>`;
}

let server: ConfiguredClickhouse;
let api: TestApi;
let brand: TestBrand;
let named: Named;
let database: string;
let known: Map<string, string>;

const become = async (part: GrantedPart) =>
  server.restart({
    users: asDefaultUser(await userStatements({ part, name: 'somebody' }, SECRET, database, null)),
  });

const run = (query: string, settings = {}) =>
  api.stores.clickhouse.command({ query, clickhouse_settings: settings });

async function select(query: string): Promise<unknown[]> {
  const result = await api.stores.clickhouse.query({ query, format: 'JSONEachRow' });
  return result.json();
}

beforeAll(async () => {
  server = await startClickhouse({ users: OWNER });
  const stores = await createTestStores({ clickhouseUrl: server.url });
  // Nobody has the right to drop it in the end; its data go with its server, and what is in Postgres at the run's end.
  const close = async () => {
    await Promise.all([stores.postgres.end(), stores.clickhouse.close()]);
  };
  api = await createTestApi({}, { ...stores, close });
  database = new URL(stores.environment.CLICKHOUSE_URL).pathname.slice(1);
  // Of one month by day, as an INSERT writes parts in every table for each.
  const size = { prompts: 4, engines: 3, countries: 2, days: tries(15, 50), competitors: 6, domains: 30 };
  const answered = await createAnsweredBrand(stores, size, '2026-11-20');
  const { rows } = await stores.postgres.query<{ prompt: string; competitor: string; organization: string }>(
    `SELECT (SELECT min(id::text) FROM prompts WHERE brand_id = $1) AS prompt,
            (SELECT min(id::text) FROM competitors WHERE brand_id = $1) AS competitor,
            (SELECT organization_id FROM brands WHERE id = $1) AS organization`,
    [answered.brandId],
  );
  const [row] = rows;
  brand = {
    ...answered,
    id: answered.brandId,
    competitorId: '',
    organizationId: row?.organization ?? '',
    key: await api.key(answered),
  };
  const list = await api.get('/v1/answers?start_date=2026-11-01&end_date=2026-11-20&limit=1', brand);
  named = {
    start: '2026-09-28',
    end: '2026-11-15',
    promptId: row?.prompt ?? '',
    competitorId: row?.competitor ?? '',
    answerId: list.body.data[0].id,
    domain: 'site3.example',
  };
  await api.request('PATCH', `/v1/prompts/${named.promptId}`, {
    key: brand.key,
    body: { status: 'archived' },
  });
  known = await answersOf(api, brand, { ...named, promptId: (await lastPrompt()) ?? '' }, SOME);
});

/** Of the reads; each table is read by itself below. */
const SOME = { every: tries(18, 1), first: 2 };

const lastPrompt = async () =>
  (
    await api.stores.postgres.query<{ id: string }>(
      "SELECT id FROM prompts WHERE brand_id = $1 AND status = 'active' ORDER BY no LIMIT 1",
      [brand.id],
    )
  ).rows[0]?.id;

afterAll(async () => {
  await api.close();
  await server.close();
});

describe('the reader', () => {
  beforeAll(() => become('reader'));

  it('gets from the API what it got without limits, in every form of every read', async () => {
    expect([...known.values()].filter((text) => !text.startsWith('200 '))).toEqual([]);
    const answers = await answersOf(api, brand, { ...named, promptId: (await lastPrompt()) ?? '' }, SOME);
    for (const [read, text] of answers) expect(text, read).toBe(known.get(read));
    expect(answers.size).toBeGreaterThan(90 / SOME.every);
  });

  it('is ready', async () => {
    // Where the machine is busy it says so.
    await expect
      .poll(() => readiness(api.stores))
      .toMatchObject({
        clickhouse: 'ok',
        dictionary: 'ok',
        migrations: 'ok',
      });
  });

  it.each([...new Set(TABLES.map(({ name }) => name))])('reads %s', async (table) => {
    await run(`SELECT * FROM ${table} LIMIT 1 FORMAT Null`);
  });

  it.each([
    'INSERT INTO answers (brand_no) VALUES (1)',
    'DELETE FROM answers WHERE brand_no = 1',
    'ALTER TABLE answers DELETE WHERE brand_no = 1',
    'TRUNCATE TABLE mentions',
    'DROP TABLE mentions',
    'CREATE TABLE another (a UInt8) ENGINE = Memory',
    'SYSTEM RELOAD DICTIONARY domain_facts',
    'SELECT * FROM brand_config',
    "SELECT * FROM url('http://127.0.0.1:1/', 'RawBLOB')",
    "SELECT * FROM file('/etc/passwd', 'RawBLOB')",
  ])('may not: %s', async (query) => {
    // 497 ACCESS_DENIED; 164 READONLY where that is looked at first.
    await expect(run(query)).rejects.toMatchObject({ code: expect.stringMatching(/^(497|164)$/) });
  });

  it('sees no password of Postgres in a dictionary', async () => {
    const [row] = (await select('SHOW CREATE DICTIONARY brand_config')) as { statement: string }[];
    expect(row?.statement).toContain("PASSWORD '[HIDDEN]'");
    expect(row?.statement).not.toContain(new URL(api.stores.databaseUrl).password);
  });

  it.each([
    { max_execution_time: 31 },
    { max_execution_time: 0 },
    { max_memory_usage: '4000000001' },
    { max_rows_to_read: '0' },
    { max_result_rows: '10001' },
    { readonly: '0' },
  ])('may not set %o', async (settings) => {
    // 452 SETTING_CONSTRAINT_VIOLATION; 164 READONLY.
    await expect(run('SELECT 1 FORMAT Null', settings)).rejects.toMatchObject({
      code: expect.stringMatching(/^(452|164)$/),
    });
  });
});

describe('the writer', () => {
  beforeAll(() => become('writer'));

  it('imports, suggests, reads texts again and exports', async () => {
    const { stores } = api;
    const other = await api.brand();
    const ingest = await loadBrand(stores.postgres, other.id);
    if (!ingest) throw new Error('no brand');
    const lines = manyLines(200).map((line, number) => ({
      source: 'test',
      number,
      text: JSON.stringify({
        ...line,
        mentions: undefined,
        text: '1. **Zebra** is quick.\n2. **Acme** is cheap.',
      }),
    }));
    const counts = await importLines(stores, { brand: ingest, lines, onReject: () => {} });
    expect(counts).toMatchObject({ answers: 200, rejected: 0 });
    const thresholds = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };
    expect(await suggestCompetitors(stores, ingest, thresholds)).toEqual(['Zebra']);
    const all = { start: '2026-01-01', end: '2026-12-31' };
    expect(await reextractBrand(stores, ingest, all)).toMatchObject({ reextracted: 200 });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-rights-'));
    const files = await exportBrand(stores, ingest, () => openTarget(stores.clickhouse, folder, other.id), {
      range: { start: '2026-02-20', end: '2026-02-21' },
      kinds: ['mentions'],
      format: 'parquet',
      layout: 'flat',
      signal: new AbortController().signal,
    });
    await rm(folder, { recursive: true });
    expect(files.map(({ rows }) => rows > 0)).toEqual([true, true]);
  });

  it('writes answers and all that follows from them, audits, removes old rows and reloads', async () => {
    const { clickhouse, postgres } = api.stores;
    await copyAnswers(
      clickhouse,
      brand,
      2,
      "toDate(answered_at) <= '2026-11-20'",
      {},
      new RewriteSequences(0),
    );
    await postgres.query(
      "UPDATE brands SET epoch = 2, last_epoch = 2, epoch_since = now() - interval '1 hour'",
    );
    expect(await reconcileTables(clickhouse, { ...brand, epoch: 2 })).toEqual([]);
    await removeOldRows(api.stores, brand);
    await run('SYSTEM RELOAD DICTIONARY domain_facts');
    await expect
      .poll(() =>
        select(`SELECT DISTINCT epoch FROM citations_domain_week WHERE brand_no = ${brand.brandNo}`),
      )
      .toEqual([{ epoch: 2 }]);
  });

  it.each([
    'DROP TABLE mentions',
    'TRUNCATE TABLE answers',
    'INSERT INTO mentions (brand_no) VALUES (1)',
    'ALTER TABLE answers DROP COLUMN text',
    'CREATE TABLE another (a UInt8) ENGINE = Memory',
    "SELECT * FROM file('/etc/passwd', 'RawBLOB')",
  ])('may not: %s', async (query) => {
    await expect(run(query)).rejects.toMatchObject({ code: '497' });
  });
});

describe('the statements', () => {
  it.each(['reader', 'writer'] as const)('of a %s are ClickHouse’s', async (part) => {
    for (const cluster of [null, { name: 'main', database: 'av' }]) {
      for (const statement of await userStatements({ part, name: 'api' }, SECRET, 'av', cluster)) {
        await run(`EXPLAIN AST ${statement}`);
        expect(statement.includes(' ON CLUSTER main')).toBe(cluster !== null);
      }
    }
  });

  it('let each part read the tables behind distributed ones', async () => {
    const rights = await rightsOf('reader', { name: 'main', database: 'av' });
    const on = rights.filter(({ privilege }) => privilege === 'SELECT').map(({ on: table }) => table);
    for (const { name: table } of TABLES)
      expect(on).toEqual(expect.arrayContaining([table, `${table}_local`]));
  });

  it('tell no password, and no hash of one, when they fail', async () => {
    const seen: string[] = [];
    const refusing = Object.assign(openClickHouse('http://127.0.0.1:1'), {
      command: async ({ query }: { query: string }) => {
        seen.push(query);
        if (query.startsWith('CREATE USER')) throw new Error(`Syntax error: ${query}`);
      },
    });
    const config = loadConfig({
      CLICKHOUSE_URL: 'http://127.0.0.1:1',
      CLICKHOUSE_READER_PASSWORD: "it's a secret",
    });
    const error = await makeUsers(refusing as never, 'av', usersOf(config)).catch((fault: Error) => fault);
    const [, hash = ''] = /BY '(\w+)'/.exec(seen.at(-1) ?? '') ?? [];
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(seen.join()).not.toContain('secret');
    expect(String(error)).toContain('CREATE USER IF NOT EXISTS answer_visibility_reader');
    expect(String(error)).not.toContain(hash);
  });
});

describe('the users', () => {
  it.skipIf(process.env.TEST_STORES !== 'containers')(
    'are made on a server, more than once (skipped without TEST_STORES=containers: the embedded ClickHouse keeps none)',
    async () => {
      const stores = await createTestStores();
      const url = new URL(stores.environment.CLICKHOUSE_URL);
      const name = url.pathname.slice(1);
      const users = (['reader', 'writer'] as const).map((part) => ({
        part,
        name: `${name}_${part}`,
        password: `${part}'s own`,
      }));
      await makeUsers(stores.clickhouse, name, users);
      await makeUsers(stores.clickhouse, name, users);
      for (const user of users) {
        url.username = user.name;
        url.password = encodeURIComponent(user.password);
        const client = openClickHouse(url.href);
        await client.command({ query: 'SELECT count() FROM answers' });
        const inserted = client.command({ query: 'INSERT INTO answers (brand_no) VALUES (1)' });
        if (user.part === 'writer') await inserted;
        else await expect(inserted).rejects.toMatchObject({ code: expect.stringMatching(/^(497|164)$/) });
        await expect(client.command({ query: 'DROP TABLE answers' })).rejects.toThrow();
        await client.close();
        await stores.clickhouse.command({ query: `DROP USER ${user.name}` });
        await stores.clickhouse.command({ query: `DROP SETTINGS PROFILE ${user.name}` });
      }
      await stores.close();
    },
  );
});
