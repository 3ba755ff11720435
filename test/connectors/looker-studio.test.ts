import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSchema } from '../../src/catalogue/data-schema.ts';
import { ROOT } from '../helpers/documents.ts';
import { type AppsScript, runAppsScript } from './apps-script.ts';
import { type ConnectedBrand, connectedBrand, END, FIRST_DAY, rowsOf, START } from './brand.ts';
import { reportOf } from './derived.ts';

/* The connector of Looker Studio with stand-ins for the objects of Apps Script; its requests are real. */

const FOLDER = path.join(ROOT, 'connectors/looker-studio');

let connected: ConnectedBrand;
let script: AppsScript;

beforeAll(async () => {
  connected = await connectedBrand();
  script = runAppsScript(path.join(FOLDER, 'Code.js'));
  const { api, brand } = connected;
  // With the slash that people copy.
  const pathKey = { path: ` ${api.url}/ `, key: brand.key };
  expect(await script.call('setCredentials', { pathKey })).toEqual({ errorCode: 'NONE' });
});

afterAll(() => script?.close());

interface Data {
  readonly schema: readonly { readonly id: string }[];
  readonly rows: readonly { readonly values: readonly unknown[] }[];
}

const ALL = { startDate: FIRST_DAY, endDate: END };
const SHORT = { startDate: START, endDate: END };

/** Rows of a chart: fields of a report over a range. */
async function chart(report: string, fields: readonly string[], dateRange = SHORT, filters?: string) {
  const data: Data = await script.call('getData', {
    configParams: { report, ...(filters === undefined ? {} : { filters }) },
    dateRange,
    fields: fields.map((name) => ({ name })),
  });
  expect(data.schema.map(({ id }) => id)).toEqual(fields);
  return data.rows.map(({ values }) => values);
}

const picked = (rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[]) =>
  rows.map((row) => names.map((name) => row[name]));

const report = (query: string) => rowsOf(connected, `/v1/reports/${query}`, 10_000);

/** Rows in an order of their own. */
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('the credentials of Looker Studio', () => {
  it('are an address and a key that the service accepts', async () => {
    expect(await script.call('getAuthType')).toMatchObject({ authType: 'PATH_KEY' });
    expect(await script.call('isAdminUser')).toBe(false);
    const other = runAppsScript(path.join(FOLDER, 'Code.js'));
    const { api, brand } = connected;
    expect(await other.call('isAuthValid')).toBe(false);
    for (const pathKey of [
      { path: api.url, key: 'avk_unknown' },
      { path: 'http://127.0.0.1:1', key: brand.key },
    ]) {
      expect(await other.call('setCredentials', { pathKey })).toEqual({ errorCode: 'INVALID_CREDENTIALS' });
      expect(await other.call('isAuthValid')).toBe(false);
    }
    await other.call('setCredentials', { pathKey: { path: api.url, key: brand.key } });
    expect(await other.call('isAuthValid')).toBe(true);
    await other.call('resetAuth');
    expect(await other.call('isAuthValid')).toBe(false);
    await other.close();
  });

  it('are all that the manifest asks for', () => {
    const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'appsscript.json'), 'utf8'));
    expect(manifest.dataStudio.authType).toEqual(['PATH_KEY']);
    expect(manifest.oauthScopes).toEqual(['https://www.googleapis.com/auth/script.external_request']);
  });
});

describe('the fields of Looker Studio', () => {
  it('are of one of the reports', async () => {
    const { configParams, dateRangeRequired } = await script.call('getConfig');
    expect(dateRangeRequired).toBe(true);
    const [{ options }] = configParams;
    expect(options.map(({ value }: { value: string }) => value)).toEqual(
      dataSchema().reports.map(({ name }) => name),
    );
    await expect(script.call('getSchema', { configParams: { report: 'none' } })).rejects.toThrow(
      'refused: There is no report none',
    );
  });

  it.each(dataSchema().reports.map(({ name }) => name))('of %s are what the schema says', async (name) => {
    const { schema } = await script.call('getSchema', { configParams: { report: name } });
    const { columns } = reportOf(name);
    const left = columns.filter(({ requested_by }) =>
      ['intervals', 'compare', 'sites'].includes(requested_by ?? ''),
    );
    const shown = columns.filter((column) => !left.includes(column));
    expect(schema.map(({ id }: { id: string }) => id)).toEqual(shown.map((column) => column.name));
    for (const field of schema) {
      const column = columns.find((one) => one.name === field.id);
      const isFigure = column?.role === 'metric' && column.type !== 'timestamp';
      expect(field).toMatchObject({
        concept: isFigure ? 'METRIC' : 'DIMENSION',
        description: column?.description,
        ...(isFigure
          ? { isReaggregatable: column.additive, aggregation: column.additive ? 'SUM' : 'AUTO' }
          : {}),
      });
    }
  });
});

