import { request } from './request.ts';
import type { List } from './shapes.ts';
import { amend, useData } from './use-data.ts';

const PAGE = 200;

/**
 * Reads every row of a list: the first page has the total, and the others are requested together.
 * @throws Problem
 */
export async function readAll<T>(url: string, size = PAGE): Promise<readonly T[]> {
  const page = (offset: number) => request<List<T>>('GET', `${url}&limit=${size}&offset=${offset}`);
  const first = await page(0);
  const offsets = Array.from({ length: Math.ceil(first.meta.total / size) }, (_, index) => index * size);
  const others = await Promise.all(offsets.slice(1).map(page));
  return [first, ...others].flatMap(({ data }) => data);
}

/**
 * Every row of a list of prompts or competitors; never those of another list, as rows show their status only
 * by their list.
 * @param url with its `?` and parameters, without limit and offset; null reads nothing.
 */
export function useAll<T>(url: string | null) {
  const { data, error } = useData<readonly T[]>(url, readAll, false);
  return { rows: data, error };
}

/** Removes a row from a list at once: the refreshed list arrives later, with the figures of its rows. */
export const takeOut = (url: string, id: string): void =>
  amend<readonly { readonly id: string }[]>(url, (rows) => rows.filter((row) => row.id !== id));
