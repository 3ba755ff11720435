import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { updateBrand } from '../../src/brands/update-brand.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { copyAnswers, rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { removeTexts } from '../../src/ingest/reprocess/text-removal.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import type { PostgresClient } from '../../src/stores/postgres.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import { sharedApi } from '../helpers/shared.ts';
import { manyLines } from '../ingest/lines.ts';
import { Copy, singleReads } from './copy.ts';

/* Removals of texts that are cut short: before each of their statements, and after it where nobody is told of its end. */

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

const never = new AbortController().signal;
const DATE = '2026-06-01';

/** By day every third statement is tried. */
const STRIDE = NIGHTLY ? 1 : 3;

async function bring(brand: TestBrand, count: number) {
  const loaded = await loadBrand(api.stores.postgres, brand.id);
  if (!loaded) throw new Error('the brand is gone');
  await importLines(api.stores, {
    brand: loaded,
    lines: manyLines(count).map((one, number) => ({
      ...{ source: 'test', number },
      text: JSON.stringify({ ...one, id: randomUUID() }),
    })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
}

class Killed extends Error {}

/** The stores as a process sees them that is killed at its nth statement that changes something, before or after it. */
function killedAt(nth: number, when: 'before' | 'after') {
  let statements = 0;
  type Run = (...args: unknown[]) => Promise<unknown>;
  const killing =
    (changes: (first: unknown) => boolean, run: Run): Run =>
    async (...args) => {
      const isLast = changes(args[0]) && ++statements === nth;
      if (isLast && when === 'before') throw new Killed();
      const result = await run(...args);
      if (isLast) throw new Killed();
      return result;
    };
  const { postgres, clickhouse } = api.stores;
  const isChange = (query: unknown) =>
    /^\s*(INSERT|UPDATE|DELETE|COMMIT)/.test(String((query as { text?: string }).text ?? query));
  const over = <Store extends object>(store: Store, replaced: Partial<Record<keyof Store, unknown>>): Store =>
    new Proxy(store, {
      get: (target, name) => replaced[name as keyof Store] ?? bound(target, name),
    });
  const bound = (target: object, name: string | symbol) => {
    const value = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  const client = (one: PostgresClient) => over(one, { query: killing(isChange, one.query.bind(one) as Run) });
  return {
    stores: {
      clickhouse: over(clickhouse, {
        command: killing(() => true, clickhouse.command.bind(clickhouse) as Run),
      }),
      postgres: over(postgres, {
        query: killing(isChange, postgres.query.bind(postgres) as unknown as Run),
        connect: async () => client(await postgres.connect()),
      }),
    },
  };
}

it.each(['before', 'after'] as const)('goes on after a kill %s any of its statements', async (when) => {
  let kills = 0;
  for (let nth = 1; ; nth += STRIDE) {
    const brand = await api.brand();
    await bring(brand, 12);
    const [early, late] = [new Copy(api, brand), new Copy(api, brand)];
    await early.pull();
    await late.step(3);
    await updateBrand(api.stores.postgres, { brandId: brand.id }, { keepTexts: 90 });
    const { stores } = killedAt(nth, when);
    const killed = await removeTexts(stores, brand, DATE, never).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true;
        throw error;
      },
    );
    await early.pull();
    await bring(brand, 4);
    // Answers that are accepted meanwhile come after those that lose their texts.
    await early.pull();
    await late.step(5);
    if (kills % 2 === 0) await removeTexts(api.stores, brand, DATE, never);
    else {
      // A rewrite completes it first, as the texts would be copied.
      await rewriteBrand(api.stores, await currentBrand(api.stores.postgres, brand));
      await early.pull();
      await removeTexts(api.stores, brand, DATE, never);
    }
    for (const copy of [early, late]) {
      await copy.pull(5);
      expect(copy.found).toEqual([]);
      expect(copy.answers.size).toBe(16);
      expect(Object.fromEntries(copy.answers)).toEqual(
        Object.fromEntries(await singleReads(api, brand, copy.answers.keys())),
      );
    }
    const { rows } = await api.stores.postgres.query('SELECT FROM text_removals WHERE brand_id = $1', [
      brand.id,
    ]);
    expect(rows).toEqual([]);
    if (!killed) break;
    kills += 1;
  }
  expect(kills * STRIDE).toBeGreaterThan(6);
});

it('keeps a rewrite from undoing it that began before', async () => {
  const brand = await api.brand();
  await bring(brand, 12);
  const copy = new Copy(api, brand);
  await copy.pull();
  await updateBrand(api.stores.postgres, { brandId: brand.id }, { keepTexts: 90 });
  let removed: Promise<void> | undefined;
  const rewriting = rewriteBrand(api.stores, await currentBrand(api.stores.postgres, brand), {
    // The whole removal happens while it writes.
    async write(...args) {
      const more = await copyAnswers(...args);
      removed ??= removeTexts(api.stores, brand, DATE, never);
      await removed;
      return more;
    },
  });
  await expect(rewriting).rejects.toThrow('were removed meanwhile');
  expect((await copy.pull()).every(({ text }) => text === '')).toBe(true);
  expect(copy.found).toEqual([]);
});
