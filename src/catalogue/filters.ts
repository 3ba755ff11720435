import { z } from 'zod';
import { CONTENT_TYPES } from '../domains/domains.ts';
import { INTENTS } from '../prompts/intents.ts';
import { ENGINES } from '../providers/index.ts';
import { quote } from '../words/faults.ts';
import {
  boolean,
  commaList,
  countryFilter,
  oneOf,
  parameter,
  promptFilter,
  type Read,
  readDomain,
  readOneUuid,
  readUuids,
  type TogetherFaults,
  wholeNumber,
} from '../words/parameters.ts';
import { MAX_URL } from '../words/source-bounds.ts';
import { CONTENT_TYPES_OF_CITATIONS, DOMAINS_OF_TYPES } from './domain-types.ts';
import type { NamedNumbers } from './named.ts';
import type { TableKey } from './types.ts';

/** What a clause may refer to beside columns of its own. */
export interface ClauseScope {
  /** The expression for the number of the domain of a row of the citations report. */
  readonly domain: string;
  /** The expression for its content type; null where its domain tells. */
  readonly contentType: string | null;
}

/**
 * A filter, wherever it can be sent: parameters, the OpenAPI document, `meta` of reports, clauses, their parameters
 * and the choice of tables all come from its entry.
 */
export interface Filter<T = unknown> {
  /** How its text is read, and told in OpenAPI. */
  readonly parameter: z.ZodType<T>;
  /** How `meta` of a report repeats it. */
  readonly meta: z.ZodType;
  /** Whether it decides which answers count, or picks rows of a report once every figure is computed. */
  readonly of: 'answers' | 'rows';
  /** What a table must still tell apart. */
  readonly needs: readonly TableKey[];
  /** The filter without which it says nothing. */
  readonly beside?: string;
  /** The dimension whose rows it has nothing to pick by. */
  readonly notBy?: string;
  readonly clause: (scope: ClauseScope) => string;
  /** The parameters of the clause, where they are not the value under the filter's own name. */
  params?(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
}

const ENGINE_IDS = ENGINES.map(({ id }) => id);

const repeated = (words: string, example: unknown, schema: z.ZodType = z.array(z.string())) =>
  schema
    .optional()
    .meta({ description: `The filter by ${words}, where there was one.`, examples: [example] });

/** A filter by any of some values, by one value, and one that is true or false. */
const list = (entry: Filter<readonly string[]>) => entry;
const one = (entry: Filter<string>) => entry;
const number = (entry: Filter<number>) => entry;
const flag = (entry: Filter<boolean>) => entry;

/** The brands that an answer mentions, by number, and their ranks, 0 for one that it only names. */
const MENTIONED = '`mentions.competitor_no`';
const RANKS = '`mentions.position`';

const oneBrand = (description: string) =>
  parameter(readOneUuid, { format: 'uuid', description, example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88' });

/** What the tone of an answer about the own brand is called, in ten-thousandths as reports count it. */
const TONES = ['positive', 'neutral', 'negative'] as const;
const TONE = "multiIf(brand_sentiment >= 2500, 'positive', brand_sentiment <= -2500, 'negative', 'neutral')";

/** Of sites of which nothing tells what they are. */
const UNKNOWN = 'unknown';

/** A text that is compared as it is. */
const readText: Read<string> = (text) =>
  text !== '' && text.length <= MAX_URL && text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { fault: `must be a text of 1 to ${MAX_URL} characters, not ${quote(text)}` };

/** All of them, in the order of their clauses. A report or a list names those it takes. */
export const FILTERS = {
  engine: list({
    parameter: commaList(oneOf(ENGINE_IDS), {
      description: `Comma list of engines: ${ENGINE_IDS.join(', ')}; default all.`,
      example: 'chatgpt,gemini',
    }),
    meta: repeated('engine', ['chatgpt']),
    of: 'answers',
    needs: ['engine'],
    clause: () => 'engine IN {engine:Array(String)}',
  }),
  country: list({
    parameter: countryFilter,
    meta: repeated('country', ['US']),
    of: 'answers',
    needs: ['country'],
    clause: () => 'country IN {country:Array(String)}',
  }),
  prompt_id: list({
    parameter: promptFilter,
    meta: repeated('prompt', ['0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f']),
    of: 'answers',
    needs: ['prompt'],
    clause: () => 'prompt_no IN {prompt_no:Array(UInt32)}',
    params: (_ids, { prompt_id }) => ({ prompt_no: prompt_id ?? [] }),
  }),
  intent: list({
    parameter: commaList(oneOf(INTENTS), {
      description: `Comma list of prompt intents: ${INTENTS.join(', ')}; default all.`,
      example: 'comparison,how_to',
    }),
    meta: repeated('intent', ['comparison']),
    of: 'answers',
    needs: ['prompt'],
    clause: () =>
      'prompt_no IN (SELECT arrayJoin(arrayFilter((no, intent) -> intent IN {intent:Array(String)}, config.prompt_nos, config.prompt_intents)))',
  }),
  brand_mentioned: flag({
    parameter: boolean('true: only answers that mention the own brand count, false: only others.'),
    meta: repeated('whether answers mention the own brand', true, z.boolean()),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'brand_mentioned = {brand_mentioned:Bool}',
  }),
  mentioned_competitor_id: one({
    parameter: oneBrand(
      "A competitor's id or the brand's own competitor_id: only answers that mention it count.",
    ),
    meta: repeated('a brand that answers mention', ['c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88']),
    of: 'answers',
    needs: ['answer'],
    clause: () => `has(${MENTIONED}, {mentioned_no:UInt32})`,
    params: (_id, { mentioned_competitor_id: nos }) => ({ mentioned_no: nos?.[0] }),
  }),
  competitor_position: number({
    parameter: wholeNumber(1, 100, {
      description: 'Beside mentioned_competitor_id: only answers that rank that brand at this place count.',
      example: 1,
    }),
    meta: repeated('the rank of mentioned_competitor_id', [1], z.array(z.int().min(1).max(100))),
    of: 'answers',
    needs: ['answer'],
    beside: 'mentioned_competitor_id',
    // Where it is not mentioned, indexOf is 0, and so is what is found there.
    clause: () => `${RANKS}[indexOf(${MENTIONED}, {mentioned_no:UInt32})] = {competitor_position:UInt16}`,
  }),
  not_mentioned_competitor_id: one({
    parameter: oneBrand(
      "A competitor's id or the brand's own competitor_id: only answers that do not mention it count.",
    ),
    meta: repeated('a brand that answers do not mention', ['c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88']),
    of: 'answers',
    needs: ['answer'],
    clause: () => `NOT has(${MENTIONED}, {not_mentioned_no:UInt32})`,
    params: (_id, { not_mentioned_competitor_id: nos }) => ({ not_mentioned_no: nos?.[0] }),
  }),
  brand_tone: list({
    parameter: commaList(oneOf(TONES), {
      description: `Comma list of ${TONES.join(', ')}: only answers that mention the own brand in that tone count, as sentiment_positive and its like do.`,
      example: 'negative',
    }),
    meta: repeated('tone', ['negative']),
    of: 'answers',
    needs: ['answer'],
    clause: () => `brand_mentioned AND ${TONE} IN {brand_tone:Array(String)}`,
  }),
  cited_domain: one({
    parameter: parameter(readDomain('must be a domain'), {
      description: 'A domain, as the citations report has it: only answers that cite a page of it count.',
      example: 'example.com',
    }),
    meta: repeated('a domain that answers cite', ['acme.example']),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'has(`citations.domain`, {cited_domain:String})',
  }),
  cited_url: one({
    parameter: parameter(readText, {
      description: 'A page, as the citations report has its url: only answers that cite it count.',
      example: 'https://example.com/best-tools',
    }),
    meta: repeated('a page that answers cite', ['https://acme.example/']),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'has(`citations.url`, {cited_url:String})',
  }),
  cited_content_type: list({
    parameter: commaList(oneOf([...CONTENT_TYPES, UNKNOWN]), {
      description: `Comma list of content types: ${CONTENT_TYPES.join(', ')}, or ${UNKNOWN}: only answers that cite a site of one of them count.`,
      example: 'news,blog',
    }),
    meta: repeated('the content type of a site that answers cite', ['news']),
    of: 'answers',
    needs: ['answer'],
    clause: () => `hasAny(${CONTENT_TYPES_OF_CITATIONS}, {cited_content_type:Array(String)})`,
    params: (types) => ({ cited_content_type: types.map((type) => (type === UNKNOWN ? '' : type)) }),
  }),
  search_query: one({
    parameter: parameter(readText, {
      description:
        'A search, as the searches report has its query: only answers before which the engine ran it count.',
      example: 'best project management tools',
    }),
    meta: repeated('a search that engines ran', ['best project management tools']),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'has(search_queries, {search_query:String})',
  }),
  competitor_id: list({
    parameter: commaList(readUuids, {
      description:
        "Comma list of competitor ids or the brand's own competitor_id. Picks rows; changes no figure of them.",
      example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
    }),
    meta: repeated('brand', ['c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88']),
    of: 'rows',
    needs: [],
    clause: () => 'competitor_id IN {competitor_id:Array(String)}',
  }),
  domain: list({
    parameter: commaList(readDomain('must hold domains'), {
      description:
        'Comma list of domains. Picks rows; changes no figure of them. Not with the dimension content_type.',
      example: 'example.com',
    }),
    meta: repeated('domain', ['acme.example']),
    of: 'rows',
    needs: [],
    notBy: 'content_type',
    clause: ({ domain }) => `${domain} IN {domain_no:Array(UInt32)}`,
    params: (_domains, { domain }) => ({ domain_no: domain ?? [] }),
  }),
  content_type: list({
    parameter: commaList(oneOf(CONTENT_TYPES), {
      description: `Comma list of content types: ${CONTENT_TYPES.join(', ')}. Picks rows; changes no figure of them.`,
      example: 'news,blog',
    }),
    meta: repeated('content type', ['news']),
    of: 'rows',
    needs: [],
    clause: ({ domain, contentType }) =>
      contentType === null
        ? `${domain} IN ${DOMAINS_OF_TYPES}`
        : `${contentType} IN {content_type:Array(String)}`,
  }),
  is_own_domain: flag({
    parameter: boolean(
      "true picks only rows of the brand's own domains, false only others; default both. A row by content_type has sites of both kinds in it: true picks those whose citations are all of own domains, false all others, which own citations may be part of.",
    ),
    meta: repeated('own domains', true, z.boolean()),
    of: 'rows',
    needs: [],
    clause: () => 'is_own_domain = {is_own_domain:Bool}',
  }),
} as const;

export type FilterName = keyof typeof FILTERS;

/** The filters in force; a key is there only where the caller sent it. Values normalised and sorted. */
export type Filters = {
  readonly [K in FilterName]?: z.output<(typeof FILTERS)[K]['parameter']>;
};

/** The query parameters of some filters. */
export const parametersOf = <K extends FilterName>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, FILTERS[name].parameter.optional()])) as {
    [N in K]: z.ZodOptional<(typeof FILTERS)[N]['parameter']>;
  };

