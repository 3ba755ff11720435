import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DailyRun, readRunStatus } from '../../src/collector/run-status.ts';
import { type MemberRole, ROLES } from '../../src/people/person.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, openBrowser, PASSWORD, type SignedIn } from '../helpers/browser.ts';
import type { ApiResponse } from '../helpers/contract.ts';
import { NIGHTLY } from '../helpers/nightly.ts';

/*
 * Every route under /app × every role × the own and another organization. The routes are those that the service
 * registers: one without a line in the table fails.
 */

/** Routes of every service that is made in this process, `GET /app/session`. */
const registered = new Set<string>();

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, handler }) => {
    // Methods of a path that are answered with 405 come as a list; HEAD is GET.
    if (!url.startsWith('/app/') || Array.isArray(method) || method === 'HEAD' || !handler) return;
    registered.add(`${method} ${url}`);
  });
});

interface Line {
  /** The least role that is let through; `nothing` for everybody, `session` for whoever is signed in. */
  readonly needs: MemberRole | 'session' | 'nothing';
  /** What those who are let through are answered, where it is not 200. */
  readonly status?: readonly number[];
  readonly body?: object;
}

const READ: Line = { needs: 'member' };
const OF_ID: Line = { needs: 'member', status: [404] };

const TABLE: Readonly<Record<string, Line>> = {
  'POST /app/sign-in': { needs: 'nothing', status: [400] },
  'POST /app/sign-out': { needs: 'nothing', status: [204] },
  'GET /app/session': { needs: 'session' },
  'POST /app/password': { needs: 'session', status: [400] },
  'GET /app/sessions': { needs: 'session' },
  'DELETE /app/sessions': { needs: 'session', status: [204] },
  'GET /app/links/:token': { needs: 'nothing', status: [404] },
  'POST /app/links/:token': { needs: 'nothing', status: [404] },

  'GET /app/about': { needs: 'nothing' },
  // Without a mail server.
  'POST /app/resets': { needs: 'nothing', status: [404], body: { email: 'a@people.example' } },

  'GET /app/organizations/:organizationId/members': { needs: 'owner' },
  'POST /app/organizations/:organizationId/invitations': { needs: 'owner', status: [400] },
  'DELETE /app/organizations/:organizationId/invitations/:invitationId': { needs: 'owner', status: [404] },
  'PATCH /app/organizations/:organizationId/members/:userId': {
    needs: 'owner',
    status: [404],
    body: { role: 'owner' },
  },
  'GET /app/organizations/:organizationId/members/:userId/keys': { needs: 'owner' },
  // Only oneself, unless an owner: see the tests below.
  'DELETE /app/organizations/:organizationId/members/:userId': { needs: 'owner', status: [404] },
  'GET /app/organizations/:organizationId/journal': { needs: 'owner' },
  'GET /app/organizations/:organizationId/mails': READ,
  'PATCH /app/organizations/:organizationId/mails': { needs: 'member', body: { digest: true } },
  'POST /app/organizations/:organizationId/brands': { needs: 'manager', status: [400] },

  'PATCH /app/brands/:brandId': { needs: 'manager' },
  'POST /app/brands/:brandId/competitors': { needs: 'manager', status: [400] },
  'PATCH /app/brands/:brandId/competitors/:competitorId': { needs: 'manager', status: [404] },
  'GET /app/brands/:brandId/keys': { needs: 'manager' },
  'POST /app/brands/:brandId/keys': { needs: 'manager', status: [400] },
  'PATCH /app/brands/:brandId/keys/:keyId': {
    needs: 'manager',
    status: [404],
    body: { permission: 'read' },
  },
  'DELETE /app/brands/:brandId/keys/:keyId': { needs: 'manager', status: [404] },
  'POST /app/brands/:brandId/keys/:keyId/rotations': {
    needs: 'manager',
    status: [404],
    body: { grace_hours: 1 },
  },

  'GET /app/brands/:brandId/run': READ,
  'GET /app/brands/:brandId/last-answers': READ,
  'GET /app/brands/:brandId/prompt-groups': READ,
  'POST /app/brands/:brandId/paused-prompts': { needs: 'manager', status: [400] },
  'GET /app/brands/:brandId/question-templates': READ,
  'GET /app/brands/:brandId/reader': READ,
  'PATCH /app/brands/:brandId/reader': { needs: 'manager', body: { reader: 'rules' } },
  'GET /app/brands/:brandId/answers/:answerId/document': OF_ID,
  'GET /app/brands/:brandId/answers/:answerId/explanation': { needs: 'manager', status: [404] },
  'GET /app/brands/:brandId/shares': { needs: 'manager' },
  'POST /app/brands/:brandId/shares': { needs: 'manager', status: [400] },
  'DELETE /app/brands/:brandId/shares/:shareId': { needs: 'manager', status: [404] },

  'PATCH /app/brands/:brandId/sites': {
    needs: 'manager',
    body: { domain: 'site.example', content_type: 'news' },
  },
  'POST /app/brands/:brandId/competitors/:competitorId/merge': {
    needs: 'manager',
    status: [404],
    body: { into: '3f2b8c1e-0d4a-4b6e-9c7f-5a1d2e3f4b5c' },
  },
  'POST /app/brands/:brandId/questions': { needs: 'manager', status: [400] },
  'GET /app/brands/:brandId/errands/:errandId': { needs: 'manager', status: [404] },

  'GET /app/brands/:brandId/webhooks': { needs: 'manager' },
  'POST /app/brands/:brandId/webhooks': { needs: 'manager', status: [400] },
  'PATCH /app/brands/:brandId/webhooks/:webhookId': { needs: 'manager', status: [404] },
  'DELETE /app/brands/:brandId/webhooks/:webhookId': { needs: 'manager', status: [404] },
  'POST /app/brands/:brandId/webhooks/:webhookId/secret': { needs: 'manager', status: [404] },
  'POST /app/brands/:brandId/webhooks/:webhookId/test': { needs: 'manager', status: [404] },
  'GET /app/brands/:brandId/webhooks/:webhookId/deliveries': { needs: 'manager', status: [404] },
  'POST /app/brands/:brandId/webhooks/:webhookId/deliveries/:deliveryId': {
    needs: 'manager',
    status: [404],
  },

  'POST /app/brands/:brandId/imports': { needs: 'manager', status: [415] },

  // Without a link that is known; with one see the tests below.
  'GET /app/shared/:token': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/v1/reports/visibility': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/v1/reports/brands': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/v1/reports/citations': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/v1/reports/searches': { needs: 'nothing', status: [404] },

  'GET /app/shared/:token/v1/signals': { needs: 'nothing', status: [404] },

  'GET /app/shared/:token/csv/reports/visibility': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/csv/reports/brands': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/csv/reports/citations': { needs: 'nothing', status: [404] },
  'GET /app/shared/:token/csv/reports/searches': { needs: 'nothing', status: [404] },
  'GET /app/brands/:brandId/csv/answers': READ,
  'GET /app/brands/:brandId/csv/mentions': READ,
  'GET /app/brands/:brandId/csv/citations': READ,
  'GET /app/brands/:brandId/csv/prompts': READ,
  'GET /app/brands/:brandId/csv/competitors': READ,
  'GET /app/brands/:brandId/csv/reports/visibility': READ,
  'GET /app/brands/:brandId/csv/reports/brands': READ,
  'GET /app/brands/:brandId/csv/reports/citations': READ,
  'GET /app/brands/:brandId/csv/reports/searches': READ,

  'GET /app/brands/:brandId/v1/brand': READ,
  'GET /app/brands/:brandId/v1/usage': READ,
  'GET /app/brands/:brandId/v1/prompts': READ,
  'GET /app/brands/:brandId/v1/prompts/:prompt_id': OF_ID,
  'GET /app/brands/:brandId/v1/competitors': READ,
  'GET /app/brands/:brandId/v1/competitors/:competitor_id': OF_ID,
  'GET /app/brands/:brandId/v1/answers': READ,
  'GET /app/brands/:brandId/v1/changes': READ,
  'GET /app/brands/:brandId/v1/events': READ,
  'GET /app/brands/:brandId/v1/signals': READ,
  'GET /app/brands/:brandId/v1/answers/:answer_id': OF_ID,
  'GET /app/brands/:brandId/v1/mentions': READ,
  'GET /app/brands/:brandId/v1/citations': READ,
  'GET /app/brands/:brandId/v1/reports/visibility': READ,
  'GET /app/brands/:brandId/v1/reports/brands': READ,
  'GET /app/brands/:brandId/v1/reports/citations': READ,
  'GET /app/brands/:brandId/v1/reports/searches': READ,
  'POST /app/brands/:brandId/v1/prompts': { needs: 'manager', status: [400] },
  'POST /app/brands/:brandId/v1/prompts/bulk': { needs: 'manager', status: [400] },
  'PATCH /app/brands/:brandId/v1/prompts/bulk': { needs: 'manager', status: [400] },
  'PATCH /app/brands/:brandId/v1/prompts/:prompt_id': { needs: 'manager', status: [404] },
  'PATCH /app/brands/:brandId/v1/competitors/:competitor_id': { needs: 'manager', status: [404] },
};

