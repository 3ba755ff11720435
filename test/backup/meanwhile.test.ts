import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { readBackupManifest } from '../../src/backup/manifest.ts';
import { lockAcceptance } from '../../src/ingest/brands/acceptance-lock.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { deleteBrand } from '../../src/ingest/reprocess/deletion.ts';
import { removeOldRows, rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import { transaction } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { manyLines } from '../ingest/lines.ts';

/** Two brands with answers. */
async function twoBrands() {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-old-rows-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const brands: IngestBrand[] = [];
  for (const seed of ['first', 'second']) {
    const brand = (await loadBrand(api.stores.postgres, (await api.brand()).id)) as IngestBrand;
    const lines = manyLines(20, seed).map((one, number) => ({
      source: seed,
      number,
      text: JSON.stringify(one),
    }));
    await importLines(api.stores, { brand, lines, onReject: () => {} });
    brands.push(brand);
  }
  const [first, second] = brands as [IngestBrand, IngestBrand];
  return { api, out: path.join(folder, 'backup'), first, second };
}

/** Makes a backup that has its moment, and waits for the first brand until something is done. */
async function backUpMeanwhile(
  { stores }: TestApi,
  out: string,
  first: IngestBrand,
  meanwhile: () => Promise<unknown>,
) {
  const { made } = await transaction(stores.postgres, async (client) => {
    await lockAcceptance(client, first);
    const backup = backUp(stores, out, { signal: new AbortController().signal });
    await vi.waitFor(async () => expect(await lockWaiters(stores.postgres)).toBe(1), { timeout: 30_000 });
    await meanwhile();
    return { made: backup };
  });
  return made;
}

it('keeps the rows that it has yet to read, of a brand that is written anew meanwhile', async () => {
  const { api, out, first, second } = await twoBrands();
  const { postgres, clickhouse } = api.stores;
  const backup = await backUpMeanwhile(api, out, first, async () => {
    await rewriteBrand(api.stores, await currentBrand(postgres, second));
    await postgres.query("UPDATE brands SET epoch_since = now() - interval '2 minutes' WHERE id = $1", [
      second.brandId,
    ]);
    await removeOldRows(api.stores, second);
  });
  expect(backup).toMatchObject({ differences: 0 });
  // Once it is made they go.
  const epochs = async () => {
    const query = `SELECT DISTINCT epoch FROM answers WHERE brand_no = ${second.brandNo} ORDER BY epoch`;
    return (await clickhouse.query({ query, format: 'JSONCompactEachRow' })).json();
  };
  await removeOldRows(api.stores, second);
  await vi.waitFor(async () => expect(await epochs()).toHaveLength(1), { timeout: 30_000 });
});

it('is made of the others where a brand is just being deleted', async () => {
  const { api, out, first, second } = await twoBrands();
  const { postgres, clickhouse } = api.stores;
  // It is gone from Postgres, and ClickHouse has its rows yet.
  const away = { ...clickhouse, command: () => Promise.reject(new Error('away')) };
  const backup = await backUpMeanwhile(api, out, first, () =>
    expect(
      deleteBrand(
        { postgres, clickhouse: Object.setPrototypeOf(away, clickhouse) },
        second.brandId,
        second.name,
      ),
    ).rejects.toThrow('away'),
  );
  expect(backup).toMatchObject({ differences: 1 });
  const read = (await readBackupManifest(out)).files.filter(({ store }) => store === 'clickhouse');
  expect(read.map(({ path: file, rows }) => [file.split('/')[2], rows])).toEqual([[first.brandId, 20]]);
});
