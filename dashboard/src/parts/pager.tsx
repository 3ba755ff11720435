import { query, withQuery } from '../navigation/location.ts';
import { count } from '../words/numbers.ts';

/** Beyond it no list has a page. */
const LAST = 1_000_000;

/** The page that the address names, from 0. */
export const pageOf = (): number =>
  Math.min(LAST, Math.max(1, Math.trunc(Number(query.value.get('page'))) || 1)) - 1;

interface PagerProps {
  /** Rows of all pages, and of one. */
  readonly total: number;
  readonly size: number;
  /** Labels of the links to the previous and the next page. */
  readonly words?: readonly [before: string, after: string];
}

/** Leads from page to page, where there are several. */
export function Pager({ total, size, words: [before, after] = ['Newer', 'Older'] }: PagerProps) {
  const pages = Math.ceil(total / size);
  // An offset beyond the last page, as lists become shorter, shows the last page.
  const page = Math.min(pageOf(), pages);
  if (total === 0 || (pages === 1 && page === 0)) return null;
  const to = (target: number) => withQuery({ page: target === 0 ? null : String(target + 1) });
  return (
    <nav class="pager" aria-label="Pages">
      {page > 0 ? <a href={to(page - 1)}>{before}</a> : <span />}
      <span class="hint">
        {page < pages ? `Page ${count(page + 1)} of ${count(pages)}` : 'This page no longer exists'}
      </span>
      {page + 1 < pages ? <a href={to(page + 1)}>{after}</a> : <span />}
    </nav>
  );
}
