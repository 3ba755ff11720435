import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../../src/events/record-event.ts';
import { removeOldEvents } from '../../src/events/remove-old.ts';
import { type Postgres, transaction } from '../../src/stores/postgres.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { tries } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
let postgres: Postgres;

beforeAll(async () => {
  api = await sharedApi();
  postgres = api.stores.postgres;
});

const tell = (brand: TestBrand, answers: number) =>
  recordEvent(postgres, brand, 'answers.changed', { answers });

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly answers: number };
}

const page = async (brand: TestBrand, query = '') => (await api.get(`/v1/events${query}`, brand)).body;

const numbers = (events: readonly Event[]) => events.map(({ data }) => data.answers);

describe('the list of events', () => {
  it('has the newest last, page by page, with links, and goes on behind its cursor', async () => {
    const brand = await api.brand();
    const empty = await page(brand);
    expect(empty).toEqual({ data: [], meta: { limit: 100, next: expect.any(String), has_more: false } });
    for (const answers of [1, 2, 3]) await tell(brand, answers);
    const first = await page(brand, '?limit=2');
    expect(first.data[0]).toEqual({
      id: expect.any(String),
      type: 'answers.changed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { brand_id: brand.id, answers: 1, url: `${api.url}/brands/${brand.id}/overview` },
    });
    expect([numbers(first.data), first.meta.has_more]).toEqual([[1, 2], true]);
    const second = await page(brand, `?limit=2&after=${first.meta.next}`);
    expect([numbers(second.data), second.meta.has_more]).toEqual([[3], false]);
    expect(numbers((await page(brand, `?after=${empty.meta.next}`)).data)).toEqual([1, 2, 3]);
    await tell(brand, 4);
    expect(numbers((await page(brand, `?after=${second.meta.next}`)).data)).toEqual([4]);
  });

  it('picks types, and its cursor passes those that were left out', async () => {
    const brand = await api.brand();
    await tell(brand, 1);
    await recordEvent(postgres, brand, 'export.completed', {
      ...{ start_date: '2026-03-01', end_date: '2026-03-02', format: 'csv', files: 1, rows: 2 },
    });
    await tell(brand, 2);
    const exports = await page(brand, '?type=export.completed,export.failed');
    expect(exports.data.map(({ type }: Event) => type)).toEqual(['export.completed']);
    expect((await page(brand, `?after=${exports.meta.next}`)).data).toEqual([]);
    const refused = await api.get('/v1/events?type=export&limit=0&x=1', brand);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((one: { parameter: string }) => one.parameter).sort()).toEqual([
      'limit',
      'type',
      'x',
    ]);
  });

  it('refuses cursors of another brand and of another feed', async () => {
    const [brand, other] = [await api.brand(), await api.brand()];
    await tell(brand, 1);
    const { next } = (await page(brand)).meta;
    for (const [path, who] of [
      [`/v1/events?after=${next}`, other],
      [`/v1/changes?after=${next}`, brand],
      [`/v1/events?after=${(await api.get('/v1/changes', brand)).body.meta.next}`, brand],
    ] as const) {
      const { status, body } = await api.get(path, who);
      expect([status, body.code]).toEqual([410, 'cursor_expired']);
    }
  });

  it('reaches 30 days back, and older ones are removed without giving their sequence again', async () => {
    const brand = await api.brand();
    for (const answers of [1, 2]) await tell(brand, answers);
    const { next } = (await page(brand)).meta;
    await postgres.query(`UPDATE events SET at = now() - interval '31 days' WHERE brand_id = $1`, [brand.id]);
    expect((await page(brand)).data).toEqual([]);
    await removeOldEvents(postgres);
    const { rows } = await postgres.query('SELECT FROM events WHERE brand_id = $1', [brand.id]);
    expect(rows).toEqual([]);
    await tell(brand, 3);
    expect(numbers((await page(brand, `?after=${next}`)).data)).toEqual([3]);
  });
});

describe('an event', () => {
  it('is not there where its transaction fails, and not of a brand that is gone', async () => {
    const brand = await api.brand();
    await expect(
      transaction(postgres, async (client) => {
        await recordEvent(client, brand, 'answers.changed', { answers: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await recordEvent(postgres, { brandId: randomUUID() }, 'answers.changed', { answers: 1 });
    expect((await page(brand)).data).toEqual([]);
  });

  it('of an occasion is told once', async () => {
    const brand = await api.brand();
    const failed = { start_date: '2026-03-01', end_date: '2026-03-02', format: 'csv' } as const;
    for (const once of ['a', 'a', 'b']) {
      await recordEvent(postgres, brand, 'export.failed', failed, { once });
    }
    expect((await page(brand)).data).toHaveLength(2);
  });

  it('that was written first and is committed last comes last', async () => {
    const brand = await api.brand();
    const slow = await postgres.connect();
    await slow.query('BEGIN');
    await recordEvent(slow, brand, 'answers.changed', { answers: 1 });
    await tell(brand, 2);
    const before = await page(brand);
    expect(numbers(before.data)).toEqual([2]);
    await slow.query('COMMIT');
    slow.release();
    expect(numbers((await page(brand, `?after=${before.meta.next}`)).data)).toEqual([1]);
  });

  it('is skipped by no reader, however many write, and those who also raise the revision wait for none in a circle', async () => {
    const brand = await api.brand();
    const writers = 6;
    const each = tries(15, 200);
    const seen: string[] = [];
    let isOver = false;
    const read = async () => {
      let after = '';
      for (;;) {
        const last = isOver;
        const { data, meta } = await page(brand, `?limit=7${after}`);
        seen.push(...data.map(({ id }: Event) => id));
        after = `&after=${meta.next}`;
        if (last && !meta.has_more) return;
      }
    };
    const write = async (writer: number) => {
      for (let n = 0; n < each; n++) {
        await transaction(postgres, async (client) => {
          const change = () =>
            client.query(`INSERT INTO competitors (brand_id, name, status) VALUES ($1, $2, 'tracked')`, [
              brand.id,
              `${writer}/${n}`,
            ]);
          if (writer % 2 === 0) await change();
          await recordEvent(client, brand, 'answers.changed', { answers: n });
          if (writer % 2 === 1) await change();
        });
      }
    };
    const reading = read();
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    isOver = true;
    await reading;
    const { rows } = await postgres.query<{ id: string }>(
      'SELECT id FROM events WHERE brand_id = $1 ORDER BY sequence',
      [brand.id],
    );
    expect(rows).toHaveLength(writers * each);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
