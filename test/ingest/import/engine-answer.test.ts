import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEngineAnswer } from '../../../src/ingest/import/engine-answer.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';

/* Answers of the daily run, read one by one with the names of their brand. */

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

/** The brands that an answer of a brand names, and how often their names were loaded for it. */
async function readFor(brand: TestBrand, text: string) {
  const { postgres } = api.stores;
  const query = vi.spyOn(postgres, 'query');
  const prompt = { no: 1, id: randomUUID(), text: 'Which?', intent: 'other' as const };
  const { resolved } = await readEngineAnswer(
    postgres,
    {
      ...{ id: randomUUID(), brandId: brand.id, prompt, engine: 'chatgpt' as const, country: 'US' },
      ...{
        answeredAt: Date.UTC(2026, 2, 1),
        text,
        textFormat: 'plain' as const,
        sources: [],
        searchQueries: [],
      },
    },
    { reader: null, signal: new AbortController().signal, onFault: (error) => expect.fail(error.message) },
  );
  const loads = query.mock.calls.filter(([sql]) => String(sql).includes('FROM competitors')).length;
  query.mockRestore();
  return { named: resolved.mentions.length, loads };
}

it('reads with names that are loaded once, and anew as soon as one has changed', async () => {
  const brand = await api.brand({ name: 'Acme' });
  const other = await api.brand({ name: 'Zeta' });
  const text = 'We like Acme, Bolt and Boltzmann.';
  expect(await readFor(brand, text)).toEqual({ named: 1, loads: 1 });
  expect(await readFor(brand, text)).toEqual({ named: 1, loads: 0 });
  expect(await readFor(other, text)).toEqual({ named: 0, loads: 1 });
  const { postgres } = api.stores;
  await postgres.query("INSERT INTO competitors (brand_id, name, status) VALUES ($1, 'Bolt', 'tracked')", [
    brand.id,
  ]);
  expect(await readFor(brand, text)).toEqual({ named: 2, loads: 1 });
  expect(await readFor(brand, text)).toEqual({ named: 2, loads: 0 });
  await postgres.query("UPDATE competitors SET aliases = '{Acme}' WHERE brand_id = $1", [brand.id]);
  await postgres.query("UPDATE brands SET name = 'Ajax', aliases = '{Boltzmann}' WHERE id = $1", [brand.id]);
  expect(await readFor(brand, text)).toEqual({ named: 2, loads: 1 });
  await postgres.query('DELETE FROM competitors WHERE brand_id = $1', [brand.id]);
  expect(await readFor(brand, text)).toEqual({ named: 1, loads: 1 });
  expect(await readFor(other, text)).toEqual({ named: 0, loads: 0 });
});
