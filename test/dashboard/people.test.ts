import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../src/people/audit-log.ts';
import { makeLink, makeReset } from '../../src/people/links.ts';
import { invite } from '../../src/people/members.ts';
import type { Postgres } from '../../src/stores/postgres.ts';
import { createTestApi, send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, openBrowser, PASSWORD, type SignedIn } from '../helpers/browser.ts';

/* People, their sessions and passwords, on the service as it is started with the roles of Postgres. */

let api: TestApi;
let postgres: Postgres;
let brand: TestBrand;
let owner: SignedIn;

beforeAll(async () => {
  api = await createTestApiAsRole();
  ({ postgres } = api.stores);
  brand = await api.brand();
  owner = await join(api, brand.organizationId, 'owner');
});
afterAll(() => api?.close());

const newLink = async (organizationId: string, who: string) =>
  (await invite(postgres, organizationId, { email: who, role: 'member' }, COMMAND_LINE)).token;

const newAddress = () => `${randomUUID()}@people.example`;

const signIn = (email: string, password = PASSWORD) =>
  openBrowser(api.url).post('/app/sign-in', { email, password });

describe('signing in', () => {
  it('gives a session, which tells what is theirs', async () => {
    const browser = openBrowser(api.url);
    const { status, body } = await browser.post('/app/sign-in', {
      email: owner.email.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body]).toEqual([
      200,
      {
        user: { id: owner.userId, name: 'A owner', email: owner.email, has_password: true },
        organizations: [
          {
            id: brand.organizationId,
            name: expect.any(String),
            role: 'owner',
            plan: 'scale',
            brands: [
              {
                id: brand.id,
                name: 'Acme',
                domains: ['acme.example'],
                created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
                has_answers: false,
              },
            ],
          },
        ],
      },
    ]);
    expect((await browser.get('/app/session')).text).toBe(JSON.stringify(body));
  });

  it('sets a cookie that no script, no other site and no plain connection gets', async () => {
    const cookieFor = async (headers: Record<string, string>) => {
      // fetch names the host by itself.
      const request = http.request(`${api.url}/app/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      });
      request.end(JSON.stringify({ email: owner.email, password: PASSWORD }));
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      const [cookie = null] = response.headers['set-cookie'] ?? [];
      return [response.statusCode, cookie?.replace(/=[\w-]{43};/, '=TOKEN;') ?? null];
    };
    const attributes = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000';
    expect(await cookieFor({ origin: api.url })).toEqual([200, `session=TOKEN; ${attributes}`]);
    const host = 'visibility.example';
    expect(await cookieFor({ host, origin: `https://${host}` })).toEqual([
      200,
      `__Host-session=TOKEN; ${attributes}; Secure`,
    ]);
    expect(await cookieFor({ host, origin: `http://${host}` })).toEqual([403, null]);
  });

  it('takes no session over that a browser brings along, and ends it', async () => {
    const browser = openBrowser(api.url);
    browser.token = 'A'.repeat(43);
    await browser.post('/app/sign-in', { email: owner.email, password: PASSWORD });
    const first = browser.token;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe('A'.repeat(43));
    await browser.post('/app/sign-in', { email: owner.email, password: PASSWORD });
    expect(browser.token).not.toBe(first);
    browser.token = first;
    expect((await browser.get('/app/session')).body.code).toBe('not_signed_in');
  });

  it('ends with signing out', async () => {
    const browser = openBrowser(api.url);
    await browser.post('/app/sign-in', { email: owner.email, password: PASSWORD });
    const { token } = browser;
    const out = await browser.post('/app/sign-out');
    expect([out.status, out.text, out.headers.get('set-cookie')]).toEqual([
      204,
      '',
      'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    browser.token = token;
    expect((await browser.get('/app/session')).status).toBe(401);
  });

  it('tells a wrong password and an unknown address alike', async () => {
    const wrong = await signIn(owner.email, 'not the right password');
    const unknown = await signIn(newAddress());
    const said = ({ status, body }: typeof wrong) => [status, { ...body, request_id: '' }];
    expect(said(wrong)).toEqual(said(unknown));
    expect(wrong.body).toMatchObject({ status: 401, code: 'sign_in_failed' });
  });

  it('keeps only hashes', async () => {
    const { rows } = await postgres.query(
      'SELECT password_hash, encode(sha256, $1) AS hash FROM users JOIN sessions ON user_id = users.id',
      ['hex'],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      expect(row.hash).not.toBe(Buffer.from(owner.token ?? '', 'base64url').toString('hex'));
    }
  });

  it('is slowed per account, also for tries that come at once, and others are not', async () => {
    const { email } = await join(api, brand.organizationId, 'member');
    const tries = await Promise.all(Array.from({ length: 16 }, () => signIn(email, 'a wrong password 1')));
    const codes = tries.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'sign_in_failed')).toHaveLength(10);
    const refused = tries.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('too_many_attempts');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(owner.email)).status).toBe(200);
    // What time forgives.
    await postgres.query("UPDATE sign_in_tries SET at = at - interval '1 minute' WHERE subject = $1", [
      `account ${email} from 127.0.0.1`,
    ]);
    expect((await signIn(email)).status).toBe(200);
  });

  it('counts no tries for the time that a clock goes through again which was set back', async () => {
    const { email } = await join(api, brand.organizationId, 'member');
    expect((await signIn(email, 'a wrong password 1')).status).toBe(401);
    await postgres.query("UPDATE sign_in_tries SET at = at + interval '1 day'");
    expect((await signIn(email)).status).toBe(200);
    await postgres.query('UPDATE sign_in_tries SET at = least(at, now())');
  });

  it('is slowed per address', async () => {
    await postgres.query("UPDATE sign_in_tries SET tries = 49 WHERE subject LIKE 'network %'");
    const tries = [await signIn(newAddress()), await signIn(newAddress())];
    expect(tries.map(({ status }) => status)).toEqual([401, 429]);
    await postgres.query('DELETE FROM sign_in_tries');
  });
});

