import { distinctTags, MAX_TAG, MAX_TAGS, MAX_TOPIC } from '../../prompts/topics.ts';
import { ENGINES } from '../../providers/index.ts';
import { normalizeCountry } from '../../shared/countries.ts';
import { MAX_QUERIES, MAX_QUERY, normalizeQuery } from '../../shared/search-queries.ts';
import { MAX_SOURCES, MAX_TITLE, MAX_URL } from '../../shared/source-bounds.ts';
import { normalizeText } from '../../shared/text.ts';
import { MAX_TEXT } from '../../shared/text-format.ts';
import {
  type GivenCitation,
  type GivenMention,
  hasDistinctPositions,
  type ImportLine,
  MAX_MENTIONS,
  MAX_NAME,
  MAX_POSITION,
  MAX_PROMPT_CHARACTERS,
  normalizeName,
  timeOf,
} from './line-form.ts';

/*
 * Lines that are right, as nearly all are, read without the schema (line.ts), which takes four times as long. Each
 * function gives what the schema gives, or WRONG, also for what is right but rare: then the schema is asked.
 */

const WRONG = Symbol('not plainly right');
type Or<T> = T | typeof WRONG;

type Fields = Readonly<Record<string, unknown>>;

/** An object of no other fields than these. */
function fieldsOf(value: unknown, known: ReadonlySet<string>): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const name in value) if (!known.has(name)) return null;
  return value as Fields;
}

const LINE = new Set(
  'id prompt_id prompt_text topic tags engine country answered_at text text_format mentions citations search_queries'.split(
    ' ',
  ),
);
const MENTION = new Set(['competitor_id', 'name', 'position', 'sentiment']);
const CITATION = new Set(['url', 'title', 'position', 'kind']);
const ENGINE_IDS: ReadonlySet<unknown> = new Set(ENGINES.map(({ id }) => id));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && value.isWellFormed();

const isStored = (value: unknown, max: number): value is string =>
  isText(value, max) && !value.includes('\0');

const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_POSITION;

/** A list each of whose items can be read. */
function listOf<T>(value: unknown, max: number, read: (item: unknown) => Or<T>): Or<T[]> {
  if (!Array.isArray(value) || value.length > max) return WRONG;
  const items: T[] = [];
  for (const one of value) {
    const item = read(one);
    if (item === WRONG) return WRONG;
    items.push(item);
  }
  return items;
}

function mentionOf(value: unknown): Or<GivenMention> {
  const fields = fieldsOf(value, MENTION);
  if (fields === null) return WRONG;
  const { competitor_id, name: given, position = null, sentiment = 0 } = fields;
  if (competitor_id !== undefined && !isUuid(competitor_id)) return WRONG;
  if (competitor_id === undefined && given === undefined) return WRONG;
  if (given !== undefined && !isStored(given, MAX_NAME)) return WRONG;
  const name = given === undefined ? undefined : normalizeName(given);
  if (name === '' || (position !== null && !isPosition(position))) return WRONG;
  if (typeof sentiment !== 'number' || !(sentiment >= -1 && sentiment <= 1)) return WRONG;
  return { competitor_id, name, position, sentiment };
}

function citationOf(value: unknown): Or<GivenCitation> {
  const fields = fieldsOf(value, CITATION);
  if (fields === null) return WRONG;
  const { url, position, kind } = fields;
  const title = fields.title ?? '';
  if (!isText(url, MAX_URL) || !isText(title, MAX_TITLE)) return WRONG;
  if (position !== undefined && !isPosition(position)) return WRONG;
  if (kind !== undefined && kind !== 'linked' && kind !== 'listed') return WRONG;
  return { url, title, position, kind };
}

function searchQueryOf(value: unknown): Or<string> {
  const query = isStored(value, MAX_QUERY) ? normalizeQuery(value) : '';
  return query === '' ? WRONG : query;
}

/** The prompt's text as it is kept; undefined where there is none. */
function promptText(value: unknown): Or<string | undefined> {
  if (value === undefined) return undefined;
  const text = isStored(value, MAX_PROMPT_CHARACTERS) ? normalizeName(value) : '';
  return text !== '' && text.length <= MAX_PROMPT_CHARACTERS ? text : WRONG;
}

/** A topic or a tag as it is kept. */
function groupOf(value: unknown, max: number): Or<string> {
  const text = isStored(value, max) ? normalizeText(value) : '';
  return text !== '' && text.length <= max ? text : WRONG;
}

/** Topic of the prompt; undefined where there is none. */
const topicOf = (value: unknown): Or<string | null | undefined> =>
  value === undefined || value === null ? value : groupOf(value, MAX_TOPIC);

function tagsOf(value: unknown): Or<readonly string[] | undefined> {
  if (value === undefined) return undefined;
  const tags = listOf(value, MAX_TAGS, (tag) => groupOf(tag, MAX_TAG));
  return tags === WRONG ? WRONG : distinctTags(tags);
}

/** Reads a line that is plainly right; null where the schema must check it. */
export function plainLine(value: unknown): ImportLine | null {
  const fields = fieldsOf(value, LINE);
  if (fields === null) return null;
  const { id, prompt_id, engine, text, text_format = 'markdown' } = fields;
  if ((id !== undefined && !isUuid(id)) || (prompt_id !== undefined && !isUuid(prompt_id))) return null;
  const prompt_text = promptText(fields.prompt_text);
  if (prompt_text === WRONG || (prompt_text === undefined && prompt_id === undefined)) return null;
  const topic = topicOf(fields.topic);
  const tags = tagsOf(fields.tags);
  if (topic === WRONG || tags === WRONG) return null;
  if (!ENGINE_IDS.has(engine) || !isText(text, MAX_TEXT)) return null;
  if (text_format !== 'markdown' && text_format !== 'plain') return null;
  const country = typeof fields.country === 'string' ? normalizeCountry(fields.country) : null;
  const answered_at = typeof fields.answered_at === 'string' ? timeOf(fields.answered_at) : '';
  if (country === null || typeof answered_at === 'string') return null;
  const mentions =
    fields.mentions === undefined ? undefined : listOf(fields.mentions, MAX_MENTIONS, mentionOf);
  const citations = fields.citations === undefined ? [] : listOf(fields.citations, MAX_SOURCES, citationOf);
  const search_queries =
    fields.search_queries == null
      ? (fields.search_queries as null | undefined)
      : listOf(fields.search_queries, MAX_QUERIES, searchQueryOf);
  if (mentions === WRONG || citations === WRONG || search_queries === WRONG) return null;
  if (!hasDistinctPositions(citations)) return null;
  return {
    id,
    prompt_id,
    prompt_text,
    topic,
    tags,
    engine: engine as string,
    country,
    answered_at,
    text,
    text_format,
    mentions,
    citations,
    search_queries,
  };
}
