import { useEffect, useState } from 'preact/hooks';
import { Problem, request } from './request.ts';
import type { List } from './shapes.ts';
import { changed } from './use-data.ts';

const PAGE = 200;

interface All<T> {
  readonly rows: readonly T[] | undefined;
  readonly error: Problem | undefined;
}

/**
 * Every row of a list of prompts or competitors: its first page tells how many there are, and the others are asked for
 * together.
 * @param url with its `?` and parameters, without limit and offset; null reads nothing.
 */
export function useAll<T>(url: string | null): All<T> {
  const [all, setAll] = useState<All<T>>({ rows: undefined, error: undefined });
  const change = changed();
  useEffect(() => {
    if (url === null) return;
    let left = false;
    const page = (offset: number) => request<List<T>>('GET', `${url}&limit=${PAGE}&offset=${offset}`);
    const read = async () => {
      const first = await page(0);
      const offsets = Array.from({ length: Math.ceil(first.meta.total / PAGE) }, (_, index) => index * PAGE);
      const others = await Promise.all(offsets.slice(1).map(page));
      if (!left) setAll({ rows: [first, ...others].flatMap(({ data }) => data), error: undefined });
    };
    read().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (!left) setAll((before) => ({ ...before, error }));
    });
    return () => {
      left = true;
    };
  }, [url, change]);
  return all;
}
