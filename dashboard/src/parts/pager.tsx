import { query, withQuery } from '../navigation/location.ts';
import { count } from '../words/numbers.ts';

/** The page that the address names, from 0. */
export const pageOf = (): number => Math.max(0, (Number(query.value.get('page')) || 1) - 1);

interface PagerProps {
  /** Rows of all pages, and of one. */
  readonly total: number;
  readonly size: number;
  /** What leads to the page before, and to the one after. */
  readonly words?: readonly [before: string, after: string];
}

/** Leads from page to page, where there are several. */
export function Pager({ total, size, words: [before, after] = ['Newer', 'Older'] }: PagerProps) {
  if (total <= size) return null;
  const page = pageOf();
  const pages = Math.ceil(total / size);
  const to = (target: number) => withQuery({ page: target === 0 ? null : String(target + 1) });
  return (
    <nav class="pager" aria-label="Pages">
      {page > 0 ? <a href={to(page - 1)}>{before}</a> : <span />}
      <span class="hint">
        Page {count(page + 1)} of {count(pages)}
      </span>
      {page + 1 < pages ? <a href={to(page + 1)}>{after}</a> : <span />}
    </nav>
  );
}
