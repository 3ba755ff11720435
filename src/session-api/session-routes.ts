import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../http/limits/invalid-key-throttle.ts';
import { version } from '../http/openapi/openapi.ts';
import { Problem } from '../http/problems.ts';
import { changePassword, signIn, type Visitor } from '../people/accounts.ts';
import { linkTo, makeAskedReset, readLink, useLink } from '../people/links.ts';
import { keepLocale } from '../people/mail-choices.ts';
import { resetMail } from '../people/messages.ts';
import { endSession, endSessions, listSessions, readSession, type Session } from '../people/sessions.ts';
import { countStranger } from '../people/throttle.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import type { Mail } from '../runtime/mail.ts';
import { boolean } from '../shared/parameters.ts';
import { pathPart, personOf } from './access.ts';
import { sessionToken, setSession } from './cookie.ts';
import { emailField } from './fields.ts';

const text = z.string({ error: 'must be a text' });

const credentials = z.strictObject({ email: emailField, password: text });
const passwordChange = z.strictObject({ password: text, new_password: text });
const linkAnswer = z.strictObject({ name: text.optional(), password: text.optional() });

const sessionsToEnd = z.strictObject({
  all: boolean('true ends the session of the request, too.', { default: false }).prefault('false'),
});

const resetRequest = z.strictObject({ email: emailField });

type Dependencies = Pick<AppDependencies, 'postgres' | 'publicUrl' | 'mail'>;

const visitorOf = (request: FastifyRequest, publicUrl: string | undefined): Visitor => ({
  network: networkOf(request.ip),
  token: sessionToken(request, publicUrl),
});

async function sessionOf({ postgres }: Dependencies, token: string | null): Promise<Session> {
  const session = token === null ? null : await readSession(postgres, token);
  if (session === null) throw new Problem('not_signed_in');
  return session;
}

/** Sets the cookie of a new session, and returns the session's data. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
  token: string,
): Promise<Session> {
  const session = await sessionOf(dependencies, token);
  await keepLocale(dependencies.postgres, session.user.id, request.headers['accept-language']);
  setSession(request, reply, token, dependencies.publicUrl);
  return session;
}

/** Signing in and out, passwords, and links that work once. */
export async function sessionRoutes(app: App, dependencies: Dependencies): Promise<void> {
  const { postgres, publicUrl, mail } = dependencies;

  app.get('/about', { config: { needs: 'nothing' } }, async () => ({ version, mail: mail !== undefined }));

  app.post<{ Body: z.output<typeof resetRequest> }>(
    '/resets',
    { config: { needs: 'nothing' }, schema: { body: resetRequest } },
    async (request, reply) => {
      if (mail === undefined || publicUrl === undefined) throw new Problem('not_found');
      const { email } = request.body;
      // Limited by network, not by account: somebody locked out by others can still get in by a link.
      await countStranger(postgres, networkOf(request.ip));
      // Not awaited: the time until the response would reveal which accounts exist.
      void sendReset(request, mail, publicUrl, email);
      return reply.code(202).send({});
    },
  );

  async function sendReset(request: FastifyRequest, by: Mail, address: string, email: string): Promise<void> {
    try {
      const made = await makeAskedReset(postgres, email);
      if (made !== null) await by.send(resetMail(email, linkTo(address, made.token)));
    } catch (error) {
      request.log.error({ err: error }, 'A reset cannot be sent');
    }
  }

  app.post<{ Body: z.output<typeof credentials> }>(
    '/sign-in',
    { config: { needs: 'nothing' }, schema: { body: credentials } },
    async (request, reply) => {
      const token = await signIn(postgres, request.body, visitorOf(request, publicUrl));
      return begin(request, reply, dependencies, token);
    },
  );

  app.post('/sign-out', { config: { needs: 'nothing' } }, async (request, reply) => {
    const token = sessionToken(request, publicUrl);
    if (token !== null) await endSession(postgres, token);
    setSession(request, reply, null, publicUrl);
    return reply.code(204).send();
  });

  app.get('/session', { config: { needs: 'nothing' } }, (request) =>
    sessionOf(dependencies, sessionToken(request, publicUrl)),
  );

  app.get('/sessions', async (request) => ({
    data: await listSessions(postgres, personOf(request).id, sessionToken(request, publicUrl) ?? ''),
  }));

  app.delete<{ Querystring: z.output<typeof sessionsToEnd> }>(
    '/sessions',
    { schema: { querystring: sessionsToEnd } },
    async (request, reply) => {
      const { id } = personOf(request);
      const stays = request.query.all ? null : sessionToken(request, publicUrl);
      await endSessions(postgres, id, stays);
      if (stays === null) setSession(request, reply, null, publicUrl);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: z.output<typeof passwordChange> }>(
    '/password',
    { schema: { body: passwordChange } },
    async (request, reply) => {
      const { email } = personOf(request);
      const token = await changePassword(postgres, email, request.body, networkOf(request.ip));
      return begin(request, reply, dependencies, token);
    },
  );

  /** Address of the person who is signed in; null for nobody. */
  async function signedIn(request: FastifyRequest): Promise<string | null> {
    const token = sessionToken(request, publicUrl);
    return token === null ? null : ((await readSession(postgres, token))?.user.email ?? null);
  }

  app.get('/links/:token', { config: { needs: 'nothing' } }, async (request) =>
    readLink(postgres, pathPart(request, 'token') ?? '', await signedIn(request)),
  );

  app.post<{ Body: z.output<typeof linkAnswer> }>(
    '/links/:token',
    { config: { needs: 'nothing' }, schema: { body: linkAnswer } },
    async (request, reply) => {
      const visitor = visitorOf(request, publicUrl);
      const link = pathPart(request, 'token') ?? '';
      const token = await useLink(postgres, link, request.body, visitor, await signedIn(request));
      return begin(request, reply, dependencies, token);
    },
  );
}
