import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type DeliveryOptions, startDelivery } from '../../src/delivery/index.ts';
import type { MailPayload } from '../../src/delivery/jobs.ts';
import { endLostMails, type Mailing, sendQueuedMail } from '../../src/delivery/mails.ts';
import { runNightly } from '../../src/maintenance.ts';
import { chooseMails } from '../../src/people/mail-choices.ts';
import { addMember, removeMember } from '../../src/people/members.ts';
import { openMail } from '../../src/runtime/mail.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { Postgres } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { join, PASSWORD, type SignedIn } from '../helpers/browser.ts';
import { callScript } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { type MailServer, startMailServer } from '../helpers/mail-server.ts';
import { startWorker } from '../helpers/worker.ts';
import { line } from '../ingest/lines.ts';
import { ANY_ADDRESS, deliveringOf, logger, PUBLIC_URL } from '../webhooks/delivering.ts';
import { importInto, MONDAY, make, oldOrganization, quietBrand, WEEK } from './world.ts';

/* Digests on their way: who gets one, and what a mail server may do with it. */

const FROM = 'Answer Visibility <visibility@example.com>';

let api: TestApi;
let postgres: Postgres;
let server: MailServer;

beforeAll(async () => {
  api = await createTestApi();
  ({ postgres } = api.stores);
  await deliveringOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

/** An old organization with a brand and people of some roles. */
async function organizationWith(brandName: string, roles: readonly ('owner' | 'manager' | 'member')[]) {
  const organizationId = await oldOrganization(api);
  const brand = await quietBrand(api, brandName, organizationId);
  const people: SignedIn[] = [];
  for (const role of roles) people.push(await join(api, organizationId, role));
  return { organizationId, brand, people };
}

const mailsOf = async (organizationId: string) =>
  (
    await postgres.query(
      `SELECT m.id, m.state, m.reason, m.kind, m.week::text, u.email FROM mails m JOIN users u ON u.id = m.user_id
       WHERE organization_id = $1 ORDER BY m.created_at, u.email`,
      [organizationId],
    )
  ).rows;

/** The jobs of mails of an organization. */
const payloadsOf = async (organizationId: string): Promise<MailPayload[]> =>
  (
    await postgres.query(
      `SELECT j.payload FROM graphile_worker._private_jobs j JOIN mails m ON j.key = 'send_mail:' || m.id
       WHERE m.organization_id = $1 ORDER BY m.created_at`,
      [organizationId],
    )
  ).rows.map(({ payload }) => payload);

const mailing = (over: Partial<Mailing> = {}): Mailing => {
  const mail = openMail(server.url, FROM, 500);
  onTestFinished(() => mail.close());
  return { postgres, logger, mail, ...over };
};

/** Makes one attempt at each mail of an organization. */
async function attempt(organizationId: string, of = mailing(), isLast = false): Promise<unknown[]> {
  const outcomes = [];
  for (const payload of await payloadsOf(organizationId)) {
    outcomes.push(
      await sendQueuedMail(of, payload, isLast).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
  }
  return outcomes;
}

const journal = async (owner: SignedIn, organizationId: string) =>
  (await owner.get(`/app/organizations/${organizationId}/journal?limit=100`)).body.data;

async function start(over: Partial<DeliveryOptions> = {}) {
  const mail = openMail(server.url, FROM);
  const delivery = await startDelivery({
    ...{ databaseUrl: api.stores.databaseUrl, logger, rules: ANY_ADDRESS, publicUrl: PUBLIC_URL, mail },
    ...over,
  });
  onTestFinished(() => delivery.stop());
}

describe('the digest of a week', () => {
  it('is made on Monday, or on the first night after it, and not for a week before the organization', async () => {
    const { organizationId } = await organizationWith('Caught up', ['owner']);
    const younger = await organizationWith('Younger', ['owner']);
    await postgres.query('UPDATE organizations SET created_at = $2 WHERE id = $1', [
      younger.organizationId,
      MONDAY,
    ]);
    const settings = {
      SMTP_URL: server.url,
      PUBLIC_URL,
      EXPORT_FORMAT: 'csv',
      EXPORT_LAYOUT: 'flat',
    } as const;
    const nightly = (date: string) =>
      runNightly(settings, api.stores, logger, date, new AbortController().signal);
    const weeks = async () => (await mailsOf(organizationId)).map(({ week }) => week);
    // Two processes on Wednesday, as nothing ran on Monday.
    await Promise.all([nightly(addDays(MONDAY, 2)), nightly(addDays(MONDAY, 2))]);
    expect(await weeks()).toEqual([WEEK.start]);
    await nightly(addDays(MONDAY, 3));
    expect(await weeks()).toEqual([WEEK.start]);
    expect(await mailsOf(younger.organizationId)).toEqual([]);
    await nightly(addDays(MONDAY, 7));
    expect(await weeks()).toEqual([WEEK.start, MONDAY]);
    expect(await mailsOf(younger.organizationId)).toHaveLength(1);
  });

  it('comes once to each member, whatever many processes make and send it', async () => {
    const { organizationId, people } = await organizationWith('Once', ['owner', 'manager', 'member']);
    const made = await Promise.all(Array.from({ length: 4 }, () => make(api, organizationId)));
    expect(made.filter((mails) => mails !== null)).toEqual([3]);
    await Promise.all([start(), start()]);
    await expect
      .poll(async () => (await mailsOf(organizationId)).map(({ state }) => state))
      .toEqual(['sent', 'sent', 'sent']);
    const mails = (await server.read()).filter(({ subject }) => subject?.startsWith('Once'));
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(await make(api, organizationId)).toBeNull();
    const [first] = mails;
    expect(first?.subject).toBe('Once: nothing moved');
    expect(first?.from?.address).toBe('visibility@example.com');
    expect(first?.html).toContain('Nothing moved.');
    expect(first?.text).toContain('Nothing moved.');
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@visibility\.example>$/);
  });

  it('is of one organization: two brands never meet, and who belongs to both gets two', async () => {
    const one = await organizationWith('Alpha One', ['owner']);
    const two = await organizationWith('Beta Two', ['owner']);
    const both = {
      name: 'Both',
      email: `both-${one.organizationId}@people.example`,
      role: 'member',
    } as const;
    for (const { organizationId } of [one, two]) await addMember(postgres, organizationId, both);
    for (const { organizationId } of [one, two]) expect(await make(api, organizationId)).toBe(2);
    for (const { organizationId } of [one, two]) await attempt(organizationId);
    const mails = await server.read();
    const toBoth = mails.filter(({ to }) => to?.[0]?.address === both.email);
    expect(toBoth.map(({ subject }) => subject).sort()).toEqual([
      'Alpha One: nothing moved',
      'Beta Two: nothing moved',
    ]);
    for (const { subject, text = '', html = '' } of mails) {
      const other = subject?.startsWith('Alpha') ? two : one;
      for (const part of [text, html]) {
        expect(part).not.toContain(subject?.startsWith('Alpha') ? 'Beta' : 'Alpha');
        expect(part).not.toContain(other.brand.id);
        expect(part).not.toContain(other.organizationId);
      }
    }
  });

  it('is not for who left, turned it off, or did so before it was sent', async () => {
    const { organizationId, people } = await organizationWith('Left', [
      'owner',
      'member',
      'member',
      'member',
    ]);
    const [owner, off, leaves, late] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
    const by = { kind: 'command', name: 'test' } as const;
    await chooseMails(postgres, organizationId, { id: off.userId, name: 'Off' }, { digest: false });
    expect(await make(api, organizationId)).toBe(3);
    const payloads = await payloadsOf(organizationId);
    await removeMember(postgres, organizationId, leaves.userId, by);
    await chooseMails(postgres, organizationId, { id: late.userId, name: 'Late' }, { digest: false });
    for (const payload of payloads) await sendQueuedMail(mailing(), payload, false);
    expect((await server.read()).map(({ to }) => to?.[0]?.address)).toEqual([owner.email]);
    expect((await mailsOf(organizationId)).map(({ email, state }) => [email, state])).toEqual(
      expect.arrayContaining([
        [owner.email, 'sent'],
        [late.email, 'cancelled'],
      ]),
    );
  });
});

describe('a mail server', () => {
  it('that refuses one recipient stops no other, is not asked again, and is told in Settings', async () => {
    const { organizationId, people } = await organizationWith('Bounced', ['owner', 'member', 'member']);
    const [owner, bounces, other] = people as [SignedIn, SignedIn, SignedIn];
    server.state.refused.add(bounces.email);
    await make(api, organizationId);
    await start();
    const states = async () =>
      Object.fromEntries((await mailsOf(organizationId)).map(({ email, state }) => [email, state]));
    await expect.poll(states).toEqual({
      [owner.email]: 'sent',
      [bounces.email]: 'refused',
      [other.email]: 'sent',
    });
    await expect.poll(() => payloadsOf(organizationId)).toEqual([]);
    const { body } = await owner.get(`/app/organizations/${organizationId}/mails`);
    const shown = body.members.find(({ user }: { user: { email: string } }) => user.email === bounces.email);
    expect(shown.last_mail).toMatchObject({
      kind: 'digest',
      state: 'refused',
      reason: `550 5.1.1 <${bounces.email}>: no such user`,
      at: expect.stringMatching(/Z$/),
    });
    const own = await bounces.get(`/app/organizations/${organizationId}/mails`);
    expect(own.body).toMatchObject({ members: null, own: { digest: true, last_mail: { state: 'refused' } } });
  });

  it('that refuses an address three times in a row has its digest turned off, which the audit log tells', async () => {
    const { organizationId, people } = await organizationWith('Hopeless', ['owner', 'member']);
    const [owner, hopeless] = people as [SignedIn, SignedIn];
    server.state.refused.add(hopeless.email);
    const environment = {
      ...api.stores.environment,
      ...{ SMTP_URL: server.url, MAIL_FROM: FROM, PUBLIC_URL },
    };
    const gets = async () =>
      (await hopeless.get(`/app/organizations/${organizationId}/mails`)).body.own.digest;
    for (const turn of [1, 2, 3]) {
      expect(await gets()).toBe(true);
      await postgres.query('DELETE FROM digests WHERE organization_id = $1', [organizationId]);
      await postgres.query('UPDATE mails SET week = NULL WHERE organization_id = $1', [organizationId]);
      expect(await make(api, organizationId), String(turn)).toBe(2);
      await attempt(organizationId);
      await postgres.query(
        `SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'))`,
      );
    }
    expect(await gets()).toBe(false);
    const entries = await journal(owner, organizationId);
    expect(
      entries.filter(({ author }: { author: { kind: string } }) => author.kind === 'service'),
    ).toMatchObject([
      {
        author: { name: 'the service', email: null },
        action: 'member.mails_changed',
        subject: hopeless.email,
        changes: { digest: false, because: 'the address is refused' },
      },
    ]);
    const { errors } = await callScript(
      'admin',
      ['digest', '--organization', organizationId, '--user', hopeless.email],
      environment,
    );
    expect(JSON.parse(errors)).toMatchObject({ code: 'not_found' });
  });

  it('that hangs or is away is asked again, and given up in the end', async () => {
    const { organizationId } = await organizationWith('Hanging', ['owner']);
    await make(api, organizationId);
    server.state.hangs = true;
    expect(await attempt(organizationId)).toEqual([expect.stringContaining('imeout')]);
    const reason = 'the mail server cannot be reached, or did not answer in time';
    expect(await mailsOf(organizationId)).toMatchObject([{ state: 'waiting', reason }]);
    const nobody = openMail(`smtp://127.0.0.1:${await freePort()}`, FROM, 500);
    onTestFinished(() => nobody.close());
    expect(await attempt(organizationId, mailing({ mail: nobody }))).toEqual([
      expect.stringContaining('ECONNREFUSED'),
    ]);
    expect(await attempt(organizationId, mailing({ mail: null }))).toEqual(['there is no mail server']);
    server.state.hangs = false;
    await attempt(organizationId);
    expect(await mailsOf(organizationId)).toMatchObject([{ state: 'sent', reason: null }]);
    expect(server.messages).toHaveLength(1);

    const given = await organizationWith('Given up', ['owner']);
    await make(api, given.organizationId);
    expect(await attempt(given.organizationId, mailing({ mail: nobody }), true)).toEqual(['done']);
    expect(await mailsOf(given.organizationId)).toMatchObject([{ state: 'failed', reason }]);
  });

  it('that refuses the sender is asked again: the operator may mend it', async () => {
    const { organizationId } = await organizationWith('Sender', ['owner']);
    await make(api, organizationId);
    const fault = Object.assign(new Error('x'), {
      permanent: true,
      command: 'MAIL FROM',
      response: '553 5.7.1 not your\u0007 address',
    });
    const refusing = { send: () => Promise.reject(fault) };
    expect(await attempt(organizationId, mailing({ mail: refusing }))).toEqual(['x']);
    expect(await mailsOf(organizationId)).toMatchObject([
      { state: 'waiting', reason: '553 5.7.1 not your\\u0007 address' },
    ]);
  });

  it('gets the same mail again from a worker that is killed before it has recorded it', async () => {
    const { organizationId } = await organizationWith('Killed', ['owner']);
    const run = () =>
      startWorker({
        ...api.stores.environment,
        ...{ SMTP_URL: server.url, MAIL_FROM: FROM, PUBLIC_URL },
        DAILY_RUN_CRON: '59 23 31 12 *',
      });
    // Taken, and never said so.
    server.state.taking = () => new Promise(() => {});
    await make(api, organizationId);
    const first = await run();
    const toKilled = async () => (await server.read()).filter(({ subject }) => subject?.startsWith('Killed'));
    await expect.poll(async () => (await toKilled()).length, { timeout: 30_000 }).toBe(1);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await mailsOf(organizationId)).toMatchObject([{ state: 'waiting' }]);
    server.state.taking = async () => {};
    await run();
    await expect
      .poll(async () => (await mailsOf(organizationId))[0]?.state, { timeout: 60_000 })
      .toBe('sent');
    const [one, two] = await toKilled();
    expect(await toKilled()).toHaveLength(2);
    expect(two?.messageId).toBe(one?.messageId);
    expect(two?.html).toBe(one?.html);
  });

  it('gives up what was lost with the queue', async () => {
    const { organizationId } = await organizationWith('Restored', ['owner']);
    await make(api, organizationId);
    await endLostMails(postgres);
    expect(await mailsOf(organizationId)).toMatchObject([{ state: 'waiting' }]);
    await postgres.query(
      `SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'))`,
    );
    await endLostMails(postgres);
    expect(await mailsOf(organizationId)).toMatchObject([
      { state: 'failed', reason: 'it was lost with the queue' },
    ]);
  });
});

describe('the link of a mail', () => {
  const linkIn = (text = '') =>
    /https:\/\/visibility\.example(\/unsubscribe\/[\w-]{43})$/m.exec(text)?.[1] ?? '';

  async function sent(brandName: string) {
    const { organizationId, people } = await organizationWith(brandName, ['owner', 'member']);
    await make(api, organizationId);
    await attempt(organizationId);
    const mails = await server.read();
    const [owner, member] = people as [SignedIn, SignedIn];
    const mail = mails.find(({ to }) => to?.[0]?.address === member.email);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    return { organizationId, owner, member, link: linkIn(mail?.text), header, html: mail?.html };
  }

  const gets = async (person: SignedIn, organizationId: string) =>
    (await person.get(`/app/organizations/${organizationId}/mails`)).body.own.digest;

  it('turns the digest off by one click, without signing in, and says nothing of the person', async () => {
    const { organizationId, owner, member, link, header, html } = await sent('Unsubscribed');
    expect(header('list-unsubscribe')).toBe(`<${PUBLIC_URL}${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(html).toContain(`${PUBLIC_URL}${link}`);
    // Programs that check mails follow links.
    const asked = await fetch(api.url + link);
    const page = await asked.text();
    expect([asked.status, await gets(member, organizationId)]).toEqual([200, true]);
    expect(page).toContain('Turn off the weekly digest?');
    expect(page.match(/<button/g)).toHaveLength(1);
    for (const secret of [member.email, 'A member', 'Unsubscribed', organizationId, link.split('/')[2] ?? ''])
      expect(page).not.toContain(secret);
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(asked.headers.get('set-cookie')).toBeNull();
    // As a mail program does, from another origin, and again.
    const post = () =>
      fetch(api.url + link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      });
    for (const _ of [1, 2]) {
      const done = await post();
      expect([done.status, await gets(member, organizationId)]).toEqual([200, false]);
      expect(await done.text()).toContain('You do not get the weekly digest any more.');
    }
    expect(await gets(owner, organizationId)).toBe(true);
    const entries = await journal(owner, organizationId);
    expect(
      entries.filter(({ action }: { action: string }) => action === 'member.mails_changed'),
    ).toMatchObject([{ subject: member.email, changes: { digest: false, by: 'link of a mail' } }]);
    await postgres.query('DELETE FROM digests WHERE organization_id = $1', [organizationId]);
    await postgres.query('UPDATE mails SET week = NULL WHERE organization_id = $1', [organizationId]);
    expect(await make(api, organizationId)).toBe(1);
  });

  it('that was changed, or is of somebody who left, is told on a page of its own', async () => {
    const { organizationId, member, link } = await sent('Tampered');
    const tampered = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await removeMember(postgres, organizationId, member.userId, { kind: 'command', name: 'test' });
    for (const path of [tampered, '/unsubscribe/x', `/unsubscribe/${'a'.repeat(5_000)}`, link]) {
      for (const method of ['GET', 'POST']) {
        const answered = await fetch(api.url + path, { method });
        expect(answered.status).toBe(404);
        expect(answered.headers.get('content-type')).toContain('text/html');
        expect(await answered.text()).toContain('This link does not work');
      }
    }
    const { status, headers } = await fetch(api.url + link, { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const large = await fetch(api.url + link, { method: 'POST', body: 'x'.repeat(10_000) });
    expect(large.status).toBe(413);
  });
});

describe('the choice of mails', () => {
  it('is each person’s own, and in the audit log', async () => {
    const { organizationId, people } = await organizationWith('Chosen', ['owner', 'manager', 'member']);
    const [owner, manager, member] = people as [SignedIn, SignedIn, SignedIn];
    const at = `/app/organizations/${organizationId}/mails`;
    const changed = await member.request('PATCH', at, { digest: false, locale: 'de-AT' });
    expect(changed.body).toMatchObject({ digest: false, notices: true, locale: 'de-AT' });
    expect((await member.request('PATCH', at, { digest: false })).status).toBe(200);
    const { body } = await manager.get(at);
    expect(body).toMatchObject({ sends_mail: false, own: { role: 'manager', digest: true } });
    expect(body.members).toHaveLength(3);
    const entries = (await journal(owner, organizationId)).filter(
      ({ action }: { action: string }) => action === 'member.mails_changed',
    );
    expect(entries).toMatchObject([
      { author: { email: member.email }, changes: { digest: false, locale: 'de-AT' } },
    ]);
    const wrong = await member.request('PATCH', at, { locale: 'nonsense-', digest: 'yes', else: 1 });
    expect(wrong.status).toBe(400);
    expect((await member.request('PATCH', at, { locale: 'zz-ZZ' })).body.errors).toMatchObject([
      { parameter: 'locale' },
    ]);
    const stranger = (await organizationWith('Strange', ['owner'])).people[0] as SignedIn;
    expect((await stranger.get(at)).status).toBe(404);
    expect((await stranger.request('PATCH', at, { digest: false })).status).toBe(404);
  });

  it('has the language of the browser that signed in first', async () => {
    const { organizationId, people } = await organizationWith('Language', ['owner']);
    const [owner] = people as [SignedIn];
    const signIn = (language: string) =>
      fetch(`${api.url}/app/sign-in`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'accept-language': language,
        },
        body: JSON.stringify({ email: owner.email, password: PASSWORD }),
      });
    const locale = async () =>
      (await owner.get(`/app/organizations/${organizationId}/mails`)).body.own.locale;
    await postgres.query('UPDATE users SET locale = NULL WHERE email = $1', [owner.email]);
    expect((await signIn('*, xx;q=0.9')).status).toBe(200);
    expect(await locale()).toBeNull();
    await signIn('fr-CA;q=0.8, pt-BR, en;q=0.5');
    expect(await locale()).toBe('pt-BR');
    await signIn('de');
    expect(await locale()).toBe('pt-BR');
  });
});

describe('the command', () => {
  it('prints the digest of now, or has it sent to who gets it', async () => {
    const organizationId = await oldOrganization(api);
    const brand = await api.brand({ name: 'Commanded', organizationId, domains: [] });
    const person = await join(api, organizationId, 'owner');
    const run = (...args: string[]) =>
      callScript('admin', ['digest', ...args], {
        ...api.stores.environment,
        ...{ SMTP_URL: server.url, MAIL_FROM: FROM, PUBLIC_URL },
      });
    expect(JSON.parse((await run('--print')).errors)).toMatchObject({ code: 'invalid_option' });
    expect(JSON.parse((await run('--brand', brand.id, '--print')).errors)).toMatchObject({
      code: 'not_found',
      detail: 'there is no answer of the last complete week, or of the four before',
    });
    const lastWeek = addDays(new Date().toISOString().slice(0, 10), -7);
    const names = [{ name: 'Commanded', position: 1, sentiment: 0 }];
    await importInto(api.stores, brand, [line({ answered_at: `${lastWeek}T04:00:00Z`, mentions: names })]);
    const printed = await run('--brand', brand.id, '--print');
    expect(printed, printed.errors).toMatchObject({
      code: 0,
      output: [{ subject: 'Commanded: nothing moved', text: expect.any(String), html: expect.any(String) }],
    });
    expect(await mailsOf(organizationId)).toEqual([]);
    const queued = await run('--organization', organizationId, '--user', person.email.toUpperCase());
    expect(queued.output).toEqual([{ organization: organizationId, mails: 1 }]);
    await attempt(organizationId);
    expect(await mailsOf(organizationId)).toMatchObject([{ state: 'sent', week: null, email: person.email }]);
    const { SMTP_URL: _none, ...without } = { ...api.stores.environment, SMTP_URL: '' };
    const refused = await callScript('admin', ['digest', '--brand', brand.id], without);
    expect(refused.errors).toContain('SMTP_URL is not set');
  });
});
