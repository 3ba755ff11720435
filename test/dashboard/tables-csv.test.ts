import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, type SignedIn } from '../helpers/browser.ts';

/* Prompts and competitors as whole files of CSV: the rows of their lists. */

let api: TestApi;
let brand: TestBrand;
let member: SignedIn;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand();
  member = await join(api, brand.organizationId, 'member');
  await api.competitor(brand, 'Globex, "Inc."', { domain: 'globex.example' });
  await api.competitor(brand, 'é 🦊\nDeux');
  const manager = await join(api, brand.organizationId, 'manager');
  const write = (path: string, body: object) => manager.post(`/app/brands/${brand.id}/v1/${path}`, body);
  for (const text of ['Which, if any?', '=1+1', '"Quoted" prompt']) {
    expect((await write('prompts', { text, tags: ['a, b', 'c'] })).status).toBe(201);
  }
});

afterAll(() => api.close());

const file = async (path: string) => {
  const response = await member.get(`/app/brands/${brand.id}/csv/${path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(response.text, { columns: true, bom: true }) as Record<string, string>[];
};

/** A value of a list as a cell of CSV: lists as JSON, nothing for null, and no formulas. */
const cell = (value: unknown): string =>
  value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value).replace(/^(?=[=+\-@])/, "'");

it.each([
  ['prompts', 'active,paused'],
  ['prompts', 'paused'],
  ['competitors', 'tracked,suggested,dismissed'],
])('the %s that are %s have the rows of their list', async (list, status) => {
  const { body } = await api.get(`/v1/${list}?status=${status}&limit=200`, brand);
  const expected = body.data.map((row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)])),
  );
  const rows = await file(`${list}?status=${status}`);
  const asJson = (row: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, text]) => [
        name,
        // ClickHouse writes times with a space, and to the millisecond.
        /^\d{4}-\d\d-\d\d[ T][\d:.]+Z?$/.test(text) ? new Date(text.replace(/Z?$/, 'Z')).toISOString() : text,
      ]),
    );
  expect(rows.map(asJson)).toEqual(expected);
});

it('have faults told, and are of nobody else', async () => {
  const wrong = await member.get(`/app/brands/${brand.id}/csv/prompts?status=none`);
  expect(wrong.body.errors).toMatchObject([{ parameter: 'status' }]);
  const other = await api.brand();
  expect((await member.get(`/app/brands/${other.id}/csv/competitors`)).status).toBe(404);
});