describe('the rows of Looker Studio', () => {
  it.each([
    ['visibility', ['engine', 'country', 'visibility', 'answers', 'average_position'], 'engine,country'],
    ['brands', ['competitor_name', 'is_self', 'engine', 'share_of_voice'], 'engine'],
    ['citations', ['domain', 'is_own_domain', 'citation_share', 'citations', 'linked'], 'domain&kinds=true'],
    ['visibility', ['prompt_text', 'visibility'], 'prompt&labels=true'],
    ['searches', ['query', 'engine', 'answer_rate', 'searches'], 'query,engine'],
    ['visibility', ['visibility', 'sentiment'], ''],
  ])('of %s with %j are the report', async (name, fields, dimensions) => {
    const asked = dimensions === '' ? '' : `&dimensions=${dimensions}`;
    const rows = await report(`${name}?start_date=${START}&end_date=${END}${asked}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(sorted(await chart(name, fields))).toEqual(sorted(picked(rows, fields)));
  });

  it('has dates and times as Looker Studio reads them', async () => {
    const days = await report(`visibility?start_date=${START}&end_date=${END}&dimensions=day`);
    expect(await chart('visibility', ['day', 'answers'])).toEqual(
      days.map(({ day, answers }) => [String(day).replaceAll('-', ''), answers]),
    );
    const [[time] = []] = await chart('citations', ['last_cited_at', 'domain', 'citations']);
    expect(time).toMatch(/^202602\d{8}$/);
  });

  it('takes filters of the data source', async () => {
    const rows = await report(
      `visibility?start_date=${START}&end_date=${END}&engine=gemini&dimensions=country`,
    );
    expect(sorted(await chart('visibility', ['country', 'answers'], SHORT, ' engine=gemini& '))).toEqual(
      sorted(picked(rows, ['country', 'answers'])),
    );
    await expect(chart('visibility', ['answers'], SHORT, 'engnie=gemini')).rejects.toThrow(
      /refused: .* answers 400: engnie: is not known.*did you mean engine/,
    );
  });

  it.each(['day', 'week', 'month'])(
    'of more than 90 days by %s are whole in each part',
    async (dimension) => {
      const before = script.requested.length;
      const fields = [dimension, 'engine', 'visibility', 'answers'];
      const found = await chart('visibility', fields, ALL);
      const asked = script.requested.slice(before).filter(({ pathname }) => pathname.includes('reports'));
      expect(asked.length).toBeGreaterThan(1);
      // Whole weeks and months, each of them in one request of its own.
      const wholes: unknown[][] = [];
      for (const [from, to] of [
        [FIRST_DAY, '2025-12-31'],
        ['2026-01-01', END],
      ]) {
        const range = `start_date=${from}&end_date=${to}`;
        wholes.push(...picked(await report(`visibility?${range}&dimensions=${dimension},engine`), fields));
      }
      const expected = wholes.map(([date, ...rest]) => [String(date).replaceAll('-', ''), ...rest]);
      expect(sorted(found)).toEqual(sorted(expected));
    },
  );

  it('cuts at the ends of weeks and months', async () => {
    for (const [dimension, ends] of [
      ['week', /./],
      ['month', /-(28|29|30|31)$/],
    ] as const) {
      const before = script.requested.length;
      await chart('visibility', [dimension, 'answers'], { startDate: '2025-02-12', endDate: '2026-02-24' });
      const ranges = script.requested
        .slice(before)
        .filter(({ pathname }) => pathname.includes('reports'))
        .map(({ searchParams }) => [
          searchParams.get('start_date') ?? '',
          searchParams.get('end_date') ?? '',
        ]);
      expect(ranges[0]?.[0]).toBe('2025-02-12');
      expect(ranges.at(-1)?.[1]).toBe('2026-02-24');
      for (const [index, [start = '', end = '']] of ranges.entries()) {
        const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
        expect(days).toBeLessThanOrEqual(90);
        const next = ranges[index + 1];
        if (next === undefined) continue;
        expect(Date.parse(next[0] ?? '') - Date.parse(end)).toBe(86_400_000);
        expect(end).toMatch(ends);
        if (dimension === 'week') expect(new Date(end).getUTCDay()).toBe(0);
        else expect(next[0]).toMatch(/-01$/);
      }
    }
  });

  it('adds up what may be added over more than 90 days, and no more', async () => {
    const both = await Promise.all(
      [
        [FIRST_DAY, '2025-12-31'],
        ['2026-01-01', END],
      ].map(([from, to]) => report(`visibility?start_date=${from}&end_date=${to}&dimensions=engine`)),
    );
    const sums = new Map<unknown, number>();
    for (const { engine, answers } of both.flat()) {
      sums.set(engine, (sums.get(engine) ?? 0) + Number(answers));
    }
    expect(sums.size).toBeGreaterThan(1);
    expect(sorted(await chart('visibility', ['engine', 'answers'], ALL))).toEqual(sorted([...sums]));
    await expect(chart('visibility', ['engine', 'answers', 'visibility'], ALL)).rejects.toThrow(
      'refused: visibility cannot be summed over rows: choose at most 90 days, or add day, week or month.',
    );
    await expect(chart('brands', ['competitor_name', 'answers'], ALL)).rejects.toThrow(
      'refused: answers cannot be summed over rows',
    );
  });

  it('adds up rows that are finer than the chart, and refuses figures that have no sums', async () => {
    const rows = await report(`citations?start_date=${START}&end_date=${END}&dimensions=engine,domain`);
    const total = rows.reduce((sum, { citations }) => sum + Number(citations), 0);
    expect(await chart('citations', ['citations'])).toEqual([[total]]);
    await expect(chart('citations', ['engine', 'cited_answers'])).rejects.toThrow(
      'refused: cited_answers cannot be summed over rows: add domain to the chart, or leave it out.',
    );
    await expect(chart('brands', ['engine', 'visibility'])).rejects.toThrow(
      'refused: visibility cannot be summed over rows: add competitor_id to the chart, or leave it out.',
    );
  });

  it('passes on what the service refuses', async () => {
    const fields = ['day', 'engine', 'country', 'prompt', 'answers'];
    await expect(chart('visibility', fields)).rejects.toThrow(/refused: .*takes at most 3 dimensions/);
    await expect(chart('visibility', ['day', 'week', 'answers'])).rejects.toThrow(/takes at most one of day/);
    await expect(chart('visibility', ['gone'])).rejects.toThrow(
      'refused: The report visibility has no column gone',
    );
  });
});
