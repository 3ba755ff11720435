import { once } from 'node:events';
import { createServer } from 'node:net';
import { Ajv } from 'ajv';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Delivering, deliver } from '../../src/delivery/deliver.ts';
import { dispatch, repairJobs } from '../../src/delivery/dispatch.ts';
import { bodyOf } from '../../src/delivery/message.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES } from '../../src/events/event-types.ts';
import { recordEvent } from '../../src/events/record-event.ts';
import type { Postgres } from '../../src/stores/postgres.ts';
import { sendAgain, sendTest } from '../../src/webhooks/deliveries.ts';
import type { WebhookFormat } from '../../src/webhooks/format.ts';
import { listWebhooks, rotateSecret, updateWebhook } from '../../src/webhooks/webhooks.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { attempt, deliveriesOf, deliveringOf, PUBLIC_URL, tell, webhookOf } from './delivering.ts';
import { answer, type ReceivedMessage, type ReceiverReply } from './receiver.ts';
import discord from './schemas/discord.json' with { type: 'json' };
import slack from './schemas/slack.json' with { type: 'json' };
import teams from './schemas/teams.json' with { type: 'json' };

let api: TestApi;
let postgres: Postgres;
let delivering: Delivering;

beforeAll(async () => {
  api = await createTestApi();
  postgres = api.stores.postgres;
  delivering = await deliveringOf(api, { timeout: 300 });
});
afterAll(() => api.close());

/** A brand with a webhook, to which so many events are to be sent. */
async function told(events = 1) {
  const brand = await api.brand();
  const of = await webhookOf(api, brand);
  await tell(api, brand, events);
  return { brand, ...of, statusOf: async () => (await listWebhooks(postgres, brand.id))[0] };
}

const headersOf = ({ headers }: ReceivedMessage) => headers as Record<string, string>;

/** Seconds until the next attempt. */
const secondsLeft = (next: Date | null) => ((next?.getTime() ?? 0) - Date.now()) / 1_000;

describe('a message', () => {
  it('is what the package of Standard Webhooks verifies, under the id of its event', async () => {
    const of = await told();
    await attempt(delivering, api, of);
    const [message] = of.receiver.received as [ReceivedMessage];
    expect(message.method).toBe('POST');
    expect(headersOf(message)['content-type']).toBe('application/json');
    const body = new Webhook(of.webhook.secret).verify(message.body, headersOf(message));
    const [event] = (await api.get('/v1/events', of.brand)).body.data;
    expect(body).toEqual({
      type: 'answers.changed',
      timestamp: event.timestamp,
      data: { ...event.data, url: `${PUBLIC_URL}/brands/${of.brand.id}/overview` },
    });
    expect(headersOf(message)['webhook-id']).toBe(event.id);
    const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
    expect(() => other.verify(message.body, headersOf(message))).toThrow('No matching signature');
    expect(() => new Webhook(of.webhook.secret).verify(`${message.body} `, headersOf(message))).toThrow();
    expect(await of.statusOf()).toMatchObject({ status: 'active', last_success_at: expect.any(Date) });
    expect(await deliveriesOf(api, of)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }]);
    await deliver(delivering, (await deliveriesOf(api, of))[0]?.id ?? '');
    expect(of.receiver.received).toHaveLength(1);
  });

  it('has two signatures while its secret is rotated, and one when that is over', async () => {
    const of = await told(2);
    const { secret, previous_ends_at } = (await rotateSecret(postgres, { id: of.webhook.id })) as {
      secret: string;
      previous_ends_at: Date;
    };
    expect(secondsLeft(previous_ends_at)).toBeGreaterThan(23 * 3_600);
    const [first, second] = (await deliveriesOf(api, of)).map(({ id }) => id);
    await deliver(delivering, second ?? '');
    const [both] = of.receiver.received as [ReceivedMessage];
    expect(headersOf(both)['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const one of [of.webhook.secret, secret]) new Webhook(one).verify(both.body, headersOf(both));
    await postgres.query('UPDATE webhook_secrets SET expires_at = now() WHERE expires_at IS NOT NULL');
    await deliver(delivering, first ?? '');
    const after = of.receiver.received[1] as ReceivedMessage;
    new Webhook(secret).verify(after.body, headersOf(after));
    expect(() => new Webhook(of.webhook.secret).verify(after.body, headersOf(after))).toThrow();
  });

  it('is below 20 kB whatever names are in it', () => {
    const name = '🦊'.repeat(500);
    const competitors = Array.from({ length: 10 }, () => ({ id: 'x', name, domain: null }));
    const message = {
      type: 'competitor.suggested',
      at: new Date(),
      data: { competitors, total: 10 },
      brand: { id: 'b', name: 'Acme' },
    };
    for (const format of ['standard', 'slack', 'discord', 'teams'] as const) {
      const body = bodyOf(message, format, PUBLIC_URL);
      expect(Buffer.byteLength(body), format).toBeLessThan(20_000);
    }
    expect(JSON.parse(bodyOf(message, 'standard', PUBLIC_URL)).data).toEqual({
      brand_id: 'b',
      total: 10,
      url: `${PUBLIC_URL}/brands/b/brands`,
    });
  });
});