it('is slowed by the address that a trusted proxy tells, and by no other', async () => {
  const stores = { ...api.stores, close: async () => {} };
  const trusting = await createTestApi({ trustedProxies: ['loopback'] }, stores);
  const signInFrom = async (url: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const body = { email: newAddress(), password: PASSWORD };
    return (await openBrowser(url).request('POST', '/app/sign-in', body, headers)).status;
  };
  await postgres.query("INSERT INTO sign_in_tries VALUES ('network 192.0.2.1', 50, clock_timestamp(), true)");
  expect(await signInFrom(trusting.url, '192.0.2.1')).toBe(429);
  expect(await signInFrom(trusting.url, '192.0.2.2')).toBe(401);
  expect(await signInFrom(api.url, '192.0.2.1')).toBe(401);
  await trusting.close();
  await postgres.query('DELETE FROM sign_in_tries');
});

it('is not slowed by who tries from another network, up to a bound of the account, which a reset lifts', async () => {
  const stores = { ...api.stores, close: async () => {} };
  const trusting = await createTestApi({ trustedProxies: ['loopback'] }, stores);
  const { email } = await join(api, brand.organizationId, 'member');
  const signInFrom = async (address: string, password: string) => {
    const headers = { 'x-forwarded-for': address };
    const body = { email, password };
    return (await openBrowser(trusting.url).request('POST', '/app/sign-in', body, headers)).status;
  };
  const wrong = (address: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => signInFrom(address, 'a wrong password 1')));
  const failed = async (address: string, times: number) =>
    (await wrong(address, times)).filter((status) => status === 401).length;
  expect(await failed('192.0.2.1', 12)).toBe(10);
  expect(await signInFrom('192.0.2.1', PASSWORD)).toBe(429);
  expect(await signInFrom('192.0.2.2', PASSWORD)).toBe(200);
  // From many: what time has forgiven meanwhile is not told apart.
  await postgres.query('UPDATE sign_in_tries SET tries = 90, at = clock_timestamp() WHERE subject = $1', [
    `account ${email}`,
  ]);
  expect(await failed('192.0.2.3', 10)).toBe(10);
  expect(await signInFrom('192.0.2.4', PASSWORD)).toBe(429);
  const { token } = await makeReset(postgres, email);
  const reset = await openBrowser(trusting.url).post(`/app/links/${token}`, { password: 'another password' });
  expect(reset.status).toBe(200);
  for (const address of ['192.0.2.1', '192.0.2.4'])
    expect(await signInFrom(address, 'another password')).toBe(200);
  await trusting.close();
  await postgres.query('DELETE FROM sign_in_tries');
});

