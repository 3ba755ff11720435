import type { FileFormat } from '../../shared/row-output.ts';
import type { ProblemCode } from '../problems.ts';
import { MEDIA_TYPES, OFFERED, ROW_HEADERS, type RowsOf } from '../responses/formats.ts';
import { errorResponses, PROBLEM_SCHEMA } from './openapi-errors.ts';
import { ETAG, HEADERS, headersOf, RATE_LIMIT_HEADERS, text } from './openapi-headers.ts';
import {
  type DocumentedResponse,
  eachSchema,
  type Json,
  type Media,
  openSchema,
  passExamplesDown,
  tidySchema,
} from './openapi-schemas.ts';

interface Operation extends Json {
  parameters?: (Json & { schema?: Json; example?: unknown })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocumentedResponse>;
  'x-problems'?: ProblemCode[];
  'x-rows'?: RowsOf;
  'x-public'?: boolean;
  security?: readonly Json[];
  'x-described'?: Record<string, { description?: string; examples?: readonly unknown[] }>;
}

/** A parameter's default as a value of its type: zod knows the text that is read. */
function typedDefault(schema: Json): Json {
  const { type, default: fallback } = schema;
  if (typeof fallback !== 'string' || (type !== 'integer' && type !== 'boolean')) return schema;
  return { ...schema, default: JSON.parse(fallback) };
}

const FORMAT_DESCRIPTIONS: Readonly<Record<FileFormat, string>> = {
  csv: 'the names of the columns, then a line per row (RFC 4180), an empty cell for null.',
  ndjson: 'the objects of data, one a line.',
  parquet: 'a Parquet file of them, packed with zstd.',
};

/**
 * The other formats of an operation that sends rows. They have the schema of the JSON response, whose rows they
 * are: with schemas of their own, what a typed client gets would be a text or an object.
 */
function addFormats({ responses: { 200: ok } }: Operation, rows: RowsOf): void {
  const schema = ok?.content?.[MEDIA_TYPES.json]?.schema;
  if (!ok || !schema) return;
  for (const name of ROW_HEADERS[rows]) {
    ok.headers = { ...ok.headers, [name]: { $ref: `#/components/headers/${name}` } };
  }
  for (const format of OFFERED[rows]) {
    if (format === 'json') continue;
    const type = MEDIA_TYPES[format];
    ok.description += ` As ${type}: ${FORMAT_DESCRIPTIONS[format]}`;
    ok.content = { ...ok.content, [type]: { schema } };
  }
}

/** Adds conditional requests: If-None-Match and the response 304. */
function addRevalidation(operation: Operation, isPublic: boolean): void {
  const { 200: ok } = operation.responses;
  if (!ok) return;
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  ok.headers = { ...ok.headers, ...headers };
  operation.responses['304'] = {
    description: `The response is unchanged since the ETag in If-None-Match.${isPublic ? '' : ' It counts as a request.'}`,
    headers: { ...headersOf('304'), ...headers },
  };
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description: 'ETag of an earlier response to this request; while it is unchanged, the response is 304.',
      schema: { type: 'string' },
      example: ETAG,
    },
  ];
}

/** Takes the key and its limit from an operation that needs none, in place. */
function openToAll(operation: Operation): void {
  operation.security = [];
  for (const response of Object.values(operation.responses)) {
    response.headers = Object.fromEntries(
      Object.entries(response.headers ?? {}).filter(([name]) => !RATE_LIMIT_HEADERS.includes(name)),
    );
  }
}

/** Completes an operation in place; `allowed` are the methods of its path. */
function complete(operation: Operation, method: string, allowed: string): void {
  const {
    'x-problems': problems = [],
    'x-rows': rows = 'pages',
    'x-public': isPublic = false,
    'x-described': described = {},
  } = operation;
  delete operation['x-problems'];
  delete operation['x-public'];
  delete operation['x-rows'];
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
  if (problems.includes('not_acceptable')) addFormats(operation, rows);
  Object.assign(operation.responses, errorResponses(problems), errorResponses(['method_not_allowed']));
  const refused = operation.responses['405'];
  if (refused) {
    refused.description = `\`method_not_allowed\`: This path with a method other than ${allowed}.`;
    refused.headers = { ...refused.headers, Allow: text('Methods that the path supports.', allowed) };
  }
  if (method === 'get') addRevalidation(operation, isPublic);
  if (isPublic) openToAll(operation);
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
      complete(operation, method, allowedOf(operations));
    }
  }
  const schemas: Record<string, Json> = { ...components.schemas, Problem: PROBLEM_SCHEMA };
  // Named schemas are used in responses only.
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
