import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { COUNTRIES } from '../helpers/countries.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
let brand: TestBrand;
let archived: string;
beforeAll(async () => {
  api = await sharedApi();
  brand = await api.brand();
  archived = await api.prompt(brand);
  await api.request('PATCH', `/v1/prompts/${archived}`, { key: brand.key, body: { status: 'archived' } });
});

interface Fault {
  readonly parameter: string;
  readonly message: string;
}

const faultsOf = (body: { errors: Fault[] }) =>
  body.errors.map(({ parameter, message }) => `${parameter} ${message}`);

async function refused(path: string) {
  const { status, body } = await api.get(path, brand);
  expect(status).toBe(400);
  return { code: body.code, detail: body.detail as string, faults: faultsOf(body) };
}

const ENGINES = 'chatgpt, gemini, perplexity, ai_mode, copilot, google_ai_overview, claude';

describe('every bad item of a list is told, each once', () => {
  test('of filters', async () => {
    const { code, faults } = await refused(
      '/v1/reports/visibility?engine=bing,chatgpt,yahoo,bing&country=XX,us,,YY&prompt_id=a,b&intent=buy,brand',
    );
    expect(code).toBe('invalid_parameter');
    expect(faults).toEqual([
      `engine must be one of ${ENGINES}, not "bing"`,
      `engine must be one of ${ENGINES}, not "yahoo"`,
      'country must be a comma list without empty items: must hold assigned ISO 3166-1 alpha-2 country codes, not ""',
      'country must hold assigned ISO 3166-1 alpha-2 country codes, not "XX"',
      'country must hold assigned ISO 3166-1 alpha-2 country codes, not "YY"',
      'prompt_id must hold UUIDs, not "a"',
      'prompt_id must hold UUIDs, not "b"',
      'intent must be one of brand, comparison, how_to, informational, other, not "buy"',
    ]);
  });

  test('of statuses', async () => {
    for (const list of ['prompts', 'competitors']) {
      expect((await refused(`/v1/${list}?status=x,y`)).faults).toHaveLength(2);
    }
  });

  test('of dimensions, beside what is wrong with the others together', async () => {
    const { faults } = await refused(
      '/v1/reports/citations?dimensions=foo,day,week,bar,engine,country,week,domain,url',
    );
    expect(faults.map((fault) => fault.replace(/must be one of .*, not/, 'must not be'))).toEqual([
      'dimensions must not be "foo"',
      'dimensions must not be "bar"',
      'dimensions names week more than once',
      'dimensions takes at most one of day, week and month, not day and week',
      'dimensions takes at most one of domain, url and content_type, not domain and url',
      'dimensions takes at most 3 dimensions beside domain, url or content_type',
    ]);
  });

  test('of order_by, and each column that is no dimension of the request, beside other faults', async () => {
    const of = (path: string) => refused(`/v1/reports/visibility?${path}`);
    const many = await of('order_by=foo,answers:up,mentions,visibility,sentiment,answers,answers');
    expect(many.faults.map((fault) => fault.replace(/\(.*\)/, '()'))).toEqual([
      'order_by must name columns of this report (), not "foo"',
      'order_by must be columns, each with :asc or :desc or neither, not "answers:up"',
      'order_by names answers more than once',
      'order_by takes at most 3 columns',
    ]);
    const beside = await of('order_by=week,month&limit=0&dimensions=engine');
    expect(beside.faults).toEqual([
      'limit must be a whole number from 1 to 10000, not "0"',
      'order_by names week, which is not among the dimensions of this request',
      'order_by names month, which is not among the dimensions of this request',
    ]);
  });

  test('of the countries of a body, beside there being too many', async () => {
    const { status, body } = await api.request('POST', '/v1/prompts', {
      key: brand.key,
      body: { text: 'x', countries: ['XX', ...COUNTRIES.slice(0, 51), 5, 'ß'] },
    });
    expect([status, body.code]).toEqual([400, 'invalid_body']);
    expect(faultsOf(body)).toEqual([
      'countries.0 must be an assigned ISO 3166-1 alpha-2 country code, not "XX"',
      'countries.52 must be a text',
      'countries.53 must be an assigned ISO 3166-1 alpha-2 country code, not "ß"',
      'countries must name at most 50 countries',
    ]);
  });
});

