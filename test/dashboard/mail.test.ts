import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../src/runtime/config.ts';
import { type Mail, openMail } from '../../src/runtime/mail.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, openBrowser, type SignedIn } from '../helpers/browser.ts';
import { callScript } from '../helpers/command.ts';
import { startMailServer } from '../helpers/mail-server.ts';

/* Invitations and resets, as a mail server gets them. */

const PUBLIC_URL = 'https://visibility.example';

let server: Awaited<ReturnType<typeof startMailServer>>;
let mail: Mail;
let api: TestApi;
let brand: TestBrand;
let owner: SignedIn;

beforeAll(async () => {
  server = await startMailServer();
  mail = openMail(server.url, 'Answer Visibility <visibility@example.com>');
  api = await createTestApi({ mail, publicUrl: PUBLIC_URL });
  brand = await api.brand();
  owner = await join(api, brand.organizationId, 'owner');
});
afterAll(async () => {
  mail?.close();
  await server?.close();
  await api?.close();
});

/** A message without the breaks that it is sent with. */
const written = (message: string | undefined) => (message ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');

it('has the link of an invitation', async () => {
  const { body } = await owner.post(`/app/organizations/${brand.organizationId}/invitations`, {
    email: 'new@people.example',
    role: 'member',
  });
  expect(body).toMatchObject({ sent: true, link: expect.stringMatching(`^${PUBLIC_URL}/link#`) });
  expect(server.messages).toHaveLength(1);
  const message = written(server.messages[0]);
  expect(message).toMatch(/^To: new@people\.example$/m);
  expect(message).toMatch(/^From: Answer Visibility <visibility@example\.com>$/m);
  expect(message).toContain(body.link);
});

it('has a link for whoever has an account and forgot the password, and tells nobody who that is', async () => {
  const anybody = openBrowser(api.url);
  const ask = (email: string) => anybody.post('/app/resets', { email });
  const [known, unknown] = [await ask(owner.email), await ask('nobody@people.example')];
  expect([known.status, known.text]).toEqual([202, '{}']);
  expect([unknown.status, unknown.text]).toEqual([202, '{}']);
  await expect.poll(() => server.messages.length).toBe(2);
  const [, token = ''] = /\/link#([\w-]{43})/.exec(written(server.messages[1])) ?? [];
  expect((await anybody.get(`/app/links/${token}`)).body).toMatchObject({
    kind: 'reset',
    email: owner.email,
  });
  expect((await anybody.get('/app/about')).body).toEqual({ version: expect.any(String), mail: true });
});

it('is asked for while an account is locked by who tries its password, as often as a network may', async () => {
  const anybody = openBrowser(api.url);
  const email = 'often@people.example';
  const { postgres } = api.stores;
  await postgres.query('INSERT INTO sign_in_tries VALUES ($1, 100, clock_timestamp(), false)', [
    `account ${email}`,
  ]);
  expect((await anybody.post('/app/sign-in', { email, password: 'p'.repeat(12) })).status).toBe(429);
  expect((await anybody.post('/app/resets', { email })).status).toBe(202);
  await postgres.query("UPDATE sign_in_tries SET tries = 49 WHERE subject LIKE 'network %'");
  const tries = [await anybody.post('/app/resets', { email }), await anybody.post('/app/resets', { email })];
  expect(tries.map(({ status }) => status)).toEqual([202, 429]);
  await postgres.query('DELETE FROM sign_in_tries');
});

it('is sent to nobody as often as others ask', async () => {
  const { email } = await join(api, brand.organizationId, 'member');
  const told = server.messages.length;
  const anybody = openBrowser(api.url);
  const ask = () => anybody.post('/app/resets', { email });
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  await expect.poll(() => server.messages.length).toBe(told + 3);
  // Nobody waits for what comes of an asking: the last two may not have been counted yet.
  const { postgres } = api.stores;
  await expect.poll(() => postgres.totalCount - postgres.idleCount + postgres.waitingCount).toBe(0);
  await postgres.query("UPDATE links SET created_at = created_at - interval '1 hour'");
  await ask();
  await expect.poll(() => server.messages.length).toBe(told + 4);
});

it('has the links of commands, which print them as well', async () => {
  const environment = {
    ...api.stores.environment,
    ...{ SMTP_URL: server.url, MAIL_FROM: 'visibility@example.com', PUBLIC_URL },
  };
  const told = server.messages.length;
  const invited = ['--organization', brand.organizationId, '--email', 'b@people.example', '--role', 'member'];
  for (const [command, ...options] of [
    ['invite', ...invited],
    ['reset', '--email', owner.email],
  ] as const) {
    const { output, errors } = await callScript('admin', ['user', command ?? '', ...options], environment);
    expect(output, errors).toEqual([
      { id: expect.any(String), link: expect.stringMatching(`^${PUBLIC_URL}/link#`), sent: true },
    ]);
    expect(written(server.messages.at(-1))).toContain((output as { link: string }[])[0]?.link);
  }
  expect(server.messages).toHaveLength(told + 2);
});

it('is not needed: an invitation is made where the server takes nothing', async () => {
  await server.close();
  mail.close();
  const { status, body } = await owner.post(`/app/organizations/${brand.organizationId}/invitations`, {
    email: 'later@people.example',
    role: 'member',
  });
  expect([status, body.sent]).toEqual([201, false]);
  expect(body.link).toContain('/link#');
});

it('has settings that go together', () => {
  const SMTP_URL = 'smtps://mail.example.com';
  expect(() => loadConfig({ SMTP_URL })).toThrow('SMTP_URL: needs PUBLIC_URL');
  expect(() => loadConfig({ SMTP_URL, PUBLIC_URL })).toThrow('SMTP_URL: needs MAIL_FROM');
  expect(() => loadConfig({ PUBLIC_URL: 'http://visibility.example' })).toThrow(
    'PUBLIC_URL: must be an https address, or an http address of this machine',
  );
  const proxies = (TRUSTED_PROXIES: string) => loadConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES;
  expect(proxies('10.0.0.0/8, loopback,::1')).toEqual(['10.0.0.0/8', 'loopback', '::1']);
  for (const wrong of ['true', '10.0.0.0/33', '10.0.0.1,'])
    expect(() => proxies(wrong)).toThrow('TRUSTED_PROXIES');
  expect(loadConfig({ PUBLIC_URL: 'http://localhost:8080/' }).PUBLIC_URL).toBe('http://localhost:8080');
});
