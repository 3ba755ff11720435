import { buffer } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runImports } from '../../src/ingest/import/upload-chunks.ts';
import { invite } from '../../src/people/members.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, openBrowser, PASSWORD, type SignedIn, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';

/* Keys, share links, sessions, members and invitations, as people press them in a real browser. */

const found = await chromiumPath();

let api: TestApi;
let browser: Browser;
let brand: TestBrand;
let owner: SignedIn;

beforeAll(async () => {
  if (found === null) return;
  api = await createTestApi();
  brand = await api.brand();
  owner = await join(api, brand.organizationId, 'owner');
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

async function open(path: string, who: SignedIn | null = owner, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  if (who) await context.addCookies([sessionCookie(api.url, who)]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(api.url + path);
  return page;
}

const settings = (tab: string) => `/brands/${brand.id}/settings?tab=${tab}`;

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes[0]?.html,
  ]);

describe.skipIf(found === null)('access', () => {
  it('a key comes with a request that works as it is, and is rotated', async () => {
    const page = await open(settings('keys'));
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name').fill('Warehouse');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const key = await page.getByLabel('API key, shown only once').inputValue();
    const line = await page.getByLabel('A request to try it').inputValue();
    const [, header = '', url = ''] = /^curl -H "Authorization: ([^"]+)" "([^"]+)"$/.exec(line) ?? [];
    expect(new URL(url).origin).toBe(api.url);
    expect((await fetch(url, { headers: { authorization: header } })).status).toBe(200);
    const description = await page
      .getByRole('dialog')
      .getByRole('link', { name: 'description of the API' })
      .getAttribute('href');
    expect((await fetch(api.url + description)).status).toBe(200);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Rotate Warehouse' }).click();
    await page.getByLabel('The old key works').selectOption('for another week');
    await page.getByRole('button', { name: 'Create the new key' }).click();
    const next = await page.getByLabel('API key, shown only once').inputValue();
    await page.getByText('The old key works until').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('.badge').getByText('ends').waitFor();
    for (const each of [key, next]) expect((await api.get('/v1/brand', each)).status).toBe(200);
    expect(await page.content()).not.toContain(next);
    await page.context().close();
  });

  it.each([1024, 390])('keys are rotated on a screen of %d pixels', async (width) => {
    const name = `Narrow ${width}`;
    await owner.post(`/app/brands/${brand.id}/keys`, { name, permission: 'read' });
    const page = await open(settings('keys'), owner, width);
    // No button runs out of its card.
    const revoke = await page.getByRole('button', { name: `Revoke ${name}` }).boundingBox();
    expect((revoke?.x ?? width) + (revoke?.width ?? 0)).toBeLessThanOrEqual(width - 32);
    await page.getByRole('button', { name: `Rotate ${name}` }).click();
    await page.getByLabel('The old key works').selectOption('0');
    await page.getByRole('button', { name: 'Create the new key' }).click();
    await page.getByText('The old key has ended.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.context().close();
  });

  it('a share link is made with an end, which its list tells', async () => {
    const page = await open(`/brands/${brand.id}/sources`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('The link works').selectOption('for a week');
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByLabel('The link, shown only once').inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto(api.url + settings('shares'));
    const row = page.getByRole('row').filter({ hasText: 'sources' });
    await row.getByText('never').waitFor();
    const stranger = await open(new URL(link).pathname + new URL(link).hash, null);
    await stranger.getByRole('heading', { name: /: Sources$/ }).waitFor();
    await stranger.context().close();
    await page.reload();
    await row.waitFor();
    expect(await row.getByText('never').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await api.stores.postgres.query('UPDATE shares SET expires_at = now()');
    await page.reload();
    await row.getByText('expired').waitFor();
    await page.context().close();
  });

  it('all other sessions end by one button', async () => {
    const elsewhere = openBrowser(api.url);
    await elsewhere.post('/app/sign-in', { email: owner.email, password: PASSWORD });
    const page = await open('/account');
    await page.getByText('this browser').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const others = page.getByRole('button', { name: 'Sign out of all other sessions' });
    await others.click();
    await page.locator('dialog').getByRole('button', { name: 'Sign out of the others' }).click();
    await page.getByText('All other sessions have ended.').waitFor();
    expect((await elsewhere.get('/app/session')).status).toBe(401);
    expect((await owner.get('/app/session')).status).toBe(200);
    await expect.poll(() => others.count()).toBe(0);
    await page.context().close();
  });

  it('every session ends by another, this one too', async () => {
    const person = await join(api, brand.organizationId, 'member');
    const elsewhere = openBrowser(api.url);
    await elsewhere.post('/app/sign-in', { email: person.email, password: PASSWORD });
    const page = await open('/account', person);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    for (const one of [person, elsewhere]) expect((await one.get('/app/session')).status).toBe(401);
    expect((await owner.get('/app/session')).status).toBe(200);
    await page.context().close();
  });

  it.each([true, false])('a member is removed, with their keys revoked: %s', async (revokes) => {
    const member = await join(api, brand.organizationId, 'manager');
    const keys = `/app/brands/${brand.id}/keys`;
    const name = `Made by them ${revokes}`;
    const { body } = await member.post(keys, { name, permission: 'read' });
    const page = await open(settings('members'));
    const row = page.getByRole('row', { name: new RegExp(member.email) });
    await row.getByRole('button', { name: /^Remove/ }).click();
    const dialog = page.locator('dialog');
    await dialog.getByText(name).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // The words are pressed, as people do.
    if (revokes) await dialog.getByText('Revoke this key, too').click();
    await dialog.getByRole('button', { name: 'Remove the member' }).click();
    await expect.poll(() => row.count()).toBe(0);
    expect((await api.get('/v1/brand', body.key)).status).toBe(revokes ? 401 : 200);
    await page.context().close();
  });

  it('an invitation looks the same for who has an account and who has none', async () => {
    const other = await api.brand();
    const person = await join(api, other.organizationId, 'member');
    const pageOf = async (email: string) => {
      const author = { kind: 'command', name: 'test' } as const;
      const { token } = await invite(
        api.stores.postgres,
        brand.organizationId,
        { email, role: 'member' },
        author,
      );
      const page = await open(`/link#${token}`, null);
      await page.getByRole('button', { name: 'Join' }).waitFor();
      return page;
    };
    const pages = [await pageOf(person.email), await pageOf('nobody-yet@people.example')];
    const told = await Promise.all(
      pages.map(async (page) => (await page.locator('main').textContent())?.replace(/\S+@\S+/g, '')),
    );
    expect(told[0]).toBe(told[1]);
    for (const page of pages) expect(await faultsOf(page)).toEqual([]);
    // An account joins with its password; a person without one sets a new one, and a name if they like.
    for (const page of pages) {
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Join' }).click();
      await page.waitForURL(/overview/);
      await page.context().close();
    }
  });

  it('a file of CSV is imported by the columns that are chosen, with faults by line', {
    timeout: 60_000,
  }, async () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const thresholds = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };
    const worker = runImports(api.stores, thresholds, { reader: null, signal, onError: () => {} });
    const page = await open(settings('import'));
    await page.getByText('What the file holds').click();
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV template' }).click(),
    ]);
    const template = (await buffer(await download.createReadStream())).toString();
    const choose = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    // The template is complete: each of its columns is known.
    await choose('template.csv', template);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText(/^100% sent: 1 answer, /).waitFor();
    const text = [
      'When;Asked;Said',
      '2026-10-01;which is best?;"1. **Acme**',
      '2. **Other**"',
      'some day;which is best?;nothing',
    ].join('\r\n');
    await choose('old.csv', text);
    await page.getByText('Still to choose: Prompt, Engine, Country, Date, Answer.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    for (const [label, option] of [
      ['Prompt', 'Asked: which is best?'],
      ['Engine', 'Claude, for all'],
      ['Country', 'United States, for all'],
      ['Date', 'When: 2026-10-01'],
      ['Answer', /^Said: /],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      const value = await field.locator('option').filter({ hasText: option }).getAttribute('value');
      await field.selectOption(value);
    }
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText(/^100% sent: 1 answer, .* 1 rejected/).waitFor();
    await page.getByText('Line 4: answered_at must be an ISO 8601 time').waitFor();
    await page.getByRole('link', { name: 'See them in the overview' }).click();
    await page.waitForURL(/overview\?start_date=2026-10-01&end_date=2026-10-01/);
    await page.goto(api.url + settings('journal'));
    await page.getByText('import ended: old.csv').waitFor();
    await page.getByText('answers: 1; rejected: 1; duplicates: 0').waitFor();
    stopping.abort();
    await worker;
    await page.context().close();
  });
});