describe('faults that a look-up tells come with the others', () => {
  const unknown = randomUUID();

  test.each(['reports/brands', 'mentions'])('%s', async (path) => {
    const of = (query: string) => refused(`/v1/${path}?${query}`);
    const promptFault = `prompt_id ${unknown} is not a prompt of this brand`;
    const archivedFault = `prompt_id ${archived} is archived; send include_archived=true to include it`;
    const competitorFault = `competitor_id ${unknown} is neither a competitor of this brand nor its own competitor_id`;
    const each = `prompt_id=${unknown},${archived}&competitor_id=${unknown}`;
    const found = [promptFault, archivedFault, competitorFault];

    expect(await of(each)).toMatchObject({ code: 'unknown_prompt', faults: found });
    expect(await of(`prompt_id=${archived}&competitor_id=${unknown}`)).toMatchObject({
      code: 'prompt_archived',
      faults: [archivedFault, competitorFault],
    });
    const limit = path === 'mentions' ? 100 : 10_000;
    expect(await of(`${each}&limit=0`)).toMatchObject({
      code: 'invalid_parameter',
      faults: [`limit must be a whole number from 1 to ${limit}, not "0"`, ...found],
    });
    expect(await of(`${each}&start_date=2026-03-02&end_date=2026-03-01`)).toMatchObject({
      code: 'date_range_invalid',
      faults: ['start_date (2026-03-02) must not be after end_date (2026-03-01)', ...found],
    });
    // What a list names correctly is looked up although other items are none.
    expect((await of(`prompt_id=x,${unknown.toUpperCase()},${archived}`)).faults).toEqual([
      'prompt_id must hold UUIDs, not "x"',
      promptFault,
      archivedFault,
    ]);
    // An archived prompt is right where archived ones are asked for, and may be where nobody can tell.
    for (const value of ['true', 'yes']) {
      const { faults } = await of(`${each}&include_archived=${value}&limit=0`);
      expect(faults).not.toContain(archivedFault);
      expect(faults).toContain(promptFault);
    }
  });

  test('a single kind says what it has always said', async () => {
    expect(await refused(`/v1/answers?prompt_id=${unknown}`)).toMatchObject({
      code: 'unknown_prompt',
      detail: 'prompt_id contains an id that is not a prompt of this brand.',
    });
    expect(await refused(`/v1/answers?prompt_id=${archived}`)).toMatchObject({
      code: 'prompt_archived',
      detail: 'prompt_id contains an archived prompt; send include_archived=true to include it.',
    });
  });

  test('another brand learns nothing of a prompt', async () => {
    const other = await api.brand();
    const { body } = await api.get(`/v1/answers?prompt_id=${archived}&limit=0`, other);
    expect(faultsOf(body)[1]).toBe(`prompt_id ${archived} is not a prompt of this brand`);
  });
});

test('faults of a body and of the query are told together, the body first', async () => {
  const { status, body } = await api.request('POST', '/v1/prompts?dry=1', {
    key: brand.key,
    body: { text: '', countrys: ['US'] },
  });
  expect([status, body.code]).toEqual([400, 'invalid_body']);
  expect(faultsOf(body)).toEqual([
    'text must not be empty: 1 to 1000 characters are allowed',
    'countrys is not known; allowed are text, countries, intent, topic, tags; did you mean countries?',
    'dry is not known; none is allowed here',
  ]);
});

test('a parameter or field without a name is told as that, and not as the body', async () => {
  const { status, body } = await api.get('/v1/prompts?=1', brand);
  const message = 'a parameter without a name is not known; allowed are status, updated_since, limit, offset';
  expect([status, body.detail, body.errors]).toEqual([400, message, [{ parameter: '', message }]]);
  const sent = await api.request('POST', '/v1/prompts', { key: brand.key, body: { text: 'Why?', '': 1 } });
  expect(sent.body.errors).toEqual([
    {
      parameter: '',
      message: 'a field without a name is not known; allowed are text, countries, intent, topic, tags',
    },
  ]);
});

test.each([
  ['cut between characters where it is long', '😀'.repeat(40), `${'😀'.repeat(28)}...`],
  ['with a sign in the place of half of a surrogate pair', 'a\ud800', 'a\ufffd'],
])('a name is told as strict readers of JSON take it, %s', async (_, name, told) => {
  const { body } = await api.request('POST', '/v1/prompts', {
    key: brand.key,
    body: { text: 'Why?', [name]: 1 },
  });
  expect(body.errors[0].parameter).toBe(told);
});

