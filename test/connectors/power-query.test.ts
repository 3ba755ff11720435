import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSchema } from '../../src/catalogue/data-schema.ts';
import { ROOT, textOf } from '../helpers/documents.ts';
import { ANSWERS, type ConnectedBrand, connectedBrand, END, rowsOf, START } from './brand.ts';
import { evaluate, type MFunction, type MRecord, MTable } from './m-language.ts';
import { library } from './m-library.ts';

/* The function of Power Query: parsed by Microsoft's parser, and evaluated with real requests by these tests. */

const FUNCTION = readFileSync(path.join(ROOT, 'connectors/power-query/AnswerVisibility.pq'), 'utf8');

let connected: ConnectedBrand;
let requested: URL[];
beforeAll(async () => {
  connected = await connectedBrand();
});

/** The function of a text, called for the brand. */
async function read(name: string, parameters?: MRecord, key = connected.brand.key): Promise<MTable> {
  requested = [];
  const call = (await evaluate(FUNCTION, library(requested))) as MFunction;
  const table = await call(connected.api.url, key, name, ...(parameters ? [parameters] : []));
  if (!(table instanceof MTable)) throw new Error(`no table: ${JSON.stringify(table)}`);
  return table;
}

const asRecords = ({ columns, rows }: MTable) =>
  rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));

const RANGE = { start_date: START, end_date: END };

/** Types of columns, as the function gives them to those of the schema; lists have none. */
const TYPES: Readonly<Record<string, string>> = {
  boolean: 'logical',
  date: 'date',
  integer: 'Int64.Type',
  number: 'number',
  rate: 'number',
  text: 'text',
  timestamp: 'datetimezone',
  uuid: 'text',
};

const { tables, reports } = dataSchema();

const columnsOf = (name: string) =>
  [...tables, ...reports].find(({ path: address }) => address === `/v1/${name}`)?.columns ?? [];

function expectTypes(name: string, { columns, types }: MTable) {
  const known = columnsOf(name);
  for (const column of columns) {
    const type = known.find((one) => one.name === column)?.type ?? '';
    expect([column, types[column]]).toEqual([column, TYPES[type]]);
    expect(type in TYPES || ['text[]', 'row[]'].includes(type)).toBe(true);
  }
}

describe('the function of Power Query (Excel and Power BI are not run)', () => {
  it.each(tables.map(({ name }) => name))('reads all of %s', async (name) => {
    const dated = ['answers', 'mentions', 'citations'].includes(name);
    const table = await read(name, dated ? RANGE : {});
    expectTypes(name, table);
    if (name === 'changes') {
      expect(table.rows).toHaveLength(ANSWERS);
      expect(table.columns).toEqual(columnsOf(name).map((column) => column.name));
      return;
    }
    const asked = dated ? `?start_date=${START}&end_date=${END}` : '';
    expect(asRecords(table)).toEqual(await rowsOf(connected, `/v1/${name}${asked}`, 50));
    // Four pages of a hundred answers.
    if (name === 'answers') expect(requested.length).toBeGreaterThan(4);
  });

  it.each([
    ['visibility', 'day,engine'],
    ['brands', 'week'],
    ['citations', 'domain'],
    ['searches', 'query'],
  ])('reads the report %s by %s', async (name, dimensions) => {
    const table = await read(`reports/${name}`, { ...RANGE, dimensions });
    expectTypes(`reports/${name}`, table);
    const asked = `start_date=${START}&end_date=${END}&dimensions=${dimensions}`;
    const rows = await rowsOf(connected, `/v1/reports/${name}?${asked}`, 10_000);
    expect(rows.length).toBeGreaterThan(0);
    expect(asRecords(table)).toEqual(rows);
  });

  it('follows the pages of reports and of the feed', async () => {
    const report = await read('reports/visibility', { ...RANGE, dimensions: 'day,engine', limit: '4' });
    expect(requested.length).toBeGreaterThan(3);
    expect(new Set(asRecords(report).map((row) => `${row.day} ${row.engine}`)).size).toBe(report.rows.length);
    const feed = await read('changes', { limit: '150', text: 'false' });
    expect(feed.rows).toHaveLength(ANSWERS);
    expect(requested.filter(({ searchParams }) => searchParams.has('after'))).toHaveLength(2);
  });

  it('has the columns of a table without rows', async () => {
    const empty = { start_date: '2024-01-01', end_date: '2024-01-31', dimensions: 'day,engine' };
    const table = await read('reports/visibility', empty);
    expect(table.rows).toEqual([]);
    const full = await read('reports/visibility', { ...RANGE, dimensions: 'day,engine' });
    expect([table.columns, table.types]).toEqual([full.columns, full.types]);
  });

  it('says what the service refuses', async () => {
    await expect(read('reports/visibility', { dimensions: 'moon' })).rejects.toThrow(
      'invalid_parameter: dimensions: ',
    );
    await expect(read('prompts', {}, 'avk_unknown')).rejects.toThrow('api_key_invalid: ');
    await expect(read('reports/none')).rejects.toThrow(/^(?:unknown_path|not_found): /);
    await expect(read('prompts', { limit: 10 })).rejects.toThrow('The parameter limit is no text.');
  });

  it('is not what does not parse, nor what these tests do not know', async () => {
    await expect(evaluate('let A = in A', {})).rejects.toThrow();
    await expect(evaluate('try 1 otherwise 2', {})).rejects.toThrow('is beyond these tests');
    await expect(evaluate('Web.Page("a")', {})).rejects.toThrow('the name Web.Page is not known');
  });

  it('is called in the README as it can be', async () => {
    const queries = [...textOf('connectors/power-query/README.md').matchAll(/^```\n(let\n.*?)^```$/gms)];
    expect(queries.length).toBeGreaterThan(0);
    for (const [, query = ''] of queries) {
      requested = [];
      const here = query
        .replaceAll('http://127.0.0.1:8080', connected.api.url)
        .replaceAll('avk_…', connected.brand.key);
      const known = library(requested);
      const table = await evaluate(here, { ...known, AnswerVisibility: await evaluate(FUNCTION, known) });
      expect(table).toBeInstanceOf(MTable);
    }
  });
});
