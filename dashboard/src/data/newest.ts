import type { List } from './shapes.ts';
import { type Loaded, useData } from './use-data.ts';

/**
 * A page of a list, newest first: the API has them oldest first, so they are counted, and read from the end.
 * @param url of the list, with its `?` and parameters, without limit and offset
 * @param page from 0
 */
export function useNewest<Row>(url: string, size: number, page = 0): Loaded<List<Row>> {
  const counted = useData<List<Row>>(`${url}&limit=1`);
  const total = counted.data?.meta.total ?? 0;
  const end = Math.max(0, total - page * size);
  const start = Math.max(0, end - size);
  const rows = useData<List<Row>>(
    counted.data && !counted.stale && end > start ? `${url}&limit=${end - start}&offset=${start}` : null,
  );
  return {
    data:
      counted.data && (rows.data || end === start)
        ? { data: [...(rows.data?.data ?? [])].reverse(), meta: counted.data.meta }
        : undefined,
    error: counted.error ?? rows.error,
    stale: counted.stale || rows.stale,
  };
}
