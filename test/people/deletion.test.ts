import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMELESS } from '../../src/people/deletion.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, openBrowser, type SignedIn } from '../helpers/browser.ts';
import { callScript } from '../helpers/command.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';

/* Somebody is deleted: nothing in Postgres holds their id, address or name any more; what they made goes on. */

let api: TestApi;
let brand: TestBrand;
let ann: SignedIn;
let bob: SignedIn;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand();
  ann = await join(api, brand.organizationId, 'owner');
  bob = await join(api, brand.organizationId, 'manager');
  await api.stores.postgres.query(`UPDATE users SET name = 'Ann Unique' WHERE id = $1`, [ann.userId]);
});

afterAll(() => api?.close());

const user = (...args: string[]) => callScript('admin', ['user', ...args], api.stores.environment);

/** The tables that have a text in any column of any row, as Postgres prints rows. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { postgres } = api.stores;
  const { rows } = await postgres.query(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rowCount } = await postgres.query(
        `SELECT FROM ${name} AS t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS wanted WHERE strpos(t::text, wanted) > 0)`,
        [texts],
      );
      return rowCount === 0 ? [] : [name as string];
    }),
  );
  return found.flat();
}

/** Ann leaves a trace in every place there is. */
async function leaveTraces(): Promise<{ key: string; share: string }> {
  const of = `/app/brands/${brand.id}`;
  const key = await ann.post(`${of}/keys`, { name: 'bi', permission: 'read' });
  const share = await ann.post(`${of}/shares`, { page: 'overview', filters: {} });
  const invited = await ann.post(`/app/organizations/${brand.organizationId}/invitations`, {
    ...{ email: 'new@people.example', role: 'member' },
  });
  const asked = await ann.post(`${of}/questions`, { text: 'best cars?', engine: 'chatgpt', country: 'US' });
  expect(
    [key, share, invited, asked].map(({ status }) => status),
    key.text + share.text + invited.text + asked.text,
  ).toEqual([201, 201, 201, 202]);
  expect((await user('reset', '--email', ann.email)).code).toBe(0);
  const wrong = { email: ann.email, password: 'not her password' };
  expect((await openBrowser(api.url).post('/app/sign-in', wrong)).status).toBe(401);
  return { key: key.body.key, share: new URL(share.body.link).hash };
}

it('leaves nothing of them, and everything they made', async () => {
  const traces = await leaveTraces();
  const theirs = [ann.userId, ann.email, 'Ann Unique'];
  expect(await tablesWith(theirs)).toEqual([
    ...[
      'api_keys',
      'errands',
      'journal',
      'links',
      'memberships',
      'sessions',
      'shares',
      'sign_in_tries',
      'users',
    ],
  ]);

  const refused = await user('delete', '--email', ann.email);
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.errors)).toEqual({
    code: 'last_owner',
    detail: expect.stringMatching(
      new RegExp(`^nobody else owns .* \\(${brand.organizationId}\\): make somebody an owner first`),
    ),
  });
  expect((await ann.get('/app/session')).status).toBe(200);

  const made = await user(
    ...['set-role', '--organization', brand.organizationId, '--email', bob.email, '--role', 'owner'],
  );
  expect(made.output).toMatchObject([{ id: bob.userId, email: bob.email, role: 'owner' }]);
  const { output, errors } = await user('delete', '--email', ` ${ann.email.toUpperCase()}`);
  expect(output, errors).toEqual([{ email: ann.email }]);

  expect(await tablesWith(theirs)).toEqual([]);
  expect((await ann.get(`/app/brands/${brand.id}/keys`)).status).toBe(401);
  expect((await api.get('/v1/brand', traces.key)).status).toBe(200);
  const { body } = await bob.get(`/app/brands/${brand.id}/keys`);
  expect(body.data.map((key: { created_by: string }) => key.created_by)).toContain(NAMELESS);
  const journal = await bob.get(`/app/organizations/${brand.organizationId}/journal`);
  expect(journal.body.data[0]).toMatchObject({ action: 'member.removed', subject: NAMELESS });
  expect(journal.body.data).toContainEqual(
    expect.objectContaining({
      ...{ action: 'key.created', author: { kind: 'person', name: NAMELESS, email: null } },
    }),
  );
  expect((await user('list', '--organization', brand.organizationId)).output).toMatchObject([
    { email: bob.email, role: 'owner' },
    { email: 'new@people.example', role: 'member' },
  ]);
  expect((await user('list', '--name', bob.email.slice(3, 20).toUpperCase())).output).toMatchObject([
    { id: bob.userId, email: bob.email, organizations: 1 },
  ]);
  expect((await user('show', '--email', 'new@people.example')).output).toMatchObject([
    { id: null, organizations: [], invitations: [{ organization_id: brand.organizationId, role: 'member' }] },
  ]);
  expect((await user('show', '--email', ann.email)).code).toBe(1);
});

