import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const HELP =
  'The browser that npm ci brings along runs on Linux on x64 alone: set CHROMIUM_PATH to a Chromium or Chrome, or leave out this test.';

/** The browser that runs here: that of CHROMIUM_PATH, or the one that came with npm ci; null where there is none. */
export async function chromiumPath(): Promise<string | null> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  if (process.env.CI) throw new Error(HELP);
  process.stderr.write(`${HELP}\n`);
  return null;
}

/**
 * Starts it. Fonts come with it (Open Sans), so that pictures look alike wherever they are taken.
 * @throws Error where there is none, saying what to set
 */
export async function startChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await chromiumPath();
  if (executablePath === null) throw new Error(HELP);
  return chromium.launch({
    executablePath,
    // Tests often run as root, in containers, whose browsers cannot have a sandbox of their own.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', ...more],
    env: {
      ...process.env,
      ...(existsSync('/tmp/fonts/fonts.conf') ? { FONTCONFIG_PATH: '/tmp/fonts' } : {}),
    },
  });
}