const UNKNOWN = '3f2b8c1e-0d4a-4b6e-9c7f-5a1d2e3f4b5c';

let api: TestApi;
let brand: TestBrand;
let other: TestBrand;
let people: Record<MemberRole, SignedIn>;

beforeAll(async () => {
  api = await createTestApiAsRole();
  brand = await api.brand();
  other = await api.brand();
  people = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await join(api, brand.organizationId, role)])),
  );
});
afterAll(() => api?.close());

/** A route with the ids of a brand and its organization, and ids of nothing else. */
const at = (route: string, of: { id: string; organizationId: string }) => {
  const [method = '', path = ''] = route.split(' ');
  const ids: Record<string, string> = { brandId: of.id, organizationId: of.organizationId };
  return [method, path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? UNKNOWN)] as const;
};

/** What a response says, whoever asked; ids that were asked for are replaced by one word. */
const essence = ({ status, headers, text }: ApiResponse, id = '') => ({
  status,
  headers: [...headers].filter(([name]) => !/^(date|x-request-id|content-length)$/.test(name)),
  text: text.replace(/"request_id":"[^"]*"/, '').replaceAll(id === '' ? '\0' : id, 'ID'),
});

it('has a line for every route there is, and no other', () => {
  expect([...registered].sort()).toEqual(Object.keys(TABLE).sort());
});

