import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { createTestApi, send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';
import { NIGHTLY } from '../helpers/nightly.ts';

/* Prompts in a real browser, by mouse, touch and keys: the list of many, changes of some, and the page of one. */

const found = await chromiumPath();

let api: TestApi;
let browser: Browser;
let brand: TestBrand;
let cookie: ReturnType<typeof sessionCookie>;

/** More than a table draws at once. */
const MANY = 230;
const textOf = (index: number) =>
  `Which tool of kind ${String(index).padStart(3, '0')} is best for a small agency?`;

/** Imports answers to prompts, which are paused by that. */
async function importPrompts(
  of: TestBrand,
  texts: readonly string[],
  topic: (index: number) => string | null,
) {
  const known = await loadBrand(api.stores.postgres, of.id);
  if (!known) throw new Error('no brand');
  // Of the second prompt enough to judge a change, of the others one in each of two periods.
  const days = (index: number) =>
    index === 1 ? Array.from({ length: 48 }, (_, day) => -1 - day) : [-1, -35];
  const lines = texts.flatMap((prompt_text, index) =>
    days(index).map((day) => ({
      prompt_text,
      ...(topic(index) === null ? {} : { topic: topic(index) }),
      ...{ engine: 'gemini', country: 'DE', answered_at: `${addDays(today(), day)}T04:10:00Z` },
      text: day > -30 ? '1. **Initech**\n2. **Globex**' : '1. **Globex**',
      citations: [{ url: 'https://news.example/tools', title: 'Tools' }],
    })),
  );
  await importLines(api.stores, {
    brand: known,
    lines: lines.map((line, index) => ({ source: 'test', number: index + 1, text: JSON.stringify(line) })),
    prompts: 'paused',
    onReject: (_source, _line, reason) => {
      throw new Error(reason);
    },
  });
}

beforeAll(async () => {
  if (found === null) return;
  api = await createTestApi();
  brand = await api.brand({ name: 'Initech', aliases: [] });
  await api.competitor(brand, 'Globex', { status: 'tracked' });
  await importPrompts(
    brand,
    Array.from({ length: MANY }, (_, index) => textOf(index)),
    (index) => (index < 5 ? 'Agencies' : null),
  );
  cookie = sessionCookie(api.url, await join(api, brand.organizationId, 'manager'));
  browser = await startChromium();
}, 120_000);
afterEach(async () => {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** A window of a width; a phone has touch. */
const windowOf = (width: number): BrowserContextOptions => ({
  viewport: { width, height: 800 },
  hasTouch: width < 500,
  isMobile: width < 500,
});

async function open(path: string, width = 1280, cookies = [cookie]): Promise<Page> {
  const context = await browser.newContext(windowOf(width));
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(path.startsWith('/') ? api.url + path : `${api.url}/brands/${brand.id}/${path}`);
  await page.waitForLoadState('networkidle');
  return page;
}

const rows = (page: Page) => page.locator('tbody tr:has(td)');
const rowOf = (page: Page, index: number) => page.getByRole('row', { name: textOf(index) });

/** Presses a place as people do, with a finger where there is touch. */
async function press(page: Page, where: Locator): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  const isTouch = await page.evaluate('navigator.maxTouchPoints > 0');
  await (isTouch ? where.tap() : where.click());
}

const statusOf = async (index: number) => {
  const { body } = await api.get('/v1/prompts?status=active,paused,archived&limit=200', brand);
  const prompt = body.data.find(({ text }: { text: string }) => text === textOf(index));
  return prompt as { id: string; status: string; countries: string[] };
};

/** Targets smaller than 24 pixels, but for links in sentences. */
const SMALL = `[...document.querySelectorAll('main :is(a, button, summary, input, select)')]
  .filter((one) => !one.closest('p, .hidden'))
  .map((one) => [one, (one.matches('label input') ? one.closest('label') : one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 24 || height < 24))
  .map(([one, { width, height }]) => one.outerHTML.slice(0, 80) + ' ' + width + ' x ' + height)`;

/** Cells and menus of the first rows that are not inside the window. */
const OUTSIDE = `[...document.querySelectorAll('thead th, tbody tr:nth-child(-n + 3) :is(td, .row-menu)')]
  .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.outerHTML.slice(0, 80))`;

/** By day a small laptop and a phone; at night also wide windows, and those where columns go. */
const WIDTHS = NIGHTLY ? [1440, 1024, 900, 390] : [1024, 390];

describe.skipIf(found === null).each(WIDTHS)('prompts, %d pixels wide', (width) => {
  it('opens on those with answers, paused ones too, with nothing beyond the window', async () => {
    const page = await open('prompts', width);
    await rowOf(page, 0).waitFor();
    expect(await page.locator('.tabs a').allTextContents()).toEqual([
      `With answers ${MANY}`,
      'Active 0',
      `Paused ${MANY}`,
      'Archived 0',
    ]);
    expect(await page.locator('.tabs [aria-current]').textContent()).toMatch(/^With answers/);
    expect(await rowOf(page, 1).textContent()).toMatch(/Paused.*100\.0%\+100\.0 ptssignificant/);
    expect(await rowOf(page, 0).textContent()).toContain('too few answers');
    expect(await page.evaluate(OUTSIDE)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    // The head stays where rows scroll, and every row has the height that is counted on.
    await page.evaluate('scrollTo(0, 4000)');
    const head = page.locator('thead th', { hasText: 'Visibility' });
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? -1)).toBe(0);
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(new Set(heights)).toEqual(new Set([52]));
    await page.evaluate('scrollTo(0, 0)');
    if (width < 500) expect(await page.evaluate(SMALL)).toEqual([]);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .exclude('tr:nth-child(n + 9)')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }, 120_000);

  it('opens a prompt, whose page has its figures, and leads back', async () => {
    const page = await open('prompts?find=kind+001', width);
    await press(page, page.getByRole('link', { name: textOf(1) }));
    await page.getByRole('heading', { level: 1, name: textOf(1) }).waitFor();
    const { id } = await statusOf(1);
    const { body } = await api.get(`/v1/reports/visibility?prompt_id=${id}&compare=previous`, brand);
    const [{ answers, visibility_change: change }] = body.data;
    await expect
      .poll(() => page.locator('.stat').allTextContents())
      .toEqual([
        `Visibility100.0%+${(change * 100).toFixed(1)} ptssignificant`,
        expect.stringMatching(/^Average position1\.0/),
        expect.stringMatching(/^Sentiment/),
        `Answers${answers}${body.data[0].previous_answers} before`,
      ]);
    for (const title of ['Visibility', 'By engine', 'Brands', 'Sources', 'Newest answers']) {
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    }
    await page.getByRole('row', { name: /^Globex/ }).waitFor();
    await page.getByRole('row', { name: /^news\.example/ }).waitFor();
    // One answer a day says nothing of a day.
    await page.getByText('rank or name each brand, by week').waitFor();
    expect(await page.locator('summary').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Last 30 days against /), 'Engine', 'Country']),
    );
    expect(await page.locator('.filter-bar summary').count()).toBe(3);
    const answered = page.locator('.answer-row h3');
    await expect.poll(() => answered.first().textContent()).toBe('Gemini, Germany');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    if (width < 500) expect(await page.evaluate(SMALL)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
    await press(page, page.getByRole('main').getByRole('link', { name: 'Prompts' }));
    await expect.poll(() => page.getByLabel('Search prompts, topics and tags').inputValue()).toBe('kind 001');
    await expect.poll(() => rows(page).count()).toBe(1);
  }, 120_000);
});

