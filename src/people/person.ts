import { z } from 'zod';
import { normalizeText } from '../shared/text.ts';

/** Roles in an organization, least first. */
export const ROLES = ['member', 'manager', 'owner'] as const;

export type MemberRole = (typeof ROLES)[number];

/** True where a role includes the needed one. */
export const isAtLeast = (role: MemberRole, needed: MemberRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Somebody with an account, as others see them. */
export const Person = z.object({ id: z.string(), name: z.string(), email: z.string() });

export type Person = Readonly<z.output<typeof Person>>;

const MAX_EMAIL = 254;

/** One @ between a part without spaces and a host with a dot: the rest is for the mail server to say. */
const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[^\s@"(),:;<>[\\\]\p{Cc}]+\.[^\s@"(),:;<>[\\\]\p{Cc}.]+$/u;

/** An address as accounts have it, in small letters, if it is one. */
export const foldEmail = (text: string): string => normalizeText(text).toLowerCase();

/** An address as accounts have it; null where it is none. */
export function normalizeEmail(text: string): string | null {
  const email = foldEmail(text);
  return email.length <= MAX_EMAIL && EMAIL.test(email) ? email : null;
}