test('a long detail is cut between characters, too', async () => {
  const detailOf = async (shift: number) => {
    const names = [
      'a'.repeat(1 + shift),
      ...Array.from({ length: 12 }, (_, at) => `${'😀'.repeat(25)}${at}`),
    ];
    return (await refused(`/v1/brand?${names.map((name) => `${name}=1`).join('&')}`)).detail;
  };
  for (const shift of [0, 1]) expect(await detailOf(shift)).toSatisfy((text: string) => text.isWellFormed());
});

test('what a change may not have is told from what is not known', async () => {
  const { status, body } = await api.request('PATCH', `/v1/prompts/${archived}`, {
    key: brand.key,
    body: { text: 'Another?', intent: 'brand', texts: [] },
  });
  expect([status, body.code]).toEqual([400, 'invalid_body']);
  expect(faultsOf(body)).toEqual([
    'text cannot be changed here; allowed are status, countries, topic, tags',
    'intent cannot be changed here; allowed are status, countries, topic, tags',
    'texts is not known; allowed are status, countries, topic, tags',
  ]);
  const competitor = await api.request('PATCH', `/v1/competitors/${randomUUID()}`, {
    key: brand.key,
    body: { name: 'Acme' },
  });
  expect(faultsOf(competitor.body)).toEqual(['name cannot be changed here; allowed are status']);
});

test('a text that is missing or none is told how long one may be', async () => {
  for (const body of [{}, { text: 7 }]) {
    const { body: problem } = await api.request('POST', '/v1/prompts', { key: brand.key, body });
    expect(faultsOf(problem)).toEqual(['text must be a text of 1 to 1000 characters']);
  }
});

test('a body that is no object is told what one may have', async () => {
  const { body } = await api.request('POST', '/v1/prompts', { key: brand.key, body: [] });
  expect(faultsOf(body)).toEqual([
    'body must be a JSON object with any of text, countries, intent, topic, tags',
  ]);
});

test('the default range begins no earlier than dates do', async () => {
  const { status, body } = await api.get('/v1/reports/visibility?end_date=1970-01-05', brand);
  expect([status, body.meta.start_date]).toEqual([200, '1970-01-01']);
});

describe('a response to very many faults', () => {
  const numbered = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => name(index));

  test.each([
    ['unknown parameters', numbered(9_000, (index) => `a${index}`).join('&'), 9_000],
    ['ids that are none', `prompt_id=${numbered(9_000, (index) => `a${index}`).join(',')}`, 9_000],
    ['unknown ids', `prompt_id=${numbered(1_600, () => randomUUID()).join(',')}`, 1_600],
  ])('tells how many, and the first 100: %s', async (_, query, count) => {
    const { text, body } = await api.get(`/v1/reports/visibility?${query}`, brand);
    expect(body.errors).toHaveLength(100);
    expect(body.detail).toContain(`${count} faults, the first 100 of them: `);
    expect(text.length).toBeLessThan(65_536);
  });

  test('of a body', async () => {
    const fields = Object.fromEntries(numbered(5_000, (index) => `f${index}`).map((name) => [name, 1]));
    const { text, body } = await api.request('POST', '/v1/prompts', { key: brand.key, body: fields });
    expect([body.errors.length, body.code]).toEqual([100, 'invalid_body']);
    expect(body.detail).toContain('5001 faults');
    expect(text.length).toBeLessThan(65_536);
  });

  test('does not repeat a long name or value', async () => {
    const { text, body } = await api.get(
      `/v1/answers?${'n'.repeat(20_000)}=1&limit=${'9'.repeat(20_000)}`,
      brand,
    );
    expect(faultsOf(body).sort()).toEqual([
      expect.stringMatching(/^limit must be a whole number from 1 to 100, not "9{57}\.\.\."$/),
      expect.stringMatching(/^n{57}\.\.\. is not known; allowed are /),
    ]);
    expect(text.length).toBeLessThan(2_000);
  });

  test('one parameter 20,000 times is one fault', async () => {
    const { faults } = await refused(`/v1/prompts?${'a=&'.repeat(20_000)}limit=1`);
    expect(faults).toEqual(['a is not known; allowed are status, updated_since, limit, offset']);
  });
});
