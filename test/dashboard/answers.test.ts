import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';

/* Finding an answer by what it says, in a real browser: searched texts, marked names, one bar of filters. */

const found = await chromiumPath();

let api: TestApi;
let browser: Browser;
let brand: TestBrand;
let cookie: ReturnType<typeof sessionCookie>;

const LONG = 'Many tools do this. '.repeat(60);
const TEXTS = [
  `${LONG}In the end **Globex** offers a free trial.`,
  `${LONG}Here Initech is liked by teams.`,
  'Nobody stands out.',
];

beforeAll(async () => {
  if (found === null) return;
  api = await createTestApi();
  brand = await api.brand({ name: 'Initech', aliases: [] });
  await api.competitor(brand, 'Globex', { status: 'tracked' });
  const known = await loadBrand(api.stores.postgres, brand.id);
  if (!known) throw new Error('no brand');
  await importLines(api.stores, {
    brand: known,
    lines: TEXTS.map((text, index) => ({
      ...{ source: 'test', number: index + 1 },
      text: JSON.stringify({
        ...{ prompt_text: 'Which tool is best?', engine: 'gemini', country: 'DE', text },
        answered_at: `${addDays(today(), -1 - index)}T04:10:00Z`,
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

async function open(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${api.url}/brands/${brand.id}/answers`);
  await page.getByRole('heading', { name: '3 answers' }).waitFor();
  return page;
}

describe.skipIf(found === null).each([1440, 1024, 390])('answers, %d pixels wide', (width) => {
  it('are found by a part of their text, and shown around it', async () => {
    const page = await open(width);
    const search = page.getByLabel('Search the texts of answers');
    // Each is shown around the name of the own brand, where it has it.
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['Initech']);
    await search.fill('f');
    await search.press('Enter');
    expect(page.url()).not.toContain('text_contains');
    await search.pressSequentially('ree TRIAL');
    await page.getByRole('heading', { name: '1 answer', exact: true }).waitFor();
    expect(page.url()).toContain('text_contains=free+TRIAL');
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['free trial']);
    const mark = await page.locator('mark').boundingBox();
    const row = await page.locator('.excerpt').boundingBox();
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) + 1);
    await page.reload();
    await expect.poll(() => search.inputValue()).toBe('free TRIAL');
    await page.getByRole('heading', { name: '1 answer', exact: true }).waitFor();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await search.fill('');
    await page.getByRole('heading', { name: '3 answers' }).waitFor();
    await page.context().close();
  });

  it('are filtered by mentions in the same bar, where each filter is taken away', async () => {
    const page = await open(width);
    const bar = page.locator('.filter-bar');
    await bar.getByText('Mentions', { exact: true }).click();
    await page.getByLabel('Mentioned', { exact: true }).selectOption('Globex');
    await page.getByRole('heading', { name: '1 answer', exact: true }).waitFor();
    // The excerpt is about the brand that was chosen, and the menu stays for the next choice.
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['Globex']);
    await page.getByLabel('At position').waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Mentions Globex' }).click();
    await page.getByRole('heading', { name: '3 answers' }).waitFor();
    await bar.getByText('Mentions', { exact: true }).click();
    await page.getByLabel('Initech is').selectOption('not mentioned');
    await page.getByRole('heading', { name: '2 answers' }).waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('heading', { name: '3 answers' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });
});
