import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';
import { methodNotAllowed } from '../http/responses/errors.ts';
import type { App } from '../routes/dependencies.ts';
import { firstRequests } from './first-requests.ts';

/** Output of scripts/build-dashboard.mjs, which `npm ci` runs. */
const BUILT = path.join(import.meta.dirname, '../../dashboard/dist');

/** Paths of pages. All are one document: its script shows the page of the address. */
const PAGES = ['/', '/account', '/brands/*', '/link', '/organizations/*', '/reset', '/shared', '/sign-in'];

/**
 * Headers that allow scripts, styles and data of this origin and nothing else: no inline script, no frame, no
 * text that becomes HTML (`trusted-types`), whatever an answer contains.
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

/** Lets the browser preload data beside the scripts, for `fetch`. */
const preload = (url: string) => `<${url}>; rel=preload; as=fetch; crossorigin`;

/**
 * Makes the answer to a browser that opens an unknown path: the document, whose script says that there is no such page,
 * with status 404. It is false for other requests, and where the dashboard has not been built.
 */
export function unknownPages(
  folder = BUILT,
): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const file = path.join(folder, 'index.html');
  const isBuilt = existsSync(file);
  return async ({ method, headers }, reply) => {
    reply.header('vary', 'Accept');
    if (!isBuilt || !/^(GET|HEAD)$/.test(method) || !headers.accept?.includes('text/html')) return false;
    const page = await readFile(file);
    const link = preload('/app/session');
    reply
      .code(404)
      .headers({ ...PAGE_HEADERS, link })
      .type('text/html; charset=utf-8')
      .send(page);
    return true;
  };
}

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
    // Paths that cannot be file names are errors of the caller, not of the service.
    pages.setErrorHandler((error: FastifyError) => {
      throw (error.statusCode ?? 500) < 500 ? new Problem('not_found') : error;
    });
    // Compressed at build time. A file name contains the hash of its content, so its content never changes.
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
