import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { callScript, startScript } from '../helpers/command.ts';
import { sharedApi } from '../helpers/shared.ts';
import { startTurnstile } from '../helpers/turnstile.ts';
import { line, ndjson } from '../ingest/lines.ts';

/* Layouts of exported files, and the change from one to the other. */

const KINDS = ['answers', 'citations', 'mentions'];
/** Kinds without days. */
const TABLES = ['competitors', 'prompts'];
/** Days with answers; the day between the last two has none. */
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-04'];
const HIVE = { EXPORT_LAYOUT: 'hive' };

let api: TestApi;
let folder: string;
let out: string;
let brand: TestBrand;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-layout-'));
  brand = await brandOf(DAYS);
});

beforeEach(async () => {
  out = await mkdtemp(path.join(folder, 'out-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A brand with two answers on each day. */
async function brandOf(days: readonly string[]): Promise<TestBrand> {
  const made = await api.brand();
  const file = path.join(folder, `${made.id}.ndjson`);
  const lines = days.flatMap((day) =>
    ['04', '05'].map((hour) => line({ answered_at: `${day}T${hour}:00:00Z`, text: `${day} ${hour}` })),
  );
  await writeFile(file, ndjson(lines));
  const { code, errors } = await callScript('import', ['--brand', made.id, file], api.stores.environment);
  expect(code, errors).toBe(0);
  return made;
}

const argsOf = (of: TestBrand, format: string, [start = '', end = '']: readonly string[]) => [
  ...['--brand', of.id, '--start-date', start, '--end-date', end, '--format', format, '--out', out],
];

const ALL = ['2026-03-01', '2026-03-05'];

async function run(environment: Record<string, string>, { of = brand, format = 'ndjson', range = ALL } = {}) {
  const args = argsOf(of, format, range);
  const { code, output, errors } = await callScript('export', args, {
    ...api.stores.environment,
    ...environment,
  });
  expect(code, errors).toBe(0);
  return (output[0].files as { path: string }[]).map((file) =>
    path.relative(path.join(out, of.id), file.path),
  );
}

/** Everything below the brand's folder, folders too. */
const namesIn = async (of = brand) => (await readdir(path.join(out, of.id), { recursive: true })).sort();

const manifestOf = async (name = 'manifest.ndjson.json') =>
  JSON.parse(await readFile(path.join(out, brand.id, name), 'utf8'));

const manifested = async () => (await manifestOf()).files.map((file: { path: string }) => file.path);

const flat = (format = 'ndjson') =>
  [
    ...KINDS.flatMap((kind) => DAYS.map((day) => `${kind}/${day}.${format}`)),
    ...TABLES.map((kind) => `${kind}.${format}`),
  ].sort();
const hive = (format = 'ndjson', of = brand) =>
  [
    ...KINDS.flatMap((kind) => DAYS.map((day) => `${kind}/brand_id=${of.id}/day=${day}/part.${format}`)),
    ...TABLES.map((kind) => `${kind}/brand_id=${of.id}/part.${format}`),
  ].sort();

/** Names with the folders above them. */
const withFolders = (names: readonly string[]) =>
  [
    ...new Set(
      names.flatMap((name) => name.split('/').map((_, n, parts) => parts.slice(0, n + 1).join('/'))),
    ),
  ].sort();

describe('the layout of exported files', () => {
  it('is by day, and by folders that name brand and day where EXPORT_LAYOUT is hive', async () => {
    await run({});
    expect(await namesIn()).toEqual(withFolders([...flat(), 'brand.json', 'manifest.ndjson.json']));
    const before = await manifestOf();
    const contents = async (names: readonly string[]) =>
      Promise.all(names.map((name) => readFile(path.join(out, brand.id, name), 'utf8')));
    const rows = await contents(flat());
    await rm(path.join(out, brand.id), { recursive: true });

    for (const format of ['ndjson', 'csv', 'parquet']) {
      expect((await run(HIVE, { format })).sort()).toEqual(hive(format));
    }
    const manifests = ['ndjson', 'csv', 'parquet'].map((format) => `manifest.${format}.json`);
    const written = ['ndjson', 'csv', 'parquet'].flatMap((format) => hive(format));
    expect(await namesIn()).toEqual(withFolders([...written, 'brand.json', ...manifests]));
    expect(await contents(hive())).toEqual(rows);
    // The same manifest, but for the names.
    const bare = ({ written_at: _, files, ...rest }: Record<string, unknown>) => ({
      ...rest,
      files: (files as Record<string, unknown>[]).map((file) => ({ ...file, path: '' })),
    });
    expect(bare(await manifestOf())).toEqual(bare(before));
    expect(await manifested()).toEqual(hive());
  });

  it('is read with its days and brands by DuckDB', async () => {
    const other = await brandOf(['2026-03-02']);
    await run(HIVE, { format: 'parquet' });
    await run(HIVE, { of: other, format: 'parquet' });
    const documented = /^SELECT brand_id[^;]*hive_partitioning[^;]*;/m.exec(
      await readFile('docs/exports.md', 'utf8'),
    )?.[0];
    if (documented === undefined) throw new Error('docs/exports.md has no query');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
    const query = documented
      .replaceAll("'exports/", `'${out}/`)
      .replaceAll(/'\d{4}-\d\d-\d\d'/g, "'2026-03-02'");
    expect(await rowsOf(query)).toEqual(
      [
        ...['2026-03-02', '2026-03-04'].map((day) => ({ brand_id: brand.id, day, mentions: '2' })),
        { brand_id: other.id, day: '2026-03-02', mentions: '2' },
      ].sort((a, b) => (a.brand_id + a.day < b.brand_id + b.day ? -1 : 1)),
    );
    // Days outside are not opened.
    const plan = JSON.stringify(await rowsOf(`EXPLAIN ANALYZE ${query}`));
    connection.closeSync();
    instance.closeSync();
    expect(plan).toMatch(/Scanning Files: 3\/4/);
  });

  it('joins answers with the topics of prompts and the status of competitors', async () => {
    await run(HIVE, { format: 'parquet' });
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
    const documented = /^SELECT topic[^;]*read_parquet[^;]*;/m.exec(
      await readFile('docs/exports.md', 'utf8'),
    )?.[0];
    if (documented === undefined) throw new Error('docs/exports.md has no query that joins');
    const [prompt] = (await api.get('/v1/prompts?status=active,paused', brand)).body.data;
    const change = { topic: '=1+1, "x"', tags: ['a, "b"', 'Launch'] };
    await api.request('PATCH', `/v1/prompts/${prompt.id}`, { key: brand.key, body: change });
    await run(HIVE, { format: 'parquet' });
    expect(await rowsOf(documented.replaceAll("'exports/", `'${out}/`))).toEqual([
      { topic: change.topic, tags: change.tags, competitor_name: 'Acme', answers: '6' },
    ]);
    connection.closeSync();
    instance.closeSync();
  });

  it('changes for all files, also outside of the dates, and leaves other formats and foreign files', async () => {
    await run({});
    await run({}, { format: 'csv' });
    const foreign = path.join(out, brand.id, 'mentions', 'notes.txt');
    await writeFile(foreign, 'mine');
    const day = ['2026-03-02', '2026-03-02'];
    const asked = hive().filter((name) => name.includes('2026-03-02') || !name.includes('day='));
    expect((await run(HIVE, { range: day })).sort()).toEqual(asked);
    const others = ['brand.json', 'manifest.ndjson.json', 'manifest.csv.json', 'mentions/notes.txt'];
    expect(await namesIn()).toEqual(withFolders([...hive(), ...flat('csv'), ...others]));
    expect(await manifested()).toEqual(hive());
    const times = async () =>
      Promise.all(hive().map(async (name) => (await stat(path.join(out, brand.id, name))).mtimeMs));
    const before = await times();
    await run(HIVE);
    expect(await times()).toEqual(before);

    // And back, without an empty folder left.
    await run({}, { range: day });
    expect(await namesIn()).toEqual(withFolders([...flat(), ...flat('csv'), ...others]));
    expect(await manifested()).toEqual(flat());
  });

  it.each(['manifest.ndjson.json', 'manifest.ndjson.json.journal'])(
    'changes at once with the version of the schema that %s has',
    async (name) => {
      await run({});
      const written = await manifestOf();
      await rm(path.join(out, brand.id, 'manifest.ndjson.json'));
      await writeFile(path.join(out, brand.id, name), JSON.stringify({ ...written, schema_version: 1 }));
      await run(HIVE, { range: ['2026-03-02', '2026-03-02'] });
      expect(await namesIn()).toEqual(withFolders([...hive(), 'brand.json', 'manifest.ndjson.json']));
      expect(await manifestOf()).toMatchObject({ schema_version: 2 });
    },
  );

  it('leaves no folder of a day that has no answers any more', async () => {
    await run(HIVE);
    const manifest = await manifestOf();
    const [known] = manifest.files;
    // As of a day whose answers a repair took away.
    const gone = known.path.replace(known.day, '2026-03-03');
    await cp(path.join(out, brand.id, known.path), path.join(out, brand.id, gone));
    const files = [...manifest.files, { ...known, path: gone, day: '2026-03-03' }];
    await writeFile(path.join(out, brand.id, 'manifest.ndjson.json'), JSON.stringify({ ...manifest, files }));
    await run(HIVE);
    expect(await namesIn()).toEqual(withFolders([...hive(), 'brand.json', 'manifest.ndjson.json']));
    expect(await manifested()).toEqual(hive());
  });

  it('loses no row where its change is killed, and goes on', async () => {
    await run({});
    const clickhouse = await startTurnstile(api.stores.environment.CLICKHOUSE_URL);
    onTestFinished(() => clickhouse.close());
    const stored = await rowsIn();
    // Each is killed while it waits for ClickHouse: before it has anything, and after some files.
    for (const requests of [5, 9]) {
      clickhouse.admit(requests);
      const child = startScript('export', argsOf(brand, 'ndjson', ALL), {
        ...api.stores.environment,
        ...HIVE,
        CLICKHOUSE_URL: clickhouse.url,
      });
      const ended = once(child, 'close');
      await Promise.race([
        clickhouse.waits(),
        ended.then(([code]) => Promise.reject(new Error(`the export ended with ${code}`))),
      ]);
      child.kill('SIGKILL');
      await ended;
      expect(await rowsIn()).toEqual(stored);
      expect(await manifested()).toEqual(flat());
    }
    const journal = 'manifest.ndjson.json.journal';
    const begun = (await manifestOf(journal)).files;
    expect(begun.length).toBeGreaterThan(flat().length);
    // As after a kill between the removal of the old files and the manifest.
    const old = path.join(folder, 'old');
    await cp(path.join(out, brand.id, 'manifest.ndjson.json'), old);
    await run(HIVE);
    const complete = await manifestOf();
    await cp(old, path.join(out, brand.id, 'manifest.ndjson.json'));
    const files = [...(await manifestOf()).files, ...complete.files];
    await writeFile(path.join(out, brand.id, journal), JSON.stringify({ ...complete, files }));
    for (const layout of [HIVE, {}]) {
      await run(layout);
      expect(await rowsIn()).toEqual(stored);
      const names = layout === HIVE ? hive() : flat();
      expect(await namesIn()).toEqual(withFolders([...names, 'brand.json', 'manifest.ndjson.json']));
      expect(await manifested()).toEqual(names);
    }
  });

  it('is refused where it is another', async () => {
    const args = argsOf(brand, 'ndjson', ALL);
    const { code, errors } = await callScript('export', args, {
      ...api.stores.environment,
      EXPORT_LAYOUT: 'Hive',
    });
    expect(code).toBe(1);
    expect(errors).toContain('EXPORT_LAYOUT: must be one of flat, hive, not');
    expect(await readdir(out)).toEqual([]);
  });
});

/** All distinct rows of the files, whatever their layout. */
async function rowsIn() {
  const names = (await namesIn()).filter((name) => name.endsWith('.ndjson'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(out, brand.id, name), 'utf8')));
  return [...new Set(texts.flatMap((text) => text.split('\n')))].sort();
}
