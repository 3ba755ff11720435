import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

const send = (brand: TestBrand, method: string, path: string, body: object) =>
  api.request(method, path, { key: brand.key, body });
const post = (brand: TestBrand, body: object) => send(brand, 'POST', '/v1/prompts', { text: 'x', ...body });
const patch = (brand: TestBrand, id: string, body: object) => send(brand, 'PATCH', `/v1/prompts/${id}`, body);
const bulk = (brand: TestBrand, body: object, query = '') =>
  send(brand, 'PATCH', `/v1/prompts/bulk${query}`, body);

const groups = ({ topic, tags }: { topic: string | null; tags: string[] }) => [topic, tags];
const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

/** Where of a request's body something is wrong, and what is allowed. */
const faults = ({ body }: { body: { errors: { parameter: string; message: string }[] } }) =>
  body.errors.map(({ parameter, message }) => `${parameter}: ${message}`);

describe('topic and tags of a prompt', () => {
  it('are trimmed, in NFC and each once without regard to case; null and [] remove them', async () => {
    const brand = await api.brand();
    const created = await post(brand, {
      topic: ' Cafe\u0301s, bars ',
      tags: [' Launch', 'launch', 'É', 'é', 'a, "b"'],
    });
    expect([created.status, groups(created.body)]).toEqual([
      201,
      ['Caf\u00e9s, bars', ['Launch', 'É', 'a, "b"']],
    ]);
    const { id, updated_at } = created.body;
    const same = await patch(brand, id, { topic: 'Cafés, bars', tags: ['Launch', 'É', 'a, "b"'] });
    expect(same.body.updated_at).toBe(updated_at);
    // Another spelling is a change, and other fields stay.
    expect(groups((await patch(brand, id, { tags: ['LAUNCH'] })).body)).toEqual(['Cafés, bars', ['LAUNCH']]);
    const paused = await patch(brand, id, { status: 'paused' });
    expect(groups(paused.body)).toEqual(['Cafés, bars', ['LAUNCH']]);
    const cleared = await patch(brand, id, { topic: null, tags: [] });
    expect([...groups(cleared.body), cleared.body.status]).toEqual([null, [], 'paused']);
    expect(cleared.body.updated_at > paused.body.updated_at).toBe(true);
    expect((await api.get(`/v1/prompts/${id}`, brand)).body).toEqual(cleared.body);
    const since = await api.get(`/v1/prompts?updated_since=${cleared.body.updated_at}`, brand);
    expect(since.body.data).toEqual([cleared.body]);
  });

  it('hold the most that is allowed, in characters', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `${'🦊'.repeat(48)}${10 + index}`);
    const { status, body } = await post(await api.brand(), { topic: '🦊'.repeat(100), tags });
    expect([status, groups(body)]).toEqual([201, ['🦊'.repeat(100), tags]]);
  });

  it('400 names what is wrong and what is allowed, all at once', async () => {
    const brand = await api.brand();
    const wrong = await post(brand, { topic: ' ', tags: ['ok', '', 7, 'x'.repeat(51), 'a\0b'] });
    expect([wrong.status, wrong.body.code, faults(wrong)]).toEqual([
      400,
      'invalid_body',
      [
        'topic: must not be empty: 1 to 100 characters are allowed',
        'tags.1: must not be empty: 1 to 50 characters are allowed',
        'tags.2: must be a text of 1 to 50 characters',
        'tags.3: must have at most 50 characters, not 51',
        'tags.4: must not hold the character NUL',
      ],
    ]);
    const more = await post(brand, { topic: 7, tags: many(21) });
    expect(faults(more)).toEqual([
      'topic: must be a text of 1 to 100 characters, or null for none',
      'tags: must hold at most 20 tags, not 21',
    ]);
    expect(faults(await post(brand, { topic: 'x'.repeat(101), tags: 'one' }))).toEqual([
      'topic: must have at most 100 characters, not 101',
      'tags: must be an array of up to 20 tags',
    ]);
    expect((await api.get('/v1/prompts', brand)).body.data).toEqual([]);
  });
});

