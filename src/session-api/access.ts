import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';
import type { Caller } from '../keys/caller.ts';
import { type OpenBrand, useSession } from '../people/access.ts';
import type { Author } from '../people/audit-log.ts';
import { roleIn } from '../people/members.ts';
import { isAtLeast, type MemberRole, type Person } from '../people/person.ts';
import type { Postgres } from '../stores/postgres.ts';
import { sessionToken } from './cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Least role in the brand or organization of the path; `session` for everybody who is signed in,
     * `nothing` for everybody. Defaults to `session`.
     */
    readonly needs?: MemberRole | 'session' | 'nothing';
  }
  interface FastifyRequest {
    /** Signed-in person. */
    person: Person | null;
    /** Their role in the brand of the path; null where it names none. */
    role: MemberRole | null;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** An id that nothing has. */
const NONE = '00000000-0000-0000-0000-000000000000';

export const authorOf = ({ id, name }: Person): Author => ({ kind: 'person', id, name });

/** Signed-in person of a request. */
export function personOf({ person, url }: FastifyRequest): Person {
  if (person === null) throw new Error(`${url} was reached without a session`);
  return person;
}

/** A part of the path, by its name. */
export const pathPart = (request: FastifyRequest, name: string): string | undefined =>
  (request.params as Record<string, string | undefined> | null)?.[name];

const idIn = (request: FastifyRequest, name: string): string | undefined => {
  const text = pathPart(request, name);
  return text === undefined || UUID.test(text) ? text : NONE;
};

/** @throws Problem `not_found` for no role at all, `insufficient_role` for one that is not enough. */
function requireRole(role: MemberRole | null, needed: MemberRole): void {
  if (role === null) throw new Problem('not_found');
  if (!isAtLeast(role, needed)) throw new Problem('insufficient_role');
}

export const callerOfBrand = (
  brand: OpenBrand,
  author: Author,
  fairnessKey: string = brand.brandId,
): Caller => ({
  ...brand,
  key: null,
  author,
  fairnessKey,
});

/**
 * Authenticates a request by its session cookie, and sets `person`, and `caller` where the path names a
 * brand. Organizations without membership and unknown ones give the same error.
 * @throws Problem `not_signed_in`, `not_found`, `insufficient_role`.
 */
export async function admit(
  postgres: Postgres,
  request: FastifyRequest,
  needed: MemberRole | 'session',
  publicUrl: string | undefined,
): Promise<void> {
  const token = sessionToken(request, publicUrl);
  const brandId = idIn(request, 'brandId');
  const access = token === null ? null : await useSession(postgres, token, brandId ?? NONE);
  if (access === null) throw new Problem('not_signed_in');
  const { person, open } = access;
  request.person = person;
  if (open !== null) request.caller = callerOfBrand(open.brand, authorOf(person));
  request.role = open?.role ?? null;
  if (needed === 'session') return;
  const organizationId = idIn(request, 'organizationId');
  if (brandId !== undefined) requireRole(open?.role ?? null, needed);
  else if (organizationId !== undefined)
    requireRole(await roleIn(postgres, organizationId, person.id), needed);
  else throw new Error(`${request.routeOptions.url} needs a role in what its path does not name`);
}
