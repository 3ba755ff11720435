import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { readBackupManifest } from '../../src/backup/manifest.ts';
import { bookWhatIsStored } from '../../src/ingest/ledger/ledger.ts';
import { createTestApi } from '../helpers/api.ts';

const ANSWERS = 100;
const SOURCES = 100;
const ADDRESS = 'https://a.example/';
const ADDRESS_BYTES = 8_000;

it('puts no more answers into a file than an INSERT takes, where their sources are longer than their texts', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-large-sources-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const brand = await api.brand();
  const address = `concat('${ADDRESS}', repeat('x', ${ADDRESS_BYTES - ADDRESS.length}))`;
  await api.stores.clickhouse.command({
    query: `INSERT INTO answers (brand_no, epoch, answered_at, answer_id, engine, country, text, citation_count,
              citations.url, citations.domain, citations.domain_no, citations.title, citations.position, citations.kind,
              citations.first_of_domain, citations.first_of_url)
            SELECT ${brand.brandNo}, ${brand.epoch}, toDateTime64('2026-03-01 04:00:00', 3, 'UTC') + number, generateUUIDv4(number),
              'chatgpt', 'US', 'text', ${SOURCES}, arrayMap(i -> ${address}, range(${SOURCES})),
              arrayMap(i -> 'a.example', range(${SOURCES})), arrayMap(i -> 1, range(${SOURCES})), arrayMap(i -> '', range(${SOURCES})),
              arrayMap(i -> i + 1, range(${SOURCES})), arrayMap(i -> 'listed', range(${SOURCES})),
              arrayMap(i -> i = 0, range(${SOURCES})), arrayMap(i -> i = 0, range(${SOURCES}))
            FROM numbers(${ANSWERS})`,
  });
  await bookWhatIsStored(api.stores, brand);
  const out = path.join(folder, 'backup');
  const { signal } = new AbortController();
  expect(await backUp(api.stores, out, { signal })).toMatchObject({ differences: 0 });
  const files = (await readBackupManifest(out)).files.filter(({ store }) => store === 'clickhouse');
  expect(files.reduce((sum, { rows }) => sum + rows, 0)).toBe(ANSWERS);
  for (const { rows } of files) expect(rows * SOURCES * ADDRESS_BYTES).toBeLessThan(75_000_000);
});
