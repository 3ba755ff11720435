import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { MAX_QUERIES, MAX_QUERY } from '../../src/shared/search-queries.ts';
import type { TestApi } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { sharedApi } from '../helpers/shared.ts';
import { line, ndjson } from '../ingest/lines.ts';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-searches-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const RANGE = 'start_date=2026-02-01&end_date=2026-04-01';

/** Searches of answers a second apart; `undefined` where the line does not have the field. */
async function imported(searches: readonly unknown[]) {
  const brand = await api.brand();
  const file = path.join(folder, `${brand.id}.ndjson`);
  const lines = searches.map((search_queries, second) =>
    line({
      answered_at: `2026-03-01T04:00:0${second}Z`,
      ...(search_queries === undefined ? {} : { search_queries }),
    }),
  );
  await writeFile(file, ndjson(lines));
  return {
    brand,
    ...(await callScript('import', ['--brand', brand.id, file], api.stores.environment, '')),
  };
}

it('are kept with an answer, and none are told from nothing told', async () => {
  const { brand, output } = await imported([[' best\tlaptops ', 'cafe\u0301 "x"'], [], null, undefined]);
  expect(output).toMatchObject([{ answers: 4, rejected: 0 }]);
  const kept = [['best laptops', 'café "x"'], [], null, null];
  const list = async () => (await api.get(`/v1/answers?${RANGE}`, brand)).body.data;
  const told = async () => (await list()).map((answer: { search_queries: unknown }) => answer.search_queries);
  expect(await told()).toEqual(kept);
  const [{ id }] = await list();
  expect((await api.get(`/v1/answers/${id}`, brand)).body.search_queries).toEqual(kept[0]);

  const text = async (format: string) =>
    (
      await fetch(`${api.url}/v1/answers?${RANGE}&format=${format}`, {
        headers: { authorization: `Bearer ${brand.key}` },
      })
    ).text();
  const lines = (await text('ndjson')).trim().split('\n');
  expect(lines.map((one) => JSON.parse(one).search_queries)).toEqual(kept);
  expect(
    (await text('csv'))
      .trimEnd()
      .split('\r\n')
      .map((row) => row.slice(row.indexOf('"markdown"') + 11)),
  ).toEqual([
    expect.stringContaining('"search_queries"'),
    '"[""best laptops"",""café \\""x\\""""]"',
    '"[]"',
    '',
    '',
  ]);
  expect(await text('parquet')).toMatch(/^PAR1.*PAR1$/s);

  const { rows } = await api.stores.postgres.query('SELECT no, epoch FROM brands WHERE id = $1', [brand.id]);
  await rewriteBrand(api.stores, { brandId: brand.id, brandNo: rows[0].no, epoch: rows[0].epoch });
  expect(await told()).toEqual(kept);
  const reread = await callScript('reextract', ['--brand', brand.id], api.stores.environment, '');
  expect(reread.code).toBe(0);
  expect(await told()).toEqual(kept);

  const args = [
    '--brand',
    brand.id,
    '--start-date',
    '2026-03-01',
    '--end-date',
    '2026-03-01',
    '--format',
    'ndjson',
    '--out',
    folder,
  ];
  const exported = await callScript('export', args, api.stores.environment, '');
  expect(exported.errors).toBe('');
  const file = await readFile(path.join(folder, brand.id, 'answers/2026-03-01.ndjson'), 'utf8');
  expect(
    file
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one).search_queries),
  ).toEqual(kept);
});

it.for<[string, unknown]>([
  ['must be a list', 'best laptops'],
  ['must not be empty', ['\n']],
  ['must not hold the character NUL', ['a\0b']],
  ['must be well-formed Unicode', ['\ud800']],
  [`must have at most ${MAX_QUERY} characters`, ['a'.repeat(MAX_QUERY + 1)]],
  [`must have at most ${MAX_QUERIES} items`, Array(MAX_QUERIES + 1).fill('a')],
  ['must be a text', [7]],
])('%s', async ([fault, searches]) => {
  const { output, errors } = await imported([searches]);
  expect(output).toMatchObject([{ answers: 0, rejected: 1 }]);
  expect(errors).toContain(fault);
});
