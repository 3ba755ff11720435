import { signal } from '@preact/signals';
import { Problem, request, sessionEnded } from './request.ts';
import type { BrandEntry, Organization, Session } from './shapes.ts';
import { forget } from './use-data.ts';

/** Who is signed in; null for nobody, undefined while that is being asked. */
export const session = signal<Session | null | undefined>(undefined);
/** Whether it has ended by itself while somebody was at work. */
export const hasEnded = signal(false);
export const sessionProblem = signal<Problem | null>(null);

/** Asks who is signed in. */
export async function loadSession(): Promise<void> {
  try {
    const next = await request<Session>('GET', '/app/session');
    // Somebody else may have signed in beside this page.
    if (session.value && session.value.user.id !== next.user.id) forget();
    session.value = next;
    sessionProblem.value = null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 401) session.value = null;
    else sessionProblem.value = error;
  }
}

/** Goes on as somebody, or as nobody. */
export function become(next: Session | null, ended = false): void {
  forget();
  hasEnded.value = ended;
  session.value = next;
}

sessionEnded.subscribe((times) => {
  if (times === 0) return;
  // Where nobody was signed in, as behind a share link, what was read is nobody's.
  if (session.value) become(null, true);
  else session.value = null;
});

export async function signOut(): Promise<void> {
  await request('POST', '/app/sign-out');
  become(null);
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

/** Whether the signed-in person may change things of the organization that a brand belongs to. */
export const mayChange = (brandId: string): boolean => {
  const role = brandOf(brandId)?.organization.role;
  return role === 'owner' || role === 'manager';
};
