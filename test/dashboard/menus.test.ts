import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';

/* Menus are pressed where people press them, which is on the words, by mouse and by touch, in a real browser. */

const found = await chromiumPath();

let api: TestApi;
let browser: Browser;
let brand: TestBrand;
let cookie: ReturnType<typeof sessionCookie>;

const PROMPT = 'Which project tool is best for a small agency?';

beforeAll(async () => {
  if (found === null) return;
  api = await createTestApi();
  brand = await api.brand();
  await api.competitor(brand, 'Globex', { status: 'tracked' });
  const known = await loadBrand(api.stores.postgres, brand.id);
  if (!known) throw new Error('no brand');
  await importLines(api.stores, {
    brand: known,
    lines: [-1, -2].map((days, index) => ({
      ...{ source: 'test', number: index + 1 },
      text: JSON.stringify({
        prompt_text: PROMPT,
        ...{ engine: 'gemini', country: 'DE', text: 'Globex' },
        answered_at: `${addDays(today(), days)}T04:10:00Z`,
      }),
    })),
    prompts: 'active',
    onReject: (_source, _line, reason) => {
      throw new Error(reason);
    },
  });
  cookie = sessionCookie(api.url, await join(api, brand.organizationId, 'manager'));
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** Presses at a place of the page: `check` and `click` of a locator look for one that takes the press. */
const POINTERS = {
  mouse: (page: Page, x: number, y: number) => page.mouse.click(x, y),
  touch: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
};

describe.skipIf(found === null).each(['mouse', 'touch'] as const)('a menu, by %s', (pointer) => {
  let page: Page;
  let crashes: number;
  beforeEach(async () => {
    const isTouch = pointer === 'touch';
    const viewport = isTouch ? { width: 390, height: 800 } : { width: 1280, height: 900 };
    const context = await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch });
    await context.addCookies([cookie]);
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
    crashes = 0;
    page.on('crash', () => {
      crashes += 1;
    });
  });
  afterEach(async () => {
    expect(crashes).toBe(0);
    await page.context().close();
  });

  const open = async (path: string) => {
    await page.goto(`${api.url}/brands/${brand.id}/${path}`);
    await page.waitForLoadState('networkidle');
  };
  async function press(where: Locator): Promise<void> {
    await where.scrollIntoViewIfNeeded();
    const box = await where.boundingBox();
    if (box === null) throw new Error(`${where} is not seen`);
    await POINTERS[pointer](page, box.x + box.width / 2, box.y + box.height / 2);
  }
  const summary = (name: string | RegExp) => page.locator('summary').filter({ hasText: name }).first();
  const words = (of: string) => page.locator('.menu[open] .option span').getByText(of, { exact: true });
  const isOpen = async () => (await page.locator('.menu[open]').count()) === 1;

  it.each([
    ['Engine', 'Gemini', 'engine=gemini'],
    ['Country', 'Germany', 'country=DE'],
    ['Intent', 'Comparison', 'intent=comparison'],
    ['Prompt', PROMPT, 'prompt_id='],
  ])('of %s takes %s where its words are pressed, and stays open', async (menu, option, address) => {
    await open('overview');
    await press(summary(menu));
    await press(words(option));
    await expect.poll(() => page.url()).toContain(address);
    expect(await isOpen()).toBe(true);
    await press(words(option));
    await expect.poll(() => page.url()).not.toContain(address);
    expect(await isOpen()).toBe(true);
    await press(page.getByRole('heading', { level: 1 }));
    await expect.poll(isOpen).toBe(false);
  });

  it('of days takes the words of a hint for nothing, and a period by its words', async () => {
    await open('overview');
    await press(summary('Last 30 days'));
    await press(page.getByText('Days are UTC.'));
    expect(await isOpen()).toBe(true);
    await press(page.getByText('From', { exact: true }));
    expect(await isOpen()).toBe(true);
    await press(page.getByText('Last 7 days'));
    await expect.poll(() => page.url()).toContain('days=7');
    await expect.poll(isOpen).toBe(false);
  });

  it('of days compares with another range where its words are pressed, and with other dates', async () => {
    await open('overview');
    await press(summary('Last 30 days'));
    for (const [option, address] of [
      ['Nothing', 'compare=off'],
      ['Previous year', 'compare=year'],
    ] as const) {
      await press(words(option));
      await expect.poll(() => page.url()).toContain(address);
      expect(await isOpen()).toBe(true);
    }
    await press(words('Previous period'));
    await expect.poll(() => page.url()).not.toContain('compare=');
    await press(words('Other dates'));
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    await page.getByLabel('Compare from').fill('2026-01-31');
    await page.getByLabel('Compare to').fill('2026-01-01');
    expect(await compare.isDisabled()).toBe(true);
    await page.getByLabel('Compare from').fill('2026-01-01');
    await page.getByLabel('Compare to').fill('2026-01-31');
    await press(compare);
    await expect.poll(() => page.url()).toContain('compare=2026-01-01..2026-01-31');
    await expect.poll(isOpen).toBe(false);
    await page.reload();
    await press(summary('Last 30 days'));
    expect(await page.getByLabel('Other dates').isChecked()).toBe(true);
  });

  it.each([
    ['prompts', 'Actions for', 'Countries', 'Countries'],
    ['brands?competitors=tracked', 'More for Globex', 'Names and domain', 'Names and domain'],
  ])('of a row of %s does what its words say', async (path, menu, action, dialog) => {
    await open(path);
    await press(summary(menu));
    await press(page.locator('.menu[open]').getByText(action, { exact: true }));
    await page.getByRole('dialog', { name: dialog }).waitFor();
    expect(await isOpen()).toBe(false);
  });

  it('of the person leads to the account by its words', async () => {
    await open('overview');
    await press(summary('A manager'));
    await press(page.locator('.menu[open]').getByText('Account', { exact: true }));
    await page.waitForURL(/account/);
  });
});
