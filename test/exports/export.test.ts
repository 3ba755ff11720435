import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { callScript, runScript, startScript } from '../helpers/command.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import { startTurnstile } from '../helpers/turnstile.ts';
import { line, manyLines, ndjson } from '../ingest/lines.ts';

const RANGE = ['--start-date', '2026-02-20', '--end-date', '2026-03-20'];
const KINDS = ['answers', 'mentions', 'citations'];
const TABLES = ['prompts', 'competitors'];

let api: TestApi;
let folder: string;
let out: string;
/** A brand of 60 answers, and of one more once a test has added it. */
let stored: TestBrand;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-export-'));
  stored = await brandWith(manyLines(60));
});

beforeEach(async () => {
  out = await mkdtemp(path.join(folder, 'out-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function brandWith(lines: readonly unknown[]): Promise<TestBrand> {
  const brand = await api.brand();
  await importInto(brand, lines);
  return brand;
}

async function importInto(brand: TestBrand, lines: readonly unknown[]) {
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, ndjson(lines));
  const { code } = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect(code).toBe(0);
}

interface File {
  readonly path: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Runs an export in this process, or in one of its own where two are to meet. */
async function run(brand: TestBrand, ...options: string[]) {
  return runBy(callScript, brand, ...options);
}

async function runBy(by: typeof runScript, brand: TestBrand, ...options: string[]) {
  const format = options.includes('--format') ? [] : ['--format', 'ndjson'];
  const { code, output, errors } = await by(
    'export',
    ['--brand', brand.id, ...RANGE, '--out', out, ...format, ...options],
    api.stores.environment,
  );
  return { code, files: ((output[0] as { files?: File[] })?.files ?? []) as File[], errors };
}

const manifestOf = async (brand: TestBrand, format = 'ndjson') =>
  JSON.parse(await readFile(path.join(out, brand.id, `manifest.${format}.json`), 'utf8'));

const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** All rows of a list, archived prompts' too, by walking its pages. */
async function listed(brand: TestBrand, kind: string) {
  const rows: Record<string, unknown>[] = [];
  const all: Readonly<Record<string, string>> = {
    prompts: 'status=active,paused,archived',
    competitors: 'status=tracked,suggested,dismissed',
  };
  const some = all[kind] ?? 'start_date=2026-02-20&end_date=2026-03-20&include_archived=true';
  for (;;) {
    const address = `/v1/${kind}?${some}&limit=100&offset=${rows.length}`;
    const { data, meta } = (await api.get(address, brand)).body;
    rows.push(...data);
    if (!meta.has_more) return rows;
  }
}

const ndjsonRows = async (file: string) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text));

const timesOf = async (files: readonly File[]) =>
  new Map(
    await Promise.all(files.map(async ({ path: file }) => [file, (await stat(file)).mtimeMs] as const)),
  );

/** The files that were written anew between two looks, as kind/day. */
const changed = (before: Map<string, number>, after: Map<string, number>) =>
  [...after]
    .filter(([file, time]) => before.get(file) !== time)
    .map(([file]) => path.relative(out, file).split(path.sep).slice(1).join('/').replace('.ndjson', ''))
    .sort();

describe('an export', () => {
  it('holds the rows of the lists, a file per kind and day, told by a manifest', async () => {
    const brand = stored;
    await brandWith(manyLines(10, 'another brand'));
    const prompts = (await api.get('/v1/prompts', brand)).body.data;
    await api.request('PATCH', `/v1/prompts/${prompts[0].id}`, {
      key: brand.key,
      body: { status: 'archived' },
    });
    const { code, files } = await run(brand);
    expect(code).toBe(0);
    for (const kind of KINDS) {
      const mine = files.filter((file) => file.path.includes(`${path.sep}${kind}${path.sep}`));
      const rows = (await Promise.all(mine.map((file) => ndjsonRows(file.path)))).flat();
      expect(rows).toEqual(await listed(brand, kind));
      for (const file of mine) {
        const day = path.basename(file.path, '.ndjson');
        const own = await ndjsonRows(file.path);
        expect(own.every(({ answered_at }) => answered_at.startsWith(day))).toBe(true);
        expect({ rows: file.rows, sha256: file.sha256 }).toEqual({
          rows: own.length,
          sha256: await sha256(file.path),
        });
      }
    }
    for (const kind of TABLES) {
      const file = files.find((one) => one.path.endsWith(`${kind}.ndjson`));
      expect(await ndjsonRows(file?.path ?? '')).toEqual(await listed(brand, kind));
    }
    const manifest = await manifestOf(brand);
    expect(manifest).toMatchObject({ schema_version: 2, brand_id: brand.id, format: 'ndjson' });
    expect(manifest.files.map((file: File) => path.join(out, brand.id, file.path)).sort()).toEqual(
      files.map((file) => file.path).sort(),
    );
    for (const file of manifest.files) {
      expect((await stat(path.join(out, brand.id, file.path))).size).toBe(file.bytes);
    }
    const left = (await readdir(path.join(out, brand.id), { recursive: true })).filter((name) =>
      /partial|journal/.test(name),
    );
    expect(left).toEqual([]);
  });

  it('is read by others as CSV and Parquet', async () => {
    const brand = stored;
    const csv = await run(brand, '--format', 'csv', '--only', 'mentions');
    const parquet = await run(brand, '--format', 'parquet');
    const mentions = await listed(brand, 'mentions');
    const cells = await Promise.all(
      csv.files.map(async (file) => parse(await readFile(file.path, 'utf8'), { columns: true }) as object[]),
    );
    expect(cells.flat()).toHaveLength(mentions.length);
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const result = await connection.runAndReadAll(
      `SELECT competitor_name, position, sentiment FROM read_parquet('${path.join(out, brand.id, 'mentions')}/*.parquet')
       ORDER BY answered_at, answer_id, position IS NULL, position, competitor_name`,
    );
    const rows = result.getRowObjectsJson();
    connection.closeSync();
    instance.closeSync();
    // A BIGINT is a text there.
    expect(rows.map((row) => [row.competitor_name, row.position, row.sentiment])).toEqual(
      mentions.map(({ competitor_name, position, sentiment }) => [
        competitor_name,
        position && String(position),
        sentiment,
      ]),
    );
    expect(parquet.files.reduce((sum, { rows: count }) => sum + count, 0)).toBe(
      (await Promise.all([...KINDS, ...TABLES].map((kind) => listed(brand, kind)))).flat().length,
    );
  });

  it('has prompts and competitors as CSV, which no spreadsheet takes for a formula', async () => {
    const brand = await api.brand();
    const prompt = { text: '=1+1', topic: '-2', tags: ['=3', 'a "b"'] };
    await api.request('POST', '/v1/prompts', { key: brand.key, body: prompt });
    await api.competitor(brand, '@Rival', { domain: 'rival.example' });
    const { files } = await run(brand, '--format', 'csv');
    const [prompts, competitors] = await Promise.all(
      files.map(async (file) => parse(await readFile(file.path, 'utf8'), { columns: true })),
    );
    expect(prompts).toMatchObject([
      { text: "'=1+1", topic: "'-2", tags: '["=3","a \\"b\\""]', countries: '["US"]', language: '' },
    ]);
    expect(competitors).toMatchObject([
      { name: "'@Rival", domain: 'rival.example', aliases: '[]', last_seen_at: '' },
    ]);
  });

  it('writes again only the days that changed', async () => {
    const brand = stored;
    const first = await run(brand);
    const before = await timesOf(first.files);
    const second = await run(brand);
    expect(second.files).toEqual(first.files);
    expect(changed(before, await timesOf(second.files))).toEqual([]);

    await importInto(brand, [line({ answered_at: '2026-03-01T23:59:59.999Z' })]);
    const third = await run(brand);
    expect(changed(before, await timesOf(third.files))).toEqual([
      'answers/2026-03-01',
      'citations/2026-03-01',
      'mentions/2026-03-01',
      // The line is of a prompt that is new.
      'prompts',
    ]);
    const [lost, cut] = third.files;
    if (!lost || !cut) throw new Error('there are no files');
    const whole = await timesOf(third.files);
    await rm(lost.path);
    await truncate(cut.path, 10);
    const fourth = await run(brand);
    expect(fourth.files).toEqual(third.files);
    expect(changed(whole, await timesOf(fourth.files))).toHaveLength(2);
    const [{ id }] = (await api.get('/v1/prompts?status=active,paused', brand)).body.data;
    const known = await timesOf(fourth.files);
    await api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body: { tags: ['launch'] } });
    expect(changed(known, await timesOf((await run(brand)).files))).toEqual(['prompts']);
  });

  it('writes everything anew that is of an earlier schema version, also outside of what is asked for', async () => {
    const brand = await brandWith([line(), line({ answered_at: '2026-03-05T04:00:00Z' })]);
    const { files } = await run(brand);
    const manifest = await manifestOf(brand);
    const file = path.join(out, brand.id, 'manifest.ndjson.json');
    await writeFile(file, JSON.stringify({ ...manifest, schema_version: 1 }));
    const before = await timesOf(files);
    const args = ['--brand', brand.id, '--format', 'ndjson', '--out', out, '--only', 'answers'];
    const day = ['--start-date', '2026-03-01', '--end-date', '2026-03-01'];
    const { output } = await callScript('export', [...args, ...day], api.stores.environment);
    expect(output).toEqual([
      { files: files.filter(({ path: name }) => name.endsWith('answers/2026-03-01.ndjson')) },
    ]);
    expect(changed(before, await timesOf(files))).toHaveLength(8);
    const { schema_version, files: written } = await manifestOf(brand);
    expect({ schema_version, written }).toEqual({ schema_version: 2, written: manifest.files });
    const again = await timesOf(files);
    await run(brand);
    expect(changed(again, await timesOf(files))).toEqual([]);
  });

  it('has the names of today, also of days that were written under others', async () => {
    const mentions = [{ name: 'Bolt', position: 1, sentiment: 0 }];
    const brand = await brandWith([
      line({ answered_at: '2026-02-21T04:00:00Z', mentions }),
      line({ answered_at: '2026-02-22T04:00:00Z' }),
    ]);
    await run(brand);
    const hashes = async (): Promise<Map<string, string>> =>
      new Map((await manifestOf(brand)).files.map((file: File) => [file.path, file.sha256]));
    const before = await hashes();
    await api.stores.postgres.query(
      "UPDATE competitors SET name = 'Boltzmann' WHERE brand_id = $1 AND name = 'Bolt'",
      [brand.id],
    );
    await run(brand);
    const changed = [...(await hashes())].flatMap(([name, hash]) =>
      before.get(name) === hash ? [] : [name],
    );
    expect(changed).toEqual(['competitors.ndjson', 'mentions/2026-02-21.ndjson']);
    const rows = await readFile(path.join(out, brand.id, 'mentions/2026-02-21.ndjson'), 'utf8');
    expect(rows).toContain('"competitor_name":"Boltzmann"');
  });

  it('of part of it leaves the rest in the manifest', async () => {
    const brand = stored;
    const all = await run(brand);
    const part = await run(brand, '--only', 'citations,answers');
    expect(part.files.every((file) => !file.path.includes('mentions'))).toBe(true);
    expect((await manifestOf(brand)).files).toHaveLength(all.files.length);
  });

  it.each(['../outside.txt', '/ABSOLUTE'])('leaves %s alone, whatever its manifest says', async (name) => {
    const brand = await brandWith([line({ answered_at: '2026-02-21T04:00:00Z' })]);
    await run(brand);
    const outside = path.join(out, 'outside.txt');
    await writeFile(outside, 'not of the export');
    const manifest = await manifestOf(brand);
    // As of a day that has no answers any more.
    const file = { ...manifest.files[0], path: name.replace('/ABSOLUTE', outside), day: '2026-02-22' };
    const text = JSON.stringify({ ...manifest, files: [...manifest.files, file] });
    await writeFile(path.join(out, brand.id, 'manifest.ndjson.json'), text);
    await run(brand);
    expect(await readFile(outside, 'utf8')).toBe('not of the export');
    expect((await manifestOf(brand)).files).toHaveLength(manifest.files.length);
  });

  it('goes on where it was killed', async () => {
    const days = Array.from({ length: 12 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
    const brand = await brandWith(
      manyLines(60).map((one, index) => ({ ...one, answered_at: `${days[index % days.length]}T05:00:00Z` })),
    );
    const clickhouse = await startTurnstile(api.stores.environment.CLICKHOUSE_URL);
    onTestFinished(() => clickhouse.close());
    const journal = async () =>
      JSON.parse(
        await readFile(path.join(out, brand.id, 'manifest.ndjson.json.journal'), 'utf8').catch(
          () => '{"files":[]}',
        ),
      ).files as { path: string }[];
    const written = [0];
    // Each is killed while it waits for ClickHouse: at night before it has anything, and after ever more files.
    for (const requests of NIGHTLY ? [0, 5, 9, 13] : [13]) {
      clickhouse.admit(requests);
      const child = startScript(
        'export',
        ['--brand', brand.id, ...RANGE, '--out', out, '--format', 'ndjson'],
        { ...api.stores.environment, CLICKHOUSE_URL: clickhouse.url },
      );
      const ended = once(child, 'close');
      await Promise.race([
        clickhouse.waits(),
        ended.then(([code]) => Promise.reject(new Error(`the export ended with ${code}`))),
      ]);
      child.kill('SIGKILL');
      await ended;
      written.push((await journal()).length);
    }
    const kept = await journal();
    expect(kept.length).toBeGreaterThan(0);
    expect(written).toEqual([...written].sort((a, b) => a - b));
    const before = await timesOf(
      kept.map((file) => ({ ...file, path: path.join(out, brand.id, file.path) })) as File[],
    );
    const { code, files } = await run(brand);
    expect(code).toBe(0);
    const after = await timesOf(files);
    for (const [file, time] of before) expect(after.get(file), file).toBe(time);
    const rows = await Promise.all(
      KINDS.map(async (kind) => [
        (await listed(brand, kind)).length,
        files
          .filter((file) => file.path.includes(`${path.sep}${kind}${path.sep}`))
          .reduce((sum, file) => sum + file.rows, 0),
      ]),
    );
    for (const [expected, found] of rows) expect(found).toBe(expected);
    for (const file of files) expect(await sha256(file.path)).toBe(file.sha256);
    const left = await readdir(path.join(out, brand.id), { recursive: true });
    expect(left.filter((name) => /partial|journal/.test(name))).toEqual([]);
  });

  it('takes turns with another of the same brand', async () => {
    const [a, b] = await Promise.all([run(stored), runBy(runScript, stored)]);
    expect([a.code, b.code]).toEqual([0, 0]);
    expect(a.files).toEqual(b.files);
  });

  it('of a brand without anything is a manifest, with tables without rows', async () => {
    const brand = await api.brand();
    expect(await run(brand)).toMatchObject({ code: 0, files: [{ rows: 0 }, { rows: 0 }] });
    expect((await manifestOf(brand)).files).toMatchObject([
      { kind: 'competitors', day: null, rows: 0 },
      { kind: 'prompts', day: null, rows: 0 },
    ]);
  });

  it.each([
    [['--format', 'xlsx'], '--format must be one of parquet, csv, ndjson'],
    [
      ['--format', 'csv', '--only', 'keys'],
      '--only must be one of answers, mentions, citations, prompts, competitors',
    ],
    [['--format', 'csv', '--start-date', '2026-02-20'], '--start-date is given more than once'],
  ])('refuses %j', async (options, message) => {
    const { code, errors } = await run(stored, ...options);
    expect({ code, detail: JSON.parse(errors).detail }).toMatchObject({
      code: 1,
      detail: expect.stringContaining(message),
    });
  });

  it('says where it cannot write', async () => {
    await writeFile(path.join(out, stored.id), 'a file');
    const { code, errors } = await run(stored);
    expect({ code, detail: JSON.parse(errors.trim().split('\n').at(-1) ?? '').detail }).toMatchObject({
      code: 1,
      detail: expect.stringContaining(path.join(out, stored.id)),
    });
  });
});