describe.each(Object.entries(TABLE))('%s', (route, { needs, status = [200], body }) => {
  const ask = (who: SignedIn | null, of = brand) => {
    const browser = openBrowser(api.url);
    browser.token = who?.token ?? null;
    const [method, path] = at(route, of);
    return browser.request(method, path, method === 'GET' ? undefined : (body ?? {}));
  };

  it('asks who is there', async () => {
    const response = await ask(null);
    if (needs === 'nothing') expect(status).toContain(response.status);
    else expect([response.status, response.body.code]).toEqual([401, 'not_signed_in']);
  });

  it('lets those through who may', async () => {
    const least = needs === 'nothing' || needs === 'session' ? 0 : ROLES.indexOf(needs);
    // By day the last role that may not and the first that may.
    const asking = NIGHTLY ? ROLES : ROLES.slice(Math.max(0, least - 1), least + 1);
    for (const role of asking) {
      if (route === 'POST /app/sign-out') continue;
      const response = await ask(people[role]);
      const may = ROLES.indexOf(role) >= least;
      if (may)
        expect([role, status], response.text).toEqual([role, expect.arrayContaining([response.status])]);
      else expect([role, response.status, response.body.code]).toEqual([role, 403, 'insufficient_role']);
    }
  });

  it('does not tell another organization from none', async () => {
    if (needs === 'nothing' || needs === 'session') return;
    const none = { ...other, id: UNKNOWN, organizationId: UNKNOWN };
    const [unknown, theirs] = [await ask(people.owner, none), await ask(people.owner, other)];
    expect(unknown.status).toBe(404);
    expect(essence(theirs, route.includes(':brandId') ? other.id : other.organizationId)).toEqual(
      essence(unknown, UNKNOWN),
    );
  });

  it('changes nothing for a page of another site', async () => {
    const [method, path] = at(route, brand);
    if (method === 'GET') return;
    const browser = openBrowser(api.url);
    browser.token = people.owner.token;
    const response = await browser.request(method, path, body ?? {}, { 'sec-fetch-site': 'same-site' });
    expect([response.status, response.body.code]).toEqual([403, 'cross_origin']);
  });
});

const members = async (who: SignedIn) =>
  (await who.get(`/app/organizations/${brand.organizationId}/members`)).body;

