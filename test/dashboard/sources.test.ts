import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../src/demo/seed.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { join, type SignedIn, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';

/* Sources and competitors of the demo, as people press them in a real browser, with a mouse and with a finger. */

const found = await chromiumPath();

let stores: TestStores;
let api: TestApi;
let browser: Browser;
let key: string;
let brandId: string;
let manager: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  if (found === null) return;
  stores = await createTestStores();
  ({ key } = await seedDemo(stores, randomUUID(), () => {}, undefined, 34));
  api = await createTestApi({}, stores);
  const { rows } = await stores.postgres.query('SELECT id, organization_id FROM brands');
  brandId = rows[0].id;
  manager = await join(api, rows[0].organization_id, 'manager');
  member = await join(api, rows[0].organization_id, 'member');
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

async function open(path: string, who = manager, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await context.addCookies([sessionCookie(api.url, who)]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${api.url}/brands/${brandId}/${path}`);
  await settled(page);
  return page;
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('.skeleton, .stale').count()).toBe(0);
}

const v1 = async (path: string) => (await api.get(`/v1/${path}`, key)).body;
const number = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0]?.replaceAll(',', ''));

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);

/** Cells of the first row of the page's table, by the title of their column. */
async function firstRow(page: Page) {
  const titles = await page.locator('thead th').allTextContents();
  const row = page.locator('tbody tr').first();
  return (title: string) => row.locator('td').nth(titles.indexOf(title));
}

describe.skipIf(found === null)('sources', () => {
  it.each(['', '&rival=any'])('gaps%s open what their figures count', async (rival) => {
    const page = await open(`sources?view=gaps${rival}`);
    const brands = (await v1('reports/brands')).data;
    const strongest = brands.find(({ is_self }: { is_self: boolean }) => !is_self);
    const chosen = page.getByLabel('Competitor');
    expect(await chosen.inputValue()).toBe(rival === '' ? strongest.competitor_id : 'any');
    // Nobody is present on a competitor's own site.
    const sites = await page.locator('tbody tr td:first-child').allTextContents();
    expect(sites.length).toBeGreaterThan(3);
    for (const name of ['ticketly', 'deskpilot', 'brightdesk', 'kundoflow'])
      expect(sites.filter((site) => site.includes(`${name}.example`))).toEqual([]);
    const cell = await firstRow(page);
    const told = {
      citations: number(await cell('Citations').textContent()),
      answers: number(await cell('Answers').textContent()),
    };
    const address = page.url();
    await cell('Citations').getByRole('link').click();
    const heading = page.getByRole('heading', { level: 2, name: /citations? of \d+ pages?$/ });
    await heading.waitFor();
    expect(number(await heading.textContent())).toBe(told.citations);
    await settled(page);
    // The pages of the site are its citations, each counted once.
    const counts = await page.locator('tbody td:nth-child(2)').allTextContents();
    expect(counts.map(number).reduce((sum, one) => sum + one, 0)).toBe(told.citations);
    expect(await faultsOf(page)).toEqual([]);
    const cited = await firstRow(page);
    const answersOfPage = number(await cited('Answers').textContent());
    await cited('Answers').getByRole('link').click();
    const answers = page.getByRole('heading', { level: 2, name: /answers?$/ });
    await expect.poll(async () => number(await answers.textContent())).toBe(answersOfPage);
    await page.goto(address);
    await settled(page);
    await (await firstRow(page))('Answers').getByRole('link').click();
    await expect.poll(async () => number(await answers.textContent())).toBe(told.answers);
    await page.context().close();
  });

  it('say the kind of each site and whose it is, which managers change by a label', async () => {
    const page = await open('sources');
    const kindOf = (site: string) =>
      page.getByRole('row', { name: new RegExp(`^${site}`) }).locator('td.kind-cell .badge');
    expect(await kindOf('brightdesk.example').textContent()).toBe('yours');
    expect(await kindOf('ticketly.example').textContent()).toBe('competitor: Ticketly');
    expect(await kindOf('news.example').textContent()).toBe('news');
    await kindOf('reviews.example').click();
    expect(await faultsOf(page)).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'reviews.example' });
    await dialog.getByLabel('Kind of site').selectOption('community');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('reviews.example is saved.').waitFor();
    await expect.poll(() => kindOf('reviews.example').textContent()).toBe('community');
    await kindOf('reviews.example').click();
    await dialog.getByLabel('Belongs to').selectOption({ label: 'HelpHarbor' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => kindOf('reviews.example').textContent()).toBe('competitor: HelpHarbor');
    const { data } = await v1('reports/citations?domain=reviews.example&sites=true');
    expect(data).toMatchObject([{ site_type: 'community', site_owner_name: 'HelpHarbor' }]);
    await page.context().close();
    const read = await open('sources', member);
    expect(await read.locator('tbody .badge').count()).toBeGreaterThan(5);
    expect(await read.locator('tbody button').count()).toBe(0);
    await read.context().close();
  });

  it('are changed with a finger on a phone, too', async () => {
    const page = await open('sources', manager, { viewport: { width: 390, height: 800 }, hasTouch: true });
    await page
      .getByRole('row', { name: /^news.example/ })
      .locator('.kind .badge')
      .tap();
    const dialog = page.getByRole('dialog', { name: 'news.example' });
    await dialog.getByLabel('Kind of site').selectOption('blog');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('row', { name: /^news.example blog/ }).waitFor();
    await page.context().close();
  });
});

describe.skipIf(found === null)('competitors', () => {
  it('say what Track does beside it, and take it back', async () => {
    const page = await open('brands');
    const row = page.locator('.competitor', { hasText: 'Kundo Flow' });
    await row.getByText('Track puts it into every report').waitFor();
    await row.getByText(/% visibility$/).waitFor();
    // The list is above what it is compared with.
    const heads = await page.locator('main h2').allTextContents();
    expect(heads.indexOf('Competitors')).toBeLessThan(heads.indexOf('Head to head'));
    expect(await page.locator('main').textContent()).not.toMatch(/[Rr]ival/);
    const statusOf = async () => {
      const { data } = await v1('competitors?status=tracked,suggested');
      return data.find(({ name }: { name: string }) => name === 'Kundo Flow').status;
    };
    await row.getByRole('button', { name: 'Track Kundo Flow' }).click();
    await page.getByText('Kundo Flow is tracked.').waitFor();
    expect(await statusOf()).toBe('tracked');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    await expect.poll(statusOf).toBe('suggested');
    await page.context().close();
  });
});
