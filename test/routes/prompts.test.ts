import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api?.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const post = (brand: TestBrand, body: unknown) =>
  api.request('POST', '/v1/prompts', { key: brand.key, body });
const patch = (brand: TestBrand, id: string, body: unknown) =>
  api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body });
const problem = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('POST /v1/prompts', () => {
  test('201: an active prompt with defaults, at its Location', async () => {
    const brand = await api.brand({ country: 'DE' });
    const created = await post(brand, { text: '  Which CRM suits a dentist?\n' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      text: 'Which CRM suits a dentist?',
      status: 'active',
      paused_reason: null,
      countries: ['DE'],
      intent: 'informational',
      language: null,
      topic: null,
      tags: [],
      created_at: expect.any(String),
      updated_at: created.body.created_at,
    });
    const location = created.headers.get('location') ?? '';
    expect(location).toBe(`/v1/prompts/${created.body.id}`);
    expect((await api.get(location, brand)).body).toEqual(created.body);
  });

  test('201: countries in capitals, in the order given, each once', async () => {
    const brand = await api.brand();
    const { body } = await post(brand, { text: 'x', countries: ['us', 'DE', 'US', 'at'], intent: 'brand' });
    expect([body.countries, body.intent]).toEqual([['US', 'DE', 'AT'], 'brand']);
  });

  test('201: 1000 characters outside the Basic Multilingual Plane', async () => {
    const { status, body } = await post(await api.brand(), { text: '🦊'.repeat(1000) });
    expect([status, [...body.text].length]).toEqual([201, 1000]);
  });

  test('409: the same text after trimming and NFC, whatever the status', async () => {
    const brand = await api.brand();
    const first = await post(brand, { text: 'Caf\u00e9 or tea?' });
    await patch(brand, first.body.id, { status: 'archived' });
    const repeat = await post(brand, { text: ' Cafe\u0301 or tea? ' });
    expect(problem(repeat)).toEqual([409, 'prompt_already_exists']);
    expect(repeat.body.prompt_id).toBe(first.body.id);
    expect((await post(brand, { text: 'café or tea?' })).status).toBe(201);
    expect((await post(await api.brand(), { text: 'Café or tea?' })).status).toBe(201);
  });

  test('409 rather than 400 where the limit is used up, too', async () => {
    const brand = await api.brand({ plan: 'trial' });
    const first = await post(brand, { text: 'x', countries: ['US'] });
    await api.stores.postgres.query(`UPDATE plans SET prompt_limit = 1 WHERE id = 'trial'`);
    expect(problem(await post(brand, { text: 'x' }))).toEqual([409, 'prompt_already_exists']);
    expect(problem(await post(brand, { text: 'y' }))).toEqual([400, 'prompt_limit_exceeded']);
    await api.stores.postgres.query(`UPDATE plans SET prompt_limit = 25 WHERE id = 'trial'`);
    expect(first.status).toBe(201);
  });

  test('400: the limit counts countries over all brands of the organization', async () => {
    const organizationId = await api.organization('trial');
    const [one, other] = [await api.brand({ organizationId }), await api.brand({ organizationId })];
    const codes = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO'.split(' ');
    expect((await post(one, { text: 'a', countries: codes })).status).toBe(201); // 24 of 25
    expect(problem(await post(other, { text: 'b', countries: ['US', 'CA'] }))).toEqual([
      400,
      'prompt_limit_exceeded',
    ]);
    expect((await api.get('/v1/prompts', other)).body.meta.total).toBe(0);
    expect((await post(other, { text: 'b', countries: ['US'] })).status).toBe(201);
    expect((await post(await api.brand(), { text: 'b' })).status).toBe(201);
  });

  test.each([
    ['no body', undefined, 'text'],
    ['no text', {}, 'text'],
    ['an empty text', { text: ' \t\n' }, 'text'],
    ['1001 characters', { text: 'x'.repeat(1001) }, 'text'],
    ['a number', { text: 1 }, 'text'],
    ['NUL', { text: 'a\0b' }, 'text'],
    ['half a surrogate pair', { text: 'a\ud83e' }, 'text'],
    ['no country', { text: 'x', countries: [] }, 'countries'],
    ['null for countries', { text: 'x', countries: null }, 'countries'],
    ['an unassigned country', { text: 'x', countries: ['US', 'XX'] }, 'countries.1'],
    ['a country of three letters', { text: 'x', countries: ['USA'] }, 'countries.0'],
    ['a country that is no text', { text: 'x', countries: [1] }, 'countries.0'],
    ['an unknown intent', { text: 'x', intent: 'transactional' }, 'intent'],
    ['an unknown field', { text: 'x', language: 'en' }, 'language'],
    ['a prototype key', '{"text":"x","__proto__":{"a":1}}', '__proto__'],
  ])('400 invalid_body: %s', async (_, body, parameter) => {
    const response = await post(await api.brand(), body);
    expect(problem(response)).toEqual([400, 'invalid_body']);
    expect(response.body.errors.map((fault: { parameter: string }) => fault.parameter)).toEqual([parameter]);
  });

  test('400: more than 50 countries; all faults at once', async () => {
    const { COUNTRIES } = await import('../helpers/countries.ts');
    const brand = await api.brand();
    const tooMany = await post(brand, { text: '', countries: COUNTRIES.slice(0, 51), intent: 'x' });
    const faults = tooMany.body.errors.map((fault: { parameter: string }) => fault.parameter);
    expect(faults.sort()).toEqual(['countries', 'intent', 'text']);
    expect((await post(brand, { text: 'x', countries: COUNTRIES.slice(0, 50) })).status).toBe(201);
  });

  test('400 invalid_parameter: a query parameter', async () => {
    const brand = await api.brand();
    const response = await api.request('POST', '/v1/prompts?dry=1', { key: brand.key, body: { text: 'x' } });
    expect(problem(response)).toEqual([400, 'invalid_parameter']);
  });

  test('403: a read key', async () => {
    const brand = await api.brand();
    const key = await api.key(brand, 'read');
    expect(problem(await api.request('POST', '/v1/prompts', { key, body: {} }))).toEqual([
      403,
      'insufficient_permission',
    ]);
  });

  test('intents are classified by the brand, its aliases and the words of the text', async () => {
    const brand = await api.brand({ name: 'Acme', aliases: ['Acme Corp.', 'C++'] });
    const intents = async (texts: string[]) => {
      const created = await Promise.all(texts.map((text) => post(brand, { text })));
      return created.map(({ body }) => body.intent);
    };
    expect(await intents(['Is ACME good?', 'best c++ of all', 'What of (acme)?'])).toEqual(
      Array(3).fill('brand'),
    );
    expect(
      await intents(['Acmeist poets', 'Jira vs Asana', 'how to compare', 'best way how to cook']),
    ).toEqual(['other', 'comparison', 'comparison', 'comparison']);
    expect(await intents(['Alternatives to X', 'alternative to X', 'top 5 tools', 'X versus Y'])).toEqual(
      Array(4).fill('comparison'),
    );
    expect(await intents(['How to cook', 'how do I', 'how can I', 'How should we'])).toEqual(
      Array(4).fill('how_to'),
    );
    expect(await intents(['What is a CRM', 'how does it work', 'Whose CRM?'])).toEqual(
      Array(3).fill('informational'),
    );
    expect(await intents(['Tell me a story', 'bestow', 'top tools', 'Is it good?'])).toEqual(
      Array(4).fill('other'),
    );
    expect(await intents(['Bestätigung per E-Mail', 'bestå provet', 'how  to\tcook'])).toEqual([
      'other',
      'other',
      'how_to',
    ]);
  });
});

