import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { makeShare } from '../../src/people/shares.ts';
import { createFairQueue } from '../../src/reports/fair-queue.ts';
import { createResponseBuffers } from '../../src/reports/response-buffers.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { openBrowser } from '../helpers/browser.ts';
import { sharedStores } from '../helpers/shared.ts';

/* Who has a share link is anybody: whatever they do, the brand's own go on. */

let api: TestApi;
let brand: TestBrand;
/** Where a shared report is. */
let at: string;
/** How ClickHouse answers who passes results on; as it does by itself where this is null. */
let reading: ClickHouse['read'] | null = null;

const PATH = '/reports/visibility?dimensions=day';

beforeAll(async () => {
  const stores = await sharedStores();
  const { clickhouse } = stores;
  const read: ClickHouse['read'] = (...given) => (reading ?? clickhouse.read)(...given);
  api = await createTestApi(
    {
      clickhouse: Object.assign(Object.create(clickhouse), { read }),
      waitForTurn: createFairQueue({ atOnce: 1, patience: 300 }),
      unread: createResponseBuffers({ readingTime: 5_000 }),
    },
    stores,
  );
  brand = await api.brand();
  const known = await loadBrand(stores.postgres, brand.id);
  if (known === null) throw new Error('there is no brand');
  const author = { kind: 'command', name: 'test' } as const;
  const { token } = await makeShare(stores.postgres, { ...known, author }, 'overview', {});
  at = `/app/shared/${token}`;
});
afterAll(() => api?.close());

it('has turns that are not those of the brand', async () => {
  const endless = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<void>();
  reading = () => {
    begun.resolve();
    return endless.promise;
  };
  const anybody = openBrowser(api.url);
  const waiting = anybody.get(`${at}/csv${PATH}`);
  await begun.promise;
  reading = null;
  expect((await anybody.get(`${at}/csv${PATH}`)).status).toBe(503);
  expect((await api.get(`/v1${PATH}&format=csv`, brand)).status).toBe(200);
  endless.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
  expect((await waiting).status).toBe(503);
});

it('loses the place of a file that is not read', async () => {
  const page = Buffer.from(`day\r\n${'2026-01-01\r\n'.repeat(1_000_000)}`);
  reading = async () => ({ stream: Readable.from([page]), rows: 10_000 });
  const { hostname, port } = new URL(api.url);
  const slow = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(`GET ${at}/csv${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };
  const sockets = [await slow(), await slow()];
  const status = async () => {
    const ending = new AbortController();
    const response = await fetch(`${api.url}${at}/csv${PATH}`, { signal: ending.signal });
    ending.abort();
    return response.status;
  };
  expect(await status()).toBe(503);
  await expect.poll(status, { interval: 100, timeout: 20_000 }).toBe(200);
  for (const socket of sockets) socket.destroy();
  reading = null;
});
