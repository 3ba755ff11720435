import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type DeliveryOptions, startDelivery } from '../../src/delivery/index.ts';
import { openMail } from '../../src/runtime/mail.ts';
import { listWebhooks } from '../../src/webhooks/webhooks.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { join } from '../helpers/browser.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { startWorker } from '../helpers/worker.ts';
import {
  ANY_ADDRESS,
  deliveriesOf,
  deliveringOf,
  logger,
  PUBLIC_URL,
  tell,
  webhookOf,
} from './delivering.ts';
import { answer } from './receiver.ts';

/* Deliveries by workers of the queue, as the worker runs them. */

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await deliveringOf(api);
});
afterAll(() => api.close());

async function start(over: Partial<DeliveryOptions> = {}) {
  const { databaseUrl } = api.stores;
  const delivery = await startDelivery({
    ...{ databaseUrl, logger, rules: ANY_ADDRESS, publicUrl: PUBLIC_URL, mail: null },
    ...over,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= delivery.stop());
  onTestFinished(stop);
  return { stop };
}

it('200 deliveries that wait for a dead receiver hold up none of another brand, nor of another webhook', async () => {
  const [dead, healthy] = [await api.brand(), await api.brand()];
  const hanging = await webhookOf(api, dead);
  const beside = await webhookOf(api, dead);
  const other = await webhookOf(api, healthy);
  let most = 0;
  let open = 0;
  hanging.receiver.answer((response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
  });
  await tell(api, dead, 200);
  const started = Date.now();
  await start({ timeout: 3_000 });
  await expect.poll(() => hanging.receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await tell(api, healthy, 3);
  await expect.poll(() => other.receiver.received.length, { interval: 20, timeout: 10_000 }).toBe(3);
  const took = Date.now() - started;
  const waiting = (await deliveriesOf(api, hanging)).filter(({ attempts }) => attempts === 0);
  // Of the dead one hardly any had its first attempt by then.
  expect(waiting.length).toBeGreaterThanOrEqual(95);
  expect(most).toBe(1);
  await expect.poll(() => beside.receiver.received.length, { timeout: 60_000 }).toBe(200);
  process.stderr.write(`another brand's three messages arrived ${took} ms after the start\n`);
});

it('a webhook that is disabled is told to owners and managers by mail, and one address that bounces stops none', async () => {
  const server = await startMailServer();
  onTestFinished(async () => void (await server.close()));
  const brand = await api.brand({ name: 'Mailed' });
  const [owner, manager] = [
    await join(api, brand.organizationId, 'owner'),
    await join(api, brand.organizationId, 'manager'),
  ];
  const member = await join(api, brand.organizationId, 'member');
  const off = await join(api, brand.organizationId, 'manager');
  await off.request('PATCH', `/app/organizations/${brand.organizationId}/mails`, { notices: false });
  const mail = openMail(server.url, 'Answer Visibility <visibility@example.com>');
  server.state.refused.add(owner.email);
  const of = await webhookOf(api, brand);
  of.receiver.answer(answer(410));
  await tell(api, brand);
  await start({ mail });
  const left = async () =>
    (
      await api.stores.postgres.query(
        `SELECT u.email, m.state, m.kind FROM mails m JOIN users u ON u.id = m.user_id
         WHERE m.organization_id = $1 ORDER BY m.state`,
        [brand.organizationId],
      )
    ).rows;
  const kind = 'notice';
  await expect.poll(left, { timeout: 20_000 }).toEqual([
    { email: owner.email, state: 'refused', kind },
    { email: manager.email, state: 'sent', kind },
  ]);
  const [message, ...others] = await server.read();
  expect(others).toEqual([]);
  expect(message?.to).toMatchObject([{ address: manager.email }]);
  expect(message?.subject).toBe('A webhook of Mailed is disabled');
  expect(message?.text).toContain('410');
  expect(message?.text).toContain(`/brands/${brand.id}/settings?tab=webhooks`);
  expect(server.messages.join()).not.toContain(member.email);
  expect(server.messages.join()).not.toContain(off.email);
  const log = await manager.get(`/app/organizations/${brand.organizationId}/journal`);
  expect(log.status).toBe(403);
  const { body } = await owner.get(`/app/organizations/${brand.organizationId}/journal`);
  const disabled = body.data.filter(({ action }: { action: string }) => action === 'webhook.disabled');
  expect(disabled).toMatchObject([
    {
      author: { kind: 'service', name: 'the service' },
      brand: { id: brand.id },
      subject: new URL(of.receiver.url).host,
      changes: { because: 'it answered 410 (gone)' },
    },
  ]);
});

it('a worker that is killed between sending and recording sends the same message again', async () => {
  const brand = await api.brand();
  const of = await webhookOf(api, brand);
  of.receiver.answer(() => {});
  const run = () => startWorker({ ...api.stores.environment, WEBHOOK_ALLOW_PRIVATE: 'true' });
  const first = await run();
  await tell(api, brand);
  await expect.poll(() => of.receiver.received.length, { timeout: 30_000 }).toBe(1);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await deliveriesOf(api, of)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  of.receiver.answer(answer(204));
  await run();
  await expect
    .poll(async () => (await deliveriesOf(api, of))[0]?.state, { timeout: 60_000 })
    .toBe('delivered');
  const [one, two] = of.receiver.received;
  expect(of.receiver.received).toHaveLength(2);
  expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
  expect(two?.body).toBe(one?.body);
  expect(await listWebhooks(api.stores.postgres, brand.id)).toMatchObject([{ status: 'active' }]);
});