describe('members', () => {
  const of = () => `/app/organizations/${brand.organizationId}`;

  it('are invited by owners, who see the link once', async () => {
    const email = `${randomUUID()}@people.example`;
    const made = await people.owner.post(`${of()}/invitations`, {
      email: email.toUpperCase(),
      role: 'manager',
    });
    expect(made.status).toBe(201);
    const { link, sent, ...invitation } = made.body;
    expect(link).toMatch(new RegExp(`^${api.url}/link#[\\w-]{43}$`));
    expect(sent).toBe(false);
    expect(invitation).toMatchObject({ email, role: 'manager', invited_by: 'A owner' });
    expect((await members(people.owner)).invitations).toContainEqual(invitation);
    // Another invitation takes the place of the first.
    const again = await people.owner.post(`${of()}/invitations`, { email, role: 'member' });
    const token = (text: string) => text.split('#')[1];
    expect((await people.owner.get(`/app/links/${token(link)}`)).status).toBe(404);
    expect((await people.owner.get(`/app/links/${token(again.body.link)}`)).body.role).toBe('member');
    const taken = await people.owner.request('DELETE', `${of()}/invitations/${again.body.id}`);
    expect(taken.status).toBe(204);
    expect((await people.owner.get(`/app/links/${token(again.body.link)}`)).status).toBe(404);
    const known = await people.owner.post(`${of()}/invitations`, {
      email: people.member.email,
      role: 'owner',
    });
    expect([known.status, known.body.code]).toEqual([409, 'already_member']);
  });

  it('lose their sessions at once when they are removed, and may leave', async () => {
    const [removed, left] = [
      await join(api, brand.organizationId, 'manager'),
      await join(api, brand.organizationId, 'member'),
    ];
    const remove = (who: SignedIn, whom: SignedIn) => who.request('DELETE', `${of()}/members/${whom.userId}`);
    expect((await remove(removed, left)).body.code).toBe('insufficient_role');
    expect((await remove(people.owner, removed)).status).toBe(204);
    expect((await removed.get('/app/session')).body.code).toBe('not_signed_in');
    expect((await removed.get(`/app/brands/${brand.id}/v1/brand`)).status).toBe(401);
    expect((await remove(left, left)).status).toBe(204);
    expect((await left.get('/app/session')).status).toBe(401);
    const emails = (await members(people.owner)).data.map(
      (one: { user: { email: string } }) => one.user.email,
    );
    expect(emails).not.toContain(removed.email);
    expect(emails).not.toContain(left.email);
  });

  it('leave keys behind, which an owner sees and may revoke with them', async () => {
    const kept = await join(api, brand.organizationId, 'manager');
    const gone = await join(api, brand.organizationId, 'manager');
    const keys = `/app/brands/${brand.id}/keys`;
    const make = async (who: SignedIn, name: string) =>
      (await who.post(keys, { name, permission: 'read' })).body as { id: string; key: string };
    const [first, second] = [await make(kept, 'Kept'), await make(gone, 'Gone')];
    const revoked = await make(gone, 'Revoked before');
    await gone.request('DELETE', `${keys}/${revoked.id}`);
    const madeBy = async (who: SignedIn) =>
      (await people.owner.get(`${of()}/members/${who.userId}/keys`)).body.data;
    expect(await madeBy(gone)).toEqual([
      {
        ...{ id: second.id, name: 'Gone', brand: { id: brand.id, name: 'Acme' } },
        ...{ first_characters: second.key.slice(0, 8), last_characters: second.key.slice(-4) },
        last_used_at: null,
      },
    ]);
    const strangers = await api.brand();
    const stranger = await join(api, strangers.organizationId, 'owner');
    const asked = `/app/organizations/${strangers.organizationId}/members/${gone.userId}/keys`;
    expect((await stranger.get(asked)).body.data).toEqual([]);
    // Leaving revokes nothing: only an owner may have it so.
    const own = (body: object) => kept.request('DELETE', `${of()}/members/${kept.userId}`, body);
    expect((await own({ revoke_keys: true })).body.code).toBe('insufficient_role');
    expect((await own({})).status).toBe(204);
    expect((await api.get('/v1/brand', first.key)).status).toBe(200);
    const removal = { revoke_keys: true };
    expect((await people.owner.request('DELETE', `${of()}/members/${gone.userId}`, removal)).status).toBe(
      204,
    );
    expect((await api.get('/v1/brand', second.key)).status).toBe(401);
    const { data } = (await people.owner.get(`${of()}/journal`)).body;
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'member.removed', subject: gone.email },
      { action: 'key.revoked', subject: 'Gone', author: { name: 'A owner' }, brand: { id: brand.id } },
    ]);
  });

  it('have an owner, also when two leave at once', async () => {
    const { organizationId } = await api.brand();
    const first = await join(api, organizationId, 'owner');
    const member = (who: SignedIn) => `/app/organizations/${organizationId}/members/${who.userId}`;
    for (const refused of [
      await first.request('DELETE', member(first)),
      await first.request('PATCH', member(first), { role: 'manager' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'last_owner']);
    const second = await join(api, organizationId, 'owner');
    const both = await Promise.all([first, second].map((who) => who.request('DELETE', member(who))));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { rows } = await api.stores.postgres.query(
      'SELECT role FROM memberships WHERE organization_id = $1',
      [organizationId],
    );
    expect(rows).toEqual([{ role: 'owner' }]);
  });

  it('have another role from their next request', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const keys = () => person.get(`/app/brands/${brand.id}/keys`);
    expect((await keys()).status).toBe(403);
    const changed = await people.owner.request('PATCH', `${of()}/members/${person.userId}`, {
      role: 'manager',
    });
    expect(changed.body).toMatchObject({ user: { email: person.email }, role: 'manager' });
    expect((await keys()).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed, and all others end at once', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const elsewhere = openBrowser(api.url);
    await elsewhere.post('/app/sign-in', { email: person.email, password: PASSWORD });
    const listed = (await person.get('/app/sessions')).body.data;
    expect(listed.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect(JSON.stringify(listed)).not.toContain('sha256');
    const others = (await people.member.get('/app/sessions')).body.data.length;
    expect((await person.request('DELETE', '/app/sessions')).status).toBe(204);
    expect((await elsewhere.get('/app/session')).status).toBe(401);
    expect((await person.get('/app/sessions')).body.data).toHaveLength(1);
    expect((await people.member.get('/app/sessions')).body.data).toHaveLength(others);
  });
});

describe('keys', () => {
  it('are rotated: both work until the old one ends', async () => {
    const of = `/app/brands/${brand.id}/keys`;
    const old = (await people.manager.post(of, { name: 'Rotated', permission: 'read' })).body;
    const rotate = (id: string, grace_hours: unknown, at = of) =>
      people.owner.request('POST', `${at}/${id}/rotations`, { grace_hours });
    for (const hours of [-1, 0.5, 8_761, '1', null]) {
      expect((await rotate(old.id, hours)).body.errors).toMatchObject([{ parameter: 'grace_hours' }]);
    }
    expect((await rotate(old.id, 1, `/app/brands/${other.id}/keys`)).status).toBe(404);
    const { status, body } = await rotate(old.id, 1);
    expect(status).toBe(201);
    const { key, note, replaces, replaced_ends_at, ...shown } = body;
    expect([note, replaces, shown.name, shown.permission]).toEqual([null, old.id, 'Rotated', 'read']);
    const listed = (await people.owner.get(of)).body.data;
    expect(listed).toContainEqual(shown);
    expect(listed).toContainEqual(expect.objectContaining({ id: old.id, revoked_at: replaced_ends_at }));
    expect(shown.created_by).toBe('A owner');
    for (const each of [old.key, key]) expect((await api.get('/v1/brand', each)).status).toBe(200);
    const last = (await rotate(shown.id, 0)).body;
    expect((await api.get('/v1/brand', key)).status).toBe(401);
    expect((await rotate(shown.id, 0)).status).toBe(404);
    await people.owner.request('DELETE', `${of}/${last.id}`);
  });

  it('are shown once, work on /v1, and are invisible to members', async () => {
    const of = `/app/brands/${brand.id}/keys`;
    const made = await people.manager.post(of, { name: 'Warehouse', permission: 'read' });
    expect(made.status).toBe(201);
    const { key, note, ...shown } = made.body;
    expect(note).toBeNull();
    expect((await api.get('/v1/brand', key)).body.api_key.id).toBe(shown.id);
    const listed = (await people.owner.get(of)).body.data;
    expect(listed.at(-1)).toEqual({ ...shown, last_used_at: expect.any(String), created_by: 'A manager' });
    expect(JSON.stringify(listed)).not.toContain(key);

    const denied = await people.member.get(of);
    expect(denied.status).toBe(403);
    for (const path of [
      '/app/session',
      `/app/brands/${brand.id}/v1/brand`,
      `/app/brands/${brand.id}/v1/usage`,
    ]) {
      const { text } = await people.member.get(path);
      for (const trace of [shown.id, shown.first_characters, 'Warehouse']) expect(text).not.toContain(trace);
    }

    // Its creator leaves, and it works.
    const creator = await join(api, brand.organizationId, 'manager');
    const theirs = (await creator.post(of, { name: 'Kept', permission: 'read-and-write' })).body;
    await people.owner.request(
      'DELETE',
      `/app/organizations/${brand.organizationId}/members/${creator.userId}`,
    );
    expect((await api.get('/v1/brand', theirs.key)).status).toBe(200);
    await people.manager.request('PATCH', `${of}/${theirs.id}`, { permission: 'read' });
    expect((await api.get('/v1/brand', theirs.key)).body.api_key.permission).toBe('read');
    const revoked = await people.manager.request('DELETE', `${of}/${theirs.id}`);
    expect(revoked.body).toMatchObject({
      id: theirs.id,
      created_by: 'A manager',
      revoked_at: expect.any(String),
    });
    expect((await api.get('/v1/brand', theirs.key)).body.code).toBe('api_key_invalid');
  });

  it('say when they are made that the plan does not include the API', async () => {
    const free = await api.brand({ plan: 'free' });
    const manager = await join(api, free.organizationId, 'manager');
    const made = await manager.post(`/app/brands/${free.id}/keys`, { name: 'Early', permission: 'read' });
    expect([made.status, made.body.note]).toEqual([201, expect.stringContaining('does not include the API')]);
    expect((await api.get('/v1/brand', made.body.key)).body.code).toBe('plan_upgrade_required');
  });

  it('of another brand are none of this one', async () => {
    const { rows } = await api.stores.postgres.query('SELECT id FROM api_keys WHERE brand_id = $1', [
      other.id,
    ]);
    const ask = (id: string) => people.owner.request('DELETE', `/app/brands/${brand.id}/keys/${id}`);
    const [theirs, unknown] = [await ask(rows[0].id), await ask(UNKNOWN)];
    expect(essence(theirs, rows[0].id)).toEqual(essence(unknown, UNKNOWN));
    expect((await api.get('/v1/brand', other)).status).toBe(200);
  });
});

describe('a brand and its competitors', () => {
  it('lose and get the names that are told, and keep what somebody else has given them meanwhile', async () => {
    const brand = await api.brand({ aliases: ['Acme Corp'], engines: ['chatgpt'] });
    const rival = await api.competitor(brand, 'Globex', {
      aliases: ['GBX', 'Glo'],
      domain: 'globex.example',
    });
    const manager = await join(api, brand.organizationId, 'manager');
    const patch = (path: string, body: object) =>
      manager.request('PATCH', `/app/brands/${brand.id}${path}`, body);
    const named = await Promise.all([
      patch(`/competitors/${rival}`, { aliases: { add: ['Globex Inc'], remove: ['GBX'] } }),
      patch(`/competitors/${rival}`, { aliases: { add: ['Globex SA'], remove: ['GBX'] } }),
    ]);
    expect(named.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await patch(`/competitors/${rival}`, { aliases: { remove: ['None such'] } });
    expect(body.aliases.toSorted()).toEqual(['Glo', 'Globex Inc', 'Globex SA']);
    await patch('', { aliases: { add: ['Acme AG'] }, domains: { add: ['https://www.Acme.test/x'] } });
    const changed = await patch('', {
      aliases: { remove: ['Acme Corp'] },
      domains: { remove: ['acme.example'] },
      engines: { add: ['gemini'] },
    });
    expect(changed.body).toMatchObject({
      aliases: ['Acme AG'],
      domains: ['acme.test'],
      engines: [{ id: 'chatgpt' }, { id: 'gemini' }],
    });
    const faulty = await patch('', { aliases: 'Acme', domains: { add: ['?'], removed: [] } });
    const faults = faulty.body.errors.map((one: { parameter: string }) => one.parameter);
    expect(faults.sort()).toEqual(['aliases', 'domains', 'domains.add.0']);
    const taken = [
      await patch('', { domains: { add: ['globex.example'] } }),
      await patch(`/competitors/${rival}`, { domain: 'acme.test' }),
      await manager.post(`/app/brands/${brand.id}/competitors`, { name: 'New', domain: 'globex.example' }),
    ];
    expect(taken.map(({ status, body: { code, detail } }) => [status, code, detail])).toEqual([
      [409, 'domain_taken', 'globex.example is a domain of Globex'],
      [409, 'domain_taken', 'acme.test is a domain of Acme, the brand itself'],
      [409, 'domain_taken', 'globex.example is a domain of Globex'],
    ]);
    const none = await patch('', { engines: { remove: ['chatgpt', 'gemini'] } });
    expect(none.body.errors).toEqual([{ parameter: 'engines', message: 'must name at least one engine' }]);
  });

  it('are made and changed, and the journal tells who did', async () => {
    const { organizationId, key } = await api.brand();
    const owner = await join(api, organizationId, 'owner');
    const values = {
      name: 'Umbrella',
      domains: ['WWW.umbrella.example'],
      primary_country: 'de',
      engines: ['gemini'],
    };
    const made = await owner.post(`/app/organizations/${organizationId}/brands`, values);
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: 'Umbrella', domains: ['umbrella.example'], primary_country: 'DE', api_key: null },
    ]);
    const of = `/app/brands/${made.body.id}`;
    const rival = await owner.post(`${of}/competitors`, { name: 'Tyrell', domain: 'tyrell.example' });
    expect([rival.status, rival.body]).toMatchObject([201, { name: 'Tyrell', status: 'tracked' }]);
    const named = await owner.request('PATCH', `${of}/competitors/${rival.body.id}`, {
      aliases: ['Tyrell Corp'],
      domain: null,
    });
    expect(named.body).toMatchObject({ name: 'Tyrell', aliases: ['Tyrell Corp'], domain: null });
    const taken = await owner.request('PATCH', of, { aliases: ['tyrell corp'] });
    expect([taken.status, taken.body.code]).toEqual([409, 'name_taken']);
    const changed = await owner.request('PATCH', of, {
      aliases: ['Umbrella Corp'],
      engines: ['claude', 'chatgpt'],
    });
    expect(changed.body).toMatchObject({
      name: 'Umbrella',
      aliases: ['Umbrella Corp'],
      engines: [{ id: 'chatgpt' }, { id: 'claude' }],
    });
    const faulty = await owner.request('PATCH', of, { domains: ['a.example', '?'], engines: ['bing'], x: 1 });
    expect(faulty.body.errors.map((one: { parameter: string }) => one.parameter).sort()).toEqual([
      'domains.1',
      'engines.0',
      'x',
    ]);
    const prompt = await owner.post(`${of}/v1/prompts`, { text: 'Who makes umbrellas?' });
    await owner.request('PATCH', `${of}/v1/prompts/${prompt.body.id}`, { status: 'paused' });
    await owner.request('PATCH', `${of}/v1/competitors/${rival.body.id}`, { status: 'dismissed' });
    await api.request('POST', '/v1/prompts', { key, body: { text: 'By a key?' } });

    const { body } = await owner.get(`/app/organizations/${organizationId}/journal?limit=9`);
    expect(body.meta).toMatchObject({ limit: 9, offset: 0, has_more: true });
    const told = body.data.map((one: Record<string, Record<string, string>>) => [
      one.author?.name,
      one.action,
      one.subject,
      one.changes,
    ]);
    expect(told.slice(0, 8)).toEqual([
      ['test', 'prompt.created', 'By a key?', { status: 'active', countries: ['US'], intent: 'other' }],
      ['A owner', 'competitor.changed', 'Tyrell', { status: 'dismissed' }],
      ['A owner', 'prompt.changed', 'Who makes umbrellas?', { status: 'paused' }],
      [
        'A owner',
        'prompt.created',
        'Who makes umbrellas?',
        { status: 'active', countries: ['DE'], intent: 'informational' },
      ],
      [
        'A owner',
        'brand.changed',
        'Umbrella',
        { aliases: ['Umbrella Corp'], engines: ['chatgpt', 'claude'] },
      ],
      ['A owner', 'competitor.changed', 'Tyrell', { aliases: ['Tyrell Corp'], domain: null }],
      ['A owner', 'competitor.created', 'Tyrell', { status: 'tracked' }],
      ['A owner', 'brand.created', 'Umbrella', {}],
    ]);
    expect(body.data[1]).toMatchObject({
      author: { kind: 'person', email: owner.email },
      brand: { name: 'Umbrella' },
    });
    expect(body.data[0].author).toEqual({ kind: 'key', name: 'test', email: null });
  });
});