describe('the format of', () => {
  const ajv = new Ajv({ strict: false });
  const schemas = { slack, discord, teams };
  const brand = {
    id: 'a4452cfa-bf8d-4d29-bdc0-59c75506ab02',
    name: 'Acme <!channel> @everyone [x](https://e)',
  };

  describe.each(Object.keys(schemas) as (keyof typeof schemas)[])('%s', (format: WebhookFormat) => {
    it.each([...EVENT_TYPE_NAMES, 'webhook.test'])('%s is as its documentation has it', (type) => {
      const valid = ajv.compile(schemas[format as keyof typeof schemas]);
      const data = type in EVENT_TYPES ? EVENT_TYPES[type as keyof typeof EVENT_TYPES].example : {};
      const body = JSON.parse(bodyOf({ type, at: new Date(), data, brand }, format, PUBLIC_URL));
      expect(valid(body), JSON.stringify(valid.errors)).toBe(true);
      expect(JSON.stringify(body)).toContain(`${PUBLIC_URL}/brands/${brand.id}/`);
      // Names come out of answers: none of them calls people or makes a link.
      if (format === 'slack') expect(body.text).not.toContain('<');
      if (format === 'discord') expect(body.content).not.toMatch(/(?<!\\)@|(?<!\\)\[/);
    });
  });

  it('a service is that of its address', async () => {
    const of = await webhookOf(api, await api.brand(), { format: 'discord' });
    await sendTest(postgres, { id: of.webhook.id });
    await attempt(delivering, api, of);
    const [message] = of.receiver.received as [ReceivedMessage];
    expect(JSON.parse(message.body)).toMatchObject({ allowed_mentions: { parse: [] } });
  });
});

describe('a receiver that', () => {
  it.each([
    ['answers 500', 'status', 500, answer(500)],
    ['answers 404', 'status', 404, answer(404)],
    ['redirects', 'redirect', 302, answer(302, { location: 'https://elsewhere.example/' })],
    ['hangs', 'timeout', null, () => {}],
    ['closes the connection', 'closed', null, (response) => void response.socket?.destroy()],
  ] satisfies [string, string, number | null, ReceiverReply][])(
    '%s gets it again after five seconds',
    async (_, fault, status, reply) => {
      const of = await told();
      of.receiver.answer(reply);
      await attempt(delivering, api, of);
      const [delivery] = await deliveriesOf(api, of);
      expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, fault, status });
      expect(secondsLeft(delivery?.next_attempt_at ?? null)).toBeGreaterThan(4);
      expect(secondsLeft(delivery?.next_attempt_at ?? null)).toBeLessThan(6);
      const { rows } = await postgres.query(
        `SELECT extract(epoch FROM run_at - $2)::float AS late FROM graphile_worker.jobs WHERE key = 'deliver:' || $1`,
        [delivery?.id, delivery?.next_attempt_at],
      );
      // Its job is due then, too.
      expect(rows).toEqual([{ late: expect.closeTo(0, 1) }]);
      expect(await of.statusOf()).toMatchObject({ status: 'failing', failing_since: expect.any(Date) });
      of.receiver.answer(answer(200));
      await attempt(delivering, api, of);
      expect(await of.statusOf()).toMatchObject({ status: 'active', failing_since: null });
      const ids = of.receiver.received.map((message) => headersOf(message)['webhook-id']);
      expect(new Set(ids).size).toBe(1);
    },
  );

  it('begins an answer without end has accepted it', async () => {
    const of = await told();
    of.receiver.answer((response) => {
      response.writeHead(200);
      response.write('x'.repeat(1_000));
    });
    await attempt(delivering, api, of);
    expect(await deliveriesOf(api, of)).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  it('speaks no HTTP, or is not there, is told as that', async () => {
    const of = await told(2);
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end('220 mail\r\n\r\n');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const [first, second] = (await deliveriesOf(api, of)).map(({ id }) => id);
    const at = (place: number) =>
      postgres.query('UPDATE webhooks SET url = $2 WHERE id = $1', [
        of.webhook.id,
        `http://127.0.0.1:${place}/`,
      ]);
    await at(port);
    await deliver(delivering, first ?? '');
    server.close();
    await at(1);
    await deliver(delivering, second ?? '');
    expect((await deliveriesOf(api, of)).map(({ fault }) => fault)).toEqual(['malformed', 'refused']);
  });

  it('asks for an hour is left alone for an hour', async () => {
    const of = await told();
    of.receiver.answer(answer(429, { 'retry-after': '3600' }));
    await attempt(delivering, api, of);
    const [delivery] = await deliveriesOf(api, of);
    expect(delivery).toMatchObject({ state: 'waiting', status: 429 });
    expect(secondsLeft(delivery?.next_attempt_at ?? null)).toBeGreaterThan(3_590);
  });

  it('is gone (410) is disabled at once, and gets nothing any more', async () => {
    const of = await told(3);
    of.receiver.answer(answer(410));
    await attempt(delivering, api, of);
    expect(of.receiver.received).toHaveLength(1);
    expect(await of.statusOf()).toMatchObject({ status: 'disabled', disabled_because: 'gone' });
    const states = (await deliveriesOf(api, of)).map(({ state }) => state);
    expect(states.sort()).toEqual(['cancelled', 'cancelled', 'failed']);
    await tell(api, of.brand);
    expect(await deliveriesOf(api, of)).toHaveLength(3);
    await expect(sendTest(postgres, { id: of.webhook.id })).rejects.toThrow('disabled');
    await updateWebhook(postgres, { id: of.webhook.id }, { enabled: true });
    await tell(api, of.brand);
    expect(await deliveriesOf(api, of)).toHaveLength(4);
  });

  it('accepts nothing for five days is disabled, and one that accepts something in between is not', async () => {
    const of = await told(2);
    of.receiver.answer(answer(500));
    await attempt(delivering, api, of);
    const since = (days: number) =>
      postgres.query(`UPDATE webhooks SET failing_since = now() - make_interval(mins => $2) WHERE id = $1`, [
        of.webhook.id,
        Math.round(days * 24 * 60),
      ]);
    await since(4.9);
    await attempt(delivering, api, of);
    expect(await of.statusOf()).toMatchObject({ status: 'failing' });
    await since(5);
    await attempt(delivering, api, of);
    expect(await of.statusOf()).toMatchObject({ status: 'disabled', disabled_because: 'failing' });
    const states = (await deliveriesOf(api, of)).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'cancelled']);
  });

  it('answers 500 for an hour gets the message once it accepts it, by the table of pauses', async () => {
    const of = await told();
    // The clock is the sum of the pauses that were stored.
    let minutes = 0;
    of.receiver.answer((response) => void response.writeHead(minutes < 60 ? 500 : 204).end());
    const transcript: string[] = [];
    for (let n = 0; n < 10; n++) {
      const before = Date.now();
      await attempt(delivering, api, of);
      const [delivery] = await deliveriesOf(api, of);
      transcript.push(`${Math.floor(minutes)} min: ${delivery?.status} ${delivery?.state}`);
      if (delivery?.state !== 'waiting') break;
      // Without the jitter, which is a fifth at the most.
      const pause = ((delivery.next_attempt_at?.getTime() ?? 0) - before) / 60_000;
      minutes += [5 / 60, 5, 30, 120].findLast((one) => pause >= one - 0.01) ?? 0;
    }
    expect(transcript).toEqual([
      '0 min: 500 waiting',
      '0 min: 500 waiting',
      '5 min: 500 waiting',
      '35 min: 500 waiting',
      '155 min: 204 delivered',
    ]);
  });

  it('never accepts it gets it ten times within four days', async () => {
    const of = await told();
    of.receiver.answer(answer(503));
    let hours = 0;
    for (;;) {
      const before = Date.now();
      await attempt(delivering, api, of);
      const [delivery] = await deliveriesOf(api, of);
      if (delivery?.state !== 'waiting') break;
      hours += ((delivery.next_attempt_at?.getTime() ?? 0) - before) / 3_600_000;
    }
    expect(await deliveriesOf(api, of)).toMatchObject([
      { state: 'failed', attempts: 10, next_attempt_at: null },
    ]);
    expect(of.receiver.received).toHaveLength(10);
    expect(hours).toBeGreaterThan(75);
    expect(hours).toBeLessThan(92);
  });
});

