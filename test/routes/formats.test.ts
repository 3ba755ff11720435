import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { someByDay } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import { manyLines } from '../ingest/lines.ts';

const RANGE = 'start_date=2026-02-01&end_date=2026-04-30';
const CSV = 'text/csv';
const NDJSON = 'application/x-ndjson';
const PARQUET = 'application/vnd.apache.parquet';

/** What a spreadsheet or a parser could take for something else. */
const ODD = [
  ...['=1+1', '+1', '-1', '@x', '\t=1', '"quoted", comma', 'two\r\nlines', 'émoji 🍎 עברית', "'=x", '％'],
  ...[
    '\n=1',
    ' =1',
    '\u00a0=1',
    '\u3000＝1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '\0=1',
    '\ufeff=1',
    '\u0085=1',
  ],
  'ends of lines: \u0085 \\\u0085 \u2028 \u2029 \v \f \u001c \u001d \u001e',
];

let api: TestApi;
let brand: TestBrand;
let folder: string;

beforeAll(async () => {
  api = await sharedApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-formats-'));
  brand = await api.brand();
  await api.competitor(brand, 'Beta');
  await api.competitor(brand, '=HYPERLINK("http://evil.example")');
  const lines = manyLines(60).map((line, index) => ({
    ...line,
    text: `${ODD[index % ODD.length]} is the text`,
    citations: line.citations.map((citation) => ({ ...citation, title: ODD[index % ODD.length] ?? '' })),
  }));
  const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
  if (!ingestBrand) throw new Error('the brand is gone');
  await importLines(api.stores, {
    brand: ingestBrand,
    lines: lines.map((line, number) => ({ source: 'test', number, text: JSON.stringify(line) })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** By day columns of each kind, a page of each sort, and all lists. */
const PATHS = someByDay(
  [
    `reports/brands?${RANGE}&dimensions=month,prompt&limit=7&offset=3`,
    `reports/brands?start_date=2026-02-20&end_date=2026-03-20&dimensions=engine&intervals=true&compare=previous`,
    `reports/citations?${RANGE}&dimensions=prompt,content_type&kinds=true&labels=true`,
    `answers?${RANGE}&limit=100`,
    `mentions?${RANGE}&limit=40&offset=20`,
    `citations?${RANGE}&limit=100&offset=5`,
  ],
  [
    `reports/visibility?${RANGE}`,
    `reports/visibility?${RANGE}&dimensions=week,engine`,
    `reports/citations?${RANGE}&dimensions=url`,
  ],
);

async function get(path: string, accept: string) {
  const response = await fetch(`${api.url}/v1/${path}`, {
    headers: { authorization: `Bearer ${brand.key}`, accept },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function json(path: string) {
  const { data, meta } = (await api.get(`/v1/${path}`, brand)).body;
  return { data, meta };
}

type Row = Record<string, unknown>;

/** The rows of a file as DuckDB, which is none of ours, reads them; everything as text. */
async function duckdb(kind: string, bytes: Buffer, reader: string): Promise<Row[]> {
  const file = path.join(folder, `rows.${kind}`);
  await writeFile(file, bytes);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const result = await connection.runAndReadAll(`SELECT * FROM ${reader.replace('FILE', `'${file}'`)}`);
    return result.getRowObjectsJson() as Row[];
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A value as text, times without what only one format writes. */
const told = (value: unknown) =>
  value === null || value === ''
    ? null
    : typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value))
      ? String(Number(value))
      : String(value).replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d+)?(Z|\+00)?$/, '$1 $2');

const asText = (rows: readonly Row[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, told(value)])));

/** Texts that a spreadsheet takes for a formula, perhaps once it has dropped white space. */
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫\p{Cc}\p{Z}\ufeff]/u;

const guarded = (rows: readonly Row[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value,
      ]),
    ),
  );

