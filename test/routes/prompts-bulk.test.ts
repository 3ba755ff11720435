import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

/** Tries of a request that a busy machine answers with 503, as no connection is free within three seconds. */
const TRIES = 5;

/** Sends prompts together, again after 503 as clients do: nothing was created then. */
async function create(brand: TestBrand, prompts: readonly unknown[], query = '') {
  const send = () => api.request('POST', `/v1/prompts/bulk${query}`, { key: brand.key, body: { prompts } });
  let response = await send();
  for (let tries = 1; response.status === 503 && tries < TRIES; tries += 1) response = await send();
  return response;
}

const change = (brand: TestBrand, body: object, query = '') =>
  api.request('PATCH', `/v1/prompts/bulk${query}`, { key: brand.key, body });

const all = async (brand: TestBrand) =>
  (await api.get('/v1/prompts?status=active,paused,archived&limit=200', brand)).body.data;

const texts = (count: number, of = 'Which one') =>
  Array.from({ length: count }, (_, index) => ({ text: `${of} ${index}?` }));

describe('POST /v1/prompts/bulk', () => {
  it('creates what is new, names what is there, and tells what is wrong with the others', async () => {
    const brand = await api.brand();
    const known = await api.prompt(brand, 'Known?');
    const { status, body } = await create(brand, [
      { text: ' New? ', countries: ['de', 'us', 'DE'], intent: 'other' },
      { text: 'Known?' },
      { text: '', countries: ['xx'], colour: 'red' },
      'no prompt',
      { text: 'New?' },
      { text: 'What is the best?' },
    ]);
    expect(status).toBe(200);
    const [first, second, third, fourth, fifth, sixth] = body.data;
    expect(first).toMatchObject({
      index: 0,
      status: 201,
      prompt: { text: 'New?', status: 'active', countries: ['DE', 'US'], intent: 'other', language: null },
    });
    expect(second).toEqual({ index: 1, status: 409, prompt_id: known });
    expect(third).toMatchObject({ index: 2, status: 400 });
    expect(third.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
      'colour',
      'countries.0',
      'text',
    ]);
    expect(fourth).toMatchObject({ index: 3, status: 400, errors: [{ parameter: 'body' }] });
    expect(fifth).toEqual({ index: 4, status: 409, prompt_id: first.prompt.id });
    expect(sixth).toMatchObject({ status: 201, prompt: { intent: 'comparison', countries: ['US'] } });
    expect(body.meta).toEqual({ created: 2, existing: 2, rejected: 2 });
    expect((await all(brand)).map(({ text }: { text: string }) => text)).toEqual([
      'Known?',
      'New?',
      'What is the best?',
    ]);
    const { rows: journal } = await api.stores.postgres.query(
      `SELECT subject FROM journal WHERE brand_id = $1 AND action = 'prompt.created' ORDER BY id`,
      [brand.id],
    );
    expect(journal.map(({ subject }) => subject)).toEqual(['Known?', 'New?', 'What is the best?']);
    // Done again, it adds nothing.
    expect((await create(brand, [{ text: 'New?' }])).body.meta).toEqual({
      created: 0,
      existing: 1,
      rejected: 0,
    });
  });

  it('keeps the order of the request, and takes 500 of the longest', async () => {
    const brand = await api.brand();
    const longest = Array.from({ length: 500 }, (_, index) => ({
      text: `${index}${'😀'.repeat(996 - String(index).length)}`,
    }));
    const { status, body } = await create(brand, longest);
    expect([status, body.meta?.created]).toEqual([200, 500]);
    const listed = (await api.get('/v1/prompts?limit=200&offset=200', brand)).body.data;
    expect(listed.map(({ text }: { text: string }) => text)).toEqual(
      longest.slice(200, 400).map(({ text }) => text),
    );
    for (const count of [0, 501]) {
      const refused = await create(brand, texts(count));
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_body']);
    }
    const large = await api.request('POST', '/v1/prompts/bulk', {
      key: brand.key,
      body: 'x'.repeat(2_700_000),
    });
    expect([large.status, large.body.code]).toBeTruthy();
  });

  it('creates none where all together pass the limit', async () => {
    const brand = await api.brand({ plan: 'starter' });
    const { status, body } = await create(
      brand,
      texts(51).map((one) => ({ ...one, countries: ['US', 'DE'] })),
    );
    expect([status, body.code]).toEqual([400, 'prompt_limit_exceeded']);
    expect(body.detail).toContain('this would add 102');
    expect(await all(brand)).toEqual([]);
    expect((await create(brand, texts(50))).body.meta.created).toBe(50);
  });

  it('never passes the limit with others at the same time', async () => {
    const brand = await api.brand({ plan: 'starter' });
    const answers = await Promise.all([
      create(brand, texts(60, 'One')),
      create(brand, texts(60, 'Other')),
      api.request('POST', '/v1/prompts', { key: brand.key, body: { text: 'Single?' } }),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 400]);
    expect(await all(brand)).toHaveLength(answers[2]?.status === 201 ? 61 : 60);
  });

  it('says in a dry run what would happen and cost, and changes nothing', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    const known = await api.prompt(brand, 'Known?');
    const prompts = [
      { text: 'New?', countries: ['US', 'DE'] },
      { text: 'New?' },
      { text: 'Known?' },
      { text: '' },
    ];
    const { body } = await create(brand, prompts, '?dry_run=true');
    expect(
      body.data.map(({ status, prompt, prompt_id }: Record<string, unknown>) => [status, prompt, prompt_id]),
    ).toEqual([
      [201, undefined, undefined],
      [409, undefined, undefined],
      [409, undefined, known],
      [400, undefined, undefined],
    ]);
    expect(body.meta).toMatchObject({ created: 1, existing: 2, rejected: 1 });
    // As GET /v1/usage tells the next month, once it is done.
    const before = (await api.get('/v1/usage', brand)).body;
    expect(await all(brand)).toHaveLength(1);
    expect((await create(brand, prompts)).body.meta).toEqual({ created: 1, existing: 2, rejected: 1 });
    const after = (await api.get('/v1/usage', brand)).body;
    expect(body.meta.monthly_questions).toBe(after.next_month_questions - before.next_month_questions);
    expect(body.meta.monthly_cost).toBeCloseTo(after.next_month_cost - before.next_month_cost, 6);
  });

  it('is not for keys that read', async () => {
    const brand = await api.brand();
    const key = await api.key(brand, 'read');
    const { status, body } = await api.request('POST', '/v1/prompts/bulk', {
      key,
      body: { prompts: texts(1) },
    });
    expect([status, body.code]).toEqual([403, 'insufficient_permission']);
  });
});