describe('requests from elsewhere', () => {
  const send = (headers: Record<string, string>) =>
    openBrowser(api.url).request('POST', '/app/sign-in', { email: owner.email, password: PASSWORD }, headers);

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ])('change nothing: %o', async (headers) => {
    const { status, body } = await send(headers as Record<string, string>);
    expect([status, body.code]).toEqual([403, 'cross_origin']);
  });

  it('are known by Origin where a browser says nothing else', async () => {
    const by = async (headers: Record<string, string>) => {
      const body = { email: owner.email, password: PASSWORD };
      const response = await fetch(`${api.url}/app/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      await response.text();
      return response.status;
    };
    expect(await by({ origin: api.url })).toBe(200);
    expect(await by({ origin: 'null' })).toBe(403);
    expect(await by({ origin: 'https://evil.example' })).toBe(403);
  });

  it('are refused where a proxy asks by a name of its own and nobody has said which is right', async () => {
    for (const origin of ['https://visibility.example', 'http://192.0.2.7:8080']) {
      const { status, body } = await send({ 'sec-fetch-site': 'same-origin', origin });
      expect([status, body.code]).toEqual([403, 'cross_origin']);
      expect(body.detail).toContain('Set PUBLIC_URL');
    }
  });

  it('are no forms', async () => {
    const { status } = await openBrowser(api.url).request('POST', '/app/sign-in', 'email=x', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(415);
  });
});

describe('a link', () => {
  it('is told, and works once, also of two that use it at once', async () => {
    const email = newAddress();
    const token = await newLink(brand.organizationId, email);
    const told = await openBrowser(api.url).get(`/app/links/${token}`);
    expect(told.body).toEqual({
      kind: 'invitation',
      email,
      organization: expect.any(String),
      organization_id: brand.organizationId,
      role: 'member',
      has_account: null,
      expires_at: expect.any(String),
    });
    const both = await Promise.all(
      ['One', 'Two'].map((name) =>
        openBrowser(api.url).post(`/app/links/${token}`, { name, password: PASSWORD }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await openBrowser(api.url).get(`/app/links/${token}`)).body.code).toBe('not_found');
  });

  it('ends after 7 days', async () => {
    const token = await newLink(brand.organizationId, newAddress());
    const expiry = await postgres.query(
      `SELECT expires_at - created_at = interval '7 days' AS is FROM links ORDER BY created_at DESC LIMIT 1`,
    );
    expect(expiry.rows).toEqual([{ is: true }]);
    await postgres.query('UPDATE links SET expires_at = now()');
    const { status } = await openBrowser(api.url).post(`/app/links/${token}`, {
      name: 'X',
      password: PASSWORD,
    });
    expect(status).toBe(404);
  });

  it('needs a password of 12 to 200 characters', async () => {
    const token = await newLink(brand.organizationId, newAddress());
    const use = (body: object) => openBrowser(api.url).post(`/app/links/${token}`, body);
    expect((await use({ name: ' ', password: PASSWORD })).body.errors).toMatchObject([{ parameter: 'name' }]);
    for (const password of ['11 letters.', 'x'.repeat(201)]) {
      expect((await use({ name: 'X', password })).body).toMatchObject({
        code: 'invalid_body',
        errors: [{ parameter: 'password', message: 'must have 12 to 200 characters' }],
      });
    }
    const { status, body } = await use({ password: 'é'.repeat(12) });
    // Without a name the first part of the address is one, as for somebody who has an account.
    expect([status, body.user.name]).toEqual([200, body.user.email.split('@')[0]]);
  });

  it('lets nobody into an account that is there without its password', async () => {
    const other = await api.brand();
    const person = await join(api, brand.organizationId, 'member');
    const token = await newLink(other.organizationId, person.email);
    const use = (body: object) => openBrowser(api.url).post(`/app/links/${token}`, body);
    expect((await use({ name: 'Thief', password: 'the password of a thief' })).body.code).toBe(
      'sign_in_failed',
    );
    expect((await use({})).body.code).toBe('invalid_body');
    // Tells its creator no more than of an address without an account, in what it shows and in what it refuses.
    const fresh = await newLink(other.organizationId, newAddress());
    const told = async (link: string, body: object) => {
      const shown = (await openBrowser(api.url).get(`/app/links/${link}`)).body;
      const refused = (await openBrowser(api.url).post(`/app/links/${link}`, body)).body;
      return { has_account: shown.has_account, code: refused.code, errors: refused.errors };
    };
    for (const body of [{}, { password: 'short' }, { name: '', password: PASSWORD }]) {
      expect(await told(token, body)).toEqual(await told(fresh, body));
    }
    expect((await person.get(`/app/links/${token}`)).body.has_account).toBe(true);
    // Who is signed in with that address agrees by that.
    const { body } = await person.post(`/app/links/${token}`, {});
    expect(body.organizations).toHaveLength(2);
    expect(body.user.name).toBe('A member');
  });

  it('resets a password, and ends the sessions there are', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const { token } = await makeReset(postgres, person.email);
    const browser = openBrowser(api.url);
    const reset = await browser.post(`/app/links/${token}`, { password: 'another password' });
    expect([reset.status, reset.body.user.email]).toEqual([200, person.email]);
    expect((await person.get('/app/session')).status).toBe(401);
    expect((await browser.get('/app/session')).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, 'another password')).status).toBe(200);
  });
});

describe('a password', () => {
  it('ends every link into the account with it', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const makeLinks = () =>
      Promise.all([
        makeReset(postgres, person.email),
        makeLink(postgres, { kind: 'sign-in', email: person.email }),
      ]);
    const told = async (links: readonly { token: string }[]) =>
      Promise.all(
        links.map(async ({ token }) => (await openBrowser(api.url).get(`/app/links/${token}`)).status),
      );
    const before = await makeLinks();
    const invitation = { token: await newLink((await api.brand()).organizationId, person.email) };
    const changed = await person.post('/app/password', {
      password: PASSWORD,
      new_password: 'another password',
    });
    expect(changed.status).toBe(200);
    expect(await told([...before, invitation])).toEqual([404, 404, 200]);
    // Of two that are used at once, the second is one of before.
    const [one, other] = [await makeReset(postgres, person.email), await makeReset(postgres, person.email)];
    const both = await Promise.all(
      [one, other].map(({ token }, index) =>
        openBrowser(api.url).post(`/app/links/${token}`, { password: `the new password ${index}` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is changed by who knows it, and ends every other session', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const elsewhere = openBrowser(api.url);
    await elsewhere.post('/app/sign-in', { email: person.email, password: PASSWORD });
    const change = (password: string, new_password: string) =>
      person.post('/app/password', { password, new_password });
    expect((await change('not the right one', 'another password')).body.code).toBe('sign_in_failed');
    expect((await change(PASSWORD, 'short')).body.errors).toMatchObject([{ parameter: 'new_password' }]);
    expect((await change(PASSWORD, 'another password')).status).toBe(200);
    expect((await person.get('/app/session')).status).toBe(200);
    expect((await elsewhere.get('/app/session')).status).toBe(401);
  });
});

describe('what a key reads', () => {
  it('a session reads, byte for byte', async () => {
    const prompt = await send(api.url, 'POST', '/v1/prompts', {
      key: brand.key,
      body: { text: 'Which one is best?' },
    });
    expect(prompt.status).toBe(201);
    for (const path of [
      '/prompts',
      `/prompts/${prompt.body.id}`,
      '/competitors',
      '/reports/visibility?dimensions=week',
      '/reports/brands',
      '/answers?format=csv',
      '/usage',
      '/reports/visibility?dimension=week',
    ]) {
      const [byKey, bySession] = [
        await send(api.url, 'GET', `/v1${path}`, { key: brand.key }),
        await owner.get(`/app/brands/${brand.id}/v1${path}`),
      ];
      const essence = ({ status, headers, text }: typeof byKey) => [
        status,
        headers.get('content-type'),
        text.replace(/"request_id":"[^"]*"/, ''),
      ];
      expect(essence(bySession), path).toEqual(essence(byKey));
    }
    const mine = await owner.get(`/app/brands/${brand.id}/v1/brand`);
    const keys = await send(api.url, 'GET', '/v1/brand', { key: brand.key });
    expect(mine.body).toEqual({ ...keys.body, api_key: null });
  });

  it('is not read at /v1 with a cookie, nor at /app with a key', async () => {
    expect((await owner.get('/v1/brand')).body.code).toBe('api_key_missing');
    const byKey = await send(api.url, 'GET', `/app/brands/${brand.id}/v1/brand`, { key: brand.key });
    expect(byKey.body.code).toBe('not_signed_in');
  });

  it('of another organization is what there is not', async () => {
    const other = await api.brand();
    const essence = async (id: string) => {
      const { status, headers, text } = await owner.get(`/app/brands/${id}/v1/brand`);
      const kept = [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
      return { status, kept, text: text.replace(/"request_id":"[^"]*"/, '') };
    };
    const unknown = await essence(randomUUID());
    expect(unknown.status).toBe(404);
    expect(await essence(other.id)).toEqual(unknown);
    expect(await essence('x')).toEqual(unknown);
  });
});
