import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { percent } from '../../dashboard/src/words/numbers.ts';
import { createBrand } from '../../src/brands/create-brand.ts';
import { askLive } from '../../src/collector/live-question.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { deliver } from '../../src/delivery/deliver.ts';
import { dispatch } from '../../src/delivery/dispatch.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { runUserJobs } from '../../src/ingest/brands/user-jobs.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { runImports } from '../../src/ingest/import/upload-chunks.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
import { makeLink } from '../../src/people/links.ts';
import { invite } from '../../src/people/members.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { introduceReader } from '../../src/plans/readers.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { logger } from '../collector/runs.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { join, PASSWORD, sessionCookie } from '../helpers/browser.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';
import { NIGHTLY, someByDay, tries } from '../helpers/nightly.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';
import { json, type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { openai, openaiMessage } from '../providers/responses.ts';
import { ANY_ADDRESS, deliveringOf } from '../webhooks/delivering.ts';
import { answer, startReceiver } from '../webhooks/receiver.ts';

/*
 * The dashboard in a real browser, on the real service with the demo. One service and one browser for all of it; the
 * tests go from what leaves the demo as it is to what changes it.
 */

const found = await chromiumPath();

let stores: TestStores;
let api: TestApi;
let browser: Browser;
let key: string;
let brandId: string;
let organizationId: string;
let owner: BrowserContext;
let email: string;
const stopping = new AbortController();
let worker: Promise<unknown>;
let provider: StandIn;

/** What a page must never do: say something is wrong, or ask anybody but this service. */
const complaints: string[] = [];
/** What a page has asked of a competitor just before it is merged may be answered with 400. */
const merged = new Set<string>();

async function open(context: BrowserContext, path = 'overview'): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isOfMerged = [...merged].some((id) => message.location().url.includes(id));
    const expected = (isOfMerged ? /status of 4\d\d/ : /status of (401|403|404|503)/).test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== api.url) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(path.startsWith('/') ? api.url + path : `${api.url}/brands/${brandId}/${path}`);
  return page;
}

