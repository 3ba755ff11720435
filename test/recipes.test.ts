import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../src/ingest/brands/ingest-brand.ts';
import { rereadBrand } from '../src/ingest/reprocess/rereading.ts';
import { send, type TestApi, type TestBrand } from './helpers/api.ts';
import { childEnvironment } from './helpers/child-environment.ts';
import { callScript } from './helpers/command.ts';
import { stepsOf, textOf } from './helpers/documents.ts';
import { sharedApi } from './helpers/shared.ts';
import { line, ndjson } from './ingest/lines.ts';

/* What of docs/recipes.md test/readme.test.ts does not show to be right: it runs the commands, on answers that stay. */

const RECIPES = textOf('docs/recipes.md');

function fileOf(name: string): string {
  const step = stepsOf('docs/recipes.md', RECIPES).find((one) => one.kind === 'file' && one.name === name);
  if (step?.kind !== 'file') throw new Error(`docs/recipes.md shows no ${name}`);
  return step.content;
}

let api: TestApi;
let folder: string;
let brand: TestBrand;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-recipes-'));
  brand = await api.brand();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** More than a page of answers. */
const PROMPTS = 104;

/** Answers of a time of day in March that name Acme and Zorblax, and leave it to be read who that is. */
const answers = (day: number, hour: number, count = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...line({
      prompt_text: `Question ${index % PROMPTS}`,
      answered_at: new Date(Date.UTC(2026, 2, day, hour, 0, index)).toISOString(),
      text: `Acme works well. Many people love Zorblax, too. (${day}, ${hour}, ${index})`,
    }),
    mentions: undefined,
  }));

async function importing(lines: readonly unknown[]) {
  const file = path.join(folder, 'lines.ndjson');
  await writeFile(file, ndjson(lines));
  const { code, errors } = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect({ code, errors }).toMatchObject({ code: 0 });
}

