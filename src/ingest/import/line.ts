import { z } from 'zod';
import { tagsField, topicField } from '../../prompts/topics.ts';
import { ENGINES } from '../../providers/index.ts';
import { normalizeCountry } from '../../shared/countries.ts';
import { quote } from '../../shared/faults.ts';
import { readJson } from '../../shared/json.ts';
import { MAX_QUERIES, MAX_QUERY, normalizeQuery } from '../../shared/search-queries.ts';
import { MAX_SOURCES, MAX_TITLE, MAX_URL } from '../../shared/source-bounds.ts';
import { MAX_TEXT } from '../../shared/text-format.ts';
import { answerText } from '../../sources/answer-text.ts';
import {
  hasDistinctPositions,
  type ImportLine,
  MAX_MENTIONS,
  MAX_NAME,
  MAX_POSITION,
  MAX_PROMPT,
  MAX_PROMPT_CHARACTERS,
  NO_TIME,
  normalizeName,
  timeOf,
} from './line-form.ts';
import { plainLine } from './plain-line.ts';

export type { ImportLine } from './line-form.ts';

const timestamp = z.string({ error: NO_TIME }).transform((text, context) => {
  const at = timeOf(text);
  if (typeof at === 'number') return at;
  context.addIssue({ code: 'custom', message: at });
  return z.NEVER;
});

const position = z
  .int({ error: `must be a whole number from 1 to ${MAX_POSITION}` })
  .min(1)
  .max(MAX_POSITION);

const text = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .max(max, { error: `must have at most ${max} characters` })
    .refine((value) => value.isWellFormed(), { error: 'must be well-formed Unicode' });

/** A text that Postgres keeps, which can hold no NUL. */
const storedText = (max: number) =>
  text(max).refine((value) => !value.includes('\0'), { error: 'must not hold the character NUL' });

/** Fault of an object itself, its fields aside. */
const objectError = (fields: readonly string[]) => (issue: z.core.$ZodRawIssue) =>
  issue.code === 'unrecognized_keys'
    ? `must not have ${issue.keys.slice(0, 10).map(quote).join(', ')}; allowed are ${fields.join(', ')}`
    : 'must be a JSON object';

/** An object that has these fields and no others. */
const objectOf = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, { error: objectError(Object.keys(shape)) });

const mention = objectOf({
  competitor_id: z.uuid({ error: 'must be a UUID' }).toLowerCase().optional(),
  name: storedText(MAX_NAME)
    .transform(normalizeName)
    .refine((name) => name !== '', { error: 'must not be empty' })
    .optional(),
  position: position.nullish().transform((value) => value ?? null),
  sentiment: z.number({ error: 'must be a number from -1 to 1' }).min(-1).max(1).default(0),
}).refine(({ competitor_id, name }) => competitor_id !== undefined || name !== undefined, {
  error: 'needs a competitor_id or a name',
});

/** A list whose length is looked at first: of a line of millions of items, each would have a fault of its own. */
const list = <S extends z.ZodType>(item: S, max: number) =>
  z
    .array(z.unknown(), { error: 'must be a list' })
    .max(max, { error: `must have at most ${max} items` })
    .pipe(z.array(item));

const citation = objectOf({
  url: text(MAX_URL),
  title: text(MAX_TITLE)
    .nullish()
    .transform((title) => title ?? ''),
  position: position.optional(),
  kind: z.enum(['linked', 'listed'], { error: 'must be linked or listed' }).optional(),
});

const searchQuery = storedText(MAX_QUERY)
  .transform(normalizeQuery)
  .refine((query) => query !== '', { error: 'must not be empty' });

/** A line of an import file, and whatever is wrong with it. */
export const importLine: z.ZodType<ImportLine> = objectOf({
  id: z.uuid({ error: 'must be a UUID' }).toLowerCase().optional(),
  prompt_id: z.uuid({ error: 'must be a UUID' }).toLowerCase().optional(),
  prompt_text: storedText(MAX_PROMPT)
    .transform(normalizeName)
    .refine((value) => value.length > 0 && [...value].length <= MAX_PROMPT_CHARACTERS, {
      error: `must have 1 to ${MAX_PROMPT_CHARACTERS} characters`,
    })
    .optional(),
  topic: topicField('Topic of the prompt, where the line creates it.').optional(),
  tags: tagsField('Tags of the prompt, where the line creates it.').optional(),
  engine: z.enum(
    ENGINES.map(({ id }) => id),
    { error: `must be one of ${ENGINES.map(({ id }) => id).join(', ')}` },
  ),
  country: z.string({ error: 'must be a country code' }).transform((code, context) => {
    const country = normalizeCountry(code);
    if (country) return country;
    context.addIssue({ code: 'custom', message: 'must be an assigned ISO 3166-1 alpha-2 code' });
    return z.NEVER;
  }),
  answered_at: timestamp,
  text: text(MAX_TEXT),
  text_format: z.enum(['markdown', 'plain'], { error: 'must be markdown or plain' }).default('markdown'),
  mentions: list(mention, MAX_MENTIONS).optional(),
  citations: list(citation, MAX_SOURCES)
    .refine(hasDistinctPositions, { error: 'must not have the same position twice' })
    .default([]),
  search_queries: list(searchQuery, MAX_QUERIES).nullish(),
}).refine(({ prompt_id, prompt_text }) => prompt_id !== undefined || prompt_text !== undefined, {
  error: 'needs a prompt_id or a prompt_text',
});

/** A reason is told on one line of a terminal. */
const MAX_FAULTS = 10;
const MAX_REASON = 1_000;

const shortened = (reason: string) =>
  reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)}…` : reason;

/** Fault of a line that is no JSON at all. */
export const NO_JSON = 'is not JSON';

const JSON_FAULTS = {
  invalid: NO_JSON,
  repeated: 'has two fields of the same name in one object',
} as const;

/** A line with its text as the reader of the answer gets it; what is wrong where that is none. */
function asAnswered(line: ImportLine): ImportLine | string {
  const places = new Set(line.citations.map(({ position }, index) => position ?? index + 1));
  const urls = line.citations.map(({ url }) => url);
  const text = answerText(line.text, line.text_format, { urls, isPlace: (place) => places.has(place) });
  if (text === line.text) return line;
  return text === ''
    ? 'text holds a notice or thoughts in place of an answer'
    : { ...line, text, given: line.text };
}

/** Reads one line; what is wrong with it, in one sentence, otherwise. */
export function readLine(line: string): ImportLine | string {
  const json = readJson(line);
  if ('fault' in json) return JSON_FAULTS[json.fault];
  const plain = plainLine(json.value);
  if (plain !== null) return asAnswered(plain);
  const result = importLine.safeParse(json.value);
  if (result.success) return asAnswered(result.data);
  const { issues } = result.error;
  const faults = issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => shortened([path.join('.'), message].filter(Boolean).join(' ')));
  if (issues.length > MAX_FAULTS) faults.push(`and ${issues.length - MAX_FAULTS} more faults`);
  return faults.join('; ');
}