/** Waits until nothing is being asked for and nothing stands in the place of what is to come. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('.skeleton, .stale').count()).toBe(0);
}

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const v1 = async (path: string) => (await api.get(`/v1/${path}`, key)).body;

/** Changes what is at an address below the brand's, as another page of the owner's does. */
async function patch(path: string, data: object): Promise<void> {
  const headers = { origin: api.url };
  const response = await owner.request.patch(`${api.url}/app/brands/${brandId}${path}`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

/**
 * All of it is in one frame, so axe need not open a page of its own. Of what passes it is not asked for each element,
 * which takes longer than to look for faults.
 */
function axeOf(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  // Rows of a list are drawn alike: by day those are looked at that show each kind of cell.
  return NIGHTLY ? axe : axe.exclude('tr:nth-child(n + 9)').exclude('.answer-row:nth-child(n + 9)');
}

/** The titles of what shows rows or parts, and has no link or button that gives them as CSV. */
const withoutFile = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('.card')]
    .filter((card) => card.querySelector('.table, .chart, .stacked, .leaders, .ranking, .competitor, .mentions li, .sources li, .searches li, .answer-row'))
    .filter((card) => !card.querySelector('.csv')).map((card) => card.querySelector('h2')?.textContent ?? '')`);

/** The number that a text begins with, such as of `1,472 answers`. */
const number = (text: string | null) => Number(/[\d,.]+/.exec(text ?? '')?.[0]?.replaceAll(',', ''));

/** A share as a page shows it, of the four digits that the API tells of it. */
const shareOf = (part: number, whole: number) => percent(Math.round((part / whole) * 10_000) / 10_000);

describe.skipIf(found === null)('the dashboard', () => {
  beforeAll(async () => {
    stores = await createTestStores();
    // By day just more than the pages begin with, and a few days to compare it with: 90 take 15 s of processor time.
    ({ key } = await seedDemo(stores, randomUUID(), () => {}, undefined, tries(34, 90)));
    provider = await startStandIn();
    provider.answer(json(openai({ output: [openaiMessage('1. **Leafly Box**\n2. **Plantry**')] })));
    const dailyRun = {
      cron: '0 4 * * *',
      withoutKey: [{ id: 'gemini', setting: 'GEMINI_API_KEY' } as const],
    };
    api = await createTestApi({ dailyRun, addressRules: ANY_ADDRESS }, stores);
    const { rows } = await stores.postgres.query('SELECT id, organization_id FROM brands');
    ({ id: brandId, organization_id: organizationId } = rows[0]);
    const person = await join(api, organizationId, 'owner');
    email = person.email;
    const { GEMINI_API_KEY: _none, ...settings } = settingsAt(provider.url);
    const { signal } = stopping;
    // Where the machine is busy some work waits too long for a connection, and is tried again.
    const isLate = /timeout exceeded when trying to connect|due to connection timeout/;
    const onError = ({ message }: Error) => {
      if (!isLate.test(message)) complaints.push(`worker: ${message}`);
    };
    const thresholds = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };
    const { postgres } = stores;
    const live = { settings, postgres, logger, metrics: null };
    worker = Promise.all([
      runImports(stores, thresholds, { reader: null, signal, onError }),
      runUserJobs(
        stores.postgres,
        {
          merge: ({ author }, { competitor, into }) => mergeCompetitors(stores, competitor, into, author),
          question: (brand, input, aborted) => askLive(live, brand, input, aborted),
        },
        { signal, onError },
      ),
    ]);
    // A page that stays keeps the process, and what it has compiled, for those that come and go.
    browser = await startChromium(['--process-per-site']);
    owner = await browser.newContext({ baseURL: api.url, viewport: { width: 1280, height: 900 } });
    await owner.addCookies([sessionCookie(api.url, person)]);
    const stays = await owner.newPage();
    await stays.goto(`${api.url}/openapi.json`);
  });
  afterAll(async () => {
    stopping.abort();
    await Promise.all([worker, browser?.close(), provider?.[Symbol.asyncDispose]()]);
    await api?.close();
  });

  it('asks who it is, and then shows the page that was asked for', async () => {
    const context = await browser.newContext();
    const page = await open(context, 'answers?engine=gemini');
    await signIn(page, 'not the right password');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/password/i);
    await signIn(page);
    await page.getByRole('heading', { name: /answers$/ }).waitFor();
    expect(page.url()).toContain('/answers?engine=gemini');
    await page.locator('summary', { hasText: 'A owner' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${api.url}/link#nonsense`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await context.close();
  });

  it('lets somebody in who was invited, who sees neither keys nor members', async () => {
    const { token } = await invite(
      stores.postgres,
      organizationId,
      { email: 'new@people.example', role: 'member' },
      { kind: 'command', name: 'test' },
    );
    const context = await browser.newContext();
    const page = await open(context, `/link#${token}`);
    await page.getByLabel('Your name').fill('Nora New');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL(/overview/);
    await page.goto(`${api.url}/brands/${brandId}/settings?tab=keys`);
    await page.getByRole('navigation', { name: 'Settings' }).waitFor();
    const tabs = await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').allTextContents();
    expect(tabs).toEqual(['Brand', 'Usage and cost', 'Notifications', 'Exports']);
    await page.getByRole('link', { name: 'Exports' }).click();
    await page.getByText('Every table has a “CSV” link').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/\bkeys?\b/i);
    await page.goto(`${api.url}/brands/${brandId}/overview`);
    await page.getByText('The demo asks no engine').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/\bkey\b|_KEY|\bsuggested\b/i);
    await page.goto(`${api.url}/brands/${brandId}/prompts`);
    await settled(page);
    expect(await page.getByRole('button', { name: 'Add prompts' }).count()).toBe(0);
    const { id: another } = await createOrganization(stores.postgres, 'Another', 'free');
    const joined = await createBrand(stores.postgres, {
      ...{ organizationId: another, name: 'Just joined', domains: ['joined.example'], aliases: [] },
      ...{ country: 'US', includeSubdomains: false, engines: ['chatgpt'] },
    });
    const { token: second } = await invite(
      stores.postgres,
      another,
      { email: 'new@people.example', role: 'manager' },
      { kind: 'command', name: 'test' },
    );
    const joining = await open(context, `/link#${second}`);
    await joining.getByText('You were invited to').waitFor();
    expect(await joining.getByLabel('Password').count()).toBe(0);
    await joining.getByRole('button', { name: 'Join' }).click();
    // Not that of the organization before, though that one alone has answers.
    await joining.waitForURL(`**/brands/${joined.id}/overview`);
    const { organizations } = await (await context.request.get(`${api.url}/app/session`)).json();
    expect(organizations.map(({ name }: { name: string }) => name)).toContain('Another');
    await context.close();
  });

  it('tells the figures of the API, and opens the answers that each of them counts', async () => {
    const page = await open(owner);
    await settled(page);
    const { data } = await v1('reports/visibility?intervals=true&compare=previous');
    const [row] = data;
    const visibility = page.locator('.stat', { hasText: 'Visibility' });
    expect(await visibility.locator('.stat-value').textContent()).toBe(
      `${(row.visibility * 100).toFixed(1)}%`,
    );
    expect(await visibility.textContent()).toContain(
      row.visibility_changed ? 'significant' : 'no clear change',
    );
    await visibility.getByRole('link').click();
    await page.getByRole('heading', { name: /answers$/ }).waitFor();
    expect(number(await page.getByRole('heading', { name: /answers$/ }).textContent())).toBe(row.mentions);

    await page.goBack();
    const leader = page.locator('.leaders li').first();
    await leader.getByRole('link').click();
    const { data: brands } = await v1('reports/brands?order_by=visibility:desc');
    const heading = page.getByRole('heading', { name: /answers$/ });
    await expect.poll(async () => number(await heading.textContent())).toBe(brands[0].mentions);
    await page.close();
  });

  it('opens the answers that each figure of sources, tones and searches counts', async () => {
    const page = await open(owner);
    await settled(page);
    const heading = page.getByRole('heading', { name: /answers?$/ });
    const { data } = await v1('reports/visibility');
    await page.locator('.parts li', { hasText: 'Negative' }).getByRole('link').click();
    await expect.poll(async () => number(await heading.textContent())).toBe(data[0].sentiment_negative);
    const brands = (await v1('reports/brands')).data as { is_self: boolean; competitor_id: string }[];
    const strongest = brands.find(({ is_self }) => !is_self)?.competitor_id;
    const gaps = `brand_mentioned=false&mentioned_competitor_id=${strongest}&site_owner=none`;
    // By day the figures of the others are looked at under filters, below.
    const views = someByDay<[view: string, report: string]>(
      [
        ['pages', 'citations?dimensions=url'],
        ['types', 'citations?dimensions=content_type'],
      ],
      [
        ['domains', 'citations?dimensions=domain'],
        ['gaps', `citations?${gaps}`],
        ['searches', 'searches?'],
      ],
    );
    for (const [view, report] of views) {
      await page.goto(`${api.url}/brands/${brandId}/sources?view=${view}`);
      await page.locator('tbody tr').first().locator('.bar-cell a').click();
      const [row] = (await v1(`reports/${report}&limit=1`)).data;
      const counted = row.cited_answers ?? row.answers;
      await expect.poll(async () => number(await heading.textContent()), { message: view }).toBe(counted);
    }
    await page.locator('.chip').click();
    await expect.poll(async () => number(await heading.textContent())).toBe(data[0].answers);
    const csv = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), csv ?? '');
    expect(text.match(/^"?[0-9a-f]{8}-[0-9a-f-]{27}"?,/gm)).toHaveLength(data[0].answers);
    await page.close();
  });

  it('has its filters in the address, and the back button takes them back', async () => {
    const page = await open(owner);
    await settled(page);
    const answers = async () =>
      number(await page.locator('.stat', { hasText: 'Answers' }).locator('.stat-value').textContent());
    const all = await answers();
    await page.locator('summary', { hasText: 'Engine' }).click();
    await page.locator('.option').getByText('Gemini', { exact: true }).click();
    await expect.poll(() => page.url()).toContain('engine=gemini');
    const { data } = await v1('reports/visibility?engine=gemini');
    await expect.poll(answers).toBe(data[0].answers);
    await page.getByRole('link', { name: 'Prompts' }).click();
    expect(page.url()).toContain('/prompts?engine=gemini');
    await page.goBack();
    await expect.poll(answers).toBe(data[0].answers);
    await page.goBack();
    await expect.poll(answers).toBe(all);
    await page.reload();
    await expect.poll(answers).toBe(all);
    await page.locator('summary', { hasText: 'Last 30 days' }).click();
    await page.getByRole('link', { name: 'Last 7 days' }).click();
    await expect.poll(() => page.url()).toContain('days=7');
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Last 7 days against /);
    const week = await v1(`reports/visibility?start_date=${addDays(today(), -6)}`);
    await expect.poll(answers).toBe(week.data[0].answers);
    await page.close();
  });

  it('gives as CSV what the API gives', async () => {
    const page = await open(owner, 'sources');
    await settled(page);
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), href ?? '');
    const range = `start_date=${addDays(today(), -29)}&end_date=${today()}`;
    const { text: own } = await api.request(
      'GET',
      `/v1/reports/citations?${range}&sites=true&limit=100&format=csv`,
      {
        key,
      },
    );
    expect(text.replace(/^\ufeff/, '')).toBe(own.replace(/^\ufeff/, ''));
    await page.close();
  });

  it('saves as a file what the API gives, and says why there is none', async () => {
    // Of its own, as what fails here is told on its console.
    const page = await owner.newPage();
    await page.goto(`${api.url}/brands/${brandId}/sources`);
    await settled(page);
    const csv = page.getByRole('link', { name: 'CSV' });
    const status = page.getByRole('status');
    const saving = page.waitForEvent('download');
    await csv.click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('citations.csv');
    const range = `start_date=${addDays(today(), -29)}&end_date=${today()}`;
    const { total } = (await v1(`reports/citations?${range}&limit=1`)).meta;
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + total);
    await status.getByText('The file is ready.').waitFor();
    await page.route('**/csv/**', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Ask for less.' } }),
    );
    await csv.click();
    await status.getByText('The file could not be made: Ask for less.').waitFor();
    await page.unroute('**/csv/**');
    await page.route('**/csv/**', (route) => route.abort());
    await csv.click();
    await status.getByText('The file could not be made: The service cannot be reached.').waitFor();
    // Of rows that are read for it alone, too.
    await page.goto(`${api.url}/brands/${brandId}/settings?tab=journal`);
    await settled(page);
    await page.route('**/journal?*', (route) => route.abort());
    await page.getByRole('button', { name: 'CSV' }).click();
    await status.getByText('The file could not be made: The service cannot be reached.').waitFor();
    await page.close();
  });

  it('tells visibility by engine, and when each prompt was answered last', async () => {
    const page = await open(owner, 'prompts');
    await settled(page);
    const [prompt] = (await v1('prompts?limit=1')).data;
    const row = page.getByRole('row', { name: prompt.text });
    const { total } = (await v1(`answers?prompt_id=${prompt.id}&limit=1`)).meta;
    const [newest] = (await v1(`answers?prompt_id=${prompt.id}&limit=1&offset=${total - 1}`)).data;
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect.poll(() => row.textContent()).toContain(day.format(new Date(newest.answered_at)));
    await page.getByText(/asks \d+ questions a day/).waitFor();
    await page.getByRole('link', { name: 'Visibility by engine' }).click();
    const { data } = await v1(`reports/visibility?dimensions=engine&prompt_id=${prompt.id}`);
    const told = data.map(({ visibility }: { visibility: number }) => `${(visibility * 100).toFixed(1)}%`);
    await expect.poll(() => row.locator('.number').allTextContents()).toEqual(told);
    await page.close();
  });

  it('shows what can be asked, whatever the address says', async () => {
    const page = await open(owner, 'overview?start_date=2026-13-45&end_date=2026-13-46');
    await page.locator('summary', { hasText: 'Last 30 days' }).waitFor();
    await page.goto(`${api.url}/brands/${brandId}/overview?start_date=0001-01-01&end_date=9999-12-31`);
    await page.locator('summary', { hasText: 'Last 30 days' }).waitFor();
    await page.goto(`${api.url}/brands/${brandId}/answers?page=9999`);
    await page.getByText('This page no longer exists').waitFor();
    await page.getByRole('link', { name: 'Newer' }).click();
    await page.locator('.answer-row').first().waitFor();
    await page.close();
  });

  it('says so where there is nothing', async () => {
    const page = await owner.newPage();
    const unknown = '3f2b8c1e-0d4a-4b6e-9c7f-5a1d2e3f4b5c';
    await page.goto(`${api.url}/brands/${unknown}/overview`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    for (const [name, id] of [
      ['prompt', unknown],
      ['prompt', 'nonsense'],
      ['answer', unknown],
    ] as const) {
      await page.goto(`${api.url}/brands/${brandId}/${name}s/${id}`);
      await page.getByRole('heading', { name: `No such ${name}` }).waitFor();
      expect(await page.locator('main .card, main .note').count()).toBe(0);
    }
    await page.getByRole('link', { name: 'To all answers' }).click();
    await page.locator('.answer-row').first().waitFor();
    for (const path of ['new-brand', 'compare']) {
      await page.goto(`${api.url}/organizations/${unknown}/${path}`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    }
    await page.close();
  });

  it('asks for what it begins with beside its scripts, once', async () => {
    const page = await owner.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const dimensions: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.get('intervals') && searchParams.get('dimensions') === 'day')
        dimensions.push(request.url());
    });
    await page.goto(`${api.url}/brands/${brandId}/overview?days=28`);
    await settled(page);
    const started = `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/app/')).length`;
    expect(await page.evaluate(started)).toBe(3);
    expect(dimensions).toHaveLength(1);
    for (const path of ['/app/session', `/app/brands/${brandId}/v1/brand`])
      expect(asked.filter((one) => one === path)).toHaveLength(1);
    await page.close();
  });

  it('tells who has no password how to get one', async () => {
    const [demoOwner] = (await stores.postgres.query('SELECT email FROM users WHERE password_hash IS NULL'))
      .rows;
    const { token } = await makeLink(stores.postgres, { kind: 'sign-in', email: demoOwner.email });
    const context = await browser.newContext();
    const page = await open(context, `/link#${token}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/overview/);
    await page.goto(`${api.url}/account`);
    await page.getByText(`admin -- user reset --email ${demoOwner.email}`).waitFor();
    expect(await page.locator('input').count()).toBe(0);
    await context.close();
  });

  it('has a row for each engine and topic, which is a filter, with the figures of the API', async () => {
    const page = await open(owner);
    await settled(page);
    for (const [name, value, text] of [
      ['engine', 'gemini', 'Gemini'],
      ['topic', 'Pricing', 'Pricing'],
    ] as const) {
      const card = page.locator('.card', { hasText: `By ${name}` });
      const rows = card.locator('tbody tr');
      const { data } = await v1(`reports/visibility?dimensions=${name}&compare=previous`);
      await expect.poll(() => rows.count()).toBe(data.length);
      const row = rows.filter({ hasText: text });
      const figures = data.find((one: Record<string, string>) => one[name] === value);
      expect(await row.textContent()).toContain(percent(figures.visibility));
      expect(await row.textContent()).toContain(
        figures.visibility_changed ? 'significant' : 'no clear change',
      );
      expect(await row.textContent()).toContain(figures.average_position.toFixed(1));
      await row.getByRole('link', { name: text, exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
      const answers = page.locator('.stat', { hasText: 'Answers' }).locator('.stat-value');
      await expect.poll(async () => number(await answers.textContent())).toBe(figures.answers);
      // Others stay in sight, so that one may be pressed next.
      expect(await rows.count()).toBe(data.length);
      await row.getByRole('link', { name: /show all/ }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBeNull();
    }
    await page.close();
  });

  it('begins with what changed where no signal is, each a link', async () => {
    // Of fewer days, so that the days before have as many answers.
    const page = await open(owner, 'overview?days=14');
    await settled(page);
    const card = page.locator('.card', { hasText: 'What moved' });
    await card.getByText('Nothing moved since yesterday. The largest changes from').waitFor();
    const sentences = card.locator('.moved li');
    await expect.poll(() => sentences.count()).toBeGreaterThan(2);
    expect(await sentences.count()).toBeLessThan(6);
    expect(await card.locator('.moved a').count()).toBe(await sentences.count());
    const { data } = await v1(
      `reports/visibility?dimensions=engine&compare=previous&start_date=${addDays(today(), -13)}`,
    );
    const engine = sentences.filter({ hasText: /^(Gained|Lost) on [^:]+$/ });
    const told = number((await engine.locator('.change b').textContent()) ?? '');
    const changes = data.map((row: { visibility_change: number }) =>
      Number((Math.abs(row.visibility_change) * 100).toFixed(1)),
    );
    expect(changes).toContain(told);
    await engine.getByRole('link').click();
    await page.getByRole('heading', { name: /answers$/ }).waitFor();
    await page.close();
  });

  it('compares with any earlier dates, which it tells', async () => {
    const [start, end] = [addDays(today(), -33), addDays(today(), -31)];
    const page = await open(owner, `overview?compare=${start}..${end}`);
    await settled(page);
    const { data } = await v1(`reports/visibility?compare=${start}..${end}`);
    const stat = (label: string) => page.locator('.stat', { hasText: label });
    const { visibility_change: change } = data[0];
    await expect
      .poll(() => stat('Visibility').textContent())
      .toContain(`${change > 0 ? '+' : '−'}${(Math.abs(change) * 100).toFixed(1)}`);
    expect(await stat('Average position').locator('.change').textContent()).toContain(
      Math.abs(data[0].average_position_change).toFixed(2),
    );
    expect(await stat('Answers').textContent()).toContain(`${data[0].previous_answers} before`);
    const last = new Date(end).getUTCDate();
    await page.locator('.summary', { hasText: `– ${last} ` }).waitFor();
    await page.locator('.legend', { hasText: `– ${last} ` }).waitFor();
    await page.close();
  });

  it('has charts as high as their cards, as tables, files and pictures', async () => {
    const page = await open(owner);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    const card = page.locator('.card', { has: page.locator('.chart') });
    const boxOf = async (of: string) => (await page.locator(of).first().boundingBox()) ?? { y: 0, height: 0 };
    const [around, chart] = [await boxOf('.card:has(.chart)'), await boxOf('.chart')];
    expect(around.y + around.height - (chart.y + chart.height)).toBeLessThan(30);
    expect((await boxOf('.chart-drawing')).height).toBeGreaterThan(chart.height - 60);
    const fileOf = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const csv = (await fileOf('CSV')).bytes.toString();
    const [head = '', first = ''] = csv.split('\r\n');
    expect(head).toContain('Brightdesk,Brightdesk (low),Brightdesk (high),Previous period');
    expect(first.split(',')[0]).toBe(addDays(today(), -29));
    expect(csv.trim().split('\r\n')).toHaveLength(31);
    const picture = await fileOf('PNG');
    expect(picture.name).toMatch(/^Visibility of Brightdesk by day.*\.png$/);
    // Its ground is light where the page is dark, and its line has the colour of the own brand in light.
    const pixels = (await page.evaluate(`(async () => {
      const bytes = Uint8Array.from(atob('${picture.bytes.toString('base64')}'), (letter) => letter.charCodeAt(0));
      const { width, height, ...bitmap } = await createImageBitmap(new Blob([bytes])).then((image) => ({
        image, width: image.width, height: image.height,
      }));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(bitmap.image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      let [own, dark] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.subarray(at, at + 3);
        if (red === 0x40 && green === 0x53 && blue === 0xd6) own++;
        if (red + green + blue < 150) dark++;
      }
      return { ground: [...data.subarray(0, 3)], own, dark };
    })()`)) as { ground: number[]; own: number; dark: number };
    expect(pixels.ground).toEqual([255, 255, 255]);
    expect(pixels.own).toBeGreaterThan(1_000);
    expect(pixels.dark).toBeGreaterThan(100);
    await card.getByRole('button', { name: 'Table' }).click();
    expect(await card.locator('.chart-canvas').count()).toBe(0);
    expect(await card.locator('tbody tr').count()).toBe(30);
    await card.getByRole('button', { name: 'Chart' }).click();
    await card.locator('.chart-canvas').waitFor();
    await page.close();
  });

  it('tells of a day beside the cursor, the greatest first, with its changes', async () => {
    const page = await open(owner, 'brands?metric=visibility');
    await settled(page);
    const canvas = await page.locator('.chart-canvas').boundingBox();
    if (!canvas) throw new Error('there is no chart');
    for (const share of [0.25, 0.75]) {
      const [x, y] = [canvas.x + canvas.width * share, canvas.y + canvas.height / 2];
      await page.mouse.move(x, y);
      const tip = page.locator('.chart-tip');
      const box = await tip.boundingBox();
      if (!box) throw new Error('there is no tip');
      const gap = share < 0.5 ? box.x - x : x - (box.x + box.width);
      expect(Math.abs(gap)).toBeLessThan(50);
      const values = (await tip.locator('b').allTextContents()).map(number);
      expect(values.length).toBeGreaterThan(2);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const { data } = await v1('reports/brands?dimensions=day&order_by=day');
      const days = [...new Set(data.map((row: { day: string }) => row.day))];
      const shown = await tip.locator('strong').textContent();
      const at = days.findIndex((day) => new Date(String(day)).getUTCDate() === Number(shown?.split(' ')[0]));
      const own = (day: unknown) =>
        data.find((row: { day: string; is_self: boolean }) => row.day === day && row.is_self).visibility;
      const change = (own(days[at]) - own(days[at - 1])) * 100;
      const row = tip.locator('.tip-row', { hasText: 'Brightdesk' }).locator('.tip-change');
      expect(number(await row.textContent())).toBeCloseTo(Math.abs(change), 1);
    }
    await page.close();
  });

  it('draws what is below 0 inside of its chart', async () => {
    const page = await open(owner, 'brands?metric=sentiment');
    await settled(page);
    const below = `(() => {
      const bottom = document.querySelector('.chart-canvas').getBoundingClientRect().bottom;
      return [...document.querySelectorAll('.chart .line')].filter((line) => line.getBoundingClientRect().bottom > bottom).length;
    })()`;
    expect(await page.locator('.chart .line').count()).toBeGreaterThan(1);
    expect(await page.evaluate(below)).toBe(0);
    await page.close();
  });

  it('tells of a day no wider than is to be read, however long a name is', async () => {
    const page = await owner.newPage();
    await page.route('**/v1/reports/brands?*', async (route) => {
      const response = await route.fetch();
      const { data, meta } = await response.json();
      const long = data.map((row: object) => ({ ...row, competitor_name: 'Donaudampf'.repeat(20) }));
      await route.fulfill({ response, json: { data: long, meta } });
    });
    await page.goto(`${api.url}/brands/${brandId}/brands`);
    await settled(page);
    await page.locator('.chart-canvas').hover();
    const { width } = (await page.locator('.chart-tip').boundingBox()) ?? { width: Number.NaN };
    expect(width).toBeLessThan(300);
    await page.close();
  });

  it('shows the foremost of many brands where there is little room, and says how many there are', async () => {
    const page = await owner.newPage();
    await page.route('**/v1/reports/brands?*', async (route) => {
      const response = await route.fetch();
      const { data, meta } = await response.json();
      const more = Array.from({ length: 40 }, (_, index) => {
        const id = `00000000-0000-0000-0000-0000000000${10 + index}`;
        return { ...data.at(-1), is_self: false, competitor_id: id, competitor_name: `Rival ${index}` };
      });
      await route.fulfill({ response, json: { data: [...data, ...more], meta } });
    });
    await page.goto(`${api.url}/brands/${brandId}/overview`);
    await settled(page);
    const { data } = await v1('reports/brands');
    const others = data.length + 40 - 10;
    expect(await page.locator('.leaders li').count()).toBeLessThanOrEqual(12);
    expect(await page.getByText(`and ${others} others`).count()).toBe(2);
    expect(await page.locator('.leaders b', { hasText: 'Brightdesk' }).count()).toBe(1);
    const coloursOf = async (items: string): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await page.evaluate(
          `[...document.querySelectorAll('${items}')].map((item) => [item.querySelector('.leader-name')?.textContent ?? item.textContent, item.className])`,
        )) as [string, string][],
      );
    const inOverview = await coloursOf('.leaders li[class]:not(.hint)');
    await page.getByText(`among ${data.length + 40} brands compared`).waitFor();
    await page
      .getByText(/^95% interval/)
      .first()
      .waitFor();
    await page.goto(`${api.url}/brands/${brandId}/brands`);
    await settled(page);
    await page.getByText(`25 of ${data.length + 40} brands, by their best day`).waitFor();
    expect(await page.locator('.chart .line').count()).toBe(25);
    expect(await page.locator('.legend li').first().textContent()).toBe('Brightdesk');
    // A brand has one colour, however few of all brands a chart shows.
    const inChart = await coloursOf('.legend li');
    const both = Object.keys(inOverview).filter((name) => name in inChart);
    expect(both.length).toBeGreaterThan(5);
    expect(both.map((name) => inChart[name])).toEqual(both.map((name) => inOverview[name]));
    await page.close();
  });

  it('finds one of many brands and competitors', async () => {
    const { postgres } = stores;
    const { id: agency } = await createOrganization(postgres, 'An agency', 'scale');
    const brands = [];
    for (let place = 0; place < 10; place += 1) {
      const name = place === 9 ? `Client-${'long'.repeat(20)}` : `Client ${place}`;
      const brand = { organizationId: agency, name, domains: [`c${place}.example`] };
      const settings = { aliases: [], country: 'US', includeSubdomains: false, engines: ['chatgpt'] };
      brands.push(await createBrand(postgres, { ...brand, ...settings }));
    }
    const client = brands[0]?.id ?? '';
    for (let place = 0; place < 120; place += 1) {
      const known = { brandId: client, aliases: [`Alias ${place}`], domain: `r${place}.example` };
      await createCompetitor(postgres, { ...known, name: `Rival ${place}`, status: 'suggested' });
    }
    const reader = await browser.newContext();
    await reader.addCookies([sessionCookie(api.url, await join(api, agency, 'manager'))]);
    const page = await open(reader, `/brands/${client}/brands`);
    const rows = page.locator('.competitor b');
    await expect.poll(() => rows.count()).toBe(20);
    const search = page.getByLabel('Search competitors');
    for (const text of ['rival 117', 'alias 117', 'R117.example']) {
      await search.fill(text);
      await expect.poll(() => rows.allTextContents()).toEqual(['Rival 117']);
    }
    await page.setViewportSize({ width: 1000, height: 400 });
    await page.locator('.switcher summary').click();
    await page.locator('.switcher .menu-panel').waitFor();
    // All of it can be reached, none of it runs out of its box, and nothing of the page lies upon it.
    expect(
      await page.evaluate(`(() => {
        const panel = document.querySelector('.switcher .menu-panel');
        const { top, bottom, right } = panel.getBoundingClientRect();
        const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => top + part * (bottom - top));
        const isUpmost = (y) => panel.contains(document.elementFromPoint(right - 6, y));
        return [bottom <= innerHeight, panel.scrollWidth <= panel.clientWidth, heights.every(isUpmost)];
      })()`),
    ).toEqual([true, true, true]);
    await page.getByLabel('Search brands').fill('ENT 7');
    await expect
      .poll(() => page.locator('.switcher a[href$="overview"]').allTextContents())
      .toEqual(['Client 7']);
    await page.getByRole('link', { name: 'Client 7' }).click();
    await page.waitForURL(`**/brands/${brands[7]?.id}/overview`);
    await reader.close();
  });

  it('lists the cited pages of every site where the address names none', async () => {
    const page = await open(owner, 'sources/cited');
    await page.getByRole('heading', { name: 'Cited pages', exact: true, level: 1 }).waitFor();
    const { data } = await v1('reports/citations?dimensions=url&limit=1');
    await settled(page);
    const first = page.locator('tbody tr').first().getByRole('gridcell').nth(1);
    expect(number(await first.textContent())).toBe(data[0].citations);
    await page.close();
  });

  it('tells in how many answers the brand and a rival are named, and ranked first', async () => {
    const { competitor_id: own, name } = await v1('brand');
    const { id, name: rival } = (await v1('competitors?status=tracked')).data.at(-1);
    const page = await open(owner, `brands?rival=${id}`);
    await settled(page);
    const table = page.getByRole('grid', { name: 'Named and ranked first' });
    for (const [brand, of] of [
      [own, name],
      [id, rival],
    ]) {
      const answers = async (more: string) =>
        (await v1(`reports/visibility?mentioned_competitor_id=${brand}${more}`)).data[0].answers;
      const told = [await answers(''), await answers('&competitor_position=1')];
      const cells = table.getByRole('row', { name: of }).getByRole('gridcell');
      expect((await cells.allTextContents()).map(number)).toEqual(told);
    }
    await page.close();
  });

  it('says how many brands are suggested, and leads to where that is decided', async () => {
    const page = await open(owner, 'overview?days=28');
    const { total } = (await v1('competitors?status=suggested&limit=1')).meta;
    await page.getByRole('link', { name: `${total} brand${total === 1 ? '' : 's'} suggested` }).click();
    const card = page.locator('#competitors');
    await card.getByRole('button', { name: /^Track / }).waitFor();
    await settled(page);
    expect(new URL(page.url()).searchParams.get('days')).toBe('28');
    await expect.poll(async () => (await card.boundingBox())?.y ?? 1e6).toBeLessThan(900);
    await page.close();
  });

  it('prints what is found and chosen, and nothing to press', async () => {
    const page = await open(owner, 'overview?engine=gemini');
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    const isSeen = (name: string | RegExp) => page.getByText(name).first().isVisible();
    expect(await isSeen('Last 30 days')).toBe(true);
    expect(await page.locator('.filter-bar summary:visible').allTextContents()).toEqual([
      expect.stringMatching(/^Last 30 days against \d/),
      'Gemini',
    ]);
    expect(await page.locator('.switcher b').isVisible()).toBe(true);
    for (const gone of ['.pages', '.page-actions', '.csv', '.chart-keys'])
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    await page.close();
  });

  it('says what to do where something does not come', async () => {
    // Of its own, as what fails here is told on its console.
    const page = await owner.newPage();
    await page.route('**/document', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${api.url}/brands/${brandId}/answers`);
    await page.locator('.answer-row a').first().click();
    await page.locator('.answer-card').getByRole('button', { name: 'Try again' }).waitFor();
    await page.route('**/v1/reports/citations*', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[' }),
    );
    await page.getByRole('link', { name: 'Sources' }).click();
    await page.getByText('The service cannot be reached.').waitFor();
    // Whoever comes back asks anew.
    await page.unroute('**/v1/reports/citations*');
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await page.getByRole('link', { name: 'Sources', exact: true }).click();
    await page.getByRole('row', { name: /forum.example/ }).waitFor();
    // Nothing is said of figures that are not known: not that there are none.
    const fails = (reports: string) => page.route(reports, (route) => route.fulfill({ status: 500 }));
    const again = page.getByRole('button', { name: 'Try again' });
    await fails('**/reports/visibility?*');
    await page.goto(`${api.url}/brands/${brandId}/prompts`);
    await again.waitFor();
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('tbody .number').count()).toBe(0);
    await page.goto(`${api.url}/organizations/${organizationId}/compare`);
    await page.getByRole('row', { name: 'Brightdesk not loaded' }).waitFor();
    const failing = page.waitForResponse('**/reports/visibility?*');
    await again.click();
    await failing;
    await again.waitFor();
    await page.unroute('**/reports/visibility?*');
    await again.click();
    await page.getByRole('row', { name: /Brightdesk \d/ }).waitFor();
    expect(await again.count()).toBe(0);
    await fails('**/reports/visibility?*competitor_position*');
    await page.goto(`${api.url}/brands/${brandId}/brands`);
    const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Head to head' }) });
    await card.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/reports/visibility?*competitor_position*');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => again.count()).toBe(0);
    await page.route('**/app/sign-out', (route) => route.abort());
    await page.locator('summary', { hasText: 'A owner' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('nav').getByText('The service cannot be reached.').waitFor();
    await page.route('**/app/shared/*', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${api.url}/shared#${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.close();
  });

  /** What the figure of a link is of: the head of its column, or of what it stands in. */
  const LINKS = `[...document.querySelectorAll('main :is(a[href*="/answers?"], a[href*="/cited?"])')].map((link) => {
    const cell = link.closest('td');
    const head = cell
      ? link.closest('table').querySelectorAll('thead th')[cell.cellIndex]
      : link.closest('.stat')?.querySelector('.stat-label') ?? link.closest('.card')?.querySelector('h2');
    return { href: link.href, text: link.textContent, of: link.closest('th') ? 'place' : head?.textContent };
  })`;

  /** Of what an answer cites and was searched for, or else of whom it mentions. */
  const FOUND = ['cited_domain', 'cited_url', 'cited_content_type', 'search_query'];
  const MENTIONED = ['brand_mentioned', 'competitor_mentioned', 'mentioned_competitor_id'];

  it('opens what each figure counts, whatever the filters', { timeout: 600_000 }, async () => {
    const page = await open(owner);
    const { data: prompts } = await v1('prompts?limit=200');
    const some = prompts.slice(0, 6).map(({ id }: { id: string }) => id);
    const alone = [
      'days=7',
      'engine=gemini,chatgpt',
      'country=US',
      'intent=comparison,brand',
      `prompt_id=${some}`,
    ];
    const filters = someByDay([alone.slice(0, 4).join('&')], alone);
    const pages = someByDay(
      [
        'overview',
        // Of another intent than the filter's, which says nothing of it.
        `prompts/${prompts.find(({ intent }: { intent: string }) => !/comparison|brand/.test(intent)).id}`,
        'brands',
        'sources',
        'sources?view=gaps',
        'sources?view=gaps&rival=any',
        'sources?view=searches',
      ],
      // The tests of prompts and of each figure of sources, above, look at those by day.
      ['prompts', 'sources?view=pages', 'sources?view=types'],
    );
    const totals = new Map<string, number>();
    /** How many rows a page has that lists them. */
    const totalAt = async (href: string, without: readonly string[] = []) => {
      const { pathname, searchParams } = new URL(href);
      const days = Number(searchParams.get('days') ?? 30);
      const range = { start_date: addDays(today(), 1 - days), end_date: today() };
      const query = new URLSearchParams({ ...range, ...Object.fromEntries(searchParams), limit: '1' });
      for (const name of ['days', ...without]) query.delete(name);
      const cited = pathname.endsWith('/cited');
      const url = `/app/brands/${brandId}/v1/${cited ? 'reports/citations' : 'answers'}?${query}`;
      const response = totals.has(url) ? null : await owner.request.get(api.url + url);
      const { data, meta } = (await response?.json()) ?? {};
      if (response) totals.set(url, (cited ? data?.[0]?.citations : meta?.total) ?? Number.NaN);
      return totals.get(url) ?? Number.NaN;
    };
    const wrong: string[] = [];
    let checked = 0;
    // By day every second of them.
    const turn = Math.floor(Math.random() * 2);
    const looked = pages.filter((_, index) => NIGHTLY || index % 2 === turn);
    for (const path of looked) {
      for (const filter of filters) {
        const at = `/brands/${brandId}/${path}${path.includes('?') ? '&' : '?'}${filter}`;
        await page.evaluate(
          `history.pushState(null, '', '${at}'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await settled(page);
        for (const table of await page.getByRole('button', { name: 'Table', exact: true }).all())
          await table.click();
        const links = (await page.evaluate(LINKS)) as { href: string; text: string; of: string }[];
        for (const [of = '', alike = []] of Object.entries(Object.groupBy(links, (link) => link.of))) {
          const places = of === 'place' ? await Promise.all(alike.map(({ href }) => totalAt(href))) : [];
          const sum = places.reduce((before, total) => before + total, 0);
          if (of === 'place' && sum === 0) wrong.push(`${at}: places have ${places}`);
          for (const { href, text } of of === 'place' ? [] : alike.slice(0, tries(2, 40))) {
            checked++;
            const total = await totalAt(href);
            const found = FOUND.filter((name) => href.includes(name));
            const whole = await totalAt(href, found.length > 0 ? found : MENTIONED);
            const told = number(text);
            // Shares are of other wholes, and rates of searches are of answers whose engines tell them.
            const right =
              /^Share/.test(of) || (text.endsWith('%') && href.includes('search_query'))
                ? total > 0 || told === 0
                : text.endsWith('%')
                  ? shareOf(total, whole) === text
                  : /^[\d,]+( |$)/.test(text)
                    ? total === told || (/Times/.test(of) && total > 0 && total <= told)
                    : total > 0;
            if (!right) wrong.push(`${at}: ${of} says ${text} and opens ${total} of ${whole}: ${href}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(looked.length * filters.length * 3);
    // And the pages that list them count as those lists do.
    const heading = page.getByRole('heading', { name: /(answers?|citations? of .*)$/, level: 2 });
    for (const path of ['answers?', 'sources/cited?domain=forum.example&']) {
      for (const filter of filters) {
        await page.goto(`${api.url}/brands/${brandId}/${path}${filter}`);
        const total = await totalAt(page.url());
        await expect
          .poll(async () => number(await heading.textContent()), { message: path + filter })
          .toBe(total);
      }
    }
    await page.close();
  });

  const PAGES = [
    'overview',
    'prompts',
    'prompts?figures=engines',
    'answers?brand_mentioned=true',
    'brands',
    'brands?metric=visibility&days=90&competitors=tracked',
    'sources',
    'sources?view=gaps',
    'sources?view=searches',
    'sources/cited?domain=forum.example',
    'settings',
    'settings?tab=keys',
    'settings?tab=members',
    'settings?tab=usage',
    'settings?tab=shares',
    'settings?tab=notifications',
    'settings?tab=webhooks',
    'signals',
    'settings?tab=import',
    'settings?tab=exports',
    'settings?tab=journal',
    '/account',
  ];

  // What a theme and a narrow window change is told by one rule and the width, of the page that is open already.
  it('can be read by everybody on every page, in both themes and on a phone', {
    timeout: 900_000,
  }, async () => {
    await api.competitor({ brandId, brandNo: 0, epoch: 0 }, `Donau${'dampfschifffahrt'.repeat(5)}`);
    const context = await browser.newContext({ storageState: await owner.storageState() });
    const page = await open(context);
    const faults: string[] = [];
    const look = async (path: string, axe: AxeBuilder | null) => {
      const { violations } = (await axe?.analyze()) ?? { violations: [] };
      faults.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`));
      // Charts are drawn anew a frame after the window has another width.
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), { timeout: 10_000 })
        .toBeLessThanOrEqual(0)
        .catch(() => faults.push(`${path}: is wider than the window`));
    };
    // By day every fifth page is looked at, by axe in one of both; at night each in both.
    const first = Math.floor(Math.random() * 10);
    for (const [index, path] of PAGES.entries()) {
      const [inLight, inDark] = [0, 5].map((turn) => NIGHTLY || (index + first) % 10 === turn);
      if (!inLight && !inDark) continue;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path.startsWith('/') ? api.url + path : `${api.url}/brands/${brandId}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      faults.push(...(await withoutFile(page)).map((title) => `${path}: no file of ${title}`));
      // By turns the chart itself and its table, which stands in its place.
      if (index % 2 === 1)
        for (const table of await page.getByRole('button', { name: 'Table', exact: true }).all())
          await table.click();
      await look(path, inLight ? axeOf(page) : null);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 800 });
      await look(`${path} (dark, 360 px)`, inDark ? axeOf(page).withRules('color-contrast') : null);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('can be used by keys alone', async () => {
    const page = await open(owner);
    await settled(page);
    await page.keyboard.press('Tab');
    const skip = page.getByText('Skip to content');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    for (const _ of ['once', 'again']) {
      await skip.focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('main');
    }
    expect(page.url()).not.toContain('#');
    const slider = page.getByRole('slider').first();
    await slider.focus();
    const last = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(last);
    await page.locator('summary', { hasText: 'Country' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Germany').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.url()).toContain('country=DE');
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Germany').isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Engine' }).press('Enter');
    await page.getByLabel('Gemini').waitFor();
    await page.getByText('Skip to content').focus();
    await expect.poll(() => page.getByLabel('Gemini').isVisible()).toBe(false);
    await page.close();
  });

  it('shows an answer with its brands, ranks and sources, and nothing of it as HTML', async () => {
    const brand = await loadBrand(stores.postgres, brandId);
    if (!brand) throw new Error('no brand');
    const text = [
      '# Best <script>window.hurt = 1</script> tools',
      '<img src=x onerror="window.hurt = 2"><iframe src="https://evil.example"></iframe>',
      '1. **Brightdesk** &amp; friends, [click](javascript:window.hurt=3) <b onclick="window.hurt=4">bold</b>',
      '2. **Ticketly** ![spy](https://evil.example/pixel.png) [site](https://ticketly.example/a)',
      '',
      '| A | B |\n|---|---|\n| <svg onload="window.hurt=5"> | Supportia |',
      '<style>body{display:none}</style><form action="https://evil.example"><input name=p></form>',
    ].join('\n');
    const line = {
      prompt_text: '<script>window.hurt = 6</script> Which tool is best?',
      engine: 'chatgpt',
      country: 'US',
      answered_at: new Date().toISOString(),
      text,
      citations: [
        { url: 'https://evil.example/"><script>', title: '<img src=x onerror=window.hurt=7>' },
        { url: 'https://brightdesk.example/a', title: 'Ours' },
      ],
      search_queries: ['<img src=x onerror=window.hurt=8>'],
    };
    await importLines(stores, {
      brand,
      lines: [{ source: 'test', number: 1, text: JSON.stringify(line) }],
      prompts: 'active',
      onReject: (_source, _line, reason) => {
        throw new Error(reason);
      },
    });
    const page = await open(owner, 'answers');
    await page.getByRole('link', { name: /Which tool is best/ }).click();
    const shown = page.locator('.answer-text');
    await shown.waitFor();
    await settled(page);
    expect(await shown.textContent()).toContain('<script>window.hurt = 1</script>');
    expect(await page.evaluate('"hurt" in window')).toBe(false);
    expect(await shown.locator('script, img, iframe, form, input, style, svg, [onclick]').count()).toBe(0);
    const links = await page.evaluate("[...document.querySelectorAll('.answer-text a')].map((a) => a.href)");
    expect(links).toEqual(['https://ticketly.example/a']);
    expect(await shown.locator('mark.own').allTextContents()).toEqual(['#1Brightdesk']);
    expect(await shown.locator('mark', { hasText: 'Ticketly' }).first().textContent()).toBe('#2Ticketly');
    expect(await page.locator('.sources li', { hasText: 'Ours' }).textContent()).toContain('ours');
    expect(await page.locator('.facts').textContent()).toContain('Read by the rules');
    expect(await withoutFile(page)).toEqual([]);
    await page.close();
  });

  it('tells why an answer is read as it is, to those who may change things', async () => {
    const brand = await loadBrand(stores.postgres, brandId);
    if (!brand) throw new Error('no brand');
    const text = 'The best desks:\n\n1. **Brightdesk** – excellent <b>\n2. **Ticketly** – often crashes\n';
    const id = randomUUID();
    const line = { id, prompt_text: 'Why?', engine: 'chatgpt', country: 'US', text };
    await importLines(stores, {
      brand,
      lines: [
        {
          source: 'test',
          number: 1,
          text: JSON.stringify({ ...line, answered_at: new Date().toISOString() }),
        },
      ],
      prompts: 'active',
      onReject: (_source, _line, reason) => {
        throw new Error(reason);
      },
    });
    const page = await open(owner, `answers/${id}`);
    await page.getByRole('button', { name: 'Why?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why this reading' });
    await dialog.getByText('The rules read this text').waitFor();
    const brands = dialog.locator('li', { hasText: 'by a list' });
    expect(await brands.first().textContent()).toMatch(
      /^Brightdesk is #1 by a list positive .*“excellent” praise/,
    );
    expect(await brands.last().textContent()).toMatch(/^Ticketly is #2 by a list negative .*“crashes” blame/);
    await dialog.getByRole('heading', { name: '1 list ranks' }).waitFor();
    await dialog.getByText(/^Taken: its score [\d.]+ is above/).waitFor();
    await dialog.locator('summary', { hasText: 'other list' }).click();
    await dialog
      .getByText(/^Not taken: its score/)
      .first()
      .waitFor();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const readBy = (by: string) =>
      stores.clickhouse.command({
        query: 'ALTER TABLE answers UPDATE sentiment_by = {by:String} WHERE answer_id = {id:UUID}',
        query_params: { by, id },
        clickhouse_settings: { mutations_sync: '2' },
      });
    await readBy('model openai/reader-1');
    await page.reload();
    await page.getByRole('button', { name: 'Why?' }).click();
    await dialog.getByText(/^openai\/reader-1 read this answer, and gives no reasons\./).waitFor();
    await readBy('lexicon');
    await page.close();
    const member = await browser.newContext();
    const { token } = await join(api, organizationId, 'member');
    await member.addCookies([{ name: 'session', value: token ?? '', url: api.url }]);
    const read = await open(member, `answers/${id}`);
    await read.locator('.mentions li').first().waitFor();
    expect(await read.getByRole('button', { name: 'Why?' }).count()).toBe(0);
    await member.close();
  });

  it('shows answers that are written to be too much, or from right to left', async () => {
    const brand = await loadBrand(stores.postgres, brandId);
    if (!brand) throw new Error('no brand');
    const texts = {
      'Nested?': `${'> '.repeat(4_000)}deep`,
      'ما هو؟': '1. **Ticketly**: الأفضل للفرق الصغيرة',
    };
    const answered = { engine: 'gemini', country: 'US', answered_at: new Date().toISOString() };
    await importLines(stores, {
      brand,
      lines: Object.entries(texts).map(([prompt_text, text], index) => ({
        ...{ source: 'test', number: index + 1 },
        text: JSON.stringify({ ...answered, prompt_text, text }),
      })),
      prompts: 'active',
      onReject: (_source, _line, reason) => {
        throw new Error(reason);
      },
    });
    const page = await open(owner, 'answers');
    await page.getByRole('link', { name: 'Nested?' }).click();
    await page.getByText(/it is shown as it is written/).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'ما هو؟' }).click();
    await page.locator('.answer-text[dir=rtl] mark', { hasText: 'Ticketly' }).waitFor();
    await page.close();
  });

  it('creates prompts, one a line, and pauses and archives them', async () => {
    const page = await open(owner, 'prompts');
    await settled(page);
    await page.getByRole('button', { name: 'Add prompts' }).click();
    await page
      .getByLabel('One prompt per line')
      .fill('What is new in help desks?\nWhat is new in help desks?\nWho answers mail?');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('2 prompts created.').waitFor();
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('What is new in help desks?');
    const row = page.getByRole('row', { name: /Who answers mail/ });
    await row.waitFor();
    await row.locator('summary').click();
    const pause = row.getByRole('button', { name: 'Pause' });
    await pause.click();
    // Whoever clicks twice would find what undoes it there.
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await page.getByText('“Who answers mail?” is paused.').waitFor();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('link', { name: 'Paused' }).click();
    await row.waitFor();
    const { data } = await v1('prompts?status=paused');
    expect(data.map(({ text }: { text: string }) => text)).toEqual(['Who answers mail?']);
    await page.close();
  });

  it('keeps questions that are being written where their dialog is closed, and asks before the page is', async () => {
    const page = await open(owner, 'prompts');
    const add = page.getByRole('button', { name: 'Add prompts' });
    const questions = page.getByLabel('One prompt per line');
    await add.click();
    await questions.fill('Half a question');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.goBack();
    await add.click();
    expect(await questions.inputValue()).toBe('Half a question');
    const asked = page.waitForEvent('dialog');
    const leaving = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
    await add.click();
    expect(await questions.inputValue()).toBe('');
    await page.close();
  });

  it('says why a filter has nothing to choose from', async () => {
    // Of its own, as what fails here is told on its console.
    const page = await owner.newPage();
    await page.goto(`${api.url}/brands/${brandId}/answers`);
    await settled(page);
    await page.route('**/reports/visibility?*dimensions=country*', (route) => route.fulfill({ status: 500 }));
    await page.locator('summary', { hasText: 'Country' }).click();
    const menu = page.locator('.menu-panel');
    await menu.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await menu.getByText('None yet').count()).toBe(0);
    await page.unroute('**/reports/visibility?*dimensions=country*');
    await menu.getByRole('button', { name: 'Try again' }).click();
    await menu.getByLabel('Germany').waitFor();
    await page.close();
  });

  it('makes a prompt of what an engine searched for', async () => {
    const page = await open(owner, 'sources?view=searches');
    await settled(page);
    const { data } = await v1('reports/searches?limit=1');
    const [{ query }] = data;
    await page.getByRole('button', { name: `Add as a prompt: ${query}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Add prompts' });
    expect(await dialog.getByLabel('One prompt per line').inputValue()).toBe(query);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('1 prompt created.').waitFor();
    expect(await dialog.count()).toBe(0);
    const texts = (await v1('prompts?status=active')).data.map(({ text }: { text: string }) => text);
    expect(texts).toContain(query);
    await page.close();
  });

  it('keeps what is being written when the session ends, and asks who it is before it', async () => {
    const context = await browser.newContext();
    const page = await open(context, 'prompts?status=paused');
    await signIn(page);
    await page.getByRole('button', { name: 'Add prompts' }).click();
    const questions = page.getByLabel('One prompt per line');
    await questions.fill('Which help desk stays open while nobody is signed in?');
    const create = page.getByRole('button', { name: 'Create', exact: true });
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await context.clearCookies();
    // One is refused, and told so only once somebody has signed in again.
    const late = Promise.withResolvers<void>();
    await page.route('**/v1/usage', async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    });
    await create.click();
    await again.waitFor();
    const ground =
      'getComputedStyle(document.querySelector("dialog:has([type=password])"), "::backdrop").background';
    // Nothing shines through.
    expect(await page.evaluate(ground)).toMatch(/^rgb\(/);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => again.count()).toBe(0);
    const asked = page.waitForResponse('**/app/session');
    late.resolve();
    expect((await asked).status()).toBe(200);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await again.count()).toBe(0);
    expect(await questions.inputValue()).toBe('Which help desk stays open while nobody is signed in?');
    await create.click();
    await page.getByText('1 prompt created.').waitFor();
    // Whoever does not sign in again leaves it all.
    await context.clearCookies();
    await page.getByRole('link', { name: /^Archived/ }).click();
    await again.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.locator('table').count()).toBe(0);
    await context.close();
  });

  it('creates no more active prompts than the plan has places for, and tells once what keeps several back', async () => {
    // A page of its own: its console reports the response with 400.
    const page = await owner.newPage();
    await page.goto(`${api.url}/brands/${brandId}/prompts`);
    const usage = await v1('usage');
    await page.route('**/v1/usage', (route) =>
      route.fulfill({ json: { ...usage, prompts_used: usage.prompt_limit - 2 } }),
    );
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Add prompts' }).click();
    const dialog = page.getByRole('dialog');
    const lines = dialog.getByLabel('One prompt per line');
    const create = dialog.getByRole('button', { name: 'Create' });
    await lines.fill('One?\nTwo?\nThree?');
    await dialog
      .locator('.note', { hasText: '3 new prompts, counted 3 times against the plan, which has 2 left.' })
      .waitFor();
    expect(await create.textContent()).toBe('Create 2 active, 1 paused');
    const [{ text }] = (await v1('prompts?limit=1')).data;
    await lines.fill(`One?\nTwo?\n${text}`);
    await dialog
      .locator('.hint', { hasText: '2 new prompts, counted 2 times against the plan, which has 2 left.' })
      .waitFor();
    // What another page has taken meanwhile.
    await page.route('**/v1/prompts/bulk', (route) =>
      route.fulfill({ status: 400, json: { detail: 'No place is left.' } }),
    );
    await create.click();
    await expect
      .poll(() => dialog.locator('.note').allTextContents())
      .toEqual(['3 prompts were not created: No place is left.']);
    await page.unroute('**/v1/prompts/bulk');
    await dialog.getByRole('button', { name: 'What it costs' }).click();
    await dialog.getByText(/^[\d,]+ questions a month, about \$[\d.]+\.$/).waitFor();
    await lines.fill(text);
    await create.click();
    await dialog
      .locator('.note', { hasText: `${text}: This brand already has a prompt with this text.` })
      .waitFor();
    await page.close();
  });

  it('tracks a suggestion, and shares change at once', async () => {
    const page = await open(owner, 'brands');
    await settled(page);
    const compared = page.getByRole('grid', { name: 'Brands compared' });
    const before = await compared.getByRole('row', { name: /Brightdesk/ }).textContent();
    await page.getByRole('button', { name: 'Track Kundo Flow' }).click();
    await page.getByText('Kundo Flow is tracked.').waitFor();
    await compared.getByRole('row', { name: /Kundo Flow/ }).waitFor();
    await settled(page);
    expect(await compared.getByRole('row', { name: /Brightdesk/ }).textContent()).not.toBe(before);
    await page.close();
  });

  it('merges a competitor into another', async () => {
    const { rows } = await stores.postgres.query<{ id: string }>(
      `SELECT id FROM competitors WHERE brand_id = $1 AND name = 'Kundo Flow'`,
      [brandId],
    );
    for (const { id } of rows) merged.add(id);
    const page = await open(owner, 'brands?competitors=tracked');
    await page.locator('summary', { hasText: 'More for Kundo Flow' }).click();
    await page.getByRole('button', { name: 'Merge into another' }).filter({ visible: true }).click();
    await page.getByLabel('Into').selectOption({ label: 'Ticketly' });
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.poll(() => page.getByRole('row', { name: /Kundo Flow/ }).count()).toBe(0);
    await page.getByText(/also .*Kundo Flow/).waitFor();
    await page.close();
  });

  it('shows rows of one status alone, and none that has just left it', async () => {
    const headers = { origin: api.url };
    const data = { name: 'Passing Desk', status: 'suggested' };
    const made = await owner.request.post(`/app/brands/${brandId}/competitors`, { headers, data });
    expect(made.status()).toBe(201);
    const page = await open(owner, 'prompts');
    await settled(page);
    let held = Promise.withResolvers<void>();
    const hold = async (list: string) => {
      held = Promise.withResolvers<void>();
      const { promise } = held;
      await page.route(`**/${list}&limit=*`, async (route) => {
        await promise;
        await route.continue();
      });
    };
    await hold('prompts?status=archived');
    await page.getByRole('link', { name: 'Archived' }).click();
    await page.locator('.skeleton').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(0);
    held.resolve();
    await settled(page);
    await page.goto(`${api.url}/brands/${brandId}/brands?competitors=tracked`);
    const rows = page.locator('.competitor');
    await rows.first().waitFor();
    await hold('competitors?status=suggested');
    await page.getByRole('link', { name: 'Suggested' }).click();
    await page
      .locator('.card', { has: page.getByText('Suggested') })
      .locator('.skeleton')
      .waitFor();
    expect(await rows.count()).toBe(0);
    held.resolve();
    await rows.first().waitFor();
    await hold('competitors?status=suggested');
    await page.getByRole('button', { name: 'Dismiss Passing Desk' }).click();
    await expect.poll(() => rows.filter({ hasText: 'Passing Desk' }).count(), { timeout: 5_000 }).toBe(0);
    held.resolve();
    await page.getByRole('link', { name: 'Dismissed' }).click();
    await rows.filter({ hasText: 'Passing Desk' }).waitFor();
    await page.close();
  });

  it('creates a key that works on /v1 until it is revoked', async () => {
    const page = await open(owner, 'settings?tab=keys');
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name').fill('=warehouse');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const created = await page.getByLabel('API key, shown only once').inputValue();
    expect(created).toMatch(/^avk_\w{40}$/);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.content()).not.toContain(created);
    expect((await api.get('/v1/brand', created)).status).toBe(200);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const { rows } = await stores.postgres.query('SELECT id FROM api_keys WHERE brand_id = $1', [brandId]);
    const [columns, ...lines] = file
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
    expect(columns).toMatch(/^id,name,first_characters,last_characters,permission,created_by,/);
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(rows.map(({ id }) => id).sort());
    // Nothing in it is a formula.
    expect(lines.at(-1)).toContain(`,'=warehouse,${created.slice(0, 4)}`);
    expect(file).not.toContain(created);
    await page.getByRole('button', { name: 'Revoke =warehouse' }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText(/^revoked/).waitFor();
    expect((await api.get('/v1/brand', created)).status).toBe(401);
    await page.close();
  });

  it('shows what moved with its evidence, and its history', async () => {
    const { rows } = await stores.postgres.query('SELECT id, text FROM prompts WHERE brand_id = $1 LIMIT 1', [
      brandId,
    ]);
    const [prompt] = rows;
    const evidence = {
      prompts: [{ prompt_id: prompt.id, before: 0.9, after: 0.1 }],
      sources: [{ domain: 'news.example', before: 0.1, after: 0.4 }],
    };
    const day = addDays(today(), -1);
    await stores.postgres.query(
      `INSERT INTO signals (id, brand_id, metric, dimension, value, direction, opened_on, seen_on, closed_on, before, after, evidence)
       VALUES (gen_random_uuid(), $1, 'visibility', 'engine', 'gemini', 'down', $2, $2, NULL, 0.6, 0.4, $3),
              (gen_random_uuid(), $1, 'sentiment', 'all', NULL, 'up', $2, $2, $2, 0.1, 0.3, '{"prompts":[],"sources":[]}')`,
      [brandId, day, JSON.stringify(evidence)],
    );
    const page = await open(owner);
    const card = page.locator('.card', { hasText: 'What moved' });
    await card.getByRole('link', { name: 'Visibility on Gemini', exact: true }).waitFor();
    await card.locator('summary').first().click();
    await card.getByText(prompt.text).waitFor();
    expect(await card.textContent()).toContain('−20.0 pts from 60.0% to 40.0%');
    expect(await card.textContent()).toContain('+0.20 from +0.10 to +0.30');
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    const change = card.getByRole('link', { name: '40.0%' }).first();
    const link = new URLSearchParams((await change.getAttribute('href'))?.split('?')[1]);
    expect(Object.fromEntries(link)).toEqual({
      start_date: addDays(day, -6),
      end_date: day,
      engine: 'gemini',
    });
    await card.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'Signals' }).waitFor();
    await page.getByText('over since').waitFor();
    // Signals are of other answers than these: the largest changes alone are told.
    for (const filter of ['intent=brand', 'topic=Choosing']) {
      await page.goto(`${api.url}/brands/${brandId}/overview?${filter}`);
      await settled(page);
      await card.locator('.moved li').first().waitFor();
      expect(await card.textContent()).not.toContain('Visibility on Gemini');
      expect(await card.textContent()).not.toContain('since yesterday');
    }
    await page.close();
    await stores.postgres.query('DELETE FROM signals WHERE brand_id = $1', [brandId]);
  });

  it('adds a webhook, shows its secret once, tests it, and sends again what was sent', async () => {
    const receiver = await startReceiver();
    const delivering = await deliveringOf(api);
    const send = async () => {
      await dispatch(stores.postgres);
      const { rows } = await stores.postgres.query("SELECT id FROM deliveries WHERE state = 'waiting'");
      for (const { id } of rows) await deliver(delivering, id);
    };
    const page = await open(owner, 'settings?tab=webhooks');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(receiver.url);
    await dialog.getByLabel('run.completed').check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const secret = await page.getByLabel('Secret, shown only once').inputValue();
    expect(secret).toMatch(/^whsec_/);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.content()).not.toContain(secret);
    const row = page.getByRole('row', { name: /run\.completed/ });
    const choose = async (name: string) => {
      await row.locator('summary').click();
      await row.getByRole('button', { name }).click();
    };
    await choose('Send a test');
    await page.getByRole('status').filter({ hasText: 'A test is on its way' }).waitFor();
    await send();
    receiver.answer(answer(500));
    await choose('Deliveries');
    await dialog.getByText('204 in').waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: /^Send webhook\.test/ }).click();
    await dialog.getByText('waiting').waitFor();
    await send();
    await dialog.getByText('the receiver answered 500').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(receiver.received).toHaveLength(2);
    await choose('Delete');
    await page.getByRole('button', { name: 'Delete the webhook' }).click();
    await page.getByText('No webhooks yet').waitFor();
    await page.close();
    await receiver.close();
  });

  it('lets each person choose their mails, and shows owners who gets what and what was refused', async () => {
    const { postgres } = stores;
    const bounced = await join(api, organizationId, 'member');
    const member = await browser.newContext({ locale: 'de-AT' });
    await member.addCookies([sessionCookie(api.url, bounced)]);
    await postgres.query(
      `INSERT INTO mails (organization_id, user_id, kind, sha256, state, reason, ended_at)
       VALUES ($1, $2, 'digest', '\\x00', 'refused', '550 5.1.1 no such user', now())`,
      [organizationId, bounced.userId],
    );
    await postgres.query('UPDATE users SET locale = NULL WHERE id = $1', [bounced.userId]);
    const own = await open(member, 'settings?tab=notifications');
    await own.getByText('This service sends no mails at present').waitFor();
    await own.getByText('550 5.1.1 no such user').waitFor();
    expect(await own.getByText('SMTP_URL').count()).toBe(0);
    expect(await own.getByLabel(/^Notices/).count()).toBe(0);
    expect(await own.getByRole('heading', { name: 'Who gets what' }).count()).toBe(0);
    await own.getByRole('button', { name: 'As in this browser (de-AT)' }).click();
    await own.getByText('16.–22. November 2026').waitFor();
    await own.getByLabel(/^Weekly digest/).uncheck();
    await own.getByRole('status').getByText('Saved.').waitFor();
    expect((await axeOf(own).analyze()).violations).toEqual([]);
    await member.close();

    const page = await open(owner, 'settings?tab=notifications');
    await page.getByText('its operator has set no mail server').waitFor();
    const row = page.getByRole('row', { name: new RegExp(bounced.email) });
    expect(await row.textContent()).toMatch(/member.*no.*no.*refused.*550 5\.1\.1 no such user/);
    const digest = page.getByLabel(/^Weekly digest/);
    await digest.uncheck();
    await page.getByRole('status').getByText('Saved.').waitFor();
    await page
      .getByRole('row', { name: new RegExp(email) })
      .getByText('no', { exact: true })
      .waitFor();
    await digest.check();
    await page.goto(`${api.url}/brands/${brandId}/settings?tab=journal`);
    await page.getByText('member mails_changed:').first().waitFor();
    expect(await page.getByText('digest: false').count()).toBe(2);
    await page.close();
  });

  it('asks before somebody is removed, and reads anew what another tab has changed', async () => {
    const person = await join(api, organizationId, 'member');
    const page = await open(owner, 'settings?tab=members');
    const row = page.getByRole('row', { name: new RegExp(person.email) });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove the member' }).waitFor();
    expect((await person.get('/app/session')).status).toBe(200);
    await page.getByRole('button', { name: 'Remove the member' }).click();
    await expect.poll(() => row.count()).toBe(0);
    expect((await person.get('/app/session')).status).toBe(401);
    const other = await join(api, organizationId, 'member');
    await page.reload();
    const role = page.getByRole('row', { name: new RegExp(other.email) }).getByRole('combobox');
    await role.selectOption('manager');
    await page.getByRole('button', { name: 'Change the role' }).click();
    await page.getByText(/ is manager now\.$/).waitFor();
    await expect.poll(() => role.inputValue()).toBe('manager');
    await role.selectOption('member');
    await page.getByRole('button', { name: 'Change the role' }).click();
    await expect.poll(() => role.inputValue()).toBe('member');
    await join(api, organizationId, 'manager');
    await page.evaluate(`(() => {
      const turn = (state, after) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Date.now = () => performance.timeOrigin + performance.now() + after;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      turn('hidden', 0);
      turn('visible', 120_000);
    })()`);
    const managers = page.getByRole('row', { name: /A manager/ });
    await managers.waitFor();
    await join(api, organizationId, 'manager');
    await page.evaluate("dispatchEvent(new Event('online'))");
    await expect.poll(() => managers.count()).toBe(2);
    await page.close();
  });

  it('changes of a brand what was changed, and nothing that somebody else has meanwhile', async () => {
    const page = await open(owner, 'settings');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.waitFor();
    await patch('', { primary_country: 'CA' });
    await page.getByLabel('Subdomains are yours, too').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await v1('brand')).toMatchObject({ primary_country: 'CA', include_subdomains: false });
    await expect.poll(() => country.inputValue()).toBe('Canada');
    await page.close();
  });

  it('gives and takes names beside those that another tab gives', async () => {
    const { aliases } = await v1('brand');
    const tabs = await Promise.all([open(owner, 'settings'), open(owner, 'settings')]);
    for (const [index, page] of tabs.entries()) {
      const names = page.getByLabel('Also known as');
      await names.fill([...aliases, `Tab ${index}`].join(', '));
      // What is read again meanwhile has the name of the other tab.
      await page.evaluate("dispatchEvent(new Event('online'))");
      await settled(page);
    }
    for (const page of tabs) {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      await tabs[1]?.evaluate("dispatchEvent(new Event('online'))");
      await settled(page);
    }
    expect((await v1('brand')).aliases).toEqual([...aliases, 'Tab 0', 'Tab 1']);
    const [page] = tabs;
    await expect.poll(() => page?.getByLabel('Also known as').inputValue()).toContain('Tab 1');
    await patch('', { aliases });
    await Promise.all(tabs.map((tab) => tab.close()));

    const { id } = await createCompetitor(stores.postgres, {
      ...{ brandId, name: 'Twotab', aliases: ['First'], domain: undefined, status: 'tracked' },
    });
    const list = await open(owner, 'brands?competitors=tracked');
    await list.locator('summary', { hasText: 'More for Twotab' }).click();
    await list.getByRole('button', { name: 'Names and domain' }).click();
    const dialog = list.getByRole('dialog');
    await patch(`/competitors/${id}`, { aliases: { add: ['Second'] }, domain: 'twotab.example' });
    await list.evaluate("dispatchEvent(new Event('online'))");
    await dialog.getByLabel('Also known as').fill('Third');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await v1(`competitors/${id}`)).toMatchObject({
      aliases: ['Second', 'Third'],
      domain: 'twotab.example',
    });
    await patch(`/v1/competitors/${id}`, { status: 'dismissed' });
    await list.close();
  });

  it('says who has a domain already', async () => {
    const { name, domains } = await v1('brand');
    // Of its own, as what is refused is told on its console.
    const page = await owner.newPage();
    await page.goto(`${api.url}/brands/${brandId}/brands?competitors=tracked`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Namesake');
    await dialog.getByLabel('Domain').fill(`https://www.${domains[0]}/`);
    await dialog.getByRole('button', { name: 'Add and track' }).click();
    await dialog.getByText(`${domains[0]} is a domain of ${name}, the brand itself`).waitFor();
    await dialog.getByLabel('Domain').fill('namesake.example');
    await dialog.getByRole('button', { name: 'Add and track' }).click();
    await page.locator('.competitor', { hasText: 'namesake.example' }).waitFor();
    await page.close();
  });

  it('tells which country is meant, and what is wrong with a field beside it', async () => {
    const { primary_country } = await v1('brand');
    // Of its own, as what is refused is told on its console.
    const page = await owner.newPage();
    await page.goto(`${api.url}/brands/${brandId}/settings`);
    const country = page.getByRole('combobox', { name: 'Country' });
    const save = page.getByRole('button', { name: 'Save' });
    // By a part of the name, and by its code, which "Australia" has in it, too.
    for (const [written, name, code] of [
      ['germ', 'Germany', 'DE'],
      ['us', 'United States', 'US'],
    ] as const) {
      await country.fill(written);
      await page.getByRole('option', { name }).waitFor();
      await country.press('Enter');
      expect(await country.inputValue()).toBe(name);
      await save.click();
      await expect.poll(async () => (await v1('brand')).primary_country).toBe(code);
    }
    await page.getByText('Saved.').waitFor();
    await country.fill('Nowhere');
    await page.getByText('No match').waitFor();
    await country.press('Escape');
    expect(await country.inputValue()).toBe('United States');
    // Of what the service alone refuses, too.
    const domains = page.locator('.field', { has: page.getByLabel('Domains') });
    await domains.getByLabel('Domains').fill('no domain');
    await save.click();
    await domains.getByText(/^Domains must be a domain such as example.com/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await patch('', { primary_country });
    await page.close();
  });

  it('takes no text for a country that is none, and tells which was meant', async () => {
    // Other tests have filled the plan.
    await stores.postgres.query('UPDATE plans SET prompt_limit = prompt_limit + 100');
    const page = await open(owner, 'prompts');
    await settled(page);
    await page.getByRole('button', { name: 'Add prompts' }).click();
    const dialog = page.getByRole('dialog');
    const countries = dialog.getByLabel('Countries');
    await dialog.getByLabel('One prompt per line').fill('Who is it?');
    const hint = dialog.locator('.field', { has: page.getByLabel('Countries') }).locator('.hint');
    const create = dialog.getByRole('button', { name: 'Create' });
    await countries.fill('DE US, france');
    expect(await hint.textContent()).toBe('Germany (DE), United States (US), France (FR).');
    await expect.poll(() => create.isEnabled(), { timeout: 60_000 }).toBe(true);
    await countries.fill('UK, Germny');
    expect(await hint.textContent()).toBe(
      '“UK” is not a country code: did you mean GB? “Germny” is not a country code.',
    );
    expect(await create.isEnabled()).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    const row = page.locator('tbody tr').first();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Countries' }).click();
    await countries.fill('UK');
    await dialog.getByText('did you mean GB?').waitFor();
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(await save.isEnabled()).toBe(false);
    // What the service refuses is told there, by the name that the field has here.
    const errors = [{ parameter: 'countries.0', message: 'must be another' }];
    await page.route('**/v1/prompts/*', (route) => route.fulfill({ status: 403, json: { errors } }));
    await countries.fill('GB');
    await save.click();
    await dialog.locator('.field').getByText('Countries must be another').waitFor();
    await page.close();
  });

  it('keeps names whole that hold a comma', async () => {
    const [{ id, name, aliases }] = (await v1('competitors?status=tracked&limit=1')).data;
    await patch(`/competitors/${id}`, { aliases: ['Comma, Inc.', 'Kommer'] });
    const page = await open(owner, 'brands?competitors=tracked');
    await settled(page);
    await page.locator('summary', { hasText: `More for ${name}` }).click();
    await page.getByRole('button', { name: 'Names and domain' }).click();
    const names = page.getByLabel('Also known as, separated by commas');
    expect(await names.inputValue()).toBe('Comma, Inc., Kommer');
    await names.fill('Comma, Inc., Kommer, Commer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => names.count()).toBe(0);
    expect((await v1(`competitors/${id}`)).aliases).toEqual(['Comma, Inc.', 'Kommer', 'Commer']);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain(name);
    await patch(`/competitors/${id}`, { aliases });
    await page.close();
  });

  it('shows archived prompts for as long as it says so, and leads back to the list that was left', async () => {
    const page = await open(owner, 'answers?include_archived=true&engine=gemini&brand_tone=negative');
    await settled(page);
    const chip = page.getByRole('link', { name: 'Including archived prompts' });
    await chip.waitFor();
    const list = page.url();
    await page.locator('.answer-row a').first().click();
    await page.getByRole('link', { name: 'Answers', exact: true }).last().click();
    await expect.poll(() => page.url()).toBe(list);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => chip.count()).toBe(0);
    expect(page.url()).not.toContain('include_archived');
    await page.close();
  });

  it('shows what was read again once it is', async () => {
    const page = await open(owner, 'settings');
    let rereading = true;
    await page.route('**/v1/brand', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), rereading } });
    });
    await page.goto(`${api.url}/brands/${brandId}/overview`);
    const note = page.getByText('Stored answers are being read again');
    await note.waitFor();
    rereading = false;
    await expect.poll(() => note.count()).toBe(0);
    await page.close();
  });

  it('says in the settings who reads the answers, and lets managers switch', async () => {
    const price = { input: 1, output: 4 };
    await introduceReader(stores.postgres, { EXTRACTION_MODEL: 'openai/reader-1', EXTRACTION_PRICE: price });
    const page = await open(owner, 'settings');
    const card = page.locator('.card', { hasText: 'How answers are read' });
    await card.getByText(/^It costs about \$[\d.,]+ in 30 days/).waitFor();
    const member = await browser.newContext();
    await member.addCookies([sessionCookie(api.url, await join(api, organizationId, 'member'))]);
    const read = await open(member, 'settings');
    await read.getByText('it is recommended').waitFor();
    expect(await read.getByRole('button', { name: /Switch the model/ }).count()).toBe(0);
    await member.close();
    await card.getByRole('button', { name: 'Switch the model on' }).click();
    await card.getByText('openai/reader-1 reads new answers.').waitFor();
    expect((await loadBrand(stores.postgres, brandId))?.readByModel).toBe(true);
    await page.getByRole('link', { name: 'Usage and cost' }).click();
    await page.getByText(/This includes reading by a model: \$0.00 so far/).waitFor();
    await page.goBack();
    await card.getByRole('button', { name: 'Switch the model off' }).click();
    await card.getByText('it is recommended').waitFor();
    expect((await loadBrand(stores.postgres, brandId))?.readByModel).toBe(false);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await introduceReader(stores.postgres, {});
    await page.close();
  });

  it('lets engines be chosen that are asked no more', async () => {
    const engines = (await v1('brand')).engines.map(({ id }: { id: string }) => id);
    await patch('', { engines: ['chatgpt'] });
    const page = await open(owner);
    await settled(page);
    await page.locator('summary', { hasText: 'Engine' }).click();
    await page.locator('.option').getByText('Gemini', { exact: true }).click();
    await expect.poll(() => page.url()).toContain('engine=gemini');
    await patch('', { engines });
    await page.close();
  });

  it('shares a page by a link until it is revoked', async () => {
    const page = await open(owner, 'overview?engine=chatgpt');
    await settled(page);
    const figure = (shown: Page) => shown.locator('.stat', { hasText: 'Visibility' }).locator('.stat-value');
    const told = await figure(page).textContent();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = new URL(await page.getByLabel('The link, shown only once').inputValue());
    const stranger = await browser.newContext();
    const shared = await open(stranger, `/shared${link.hash}`);
    await shared.getByRole('heading', { name: 'Brightdesk: Overview' }).waitFor();
    await settled(shared);
    await shared.getByText('Last 30 days · ChatGPT.').waitFor();
    expect(await figure(shared).textContent()).toBe(told);
    expect(await shared.locator('main a:not(.csv, thead a)').count()).toBe(0);
    await shared.route('**/csv/**', (route) =>
      route.fulfill({ status: 404, json: { detail: 'It is gone.' } }),
    );
    await shared.getByRole('link', { name: 'CSV' }).first().click();
    await shared.getByRole('status').getByText('The file could not be made: It is gone.').waitFor();
    // It is drawn as the overview, which is looked through with the other pages.
    if (NIGHTLY) {
      const { violations } = await axeOf(shared).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    // Beyond a month it is drawn by week, as the page is, and asked for once.
    await page.goto(`${api.url}/brands/${brandId}/brands?days=90`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const long = new URL(await page.getByLabel('The link, shown only once').inputValue());
    const asked: (string | null)[] = [];
    const weekly = await stranger.newPage();
    weekly.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('dimensions')));
    await weekly.goto(api.url + long.pathname + long.hash);
    await weekly.getByText(/by week \(UTC\)/).waitFor();
    expect(asked.filter(Boolean)).toEqual(['week']);
    await weekly.close();
    await page.goto(`${api.url}/brands/${brandId}/settings?tab=shares`);
    await page.getByRole('button', { name: 'Revoke' }).first().click();
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    await page.getByText('revoked', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke the link' }).waitFor();
    await shared.reload();
    await shared.getByRole('heading', { name: 'Brightdesk: Overview' }).waitFor();
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    await expect.poll(() => page.getByText('revoked', { exact: true }).count()).toBe(2);
    await shared.reload();
    await shared.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await stranger.close();
    await page.goto(`${api.url}/brands/${brandId}/settings?tab=journal`);
    await page.getByText('filters: days: 30; engine: chatgpt').waitFor();
    await page.close();
  });

  it('leads a new brand through its first steps', async () => {
    const page = await open(owner, `/organizations/${organizationId}/new-brand`);
    await page.getByLabel('Name', { exact: true }).fill('Plantry');
    await page.getByLabel('Domains, separated by commas').fill('https://www.plantry.example/boxes?a=b');
    await page.getByRole('button', { name: 'Add the brand' }).click();
    await page.getByText('Country must be chosen.').waitFor();
    const focused = "document.activeElement.getAttribute('role')";
    await expect.poll(() => page.evaluate(focused)).toBe('combobox');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('us');
    await country.press('Enter');
    await page.getByRole('button', { name: 'Add the brand' }).click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    const reader = await browser.newContext();
    await reader.addCookies([sessionCookie(api.url, await join(api, organizationId, 'member'))]);
    const read = await open(reader, new URL(page.url()).pathname);
    await read.getByText('Plantry has no answers yet').waitFor();
    expect(await read.locator('main form').count()).toBe(0);
    // No filter brings what there is not.
    await read.goto(page.url().replace('overview', 'answers'));
    await read.getByText('Plantry has no answers yet').waitFor();
    await read.getByRole('link', { name: 'The first steps' }).click();
    await read.waitForURL(/overview/);
    await reader.close();
    const names = page.getByLabel('Names, separated by commas');
    await names.fill('Leafly Box, Green Crate');
    await page.getByRole('button', { name: 'Track them' }).click();
    await page.getByText('Green Crate, Leafly Box').waitFor();
    expect(await names.inputValue()).toBe('');
    // What is refused stays there, by its whole name.
    const long = `${'x'.repeat(300)}.com`;
    await page.route('**/competitors', (route) =>
      route.fulfill({ status: 403, json: { detail: 'It is taken.' } }),
    );
    await names.fill(long);
    await page.getByRole('button', { name: 'Track them' }).click();
    await page.getByText(`${long}: It is taken.`).waitFor();
    expect(await names.inputValue()).toBe(long);
    await page.unroute('**/competitors');
    await page.getByLabel('What do you sell?').fill('vegetable boxes');
    await page.getByRole('button', { name: 'Add these' }).click();
    const lines = await page.getByLabel('One prompt per line').inputValue();
    expect(lines).toContain('Plantry vs Green Crate: which one is better?');
    await page.getByLabel('One prompt per line').fill('What is the best vegetable box?');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('1 prompt created.').waitFor();
    await page.getByText('Each daily run asks 1 prompt.').waitFor();
    await page.getByText('GEMINI_API_KEY').waitFor();
    // No model is there, then one whose price is not known, then one with a price.
    const reading = page.locator('.card', { hasText: 'Choose how answers are read' });
    await reading.getByText('EXTRACTION_MODEL').waitFor();
    expect(await reading.getByRole('button').count()).toBe(0);
    await introduceReader(stores.postgres, { EXTRACTION_MODEL: 'openai/reader-1' });
    await page.reload();
    await reading.getByText('EXTRACTION_PRICE').waitFor();
    const price = { input: 1, output: 4 };
    await introduceReader(stores.postgres, { EXTRACTION_MODEL: 'openai/reader-1', EXTRACTION_PRICE: price });
    await page.reload();
    await reading.getByText('It costs about $0.36 in 30 days: 90 answers, about $4.00 for 1,000').waitFor();
    await reading.getByRole('button', { name: 'Switch the model on' }).click();
    await reading.getByText('openai/reader-1 reads new answers.').waitFor();
    await page.getByText('Choose how answers are read (done)').waitFor();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await page.getByText(/^Answered in/).waitFor();
    expect(await page.locator('.mentions li').allTextContents()).toEqual([
      expect.stringContaining('#1Leafly Box'),
      expect.stringContaining('#2Plantry'),
    ]);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const line = (days: number) =>
      JSON.stringify({
        prompt_text: 'Which vegetable box is new?',
        engine: 'chatgpt',
        country: 'US',
        answered_at: `${addDays(today(), -days)}T01:00:00Z`,
        text: 'Plantry is.',
      });
    const buffer = Buffer.from(`${[line(1), '{"engine":', line(3)].join('\n')}\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'old.ndjson', mimeType: '', buffer });
    await page.getByText(/^100% sent: 2 answers, .* 1 rejected/).waitFor();
    await page.getByRole('button', { name: 'See them' }).waitFor();
    await page.getByText(/^Line 2: /).waitFor();
    await page.getByRole('button', { name: 'See them' }).click();
    // Two days that no line leads to.
    await expect.poll(() => page.locator('.chart .dot').count()).toBe(2);
    await page.goto(`${api.url}/organizations/${organizationId}/compare`);
    await page.getByRole('row', { name: /Brightdesk/ }).waitFor();
    await page.getByRole('row', { name: /Plantry/ }).waitFor();
    await page.close();
  });

  it('goes on with an import while other pages are open, and tells what came of it', async () => {
    const page = await open(owner, 'settings?tab=import');
    const held = Promise.withResolvers<void>();
    await page.route('**/imports?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const buffer = Buffer.from('{"engine":\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'old.ndjson', mimeType: '', buffer });
    const settings = page.getByRole('navigation', { name: 'Settings' });
    await settings.getByRole('link', { name: 'Usage and cost' }).click();
    await page.getByText('Importing; keep this').waitFor({ state: 'detached' });
    await settings.getByRole('link', { name: 'Import' }).click();
    await page.getByText('Importing; keep this').waitFor();
    held.resolve();
    await page.getByText(/^100% sent: 0 answers, .* 1 rejected/).waitFor();
    await settings.getByRole('link', { name: 'Usage and cost' }).click();
    await settings.getByRole('link', { name: 'Import' }).click();
    await page.getByText(/^100% sent: 0 answers, .* 1 rejected/).waitFor();
    await page.close();
  });

  it('is scripts of 60 kB at most, packed, whatever page it begins with', async () => {
    const assets = path.join(import.meta.dirname, '../../dashboard/dist/assets');
    const scripts = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`;
    for (const at of ['overview', 'brands', 'sources', 'settings?tab=import', 'settings?tab=webhooks']) {
      // Of its own, as what one page has loaded the next one has.
      const context = await browser.newContext({ storageState: await owner.storageState() });
      const page = await open(context, at);
      await settled(page);
      const names = [...new Set((await page.evaluate(scripts)) as string[])];
      const sizes = names.map(
        async (name) => (await stat(path.join(assets, `${path.basename(name)}.gz`))).size,
      );
      const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
      expect(size, at).toBeGreaterThan(20_000);
      expect(size, at).toBeLessThanOrEqual(60_000);
      await context.close();
    }
  });

  it('has complained of nothing, and asked nobody else', () => {
    expect(complaints).toEqual([]);
  });
});
