import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickhouseProcess, spawnClickhouse } from '../../../src/embedded-stores/clickhouse/spawn.ts';
import { tries } from '../../helpers/nightly.ts';

let folder: string;
let embedded: ClickhouseProcess;
let client: ClickHouseClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-clickhouse-'));
  embedded = await spawnClickhouse({
    dataDir: path.join(folder, 'data'),
    password: 'secret',
    logFile: path.join(folder, 'log'),
    memoryLimitBytes: 2_000_000_000,
  });
  client = createClient({
    url: embedded.url,
    max_open_connections: 64,
    // Streams that nobody reads meanwhile say nothing for as long as the others take.
    request_timeout: 300_000,
    log: { level: ClickHouseLogLevel.OFF },
  });
});

afterAll(async () => {
  await client.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

const text = async (query: string) => (await client.query({ query, format: 'JSONCompactEachRow' })).text();

/** Queries of the mark that run now. */
const running = async (mark: string) =>
  JSON.parse(
    await text(
      `SELECT toUInt32(count()) FROM system.processes WHERE position(query, '${mark}') > 0 AND NOT has(splitByChar(' ', query), 'system.processes') LIMIT 1`,
    ),
  )[0];

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${embedded.pid}/status`, 'utf8'))?.[1]) / 1024;

describe('the embedded ClickHouse under load', () => {
  it('answers others while clients leave their results unread', async () => {
    const held = await Promise.all(
      // More than ClickHouse works for at once.
      Array.from({ length: 10 }, (_, i) =>
        client.exec({
          query: `SELECT number, repeat('x', 1000) FROM numbers(12000) ${i % 2 ? 'LIMIT 12000' : ''} FORMAT JSONEachRow`,
        }),
      ),
    );
    expect(await text('SELECT 1')).toBe('[1]\n');
    for (const { stream } of held) {
      let bytes = 0;
      for await (const chunk of stream) bytes += (chunk as Buffer).length;
      expect(bytes).toBeGreaterThan(12_000_000);
    }
    expect(await readdir(path.join(folder, 'data/tmp'))).toEqual([]);
  });

  it('answers others while a scalar subquery takes its time', async () => {
    const stop = new AbortController();
    const endless = client.command({
      query: `WITH (SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number) = 1) AS scalar
              SELECT scalar FROM numbers(2)`,
      abort_signal: stop.signal,
    });
    const ended = expect(endless).rejects.toThrow();
    await expect.poll(() => running('AS scalar')).toBe(1);
    expect(await client.ping()).toMatchObject({ success: true });
    expect(await running('AS scalar')).toBe(1);
    stop.abort();
    await ended;
  });

  it.skipIf(process.platform !== 'linux')(
    'keeps nothing of the queries that ended beside a long one',
    async () => {
      const stop = new AbortController();
      const long = client
        .command({
          query: "SELECT 'long-query', sleepEachRow(1) FROM numbers(3600) SETTINGS max_block_size = 1",
          abort_signal: stop.signal,
        })
        .catch(() => {});
      const many = async (count: number) => {
        for (let i = 0; i < count / 4; i++) await Promise.all([1, 2, 3, 4].map((n) => text(`SELECT ${n}`)));
      };
      await many(120);
      const before = residentMegabytes();
      await many(tries(240, 400));
      // With 0.4 MB a connection: 96 or 160 MB, had they been kept.
      expect(residentMegabytes() - before).toBeLessThan(tries(60, 80));
      expect(await running('long-query')).toBe(1);
      stop.abort();
      await long;
    },
  );

  it('stops queries whose client leaves at any moment', async () => {
    const mark = randomUUID();
    await Promise.all(
      Array.from({ length: tries(20, 40) }, async (_, i) => {
        const leave = new AbortController();
        const query = client.command({
          query: `SELECT '${mark}', count() FROM numbers(1000000000000) WHERE cityHash64(number) = 1 ${i % 2 ? 'LIMIT 1' : ''}`,
          abort_signal: leave.signal,
        });
        setTimeout(() => leave.abort(), i * tries(6, 3));
        await expect(query).rejects.toThrow();
      }),
    );
    await expect.poll(() => running(mark)).toBe(0);
    expect(await text('SELECT 1')).toBe('[1]\n');
  });

  it('ends a query at its max_execution_time', async () => {
    await expect(
      client.command({
        query: 'SELECT sleepEachRow(0.1) FROM numbers(3600) SETTINGS max_block_size = 1',
        clickhouse_settings: { max_execution_time: 1 },
      }),
    ).rejects.toMatchObject({ code: '159', type: 'TIMEOUT_EXCEEDED' });
  });

  it('refuses a body that is too large, also where it is packed', async () => {
    const response = await fetch(`http://127.0.0.1:${embedded.port}/?query=SELECT+1`, {
      method: 'POST',
      headers: {
        'content-encoding': 'gzip',
        'x-clickhouse-user': 'default',
        'x-clickhouse-key': 'secret',
      },
      // Packed once and repeated: members of gzip add up.
      body: Buffer.concat(Array(257).fill(gzipSync(Buffer.alloc(1024 * 1024)))),
    });
    expect(response.headers.get('x-clickhouse-exception-code')).toBe('307');
    expect(await response.text()).toContain('larger than');
    expect(await text('SELECT 1')).toBe('[1]\n');
  });

  it.each([
    ['in the URL', 2_000, false],
    ['in a multipart body', 30_000, true],
  ])('takes many values of a parameter %s', async (_, count, multipart) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const result = await client.query({
      query: 'SELECT toUInt32(length({ids:Array(UUID)})), {ids:Array(UUID)}[-1]',
      query_params: { ids },
      use_multipart_params: multipart,
      format: 'JSONCompactEachRow',
    });
    expect(await result.json()).toEqual([[count, ids.at(-1)]]);
  });

  it('keeps the limit of a query’s own length', async () => {
    await expect(text(`SELECT length('${'x'.repeat(300_000)}')`)).rejects.toMatchObject({ code: '62' });
    const long = client.query({
      query: `SELECT {x:String}, length('${'x'.repeat(300_000)}')`,
      query_params: { x: 'y'.repeat(400_000) },
      use_multipart_params: true,
    });
    await expect(long).rejects.toMatchObject({ code: '62' });
  });

  it('ends with 0 when it is told to stop', async () => {
    await embedded.stop();
    expect(await embedded.exited).toEqual({ code: 0, signal: null });
  });
});
