import pino from 'pino';
import { onTestFinished } from 'vitest';
import { type Delivering, deliver } from '../../src/delivery/deliver.ts';
import { dispatch } from '../../src/delivery/dispatch.ts';
import { recordEvent } from '../../src/events/record-event.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { type AddressRules, resolveHost } from '../../src/webhooks/address.ts';
import { listDeliveries } from '../../src/webhooks/deliveries.ts';
import { createWebhook, type NewWebhook } from '../../src/webhooks/webhooks.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { startReceiver } from './receiver.ts';

export const logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });

/** Receivers of tests are on this machine. */
export const ANY_ADDRESS: AddressRules = { allowPrivate: true, resolve: resolveHost };

export const PUBLIC_URL = 'https://visibility.example';

const installed = new WeakMap<TestApi, Promise<void>>();

/** Maker of attempts, on the databases of an API, without a pool of workers. */
export async function deliveringOf(api: TestApi, over: Partial<Delivering> = {}): Promise<Delivering> {
  const { databaseUrl, postgres } = api.stores;
  if (!installed.has(api)) installed.set(api, installQueue(databaseUrl, logger));
  await installed.get(api);
  return { postgres, logger, rules: ANY_ADDRESS, publicUrl: PUBLIC_URL, sendsMail: false, ...over };
}

/** A receiver that closes with the test, and a webhook of a brand to it. */
export async function webhookOf(api: TestApi, brand: TestBrand, values: Partial<NewWebhook> = {}) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const webhook = await createWebhook(
    api.stores.postgres,
    { brandId: brand.id, url: receiver.url, ...values },
    ANY_ADDRESS,
  );
  return { receiver, webhook };
}

export type WebhookOfTest = Awaited<ReturnType<typeof webhookOf>>;

/** Tells so many events of a brand, and makes their deliveries. */
export async function tell({ stores }: TestApi, brand: TestBrand, count = 1): Promise<void> {
  for (let answers = 1; answers <= count; answers++) {
    await recordEvent(stores.postgres, brand, 'answers.changed', { answers });
  }
  while (await dispatch(stores.postgres));
}

export const deliveriesOf = ({ stores }: TestApi, { webhook }: WebhookOfTest) =>
  listDeliveries(stores.postgres, { id: webhook.id });

/** Makes one attempt at each delivery of a webhook that waits, whenever it is due. */
export async function attempt(delivering: Delivering, api: TestApi, of: WebhookOfTest): Promise<void> {
  const waiting = (await deliveriesOf(api, of)).filter(({ state }) => state === 'waiting');
  for (const { id } of waiting.reverse()) await deliver(delivering, id);
}
