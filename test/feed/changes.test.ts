import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateBrand } from '../../src/brands/update-brand.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { drainOutbox } from '../../src/ingest/outbox/outbox.ts';
import { sealBatch } from '../../src/ingest/outbox/seal-batch.ts';
import { sendBatch } from '../../src/ingest/outbox/send-batch.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
import { ALL_DAYS, reextractBrand } from '../../src/ingest/reprocess/reextract.ts';
import { rereadBrand } from '../../src/ingest/reprocess/rereading.ts';
import { rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { removeTexts } from '../../src/ingest/reprocess/text-removal.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import { createTestApi, send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { acceptResolved } from '../ingest/accepting.ts';
import { line, manyLines as linesOf } from '../ingest/lines.ts';
import { resolvedAnswers } from '../ingest/resolved.ts';
import { Copy, readPage, singleReads } from './copy.ts';
import { readParquet } from './parquet.ts';

let api: TestApi;

beforeAll(async () => {
  // Outboxes and rereadings of others would be in the way.
  api = await createTestApi();
  return () => api.close();
});

/** Lines of different answers, whatever others there are. */
const manyLines = (count: number) => linesOf(count).map((one) => ({ ...one, id: randomUUID() }));

const never = new AbortController().signal;

async function loaded(brand: TestBrand): Promise<IngestBrand> {
  const found = await loadBrand(api.stores.postgres, brand.id);
  if (!found) throw new Error('the brand is gone');
  return found;
}

async function bring(brand: TestBrand, lines: readonly unknown[]) {
  const rejected: string[] = [];
  await importLines(api.stores, {
    brand: await loaded(brand),
    lines: lines.map((one, index) => ({ source: 'test', number: index + 1, text: JSON.stringify(one) })),
    onReject: (_, number, reason) => rejected.push(`${number}: ${reason}`),
  });
  expect(rejected).toEqual([]);
}

const rewrite = async (brand: TestBrand) =>
  rewriteBrand(api.stores, await currentBrand(api.stores.postgres, brand));

/** The copy is what the single reads say, and nothing was wrong on the way. */
async function expectWhole(brand: TestBrand, copy: Copy, answers: number) {
  expect(copy.found).toEqual([]);
  expect(copy.answers.size).toBe(answers);
  expect(Object.fromEntries(copy.answers)).toEqual(
    Object.fromEntries(await singleReads(api, brand, copy.answers.keys())),
  );
}

const text = 'The best tools:\n\n1. **Acme**: good.\n2. **Beta**: fine.\n3. **Vega**: slow.';

const extracted = (n: number, values: object = {}) =>
  line({
    id: randomUUID(),
    text,
    mentions: undefined,
    answered_at: `2026-03-0${1 + (n % 5)}T04:00:00Z`,
    ...values,
  });

describe('the feed', () => {
  it('is empty before the first answer', async () => {
    const brand = await api.brand();
    const before = Date.now();
    const { data, meta } = (await api.get('/v1/changes', brand)).body;
    expect({ data, more: meta.has_more, limit: meta.limit }).toEqual({ data: [], more: false, limit: 500 });
    expect(Date.parse(meta.complete_through)).toBeGreaterThanOrEqual(before - 1000);
    expect((await readPage(api, brand, { after: meta.next })).data).toEqual([]);
  });

  it('has every answer once, page by page of any size, as the single read has it', async () => {
    const brand = await api.brand();
    await api.competitor(brand, 'Beta');
    await bring(brand, manyLines(60));
    await bring(brand, manyLines(60));
    for (const limit of [1000, 17, 1]) {
      const copy = new Copy(api, brand);
      expect((await copy.pull(limit)).length).toBe(120);
      await expectWhole(brand, copy, 120);
      expect(await copy.pull()).toEqual([]);
    }
  });

  it('gives answers of archived prompts, and those only that came after a cursor', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(10));
    const copy = new Copy(api, brand);
    await copy.pull();
    await api.stores.postgres.query("UPDATE prompts SET status = 'archived' WHERE brand_id = $1", [brand.id]);
    expect(await copy.pull()).toEqual([]);
    expect(await new Copy(api, brand).pull()).toHaveLength(10);
    await bring(brand, manyLines(20));
    expect(await copy.pull()).toHaveLength(20);
    await expectWhole(brand, copy, 30);
  });

  it('ends before the lowest sequence that waits, and leaves none out', async () => {
    const brand = await api.brand();
    const id = await api.prompt(brand, 'best laptops');
    const { postgres, clickhouse } = api.stores;
    const prompts = await postgres.query('SELECT no, text FROM prompts WHERE id = $1', [id]);
    const copy = new Copy(api, brand);
    const accept = async (count: number) =>
      acceptResolved(api.stores, await loaded(brand), resolvedAnswers(count, { prompt: prompts.rows[0] }));
    await accept(2);
    await sealBatch(postgres, 0);
    const { rows } = await postgres.query('SELECT accepted_at AS at FROM outbox WHERE brand_id = $1', [
      brand.id,
    ]);
    await accept(3);
    // The later ones are sent first, as by another sender.
    const held = await postgres.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM outbox_batches FOR UPDATE');
    await sealBatch(postgres, 0);
    const later = await postgres.query('SELECT id FROM outbox_batches ORDER BY sealed_at DESC LIMIT 1');
    expect(await sendBatch(postgres, clickhouse, later.rows[0].id)).toBe(true);
    expect(await copy.pull()).toEqual([]);
    expect(copy.completeThrough).toBe(rows[0].at.toISOString());
    await held.query('ROLLBACK');
    held.release();
    await drainOutbox(postgres, clickhouse, brand);
    expect((await copy.pull()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    await expectWhole(brand, copy, 5);
  });

  it('brings nothing after a rewrite, nor after one of what a rewrite wrote', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(50));
    const copy = new Copy(api, brand);
    await copy.pull();
    await rewrite(brand);
    expect(await copy.pull()).toEqual([]);
    const gamma = await api.competitor(brand, 'Delta');
    expect(gamma).toBeTruthy();
    await rewrite(brand);
    await rewrite(brand);
    expect(await copy.pull()).toEqual([]);
    const late = new Copy(api, brand);
    await late.pull(7);
    await expectWhole(brand, late, 50);
    expect([...late.answers.keys()]).toEqual([...copy.answers.keys()]);
  });

  it('brings those that say something else: a name that was added, and no others', async () => {
    const brand = await api.brand({ name: 'Acme' });
    await bring(brand, [
      ...[1, 2, 3].map((n) => extracted(n)),
      ...[4, 5].map((n) => extracted(n, { text: 'Nobody is named here.' })),
      ...manyLines(5),
    ]);
    const copy = new Copy(api, brand);
    await copy.pull();
    await api.competitor(brand, 'Vega Tools', { aliases: ['Slowpoke'] });
    await rereadBrand(api.stores, brand);
    expect(await copy.pull()).toEqual([]);
    await api.stores.postgres.query(
      `UPDATE competitors SET aliases = '{Vega}' WHERE brand_id = $1 AND name = 'Vega Tools'`,
      [brand.id],
    );
    await rereadBrand(api.stores, brand);
    const came = await copy.pull(2);
    expect(came).toHaveLength(3);
    for (const { mentions } of came) {
      expect(mentions.map((one: { competitor_name: string }) => one.competitor_name)).toContain('Vega Tools');
    }
    await expectWhole(brand, copy, copy.answers.size);
    // All are read again, and say the same.
    await api.stores.postgres.query('UPDATE brands SET names_read = 0 WHERE id = $1', [brand.id]);
    await rereadBrand(api.stores, brand);
    await reextractBrand(api.stores, await loaded(brand), ALL_DAYS);
    expect(await copy.pull()).toEqual([]);
  });

  it('brings those that mention a brand that has another name, given mentions too, and other own domains', async () => {
    const brand = await api.brand({ name: 'Acme', domains: ['acme.example'] });
    const beta = await api.competitor(brand, 'Beta');
    const given = (name: string) =>
      line({ id: randomUUID(), mentions: [{ name, position: 1, sentiment: 0 }], citations: [] });
    await bring(brand, [given('Beta'), given('Beta'), given('Acme'), extracted(1, { citations: [] })]);
    const copy = new Copy(api, brand);
    await copy.pull();
    await api.stores.postgres.query(
      `UPDATE competitors SET name = 'Beta Works', aliases = '{Beta}' WHERE id = $1`,
      [beta],
    );
    await rereadBrand(api.stores, brand);
    expect(await copy.pull()).toHaveLength(3);
    await expectWhole(brand, copy, 4);
    await updateBrand(api.stores.postgres, { brandId: brand.id }, { name: 'Acme Tools', aliases: ['Acme'] });
    await rereadBrand(api.stores, brand);
    expect(await copy.pull()).toHaveLength(2);
    await expectWhole(brand, copy, 4);

    await bring(brand, [
      line({
        id: randomUUID(),
        citations: [{ url: 'https://acme.example/' }, { url: 'https://new.example/' }],
      }),
      line({ id: randomUUID(), citations: [{ url: 'https://other.example/' }] }),
    ]);
    await copy.pull();
    await updateBrand(api.stores.postgres, { brandId: brand.id }, { domains: ['new.example'] });
    await rereadBrand(api.stores, brand);
    expect(await copy.pull()).toHaveLength(1);
    await expectWhole(brand, copy, 6);
  });

  it('brings those that a merge changes', async () => {
    const brand = await api.brand();
    const [from, into] = [await api.competitor(brand, 'Beta'), await api.competitor(brand, 'Gamma')];
    await bring(brand, manyLines(40));
    const copy = new Copy(api, brand);
    const told = await copy.pull();
    const changed = told.filter(({ mentions }) =>
      mentions.some((one: { competitor_id: string }) => one.competitor_id === from),
    );
    await mergeCompetitors(api.stores, from, into);
    expect((await copy.pull(3)).map(({ id }) => id).sort()).toEqual(changed.map(({ id }) => id).sort());
    await rereadBrand(api.stores, brand);
    expect(await copy.pull()).toEqual([]);
    await expectWhole(brand, copy, 40);
    // Accepted behind what the merge has given.
    await bring(brand, manyLines(15));
    expect(await copy.pull()).toHaveLength(15);
    await rewrite(brand);
    expect(await copy.pull()).toEqual([]);
    await expectWhole(brand, copy, 55);
    const whole = new Copy(api, brand);
    await whole.pull(9);
    await expectWhole(brand, whole, 55);
  });

  it('brings those whose texts are not kept any longer', async () => {
    const brand = await api.brand();
    const date = '2026-06-01';
    await bring(brand, [...manyLines(20), ...manyLines(10)]);
    const copy = new Copy(api, brand);
    const old = (await copy.pull()).filter(({ answered_at }) => answered_at < '2026-03-10');
    await updateBrand(api.stores.postgres, { brandId: brand.id }, { keepTexts: 83 });
    await removeTexts(api.stores, brand, date, never);
    const came = await copy.pull(4);
    expect(came.map(({ id }) => id).sort()).toEqual(old.map(({ id }) => id).sort());
    expect(came.every(({ text: kept }) => kept === '')).toBe(true);
    await removeTexts(api.stores, brand, date, never);
    expect(await copy.pull()).toEqual([]);
    await rewrite(brand);
    expect(await copy.pull()).toEqual([]);
    await expectWhole(brand, copy, 30);
  });
});