describe('PATCH /v1/prompts/{prompt_id}', () => {
  type Status = 'active' | 'paused' | 'archived';
  const steps: [Status, Status, number][] = [
    ['active', 'active', 200],
    ['active', 'paused', 200],
    ['active', 'archived', 200],
    ['paused', 'active', 200],
    ['paused', 'paused', 200],
    ['paused', 'archived', 200],
    ['archived', 'active', 200],
    ['archived', 'paused', 400],
    ['archived', 'archived', 200],
  ];

  test.each(steps)('%s to %s: %i', async (from, to, status) => {
    const brand = await api.brand();
    const id = await api.prompt(brand);
    const before = (await patch(brand, id, { status: from })).body;
    const after = await patch(brand, id, { status: to });
    expect(after.status).toBe(status);
    if (status === 400) expect(after.body.code).toBe('status_transition_invalid');
    const stored = (await api.get(`/v1/prompts/${id}`, brand)).body;
    const expected = status === 400 ? from : to;
    expect([stored.status, stored.paused_reason]).toEqual([expected, expected === 'paused' ? 'user' : null]);
    if (expected === from) expect(stored).toEqual(before);
    else expect(stored.updated_at > before.updated_at).toBe(true);
  });

  test('nothing changes: an empty body, no body, the values it has', async () => {
    const brand = await api.brand();
    const id = await api.prompt(brand, 'x', ['US', 'DE']);
    const before = (await api.get(`/v1/prompts/${id}`, brand)).body;
    for (const body of [{}, undefined, { status: 'active' }, { countries: ['us', 'DE', 'US'] }]) {
      const { status, body: after } = await patch(brand, id, body);
      expect([status, after]).toEqual([200, before]);
    }
  });

  test('countries are replaced, in every status', async () => {
    const brand = await api.brand();
    const id = await api.prompt(brand, 'x', ['US']);
    await patch(brand, id, { status: 'archived' });
    const { body } = await patch(brand, id, { countries: ['fr', 'DE'] });
    expect([body.countries, body.status]).toEqual([['FR', 'DE'], 'archived']);
  });

  test('status and countries change together or not at all', async () => {
    const brand = await api.brand({ plan: 'trial' });
    await api.stores.postgres.query(`UPDATE plans SET prompt_limit = 3 WHERE id = 'trial'`);
    const id = await api.prompt(brand, 'x', ['US']);
    await api.prompt(brand, 'y', ['US', 'DE']);
    const before = (await patch(brand, id, { status: 'paused' })).body;
    const refused = await patch(brand, id, { status: 'active', countries: ['US', 'DE'] });
    expect(problem(refused)).toEqual([400, 'prompt_limit_exceeded']);
    expect((await api.get(`/v1/prompts/${id}`, brand)).body).toEqual(before);
    const both = await patch(brand, id, { status: 'active', countries: ['FR'] });
    expect([both.body.status, both.body.countries, both.body.paused_reason]).toEqual([
      'active',
      ['FR'],
      null,
    ]);
    expect(problem(await patch(brand, id, { countries: ['FR', 'US'] }))).toEqual([
      400,
      'prompt_limit_exceeded',
    ]);
    // The final state counts: paused at once, the many countries take nothing of the limit.
    expect((await patch(brand, id, { status: 'paused', countries: ['FR', 'US', 'DE'] })).status).toBe(200);
    // Above the limit of a smaller plan, what adds nothing is fine.
    await api.stores.postgres.query(`UPDATE plans SET prompt_limit = 1 WHERE id = 'trial'`);
    const other = (await api.get('/v1/prompts?status=active', brand)).body.data[0].id;
    expect((await patch(brand, other, { countries: ['AT', 'CH'] })).status).toBe(200);
    expect(problem(await patch(brand, other, { countries: ['AT', 'CH', 'DE'] }))).toEqual([
      400,
      'prompt_limit_exceeded',
    ]);
    await api.stores.postgres.query(`UPDATE plans SET prompt_limit = 25 WHERE id = 'trial'`);
  });

  test.each([
    ['text', { text: 'other' }],
    ['intent', { intent: 'brand' }],
    ['paused_reason', { paused_reason: null }],
    ['status', { status: 'deleted' }],
    ['countries', { countries: [] }],
    ['countries.0', { countries: ['XK'] }],
  ])('400 invalid_body: %s', async (parameter, body) => {
    const brand = await api.brand();
    const id = await api.prompt(brand);
    const before = (await api.get(`/v1/prompts/${id}`, brand)).body;
    const response = await patch(brand, id, { status: 'paused', ...body });
    expect(problem(response)).toEqual([400, 'invalid_body']);
    expect(response.body.errors[0].parameter).toBe(parameter);
    expect((await api.get(`/v1/prompts/${id}`, brand)).body).toEqual(before);
  });

  test('404: unknown, malformed', async () => {
    const brand = await api.brand();
    for (const id of [UNKNOWN, 'x', '%00', `${UNKNOWN}0`]) {
      expect(problem(await patch(brand, id, { status: 'paused' }))).toEqual([404, 'not_found']);
    }
  });

  test('403: a read key, whatever the id', async () => {
    const key = await api.key(await api.brand(), 'read');
    const response = await api.request('PATCH', '/v1/prompts/x', { key, body: {} });
    expect(problem(response)).toEqual([403, 'insufficient_permission']);
  });
});

