import { z } from 'zod';
import { CONTENT_TYPES } from '../domains/domains.ts';
import { INTENTS } from '../prompts/intents.ts';
import { MAX_TAG, MAX_TOPIC } from '../prompts/topics.ts';
import { ENGINES } from '../providers/index.ts';
import { quote } from '../shared/faults.ts';
import {
  boolean,
  commaList,
  countryFilter,
  languageFilter,
  oneOf,
  type ParsedParameter,
  parameter,
  promptFilter,
  readDomain,
  readOneUuid,
  textList,
  wholeNumber,
} from '../shared/parameters.ts';
import { MAX_URL } from '../shared/source-bounds.ts';
import { CONTENT_TYPES_OF_CITATIONS } from './domain-types.ts';
import { flag, inList, listFilter, numberFilter, one, repeated } from './filter-entry.ts';
import { rowCount } from './row-count.ts';

const ENGINE_IDS = ENGINES.map(({ id }) => id);

/** The brands that an answer mentions, by number, and their ranks, 0 for one that it only names. */
const MENTIONED = '`mentions.competitor_no`';
const RANKS = '`mentions.position`';

const oneBrand = (description: string) =>
  parameter(readOneUuid, { format: 'uuid', description, example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88' });

/** Classes of the sentiment towards the own brand, which ClickHouse holds in ten-thousandths. */
const TONES = ['positive', 'neutral', 'negative'] as const;
const TONE = "multiIf(brand_sentiment >= 2500, 'positive', brand_sentiment <= -2500, 'negative', 'neutral')";

/** SQL condition: a prompt's topic or language passes a condition over its name. */
const promptsWhere = (name: 'topic' | 'language', condition: string) =>
  `prompt_no IN (SELECT arrayJoin(arrayFilter((no, ${name}) -> ${condition}, prompt_topics.nos, prompt_topics.${name}s)))`;

/** Value for sites of unknown type. */
const UNKNOWN = 'unknown';

/** A text that is compared as it is. */
const readTextFilter: ParsedParameter<string> = (text) =>
  text !== '' && text.length <= MAX_URL && text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { fault: `must be a text of 1 to ${MAX_URL} characters, not ${quote(text)}` };

/** Characters of a text that is looked for in answers. */
const SEARCHED = { least: 2, most: 200 } as const;

/** A part of a text, as texts are stored: Unicode NFC. */
const readSearched: ParsedParameter<string> = (given) => {
  const text = given.normalize('NFC').trim();
  const { length } = [...text];
  return length >= SEARCHED.least && length <= SEARCHED.most && text.isWellFormed() && !text.includes('\0')
    ? { value: text }
    : { fault: `must be a text of ${SEARCHED.least} to ${SEARCHED.most} characters, not ${quote(given)}` };
};

/** Filters that decide which answers count, in the order of their clauses. */
export const ANSWER_FILTERS = {
  engine: listFilter({
    parameter: commaList(oneOf(ENGINE_IDS), {
      description: `Comma list of engines: ${ENGINE_IDS.join(', ')}; default all.`,
      example: 'chatgpt,gemini',
    }),
    meta: repeated('engine', ['chatgpt']),
    of: 'answers',
    needs: ['engine'],
    clause: () => 'engine IN {engine:Array(String)}',
  }),
  country: listFilter({
    parameter: countryFilter,
    meta: repeated('country', ['US']),
    of: 'answers',
    needs: ['country'],
    clause: () => 'country IN {country:Array(String)}',
  }),
  prompt_id: listFilter({
    parameter: promptFilter,
    meta: repeated('prompt', ['0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f']),
    of: 'answers',
    needs: ['prompt'],
    clause: () => 'prompt_no IN {prompt_no:Array(UInt32)}',
    params: (_ids, { prompt_id }) => ({ prompt_no: prompt_id ?? [] }),
  }),
  intent: listFilter({
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
  topic: listFilter({
    parameter: textList('topics', MAX_TOPIC, {
      description: `Comma list of topics of prompts, as they are written; one with a comma in double quotes. Default all.`,
      example: 'Project management,"Pricing, plans"',
    }),
    meta: repeated('topic', ['Project management']),
    of: 'answers',
    needs: ['prompt'],
    clause: () => promptsWhere('topic', 'topic IN {topic:Array(String)}'),
  }),
  tag: listFilter({
    parameter: textList('tags', MAX_TAG, {
      description:
        'Comma list of tags, without regard to letter case; one with a comma in double quotes: prompts with any of them. Default all.',
      example: 'small teams,Q4 launch',
    }),
    meta: repeated('tag', ['small teams']),
    of: 'answers',
    needs: ['prompt'],
    clause: () =>
      'prompt_no IN (SELECT arrayJoin(arrayFilter((no, tag) -> has(arrayMap(one -> lowerUTF8(one), {tag:Array(String)}), lowerUTF8(tag)), prompt_tags.nos, prompt_tags.tags)))',
  }),
  language: listFilter({
    parameter: languageFilter,
    meta: repeated("the prompt's language", ['en']),
    of: 'answers',
    needs: ['prompt'],
    clause: () => promptsWhere('language', 'language IN {language:Array(String)}'),
  }),
  brand_mentioned: flag({
    parameter: boolean('true: only answers that mention the own brand count, false: only others.'),
    meta: repeated('whether answers mention the own brand', true, z.boolean()),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'brand_mentioned = {brand_mentioned:Bool}',
    list: inList<boolean>({
      parameter: boolean('true: only answers that mention the own brand, false: only others.'),
      clause: 'brand_mentioned = {brand_mentioned:Bool}',
      params: (value) => ({ brand_mentioned: value }),
      count: (value) => rowCount('answers', value ? 'mentions' : 'answers - mentions'),
    }),
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
  competitor_position: numberFilter({
    parameter: wholeNumber(1, 100, {
      description:
        'Together with mentioned_competitor_id: only answers that rank that brand at this position count.',
      example: 1,
    }),
    meta: repeated('the rank of mentioned_competitor_id', [1], z.array(z.int().min(1).max(100))),
    of: 'answers',
    needs: ['answer'],
    beside: 'mentioned_competitor_id',
    // indexOf gives 0 for a brand that is not mentioned, and element 0 of an array is 0.
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
  competitor_mentioned: flag({
    parameter: boolean('true: only answers that mention a tracked competitor count, false: only others.'),
    meta: repeated('whether answers mention a tracked competitor', true, z.boolean()),
    of: 'answers',
    needs: ['answer'],
    clause: () => `hasAny(${MENTIONED}, config.tracked_nos) = {competitor_mentioned:Bool}`,
  }),
  brand_tone: listFilter({
    parameter: commaList(oneOf(TONES), {
      description: `Comma list of ${TONES.join(', ')}: only answers that mention the own brand with that sentiment count, with the bounds of sentiment_positive and so on.`,
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
    parameter: parameter(readTextFilter, {
      description: 'A page, as the citations report has its url: only answers that cite it count.',
      example: 'https://example.com/best-tools',
    }),
    meta: repeated('a page that answers cite', ['https://acme.example/']),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'has(`citations.url`, {cited_url:String})',
  }),
  cited_content_type: listFilter({
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
  text_contains: one({
    parameter: parameter(readSearched, {
      description: `Only answers whose text contains this, in any letter case, count: ${SEARCHED.least} to ${SEARCHED.most} characters. Texts that are no longer kept are not found.`,
      example: 'free trial',
    }),
    meta: repeated('a part of the text', ['free trial']),
    of: 'answers',
    needs: ['answer'],
    // Reads every text of the range: its time has the limit of any query.
    clause: () => 'positionCaseInsensitiveUTF8(text, {text_contains:String}) > 0',
  }),
  search_query: one({
    parameter: parameter(readTextFilter, {
      description:
        'A search, as the searches report has its query: only answers before which the engine ran it count.',
      example: 'best project management tools',
    }),
    meta: repeated('a search that engines ran', ['best project management tools']),
    of: 'answers',
    needs: ['answer'],
    clause: () => 'has(search_queries, {search_query:String})',
  }),
} as const;