describe('a request of it', () => {
  it('tells the next page in meta, in the header Link, and in headers beside files', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(5));
    const first = await api.get('/v1/changes?limit=2&text=false', brand);
    expect(first.body.data.map((one: object) => 'text' in one)).toEqual([false, false]);
    expect(first.body.meta).toMatchObject({ limit: 2, has_more: true, complete_through: null });
    expect(first.headers.get('link')).toBe(
      `</v1/changes?limit=2&text=false&after=${first.body.meta.next}>; rel="next"`,
    );
    const last = await api.get(`/v1/changes?limit=3&after=${first.body.meta.next}`, brand);
    expect(last.body.meta.has_more).toBe(false);
    expect(last.headers.get('link')).toBeNull();
    const lines = await fetch(`${api.url}/v1/changes?format=ndjson&limit=2&text=false`, {
      headers: { authorization: `Bearer ${brand.key}` },
    });
    const text = await lines.text();
    expect(
      text
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one)),
    ).toEqual(first.body.data);
    expect(lines.headers.get('x-next-cursor')).toBe(first.body.meta.next);
    expect([lines.headers.get('x-has-more'), lines.headers.get('x-complete-through')]).toEqual([
      'true',
      null,
    ]);
  });

  it('has rows as lists in Parquet, and no CSV', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(30));
    const { data } = (await api.get('/v1/changes', brand)).body;
    const response = await fetch(`${api.url}/v1/changes?format=parquet`, {
      headers: { authorization: `Bearer ${brand.key}` },
    });
    expect(await readParquet(new Uint8Array(await response.arrayBuffer()))).toEqual(data);
    const refused = await api.request('GET', '/v1/changes', {
      key: brand.key,
      headers: { accept: 'text/csv' },
    });
    expect([refused.status, refused.body.code]).toEqual([406, 'not_acceptable']);
    expect((await api.get('/v1/changes?format=csv', brand)).status).toBe(400);
  });

  it('sends files without rows where nothing is new', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(2));
    const { next } = (await readPage(api, brand, {})).meta;
    const file = async (format: string) => {
      const response = await fetch(`${api.url}/v1/changes?format=${format}&after=${next}`, {
        headers: { authorization: `Bearer ${brand.key}` },
      });
      expect([response.status, response.headers.get('x-has-more')]).toEqual([200, 'false']);
      return new Uint8Array(await response.arrayBuffer());
    };
    expect(await file('ndjson')).toHaveLength(0);
    expect(await readParquet(await file('parquet'))).toEqual([]);
  });

  it('refuses cursors that are no cursors, and those of others', async () => {
    const [brand, other] = [await api.brand(), await api.brand()];
    await bring(brand, manyLines(3));
    await bring(other, manyLines(3));
    const { next } = (await readPage(api, other, {})).meta;
    for (const after of ['x', '', `${next}=`, next.slice(1)]) {
      const { status, body } = await api.get(`/v1/changes?after=${encodeURIComponent(after)}`, brand);
      expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    }
    const expired = await api.get(`/v1/changes?after=${next}`, brand);
    expect([expired.status, expired.body.code]).toEqual([410, 'cursor_expired']);
    expect(expired.body.detail).toContain('start without "after"');
    for (const limit of [0, 1001]) {
      expect((await api.get(`/v1/changes?limit=${limit}`, brand)).status).toBe(400);
    }
    // A sequence that was never given: the brand was put back by other means than a restore.
    const own = (await readPage(api, brand, {})).meta.next;
    await api.stores.postgres.query(
      'UPDATE feeds SET last_sequence = last_sequence - 1 WHERE brand_id = $1',
      [brand.id],
    );
    expect((await api.get(`/v1/changes?after=${own}`, brand)).status).toBe(410);
  });

  it('is answered with 304 where nothing has changed', async () => {
    const brand = await api.brand();
    await bring(brand, manyLines(5));
    const { headers } = await api.get('/v1/changes?limit=2', brand);
    const etag = headers.get('etag') ?? '';
    const again = () =>
      send(api.url, 'GET', '/v1/changes?limit=2', { key: brand.key, headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await api.stores.postgres.query(`UPDATE brands SET name = 'Another' WHERE id = $1`, [brand.id]);
    expect((await again()).status).toBe(200);
  });

  it('ends a page where it would pass 16 MB', async () => {
    const brand = await api.brand();
    await bring(
      brand,
      Array.from({ length: 20 }, (_, n) => line({ id: randomUUID(), text: `${n} ${'x'.repeat(990_000)}` })),
    );
    const copy = new Copy(api, brand);
    const sizes: number[] = [];
    for (;;) {
      const { data, meta } = await copy.step(1000);
      sizes.push(data.length);
      expect(JSON.stringify(data).length).toBeLessThan(16_000_000);
      if (!meta.has_more) break;
    }
    expect(sizes).toEqual([14, 6]);
    await expectWhole(brand, copy, 20);
  });
});
