import { MAX_FAULTS } from '../words/faults.ts';
import { MEDIA_TYPES } from './formats.ts';
import { eachSchema, openSchema, passExamplesDown, tidySchema } from './openapi-schemas.ts';
import {
  API_PROBLEMS,
  PROBLEMS,
  Problem,
  type ProblemCode,
  type ProblemDetails,
  problemBody,
} from './problems.ts';

/* The parts of an OpenAPI document this file works on, as loose as JSON. */
type Json = Record<string, unknown>;

interface Media extends Json {
  schema?: Json;
  example?: unknown;
}

interface DocumentedResponse extends Json {
  description: string;
  headers?: Json;
  content?: Record<string, Media>;
}

interface Operation extends Json {
  parameters?: (Json & { schema?: Json; example?: unknown })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocumentedResponse>;
  'x-problems'?: ProblemCode[];
  'x-described'?: Record<string, { description?: string; examples?: readonly unknown[] }>;
}

const REQUEST_ID = '7f9c24e8-3b1f-4ef0-9d3a-5a2b8c6d4e10';
const PROMPT_ID = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';

const ETAG = '"7M0ap2XcQeYbbSYKnqjkSA7TCNRW8pYZ6lLDVYbBDqc"';

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

const HEADERS = {
  'X-Request-Id': text(
    "The caller's own X-Request-Id where that is 1 to 128 letters, digits, dots, hyphens and underscores, otherwise a new id.",
    REQUEST_ID,
  ),
  'RateLimit-Limit': count('Requests of the brand in any 60 seconds, over all its keys.', 200),
  'RateLimit-Remaining': count('Requests that would be let through at once now.', 187),
  'RateLimit-Reset': count('Seconds until the whole limit is there again, where nothing else is sent.', 42),
  'Retry-After': count(
    'Seconds to wait before another try. After 429 a request is let through then, unless others were first.',
    42,
  ),
  'WWW-Authenticate': text('The way to authenticate.', 'Bearer'),
  'X-Total-Count': count(
    'Rows of all pages together. Only where the rows are sent in another format than JSON.',
    42,
  ),
  'X-Has-More': text('true where rows follow this page. Only in other formats than JSON.', 'false'),
  'X-Data-Through': text(
    'Of reports: time of the newest complete answer in the range, left out where there is none. Only in other formats than JSON.',
    '2026-11-02T04:10:00.000Z',
  ),
  Location: text('The path of what was created.', `/v1/prompts/${PROMPT_ID}`),
  ETag: text('Names these very bytes: send it in If-None-Match to be told whether they still hold.', ETAG),
} as const;

/** The headers of a response with a status. */
function headersOf(status: string): Json {
  const names: (keyof typeof HEADERS)[] = ['X-Request-Id'];
  // At 5xx only where it was known by then who asks: where Postgres is away nobody is, and nothing is counted.
  if (status !== '401') names.push('RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset');
  if (status === '401') names.push('WWW-Authenticate');
  if (status === '429' || status === '503') names.push('Retry-After');
  if (status === '201') names.push('Location');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const field = (description: string, example: unknown, schema: Json = { type: 'string' }) => ({
  ...schema,
  description,
  examples: [example],
});

const EXISTING_PROMPT = field('Of prompt_already_exists: the prompt with this text.', PROMPT_ID, {
  type: 'string',
  format: 'uuid',
});

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Every error response (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: field('Always about:blank: `code` tells problems apart.', 'about:blank', { const: 'about:blank' }),
    title: field('The name of the status.', 'Bad Request'),
    status: field('The status of the response.', 400, { type: 'integer' }),
    code: field('What is wrong, for programs.', 'invalid_parameter', {
      type: 'string',
      enum: Object.keys(API_PROBLEMS),
    }),
    detail: field('What is wrong, for people; at most 500 characters of faults.', 'limit: must be …'),
    errors: {
      type: 'array',
      description: `Every fault of the request; of more than ${MAX_FAULTS} the first ${MAX_FAULTS}.`,
      maxItems: MAX_FAULTS,
      items: {
        type: 'object',
        required: ['parameter', 'message'],
        properties: {
          parameter: field('The parameter, or the path of the body field.', 'countries.1'),
          message: field(
            'What is wrong with it, and what is allowed.',
            'must not be empty: 1 to 1000 characters are allowed',
          ),
        },
      },
    },
    prompt_id: EXISTING_PROMPT,
    request_id: field('Equals the header X-Request-Id.', REQUEST_ID),
  },
};

/** What the examples of some codes show beside what is always there. */
const DETAILS: Partial<Record<ProblemCode, ProblemDetails>> = {
  invalid_parameter: {
    detail: 'limit: must be a whole number from 1 to 200, not "0"',
    errors: [{ parameter: 'limit', message: 'must be a whole number from 1 to 200, not "0"' }],
  },
  invalid_body: {
    detail: 'text: must not be empty: 1 to 1000 characters are allowed',
    errors: [{ parameter: 'text', message: 'must not be empty: 1 to 1000 characters are allowed' }],
  },
  prompt_already_exists: { prompt_id: PROMPT_ID },
};

const exampleOf = (code: ProblemCode) => ({
  summary: code,
  value: problemBody(new Problem(code, DETAILS[code]), REQUEST_ID),
});

/** A problem with one of some codes, which all have the same status. */
function schemaOf(status: string, codes: readonly ProblemCode[]) {
  const properties: Json = {
    status: field('The status of the response.', Number(status), { const: Number(status) }),
    code: field('What is wrong, for programs.', codes[0], { type: 'string', enum: codes }),
  };
  if (codes.every((code) => code === 'prompt_already_exists')) properties.prompt_id = EXISTING_PROMPT;
  return {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', required: Object.keys(properties), properties },
    ],
  };
}

