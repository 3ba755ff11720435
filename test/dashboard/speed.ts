import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startChromium } from '../helpers/chromium.ts';
import { signInToDemo, startDemo } from './demo.ts';

/*
 * npm run -s speed: starts the service with the demo, and prints one JSON object. Of the overview, medians of many
 * times, in milliseconds from the beginning of navigation to its first chart, and of LCP, and the largest CLS:
 *
 * - `first`: a new browser, of a service that was just started; once
 * - `cold`: a new browser, and what the service was never asked
 * - `again`: a new browser, and what the service remembers
 * - `warm`: a browser that keeps scripts and styles, and what the service remembers
 *
 * Then how a table of 10,000 prompts scrolls, in milliseconds a frame, and the bytes of the scripts, packed by gzip. On a
 * quiet machine, or it tells of what else runs.
 */

const TIMES = 15;
const ROWS = 10_000;
/** Of the window: what is scrolled in a frame, in pixels, and for how many frames. */
const STEP = 400;
const FRAMES = 240;

const ASSETS = path.join(import.meta.dirname, '../../dashboard/dist/assets');

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

/** Opens a page in a tab of its own, until it is quiet. */
async function measure(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage();
  await page.addInitScript(MEASURE);
  await page.goto(url);
  // On a busy machine nothing may be asked for long enough to look idle, before there is a chart.
  await page.locator('.chart .line[d^="M"]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const measured = (await page.evaluate('window.measured')) as Measured;
  await page.close();
  return measured;
}

/** The value that so large a share of all is at most, to a tenth. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
}

const summary = (all: readonly Measured[]) => {
  const charts = all.map(({ chart }) => chart ?? Number.POSITIVE_INFINITY);
  return {
    chart: quantile(charts, 0.5),
    chart_slowest: quantile(charts, 1),
    lcp: quantile(
      all.map(({ lcp }) => lcp),
      0.5,
    ),
    cls_most: Math.max(...all.map(({ cls }) => Math.round(cls * 1e4) / 1e4)),
  };
};

async function measureOverview(browser: Browser, url: string, options: BrowserContextOptions) {
  const inNew = async (days: number) => {
    const context = await browser.newContext(options);
    const measured = await measure(context, `${url}?days=${days}`);
    await context.close();
    return measured;
  };
  const first = await inNew(90);
  const cold: Measured[] = [];
  const again: Measured[] = [];
  const warm: Measured[] = [];
  // The service remembers what it was asked: each time another range.
  for (let time = 1; time <= TIMES; time++) cold.push(await inNew(30 - time));
  for (let time = 1; time <= TIMES; time++) again.push(await inNew(29));
  const context = await browser.newContext(options);
  await measure(context, url);
  for (let time = 1; time <= TIMES; time++) warm.push(await measure(context, url));
  await context.close();
  return {
    first: summary([first]),
    cold: summary(cold),
    again: summary(again),
    warm: summary(warm),
  };
}

/** Scrolls frame by frame: how long frames took, and in how many of them no row was where the reader looks. */
const SCROLL = `new Promise((resolve) => {
  const times = [];
  let blank = 0;
  let last = performance.now();
  const frame = (now) => {
    times.push(now - last);
    last = now;
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tbody tr');
    if (!row?.cells.length) blank++;
    if (times.length > ${FRAMES}) resolve({ times: times.slice(1), blank });
    else {
      scrollBy(0, ${STEP});
      requestAnimationFrame(frame);
    }
  };
  scrollTo(0, 400);
  requestAnimationFrame(frame);
})`;

async function measureScrolling(browser: Browser, brand: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const { origin, pathname } = new URL(brand);
  const answeredAt = new Date(Date.now() - 60_000).toISOString();
  const lines = Array.from({ length: ROWS }, (_, index) =>
    JSON.stringify({
      ...{ prompt_text: `Which help desk is the best for team ${index}?`, engine: 'gemini', country: 'US' },
      ...{ answered_at: answeredAt, text: 'Ticketly is.' },
    }),
  );
  const data = Buffer.from(`${lines.join('\n')}\n`);
  const headers = { 'content-type': 'application/x-ndjson', origin, 'sec-fetch-site': 'same-origin' };
  const url = `${origin}/app${pathname}imports?first_line=1`;
  const imported = await context.request.post(url, { data, headers, timeout: 120_000 });
  if (!imported.ok()) throw new Error(await imported.text());
  const page = await context.newPage();
  const before = Date.now();
  await page.goto(`${brand}prompts?status=paused`);
  await page.locator(`table[aria-rowcount="${ROWS + 1}"]`).waitFor({ timeout: 120_000 });
  const shown = Date.now() - before;
  await page.waitForLoadState('networkidle');
  const { times, blank } = (await page.evaluate(SCROLL)) as { times: number[]; blank: number };
  await context.close();
  return {
    rows: ROWS,
    shown_after: shown,
    frame: quantile(times, 0.5),
    frame_95: quantile(times, 0.95),
    frame_longest: quantile(times, 1),
    frames_over_50: times.filter((time) => time > 50).length,
    frames_blank: blank,
    frames: times.length,
  };
}

async function scriptSize() {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js.gz'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(ASSETS, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const OPTIONS = { viewport: { width: 1360, height: 860 } };

const service = await startDemo();
const browser = await startChromium();
try {
  const { brand, storageState } = await signInToDemo(browser, service);
  const options = { ...OPTIONS, storageState };
  const overview = await measureOverview(browser, `${brand}overview`, options);
  const scrolling = await measureScrolling(browser, brand, options);
  const told = { overview, scrolling, scripts_gzip: await scriptSize() };
  process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
} finally {
  await browser.close();
  await service.stop();
}