describe.each(PATHS)('GET /v1/%s', (address) => {
  it('gives the same rows as CSV', async () => {
    const { data } = await json(address);
    const { response, bytes } = await get(address, CSV);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = bytes.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    const [head, ...rows] = parse(text, { record_delimiter: '\r\n' }) as string[][];
    expect(head).toEqual(Object.keys(data[0]));
    const parsed = rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [head?.[i] ?? '', cell])));
    expect(asText(parsed)).toEqual(asText(guarded(data)));
    expect(rows.flat().filter((cell) => FORMULA.test(cell) && !/^-[\d.]+$/.test(cell))).toEqual([]);
  });

  it('gives the same rows as NDJSON', async () => {
    const { data } = await json(address);
    const { response, bytes } = await get(address, NDJSON);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const rows = bytes
      .toString('utf8')
      .trimEnd()
      // As splitlines() of Python ends lines.
      .split(/\p{Cc}|\p{Zl}|\p{Zp}/u)
      .map((line) => JSON.parse(line));
    expect(rows).toEqual(data);
    expect(rows.map((row) => Object.keys(row))).toEqual(data.map((row: Row) => Object.keys(row)));
  });

  it('gives the same rows as Parquet', async () => {
    const { data } = await json(address);
    const { response, bytes } = await get(address, PARQUET);
    expect(response.headers.get('content-type')).toBe(PARQUET);
    // DuckDB's package drops a byte order mark of a text.
    const plain = JSON.parse(JSON.stringify(data).replaceAll('\ufeff', ''));
    expect(asText(await duckdb('parquet', bytes, 'read_parquet(FILE)'))).toEqual(asText(plain));
  });

  it.each([CSV, NDJSON, PARQUET])('tells the page in headers of %s', async (type) => {
    const { meta } = await json(address);
    const { response } = await get(address, type);
    const { headers } = response;
    expect(headers.get('x-total-count')).toBe(String(meta.total));
    expect(headers.get('x-has-more')).toBe(String(meta.has_more));
    expect(headers.get('x-data-through')).toBe(meta.data_through ?? null);
    expect(headers.get('vary')).toContain('accept');
    expect(headers.get('x-request-id')).not.toBeNull();
  });
});

