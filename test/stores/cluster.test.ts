import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TABLES } from '../../src/catalogue/tables.ts';
import { setDomain } from '../../src/domains/domains.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { removeOldRows, rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse.ts';
import { onCluster } from '../../src/stores/cluster.ts';
import { createDictionaries, rerunnable, SCHEMA_MIGRATIONS } from '../../src/stores/migrations/migrate.ts';
import { filesOf, statementsOf } from '../../src/stores/migrations/migration-files.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { type ConfiguredClickhouse, startClickhouse } from '../helpers/configured-clickhouse.ts';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { answersOf, type Named } from '../helpers/reads.ts';
import { createTestStores } from '../helpers/stores.ts';
import { withDatabase } from '../helpers/template.ts';
import { manyLines } from '../ingest/lines.ts';

const CLUSTER = { name: 'main', database: 'av' };

/** Every statement of ours that makes or changes something in ClickHouse, as migrations run it. */
async function ourStatements(): Promise<string[]> {
  const statements = [SCHEMA_MIGRATIONS];
  for (const folder of ['clickhouse', 'clickhouse/dictionaries']) {
    for (const file of await filesOf(folder)) {
      const text = await readFile(path.join(import.meta.dirname, '../..', folder, file), 'utf8');
      statements.push(...statementsOf(text).map(rerunnable));
    }
  }
  return statements;
}

let statements: readonly string[];

beforeAll(async () => {
  statements = await ourStatements();
});

