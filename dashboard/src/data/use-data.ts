import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Problem, request } from './request.ts';

/* Cache of data for as long as the page is open: a page that is shown again shows its data at once, and
   refreshes it. */

interface Entry<T> {
  readonly data?: T;
  readonly error?: Problem;
}

interface Kept {
  readonly entry: Signal<Entry<unknown>>;
  /** Time of the last request, in milliseconds. */
  asked: number;
  /** Resolves once the first answer is there, whatever it is. */
  readonly first: Promise<void>;
}

/** Milliseconds for which cached data counts as fresh. */
const FRESH = 30_000;
const MOST_KEPT = 300;

const kept = new Map<string, Kept>();
/** Counter that a change raises: everything shown is then requested again. */
const changes = signal(0);

type Read = (url: string) => Promise<unknown>;

const readOne: Read = (url) => request('GET', url);

async function load(url: string, one: Omit<Kept, 'first'>, read: Read): Promise<void> {
  one.asked = Date.now();
  try {
    one.entry.value = { data: await read(url) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Makes the next use request it again.
    one.asked = 0;
    one.entry.value = { ...one.entry.value, error };
  }
}

function keptOf(url: string, read: Read): Kept {
  const found = kept.get(url);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  const begun = { entry: signal({}), asked: 0 };
  const one = Object.assign(begun, { first: load(url, begun, read) });
  kept.set(url, one);
  return one;
}

/**
 * Loads an address before anything shown needs it.
 * @returns a promise for the end of the load, successful or not.
 */
export const readAhead = (url: string): Promise<void> => keptOf(url, readOne).first;

/** True where an address is in the cache, and is shown at once. */
export const isRead = (url: string): boolean => kept.get(url)?.entry.peek().data !== undefined;

/** Refreshes everything that is shown after a change, and drops the rest of the cache. */
export function refresh(): void {
  for (const one of kept.values()) one.asked = 0;
  changes.value++;
}

/** Clears the cache, as another person signs in. */
export const forget = (): void => kept.clear();

/** Changes cached data at once, until it is read again. */
export function amend<T>(url: string, change: (data: T) => T): void {
  const entry = kept.get(url)?.entry as Signal<Entry<T>> | undefined;
  if (entry?.peek().data !== undefined) entry.value = { data: change(entry.peek().data as T) };
}

export interface Loaded<T> {
  /** Keeps the earlier data until new data is there, so that nothing jumps while a filter changes. */
  readonly data: T | undefined;
  readonly error: Problem | undefined;
  /** True where `data` is there, and belongs to another request than the current one. */
  readonly stale: boolean;
}

/**
 * Reads an address, again when it changes, and after `refresh`. Null reads nothing.
 * @param read how it is read; an address is always read in one way.
 * @param keep whether data of the address before is shown until that of the new one is there
 */
export function useData<T>(url: string | null, read = readOne, keep = true): Loaded<T> {
  const one = url === null ? null : keptOf(url, read);
  const change = changes.value;
  useEffect(() => {
    if (url === null) return;
    const current = keptOf(url, read);
    if (Date.now() - current.asked > FRESH) void load(url, current, read);
  }, [url, change, read]);
  const { data, error } = (one?.entry.value ?? {}) as Entry<T>;
  const last = useRef<T | undefined>(undefined);
  if (data !== undefined) last.current = data;
  const shown = keep && url !== null ? last.current : data;
  return { data: shown, error, stale: shown !== data && error === undefined };
}