describe('the Accept header', () => {
  const ADDRESS = `reports/visibility?${RANGE}`;

  it.each([
    ['*/*', 'application/json'],
    // RFC 9110: a list may have empty elements, and one without any element restricts nothing.
    ['', 'application/json'],
    [' , ', 'application/json'],
    ['application/*', 'application/json'],
    ['text/*', CSV],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['text/csv; charset=utf-8', CSV],
    ['text/csv; header=present; q=0.9', CSV],
    ['text/csv;header="present";charset=utf-8', CSV],
    ['text/csv;q=0.1, application/x-ndjson', NDJSON],
    ['TEXT/CSV', CSV],
    // Parameters that nobody offers.
    ['application/json;odata.metadata=minimal;odata.streaming=true', 'application/json'],
    ['text/csv;profile="a,b;q=0"; q=0.9, application/json;q=0.5', CSV],
    ['text/csv;version=1;q=0.2, application/x-ndjson;q=0.8', NDJSON],
    ['application/x-ndjson;level=1, */*;q=0.1', NDJSON],
    ['*/*;version=1', 'application/json'],
    ['text/csv;q=0.9;level=1, application/json;q=0.5', CSV],
    // The more specific one counts, whatever comes first; a form with parameters is another one than that without.
    ['text/*;q=0.9, text/csv;q=0.1, application/json;q=0.5', 'application/json'],
    ['*/*;q=0.9, application/*;q=0.1', CSV],
    ['text/csv;format=flowed, text/csv;q=0.3, application/json;q=0.5', 'application/json'],
    ['application/json;version=2;q=0, */*', 'application/json'],
  ])('%s is answered with %s', async (accept, type) => {
    const { response } = await get(ADDRESS, accept);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
  });

  it.each([
    ...['text/html', 'application/xml', 'image/*', 'text/csv;q=0', 'nonsense'],
    ...['text/html;profile="text/csv"', 'application/json;version=2;q=0', 'text/csv;header=absent'],
  ])('%s is refused, with what there is', async (accept) => {
    for (const address of [ADDRESS, `answers?${RANGE}`]) {
      const { status, body } = await api.request('GET', `/v1/${address}`, {
        key: brand.key,
        headers: { accept },
      });
      expect({ status, code: body.code }).toEqual({ status: 406, code: 'not_acceptable' });
      expect(body.detail).toContain('application/json, text/csv, application/x-ndjson, application/vnd');
    }
  });

  it('matters only where rows are sent', async () => {
    const { status } = await api.request('GET', '/v1/brand', {
      key: brand.key,
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(200);
  });
});

describe('the parameter format', () => {
  const ADDRESS = `reports/visibility?${RANGE}&dimensions=engine`;
  const fetched = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${brand.key}`, ...headers },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each([ADDRESS, `answers?${RANGE}&limit=3`])(
    'of %s is what the Accept header of its type is',
    async (path) => {
      for (const [format, type] of Object.entries({ csv: CSV, ndjson: NDJSON, parquet: PARQUET })) {
        const { response, bytes } = await fetched(`${path}&format=${format}`);
        const byHeader = await get(path, type);
        expect(response.headers.get('content-type')).toBe(byHeader.response.headers.get('content-type'));
        expect(bytes).toEqual(byHeader.bytes);
      }
    },
  );

  it.each(['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json, text/csv;q=0.1', '*/*'])(
    'goes with Accept: %s, which allows it',
    async (accept) => {
      const { response } = await fetched(`${ADDRESS}&format=csv`, { accept });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    },
  );

  it.each(['application/json', NDJSON, 'text/html'])('contradicts Accept: %s', async (accept) => {
    const { response, bytes } = await fetched(`${ADDRESS}&format=csv`, { accept });
    expect(response.status).toBe(400);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ parameter: 'format', message: expect.stringContaining('Accept') }],
    });
  });

  it('is one of three', async () => {
    const { status, body } = await api.get(`/v1/${ADDRESS}&format=xlsx`, brand);
    expect({ status, ...body.errors[0] }).toMatchObject({
      status: 400,
      parameter: 'format',
      message: expect.stringContaining('must be one of csv, ndjson, parquet'),
    });
  });

  it.each([ADDRESS, `answers?${RANGE}&limit=3`, `mentions?${RANGE}&offset=10000`])(
    'of %s has a byte order mark where bom=true asks for it, which is a fault in other formats',
    async (path) => {
      const plain = await fetched(`${path}&format=csv`);
      const marked = await fetched(`${path}&bom=true`, { accept: CSV });
      expect(marked.bytes).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain.bytes]));
      for (const [asked, format] of [
        ['&format=ndjson', 'ndjson'],
        ['&format=parquet', 'parquet'],
        ['', 'json'],
      ]) {
        const { status, body } = await api.get(`/v1/${path}${asked}&bom=true`, brand);
        expect([status, body.errors]).toEqual([
          400,
          [
            {
              parameter: 'bom',
              message: `is only allowed with CSV (format=csv or Accept: text/csv), not with ${format}`,
            },
          ],
        ]);
      }
    },
  );
});

describe('no rows', () => {
  it.each(['reports/brands', 'answers', 'citations'])('of %s have a head all the same', async (name) => {
    const empty = `${name}?${RANGE}&offset=${10_000}`;
    const { data } = await json(`${name}?${RANGE}&limit=1`);
    const { meta } = await json(empty);
    const { response, bytes } = await get(empty, CSV);
    expect(bytes.toString()).toBe(
      `${Object.keys(data[0])
        .map((column) => `"${column}"`)
        .join(',')}\r\n`,
    );
    expect(response.headers.get('x-total-count')).toBe(String(meta.total));
    expect(response.headers.get('x-has-more')).toBe('false');
    expect((await get(empty, NDJSON)).bytes.length).toBe(0);
    expect(await duckdb('parquet', (await get(empty, PARQUET)).bytes, 'read_parquet(FILE)')).toEqual([]);
  });

  it('of a brand without answers', async () => {
    const other = await api.brand();
    const { response, bytes } = await (async () => {
      const response = await fetch(`${api.url}/v1/reports/visibility?${RANGE}`, {
        headers: { authorization: `Bearer ${other.key}`, accept: CSV },
      });
      return { response, bytes: await response.text() };
    })();
    expect(response.headers.get('x-total-count')).toBe('0');
    expect(response.headers.has('x-data-through')).toBe(false);
    expect(bytes.split('\r\n')).toHaveLength(2);
  });
});

it('gives whole numbers as Parquet that a difference can be made of', async () => {
  const days = 'start_date=2026-02-20&end_date=2026-03-20';
  const select = (columns: string) => `(SELECT ${columns} FROM read_parquet(FILE))`;
  const report = await get(`reports/visibility?${days}&compare=previous`, PARQUET);
  expect(await duckdb('parquet', report.bytes, select('mentions - answers AS fewer'))).toEqual([
    { fewer: expect.stringMatching(/^-\d{1,3}$/) },
  ]);
  const { bytes } = await get(`answers?${RANGE}&limit=100`, PARQUET);
  const least = 'min(brand_position - brands_ranked)::int AS least';
  expect(await duckdb('parquet', bytes, select(least))).toEqual([{ least: -2 }]);
  for (const address of PATHS) {
    const { bytes } = await get(address, PARQUET);
    const columns = await duckdb('parquet', bytes, '(DESCRIBE FROM read_parquet(FILE))');
    expect(columns.filter(({ column_type }) => /^U(?!UID)/.test(String(column_type)))).toEqual([]);
  }
});

it('is packed where the client takes it, Parquet not twice', async () => {
  const encodingOf = async (accept: string) => {
    const response = await fetch(`${api.url}/v1/citations?${RANGE}&limit=100`, {
      headers: { authorization: `Bearer ${brand.key}`, accept, 'accept-encoding': 'gzip' },
    });
    await response.arrayBuffer();
    return response.headers.get('content-encoding');
  };
  expect([await encodingOf(CSV), await encodingOf(NDJSON), await encodingOf(PARQUET)]).toEqual([
    'gzip',
    'gzip',
    null,
  ]);
});
