import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { readBackupManifest } from '../../src/backup/manifest.ts';
import { restore } from '../../src/backup/restore.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { createOrganization, showOrganization } from '../../src/plans/organizations.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import { Copy, readPage } from '../feed/copy.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { someByDay, tries } from '../helpers/nightly.ts';
import { closeAfterTest } from '../helpers/stores.ts';
import { acceptResolved } from '../ingest/accepting.ts';
import { manyLines } from '../ingest/lines.ts';

/* The drill: back up while imports and senders are at work, destroy, restore, compare what readers get. */

let folder: string;
let from: TestApi;
let to: TestApi | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-backup-'));
  from = await createTestApi();
});

afterAll(async () => {
  await to?.close();
  await rm(folder, { recursive: true, force: true });
});

async function importInto(api: TestApi, brand: TestBrand, seed: string, count = 40): Promise<void> {
  const lines = manyLines(count, seed).map((line, number) => ({
    ...{ source: seed, number },
    text: JSON.stringify({ ...line, answered_at: `2026-03-0${1 + (number % 5)}T04:00:${10 + number}Z` }),
  }));
  const known = (await loadBrand(api.stores.postgres, brand.id)) as IngestBrand;
  await importLines(api.stores, { brand: known, lines, onReject: () => {} });
}

/** Answers that are accepted and not sent by whoever accepts them. */
const waiting = () =>
  Array.from({ length: 30 }, (_, index) => ({
    id: randomUUID(),
    prompt: { no: 1, text: 'waiting' },
    engine: 'chatgpt',
    country: 'US',
    answeredAt: Date.UTC(2026, 2, 1 + (index % 5)),
    text: `text ${index}`,
    textFormat: 'plain' as const,
    mentions: [{ competitorNo: 0, position: 1 + (index % 3), sentiment: 0.5 }],
    sentimentBy: 'given',
    unknown: [],
    sources: [],
  }));

/** Imports beside a backup: as many as it has time for, by day no more than these. */
const LEAST = tries(1, 2);
const MOST = tries(LEAST, Number.POSITIVE_INFINITY);

/** Everything that readers of a brand see, as bytes. */
async function seen(api: TestApi, brand: TestBrand): Promise<string[]> {
  const range = 'start_date=2026-02-01&end_date=2026-04-15';
  const paths = [
    `reports/visibility?${range}&dimensions=week,engine&intervals=true`,
    ...someByDay(
      [`reports/citations?${range}&dimensions=domain,month`, `answers?${range}&limit=100`],
      [`reports/brands?${range}&dimensions=day`, `mentions?${range}&limit=100`],
    ),
    `citations?${range}&limit=100&offset=20`,
    'prompts?status=active,paused,archived',
    'competitors?status=tracked,suggested,dismissed',
    'brand',
  ];
  return Promise.all(paths.map(async (one) => (await api.get(`/v1/${one}`, brand)).text));
}

