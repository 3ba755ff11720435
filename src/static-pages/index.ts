import { existsSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyError } from 'fastify';
import { methodNotAllowed } from '../http/errors.ts';
import { Problem } from '../http/problems.ts';
import type { App } from '../routes/dependencies.ts';
import { firstRequests } from './first-requests.ts';

/** What `npm ci` made of the folder dashboard (scripts/build-dashboard.mjs). */
const BUILT = path.join(import.meta.dirname, '../../dashboard/dist');

/** The addresses of pages, all of which are one document: its script shows what an address names. */
const PAGES = ['/', '/account', '/brands/*', '/link', '/organizations/*', '/reset', '/shared', '/sign-in'];

/**
 * Scripts, styles and data come from this origin, and nothing else does: no inline script, no frame, no text that
 * becomes HTML (`trusted-types`), whatever an answer says.
 */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Has the browser ask beside the scripts, and keep the answer for `fetch`. */
const preload = (url: string) => `<${url}>; rel=preload; as=fetch; crossorigin`;

/** Serves the dashboard's pages, and its scripts and styles below /assets. Nothing, where they have not been made. */
export async function servePages(app: App, folder = BUILT): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.log.warn({ folder }, 'The dashboard has not been built: npm run -s prepare');
    return;
  }
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    const addMissingMethods = methodNotAllowed(pages);
    // What cannot be a file's name is no fault of ours, and nothing to wake anybody for.
    pages.setErrorHandler((error: FastifyError) => {
      throw (error.statusCode ?? 500) < 500 ? new Problem('not_found') : error;
    });
    // Packed at build, as small as can be. A name holds the hash of what is in it, so what it names never changes.
    await pages.register(files, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    for (const page of PAGES) {
      pages.get(page, (request, reply) =>
        reply
          .headers({ ...PAGE_HEADERS, link: firstRequests(request.url).map(preload).join(', ') })
          .sendFile('index.html', folder, { cacheControl: false }),
      );
    }
    addMissingMethods();
  });
}