describe('GET /v1/prompts', () => {
  test('pages put together are all prompts, oldest first, with exact totals', async () => {
    const brand = await api.brand();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push(await api.prompt(brand));
    await patch(brand, ids[1] ?? '', { status: 'paused' });
    await patch(brand, ids[2] ?? '', { status: 'archived' });
    const left = ids.filter((_, index) => index !== 2);
    const seen: string[] = [];
    for (let offset = 0; ; offset += 4) {
      const { body } = await api.get(`/v1/prompts?limit=4&offset=${offset}`, brand);
      expect(body.meta).toEqual({ total: 6, limit: 4, offset, has_more: offset + 4 < 6 });
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      if (!body.meta.has_more) break;
    }
    expect(seen).toEqual(left);
    const past = await api.get('/v1/prompts?offset=2147483647', brand);
    expect(past.body).toEqual({
      data: [],
      meta: { total: 6, limit: 50, offset: 2_147_483_647, has_more: false },
    });
    const archived = await api.get('/v1/prompts?status=archived', brand);
    expect(archived.body.data.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
    const all = await api.get('/v1/prompts?status=archived,%20paused,active,paused', brand);
    expect(all.body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=',
    'limit=1&limit=2',
    'offset=-1',
    'offset=2147483648',
    'status=',
    'status=active,',
    'status=Active',
    'status=active&status=paused',
    'statuses=active',
    '__proto__=1',
    'constructor=1',
    'status=%00',
    'status=%ff',
  ])('400 invalid_parameter: %s', async (query) => {
    const response = await api.get(`/v1/prompts?${query}`, await api.brand());
    expect(problem(response)).toEqual([400, 'invalid_parameter']);
    expect(response.body.errors).toHaveLength(1);
  });

  test('400: all faults at once', async () => {
    const { body } = await api.get('/v1/prompts?limit=x&offset=y&status=z&a=b', await api.brand());
    const faults = body.errors.map(({ parameter }: { parameter: string }) => parameter);
    expect(faults.sort()).toEqual(['a', 'limit', 'offset', 'status']);
  });
});