describe('the nightly copy', () => {
  const copy = async (url = api.url) => {
    const child = spawn(process.execPath, ['copy.mjs'], {
      cwd: folder,
      env: { ...childEnvironment, API: `${url}/v1`, KEY: brand.key },
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    const [code] = await once(child, 'close');
    return code === 0 ? output : errors;
  };

  /** Rows of the copy, and of the API's list, as texts. */
  async function both(list: string, columns: readonly string[]) {
    const instance = await DuckDBInstance.create(path.join(folder, 'copy.duckdb'));
    const connection = await instance.connect();
    const result = await connection.runAndReadAll(`SELECT ${columns.join(', ')} FROM ${list}`);
    const copied = result.getRowsJson().map((row) => JSON.stringify(row));
    connection.closeSync();
    instance.closeSync();
    const listed: string[] = [];
    for (let more = true; more; ) {
      const address = `/v1/${list}?start_date=2026-02-01&end_date=2026-04-01&limit=100&offset=${listed.length}`;
      const { body } = await api.get(address, brand);
      for (const row of body.data) listed.push(JSON.stringify(columns.map((name) => row[name])));
      more = body.meta.has_more;
    }
    return { copied: copied.sort(), listed: listed.sort() };
  }

  async function expectAll() {
    for (const [list, columns] of Object.entries({
      answers: ['id', 'prompt_id', 'engine', 'text'],
      mentions: ['answer_id', 'competitor_id', 'competitor_name', 'is_self'],
      citations: ['answer_id', 'url', 'domain', 'kind', 'is_own_domain'],
    })) {
      const { copied, listed } = await both(list, columns);
      expect(copied).toEqual(listed);
    }
  }

  beforeAll(async () => {
    await writeFile(path.join(folder, 'copy.mjs'), fileOf('copy.mjs'));
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  });

  it('has what the API has, whatever comes in late or is read again', { timeout: 300_000 }, async () => {
    await importing([...answers(1, 12, PROMPTS), ...answers(2, 12, 3)]);
    expect(await copy()).toBe(`Answers: ${PROMPTS + 3}\n`);
    await expectAll();
    // Late answers of days that are copied.
    await importing([...answers(1, 11, 2), ...answers(2, 10)]);
    expect(await copy()).toBe(`Answers: ${PROMPTS + 6}\n`);
    await expectAll();
    // A name changes what stored answers mention.
    await api.competitor(brand, 'Zorblax');
    const loaded = await loadBrand(api.stores.postgres, brand.id);
    if (loaded) await rereadBrand(api.stores, loaded, { reader: null });
    await copy();
    await expectAll();
    expect(await copy()).toBe(`Answers: ${PROMPTS + 6}\n`);
  });

  it('says why a page does not come, and goes on afterwards', async () => {
    await importing(answers(3, 12, 3));
    await api.stores.postgres.query('UPDATE api_keys SET revoked_at = now() WHERE brand_id = $1', [brand.id]);
    expect(await copy()).toContain('api_key_invalid');
    await api.stores.postgres.query('UPDATE api_keys SET revoked_at = NULL WHERE brand_id = $1', [brand.id]);
    await copy();
    await expectAll();
  });
});

/** Answers of the tenth of March of prompts and about competitors in every status. */
async function varied() {
  const names = ['Acme', 'Dismissed', 'Tracked', 'Suggested'];
  await importing(
    ['archived', 'paused', 'active'].flatMap((status, index) =>
      ['chatgpt', 'gemini'].map((engine) =>
        line({
          prompt_text: `A question that is ${status}`,
          answered_at: `2026-03-10T0${index}:00:00Z`,
          engine,
          mentions: names.map((name, place) => ({ name, position: place + 1, sentiment: 0 })),
          citations: [
            { url: 'https://shop.example/a', title: '' },
            { url: 'https://news.example/', title: '' },
          ],
        }),
      ),
    ),
  );
  const change = async (list: string, of: (row: Record<string, string>) => string | undefined) => {
    for (const row of (await api.get(`/v1/${list}?limit=200`, brand)).body.data) {
      const status = of(row);
      if (status === undefined) continue;
      const path = `/v1/${list}/${row.id}`;
      expect((await api.request('PATCH', path, { key: brand.key, body: { status } })).status).toBe(200);
    }
  };
  await change('prompts', ({ text }) => /^A question that is (archived|active)$/.exec(text ?? '')?.[1]);
  await change('competitors', ({ name }) => /^(?:Dismissed|Tracked)$/.exec(name ?? '')?.[0].toLowerCase());
}

type Rows = readonly Record<string, unknown>[];

interface Keys {
  readonly prompts: Rows | undefined;
  readonly competitors: Rows | undefined;
  readonly answers?: Rows | undefined;
  /** The own brand's competitor_id. */
  readonly own: string;
}

/** Expects a row for every key that some rows have. */
function expectRelated(rows: Rows, { prompts = [], competitors = [], answers = [], own }: Keys) {
  const ids = (of: Rows) => new Set(of.map(({ id }) => id));
  const known = {
    prompt: ids(prompts),
    prompt_id: ids(prompts),
    competitor_id: ids(competitors).add(own),
    answer_id: ids(answers),
  };
  expect(rows.length).toBeGreaterThan(0);
  for (const [column, among] of Object.entries(known)) {
    const lost = rows.filter((row) => column in row && !among.has(row[column]));
    expect({ column, lost }).toEqual({ column, lost: [] });
  }
}

describe('reports', () => {
  const DAYS = 'start_date=2026-02-23&end_date=2026-03-15';
  const rowsOf = async (address: string): Promise<Rows> => {
    const { status, body } = await api.get(`/v1/${address}&limit=200`, brand);
    expect(status).toBe(200);
    return body.data;
  };

  beforeAll(async () => {
    brand = await api.brand();
    await varied();
  });

  it('of all recipes speak of rows that there are', async () => {
    const [prompts, competitors] = await Promise.all([
      rowsOf('prompts?status=active,paused,archived'),
      rowsOf('competitors?status=tracked,suggested,dismissed'),
    ]);
    const own = (await api.get('/v1/brand', brand)).body.competitor_id;
    const shown = [...RECIPES.matchAll(/(?<=\/)reports\/\w+\?[^"'\s]+/g)].map(([address]) => address);
    expect(shown.length).toBeGreaterThan(3);
    const table = 'reports/visibility?dimensions=prompt,engine&labels=true';
    const engines = new Map<string, Set<unknown>>();
    for (const address of [...shown, table]) {
      const [path, asked] = address.split('?');
      const parameters = new URLSearchParams(`${DAYS}&${asked}`);
      for (const name of ['format', 'bom', 'limit']) parameters.delete(name);
      const rows = await rowsOf(`${path}?${parameters}`);
      expectRelated(rows, { prompts, competitors, own });
      const [, report = ''] = /reports\/(\w+)/.exec(address) ?? [];
      if (address.includes('engine')) engines.set(report, new Set(rows.map(({ engine }) => engine)));
    }
    expect(engines.get('citations')).toEqual(engines.get('visibility'));
  });

  it.each([
    ['visibility?dimensions=week', ['2026-02-23/2026-03-08', '2026-03-09/2026-03-15']],
    ['citations?dimensions=engine,url', ['engine=chatgpt', 'engine=gemini']],
    ['citations?dimensions=domain', ['domain=shop.example', 'domain=news.example,acme.example']],
    ['citations?dimensions=url,week', ['is_own_domain=true', 'is_own_domain=false']],
  ])('by %s have the rows of the whole in slices', async (report, slices) => {
    const order = report.split('=')[1]?.split(',').join();
    const dated = (slice: string) =>
      slice.includes('/') ? `start_date=${slice.replace('/', '&end_date=')}` : `${DAYS}&${slice}`;
    const parts = await Promise.all(slices.map((slice) => rowsOf(`reports/${report}&${dated(slice)}`)));
    const whole = await rowsOf(`reports/${report}&${DAYS}&order_by=${order}`);
    expect(whole.length).toBeGreaterThan(parts[0]?.length ?? 0);
    expect(new Set(parts.flat().map((row) => JSON.stringify(row)))).toEqual(
      new Set(whole.map((row) => JSON.stringify(row))),
    );
  });
});

describe('spreadsheets', () => {
  const here = (text: string) => text.replace('http://127.0.0.1:8080', api.url).replace('avk_…', brand.key);

  const csvOf = async (url: string, authorization: string) => {
    const { status, text } = await send('', 'GET', url, { headers: { authorization } });
    expect(status).toBe(200);
    return parse(text) as string[][];
  };

  it('the script of Google Sheets fills the sheet', async () => {
    await importing(answers(20, 12));
    let asked = { url: '', authorization: '' };
    let [text, written]: [string, unknown] = ['', null];
    const sheet = {
      clearContents() {},
      getRange: (...range: number[]) => ({ setValues: (rows: unknown) => (written = { range, rows }) }),
    };
    const context = {
      PropertiesService: { getScriptProperties: () => ({ getProperty: () => brand.key }) },
      UrlFetchApp: {
        fetch(url: string, { headers }: { headers: { Authorization: string } }) {
          asked = { url, authorization: headers.Authorization };
          return { getContentText: () => text };
        },
      },
      Utilities: { parseCsv: (csv: string) => (csv === '' ? [[]] : parse(csv)) },
      SpreadsheetApp: { getActive: () => ({ getSheetByName: () => sheet }) },
    };
    const script = `${here(fileOf('sheet.gs'))}\nrefresh()`;
    // UrlFetchApp waits, which this process cannot: run once for what it asks, and again with the answer.
    runInNewContext(script, context);
    text = (await send('', 'GET', asked.url, { headers: { authorization: asked.authorization } })).text;
    runInNewContext(script, context);
    const rows = parse(text) as string[][];
    expect(rows[0]?.[0]).toBe('engine');
    expect(written).toEqual({ range: [1, 1, rows.length, rows[0]?.length], rows });
  });

  it('the query of Excel asks what is answered', async () => {
    const [, query = ''] = /```\n(let\n.*?)```/s.exec(RECIPES) ?? [];
    const text = here(query);
    const [origin, relative] = [/Web\.Contents\(\s*"([^"]+)"/, /RelativePath = "([^"]+)"/].map(
      (pattern) => pattern.exec(text)?.[1],
    );
    const parameters = [...(/Query = \[([^\]]+)\]/.exec(text)?.[1] ?? '').matchAll(/(\w+) = "([^"]+)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );
    expect(text).toContain('Headers = [Authorization = "Bearer " & Key]');
    const key = /Key = "([^"]+)"/.exec(text)?.[1];
    const [header] = await csvOf(`${origin}/${relative}?${parameters.join('&')}`, `Bearer ${key}`);
    expect(header).toContain('visibility');
  });
});