describe('a delivery', () => {
  it('is made of new events of the types that are wanted, once however many dispatch', async () => {
    const brand = await api.brand();
    await tell(api, brand);
    const all = await webhookOf(api, brand);
    const some = await webhookOf(api, brand, { events: ['export.failed'] });
    const failed = { start_date: '2026-03-01', end_date: '2026-03-02', format: 'csv' } as const;
    await recordEvent(postgres, brand, 'export.failed', failed);
    await recordEvent(postgres, brand, 'answers.changed', { answers: 2 });
    await Promise.all(Array.from({ length: 6 }, () => dispatch(postgres)));
    const types = async (of: typeof all) => (await deliveriesOf(api, of)).map(({ type }) => type).sort();
    expect(await types(all)).toEqual(['answers.changed', 'export.failed']);
    expect(await types(some)).toEqual(['export.failed']);
    const { rows } = await postgres.query(
      `SELECT count(*)::int AS jobs FROM graphile_worker.jobs j JOIN deliveries d ON j.key = 'deliver:' || d.id
       JOIN webhooks w ON w.id = d.webhook_id WHERE w.brand_id = $1`,
      [brand.id],
    );
    expect(rows).toEqual([{ jobs: 3 }]);
  });

  it('that lost its job, as by a restore, gets one again', async () => {
    const of = await told();
    const [delivery] = await deliveriesOf(api, of);
    const jobs = async () =>
      (await postgres.query(`SELECT FROM graphile_worker.jobs WHERE key = 'deliver:' || $1`, [delivery?.id]))
        .rowCount;
    await postgres.query(`DELETE FROM graphile_worker._private_jobs WHERE key = 'deliver:' || $1`, [
      delivery?.id,
    ]);
    expect(await jobs()).toBe(0);
    await repairJobs(postgres);
    await dispatch(postgres);
    expect(await jobs()).toBe(1);
  });

  it('that two make at once is recorded once', async () => {
    const of = await told();
    const [delivery] = await deliveriesOf(api, of);
    of.receiver.answer(answer(500));
    await Promise.all([1, 2].map(() => deliver(delivering, delivery?.id ?? '')));
    expect(await deliveriesOf(api, of)).toMatchObject([{ attempts: 1 }]);
  });

  it('is sent again with the same id, and a test once', async () => {
    const of = await told();
    await attempt(delivering, api, of);
    const [first] = await deliveriesOf(api, of);
    const again = await sendAgain(postgres, { id: of.webhook.id }, first?.id ?? '');
    expect(again).toMatchObject({ state: 'waiting', message_id: first?.message_id });
    await attempt(delivering, api, of);
    const [one, two] = of.receiver.received as [ReceivedMessage, ReceivedMessage];
    expect(two.body).toBe(one.body);
    expect(headersOf(two)['webhook-id']).toBe(headersOf(one)['webhook-id']);
    of.receiver.answer(answer(500));
    await sendTest(postgres, { id: of.webhook.id });
    await attempt(delivering, api, of);
    const [test] = await deliveriesOf(api, of);
    expect(test).toMatchObject({ type: 'webhook.test', state: 'failed', attempts: 1, status: 500 });
    expect(await of.statusOf()).toMatchObject({ status: 'active' });
    const message = of.receiver.received[2] as ReceivedMessage;
    expect(new Webhook(of.webhook.secret).verify(message.body, headersOf(message))).toMatchObject({
      type: 'webhook.test',
      data: { brand_id: of.brand.id, url: `${PUBLIC_URL}/brands/${of.brand.id}/settings?tab=webhooks` },
    });
  });
});