it('gives back what was accepted, byte for byte', { timeout: 600_000 }, async () => {
  const [quiet, busy] = [await from.brand({ name: 'Acme' }), await from.brand({ name: 'Acme' })];
  for (const brand of [quiet, busy]) await importInto(from, brand, 'first');
  // Another epoch than the first, and rows of the one before beside it.
  await rewriteBrand(from.stores, await currentBrand(from.stores.postgres, quiet));
  const { rows } = await from.stores.postgres.query('SELECT id FROM competitors WHERE brand_id = $1', [
    quiet.id,
  ]);
  await from.request('PATCH', `/v1/competitors/${rows[0].id}`, {
    key: quiet.key,
    body: { status: 'tracked' },
  });
  // What some take for the end of a line, and is none.
  await from.request('POST', '/v1/prompts', { key: quiet.key, body: { text: 'one\u2028line\u2029only?' } });
  const before = await seen(from, quiet);
  const tagOf = async (api: TestApi) => (await api.get('/v1/reports/brands', quiet)).headers.get('etag');
  const tag = await tagOf(from);
  const copy = new Copy(from, quiet);
  await copy.pull();
  const { next } = (await readPage(from, quiet, {})).meta;

  const out = path.join(folder, 'backup');
  const { postgres, clickhouse } = from.stores;
  // These wait in the outbox at the moment of the backup, and are sent while it is made.
  const known = (await loadBrand(postgres, busy.id)) as IngestBrand;
  await acceptResolved(from.stores, known, waiting());
  let isOver = false;
  let rounds = 0;
  const isBegun = async () => {
    while ((await readdir(out).catch(() => [])).length === 0) await sleep(5);
  };
  const work = [
    isBegun().then(async () => {
      for (; rounds < LEAST || (!isOver && rounds < MOST); rounds++)
        await importInto(from, busy, `round ${rounds}`);
    }),
    isBegun().then(async () => {
      for (; !isOver; await sleep(20)) await flushOutbox(postgres, clickhouse);
    }),
  ];
  const backup = await backUp(from.stores, out, { signal: new AbortController().signal });
  isOver = true;
  await Promise.all(work);
  expect(backup.differences).toBe(0);
  const after = await seen(from, busy);
  expect(await seen(from, quiet)).toEqual(before);
  await expect(backUp(from.stores, out, { signal: new AbortController().signal })).rejects.toThrow(
    'not empty',
  );
  await expect(restore(from.stores, out)).rejects.toThrow('there are 2 organizations already');
  await from.close();

  to = await createTestApi();
  // A restore that was cut short has left answers.
  const [some] = (await readBackupManifest(out)).files.filter(({ store }) => store === 'clickhouse');
  const file = path.join(out, some?.path ?? '');
  const content = await readFile(file);
  await to.stores.clickhouse.command({
    query: `INSERT INTO answers (brand_no, epoch, answered_at) VALUES (${quiet.brandNo}, 2, '2026-03-01')`,
  });
  await writeFile(file, content.subarray(1));
  await expect(restore(to.stores, out)).rejects.toThrow('its SHA-256 differs');
  await writeFile(file, content);

  // Whoever comes while it is restored waits: another restore, which then finds it taken, and a new customer.
  const { stores } = to;
  let customer: Promise<{ readonly id: string }> | undefined;
  const onProgress = () => {
    customer ??= createOrganization(stores.postgres, 'Newcomer', 'pro');
  };
  const both = await Promise.allSettled([1, 2].map(() => restore(stores, out, { onProgress })));
  const restored = both.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  expect(restored).toMatchObject([{ brands: 2, differences: 0 }]);
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  expect(refused).toMatchObject({ code: 'not_an_empty_installation' });
  const { id: newcomer } = (await customer) ?? { id: '' };
  expect(await showOrganization(stores.postgres, newcomer)).toMatchObject({ name: 'Newcomer' });
  expect(await seen(to, quiet)).toEqual(before);
  // Callers may know a response by a tag from between the backup and now.
  expect(await tagOf(to)).not.toBe(tag);
  // A cursor may be of what came after the backup; a feed from the first answer on is as it was.
  const expired = await to.get(`/v1/changes?after=${next}`, quiet);
  expect([expired.status, expired.body.code]).toEqual([410, 'cursor_expired']);
  const anew = new Copy(to, quiet);
  await anew.pull(7);
  expect([...anew.answers]).toEqual([...copy.answers]);
  // What came after the backup is imported again, and what was in it already is known.
  await importInto(to, busy, 'first');
  for (let round = 0; round < rounds; round++) await importInto(to, busy, `round ${round}`);
  expect(await seen(to, busy)).toEqual(after);
  expect((await readdir(out)).sort()).toEqual(['clickhouse', 'manifest.json', 'postgres']);
  // Numbers go on where they were: none is given twice.
  const { rows: numbers } = await to.stores.postgres.query('SELECT max(no) AS no FROM brands');
  expect((await to.brand()).brandNo).toBeGreaterThan(numbers[0].no);
});

it('says so where there is nothing to back up, as of a DATA_DIR that is misspelled', async () => {
  const empty = await createTestApi();
  closeAfterTest(empty);
  const args = ['--out', path.join(folder, 'empty')];
  const { code, output, errors } = await callScript('backup', args, empty.stores.environment);
  expect([code, output]).toMatchObject([0, [{ brands: 0, differences: 0 }]]);
  expect(errors).toBe('The backup has no brands: are DATA_DIR, or DATABASE_URL, those of the service?\n');
});
