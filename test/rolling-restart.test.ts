import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from './helpers/api.ts';
import { freePort } from './helpers/free-port.ts';
import { NIGHTLY } from './helpers/nightly.ts';
import { startService, type TestService } from './helpers/service.ts';

/*
 * Two processes of the API behind a balancer, each ended with SIGTERM and started again while requests go on. By day the
 * second one is this process, which stays: that starts two instead of four, and one ends like the other.
 */

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand();
  await api.prompt(brand);
});

afterAll(() => api.close());

/** Milliseconds that a place counts as ready after it has said so; it goes on for three times as long. */
const READY = 1_000;

/** One of the places behind the balancer: the process that serves there now, and when it was last asked and was ready. */
interface Place {
  service: Pick<TestService, 'url' | 'close'>;
  readyAt: number;
  readonly operatorPort: number;
}

const start = (operatorPort: number) =>
  startService({
    ...api.stores.environment,
    ...{ OPERATOR_PORT: String(operatorPort), DRAIN_DELAY: '3', RATE_LIMIT_PER_MINUTE: '1000000' },
  });

async function startPlace(): Promise<Place> {
  const operatorPort = await freePort();
  return { service: await start(operatorPort), readyAt: Number.NEGATIVE_INFINITY, operatorPort };
}

/** This process, which is ready from here on. */
const ownPlace = (): Place => ({
  service: { url: api.url, close: async () => 0 },
  readyAt: Number.POSITIVE_INFINITY,
  operatorPort: 0,
});

const isReady = ({ readyAt }: Place) => performance.now() - readyAt < READY;

const saysReady = ({ operatorPort }: Place) =>
  fetch(`http://127.0.0.1:${operatorPort}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

it('fails no request', { timeout: 600_000 }, async () => {
  const restarted = NIGHTLY ? [await startPlace(), await startPlace()] : [await startPlace()];
  const places = NIGHTLY ? restarted : [...restarted, ownPlace()];
  const over = new AbortController();
  const until = async (condition: () => boolean) => {
    while (!condition()) await sleep(20);
  };
  const watching = restarted.map(async (place) => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      place.readyAt = (await saysReady(place)) ? asked : Number.NEGATIVE_INFINITY;
      await sleep(50);
    }
  });
  await until(() => places.every(isReady));

  const answered: number[] = [];
  const asking = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = client; !over.signal.aborted; turn++) {
      // On a machine that is busy enough, none says so in time.
      await until(() => places.some(isReady));
      const ready = places.filter(isReady);
      const place = ready[turn % ready.length];
      const path = turn % 3 === 0 ? '/v1/reports/visibility' : turn % 3 === 1 ? '/v1/prompts' : '/v1/brand';
      const status = await fetch(`${place?.service.url}${path}`, {
        headers: { authorization: `Bearer ${brand.key}` },
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      answered.push(status);
      // A hundred requests a second find what a thousand would.
      await sleep(30);
    }
  });
  try {
    for (const place of restarted) {
      const before = answered.length;
      await until(() => answered.length > before + 20);
      expect(await place.service.close()).toBe(0);
      place.service = await start(place.operatorPort);
      await until(() => isReady(place));
    }
  } finally {
    over.abort();
    await Promise.all([...watching, ...asking]);
  }
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.filter((status) => status !== 200)).toEqual([]);
  for (const { service } of restarted) expect(await service.close()).toBe(0);
});
