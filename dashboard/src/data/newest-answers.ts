import { asked, filters } from '../navigation/filters.ts';
import { address } from '../navigation/location.ts';
import { useAll } from './all-pages.ts';
import type { Answer, List, Prompt } from './shapes.ts';
import { dataUrl, type Source } from './source.ts';
import { type Loaded, useData } from './use-data.ts';

/** Filters by what an answer says, beside those of the bar. */
export const EVIDENCE = [
  'brand_mentioned',
  'mentioned_competitor_id',
  'competitor_position',
  'not_mentioned_competitor_id',
  'brand_tone',
  'cited_domain',
  'cited_url',
  'cited_content_type',
  'search_query',
] as const;

export interface Newest extends Loaded<List<Answer>> {
  /** The query of the list without its page; null until it is known. */
  readonly search: URLSearchParams | null;
}

/** What the list of answers is asked for; null while the prompts of an intent, which it does not take, are looked up. */
function useSearch(source: Source, more: URLSearchParams, ofPrompt?: string): URLSearchParams | null {
  const { intent, prompt_id } = ofPrompt
    ? { intent: [] as readonly string[], prompt_id: [ofPrompt] }
    : filters.value;
  const prompts = useAll<Prompt>(intent.length > 0 ? dataUrl(source, 'prompts?status=active,paused') : null);
  const search = new URLSearchParams(
    asked({ ...filters.value, prompt_id, intent: [] }, ofPrompt ? { include_archived: true } : {}),
  );
  for (const name of EVIDENCE) {
    const value = more.get(name);
    if (value) search.set(name, value);
  }
  if (intent.length === 0) return search;
  if (!prompts.rows) return null;
  const meant = prompts.rows.filter((prompt) => intent.includes(prompt.intent)).map(({ id }) => id);
  const both = prompt_id.length > 0 ? meant.filter((id) => prompt_id.includes(id)) : meant;
  // A filter that nothing passes.
  search.set('prompt_id', both.length > 0 ? both.join(',') : (prompt_id[0] ?? meant[0] ?? ''));
  return both.length > 0 ? search : null;
}

/**
 * A page of answers, newest first: the API has them oldest first, so they are counted, and read from the end.
 * @param page from 0
 * @param ofPrompt only answers to this one, be it archived or not, whatever prompts and intents the bar names
 */
export function useNewestAnswers(
  source: Source,
  more: URLSearchParams,
  size: number,
  page = 0,
  ofPrompt?: string,
): Newest {
  const search = useSearch(source, more, ofPrompt);
  const url = (limit: number, offset: number) =>
    search === null
      ? null
      : dataUrl(
          source,
          address(
            'answers',
            new URLSearchParams([...search, ['limit', String(limit)], ['offset', String(offset)]]),
          ),
        );
  const counted = useData<List<Answer>>(url(1, 0));
  const total = counted.data?.meta.total ?? 0;
  const end = Math.max(0, total - page * size);
  const start = Math.max(0, end - size);
  const rows = useData<List<Answer>>(
    counted.data && !counted.stale && end > start ? url(end - start, start) : null,
  );
  const data =
    counted.data && (rows.data || end === start)
      ? { data: [...(rows.data?.data ?? [])].reverse(), meta: counted.data.meta }
      : undefined;
  return {
    search,
    data,
    error: counted.error ?? rows.error,
    stale: counted.stale || rows.stale,
  };
}
