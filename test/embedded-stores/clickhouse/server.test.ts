import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickhouseProcess, spawnClickhouse } from '../../../src/embedded-stores/clickhouse/spawn.ts';
import { tries } from '../../helpers/nightly.ts';

const PASSWORD = "pass'w/ord+&é";

let folder: string;
let embedded: ClickhouseProcess;
let client: ClickHouseClient;

const start = () =>
  spawnClickhouse({
    dataDir: path.join(folder, 'data'),
    password: PASSWORD,
    logFile: path.join(folder, 'log'),
    memoryLimitBytes: 1_000_000_000,
  });

const connect = (url = embedded.url) => createClient({ url, log: { level: ClickHouseLogLevel.OFF } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-clickhouse-'));
  embedded = await start();
  client = connect();
});

afterAll(async () => {
  await client.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

type Query = Omit<Parameters<ClickHouseClient['query']>[0], 'query'>;

async function rows<T = Record<string, unknown>>(query: string, options: Query = {}): Promise<T[]> {
  const result = await client.query({ query, ...options, format: 'JSONEachRow' });
  return result.json<T>();
}

/** How many queries with the mark in them run now. */
async function running(mark: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    "SELECT count() AS n FROM system.processes WHERE query LIKE '%' || {mark:String} || '%' AND query NOT LIKE '%system.processes%'",
    { query_params: { mark } },
  );
  return Number(row?.n);
}

describe('queries', () => {
  it('answers a ping', async () => {
    expect(await client.ping()).toMatchObject({ success: true });
  });

  it('works in UTC', async () => {
    expect(
      await rows("SELECT timezone() AS zone, toString(toDateTime('2026-11-01 00:30:00')) AS time"),
    ).toEqual([{ zone: 'UTC', time: '2026-11-01 00:30:00' }]);
  });

  it.each([
    ['UUID', '0192d3f4-5a6b-7c8d-9e0f-1a2b3c4d5e6f'],
    ['Array(UUID)', ['0192d3f4-5a6b-7c8d-9e0f-1a2b3c4d5e6f', '00000000-0000-0000-0000-000000000000']],
    ['String', `quote ' double " back \\ slash \\n new\nline tab\t return\r nul\0 end`],
    ['String', '😀 שלום مرحبا 日本語 {x:String} %s ; -- /* */'],
    ['String', ''],
    ['Array(String)', ["it's", 'a\\b', 'line\nbreak', '😀', '', ']', "','"]],
    ['Array(String)', []],
    ['Date', '2026-02-28'],
    ['Bool', true],
    ['Bool', false],
    ['Nullable(Int32)', null],
    ['Nullable(Int32)', -7],
    ['UInt8', 255],
    ['UInt16', 65535],
    ['UInt32', 4294967295],
    ['Int64', -9007199254740991],
    ['Float64', 0.1],
    ['Array(UInt32)', [0, 4294967295]],
  ])('takes a parameter %s %j as it is', async (type, value) => {
    expect(
      await rows(`SELECT {value:${type}} AS value`, {
        query_params: { value },
        clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
      }),
    ).toEqual([{ value }]);
  });

  it('takes a time with milliseconds', async () => {
    expect(
      await rows('SELECT toUnixTimestamp64Milli({at:DateTime64(3)})::String AS at', {
        query_params: { at: new Date(1_764_000_000_123) },
      }),
    ).toEqual([{ at: '1764000000123' }]);
  });

  it('has no parameter of an earlier query', async () => {
    await rows('SELECT {secret:String}', { query_params: { secret: 'another brand' } });
    for (let i = 0; i < 20; i++) {
      await expect(rows('SELECT {secret:String}')).rejects.toMatchObject({ code: '456' });
    }
  });

  it('has no setting and no database of an earlier query', async () => {
    await client.command({ query: 'CREATE DATABASE IF NOT EXISTS other' });
    const there = createClient({ url: `${embedded.url}/other` });
    await there.command({ query: 'SELECT 1', clickhouse_settings: { max_block_size: '17' } });
    await there.close();
    for (let i = 0; i < 20; i++) {
      expect(
        await rows("SELECT getSetting('max_block_size') != 17 AS fresh, currentDatabase() AS name"),
      ).toEqual([{ fresh: 1, name: 'default' }]);
    }
  });

  it('gives nothing of a query that failed while it wrote', async () => {
    for (let i = 0; i < tries(3, 10); i++) {
      const broken = client.query({
        query: 'SELECT number, throwIf(number = 300000) FROM numbers(1000000)',
        format: 'JSON',
        clickhouse_settings: { max_block_size: '1000' },
      });
      await expect(broken.then((result) => result.text())).rejects.toMatchObject({ code: '395' });
      expect(await rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
  });

  it.each([
    ['SELECT nothing', '47', 'UNKNOWN_IDENTIFIER'],
    ['SELECT 1 +', '62', 'SYNTAX_ERROR'],
    ['SELECT * FROM nowhere', '60', 'UNKNOWN_TABLE'],
    ['SELECT intDiv(1, 0)', '153', 'ILLEGAL_DIVISION'],
  ])('tells ClickHouse’s own error of %s', async (query, code, type) => {
    await expect(rows(query)).rejects.toMatchObject({ code, type });
  });

  it.each(['JSON', 'JSONEachRow', 'JSONCompactEachRow', 'CSVWithNames', 'TabSeparated'] as const)(
    'sends %s whole, packed or not',
    async (format) => {
      const packed = createClient({ url: embedded.url, compression: { response: true } });
      const query = "SELECT number AS n, repeat('ä😀', 3) AS s FROM numbers(50000)";
      const [plain, unpacked] = await Promise.all(
        [client, packed].map(async (one) => (await one.query({ query, format })).text()),
      );
      await packed.close();
      const text = String(plain).replace(/"elapsed": [\d.e-]+/, '');
      expect(String(unpacked).replace(/"elapsed": [\d.e-]+/, '')).toBe(text);
      expect(text.match(/ä😀ä😀ä😀/g)?.length).toBe(50_000);
    },
  );

  it.each(['JSON', 'JSONEachRow', 'CSVWithNames', 'TabSeparated', 'RowBinary', 'Native', 'Parquet'])(
    'gives the same bytes of %s whether or not the query has a LIMIT',
    async (format) => {
      const bytes = async (limit: string) => {
        const { stream } = await client.exec({
          query: `SELECT number AS n, [toString(number), NULL] AS a, 'ä;\n' AS s FROM numbers(3000) ${limit}
                  SETTINGS output_format_write_statistics = 0, max_threads = 1 FORMAT ${format} -- the end`,
        });
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks)
          .toString('latin1')
          .replace(/,\s*"rows_before_limit_at_least": 3000/, '');
      };
      const all = await bytes('');
      expect(all.length).toBeGreaterThan(3000);
      expect(await bytes('LIMIT 3000')).toBe(all);
    },
  );

  it('counts the rows before a LIMIT', async () => {
    const result = await client.query({
      query: 'SELECT number FROM numbers(100000) WHERE number % 2 = 0 LIMIT 3',
      clickhouse_settings: { exact_rows_before_limit: 1 },
      format: 'JSON',
    });
    expect(await result.json()).toMatchObject({ rows: 3, rows_before_limit_at_least: 50_000 });
  });

  it('packs with deflate, and takes the user and password as headers', async () => {
    const response = await fetch(
      `http://127.0.0.1:${embedded.port}/?enable_http_compression=1&query=SELECT+42`,
      {
        headers: {
          'accept-encoding': 'deflate',
          'x-clickhouse-user': 'default',
          'x-clickhouse-key': Buffer.from(PASSWORD, 'utf8').toString('latin1'),
        },
      },
    );
    expect(response.headers.get('content-encoding')).toBe('deflate');
    expect(await response.text()).toBe('42\n');
  });

  it('refuses several statements at once and runs none of them', async () => {
    await expect(
      client.command({
        query: 'CREATE TABLE one (a Int8) ENGINE = Memory; CREATE TABLE two (a Int8) ENGINE = Memory',
      }),
    ).rejects.toMatchObject({ code: '62', type: 'SYNTAX_ERROR' });
    expect(
      await rows("SELECT name FROM system.tables WHERE database = 'default' AND name IN ('one', 'two')"),
    ).toEqual([]);
  });

  it.each([
    ['SELECT * FROM nowhere', 404, '60'],
    ['SELEC', 400, '62'],
    ['SELECT throwIf(1)', 500, '395'],
    ['INSERT INTO system.one SETTINGS nonsense = 1 VALUES (1)', 404, '115'],
  ])('answers %s with the status of a server', async (query, status, code) => {
    const response = await fetch(`http://127.0.0.1:${embedded.port}/`, {
      method: 'POST',
      body: query,
      headers: { authorization: `Basic ${Buffer.from(`default:${PASSWORD}`).toString('base64')}` },
    });
    expect([response.status, response.headers.get('x-clickhouse-exception-code')]).toEqual([status, code]);
    expect((await response.text()).match(/DB::Exception/g)).toHaveLength(1);
  });

  it('runs SYSTEM statements', async () => {
    await client.command({ query: 'SYSTEM DROP MARK CACHE' });
  });

  it('answers 64 queries at once, each with its own result', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) =>
        rows('SELECT {i:UInt32} AS i, sum(number) AS sum FROM numbers(100000)', { query_params: { i } }),
      ),
    );
    expect(answers.map(([row]) => row?.i)).toEqual(Array.from({ length: 64 }, (_, i) => i));
  });

  it('runs queries side by side', async () => {
    const stop = new AbortController();
    const endless = client.command({
      query: "SELECT 'beside', count() FROM numbers(1000000000000) WHERE cityHash64(number) = 1",
      abort_signal: stop.signal,
    });
    const ended = expect(endless).rejects.toThrow();
    await expect.poll(() => running('beside')).toBe(1);
    expect(await rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await running('beside')).toBe(1);
    stop.abort();
    await ended;
  });

  it('refuses a wrong password', async () => {
    const stranger = connect(`http://default:wrong@127.0.0.1:${embedded.port}`);
    await expect(stranger.command({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' });
    await stranger.close();
  });

  it('lets a query that needs too much memory fail alone', async () => {
    await expect(rows('SELECT length(groupArray(number)) FROM numbers(3000000000)')).rejects.toMatchObject({
      code: '241',
    });
    expect(await rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.each(['JSON', 'JSONEachRow'] as const)(
    'stops a query whose client has gone away (%s)',
    async (format) => {
      const mark = `gone-${format}`;
      const leave = new AbortController();
      const query = client
        .exec({
          query: `SELECT number, '${mark}' FROM numbers(1000000000000) WHERE cityHash64(number) % 1000000 = 1 FORMAT ${format}`,
          abort_signal: leave.signal,
        })
        .then(({ stream }) => {
          leave.signal.addEventListener('abort', () => stream.destroy(new Error('gone')));
          return stream.forEach(() => {});
        });
      const ended = expect(query).rejects.toThrow();
      await expect.poll(() => running(mark)).toBe(1);
      leave.abort();
      await ended;
      await expect.poll(() => running(mark)).toBe(0);
    },
  );
});

describe('inserts', () => {
  const create = (table: string) =>
    client.command({
      query: `CREATE OR REPLACE TABLE ${table} (id UInt32, text String, list Array(UInt32)) ENGINE = MergeTree ORDER BY id SETTINGS non_replicated_deduplication_window = 100`,
    });

  it('takes rows as a stream and tells how many it wrote', async () => {
    await create('streamed');
    const values = Readable.from(
      Array.from({ length: 10_000 }, (_, id) => ({ id, text: `it's\n"${id}" 😀`, list: [id, 1] })),
    );
    const { summary } = await client.insert({ table: 'streamed', values, format: 'JSONEachRow' });
    expect(Number(summary?.written_rows)).toBe(10_000);
    expect(await rows('SELECT id, text, list FROM streamed ORDER BY id DESC LIMIT 1')).toEqual([
      { id: 9999, text: `it's\n"9999" 😀`, list: [9999, 1] },
    ]);
  });

  it('takes packed rows', async () => {
    await create('packed');
    const packed = createClient({ url: embedded.url, compression: { request: true } });
    await packed.insert({ table: 'packed', values: [{ id: 1, text: 'x', list: [] }], format: 'JSONEachRow' });
    await packed.close();
    expect(await rows('SELECT id, text, list FROM packed')).toEqual([{ id: 1, text: 'x', list: [] }]);
  });

  it.each(['JSONEachRow', 'JSONCompactEachRow', 'Native', 'RowBinary', 'Parquet', 'CSV'])(
    'takes %s rows as bytes, as one statement',
    async (format) => {
      await create('bytes');
      const source = await client.exec({
        query: `SELECT number::UInt32 AS id, concat('t', toString(number)) AS text, [number::UInt32] AS list FROM numbers(1000) FORMAT ${format}`,
      });
      const chunks: Buffer[] = [];
      for await (const chunk of source.stream) chunks.push(chunk as Buffer);
      const { stream } = await client.exec({
        query: `INSERT INTO bytes FORMAT ${format}`,
        values: Readable.from([Buffer.concat(chunks)], { objectMode: false }),
      });
      stream.resume();
      expect(await rows('SELECT count() AS n, sum(id) AS ids, uniq(text) > 900 AS texts FROM bytes')).toEqual(
        [{ n: 1000, ids: 499500, texts: 1 }],
      );
    },
  );

  it.each(['JSONEachRow', 'Parquet'])('minds the columns and SETTINGS of an INSERT of %s', async (format) => {
    await create('chosen');
    const source = await client.exec({
      query: `SELECT 7::UInt32 AS id, [1]::Array(UInt32) AS list FORMAT ${format}`,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of source.stream) chunks.push(chunk as Buffer);
    const insert = async (settings: string) => {
      const { stream, summary } = await client.exec({
        query: `INSERT INTO default.\`chosen\` (* EXCEPT(text)) SETTINGS ${settings} FORMAT ${format}`,
        values: Readable.from(chunks, { objectMode: false }),
      });
      stream.resume();
      return summary;
    };
    expect(await insert("insert_deduplication_token = 'once'")).toMatchObject({ written_rows: '1' });
    await insert("insert_deduplication_token = 'once'");
    expect(await rows('SELECT * FROM chosen')).toEqual([{ id: 7, text: '', list: [1] }]);
    await expect(insert('nonsense = 1')).rejects.toMatchObject({ code: '115' });
  });

  it('takes VALUES, nothing and another query’s rows', async () => {
    await create('several');
    const body = async (query: string, values: string) => {
      const { stream, summary } = await client.exec({
        query,
        values: Readable.from([Buffer.from(values)], { objectMode: false }),
      });
      stream.resume();
      return Number(summary?.written_rows);
    };
    expect(await body('INSERT INTO several (id, text) VALUES', "(1, 'a;b'), (2, 'FORMAT CSV')")).toBe(2);
    expect(await body('INSERT INTO several FORMAT JSONEachRow', '')).toBe(0);
    const { summary } = await client.command({
      query: 'INSERT INTO several (id) SELECT number FROM numbers(3, 5)',
    });
    expect(summary?.written_rows).toBe('5');
    expect(await rows('SELECT toUInt32(count()) AS n, sum(id) AS ids FROM several')).toEqual([
      { n: 7, ids: 28 },
    ]);
  });

  it('takes a batch once for its token, into a table and the views behind it', async () => {
    await create('batches');
    await client.command({
      query:
        'CREATE OR REPLACE TABLE seen (id UInt32) ENGINE = MergeTree ORDER BY id SETTINGS non_replicated_deduplication_window = 100',
    });
    await client.command({ query: 'DROP VIEW IF EXISTS seen_of_batches' });
    await client.command({
      query: 'CREATE MATERIALIZED VIEW seen_of_batches TO seen AS SELECT arrayJoin(list) AS id FROM batches',
    });
    for (let i = 0; i < 3; i++) {
      await client.insert({
        table: 'batches',
        values: [{ id: 1, text: 'x', list: [1, 2, 3] }],
        format: 'JSONEachRow',
        clickhouse_settings: {
          insert_deduplicate: 1,
          insert_deduplication_token: 'token',
          deduplicate_blocks_in_dependent_materialized_views: 1,
        },
      });
    }
    expect(
      await rows('SELECT (SELECT count() FROM batches) AS batches, (SELECT count() FROM seen) AS seen'),
    ).toEqual([{ batches: 1, seen: 3 }]);
  });

  it('tells what is wrong with a row, and keeps none of the batch', async () => {
    await create('faulty');
    const { stream } = await client
      .exec({
        query: 'INSERT INTO faulty FORMAT JSONEachRow',
        values: Readable.from([Buffer.from('{"id":1,"text":"x","list":[]}\n{"id":"no","text":5}\n')], {
          objectMode: false,
        }),
      })
      .catch((error: { code: string }) => {
        expect(['26', '27', '117', '6', '72']).toContain(error.code);
        return { stream: null };
      });
    expect(stream).toBeNull();
    expect(await rows('SELECT count() AS n FROM faulty')).toEqual([{ n: 0 }]);
  });
});

describe('the process', () => {
  it('has every acknowledged insert after a kill -9 in the middle of others', async () => {
    await client.command({
      query: 'CREATE OR REPLACE TABLE ledger (id UInt32) ENGINE = MergeTree ORDER BY id',
    });
    const acknowledged: number[] = [];
    const writer = connect();
    const writing = (async () => {
      for (let id = 0; ; id++) {
        await writer.insert({ table: 'ledger', values: [{ id }], format: 'JSONEachRow' });
        acknowledged.push(id);
      }
    })().catch(() => {});
    // Another is on its way whenever one has been acknowledged.
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    process.kill(embedded.pid, 'SIGKILL');
    await Promise.all([embedded.exited, writing]);
    await Promise.all([writer.close(), client.close()]);
    embedded = await start();
    client = connect();
    const stored = await rows<{ id: number }>('SELECT id FROM ledger ORDER BY id');
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + 1);
  });

  it('is refused a directory that another one uses', async () => {
    await expect(start()).rejects.toThrow(/did not start.*log/);
  });
});
