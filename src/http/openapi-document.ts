import { MEDIA_TYPES } from './formats.ts';
import { PROBLEMS, Problem, type ProblemCode, type ProblemDetails, problemBody } from './problems.ts';

/* The parts of an OpenAPI document this file works on, as loose as JSON. */
type Json = Record<string, unknown>;

interface Media extends Json {
  schema?: Json;
  example?: unknown;
}

interface Response extends Json {
  description: string;
  headers?: Json;
  content?: Record<string, Media>;
}

interface Operation extends Json {
  parameters?: { schema?: Json; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-problems'?: ProblemCode[];
  'x-described'?: Record<string, { description?: string; examples?: readonly unknown[] }>;
}

const REQUEST_ID = '7f9c24e8-3b1f-4ef0-9d3a-5a2b8c6d4e10';

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
  'X-Request-Id': text("The caller's own X-Request-Id, or a new id.", REQUEST_ID),
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
  Location: text('The path of what was created.', '/v1/prompts/0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f'),
} as const;

/** The headers of a response with a status. */
function headersOf(status: string): Json {
  const names: (keyof typeof HEADERS)[] = ['X-Request-Id'];
  // Where Postgres is away nobody is authenticated, so nothing is counted.
  if (status !== '401' && !status.startsWith('5'))
    names.push('RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset');
  if (status === '401') names.push('WWW-Authenticate');
  if (status === '429' || status === '503') names.push('Retry-After');
  if (status === '201') names.push('Location');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Every error response (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      description: 'Every fault of the request.',
      items: {
        type: 'object',
        required: ['parameter', 'message'],
        properties: { parameter: { type: 'string' }, message: { type: 'string' } },
        additionalProperties: false,
      },
    },
    prompt_id: {
      type: 'string',
      format: 'uuid',
      description: 'Of prompt_already_exists: the prompt with this text.',
    },
    request_id: { type: 'string', description: 'Equals the header X-Request-Id.' },
  },
  additionalProperties: false,
};

/** What the examples of some codes show beside what is always there. */
const DETAILS: Partial<Record<ProblemCode, ProblemDetails>> = {
  invalid_parameter: {
    detail: 'limit: must be a whole number from 1 to 200, not "0"',
    errors: [{ parameter: 'limit', message: 'must be a whole number from 1 to 200, not "0"' }],
  },
  invalid_body: {
    detail: 'text: must not be empty',
    errors: [{ parameter: 'text', message: 'must not be empty' }],
  },
  prompt_already_exists: { prompt_id: '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f' },
};

const exampleOf = (code: ProblemCode) => ({
  summary: code,
  value: problemBody(new Problem(code, DETAILS[code]), REQUEST_ID),
});

/** An operation's error responses, one per status, with an example per code. */
function errorResponses(codes: readonly ProblemCode[]): Record<string, Response> {
  const byStatus = Object.groupBy(codes, (code) => PROBLEMS[code][0]);
  const entries = Object.entries(byStatus).map(([status, some = []]): [string, Response] => [
    status,
    {
      description: some.map((code) => `\`${code}\`: ${PROBLEMS[code][2]}`).join(' '),
      headers: headersOf(status),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
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

/** The other formats of an operation that sends rows. */
function addFormats({ responses: { 200: ok } }: Operation): void {
  if (!ok) return;
  for (const name of ['X-Total-Count', 'X-Has-More', 'X-Data-Through']) {
    ok.headers = { ...ok.headers, [name]: { $ref: `#/components/headers/${name}` } };
  }
  ok.content = {
    ...ok.content,
    [MEDIA_TYPES.csv]: {
      schema: { type: 'string' },
      example: 'The names of the columns, then a line per row (RFC 4180). Null is an empty cell.',
    },
    [MEDIA_TYPES.ndjson]: { schema: { type: 'string' }, example: 'The objects of data, one per line.' },
    [MEDIA_TYPES.parquet]: {
      schema: { type: 'string', contentMediaType: MEDIA_TYPES.parquet },
      example: 'A Parquet file, packed with zstd.',
    },
  };
}

/** Completes an operation in place. */
function complete(operation: Operation): void {
  const { 'x-problems': problems = [], 'x-described': described = {} } = operation;
  delete operation['x-problems'];
  delete operation['x-described'];
  for (const parameter of operation.parameters ?? []) {
    const { example, ...schema } = parameter.schema ?? {};
    Object.assign(parameter, { schema: typedDefault(schema) }, example === undefined ? {} : { example });
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    media.example ??= described.body?.examples?.[0];
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    const { description, examples } = described[status] ?? {};
    if (description) response.description = description;
    response.headers = { ...headersOf(status), ...response.headers };
    const json = response.content?.['application/json'];
    if (json && examples) json.example ??= examples[0];
  }
  if (problems.includes('not_acceptable')) addFormats(operation);
  Object.assign(operation.responses, errorResponses(problems));
}

/** Drops schemas that nothing refers to: the converter lists each one as input and as output. */
function pruneSchemas(document: Json, schemas: Json): Json {
  const used = (name: string) =>
    JSON.stringify([document.paths, schemas]).includes(`"#/components/schemas/${name}"`);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used(name)));
}

/**
 * Adds to a converted document what the converters leave out: the error responses of each operation, the
 * headers of every response, and examples.
 */
export function completeDocument<D extends object>(document: D): D {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas?: Json };
  };
  for (const operations of Object.values(paths)) Object.values(operations).forEach(complete);
  const schemas = { ...components.schemas, Problem: PROBLEM_SCHEMA };
  return {
    ...document,
    components: { ...components, headers: HEADERS, schemas: pruneSchemas({ paths }, schemas) },
  };
}
