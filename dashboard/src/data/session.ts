import { signal } from '@preact/signals';
import { Problem, request, sessionEnded } from './request.ts';
import type { BrandEntry, Organization, Session } from './shapes.ts';
import { forget } from './use-data.ts';

/** Signed-in person; null for nobody, undefined while it is being loaded. */
export const session = signal<Session | null | undefined>(undefined);
/** True where the session expired: unsaved work stays until somebody signs in. */
export const hasEnded = signal(false);
export const sessionProblem = signal<Problem | null>(null);

/** Continues as a person, or signed out. */
export function become(next: Session | null): void {
  // Somebody else may have signed in in another tab.
  if (session.value !== undefined && session.value?.user.id !== next?.user.id) forget();
  hasEnded.value = false;
  session.value = next;
}

/** Loads the session. */
export async function loadSession(): Promise<void> {
  try {
    become(await request<Session>('GET', '/app/session'));
    sessionProblem.value = null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status !== 401) sessionProblem.value = error;
    else if (session.value) hasEnded.value = true;
    else session.value = null;
  }
}

// Loaded again, as the refused request may predate a sign-in.
sessionEnded.subscribe(() => session.peek() && !hasEnded.peek() && void loadSession());

export async function signOut(): Promise<void> {
  await request('POST', '/app/sign-out');
  become(null);
}

/** Ends every session of the person, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await request('DELETE', '/app/sessions?all=true');
  become(null);
}

/** First page of a member of some organizations: the brand that has answers. */
export function homeOf(organizations: readonly Organization[]): string | undefined {
  const brands = organizations.flatMap((organization) => organization.brands);
  const brand = brands.find(({ has_answers }) => has_answers) ?? brands[0];
  const own = organizations.find(({ role }) => role !== 'member');
  return brand ? `/brands/${brand.id}/overview` : own && `/organizations/${own.id}/new-brand`;
}

/** A brand of the session with the organization it belongs to. */
export function brandOf(
  brandId: string,
): { readonly organization: Organization; readonly brand: BrandEntry } | null {
  for (const organization of session.value?.organizations ?? []) {
    const brand = organization.brands.find(({ id }) => id === brandId);
    if (brand) return { organization, brand };
  }
  return null;
}

/** True where the signed-in person may change things of the brand's organization. */
export const mayChange = (brandId: string): boolean => {
  const role = brandOf(brandId)?.organization.role;
  return role === 'owner' || role === 'manager';
};
