import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { someByDay, tries } from '../helpers/nightly.ts';
import { line, manyLines, ndjson } from '../ingest/lines.ts';

/* An export of one installation is imported into another: lists and reports are the same, byte for byte. */

let folder: string;
let from: TestApi;
let to: TestApi;
let there: TestBrand;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-moving-'));
  [from, to] = [await createTestApi(), await createTestApi()];
  there = await from.brand({ name: 'Acme', aliases: [] });
  await fill();
});

afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Answers that a careless copy would change: texts of any shape, no text, searches told, none and not told. */
const ODD = [
  line({ text: '', mentions: [], citations: [], search_queries: null }),
  line({
    ...{ answered_at: '2026-03-01T04:00:00.001Z', prompt_text: '=1+1, "é"\u2028 🍎', text_format: 'plain' },
    ...{ text: "'=\r\n\t\u2028- **Beta**\\n\u0001", search_queries: [] },
    mentions: [
      { name: 'Bêta "x"', position: null, sentiment: -0.1234 },
      { name: 'Acme', position: null, sentiment: 0 },
    ],
    citations: [
      { url: 'https://www.acme.example/é?q=1&b=2', title: '', position: 3, kind: 'linked' },
      { url: 'https://x.example/?a', title: '=1 "2"\n', position: 7, kind: 'listed' },
    ],
  }),
  // At one moment, so that only ids tell what comes first.
  ...Array.from({ length: 30 }, (_, n) =>
    line({
      prompt_text: `tie ${n % 3}`,
      engine: 'gemini',
      id: undefined,
      country: ['US', 'DE', 'FR'][n % 3],
    }),
  ),
];

/** More than a page of each list. */
const MANY = manyLines(tries(110, 400), 'moving').map((one, n) => ({
  ...one,
  search_queries: n % 2 ? [`q ${n % 9}`] : null,
}));
const PAGES = someByDay([0, 100], [200, 300, 400]);

async function fill(): Promise<void> {
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, ndjson([...MANY, ...ODD]));
  const args = ['--brand', there.id, '--prompts', 'active', file];
  const { code, errors } = await callScript('import', args, from.stores.environment);
  expect(code, errors).toBe(0);
  const [first, second] = (await from.get('/v1/competitors', there)).body.data;
  for (const [id, status] of [
    [first.id, 'tracked'],
    [second.id, 'dismissed'],
  ]) {
    await from.request('PATCH', `/v1/competitors/${id}`, { key: there.key, body: { status } });
  }
  const prompts = (await from.get('/v1/prompts', there)).body.data;
  for (const [index, status] of ['archived', 'paused'].entries()) {
    await from.request('PATCH', `/v1/prompts/${prompts[index].id}`, { key: there.key, body: { status } });
  }
}

/** Everything that readers of a brand see, as bytes; its own id in the same words everywhere. */
async function seen(api: TestApi, brand: TestBrand): Promise<Record<string, string>> {
  const own = (await api.get('/v1/brand', brand)).body.competitor_id;
  const range = 'start_date=2026-02-10&end_date=2026-04-20&include_archived=true';
  const paths = [
    ...['answers', 'mentions', 'citations'].flatMap((list) =>
      PAGES.map((offset) => `${list}?${range}&limit=100&offset=${offset}`),
    ),
    ...someByDay(['week,engine', 'prompt'], ['day', 'country']).flatMap((dimensions) =>
      ['visibility', 'brands', 'citations', 'searches'].map(
        (report) => `reports/${report}?${range}&dimensions=${dimensions}`,
      ),
    ),
    `reports/visibility?${range.replace('true', 'false')}&dimensions=prompt&labels=true`,
    `reports/brands?${range}&intervals=true`,
    `reports/citations?${range}&dimensions=url&kinds=true`,
    'prompts?status=active,paused,archived&limit=200',
    'competitors?status=tracked,suggested,dismissed&limit=200',
  ];
  const texts = await Promise.all(
    paths.map(
      async (one) => [one, (await api.get(`/v1/${one}`, brand)).text.replaceAll(own, 'OWN')] as const,
    ),
  );
  return Object.fromEntries(texts);
}

