import { asked, filters, PROMPT_GROUPS } from '../navigation/filters.ts';
import type { Parameters } from '../navigation/location.ts';
import { dataUrl, type Source } from './source.ts';

/** Filters by whom answers mention, which reports have, too. */
export const MENTIONED = [
  'brand_mentioned',
  'competitor_mentioned',
  'mentioned_competitor_id',
  'competitor_position',
  'not_mentioned_competitor_id',
] as const;

/** Filters of the list of answers beside those of the bar, mostly by content of an answer. */
export const EVIDENCE = [
  'include_archived',
  ...MENTIONED,
  'brand_tone',
  'cited_domain',
  'cited_url',
  'cited_content_type',
  'search_query',
  'text_contains',
] as const;

/** Some filters of an address, by name. */
export const filtersIn = (search: URLSearchParams | undefined, names: readonly string[]): Parameters =>
  Object.fromEntries(names.map((name) => [name, search?.get(name) || undefined]));

/** The address of the list of answers under the filters of the page, and what of `search` is about what they say. */
export const answersUrl = (source: Source, search?: URLSearchParams): string =>
  dataUrl(source, `answers${asked(filters.value, filtersIn(search, EVIDENCE))}`);

const NO_GROUPS: Parameters = Object.fromEntries(PROMPT_GROUPS.map((name) => [name, undefined]));

/** Parameters for the answers to one prompt, archived or not, whatever intents, topics and so on the bar selects. */
export const ofPrompt = (id: string): Parameters => ({ ...NO_GROUPS, prompt_id: id, include_archived: true });

/** The address of a report or list of the answers to one prompt. */
export const promptUrl = (source: Source, path: string, id: string, more: Parameters = {}): string =>
  dataUrl(source, path + asked(filters.value, { ...ofPrompt(id), ...more }));
