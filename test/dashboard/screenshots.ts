import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startChromium } from '../helpers/chromium.ts';
import { signInToDemo, startDemo } from './demo.ts';

/*
 * npm run -s screenshots: starts the service with the demo, and takes a picture of each page into docs/screenshots.
 */

const FOLDER = path.join(import.meta.dirname, '../../docs/screenshots');

const WIDE: BrowserContextOptions = { viewport: { width: 1360, height: 860 } };
const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const DARK: BrowserContextOptions = { ...WIDE, colorScheme: 'dark' };

interface Shot {
  readonly name: string;
  /** Below the brand's address. */
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
];

const service = await startDemo();
const browser = await startChromium();
try {
  await mkdir(FOLDER, { recursive: true });
  const { brand, storageState } = await signInToDemo(browser, service);
  for (const { name, path: at, options = WIDE, before, inSight = false } of SHOTS) {
    const context = await browser.newContext({ ...options, storageState });
    const shown = await context.newPage();
    await shown.goto(brand + at);
    await shown.waitForLoadState('networkidle', { timeout: 120_000 });
    await before?.(shown);
    while ((await shown.locator('.skeleton, .stale').count()) > 0) await shown.waitForTimeout(100);
    await shown.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: !inSight });
    await context.close();
  }
} finally {
  await browser.close();
  await service.stop();
}
