import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { digestMail } from '../../src/digest/make.ts';
import { EXAMPLE } from '../digest/example.ts';
import { startChromium } from '../helpers/chromium.ts';
import { signInToDemo, startDemo } from './demo.ts';

/*
 * npm run -s screenshots: takes a picture of a weekly digest, starts the service with the demo, and takes one of each page,
 * into docs/screenshots.
 */

const FOLDER = path.join(import.meta.dirname, '../../docs/screenshots');

const WIDE: BrowserContextOptions = { viewport: { width: 1360, height: 860 } };
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const DARK: BrowserContextOptions = { ...WIDE, colorScheme: 'dark' };

interface Shot {
  readonly name: string;
  /** Below the demo brand's address; from `/` on, below that of the service. */
  readonly path: string;
  readonly options?: BrowserContextOptions;
  readonly before?: (page: Page) => Promise<void>;
  /** Only what is in sight. */
  readonly inSight?: boolean;
}

const SHOTS: readonly Shot[] = [
  { name: 'overview', path: 'overview', inSight: true },
  { name: 'overview-whole', path: 'overview' },
  { name: 'overview-dark', path: 'overview', options: DARK, inSight: true },
  { name: 'overview-narrow', path: 'overview', options: NARROW },
  { name: 'prompts', path: 'prompts?sort=visibility:desc' },
  {
    name: 'prompt',
    path: 'prompts',
    before: async (page) => {
      await page.getByRole('link', { name: /^What is the best/ }).click();
      await page.getByText('By engine').waitFor();
    },
  },
  { name: 'answers', path: 'answers?brand_mentioned=true', inSight: true },
  {
    name: 'answer',
    path: 'answers?brand_mentioned=true&engine=chatgpt',
    before: async (page) => {
      await page.locator('.answer-row', { hasText: '#2 of' }).first().getByRole('link').click();
      await page.locator('.answer-text').waitFor();
    },
  },
  { name: 'brands', path: 'brands' },
  { name: 'brands-narrow', path: 'brands', options: NARROW },
  { name: 'sources', path: 'sources' },
  { name: 'sources-gaps', path: 'sources?view=gaps' },
  { name: 'settings-keys', path: 'settings?tab=keys', options: DARK },
  { name: 'settings-usage', path: 'settings?tab=usage' },
  { name: 'settings-journal-narrow', path: 'settings?tab=journal', options: NARROW },
  { name: 'sign-in', path: '/', options: { ...NARROW, storageState: { cookies: [], origins: [] } } },
];

/** Of an organization with a second brand, of which there is nothing to see yet. */
const SHOTS_OF_TWO: readonly Shot[] = [
  { name: 'first-steps', path: '/brands/NEW_BRAND_ID/overview' },
  { name: 'compare', path: '/organizations/ORGANIZATION_ID/compare', inSight: true },
];

/** Adds a brand beside the demo's. @returns what the addresses of pages name. */
async function addBrand(context: BrowserContext, origin: string): Promise<Readonly<Record<string, string>>> {
  const { organizations } = await (await context.request.get(`${origin}/app/session`)).json();
  const [{ id }] = organizations;
  const data = { name: 'Plantry', domains: ['plantry.example'], primary_country: 'US', engines: ['chatgpt'] };
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const made = await context.request.post(`${origin}/app/organizations/${id}/brands`, { data, headers });
  return { ORGANIZATION_ID: id, NEW_BRAND_ID: (await made.json()).id };
}

/** Takes a picture of a weekly digest, as a program of mail shows it. */
async function takeDigest(browser: Browser): Promise<void> {
  const write = digestMail(
    EXAMPLE,
    { email: 'a@people.example', locale: null },
    'https://visibility.example',
  );
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  await page.setContent(write('https://visibility.example/unsubscribe/token').html ?? '');
  await page.screenshot({ path: path.join(FOLDER, 'digest.png'), fullPage: true });
  await page.close();
}

const service = await startDemo();
const browser = await startChromium();
try {
  await mkdir(FOLDER, { recursive: true });
  await takeDigest(browser);
  const { brand, storageState } = await signInToDemo(browser, service);
  const { origin } = new URL(brand);
  const take = async ({ name, path: at, options = WIDE, before, inSight = false }: Shot) => {
    const context = await browser.newContext({ storageState, ...options });
    const shown = await context.newPage();
    await shown.goto(at.startsWith('/') ? origin + at : brand + at);
    await shown.waitForLoadState('networkidle', { timeout: 120_000 });
    await before?.(shown);
    while ((await shown.locator('.skeleton, .stale').count()) > 0) await shown.waitForTimeout(100);
    // The navigation is as high as the window.
    const { width = 0, height = 0 } = shown.viewportSize() ?? {};
    const whole = (await shown.evaluate('document.documentElement.scrollHeight')) as number;
    if (!inSight) await shown.setViewportSize({ width, height: Math.max(height, whole) });
    await shown.screenshot({ path: path.join(FOLDER, `${name}.png`) });
    await context.close();
  };
  for (const shot of SHOTS) await take(shot);
  const context = await browser.newContext({ storageState });
  const ids = await addBrand(context, origin);
  await context.close();
  for (const shot of SHOTS_OF_TWO) {
    await take({ ...shot, path: shot.path.replace(/[A-Z_]+_ID/, (name) => ids[name] ?? '') });
  }
} finally {
  await browser.close();
  await service.stop();
}
