import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { reconcileTables } from '../../../src/ingest/ledger/reconcile-tables.ts';
import { EXACTLY_ONCE } from '../../../src/ingest/outbox/insert-settings.ts';
import { upgrade } from '../../../src/ingest/reprocess/upgrade.ts';
import { loadConfig } from '../../../src/runtime/config.ts';
import { openStores } from '../../../src/runtime/open-stores.ts';
import type { Stores } from '../../../src/stores/stores.ts';

const BRAND = { brandId: randomUUID(), brandNo: 7, epoch: 1 };

const ANSWER = {
  brand_no: BRAND.brandNo,
  epoch: BRAND.epoch,
  answered_at: '2026-03-01 10:00:00.000',
  answer_id: randomUUID(),
  prompt_no: 3,
  engine: 'chatgpt',
  country: 'US',
  text: 'Acme',
  'mentions.competitor_no': [0],
  'mentions.position': [1],
  'mentions.sentiment': [5_000],
  'citations.url': ['https://acme.example/'],
  'citations.domain': ['acme.example'],
  'citations.domain_no': [1],
  'citations.title': ['Acme'],
  'citations.position': [1],
  'citations.kind': ['linked'],
  'citations.first_of_domain': [true],
  'citations.first_of_url': [true],
};

/** Sends the same batch in a ClickHouse that was started for it. */
async function send(dataDir: string): Promise<Awaited<ReturnType<typeof reconcileTables>>> {
  const stores: Stores = await openStores(loadConfig({ DATA_DIR: dataDir }), { role: 'command' });
  try {
    await upgrade(stores);
    const { stream } = await stores.clickhouse.exec({
      query: 'INSERT INTO answers FORMAT JSONEachRow',
      values: Readable.from([Buffer.from(JSON.stringify(ANSWER))], { objectMode: false }),
      clickhouse_settings: { ...EXACTLY_ONCE, insert_deduplication_token: 'the batch' },
    });
    await stream.forEach(() => {});
    return await reconcileTables(stores.clickhouse, BRAND);
  } finally {
    await stores.close();
  }
}

it('a batch that is sent again after a restart is known in every table, also where these were made just before', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-repeated-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  expect(await send(dataDir)).toEqual([]);
  expect(await send(dataDir)).toEqual([]);
  expect(await send(dataDir)).toEqual([]);
});
