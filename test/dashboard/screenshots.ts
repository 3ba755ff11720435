import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startChromium } from '../helpers/chromium.ts';

/*
 * npm run -s screenshots: starts the service with the demo, takes a picture of each page into docs/screenshots, and
 * prints how fast the overview is there, one JSON object. With SERVICE_URL and SIGN_IN_LINK it uses a service that runs.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/screenshots');

interface Service {
  readonly url: string;
  readonly link: string;
  stop(): Promise<void>;
}

async function startDemo(): Promise<Service> {
  const { SERVICE_URL: url, SIGN_IN_LINK: link } = process.env;
  if (url && link) return { url, link, stop: async () => {} };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-screenshots-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'src/start.ts')], {
    env: { ...process.env, PORT: '0', OPERATOR_PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<Service>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, address] = /accepts requests at (http:[^"\s]+)/.exec(output) ?? [];
        const [token] = /#[\w-]{20,}/.exec(output) ?? [];
        if (!address || !token) return;
        const stop = async () => {
          child.kill('SIGTERM');
          await exited;
          await rm(folder, { recursive: true });
        };
        resolve({ url: address, link: `${address}/link${token}`, stop });
      });
    }
    exited.then(() => reject(new Error(output)), reject);
  });
  return ready;
}

/** Run in the page before anything of it: notes when the first line of a chart is there, and what moved or was largest. */
const MEASURE = `
  window.measured = { chart: null, lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector('.chart .line[d^="M"]')) window.measured.chart = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

interface Measured {
  /** Milliseconds from the beginning of navigation. */
  readonly chart: number | null;
  readonly lcp: number;
  readonly cls: number;
}

/** How fast a page is there: at first, and then with its script and styles kept by the browser. */
async function measure(page: Page, url: string): Promise<readonly Measured[]> {
  await page.addInitScript(MEASURE);
  const all: Measured[] = [];
  for (let n = 0; n < 6; n++) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    all.push((await page.evaluate('window.measured')) as Measured);
  }
  return all;
}

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
  const first = await browser.newContext(WIDE);
  const page = await first.newPage();
  await page.goto(service.link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/overview/);
  const [, brand] = /(.*\/)overview/.exec(page.url()) ?? [];
  const storageState = await first.storageState();
  const measured = await measure(page, `${brand}overview`);
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
  process.stdout.write(`${JSON.stringify({ cold: measured[0], warm: measured.slice(1) })}\n`);
} finally {
  await browser.close();
  await service.stop();
}