describe.skipIf(found === null)('prompts', () => {
  it('are found by their text or topic, and the address keeps what is searched for', async () => {
    const page = await open('prompts');
    const search = page.getByLabel('Search prompts, topics and tags');
    await search.pressSequentially('KIND 12');
    await expect.poll(() => rows(page).count()).toBe(10);
    await page.getByText('10 found').waitFor();
    await expect.poll(() => page.url()).toContain('find=KIND+12');
    await search.fill('agencies');
    await expect.poll(() => rows(page).count()).toBe(5);
    await expect.poll(() => page.url()).toContain('find=agencies');
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(5);
    await search.fill('no such prompt');
    await page.getByRole('link', { name: 'Active prompts' }).waitFor();
  });

  it.each([1280, 390])(
    'are changed many at once, %d pixels wide, and changed back',
    async (width) => {
      const page = await open('prompts', width);
      const bar = page.getByRole('group', { name: 'Selected prompts' });
      const message = page.locator('.status');
      const choose = async () => {
        for (const index of [2, 3, 4]) await press(page, rowOf(page, index).locator('label'));
        await bar.getByText('3 selected').waitFor();
      };
      const statuses = () => Promise.all([2, 3, 4].map(async (index) => (await statusOf(index)).status));
      await choose();
      // It stays in sight far down the list.
      await page.evaluate('scrollTo(0, 5000)');
      const box = await bar.boundingBox();
      expect(box && box.y > 400 && box.y + box.height <= 800).toBe(true);
      await press(page, bar.getByRole('button', { name: 'Resume' }));
      await message.getByText('3 prompts are active.').waitFor();
      expect(await statuses()).toEqual(['active', 'active', 'active']);
      await expect.poll(() => bar.count()).toBe(0);
      await press(page, message.getByRole('button', { name: 'Undo' }));
      await message.getByText('It is undone.').waitFor();
      expect(await statuses()).toEqual(['paused', 'paused', 'paused']);

      await page.evaluate('scrollTo(0, 0)');
      await choose();
      await press(page, bar.getByRole('button', { name: 'Archive' }));
      await message.getByText('3 prompts are archived.').waitFor();
      await expect.poll(() => rowOf(page, 2).count()).toBe(0);
      await press(page, message.getByRole('button', { name: 'Undo' }));
      await rowOf(page, 2).waitFor();
      expect(await statuses()).toEqual(['paused', 'paused', 'paused']);

      await choose();
      await press(page, bar.getByRole('button', { name: 'Countries' }));
      const dialog = page.getByRole('dialog', { name: 'Countries of 3 prompts' });
      await dialog.getByLabel('Countries (codes such as US, DE)').fill('FR');
      await press(page, dialog.getByRole('button', { name: 'Save' }));
      await message.getByText('Countries of 3 prompts are saved.').waitFor();
      expect(await dialog.count()).toBe(0);
      expect((await statusOf(3)).countries).toEqual(['DE', 'FR']);
      await press(page, message.getByRole('button', { name: 'Undo' }));
      await message.getByText('It is undone.').waitFor();
      expect((await statusOf(3)).countries).toEqual(['DE']);

      // None may be left without a country.
      await choose();
      await press(page, bar.getByRole('button', { name: 'Countries' }));
      await dialog.getByLabel('What to do').selectOption({ label: 'Remove' });
      await dialog.getByLabel('Countries (codes such as US, DE)').fill('DE');
      await dialog.getByText('3 prompts would be left without a country.').waitFor();
      expect(await dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
    },
    120_000,
  );

  it('are all selected by the box above them, and only those that are shown', async () => {
    const page = await open('prompts?find=kind+12');
    await expect.poll(() => rows(page).count()).toBe(10);
    await page.getByLabel('Select all').check();
    await page.getByText('10 selected').waitFor();
    await page
      .getByRole('group', { name: 'Selected prompts' })
      .getByRole('button', { name: 'Clear' })
      .click();
    expect(await page.getByLabel('Select all').isChecked()).toBe(false);
  });

  it('tell what is refused of a change of many', async () => {
    const small = await api.brand({ name: 'Initech', plan: 'free' });
    await importPrompts(
      small,
      Array.from({ length: 7 }, (_, index) => textOf(index)),
      () => null,
    );
    const owner = await join(api, small.organizationId, 'owner');
    const page = await open(`/brands/${small.id}/prompts`, 1280, [sessionCookie(api.url, owner)]);
    const textsOf = async (status: string) => {
      const { body } = await owner.get(`/app/brands/${small.id}/v1/prompts?status=${status}`);
      return body.data.map(({ text }: { text: string }) => text);
    };
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page
      .locator('.status')
      .getByText(/The plan free allows 5 active prompts/)
      .waitFor();
    await page.getByText('7 selected').waitFor();

    // Beyond the plan's places new ones are paused, and the first new one gets the focus.
    await page.getByRole('button', { name: 'Add prompts' }).click();
    const lines = Array.from({ length: 6 }, (_, index) => `New question ${index}?`);
    const dialog = page.getByRole('dialog', { name: 'Add prompts' });
    await dialog.getByLabel('One prompt per line').fill(lines.join('\n'));
    await dialog.getByText('The first 5 will be active, and 1 other paused until there is room.').waitFor();
    await dialog.getByRole('button', { name: 'Create 5 active, 1 paused' }).click();
    await page.locator('.status').getByText('6 prompts created, 1 of them paused.').waitFor();
    expect(await dialog.count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(lines[0]);
    expect(await textsOf('active')).toEqual(lines.slice(0, 5));
    expect((await textsOf('paused')).at(-1)).toBe(lines[5]);
  }, 60_000);

  it('of a brand without answers are the active ones', async () => {
    const fresh = await api.brand({ name: 'Newcomer' });
    await api.prompt(fresh, 'Who is new?');
    const person = sessionCookie(api.url, await join(api, fresh.organizationId, 'member'));
    const page = await open(`/brands/${fresh.id}/prompts`, 1280, [person]);
    await page.getByRole('row', { name: 'Who is new?' }).waitFor();
    expect(await page.locator('.tabs [aria-current]').textContent()).toBe('Active 1');
  });
});

describe.skipIf(found === null)('keys', () => {
  const focused = (page: Page) =>
    page.evaluate('(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()');

  it('move inside a table, which is one stop', async () => {
    const page = await open('prompts?find=kind+00');
    await expect.poll(() => rows(page).count()).toBe(10);
    await page.getByRole('button', { name: 'CSV' }).focus();
    const keys = async (...names: readonly string[]) => {
      for (const name of names) await page.keyboard.press(name);
      return focused(page);
    };
    expect(await keys('Tab')).toBe(`Select “${textOf(0)}”`);
    expect(await keys('ArrowRight')).toBe(textOf(0));
    expect(await keys('ArrowDown', 'ArrowDown')).toBe(textOf(2));
    expect(await keys('ArrowUp')).toBe(textOf(1));
    expect(await keys('Home')).toBe(`Select “${textOf(1)}”`);
    expect(await keys('End')).toBe(`Actions for ${textOf(1)}`);
    // A cell with nothing to press is reached to be read.
    expect(await keys('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toMatch(/pts/);
    // Headers, which sort, are above the first row.
    expect(await keys('Home', 'ArrowRight', 'ArrowUp', 'ArrowUp')).toBe('Prompt');
    // The next stop is behind the table, and the way back leads to where one was.
    await keys('ArrowDown', 'ArrowDown');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("table")')).toBeNull();
    expect(await keys('Shift+Tab')).toBe(textOf(1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: textOf(1) }).waitFor();
  });

  it('move down a long table beyond what is drawn', async () => {
    const page = await open('prompts');
    await page.getByRole('link', { name: textOf(0) }).focus();
    // Keys are faster than rows are drawn, and lead no further than these.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('ArrowDown');
          return focused(page);
        },
        { interval: 20, timeout: 30_000 },
      )
      .toBe(textOf(80));
    const box = await rowOf(page, 80).boundingBox();
    expect(box && box.y > 40 && box.y + box.height < 800).toBe(true);
  });

  it('stay where a row has left the list', async () => {
    for (const index of [20, 21]) {
      const { id } = await statusOf(index);
      await api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body: { status: 'active' } });
    }
    const page = await open('prompts?status=active');
    await rowOf(page, 20).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.menu[open] .choice').first().waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect.poll(() => rowOf(page, 20).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(`Actions for ${textOf(21)}`);
    await page.locator('.status').getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, 20).waitFor();
    // Whoever has gone elsewhere is left there.
    expect(await page.evaluate('document.activeElement.closest("table")')).toBeNull();
    await Promise.all(
      [20, 21].map(async (index) => {
        const { id } = await statusOf(index);
        await api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body: { status: 'paused' } });
      }),
    );
  });

  it('move between the lines of a menu, by letters too', async () => {
    const page = await open('prompts?find=kind+00');
    await rowOf(page, 1).locator('summary').focus();
    const keys = async (...names: readonly string[]) => {
      for (const name of names) await page.keyboard.press(name);
      return focused(page);
    };
    await page.keyboard.press('Enter');
    await page.locator('.menu[open] .choice').first().waitFor();
    expect(await keys('ArrowDown')).toBe('Resume');
    expect(await keys('ArrowDown')).toBe('Archive');
    expect(await keys('End')).toBe('Topic and tags');
    expect(await keys('ArrowDown')).toBe('Resume');
    expect(await keys('ArrowUp')).toBe('Topic and tags');
    expect(await keys('Home')).toBe('Resume');
    expect(await keys('c', 'o')).toBe('Countries');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe(`Actions for ${textOf(1)}`);
    await page.keyboard.press('Enter');
    await page.locator('.menu[open] .choice').first().waitFor();
    expect(await keys('t')).toBe('Topic and tags');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Topic and tags' });
    await dialog.getByLabel('Tags (separated by commas)').fill('draft');
    await page.keyboard.press('Enter');
    await page
      .locator('.status')
      .getByText(/Topic and tags of .* are saved/)
      .waitFor();
    await expect.poll(() => focused(page)).toBe(`Actions for ${textOf(1)}`);
    await page.locator('.status').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.status').getByText('It is undone.').waitFor();

    // Boxes of a filter, below the field that searches them.
    await page.locator('summary', { hasText: 'Prompt' }).first().press('Enter');
    const search = page.getByLabel('Search prompt', { exact: true });
    await search.focus();
    await search.pressSequentially('kind 00');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.closest("label").textContent')).toBe(textOf(0));
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('prompt_id=');
  }, 60_000);
});

describe.skipIf(found === null)('an unknown address', () => {
  it('is a page for browsers and a problem for others', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const page = await send(api.url, 'GET', '/pricing', { headers: { accept } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('vary')).toContain('Accept');
    const other = await api.request('GET', '/pricing', { headers: { accept: '*/*' } });
    expect([other.status, other.body.code]).toEqual([404, 'not_found']);
    const posted = await api.request('POST', '/pricing', { headers: { accept }, body: {} });
    expect([posted.status, posted.body.code]).toEqual([404, 'not_found']);
    const ofApi = await api.request('GET', '/v1/pricing', { key: brand.key, headers: { accept } });
    expect(ofApi.body.code).toBe('not_found');
  });

  it('says so, whether somebody is signed in or not', async () => {
    const outside = await open('/pricing', 390, []);
    await outside.getByRole('heading', { name: 'Page not found' }).waitFor();
    await outside.getByRole('link', { name: 'To the start page' }).click();
    await outside.getByRole('heading', { name: 'Sign in' }).waitFor();
    const inside = await open('/pricing/more');
    await inside.getByRole('heading', { name: 'Page not found' }).waitFor();
    await inside.getByRole('link', { name: 'To the overview' }).click();
    await inside.waitForURL(/overview/);
  });
});