describe('PATCH /v1/prompts/bulk', () => {
  it('changes all of them, those of a later id first, and tells how many', async () => {
    const brand = await api.brand();
    const ids = [];
    for (const { text } of texts(3)) ids.push(await api.prompt(brand, text));
    expect((await change(brand, { ids: [ids[0]], status: 'paused' })).body.meta).toEqual({
      changed: 1,
      unchanged: 0,
    });
    const { body } = await change(brand, { ids: [ids[2]?.toUpperCase(), ids[0], ids[2]], status: 'paused' });
    expect(body.meta).toEqual({ changed: 1, unchanged: 1 });
    expect(
      body.data.map(({ id, status, paused_reason }: Record<string, string>) => [id, status, paused_reason]),
    ).toEqual([
      [ids[2], 'paused', 'user'],
      [ids[0], 'paused', 'user'],
    ]);
    expect((await all(brand)).map(({ status }: { status: string }) => status)).toEqual([
      'paused',
      'active',
      'paused',
    ]);
    expect((await change(brand, { ids })).body.meta).toEqual({ changed: 0, unchanged: 3 });
  });

  it('changes none where one cannot change, is unknown or is of another brand', async () => {
    const [brand, other] = [await api.brand(), await api.brand()];
    const [one, archived, theirs] = [
      await api.prompt(brand, 'One?'),
      await api.prompt(brand, 'Two?'),
      await api.prompt(other, 'Three?'),
    ];
    await change(brand, { ids: [archived], status: 'archived' });
    const invalid = await change(brand, { ids: [one, archived], status: 'paused' });
    expect([invalid.status, invalid.body.code]).toEqual([400, 'status_transition_invalid']);
    const unknown = async (id: string) => {
      const { status, body } = await change(brand, { ids: [one, id], status: 'paused' });
      expect(body.errors).toEqual([{ parameter: 'ids.1', message: `${id} is not a prompt of this brand` }]);
      const { request_id, errors, ...told } = body;
      return { status, ...told };
    };
    expect(await unknown(theirs)).toEqual(await unknown('3f2b8c1e-0d4a-4b6e-9c7f-5a1d2e3f4b5c'));
    expect((await all(brand)).map(({ status }: { status: string }) => status)).toEqual([
      'active',
      'archived',
    ]);
    expect((await all(other))[0].status).toBe('active');
  });

  it('judges the limit for all together, and tells what a dry run saves', async () => {
    const brand = await api.brand({ plan: 'starter', engines: ['chatgpt'] });
    const created = await create(brand, texts(100));
    const ids = created.body.data.map(({ prompt }: { prompt: { id: string } }) => prompt.id);
    const saved = await change(brand, { ids: ids.slice(0, 60), status: 'paused' }, '?dry_run=true');
    expect(saved.body.meta).toMatchObject({ changed: 60, unchanged: 0 });
    expect(saved.body.meta.monthly_questions).toBeLessThanOrEqual(-60 * 28);
    expect(saved.body.meta.monthly_cost).toBeLessThan(0);
    expect((await all(brand)).every(({ status }: { status: string }) => status === 'active')).toBe(true);
    await change(brand, { ids: ids.slice(0, 60), status: 'paused' });
    await create(brand, texts(50, 'More'));
    const refused = await change(brand, { ids: ids.slice(0, 60), status: 'active' });
    expect([refused.status, refused.body.code]).toEqual([400, 'prompt_limit_exceeded']);
    expect((await change(brand, { ids: ids.slice(0, 10), status: 'active' })).body.meta.changed).toBe(10);
  });
});