describe('many prompts', () => {
  it('are created with them, and changed together', async () => {
    const brand = await api.brand();
    const created = await send(brand, 'POST', '/v1/prompts/bulk', {
      prompts: [
        { text: 'a', topic: 'One', tags: ['x', 'X'] },
        { text: 'b', tags: many(19) },
        { text: 'c', topic: '' },
      ],
    });
    const [first, second, third] = created.body.data;
    expect([groups(first.prompt), groups(second.prompt)]).toEqual([
      ['One', ['x']],
      [null, many(19)],
    ]);
    expect(third.errors).toEqual([
      { parameter: 'topic', message: 'must not be empty: 1 to 100 characters are allowed' },
    ]);
    const ids = [first.prompt.id, second.prompt.id];
    const change = { ids, topic: 'Two', add_tags: ['X', 'new'], remove_tags: ['TAG 0', 'none'] };
    const dry = await bulk(brand, change, '?dry_run=true');
    expect(dry.body.data.map(groups)).toEqual([
      ['Two', ['x', 'new']],
      ['Two', [...many(19).slice(1), 'X', 'new']],
    ]);
    expect(dry.body.meta).toMatchObject({ changed: 2, unchanged: 0, monthly_questions: 0, monthly_cost: 0 });
    expect(groups((await api.get(`/v1/prompts/${ids[0]}`, brand)).body)).toEqual(['One', ['x']]);
    const changed = await bulk(brand, change);
    expect(changed.body.data.map(groups)).toEqual(dry.body.data.map(groups));
    expect((await bulk(brand, change)).body.meta).toEqual({ changed: 0, unchanged: 2 });
    const { rows } = await api.stores.postgres.query(
      `SELECT subject, changes FROM journal WHERE brand_id = $1 AND action = 'prompt.changed' ORDER BY subject`,
      [brand.id],
    );
    expect(rows).toEqual([
      { subject: 'a', changes: { topic: 'Two', tags: ['x', 'new'] } },
      { subject: 'b', changes: { topic: 'Two', tags: [...many(19).slice(1), 'X', 'new'] } },
    ]);
  });

  it('change all or none: where one would have too many tags, no other is changed', async () => {
    const brand = await api.brand();
    const few = await post(brand, { text: 'few' });
    const full = await post(brand, { text: 'full', tags: many(20) });
    const ids = [few.body.id, full.body.id];
    const refused = await bulk(brand, { ids, status: 'paused', add_tags: ['one more'] });
    expect([refused.status, refused.body.code, faults(refused)]).toEqual([
      400,
      'invalid_body',
      [`add_tags: would give prompt ${ids[1]} 21 tags; at most 20 are allowed`],
    ]);
    const both = await bulk(brand, { ids, add_tags: ['One'], remove_tags: ['one'] });
    expect(faults(both)).toEqual(['remove_tags: must not name "One", which add_tags names, too']);
    const { body } = await api.get('/v1/prompts', brand);
    expect(body.data).toEqual([few.body, full.body]);
  });

  it('lose no tag where two requests add some at the same time', async () => {
    const brand = await api.brand();
    const { body } = await post(brand, {});
    const added = many(20);
    const statuses = await Promise.all(
      added.map(async (tag) => (await bulk(brand, { ids: [body.id], add_tags: [tag] })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await api.get(`/v1/prompts/${body.id}`, brand)).body.tags.sort()).toEqual(added.sort());
  });
});

/** A brand with answers to three prompts on one day: two of a topic, one without. */
async function answered() {
  const brand = await api.brand();
  const lines = ['a', 'b', 'c'].map((prompt_text) => ({
    id: randomUUID(),
    prompt_text,
    ...(prompt_text === 'c' ? {} : { topic: 'Pricing, plans', tags: ['Launch', prompt_text] }),
    engine: 'chatgpt',
    country: 'US',
    answered_at: '2026-03-01T04:10:00Z',
    text: 'Acme',
    mentions: [{ name: 'Rival', position: 1 }],
    citations: [{ url: `https://${prompt_text}.example/`, title: 'x' }],
  }));
  const given = lines.map((line, number) => ({ source: 'test', number, text: JSON.stringify(line) }));
  const known = await loadBrand(api.stores.postgres, brand.id);
  if (!known) throw new Error('the brand is gone');
  await importLines(api.stores, {
    brand: known,
    lines: given,
    onReject: (...fault) => expect(fault).toBeNull(),
  });
  const prompts = (await api.get('/v1/prompts?status=paused,active', brand)).body.data;
  return { brand, ids: prompts.map(({ id }: { id: string }) => id) as string[] };
}

const RANGE = 'start_date=2026-03-01&end_date=2026-03-01';
const PRICING = encodeURIComponent('"Pricing, plans"');

describe('answers', () => {
  it('are grouped and filtered by what prompts have now, for past dates too', async () => {
    const { brand, ids } = await answered();
    const byTopic = async () =>
      (await api.get(`/v1/reports/visibility?${RANGE}&dimensions=topic`, brand)).body.data.map(
        ({ topic, answers }: { topic: string | null; answers: number }) => [topic, answers],
      );
    const answers = async (query: string) => {
      const { status, body } = await api.get(`/v1/answers?${RANGE}&${query}`, brand);
      expect([status, body.code]).toEqual([200, undefined]);
      return body.meta.total;
    };
    expect(await byTopic()).toEqual([
      ['Pricing, plans', 2],
      [null, 1],
    ]);
    expect(await answers(`topic=${PRICING}`)).toBe(2);
    expect(await answers('topic=pricing%2C%20plans')).toBe(0);
    expect(await answers('tag=LAUNCH')).toBe(2);
    expect(await answers('tag=a,none')).toBe(1);
    await patch(brand, ids[0] ?? '', { topic: 'Other', tags: [] });
    expect(await byTopic()).toEqual([
      ['Other', 1],
      ['Pricing, plans', 1],
      [null, 1],
    ]);
    expect(await answers(`topic=Other,${PRICING}`)).toBe(2);
    expect(await answers('tag=launch')).toBe(1);
    await api.stores.postgres.query('UPDATE prompts SET language = $2 WHERE id = $1', [ids[2], 'de']);
    expect(await answers('language=DE,en')).toBe(1);
    const csv = await api.request('GET', `/v1/reports/brands?${RANGE}&dimensions=topic,language&format=csv`, {
      key: brand.key,
    });
    expect(csv.text.split('\r\n').map((line) => line.split(',').slice(0, 2).join())).toContain(',"de"');
    const { meta } = (await api.get(`/v1/reports/citations?${RANGE}&topic=Other&tag=x&language=EN`, brand))
      .body;
    expect(meta).toMatchObject({ topic: ['Other'], tag: ['x'], language: ['en'] });
  });

  it('400 names what a filter takes', async () => {
    const brand = await api.brand();
    const path = `/v1/reports/visibility?topic=${'x'.repeat(101)}&tag=a,,b&language=english`;
    expect(faults(await api.get(path, brand))).toEqual([
      expect.stringContaining(
        'topic: must hold topics of 1 to 100 characters, one with a comma in double quotes',
      ),
      expect.stringContaining('tag: must be a comma list without empty items'),
      'language: must hold ISO 639-1 language codes such as en, not "english"',
    ]);
  });
});