/** Those of some filters that were sent, as they were read. */
export const filtersSent = (names: readonly FilterName[], parsed: object): Filters => {
  const values = parsed as Readonly<Record<string, unknown>>;
  const sent = names.filter((name) => values[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, values[name]]));
};

/** Filters that were sent without the one they need beside them. */
export const besideFaults =
  (names: readonly FilterName[]): TogetherFaults =>
  (query) =>
    names.flatMap((name) => {
      const { beside } = FILTERS[name] as Filter;
      const sent = (other: string) => (query as Readonly<Record<string, unknown>>)[other] !== undefined;
      return beside !== undefined && sent(name) && !sent(beside)
        ? [{ name, message: `is only taken beside ${beside}` }]
        : [];
    });

interface GivenFilter extends Omit<Filter, 'params'> {
  readonly params: (numbers: NamedNumbers) => Readonly<Record<string, unknown>>;
}

const ENTRIES = Object.entries(FILTERS) as [FilterName, Filter][];

/** The entries of the filters in force, of one kind. */
const givenOf = (filters: Filters, of: Filter['of']): GivenFilter[] =>
  ENTRIES.filter(([name, entry]) => filters[name] !== undefined && entry.of === of).map(([name, entry]) => ({
    ...entry,
    params: (numbers) => entry.params?.(filters[name], numbers) ?? { [name]: filters[name] },
  }));

/** The clauses of the filters in force. */
export const clausesOf = (
  filters: Filters,
  of: Filter['of'],
  scope: ClauseScope = { domain: 'domain_no', contentType: null },
) => givenOf(filters, of).map(({ clause }) => clause(scope));

/** What a table must still tell apart for the filters in force. */
export const keysOf = (filters: Filters): readonly TableKey[] =>
  givenOf(filters, 'answers').flatMap(({ needs }) => needs);

/** The parameters of the clauses of all filters in force. */
export const filterParams = (filters: Filters, numbers: NamedNumbers): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...[...givenOf(filters, 'answers'), ...givenOf(filters, 'rows')].map(({ params }) => params(numbers)),
  );