const importInto = (brand: TestBrand, ...args: string[]) =>
  callScript('import', ['--brand', brand.id, ...args], to.stores.environment);

it('and shows the same there, again and again', async () => {
  const range = ['--start-date', '2026-02-10', '--end-date', '2026-04-20'];
  const run = ['--brand', there.id, ...range, '--format', 'ndjson', '--out', folder];
  expect((await callScript('export', run, from.stores.environment)).code).toBe(0);
  const exported = path.join(folder, there.id);
  // Numbers that both stores give are others there.
  const other = await to.brand();
  await to.competitor(other, 'Somebody');
  await to.prompt(other);

  const here = await to.brand({ name: 'Acme', aliases: [] });
  const first = await importInto(here, '--prompts', 'active', exported);
  expect(first.errors).not.toContain('Where it was exported');
  expect(first.output).toMatchObject([
    { answers: MANY.length + ODD.length - 27, duplicates: 0, rejected: 0 },
  ]);
  const before = await seen(from, there);
  expect(await seen(to, here)).toEqual(before);
  expect(Object.values(before).every((text) => /^\{"data":\[\s*\{/.test(text))).toBe(true);

  const again = await importInto(here, '--prompts', 'active', exported);
  expect(again.output).toMatchObject([
    { answers: 0, duplicates: MANY.length + ODD.length - 27, rejected: 0 },
  ]);
  expect(await seen(to, here)).toEqual(before);
});

it('as Parquet, too', async () => {
  // Days with texts of any shape, ties, and searches that are told, none and not told.
  const first = String(MANY.at(-17)?.answered_at).slice(0, 10);
  const range = ['--start-date', first, '--end-date', '2026-03-01'];
  const out = path.join(folder, 'parquet');
  const run = ['--brand', there.id, ...range, '--format', 'parquet', '--out', out];
  expect((await callScript('export', run, from.stores.environment)).code).toBe(0);
  const other = await createTestApi();
  try {
    const here = await other.brand({ name: 'Acme', aliases: [] });
    const args = ['--brand', here.id, '--prompts', 'active', path.join(out, there.id)];
    const { output, errors } = await callScript('import', args, other.stores.environment);
    expect(output, errors).toMatchObject([{ duplicates: 0, rejected: 0 }]);
    expect(output[0].answers).toBeGreaterThan(20);
    const rows = async (api: TestApi, brand: TestBrand) => {
      const own = (await api.get('/v1/brand', brand)).body.competitor_id;
      const days = `start_date=${first}&end_date=2026-03-01&include_archived=true`;
      const paths = ['answers', 'mentions', 'citations', 'reports/searches', 'reports/brands'];
      const texts = paths.map(async (one) => (await api.get(`/v1/${one}?${days}&limit=100`, brand)).text);
      return (await Promise.all(texts)).map((text) => text.replaceAll(own, 'OWN'));
    };
    expect(await rows(other, here)).toEqual(await rows(from, there));
  } finally {
    await other.close();
  }
});

it.each([
  ['parquet', 'flat'],
  ['ndjson', 'flat'],
  ['parquet', 'hive'],
  ['ndjson', 'hive'],
])(
  'with days that have no mentions, no sources or neither, as %s, laid out as %s',
  async (format, EXPORT_LAYOUT) => {
    const source = await from.brand({ name: 'Acme', aliases: [] });
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    const bare: Record<string, unknown>[] = [
      { mentions: [] },
      { citations: [] },
      { mentions: [], citations: [] },
      {},
    ];
    const lines = days.map((day, n) =>
      line({ answered_at: `${day}T04:00:00Z`, text: `text ${n}`, ...bare[n] }),
    );
    const file = path.join(folder, `bare-${format}-${EXPORT_LAYOUT}.ndjson`);
    await writeFile(file, ndjson(lines));
    const filled = await callScript('import', ['--brand', source.id, file], from.stores.environment);
    expect(filled.code, filled.errors).toBe(0);
    const out = path.join(folder, `bare-${format}-${EXPORT_LAYOUT}`);
    const range = ['--start-date', '2026-03-01', '--end-date', '2026-03-04'];
    const run = ['--brand', source.id, ...range, '--format', format, '--out', out];
    const { output } = await callScript('export', run, { ...from.stores.environment, EXPORT_LAYOUT });
    const written = output[0].files as { path: string; rows: number }[];
    const empty = written
      .filter(({ rows }) => rows === 0)
      .map((one) => path.relative(path.join(out, source.id), one.path).split(path.sep)[0]);
    expect(empty.sort()).toEqual([
      'citations',
      'citations',
      EXPORT_LAYOUT === 'hive' ? 'competitors' : `competitors.${format}`,
      'mentions',
      'mentions',
    ]);

    const here = await to.brand({ name: 'Acme', aliases: [] });
    const imported = await importInto(here, path.join(out, source.id));
    expect(imported.output, imported.errors).toMatchObject([
      { answers: 4, mentions: 2, citations: 2, duplicates: 0, rejected: 0 },
    ]);
    const rows = async (api: TestApi, brand: TestBrand) => {
      const own = (await api.get('/v1/brand', brand)).body.competitor_id;
      const paths = ['answers', 'mentions', 'citations'].map(
        (list) => `/v1/${list}?start_date=2026-03-01&end_date=2026-03-04`,
      );
      const texts = await Promise.all(paths.map(async (one) => (await api.get(one, brand)).text));
      return texts.map((text) => text.replaceAll(own, 'OWN'));
    };
    expect(await rows(to, here)).toEqual(await rows(from, source));
  },
);

it('of the first schema version, too, but not of one that is not known', async () => {
  const exported = path.join(folder, 'version', there.id);
  await cp(path.join(folder, there.id), exported, { recursive: true });
  const become = async (version: number) => {
    for (const name of ['manifest.ndjson.json', 'brand.json']) {
      const file = JSON.parse(await readFile(path.join(exported, name), 'utf8'));
      await writeFile(path.join(exported, name), JSON.stringify({ ...file, schema_version: version }));
    }
  };
  const here = await to.brand({ name: 'Acme', aliases: [] });
  await become(3);
  expect(JSON.parse((await importInto(here, exported)).errors).code).toBe('no_export');
  await become(1);
  const { output, errors } = await importInto(here, exported);
  expect(output, errors).toMatchObject([{ answers: MANY.length + ODD.length - 27, rejected: 0 }]);
});

it('by another brand there, with ids of its own, and is told where that differs', async () => {
  const here = await to.brand({ name: 'Other', aliases: [], domains: ['other.example'] });
  const { output, errors } = await importInto(here, path.join(folder, there.id));
  expect(output).toMatchObject([{ rejected: 0 }]);
  expect(errors).toContain('Where it was exported, its own domains were acme.example');
  expect(errors).toContain('Where it was exported, it was called Acme');
  const { body } = await to.get('/v1/prompts?status=active,paused,archived&limit=200', here);
  expect(new Set(body.data.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['paused', 'archived']),
  );
  const prompts = await from.get('/v1/prompts?status=active,paused,archived&limit=200', there);
  const ids = prompts.body.data.map(({ id }: { id: string }) => id);
  expect(body.data.filter(({ id }: { id: string }) => ids.includes(id))).toEqual([]);
});

it('with as many active prompts as the plan there has room for, and says how many it has paused', async () => {
  const source = (await from.get('/v1/prompts?status=active&limit=200', there)).body.data;
  const here = await to.brand({ name: 'Acme', aliases: [], plan: 'free' });
  // The plan free has no API.
  const active = async () => {
    const sql = "SELECT text FROM prompts WHERE brand_id = $1 AND status = 'active' ORDER BY created_at, no";
    const { rows } = await to.stores.postgres.query<{ text: string }>(sql, [here.id]);
    return rows.map(({ text }) => text);
  };
  const exported = path.join(folder, there.id);
  const first = await importInto(here, '--prompts', 'active', exported);
  expect(first.errors).toContain(
    `${source.length - 5} new prompts are paused, since the plan allows no more`,
  );
  const kept = source.slice(0, 5).map(({ text }: { text: string }) => text);
  expect(await active()).toEqual(kept);
  const again = await importInto(here, '--prompts', 'active', exported);
  expect(again.errors).not.toContain('paused');
  expect(await active()).toEqual(kept);
});

it('is refused where it is none, of another format or damaged', async () => {
  const here = await to.brand();
  const exported = path.join(folder, there.id);
  const refused = async (...args: string[]) => JSON.parse((await importInto(here, ...args)).errors);
  expect(await refused(folder)).toMatchObject({
    ...{ code: 'invalid_file', detail: `${folder} is a folder: name its files` },
  });
  const csv = path.join(folder, 'csv');
  await mkdir(csv);
  await writeFile(path.join(csv, 'manifest.csv.json'), '{}');
  expect(await refused(csv)).toMatchObject({
    ...{ code: 'no_export', detail: expect.stringContaining('export it with --format ndjson') },
  });
  const [day = ''] = await readdir(path.join(exported, 'mentions'));
  const file = path.join(exported, 'mentions', day);
  const content = await readFile(file, 'utf8');
  for (const damaged of [content.slice(0, content.lastIndexOf('\n', content.length - 2) + 1), '', null]) {
    await (damaged === null ? rm(file) : writeFile(file, damaged));
    const { code, detail } = await refused(exported);
    expect([code, detail]).toEqual(['no_export', expect.stringContaining(`${file} `)]);
  }
  await writeFile(file, content);
  const manifest = path.join(exported, 'manifest.ndjson.json');
  const told = await readFile(manifest, 'utf8');
  for (const stray of ['../../secret', '/etc/passwd']) {
    const { files, ...rest } = JSON.parse(told);
    await writeFile(manifest, JSON.stringify({ ...rest, files: [...files, { ...files[0], path: stray }] }));
    expect(await refused(exported)).toEqual({
      code: 'no_export',
      detail: `${exported} has a manifest.ndjson.json that names a file which is not below it: "${stray}"`,
    });
  }
  await writeFile(manifest, told);
  // Nothing is taken of what is refused.
  for (const list of [
    'prompts?status=active,paused,archived',
    'competitors?status=tracked,suggested,dismissed',
  ]) {
    expect((await to.get(`/v1/${list}`, here)).body.data).toEqual([]);
  }
});

it('is refused where a kind of a day is not there, as nobody could bring it later', async () => {
  const here = await to.brand();
  const write = async (name: string, end: string, ...only: string[]) => {
    const out = path.join(folder, name);
    const range = ['--brand', there.id, '--start-date', '2026-02-10', '--end-date', end];
    const run = [...range, '--format', 'ndjson', '--out', out, ...only];
    expect((await callScript('export', run, from.stores.environment)).code).toBe(0);
    return path.join(out, there.id);
  };
  await write('parts', '2026-02-28');
  for (const [exported, lacks] of [
    [await write('answers', '2026-03-01', '--only', 'answers'), 'mentions'],
    [await write('sources', '2026-03-01', '--only', 'mentions,citations'), 'answers'],
    [await write('parts', '2026-03-01', '--only', 'answers,mentions'), 'citations'],
  ] as const) {
    const { code, output, errors } = await importInto(here, exported);
    expect([code, output]).toEqual([1, []]);
    expect(JSON.parse(errors)).toEqual({
      code: 'no_export',
      detail: expect.stringMatching(
        new RegExp(
          `^${exported} has no ${lacks} of 2026-0\\d-\\d\\d: export all three kinds, without --only$`,
        ),
      ),
    });
  }
});

it('is refused where its files are not of one moment', async () => {
  const here = await to.brand();
  const exported = path.join(folder, there.id);
  const manifest = path.join(exported, 'manifest.ndjson.json');
  const { files, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
  const mentions = files.find(
    ({ kind, rows }: { kind: string; rows: number }) => kind === 'mentions' && rows > 9,
  );
  const file = path.join(exported, mentions.path);
  const content = (await readFile(file, 'utf8')).split('\n').slice(1).reverse().join('\n').trim();
  await writeFile(file, content);
  mentions.sha256 = createHash('sha256').update(content).digest('hex');
  await writeFile(manifest, JSON.stringify({ ...rest, files }));
  const { errors } = await importInto(here, exported);
  expect(JSON.parse(errors).detail).toContain('is not where its rows say');
});