describe('updated_since', () => {
  it('lists prompts and competitors that changed since, in whatever is shown', async () => {
    const brand = await api.brand();
    const [one, two] = [await api.prompt(brand, 'One?'), await api.prompt(brand, 'Two?')];
    const [rival, other] = [await api.competitor(brand, 'Rival'), await api.competitor(brand, 'Other')];
    const { postgres } = api.stores;
    const clock = async () => {
      const { rows } = await postgres.query("SELECT clock_timestamp() + interval '1 millisecond' AS now");
      await postgres.query('SELECT pg_sleep(0.003)');
      return rows[0].now.toISOString();
    };
    const since = async (list: string, time: string) => {
      const { body } = await api.get(`/v1/${list}?updated_since=${time}`, brand);
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map(({ id }: { id: string }) => id);
    };
    const start = await clock();
    expect([await since('prompts', start), await since('competitors', start)]).toEqual([[], []]);
    await change(brand, { ids: [two], status: 'paused' });
    await api.request('PATCH', `/v1/competitors/${rival}`, { key: brand.key, body: { status: 'dismissed' } });
    await api.request('PATCH', `/v1/competitors/${rival}`, { key: brand.key, body: { status: 'tracked' } });
    expect([await since('prompts', start), await since('competitors', start)]).toEqual([[two], [rival]]);
    const later = await clock();
    await postgres.query(`UPDATE prompts SET language = 'en' WHERE id = $1`, [one]);
    await postgres.query('UPDATE competitors SET last_seen_at = now() WHERE id = $1', [other]);
    await postgres.query('UPDATE competitors SET last_seen_at = last_seen_at WHERE id = $1', [rival]);
    expect([await since('prompts', later), await since('competitors', later)]).toEqual([[one], [other]]);
    expect(await since('prompts', start.replace('Z', '%2B00:00'))).toEqual([one, two]);
    for (const time of ['2026-11-01', 'yesterday', '2026-02-30T00:00:00Z', '2026-11-01T00:00:00']) {
      const { status, body } = await api.get(`/v1/prompts?updated_since=${time}`, brand);
      expect([status, body.errors[0].parameter]).toEqual([400, 'updated_since']);
    }
  });
});
