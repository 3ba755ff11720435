import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';

/* Choosing one of thousands of competitors, by keys, by touch, and on the narrowest screen, in a real browser. */

const found = await chromiumPath();

const COMPETITORS = 3_000;

let api: TestApi;
let browser: Browser;
let brand: TestBrand;
let few: TestBrand;
let cookie: ReturnType<typeof sessionCookie>;

beforeAll(async () => {
  if (found === null) return;
  api = await createTestApi();
  brand = await api.brand();
  few = await api.brand({ organizationId: brand.organizationId });
  await api.competitor(few, 'Globex');
  await api.stores.postgres.query(
    `INSERT INTO competitors (brand_id, name, aliases, status)
     SELECT $1, 'Rival ' || n, CASE WHEN n = 2711 THEN ARRAY['Umbrella'] ELSE '{}' END, 'suggested'
     FROM generate_series(1, ${COMPETITORS}) AS n`,
    [brand.id],
  );
  cookie = sessionCookie(api.url, await join(api, brand.organizationId, 'manager'));
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context: BrowserContext = await browser.newContext(options);
  await context.addCookies([cookie]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(api.url + path);
  return page;
}

const answersOf = (of: TestBrand) => `/brands/${of.id}/answers`;

/** What a screen reader is told of a field: whether its list is open, and which option is the active one. */
async function told(page: Page, field: Locator) {
  const active = await field.getAttribute('aria-activedescendant');
  const option = active === null ? null : page.locator(`#${active}`);
  return [await field.getAttribute('aria-expanded'), option && (await option.textContent())];
}

/** The field of a choice, which is a plain list until it is known how many there are to choose from. */
const comboboxOf = (of: Page | Locator, name: string) =>
  of.locator('.combobox').getByRole('combobox', { name, exact: true });

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes[0]?.html,
  ]);

describe.skipIf(found === null)('one of thousands of competitors', () => {
  it('is found by keys, by a part of its name or of another one, and left as it was by Escape', async () => {
    const page = await open(answersOf(brand));
    await page.getByText('Mentions', { exact: true }).click();
    const field = comboboxOf(page, 'Mentioned');
    await field.focus();
    expect([await field.inputValue(), ...(await told(page, field))]).toEqual(['any brand', 'false', null]);
    await page.keyboard.press('ArrowDown');
    expect(await told(page, field)).toEqual(['true', 'any brand']);
    const options = page.getByRole('listbox', { name: 'Mentioned' }).getByRole('option');
    expect(await options.count()).toBe(100);
    await page.getByText(`100 of ${COMPETITORS + 2}: type a part of the name`).waitFor();
    await page.keyboard.type('rival 271');
    expect(await options.allTextContents()).toEqual([
      'Rival 271',
      ...Array.from({ length: 10 }, (_, digit) => `Rival 271${digit}`),
    ]);
    expect(await told(page, field)).toEqual(['true', 'Rival 271']);
    await page.keyboard.press('ArrowUp');
    expect(await told(page, field)).toEqual(['true', 'Rival 2719']);
    await page.getByRole('status').filter({ hasText: '11 found' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await field.inputValue(), ...(await told(page, field))]).toEqual(['any brand', 'false', null]);
    await page.keyboard.type('umbrella');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Rival 2711');
    expect(page.url()).toMatch(/mentioned_competitor_id=[0-9a-f-]{36}/);
    await page.getByLabel('At position').waitFor();
    await field.fill('nobody');
    await page.getByText('No match').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('Rival 2711');
    // Back to all of them; the words above are the field's.
    await field.click();
    await page.locator('label').getByText('Mentioned', { exact: true }).click();
    await options.first().click();
    await expect.poll(() => page.url()).not.toContain('mentioned_competitor_id');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('is found by touch on the narrowest screen', async () => {
    const page = await open(answersOf(brand), {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByText('Mentions', { exact: true }).tap();
    const field = comboboxOf(page, 'Not mentioned');
    await field.tap();
    await field.pressSequentially('2999');
    const option = page.getByRole('option', { name: 'Rival 2999' });
    const box = await option.boundingBox();
    expect(
      [box?.x, box && box.x + box.width].map((x) => x !== undefined && x !== null && x >= 0 && x <= 360),
    ).toEqual([true, true]);
    expect(box?.height).toBeGreaterThanOrEqual(34);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await faultsOf(page)).toEqual([]);
    await option.tap();
    await expect.poll(() => field.inputValue()).toBe('Rival 2999');
    await page.context().close();
  });

  it('is what another is merged into, in a dialog that stays', async () => {
    const page = await open(`/brands/${brand.id}/brands`, { viewport: { width: 360, height: 640 } });
    const search = page.getByLabel('Search competitors');
    // By its name alone: behind it stands how many answers there are, once that has come.
    const row = page
      .locator('.competitor')
      .filter({ has: page.locator('b').getByText('Rival 17', { exact: true }) });
    const merge = row.getByRole('button', { name: 'Merge into another' });
    // What the search leaves is drawn anew when it comes, with its menus closed.
    const opened = async () => {
      try {
        if (!(await merge.isVisible())) {
          await search.fill('rival 17');
          await row.locator('summary').click({ timeout: 5_000 });
        }
        await merge.click({ timeout: 5_000 });
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(opened).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Merge Rival 17' });
    const field = comboboxOf(dialog, 'Into');
    await dialog.locator('.combobox input:focus').waitFor();
    await page.keyboard.type('Umbrella');
    expect(await told(page, field)).toEqual(['true', 'Rival 2711']);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await dialog.isVisible(), await field.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    await page.keyboard.type('rival 17');
    // Not into itself.
    const options = dialog.getByRole('option');
    expect(await options.first().textContent()).toBe('Rival 170');
    await page.keyboard.press('Enter');
    await dialog.getByText('will count for Rival 170').waitFor();
    expect(await dialog.getByRole('button', { name: 'Merge' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('is who is told apart from us head to head, and whose sources are those we lack', async () => {
    const { postgres } = api.stores;
    const tracked = (status: string) =>
      postgres.query("UPDATE competitors SET status = $2 WHERE brand_id = $1 AND name LIKE 'Rival 12%'", [
        brand.id,
        status,
      ]);
    await tracked('tracked');
    for (const [path, of] of [
      [`/brands/${brand.id}/brands`, 'Head to head'],
      [`/brands/${brand.id}/sources?view=gaps`, 'Gaps'],
    ] as const) {
      const page = await open(path, { viewport: { width: 360, height: 640 } });
      const field = comboboxOf(page.locator('.card').filter({ hasText: of }), 'Competitor');
      await field.fill('1234');
      expect(await told(page, field)).toEqual(['true', 'Rival 1234']);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => field.inputValue()).toBe('Rival 1234');
      await expect.poll(() => page.url()).toMatch(/rival=[0-9a-f-]{36}/);
      await page.context().close();
    }
    await tracked('suggested');
  });

  it('is a plain list where there are few', async () => {
    const page = await open(answersOf(few));
    await page.getByText('Mentions', { exact: true }).click();
    await page.getByLabel('Mentioned', { exact: true }).selectOption('Globex');
    await expect.poll(() => page.url()).toContain('mentioned_competitor_id');
    await page.context().close();
  });
});
