import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

describe('the nightly pull', () => {
  const LISTS = ['answers', 'mentions', 'citations'];

  /** What is to happen before the first request whose path has all of these parts. */
  interface Meanwhile {
    readonly before: readonly string[];
    readonly happens: (end: () => void) => unknown;
  }

  /** Requests to the API go through here. */
  async function proxied(meanwhile: Meanwhile | null, end: () => void): Promise<string> {
    let open = meanwhile;
    onTestFinished(() => expect(open).toBeNull());
    const server = createServer(async ({ url = '', headers: { authorization = '' } }, response) => {
      const now = open?.before.every((part) => url.includes(part)) ? open : null;
      if (now) {
        open = null;
        await now.happens(end);
      }
      const { status, text } = await send(api.url, 'GET', url, { headers: { authorization } });
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  }

  async function pull(meanwhile: Meanwhile | null = null) {
    const environment = {
      ...childEnvironment,
      API: await proxied(meanwhile, () => child.kill('SIGKILL')),
      KEY: brand.key,
      FROM: '2026-02-01',
    };
    const child = spawn(process.execPath, ['pull.mjs'], { cwd: folder, env: environment });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    const [code] = await once(child, 'close');
    return code === 0 ? Number(/\d+/.exec(output)) : errors;
  }

  /** What the API has, and what the folder has, by list and day. */
  async function both() {
    const stored: Record<string, string[]> = {};
    for (const list of LISTS) {
      for (let offset = 0, more = true; more; offset += 100) {
        const { body } = await api.get(
          `/v1/${list}?start_date=2026-02-01&end_date=2026-04-01&include_archived=true&limit=100&offset=${offset}`,
          brand,
        );
        for (const row of body.data) {
          const name = `${list}/${row.answered_at.slice(0, 10)}.ndjson`;
          stored[name] = [...(stored[name] ?? []), JSON.stringify(row)];
        }
        more = body.meta.has_more;
      }
    }
    const pulled: typeof stored = {};
    for (const list of LISTS) {
      for (const day of await readdir(path.join(folder, 'pulled', list))) {
        const text = await readFile(path.join(folder, 'pulled', list, day), 'utf8');
        if (text !== '') pulled[`${list}/${day}`] = text.trimEnd().split('\n');
      }
    }
    return { stored, pulled };
  }

  const expectAll = async () => {
    const { stored, pulled } = await both();
    expect(pulled).toEqual(stored);
    return pulled;
  };

  const reread = async () => {
    const loaded = await loadBrand(api.stores.postgres, brand.id);
    if (loaded) await rereadBrand(api.stores, loaded, { reader: null });
  };

  beforeAll(() => writeFile(path.join(folder, 'pull.mjs'), fileOf('pull.mjs')));

  it('has what the API has, whatever comes in late or is read again', { timeout: 300_000 }, async () => {
    await importing([...answers(1, 12, PROMPTS), ...answers(2, 12, 3), ...answers(9, 12, 2)]);
    expect(await pull()).toBe(3);

    // Late answers of the first day; between two pages of it comes one that moves all others.
    await importing(answers(1, 11, 2));
    await pull({ before: ['/answers', 'offset=100'], happens: () => importing(answers(1, 10)) });
    expect(await pull()).toBe(0);

    // A late one of a day whose answers were pulled already, while its mentions are: the next pull finds it.
    await importing(answers(2, 11));
    await pull({ before: ['/citations', '2026-03-02'], happens: () => importing(answers(2, 10)) });
    expect(await pull()).toBe(1);
    await expectAll();

    // A name changes what stored answers mention, and not how many there are.
    const zorblax = await api.competitor(brand, 'Zorblax');
    await reread();
    expect(await pull()).toBe(3);
    expect((await expectAll())['mentions/2026-03-09.ndjson']?.join()).toContain(zorblax);

    // The same in the middle of a pull, between days that are pulled and one that is to come.
    await importing([...answers(1, 9), ...answers(9, 9)]);
    await pull({
      before: ['/mentions', '2026-03-09'],
      async happens() {
        await api.competitor(brand, 'Many People', { aliases: ['works well'] });
        await reread();
      },
    });
    await expectAll();

    // A kill leaves the day to the next one.
    await importing(answers(2, 8));
    expect(await pull({ before: ['/citations'], happens: (end) => end() })).toBe('');
    expect(await pull()).toBe(1);
    await expectAll();
    expect(await pull()).toBe(0);
  });

  /** The rows of a pulled list, or of a file beside. */
  const pulledRows = async (name: string) => {
    const { pulled } = await both();
    const beside = () => readFile(path.join(folder, 'pulled', `${name}.ndjson`), 'utf8');
    const lines = LISTS.includes(name)
      ? Object.entries(pulled).flatMap(([file, rows]) => (file.startsWith(`${name}/`) ? rows : []))
      : (await beside()).trimEnd().split('\n');
    return lines.map((text) => JSON.parse(text));
  };

  it('has the row of every key, and own domains once answers are read with them', {
    timeout: 300_000,
  }, async () => {
    await varied();
    await pull();
    const [prompts, competitors, answers] = await Promise.all(
      ['prompts', 'competitors', 'answers'].map(pulledRows),
    );
    const [{ competitor_id: own }] = await pulledRows('brand');
    expectRelated(await pulledRows('mentions'), { prompts, competitors, answers, own });
    expectRelated(await pulledRows('citations'), { prompts, competitors, answers, own });
    expectRelated(answers ?? [], { prompts, competitors, answers, own });

    const shop = async () => {
      const path =
        '/v1/citations?start_date=2026-03-10&end_date=2026-03-10&domain=shop.example&include_archived=true';
      const { body } = await api.get(path, brand);
      return body.data.map((row: { is_own_domain: boolean }) => row.is_own_domain);
    };
    const { answers_version } = (await api.get('/v1/brand', brand)).body;
    await callScript(
      'admin',
      ['brand', 'add', '--brand', brand.id, '--domain', 'shop.example'],
      api.stores.environment,
    );
    expect(await shop()).toEqual(Array(6).fill(true));
    expect((await api.get('/v1/brand', brand)).body).toMatchObject({ answers_version, rereading: true });
    expect(await pull()).toBe(0);
    await reread();
    expect((await api.get('/v1/brand', brand)).body.answers_version).toBeGreaterThan(answers_version);
    expect(await pull()).toBeGreaterThan(0);
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
