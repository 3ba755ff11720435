import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A response as tests look at it: `body` is the parsed JSON, or the text where it is not JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests assert on bodies of any shape.
export interface ApiResponse<T = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
}

interface DocumentedResponse {
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, { readonly schema?: object }>;
}

interface Document {
  readonly paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>;
}

const PROBLEM = 'application/problem+json';

/** Statuses that a path outside the document may be answered with. */
const UNDOCUMENTED = [400, 401, 403, 404, 429, 431, 500, 503];

/** Headers of rows in other formats than JSON, and of pages that others follow. */
const OF_SOME = [
  'X-Total-Count',
  'X-Has-More',
  'X-Data-Through',
  'X-Next-Cursor',
  'X-Complete-Through',
  'Link',
];

const OF_THE_LIMIT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** True where a response may lack a documented header; a 5xx may come before the caller is known. */
const mayLack = (header: string, status: number) =>
  OF_SOME.includes(header) || (status >= 500 && OF_THE_LIMIT.includes(header));

const pointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * The document with schemas that allow no more fields than they describe: theirs are open to fields of later
 * versions, but whatever is sent today must be described. Parts of an `allOf` stay open to what the others describe.
 */
function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, isPart));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, closed(part, key === 'allOf')]),
  );
  const isObject = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isObject && !isPart ? { ...copy, additionalProperties: false } : copy;
}

/** Checks responses against an OpenAPI document. */
export function createContract(document: object) {
  const { paths } = document as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(closed(document) as AnySchemaObject, 'api');
  const templates = Object.keys(paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

  const validate = (where: string, schema: string, body: unknown) => {
    const check = ajv.getSchema(`api#${schema}`) ?? ajv.compile({ $ref: `api#${schema}` });
    if (!check(body)) throw new Error(`${where}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body)}`);
  };

  function checkProblem(where: string, response: ApiResponse): void {
    validate(where, '/components/schemas/Problem', response.body);
    const { status, request_id } = response.body;
    if (status !== response.status) throw new Error(`${where}: the body says status ${status}`);
    if (request_id !== response.headers.get('x-request-id')) {
      throw new Error(`${where}: request_id is not the header X-Request-Id`);
    }
  }

  /** @throws Error with the difference between a response and the document. */
  return (method: string, path: string, response: ApiResponse): void => {
    const where = `${method} ${path.slice(0, 200)} → ${response.status}`;
    const type = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
    if (response.headers.has('access-control-allow-origin')) throw new Error(`${where}: a CORS header`);
    if (type === PROBLEM) checkProblem(where, response);
    else if (response.status >= 400 && method !== 'HEAD') throw new Error(`${where}: an error as ${type}`);

    const [pathname = ''] = path.split('?', 1);
    // As the router does: a path that is named goes before one with a parameter.
    const template =
      pathname in paths ? pathname : templates.find(({ pattern }) => pattern.test(pathname))?.template;
    if (template === undefined) {
      if (pathname.startsWith('/v1') && !UNDOCUMENTED.includes(response.status)) {
        throw new Error(`${where}: not in the OpenAPI document`);
      }
      return;
    }
    const operations = paths[template] ?? {};
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    // Responses for other methods are the same on every operation of a path.
    const name = asked in operations ? asked : (Object.keys(operations)[0] ?? '');
    const documented = operations[name]?.responses[String(response.status)];
    if (!documented) throw new Error(`${where}: no such status in the OpenAPI document`);
    const headers = Object.keys(documented.headers ?? {});
    for (const header of headers) {
      if (!response.headers.has(header) && !mayLack(header, response.status))
        throw new Error(`${where}: without the header ${header}`);
    }
    for (const header of OF_THE_LIMIT) {
      if (response.headers.has(header) && !headers.includes(header))
        throw new Error(`${where}: ${header} is not in the OpenAPI document`);
    }
    if (method === 'HEAD' || response.status === 304) return;
    const media = documented.content?.[type];
    if (!media) throw new Error(`${where}: ${type} is not in the OpenAPI document`);
    if (!/json$/.test(type) || !media.schema) return;
    const schema = pointer(
      'paths',
      template,
      name,
      'responses',
      String(response.status),
      'content',
      type,
      'schema',
    );
    validate(where, schema, response.body);
  };
}
