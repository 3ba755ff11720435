import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, type SignedIn } from '../helpers/browser.ts';
import { callScript } from '../helpers/command.ts';
import { ANY_ADDRESS } from './delivering.ts';

/* Webhooks from the dashboard, whose user of Postgres may not read secrets, and from the command line. */

const URL_OF = 'http://127.0.0.1:1/hook';

describe('in the dashboard', () => {
  let api: TestApi;
  let brand: TestBrand;
  let manager: SignedIn;
  let of: string;

  beforeAll(async () => {
    api = await createTestApiAsRole({ addressRules: ANY_ADDRESS });
    brand = await api.brand();
    manager = await join(api, brand.organizationId, 'manager');
    of = `/app/brands/${brand.id}/webhooks`;
  });
  afterAll(() => api?.close());

  const make = async (body: object = {}) => (await manager.post(of, { url: URL_OF, ...body })).body;

  it('a webhook is made, listed, changed, tested, rotated and deleted; its secret is shown once', async () => {
    const { secret, ...webhook } = await make({ events: ['export.failed', 'export.failed'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(String),
      url: URL_OF,
      format: 'standard',
      events: ['export.failed'],
      status: 'active',
      disabled_because: null,
      failing_since: null,
      last_success_at: null,
      created_by: 'A manager',
      created_at: expect.any(String),
    });
    const listed = await manager.get(of);
    expect(listed.body.data).toEqual([webhook]);
    expect(listed.body.event_types).toContainEqual({ type: 'run.completed', about: expect.any(String) });
    expect(listed.text).not.toContain('whsec_');
    const one = `${of}/${webhook.id}`;
    const changed = await manager.request('PATCH', one, { events: [] });
    expect(changed.body).toMatchObject({ id: webhook.id, events: null });
    const tested = await manager.post(`${one}/test`);
    expect([tested.status, tested.body]).toMatchObject([202, { type: 'webhook.test', state: 'waiting' }]);
    const again = await manager.post(`${one}/deliveries/${tested.body.id}`);
    expect([again.status, again.body.message_id]).toEqual([202, tested.body.message_id]);
    expect((await manager.get(`${one}/deliveries`)).body.data).toHaveLength(2);
    expect((await manager.post(`${one}/deliveries/${randomUUID()}`)).status).toBe(404);
    const rotated = await manager.post(`${one}/secret`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(secret);
    expect((await manager.request('DELETE', one)).status).toBe(200);
    expect((await manager.get(of)).body.data).toEqual([]);
    const owner = await join(api, brand.organizationId, 'owner');
    const journal = await owner.get(`/app/organizations/${brand.organizationId}/journal?limit=20`);
    const entries = journal.body.data.filter(({ action }: { action: string }) =>
      action.startsWith('webhook.'),
    );
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'webhook.deleted',
      'webhook.rotated',
      'webhook.sent_again',
      'webhook.tested',
      'webhook.changed',
      'webhook.created',
    ]);
    expect(entries[0].subject).toBe('127.0.0.1:1');
    expect(JSON.stringify(entries)).not.toContain('/hook');
    expect(JSON.stringify(entries)).not.toContain('whsec_');
  });

  it('is of one brand', async () => {
    const other = await api.brand();
    const theirs = await join(api, other.organizationId, 'owner');
    const { id } = await make();
    const paths = [`${id}/deliveries`, `${id}/test`, `${id}/secret`, id];
    for (const path of paths) {
      const method = path === id ? 'DELETE' : path.endsWith('deliveries') ? 'GET' : 'POST';
      const { status } = await theirs.request(method, `/app/brands/${other.id}/webhooks/${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
    await manager.request('DELETE', `${of}/${id}`);
  });

  it('are ten at the most, also where two are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 14 }, () => manager.post(of, { url: URL_OF })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = made.filter(({ status }) => status !== 201);
    for (const { status, body } of refused)
      expect([status, body.code]).toEqual([409, 'webhook_limit_reached']);
  });

  it('says what is wrong', async () => {
    const strict = await createTestApi({}, { ...api.stores, close: async () => {} });
    const at = await join(strict, brand.organizationId, 'manager');
    const fault = async (body: object) => (await at.post(of, body)).body.errors;
    expect(await fault({ url: 'https://127.0.0.1/x' })).toEqual([
      {
        parameter: 'url',
        message: 'must be an address of the public internet, not "https://127.0.0.1/x"',
      },
    ]);
    expect(await fault({ url: 'http://hooks.example/x' })).toMatchObject([
      { message: 'must be an https:// address, not "http://hooks.example/x"' },
    ]);
    expect(await fault({ url: 'https://x', events: ['y'], format: 'z', more: 1 })).toMatchObject([
      { parameter: 'events.0' },
      { parameter: 'format' },
      { parameter: 'more' },
    ]);
    await strict.close();
  });
});

describe('on the command line', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const admin = async (allowPrivate: string, ...args: string[]) => {
    const { code, output, errors } = await callScript('admin', ['webhook', ...args], {
      ...api.stores.environment,
      WEBHOOK_ALLOW_PRIVATE: allowPrivate,
    });
    return { code, output, errors };
  };

  it('a webhook is made, listed, tested, rotated and deleted', async () => {
    const brand = await api.brand();
    const made = await admin(
      'true',
      ...['create', '--brand', brand.id, '--url', URL_OF],
      ...['--event', 'run.completed', '--event', 'run.incomplete'],
    );
    const [{ id, secret, ...webhook }] = made.output;
    expect([made.code, secret, webhook]).toMatchObject([
      0,
      expect.stringMatching(/^whsec_/),
      { url: URL_OF, format: 'standard', events: ['run.completed', 'run.incomplete'], status: 'active' },
    ]);
    expect((await admin('true', 'list', '--brand', brand.id)).output).toEqual([{ id, ...webhook }]);
    const tested = await admin('true', 'test', '--webhook', id);
    expect(tested.output).toMatchObject([{ webhook_id: id, type: 'webhook.test', state: 'waiting' }]);
    expect((await admin('true', 'deliveries', '--webhook', id)).output).toEqual(tested.output);
    const rotated = await admin('true', 'rotate', '--webhook', id);
    expect(rotated.output).toMatchObject([{ id, secret: expect.stringMatching(/^whsec_/) }]);
    expect((await admin('true', 'enable', '--webhook', id)).output).toMatchObject([{ status: 'active' }]);
    expect((await admin('true', 'delete', '--webhook', id)).output).toMatchObject([{ id }]);
    for (const verb of ['test', 'rotate', 'delete', 'deliveries', 'enable']) {
      const { code, errors } = await admin('true', verb, '--webhook', id);
      expect([code, JSON.parse(errors).code]).toEqual([1, 'not_found']);
    }
  });

  it('says what is wrong', async () => {
    const brand = await api.brand();
    const refused = async (...args: string[]) =>
      JSON.parse((await admin('false', 'create', '--brand', brand.id, ...args)).errors);
    expect(await refused('--url', 'https://10.0.0.1/')).toEqual({
      code: 'invalid_option',
      detail: '--url must be an address of the public internet, not "https://10.0.0.1/"',
    });
    expect(await refused('--url', 'https://a.example', '--event', 'x')).toMatchObject({
      code: 'invalid_option',
      detail: expect.stringMatching(/^--event must be one of run\.completed, .*, not "x"$/),
    });
    expect(await refused('--url', 'https://a.example', '--format', 'x')).toMatchObject({
      detail: '--format must be one of standard, slack, discord, teams, not "x"',
    });
  });
});
