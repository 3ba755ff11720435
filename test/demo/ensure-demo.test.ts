import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsToAsk } from '../../src/collector/run-plan.ts';
import { ensureDemo } from '../../src/demo/ensure-demo.ts';
import { enterRun } from '../../src/demo/seed.ts';
import { deleteOrganization } from '../../src/ingest/deletion.ts';
import { loadBrand } from '../../src/ingest/ingest-brand.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';

/* Who deletes the demo is not told of it at the next start, nor given another. */

let api: TestApi;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-demo-'));
  api = await createTestApi();
});

afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

it('is made once, and not again once it is deleted', async () => {
  const { stores } = api;
  const made: string[] = [];
  const start = () =>
    ensureDemo(
      stores,
      folder,
      () => {},
      undefined,
      async () => {
        const { key, organizationId } = await api.brand();
        made.push(organizationId);
        return { key };
      },
    );
  const key = await start();
  expect(key).toMatch(/^avk_/);
  expect(await start()).toBe(key);
  await stores.postgres.query("UPDATE organizations SET name = 'Demo'");
  await deleteOrganization(stores, made[0] ?? '', 'Demo');
  expect(await start()).toBeNull();
  expect(made).toHaveLength(1);
  // A start that was cut short while it made one.
  await writeFile(path.join(folder, 'demo-unfinished'), '');
  expect(await start()).toMatch(/^avk_/);
  expect(made).toHaveLength(2);
  expect(existsSync(path.join(folder, 'demo-unfinished'))).toBe(false);
});

it('has asked the questions of its last day: a run of that day asks what is new alone', async () => {
  const { stores } = api;
  const { id: brandId } = await api.brand({ engines: ['chatgpt', 'claude'] });
  const brand = await loadBrand(stores.postgres, brandId);
  if (!brand) throw new Error('there is no brand');
  const date = '2026-03-01';
  const toAsk = () =>
    questionsToAsk(
      stores,
      brand,
      { brandId, date },
      { engines: new Set(['chatgpt', 'claude']), maxQuestions: 10 },
    );
  await api.prompt(brand, 'One?', ['DE']);
  await enterRun(stores.postgres, brandId, date);
  expect(await toAsk()).toEqual([]);
  await api.prompt(brand, 'Two?', ['US']);
  expect(await toAsk()).toEqual(['chatgpt', 'claude']);
});
