import { computed, signal } from '@preact/signals';

/* Address of the page. It holds all state, so that back, forward, reload and a copied link show the same. */

const read = () => new URL(window.location.href);

/** The whole address. */
export const place = signal(read());
export const path = computed(() => place.value.pathname);
/** Its query parameters; not to be changed: `go` to a new address. */
export const query = computed(() => place.value.searchParams);

/** Reads the address again, and resolves the days of its filters. */
export function readAddress(): void {
  place.value = read();
}

/** Shows another address of the dashboard; `replace` leaves no entry for the back button. */
export function go(href: string, { replace = false, keepScroll = false } = {}): void {
  const target = new URL(href, window.location.href);
  if (target.href === place.value.href) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', target);
  const pageOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('page')}`;
  const samePage = pageOf(target) === pageOf(place.value);
  place.value = target;
  if (!keepScroll && !samePage) window.scrollTo(0, 0);
}

export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Sets parameters, and takes those away that have no value. */
export function set(search: URLSearchParams, changes: Parameters): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    const text = String(value ?? '');
    if (text === '') search.delete(name);
    else search.set(name, text);
  }
  return search;
}

/** The address of this page with parameters set, or taken away where the value is null. */
export const withQuery = (changes: Parameters): string =>
  // A share link has its token there.
  address(path.value, set(new URLSearchParams(query.value), changes)) + place.value.hash;

/** A path with parameters; commas of lists stay readable. */
export function address(to: string, search: URLSearchParams): string {
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? to : `${to}?${text}`;
}

/** Another filter shows other rows, so the page number is reset. */
export const setFilter = (name: string, value: string | null) =>
  go(withQuery({ [name]: value, page: null }), { keepScroll: true });

/** True where a link is to be followed here, not in another tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Addresses that are files or data, not pages. */
const isPage = (url: URL) => url.origin === window.location.origin && !url.pathname.startsWith('/app/');

/** Listeners of `beforeunload` make the browser ask before unsaved work is left. */
export const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes links and the back button change the page without reloading it. */
export function followLinks(): void {
  window.addEventListener('popstate', readAddress);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isPage(url)) return;
    event.preventDefault();
    // A link to a part of this page works again and again, and leaves the address unchanged.
    const part = url.pathname === path.value ? document.getElementById(url.hash.slice(1)) : null;
    if (part) part.focus();
    else go(url.href);
  });
}