describe('the statements of a cluster', () => {
  it('are these', async () => {
    const all = statements.flatMap((statement) => onCluster(statement, CLUSTER));
    await expect(`${all.join(';\n\n')};\n`).toMatchFileSnapshot('golden/cluster.sql');
  });

  it('run on all nodes, make no table that is not replicated or distributed, and name every table whole', () => {
    for (const statement of statements) {
      const transformed = onCluster(statement, CLUSTER);
      expect(transformed).not.toContain(statement);
      for (const query of transformed) {
        expect(query.match(/ ON CLUSTER main\b/g), query).toHaveLength(1);
        expect(query).not.toMatch(/ENGINE = (?!Replicated|Distributed)/);
        expect(query).not.toMatch(/non_replicated_deduplication_window/);
        // Inside a dictionary's quotes it is Postgres that is asked.
        const ours = query.replace(/'[^']*'/g, "''");
        expect(ours).not.toMatch(
          /\b(FROM|TO|ALTER TABLE|CREATE TABLE|DICTIONARY) (IF NOT EXISTS )?(?!IF|av\.)\w/,
        );
      }
    }
  });

  it('make one local, replicated table and one distributed by brand of every table that reports read', () => {
    const all = statements.flatMap((statement) => onCluster(statement, CLUSTER));
    for (const { name: table } of TABLES) {
      const rows = all.filter((query) => query.startsWith(`CREATE TABLE IF NOT EXISTS av.${table}_local ON`));
      const distributed = all.filter((query) =>
        query.startsWith(`CREATE TABLE IF NOT EXISTS av.${table} ON`),
      );
      // Citations are made anew by 0019.
      const times = table.startsWith('citations') ? 2 : 1;
      expect([rows.length, distributed.length], table).toEqual([times, times]);
      expect(rows.at(-1)).toMatch(
        /ENGINE = Replicated\w*MergeTree\([\s\S]* replicated_deduplication_window = 10000/,
      );
      expect(distributed.at(-1)).toMatch(`ENGINE = Distributed(main, av, ${table}_local, brand_no)`);
    }
  });

  it('are none for a statement of a kind that is not known', () => {
    for (const statement of [
      'DROP TABLE answers',
      'ALTER TABLE answers DROP PARTITION 202611',
      'CREATE VIEW v AS SELECT 1',
      'CREATE TABLE log (brand_no UInt32) ENGINE = Log',
      'CREATE MATERIALIZED VIEW v TO t AS SELECT * FROM answers WHERE x IN (SELECT y FROM mentions)',
    ]) {
      expect(() => onCluster(statement, CLUSTER), statement).toThrow();
    }
  });
});

/*
 * A cluster of two shards, as far as one server goes: both are this very node, so whatever asks more than the
 * brand's shard sees every row twice (and is refused, by force_optimize_skip_unused_shards). There is no Keeper, so
 * nothing is replicated and no statement is sent around.
 */
const SERVER = `
<tcp_port>9000</tcp_port>
<remote_servers><pair>
  ${'<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>9000</port></replica></shard>'.repeat(2)}
</pair></remote_servers>`;
const USERS = `
<profiles><default><force_optimize_skip_unused_shards>2</force_optimize_skip_unused_shards></default></profiles>
<users><default><password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota></default></users>`;

const onOneNode = (query: string) =>
  query
    .replace(/ ON CLUSTER \w+/, '')
    .replace(/ENGINE = Replicated(\w+)\('[^)]*'\)/, 'ENGINE = $1')
    .replace(/\breplicated_deduplication_window = /, 'non_replicated_deduplication_window = ');

function openPair(url: string): ClickHouse {
  const client = openClickHouse(url, { cluster: 'pair' });
  const command: ClickHouse['command'] = (params) =>
    client.command({ ...params, query: onOneNode(params.query) });
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'command') return command;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** By day some of one month, as an INSERT writes parts in every table for each month. */
const LINES = manyLines(3_000).filter(
  ({ answered_at }, index) => NIGHTLY || (index % 8 === 0 && answered_at.startsWith('2026-03')),
);

describe('a cluster', () => {
  let server: ConfiguredClickhouse;
  let api: TestApi;
  let brand: TestBrand;

  const rowCounts = async (): Promise<Record<string, number>> => {
    const tables = [...new Set(TABLES.map(({ name }) => name))];
    const counts = tables.map(
      (table) => `(SELECT toUInt32(count()) FROM ${table}_local WHERE epoch = 1) AS ${table}`,
    );
    const result = await api.stores.clickhouse.query({
      query: `SELECT ${counts.join(', ')}`,
      format: 'JSONEachRow',
    });
    const [row] = await result.json<Record<string, number>>();
    return row ?? {};
  };

  beforeAll(async () => {
    server = await startClickhouse({ server: SERVER, users: USERS });
    api = await createTestApi({}, await createTestStores({ clickhouseUrl: server.url, open: openPair }));
    brand = await api.brand();
  });

  afterAll(async () => {
    await api.close();
    await server.close();
  });

  /** By day the last of each kind: all have run here without ON CLUSTER, which stands at the same place in all of a kind. */
  const someStatements = () => {
    const kindOf = (statement: string) =>
      String(statement.match(/^\w+ (?:OR REPLACE )?\w+|MODIFY QUERY|COLUMN|ENGINE = \w+/g));
    return NIGHTLY
      ? statements
      : new Map(statements.map((statement) => [kindOf(statement), statement])).values();
  };

  it('parses every statement', async () => {
    for (const statement of someStatements()) {
      for (const query of onCluster(statement.replace(/\{postgres_\w+\}/g, "'x'"), CLUSTER)) {
        // Past the command that takes ON CLUSTER away.
        const result = await api.stores.clickhouse.exec({ query: `EXPLAIN AST ${query}` });
        await result.stream.forEach(() => {});
      }
    }
  });

  it('takes a batch once, however often it is sent', async () => {
    const { postgres, clickhouse } = api.stores;
    const ingest = await loadBrand(postgres, brand.id);
    if (!ingest) throw new Error('no brand');
    await postgres.query('CREATE TABLE sent AS SELECT * FROM outbox LIMIT 0');
    await postgres.query(`CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO sent SELECT OLD.*; RETURN OLD; END'`);
    await postgres.query('CREATE TRIGGER keep BEFORE DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION keep()');
    const counts = await importLines(api.stores, {
      brand: ingest,
      lines: LINES.map((line, number) => ({ source: 'test', number, text: JSON.stringify(line) })),
      onReject: (_, number, reason) => {
        throw new Error(`line ${number}: ${reason}`);
      },
    });
    expect(counts).toMatchObject({ answers: LINES.length, duplicates: 0 });
    const again = await importLines(api.stores, {
      brand: ingest,
      lines: [{ source: 'test', number: 1, text: JSON.stringify(LINES[0]) }],
      onReject: () => {},
    });
    expect(again).toMatchObject({ answers: 0, duplicates: 1 });

    await postgres.query('DROP TRIGGER keep ON outbox');
    const before = await rowCounts();
    expect(before.answers).toBe(LINES.length);
    await postgres.query('DELETE FROM outbox_sent');
    await postgres.query('INSERT INTO outbox_batches (id) SELECT DISTINCT batch FROM sent');
    await postgres.query('INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM sent');
    expect(await flushOutbox(postgres, clickhouse)).toBeGreaterThan(0);
    expect(await rowCounts()).toEqual(before);
  });

  it('refuses what would ask every shard', async () => {
    await expect(api.stores.clickhouse.exec({ query: 'SELECT count() FROM answers' })).rejects.toMatchObject({
      type: 'UNABLE_TO_SKIP_UNUSED_SHARDS',
    });
  });

  it('answers every read as a single server does, from the one shard of the brand', async () => {
    const { postgres, environment } = api.stores;
    // The tables of the run's server, with the cluster's rows, over the cluster's Postgres.
    const copy = await createTestStores();
    const single = copy.clickhouse;
    const { pathname } = new URL(environment.DATABASE_URL);
    await createDictionaries(
      { clickhouse: single },
      withDatabase(inject('servers').dictionaryDatabaseUrl, pathname.slice(1)),
    );
    const stored = await api.stores.clickhouse.query({
      query: 'SELECT * FROM answers_local',
      format: 'JSONEachRow',
      clickhouse_settings: { date_time_output_format: 'simple' },
    });
    await single.insert({ table: 'answers', values: await stored.json(), format: 'JSONEachRow' });
    const alone = await createTestApi({ clickhouse: single }, { ...api.stores, close: async () => {} });

    const [prompt, competitor] = await Promise.all(
      ['prompts', 'competitors'].map(
        async (table) =>
          (await postgres.query(`SELECT id FROM ${table} WHERE brand_id = $1 ORDER BY no`, [brand.id]))
            .rows[0].id,
      ),
    );
    const list = await alone.get('/v1/answers?start_date=2026-03-01&end_date=2026-04-10&limit=1', brand);
    const named: Named = {
      start: '2026-02-20',
      end: '2026-04-10',
      promptId: prompt,
      competitorId: competitor,
      answerId: list.body.data[0].id,
      domain: 'site3.example',
    };
    const some = { every: tries(18, 1), first: 1 };
    const expected = await answersOf(alone, brand, named, some);
    const answers = await answersOf(api, brand, named, some);
    for (const [read, text] of answers) {
      expect(text, read).toMatch(/^200 /);
      expect(text, read).toBe(expected.get(read));
    }
    await alone.close();
    await copy.close();
  });

  it('rewrites a brand, removes its old rows, audits it and reloads dictionaries', async () => {
    const epoch = await rewriteBrand(api.stores, brand);
    expect(await reconcileBrand(api.stores, { ...brand, epoch })).toEqual([]);
    await api.stores.postgres.query("UPDATE brands SET epoch_since = now() - interval '1 hour'");
    await removeOldRows(api.stores, brand);
    await expect
      .poll(async () => Object.values(await rowCounts()).filter((rows) => rows > 0), { interval: 250 })
      .toEqual([]);
    await setDomain(api.stores, { domain: 'site3.example', contentType: 'news' });
    const { body } = await api.get(
      '/v1/reports/citations?start_date=2026-02-20&end_date=2026-04-10&content_type=news',
      brand,
    );
    expect(body.data).toMatchObject([{ domain: 'site3.example' }]);
  });
});
