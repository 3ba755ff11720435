import { beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { startService } from '../helpers/service.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const patch = (brand: TestBrand, id: string, body: unknown) =>
  api.request('PATCH', `/v1/competitors/${id}`, { key: brand.key, body });
const problem = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('GET /v1/competitors', () => {
  test('by name without regard to case, without the own brand and dismissed ones', async () => {
    const brand = await api.brand({ name: 'Middle' });
    for (const name of ['beta', 'Alpha', 'Élan', 'gamma', 'Delta', 'élaborate', 'Zeta']) {
      await api.competitor(brand, name, { status: name === 'Zeta' ? 'suggested' : 'tracked' });
    }
    await api.competitor(brand, 'Aardvark', { status: 'dismissed' });
    const { body } = await api.get('/v1/competitors', brand);
    expect(namesOf(body)).toEqual(['Alpha', 'beta', 'Delta', 'gamma', 'Zeta', 'élaborate', 'Élan']);
    expect(body.meta).toEqual({ total: 7, limit: 50, offset: 0, has_more: false });
    const page = await api.get('/v1/competitors?limit=2&offset=1&status=tracked', brand);
    expect(namesOf(page.body)).toEqual(['beta', 'Delta']);
    expect(page.body.meta).toEqual({ total: 6, limit: 2, offset: 1, has_more: true });
    expect(namesOf((await api.get('/v1/competitors?status=dismissed', brand)).body)).toEqual(['Aardvark']);
    expect((await api.get('/v1/competitors?offset=99', brand)).body.meta.total).toBe(7);
  });

  test.each(['limit=201', 'status=hidden', 'name=x', 'offset=1e3'])('400: %s', async (query) => {
    const response = await api.get(`/v1/competitors?${query}`, await api.brand());
    expect(problem(response)).toEqual([400, 'invalid_parameter']);
  });
});

describe('GET /v1/competitors/{competitor_id}', () => {
  test('200 in every status, with every field', async () => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex', {
      status: 'dismissed',
      aliases: ['GBX'],
      domain: 'WWW.Globex.example',
    });
    const { status, body } = await api.get(`/v1/competitors/${id}`, brand);
    expect([status, body]).toEqual([
      200,
      {
        id,
        name: 'Globex',
        aliases: ['GBX'],
        domain: 'globex.example',
        domain_verified: true,
        status: 'dismissed',
        first_seen_at: null,
        last_seen_at: null,
      },
    ]);
  });

  test("404: the own brand's id", async () => {
    const brand = await api.brand();
    expect(problem(await api.get(`/v1/competitors/${brand.competitorId}`, brand))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('PATCH /v1/competitors/{competitor_id}', () => {
  const statuses = ['tracked', 'suggested', 'dismissed'];
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to]));

  test.each(pairs)('%s to %s', async (from, to) => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex', { status: from as string });
    const { status, body } = await patch(brand, id, { status: to });
    expect([status, body.status]).toEqual([200, to]);
    expect((await api.get(`/v1/competitors/${id}`, brand)).body).toEqual(body);
  });

  test("400: the own brand's id", async () => {
    const brand = await api.brand();
    const response = await patch(brand, brand.competitorId, { status: 'tracked' });
    expect(problem(response)).toEqual([400, 'own_brand_not_a_competitor']);
  });

  test("404: unknown, malformed, another brand's id, another brand's own id", async () => {
    const brand = await api.brand();
    const other = await api.brand({ organizationId: brand.organizationId });
    const foreign = await api.competitor(other, 'Globex', { status: 'tracked' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [unknown, 'x', foreign, other.competitorId]) {
      expect(problem(await patch(brand, id, { status: 'dismissed' }))).toEqual([404, 'not_found']);
    }
    expect((await api.get(`/v1/competitors/${foreign}`, other)).body.status).toBe('tracked');
  });

  test('200: an empty body, or none, changes nothing', async () => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex', { status: 'suggested' });
    const before = (await api.get(`/v1/competitors/${id}`, brand)).body;
    for (const body of [{}, undefined]) {
      const response = await patch(brand, id, body);
      expect([response.status, response.body]).toEqual([200, before]);
    }
    expect(problem(await patch(brand, brand.competitorId, {}))).toEqual([400, 'own_brand_not_a_competitor']);
    expect(problem(await patch(brand, crypto.randomUUID(), {}))).toEqual([404, 'not_found']);
  });

  test.each([
    [{ status: 'active' }, 'status'],
    [{ status: null }, 'status'],
    [{ status: 'tracked', name: 'x' }, 'name'],
  ])('400 invalid_body: %j', async (body, parameter) => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex');
    const response = await patch(brand, id, body);
    expect(problem(response)).toEqual([400, 'invalid_body']);
    expect(response.body.errors[0].parameter).toBe(parameter);
  });

  test('403: a read key', async () => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex');
    const key = await api.key(brand, 'read');
    const response = await api.request('PATCH', `/v1/competitors/${id}`, {
      key,
      body: { status: 'tracked' },
    });
    expect(problem(response)).toEqual([403, 'insufficient_permission']);
  });
});

test('a status counts in every request that starts after its PATCH, in every process and for past dates', async () => {
  const brand = await api.brand();
  const id = await api.competitor(brand, 'Globex', { status: 'dismissed' });
  const line = JSON.stringify({
    prompt_text: 'Which one?',
    engine: 'chatgpt',
    country: 'US',
    answered_at: '2026-10-10T04:00:00Z',
    text: 'Globex, then Acme.',
    mentions: [
      { competitor_id: id, position: 1, sentiment: 0 },
      { name: 'Acme', position: 2, sentiment: 0 },
    ],
  });
  const imported = await callScript('import', ['--brand', brand.id, '-'], api.stores.environment, line);
  expect(imported.output, imported.errors).toMatchObject([{ answers: 1 }]);
  const other = await startService(api.stores.environment);
  try {
    for (let round = 0; round < 12; round++) {
      const status = ['tracked', 'suggested', 'dismissed'][round % 3];
      const [writer, reader] = round % 2 === 0 ? [api.url, other.url] : [other.url, api.url];
      const changed = await send(writer, 'PATCH', `/v1/competitors/${id}`, {
        key: brand.key,
        body: { status },
      });
      expect(changed.body.status).toBe(status);
      const report = await send(
        reader,
        'GET',
        '/v1/reports/brands?start_date=2026-10-01&end_date=2026-10-31&order_by=competitor_name',
        { key: brand.key },
      );
      const names = report.body.data.map((row: { competitor_name: string }) => row.competitor_name);
      expect(names).toEqual(status === 'tracked' ? ['Acme', 'Globex'] : ['Acme']);
    }
  } finally {
    await other.close();
  }
});
