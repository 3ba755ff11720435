import { globSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClickhouseProcess, spawnClickhouse } from '../../../src/embedded-stores/clickhouse/spawn.ts';

const ENGINE =
  'MergeTree PARTITION BY toYYYYMM(day) ORDER BY day SETTINGS non_replicated_deduplication_window = 100';

let folder: string;
let embedded: ClickhouseProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-unstored-'));
  await start();
});

afterAll(async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  embedded = await spawnClickhouse({
    dataDir: folder,
    password: 'secret',
    logFile: path.join(folder, 'log'),
    memoryLimitBytes: 1_000_000_000,
  });
}

async function ask<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url: embedded.url, log: { level: ClickHouseLogLevel.OFF } });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const command = (query: string) => ask((client) => client.command({ query }));

const insert = (days: readonly string[], token: string) =>
  ask((client) =>
    client.insert({
      table: 'sent',
      values: days.map((day) => ({ day })),
      format: 'JSONEachRow',
      clickhouse_settings: {
        insert_deduplicate: 1,
        deduplicate_insert: 'enable',
        deduplicate_blocks_in_dependent_materialized_views: 1,
        insert_deduplication_token: token,
      },
    }),
  );

const daysIn = (table: string) =>
  ask(async (client) => {
    const result = await client.query({ query: `SELECT day FROM ${table} ORDER BY day`, format: 'JSON' });
    return (await result.json<{ day: string }>()).data.map(({ day }) => day);
  });

/** The folders of parts that the last record of a log names, over all tables: there are two that have any. */
const lastParts = () =>
  globSync('engine/store/*/*/deduplication_logs/*', { cwd: folder }).map((log) => {
    const [, part = ''] =
      readFileSync(path.join(folder, log), 'utf8').trimEnd().split('\n').at(-1)?.split('\t') ?? [];
    return path.join(folder, path.dirname(path.dirname(log)), part);
  });

describe('a part that ClickHouse was killed before it had', () => {
  const days = ['2026-01-05', '2026-02-05', '2026-03-05'];

  beforeEach(async () => {
    for (const table of ['seen', 'sent', 'counted']) await command(`DROP TABLE IF EXISTS ${table} SYNC`);
    await command(`CREATE TABLE sent (day Date) ENGINE = ${ENGINE}`);
    await command(`CREATE TABLE counted (day Date) ENGINE = ${ENGINE}`);
    await command('CREATE MATERIALIZED VIEW seen TO counted AS SELECT day FROM sent');
    await insert(days, 'once');
  });

  it('is written when its INSERT is repeated, in every table, and the other parts are not', async () => {
    const parts = lastParts();
    expect(parts.length).toBe(2);
    await embedded.stop();
    // As a kill leaves it: the block is known, its part has not got its name.
    for (const part of parts) rmSync(part, { recursive: true });
    await start();
    expect((await daysIn('counted')).length).toBe(2);
    await insert(days, 'once');
    expect([await daysIn('sent'), await daysIn('counted')]).toEqual([days, days]);
    await insert(days, 'once');
    expect([await daysIn('sent'), await daysIn('counted')]).toEqual([days, days]);
  });

  it('is not taken for missing where it was merged into another one', async () => {
    await insert(['2026-03-06'], 'twice');
    for (const table of ['sent', 'counted']) await command(`OPTIMIZE TABLE ${table} FINAL`);
    await embedded.stop();
    await start();
    await insert(['2026-03-06'], 'twice');
    const all = [...days, '2026-03-06'];
    expect([await daysIn('sent'), await daysIn('counted')]).toEqual([all, all]);
  });
});
