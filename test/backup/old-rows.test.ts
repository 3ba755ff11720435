import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { lockAcceptance } from '../../src/ingest/acceptance-lock.ts';
import { importLines } from '../../src/ingest/importer.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/ingest-brand.ts';
import { removeOldRows, rewriteBrand } from '../../src/ingest/rewrite.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import { transaction } from '../../src/stores/postgres.ts';
import { createTestApi } from '../helpers/api.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { manyLines } from '../ingest/lines.ts';

it('keeps the rows that it has yet to read, of a brand that is written anew meanwhile', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-old-rows-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { postgres, clickhouse } = api.stores;
  const brands: IngestBrand[] = [];
  for (const seed of ['first', 'second']) {
    const brand = (await loadBrand(postgres, (await api.brand()).id)) as IngestBrand;
    const lines = manyLines(20, seed).map((one, number) => ({
      source: seed,
      number,
      text: JSON.stringify(one),
    }));
    await importLines(api.stores, { brand, lines, onReject: () => {} });
    brands.push(brand);
  }
  const [first, second] = brands as [IngestBrand, IngestBrand];
  const out = (name: string) => path.join(folder, name);
  const { signal } = new AbortController();
  // It waits for the first brand, having its moment, while the second is written anew and cleaned.
  const backup = await transaction(postgres, async (client) => {
    await lockAcceptance(client, first);
    const made = backUp(api.stores, out('meanwhile'), { signal });
    await vi.waitFor(async () => expect(await lockWaiters(postgres)).toBe(1), { timeout: 30_000 });
    await rewriteBrand(api.stores, await currentBrand(postgres, second));
    await postgres.query("UPDATE brands SET epoch_since = now() - interval '2 minutes' WHERE id = $1", [
      second.brandId,
    ]);
    await removeOldRows(api.stores, second);
    return { made };
  });
  expect(await backup.made).toMatchObject({ differences: 0 });
  // Once it is made they go.
  const epochs = async () => {
    const query = `SELECT DISTINCT epoch FROM answers WHERE brand_no = ${second.brandNo} ORDER BY epoch`;
    return (await clickhouse.query({ query, format: 'JSONCompactEachRow' })).json();
  };
  await removeOldRows(api.stores, second);
  await vi.waitFor(async () => expect(await epochs()).toHaveLength(1), { timeout: 30_000 });
});