it('forgets an address that was invited only, and knows no other', async () => {
  expect((await user('delete', '--email', 'new@people.example')).code).toBe(0);
  expect(await tablesWith(['new@people.example'])).toEqual([]);
  const { code, errors } = await user('delete', '--email', 'new@people.example');
  expect([code, JSON.parse(errors)]).toEqual([
    1,
    { code: 'not_found', detail: 'there is no account of new@people.example' },
  ]);
});

it('waits for what they are doing, and says so where that leaves something of theirs', async () => {
  const carl = await join(api, brand.organizationId, 'member');
  const doing = await api.stores.postgres.connect();
  await doing.query('BEGIN');
  await doing.query(
    `INSERT INTO sessions (sha256, user_id, expires_at) VALUES (sha256('x'), $1, now() + interval '1 day')`,
    [carl.userId],
  );
  const deleting = user('delete', '--email', carl.email);
  await expect.poll(() => lockWaiters(api.stores.postgres)).toBe(1);
  await doing.query('COMMIT');
  doing.release();
  expect(JSON.parse((await deleting).errors).code).toBe('changed_meanwhile');
  expect((await user('delete', '--email', carl.email)).code).toBe(0);
  expect(await tablesWith([carl.userId, carl.email])).toEqual([]);
});

const idOf = ({ id, organization_id = id }: Record<string, string>) => organization_id;

it('goes with the only organization they are in, and stays for another', async () => {
  const [gone, other] = [await api.organization(), await api.organization()];
  const people = await Promise.all([
    join(api, gone, 'owner'),
    join(api, gone, 'member'),
    join(api, gone, 'member'),
  ]);
  const [dan, eve, fay] = people as [SignedIn, SignedIn, SignedIn];
  const invited = ['invite', '--organization', other, '--email', fay.email, '--role', 'owner'];
  expect((await user(...invited)).code).toBe(0);
  const { postgres } = api.stores;
  await postgres.query("INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, 'owner')", [
    other,
    eve.userId,
  ]);
  const organizationsOf = async ({ email }: SignedIn) => {
    const [{ organizations, invitations }] = (await user('show', '--email', email)).output;
    return { in: organizations.map(idOf), invited: invitations.map(idOf) };
  };
  expect(await organizationsOf(eve)).toEqual({ in: expect.arrayContaining([gone, other]), invited: [] });
  await postgres.query("UPDATE organizations SET name = 'Gone' WHERE id = $1", [gone]);
  const deletion = ['organization', 'delete', '--organization', gone, '--confirm', 'Gone'];
  const { output, errors } = await callScript('admin', deletion, api.stores.environment);
  expect(output, errors).toMatchObject([{ name: 'Gone', brands: [], people: [dan.email] }]);
  expect(await tablesWith([gone, dan.userId, dan.email])).toEqual([]);
  expect(await organizationsOf(eve)).toEqual({ in: [other], invited: [] });
  expect(await organizationsOf(fay)).toEqual({ in: [], invited: [other] });
  // A removed membership ends sessions.
  expect((await eve.get('/app/session')).status).toBe(401);
});