describe('a share link', () => {
  const of = () => `/app/brands/${brand.id}/shares`;
  const share = async (page: string, filters: object) => {
    const { status, body } = await people.manager.post(of(), { page, filters });
    expect(status).toBe(201);
    const { link, ...shown } = body;
    expect(link).toMatch(new RegExp(`^${api.url}/shared#[\\w-]{43}$`));
    return { shown, at: `/app/shared/${link.split('#')[1]}` };
  };

  it('shows one page with its filters, and nothing else', async () => {
    const { shown, at } = await share('prompts', { engine: 'gemini', days: '7' });
    const anybody = openBrowser(api.url);
    expect((await anybody.get(at)).body).toEqual({
      page: 'prompts',
      filters: { engine: 'gemini', days: '7' },
      brand: { name: 'Acme', competitor_id: brand.competitorId },
    });
    const report = '/reports/visibility?dimensions=prompt&labels=true';
    const shared = await anybody.get(`${at}/v1${report}`);
    const { start_date, end_date } = shared.body.meta;
    expect((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000).toBe(6);
    const range = `start_date=${start_date}&end_date=${end_date}`;
    const own = await people.owner.get(`/app/brands/${brand.id}/v1${report}&engine=gemini&${range}`);
    expect([shared.status, shared.text]).toEqual([200, own.text]);
    for (const parameter of [
      'engine',
      'start_date',
      'prompt_id',
      'mentioned_competitor_id',
      'include_archived',
    ]) {
      const { status, body } = await anybody.get(`${at}/v1${report}&${parameter}=x`);
      expect([status, body.errors]).toMatchObject([400, [{ parameter, message: 'is fixed by the link' }]]);
    }
    for (const path of [
      '/reports/brands',
      '/reports/citations',
      '/reports/searches',
      '/answers',
      '/brand',
      '/prompts',
    ])
      for (const form of ['v1', 'csv'])
        expect((await anybody.get(`${at}/${form}${path}`)).status, path).toBe(404);
    const before = await anybody.get(`${at}/v1/reports/visibility?compare=2026-01-01..2026-01-31`);
    expect([before.status, before.body.errors]).toMatchObject([400, [{ parameter: 'compare' }]]);
    const csv = await anybody.get(`${at}/csv${report}`);
    expect(csv.text).toBe((await anybody.get(`${at}/v1${report}&format=csv&bom=true`)).text);
    expect((await anybody.get(`${at}/csv${report}&engine=gemini`)).status).toBe(400);
    expect((await anybody.post(`${at}/v1/prompts`, { text: 'x' })).status).toBe(404);
    expect((await people.manager.get(of())).body.data[0]).toEqual({
      ...shown,
      last_used_at: expect.any(String),
    });
  });

  it('shows prompts where its page does, and nowhere else', async () => {
    const anybody = openBrowser(api.url);
    for (const [page, report] of [
      ['overview', 'visibility'],
      ['overview', 'citations'],
      ['brands', 'brands'],
      ['sources', 'citations'],
    ] as const) {
      const { at } = await share(page, {});
      for (const dimensions of ['prompt', 'week, prompt', 'week&dimensions=prompt'])
        for (const form of ['v1', 'csv']) {
          const { status, body } = await anybody.get(
            `${at}/${form}/reports/${report}?dimensions=${dimensions}`,
          );
          expect([status, body.errors?.[0]?.parameter], page).toEqual([400, 'dimensions']);
        }
      expect((await anybody.get(`${at}/v1/reports/${report}?dimensions=week`)).status).toBe(200);
    }
  });

  it('ends when it is revoked', async () => {
    const { shown, at } = await share('overview', {});
    const anybody = openBrowser(api.url);
    expect((await anybody.get(`${at}/v1/reports/brands`)).status).toBe(200);
    const revoked = await people.manager.request('DELETE', `${of()}/${shown.id}`);
    expect(revoked.body).toEqual({
      ...shown,
      last_used_at: expect.any(String),
      revoked_at: expect.any(String),
    });
    const again = await people.manager.request('DELETE', `${of()}/${shown.id}`);
    expect(again.body).toEqual(revoked.body);
    const journal = await people.owner.get(`/app/organizations/${brand.organizationId}/journal?limit=2`);
    expect(journal.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'share.revoked',
      'share.created',
    ]);
    expect((await anybody.get(at)).status).toBe(404);
    expect((await anybody.get(`${at}/v1/reports/brands`)).status).toBe(404);
    expect((await people.owner.request('DELETE', `/app/brands/${other.id}/shares/${shown.id}`)).status).toBe(
      404,
    );
  });

  it('works until its end, and tells its last use', async () => {
    const make = async (days: unknown) =>
      people.manager.post(of(), { page: 'brands', filters: {}, expires_in_days: days });
    for (const days of [0, 366, 1.5, '7']) {
      expect((await make(days)).body.errors).toMatchObject([{ parameter: 'expires_in_days' }]);
    }
    expect((await make(null)).body.expires_at).toBeNull();
    const { link, ...shown } = (await make(7)).body;
    const days = (Date.parse(shown.expires_at) - Date.parse(shown.created_at)) / 86_400_000;
    expect([Math.round(days), shown.last_used_at]).toEqual([7, null]);
    const at = `/app/shared/${link.split('#')[1]}`;
    const listed = async () =>
      (await people.owner.get(of())).body.data.find(({ id }: { id: string }) => id === shown.id);
    expect(await listed()).toEqual(shown);
    expect((await openBrowser(api.url).get(at)).status).toBe(200);
    expect((await listed()).last_used_at).toEqual(expect.any(String));
    await api.stores.postgres.query('UPDATE shares SET expires_at = now() WHERE id = $1', [shown.id]);
    for (const path of [at, `${at}/v1/reports/brands`]) {
      expect((await openBrowser(api.url).get(path)).status).toBe(404);
    }
  });

  it('has filters that are right', async () => {
    const faults = async (filters: object) =>
      (await people.manager.post(of(), { page: 'brands', filters })).body.errors?.map(
        (one: { parameter: string }) => one.parameter,
      );
    expect(await faults({ engine: 'bing', dimensions: 'week' })).toEqual([
      'filters.engine',
      'filters.dimensions',
    ]);
    expect(await faults({ days: '91' })).toEqual(['filters.days']);
    expect(await faults({ days: '7', end_date: '2026-11-01' })).toEqual(['filters.days']);
    expect(await faults({ start_date: '2026-01-01', end_date: '2026-11-01' })).toEqual([
      'filters.start_date',
    ]);
  });
});

