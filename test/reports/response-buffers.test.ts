import net from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { envelope } from '../../src/reports/envelope.ts';
import { createResponseBuffers } from '../../src/reports/response-buffers.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { sharedStores } from '../helpers/shared.ts';

const MIB = 1_048_576;
const READING_TIME = 2_000;
/** About 20 MB: more than the sockets of both sides hold (6 and 4 MB by Linux's defaults). */
const PAGE = '/v1/answers?start_date=2026-02-01&end_date=2026-04-01&limit=90';
const SMALL = '/v1/reports/visibility?start_date=2026-02-01&end_date=2026-04-01';

let api: TestApi;
let brand: TestBrand;
let other: TestBrand;
const unread = createResponseBuffers({ perBrand: 24 * MIB, inAll: 64 * MIB });
let hasty: TestApi;
const hastyUnread = createResponseBuffers({ readingTime: READING_TIME });

/** Answers of random texts, which nothing packs, made by ClickHouse: an import takes three times as long. */
const fill = (brands: readonly TestBrand[]) =>
  api.stores.clickhouse.command({
    query: `INSERT INTO answers (brand_no, epoch, answered_at, answer_id, prompt_no, engine, country, text)
            SELECT arrayJoin({brands:Array(UInt32)}) AS brand_no, 1, toDateTime64('2026-03-01', 3, 'UTC') + number,
              generateUUIDv4(), 1, 'chatgpt', 'US', base64Encode(randomString(166000))
            FROM numbers(90)`,
    query_params: { brands: brands.map(({ brandNo }) => brandNo) },
  });

beforeAll(async () => {
  api = await createTestApi({ unread }, await sharedStores());
  hasty = await createTestApi({ unread: hastyUnread }, api.stores);
  [brand, other] = [await api.brand(), await api.brand()];
  await fill([brand, other]);
});

afterAll(async () => {
  await hasty.close();
  await api.close();
});

/** A client that sends a request and reads nothing of the answer until told to. */
function sleepyClient(one: TestBrand, path: string, at = api) {
  const { hostname, port } = new URL(at.url);
  const socket = net.connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${one.key}\r\n\r\n`,
  );
  return {
    close: () => socket.destroy(),
    read: () =>
      new Promise<string>((resolve) => {
        socket.on('data', (chunk) => chunks.push(chunk));
        socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
        socket.resume();
      }),
  };
}

const status = async (one: TestBrand, path: string) => (await api.get(path, one)).status;

describe('responses that are not read', () => {
  it('keep no connection of ClickHouse, and soon only their own brand from the next', async () => {
    const clients = [1, 2, 3].map(() => sleepyClient(brand, PAGE));
    await expect.poll(unread.bytes).toBeGreaterThan(24 * MIB);
    const refused = await api.get(SMALL, brand);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(refused.body.detail).toContain('not been read');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await status(other, SMALL)).toBe(200);
    expect(await status(brand, '/v1/brand')).toBe(200);
    for (const client of clients) client.close();
    await expect.poll(() => status(brand, SMALL)).toBe(200);
    expect(unread.bytes()).toBe(0);
  });

  it('are bounded over all brands', async () => {
    const third = await api.brand();
    const clients = [brand, other].flatMap((one) => [1, 2, 3, 4].map(() => sleepyClient(one, PAGE)));
    await expect.poll(unread.bytes).toBeGreaterThan(64 * MIB);
    expect(await status(third, SMALL)).toBe(503);
    for (const client of clients) client.close();
    await expect.poll(() => status(third, SMALL)).toBe(200);
  });

  it('are given up with what was to carry them, even where that has not begun', async () => {
    const rows = unread.keepUnread(brand.id, new PassThrough(), () => {});
    const body = envelope({ bytes: rows, counts: () => ({ rows: 0, total: 0 }) }, () => ({}));
    (body as Readable).destroy();
    await expect.poll(() => rows.destroyed).toBe(true);
  });

  it('are whole when they are read late, and cut off when they are read too late', async () => {
    const late = sleepyClient(brand, PAGE);
    await expect.poll(unread.bytes).toBeGreaterThan(0);
    expect((await late.read()).endsWith('"has_more":false}}\n\r\n0\r\n\r\n')).toBe(true);
    const held = vi.spyOn(hastyUnread, 'keepUnread');
    const tooLate = sleepyClient(brand, PAGE, hasty);
    await expect.poll(() => held.mock.results[0]?.value.destroyed).toBe(true);
    expect(hastyUnread.bytes()).toBe(0);
    const cut = await tooLate.read();
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.endsWith('0\r\n\r\n')).toBe(false);
  });
});
