import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { limitDatabaseTime, shedOverload } from '../http/limits/overload.ts';
import { methodNotAllowed } from '../http/responses/errors.ts';
import { type MailKind, readMailLink, turnOffByLink } from '../people/mail-choices.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { Refusal } from '../shared/refusal.ts';
import { pathPart } from './access.ts';

/** Bytes of a body at the most. */
const MOST_BODY = 4_096;

const STYLE = `:root{color-scheme:light dark}
body{font:16px/24px system-ui,sans-serif;max-width:34em;margin:15vh auto 0;padding:0 24px}
h1{font-size:22px;line-height:30px}
button{font:inherit;padding:8px 16px;border-radius:8px;border:1px solid;cursor:pointer}`;

/** Headers of a page that has one form, one style sheet and nothing else. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** A page of constant words: nothing of the person, the organization or the link is on it. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const NAMES: Readonly<Record<MailKind, string>> = {
  digest: 'the weekly digest',
  notice: 'notices about webhooks',
};

const AGAIN = 'It can be turned on again under Settings > Notifications.';

const question = (kind: MailKind) =>
  page(
    `Turn off ${NAMES[kind]}?`,
    `<p>You get no more mails of this kind of the organization that this mail was about. ${AGAIN}</p>
<form method="post"><button type="submit">Turn off</button></form>`,
  );

const done = (kind: MailKind) =>
  page('Turned off', `<p>You do not get ${NAMES[kind]} any more. ${AGAIN}</p>`);

const UNKNOWN = page(
  'This link does not work',
  '<p>It may be incomplete, or older than half a year, or you have left the organization and get no mails any more. Every later mail has a link of its own, and members find their mails under Settings > Notifications.</p>',
);

/**
 * Links of mails that turn such mails off. A GET changes nothing, since programs that check mails follow links; a POST does,
 * by the page's button or by a mail program (RFC 8058), from whatever origin: the link is the proof.
 */
export async function unsubscribeRoutes(app: App, { postgres, overload }: AppDependencies): Promise<void> {
  const addMissingMethods = methodNotAllowed(app);
  limitDatabaseTime(app, overload);
  shedOverload(app, overload);
  // The body is List-Unsubscribe=One-Click or nothing: it is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BODY }, async () => undefined);
  const answer = async (reply: FastifyReply, of: Promise<string>) => {
    const body = await of.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      reply.code(404);
      return UNKNOWN;
    });
    return reply.headers(HEADERS).send(body);
  };

  app.get('/unsubscribe/:token', (request, reply) =>
    answer(
      reply,
      readMailLink(postgres, pathPart(request, 'token') ?? '').then(({ kind }) => question(kind)),
    ),
  );

  app.post('/unsubscribe/:token', (request, reply) =>
    answer(reply, turnOffByLink(postgres, pathPart(request, 'token') ?? '').then(done)),
  );
  addMissingMethods();
}
