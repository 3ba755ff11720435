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
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { deleteOrganization } from '../../src/ingest/reprocess/deletion.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { transaction } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';

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

/** Starts on empty stores that are cut short after some steps. */
async function withStarts(test: (api: TestApi, file: string, start: Start) => Promise<void>): Promise<void> {
  const own = await createTestApi();
  try {
    const dataDir = await mkdtemp(path.join(folder, 'cut-short-'));
    await test(own, path.join(dataDir, 'demo-unfinished'), (steps = Number.POSITIVE_INFINITY) => {
      const stopping = new AbortController();
      const stop = (done: number) => done >= steps && stopping.abort(new Error('killed'));
      return ensureDemo(own.stores, dataDir, stop, stopping.signal, (stores, id, onProgress, signal) =>
        seedDemo(stores, id, onProgress, signal, 2),
      );
    });
  } finally {
    await own.close();
  }
}

type Start = (steps?: number) => Promise<string | null>;

const organizations = async ({ stores }: TestApi) => {
  const { rows } = await stores.postgres.query(
    `SELECT o.id, count(b.*)::int AS brands FROM organizations o LEFT JOIN brands b ON b.organization_id = o.id
     GROUP BY o.id`,
  );
  return rows as { id: string; brands: number }[];
};

it('is there once and complete after starts that were cut short', () =>
  withStarts(async (own, file, start) => {
    // By one that has come to nothing but its organization.
    const bare = randomUUID();
    await writeFile(file, bare);
    await createOrganization(own.stores.postgres, 'Demo', 'trial', bare);
    for (const steps of [1, 1]) {
      await expect(start(steps)).rejects.toThrow('killed');
      expect(await organizations(own)).toEqual([{ id: readFileSync(file, 'utf8'), brands: 1 }]);
    }
    const key = await start();
    expect(await organizations(own)).toEqual([{ id: expect.any(String), brands: 1 }]);
    const { body } = await own.get('/v1/reports/visibility', key ?? '');
    expect(body.data).toMatchObject([{ answers: demoSize(2) }]);
    expect(existsSync(file)).toBe(false);
  }));

it('leaves alone what somebody has added to one that was cut short', () =>
  withStarts(async (own, file, start) => {
    await expect(start(1)).rejects.toThrow('killed');
    const cutShort = readFileSync(file, 'utf8');
    await own.brand({ organizationId: cutShort });
    expect(await start()).toBeNull();
    expect(await organizations(own)).toEqual([{ id: cutShort, brands: 2 }]);
    expect(existsSync(file)).toBe(false);
  }));

it('is not made, nor taken up again, where somebody else has come meanwhile', () =>
  withStarts(async (own, file, start) => {
    await expect(start(1)).rejects.toThrow('killed');
    await own.brand();
    const before = await organizations(own);
    for (const left of [readFileSync(file, 'utf8'), randomUUID(), '']) {
      await writeFile(file, left);
      expect(await start()).toBeNull();
      expect(existsSync(file)).toBe(false);
    }
    expect(await organizations(own)).toEqual(before);
  }));

it('is not begun while a backup is being restored, which is said', () =>
  withStarts(async (own, file, start) => {
    await transaction(own.stores.postgres, async (client) => {
      await client.query('LOCK TABLE organizations IN EXCLUSIVE MODE');
      await expect(start()).rejects.toThrow('a backup is being restored into this installation');
    });
    expect(existsSync(file)).toBe(false);
  }));

it('is not made once a restore that was waited for has brought something', () =>
  withStarts(async (own, file, start) => {
    const { stores } = own;
    const started = await transaction(stores.postgres, async (client) => {
      await client.query('LOCK TABLE organizations IN EXCLUSIVE MODE');
      const starting = start();
      await expect.poll(() => lockWaiters(stores.postgres)).toBe(1);
      await client.query("INSERT INTO organizations (name, plan) VALUES ('Restored', 'trial')");
      return { starting };
    });
    expect(await started.starting).toBeNull();
    expect(await organizations(own)).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
  }));

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