/** An operation's error responses, one per status, with an example per code. */
function errorResponses(codes: readonly ProblemCode[]): Record<string, DocumentedResponse> {
  const byStatus = Object.groupBy(codes, (code) => PROBLEMS[code][0]);
  const entries = Object.entries(byStatus).map(([status, some = []]): [string, DocumentedResponse] => [
    status,
    {
      description: some.map((code) => `\`${code}\`: ${PROBLEMS[code][2]}`).join(' '),
      headers: headersOf(status),
      content: {
        'application/problem+json': {
          schema: schemaOf(status, some),
          examples: Object.fromEntries(some.map((code) => [code, exampleOf(code)])),
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** A parameter's default as a value of its type: zod knows the text that is read. */
function typedDefault(schema: Json): Json {
  const { type, default: fallback } = schema;
  if (typeof fallback !== 'string' || (type !== 'integer' && type !== 'boolean')) return schema;
  return { ...schema, default: JSON.parse(fallback) };
}

/**
 * The other formats of an operation that sends rows. They have the schema of the JSON response, whose rows they
 * are: with schemas of their own, what a typed client gets would be a text or an object.
 */
function addFormats({ responses: { 200: ok } }: Operation): void {
  const schema = ok?.content?.[MEDIA_TYPES.json]?.schema;
  if (!ok || !schema) return;
  for (const name of ['X-Total-Count', 'X-Has-More', 'X-Data-Through']) {
    ok.headers = { ...ok.headers, [name]: { $ref: `#/components/headers/${name}` } };
  }
  ok.description += ` As ${MEDIA_TYPES.csv}: the names of the columns, then a line per row (RFC 4180), an empty cell for null. As ${MEDIA_TYPES.ndjson}: the objects of data, one a line. As ${MEDIA_TYPES.parquet}: a Parquet file of them, packed with zstd.`;
  const { csv, ndjson, parquet } = MEDIA_TYPES;
  for (const type of [csv, ndjson, parquet]) ok.content = { ...ok.content, [type]: { schema } };
}

/** What a caller may ask of something it has. */
function addRevalidation(operation: Operation): void {
  const { 200: ok } = operation.responses;
  if (!ok) return;
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  ok.headers = { ...ok.headers, ...headers };
  operation.responses['304'] = {
    description: 'The caller has it: what If-None-Match names is what would be sent. It counts as a request.',
    headers: { ...headersOf('304'), ...headers },
  };
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description:
        'The ETag of an earlier response to this request; where it still holds, the response is 304.',
      schema: { type: 'string' },
      example: ETAG,
    },
  ];
}

/** Completes an operation in place; `allowed` are the methods of its path. */
function complete(operation: Operation, allowed: string): void {
  const { 'x-problems': problems = [], 'x-described': described = {} } = operation;
  delete operation['x-problems'];
  delete operation['x-described'];
  for (const parameter of operation.parameters ?? []) {
    const { example, ...schema } = parameter.schema ?? {};
    Object.assign(parameter, { schema: typedDefault(schema) }, example === undefined ? {} : { example });
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    media.example ??= described.body?.examples?.[0];
    passExamplesDown(media.schema, media.example);
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    const { description, examples } = described[status] ?? {};
    if (description) response.description = description;
    response.headers = { ...headersOf(status), ...response.headers };
    const json = response.content?.['application/json'];
    if (json && examples) json.example ??= examples[0];
  }
  if (problems.includes('not_acceptable')) addFormats(operation);
  Object.assign(operation.responses, errorResponses(problems), errorResponses(['method_not_allowed']));
  const refused = operation.responses['405'];
  if (refused) {
    refused.description = `\`method_not_allowed\`: This path with another method than ${allowed}.`;
    refused.headers = { ...refused.headers, Allow: text('The methods that the path supports.', allowed) };
  }
}

/** The methods of a path as the header Allow names them; HEAD is GET without a body. */
const allowedOf = (operations: Readonly<Record<string, unknown>>) =>
  Object.keys(operations)
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ');

/** The names of schemas that a part of a document refers to. */
const referredTo = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

/** Drops schemas that no operation uses: the converter lists each one as input and as output. */
function pruneSchemas(paths: object, schemas: Readonly<Record<string, Json>>): Json {
  const used = new Set(referredTo(paths));
  // A set is walked to its end, what is added on the way included.
  for (const name of used) for (const other of referredTo(schemas[name])) used.add(other);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/**
 * Adds to a converted document what the converters leave out: the error responses of each operation, the
 * headers of every response, and examples. Schemas of responses are open to fields of later versions.
 */
export function completeDocument<D extends object>(document: D): D {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas?: Record<string, Json> };
  };
  for (const operations of Object.values(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      complete(operation, allowedOf(operations));
      if (method === 'get') addRevalidation(operation);
    }
  }
  const schemas: Record<string, Json> = { ...components.schemas, Problem: PROBLEM_SCHEMA };
  // Whatever has a name is part of responses only.
  for (const schema of Object.values(schemas)) {
    eachSchema(schema, openSchema);
    passExamplesDown(schema, (schema.examples as unknown[] | undefined)?.[0]);
  }
  eachSchema({ paths, schemas }, tidySchema);
  return {
    ...document,
    components: { ...components, headers: HEADERS, schemas: pruneSchemas(paths, schemas) },
  };
}