describe('the daily run', () => {
  it('tells what it did, and when it comes again', async () => {
    const { postgres } = api.stores;
    const run = async () => (await people.member.get(`/app/brands/${brand.id}/run`)).body;
    expect(await run()).toEqual({
      last: null,
      next_at: expect.stringMatching(/T04:00:00\.000Z$/),
      why_none: null,
      is_demo: false,
      engines: ['chatgpt', 'gemini', 'perplexity'].map((id) => ({
        id,
        name: expect.any(String),
        ready: true,
        setting: null,
      })),
    });
    await postgres.query("INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, '2026-11-01', now())", [
      brand.id,
    ]);
    const prompt = await api.prompt(brand);
    for (const state of ['complete', 'complete', 'failed', 'waiting'])
      await postgres.query(
        `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
         VALUES (gen_random_uuid(), $1, '2026-11-01', $2, 'gemini', 'US', $3)`,
        [brand.id, prompt, state],
      );
    expect((await run()).last).toEqual({
      date: '2026-11-01',
      state: 'running',
      questions: 4,
      complete: 2,
      failed: 1,
    });
  });

  it('names environment variables to owners alone, who may be the operator', async () => {
    const without = { cron: '0 4 * * *', withoutKey: [{ id: 'gemini', setting: 'GEMINI_API_KEY' } as const] };
    const other = await createTestApi({ dailyRun: without }, { ...api.stores, close: async () => {} });
    try {
      const settings = async (role: 'owner' | 'manager' | 'member') => {
        const person = await join(other, brand.organizationId, role);
        const { body } = await person.get(`/app/brands/${brand.id}/run`);
        expect(body.engines.map(({ ready }: { ready: boolean }) => ready)).toEqual([true, false, true]);
        return body.engines.map(({ setting }: { setting: string | null }) => setting);
      };
      expect(await settings('owner')).toEqual([null, 'GEMINI_API_KEY', null]);
      expect(await settings('manager')).toEqual([null, null, null]);
      expect(await settings('member')).toEqual([null, null, null]);
    } finally {
      await other.close();
    }
  });

  it('says why none comes', async () => {
    const { postgres } = api.stores;
    const gemini = [{ id: 'gemini', setting: 'GEMINI_API_KEY' }] as const;
    const why = async (plan: string, run: DailyRun | null) => {
      const { id: brandId, brandNo } = await api.brand({ plan, engines: ['gemini'] });
      return (await readRunStatus(postgres, { brandId, brandNo, epoch: 1 }, run)).why_none;
    };
    expect(await why('trial', { cron: '0 4 * * *', withoutKey: [] })).toBeNull();
    expect(await why('trial', { cron: '0 4 * * *', withoutKey: gemini })).toBe(
      'No run is scheduled, since no engine has a key.',
    );
    expect(await why('trial', null)).toMatch(/Only the worker/);
    expect(await why('free', null)).toBe('The plan “free” has no daily run.');
  });
});
