import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsToAsk } from '../../src/collector/run-plan.ts';
import { ensureDemo } from '../../src/demo/ensure-demo.ts';
import { demoSize } from '../../src/demo/generator.ts';
import { enterRun, seedDemo } from '../../src/demo/seed.ts';
import { deleteOrganization } from '../../src/ingest/deletion.ts';
import { loadBrand } from '../../src/ingest/ingest-brand.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
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

/** Starts on stores that only the file of a start that was cut short lets have a demo, as others have something there. */
async function afterCutShort() {
  const dataDir = await mkdtemp(path.join(folder, 'cut-short-'));
  const file = path.join(dataDir, 'demo-unfinished');
  await writeFile(file, '');
  const start = (steps: number) => {
    const stopping = new AbortController();
    const stop = (done: number) => done >= steps && stopping.abort(new Error('killed'));
    return ensureDemo(api.stores, dataDir, stop, stopping.signal, (stores, id, onProgress, signal) =>
      seedDemo(stores, id, onProgress, signal, 2),
    );
  };
  return { file, start };
}

const demos = async () => {
  const { rows } = await api.stores.postgres.query(
    `SELECT o.id, count(b.*)::int AS brands FROM organizations o LEFT JOIN brands b ON b.organization_id = o.id
     WHERE o.name = 'Demo' GROUP BY o.id`,
  );
  return rows as { id: string; brands: number }[];
};

it('is there once and complete after starts that were cut short', async () => {
  const { file, start } = await afterCutShort();
  // By one that has come to nothing but its organization.
  const bare = randomUUID();
  await writeFile(file, bare);
  await createOrganization(api.stores.postgres, 'Demo', 'trial', bare);
  for (const steps of [1, 1]) {
    await expect(start(steps)).rejects.toThrow('killed');
    expect(await demos()).toEqual([{ id: readFileSync(file, 'utf8'), brands: 1 }]);
  }
  const key = await start(Number.POSITIVE_INFINITY);
  expect(await demos()).toEqual([{ id: expect.any(String), brands: 1 }]);
  const { body } = await api.get('/v1/reports/visibility', key ?? '');
  expect(body.data).toMatchObject([{ answers: demoSize(2) }]);
  expect(existsSync(file)).toBe(false);
});

it('leaves alone what somebody has added to one that was cut short', async () => {
  const { file, start } = await afterCutShort();
  await expect(start(1)).rejects.toThrow('killed');
  const cutShort = readFileSync(file, 'utf8');
  await api.brand({ organizationId: cutShort });
  await start(Number.POSITIVE_INFINITY);
  expect((await demos()).find(({ id }) => id === cutShort)?.brands).toBe(2);
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
