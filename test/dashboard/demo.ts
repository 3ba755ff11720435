import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';

const ROOT = path.join(import.meta.dirname, '../..');

/** A service that runs with the demo, and a link that signs in to it once. */
export interface DemoService {
  readonly url: string;
  readonly link: string;
  stop(): Promise<void>;
}

/** Starts the service with the demo; with SERVICE_URL and SIGN_IN_LINK it is one that runs. */
export async function startDemo(): Promise<DemoService> {
  const { SERVICE_URL: url, SIGN_IN_LINK: link } = process.env;
  if (url && link) return { url, link, stop: async () => {} };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-demo-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'src/start.ts')], {
    env: { ...process.env, PORT: '0', OPERATOR_PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<DemoService>((resolve, reject) => {
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

/** Signs in by the link. @returns the address of the demo's brand, with a slash at its end, and the session. */
export async function signInToDemo(browser: Browser, { link }: DemoService) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/overview/);
  const [, brand = ''] = /(.*\/)overview/.exec(page.url()) ?? [];
  const storageState = await context.storageState();
  await context.close();
  return { brand, storageState };
}
