import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lookUpNamed, NAMED_PARAMETERS, namedIn } from '../../catalogue/named.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import {
  FAULT_CODES,
  type FaultCode,
  type Finding,
  MAX_FAULTS,
  refusalOfFaults,
  shownName,
} from '../../shared/faults.ts';
import { FIXED_FIELDS } from '../../shared/fixed-fields.ts';
import type { Fault } from '../../shared/refusal.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { callerOf } from '../caller.ts';
import { Problem } from '../problems.ts';

type RequestPart = 'body' | 'querystring';

const GENERAL: Readonly<Record<RequestPart, FaultCode>> = {
  body: 'invalid_body',
  querystring: 'invalid_parameter',
};

/** A fault of a parameter may have a code of its own: `custom` issues carry it as `code`. */
const codeOf = (issue: z.core.$ZodIssue, part: RequestPart): FaultCode =>
  FAULT_CODES.find((code) => issue.code === 'custom' && issue.params?.code === code) ?? GENERAL[part];

/** The name a fault is reported under: the parameter, or the path of a body field such as `countries.1`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'body' : shownName(path.map(String).join('.'));

/** Beginning of the message of a fault whose name is empty (`?=1`), which would have no subject otherwise. */
const NAMELESS: Readonly<Record<RequestPart, string>> = {
  body: 'a field without a name ',
  querystring: 'a parameter without a name ',
};

/** The parameters or fields that a schema knows. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  let object: unknown = schema;
  while (object instanceof z.ZodPipe) object = object.in;
  return object instanceof z.ZodObject ? object.shape : {};
}

/** `dimensions[0]` as `dimensions`: some clients write lists so. */
const withoutBrackets = (name: string) => name.replace(/\[\w*\]$/, '');

/** Faults of fields or parameters that are not known. */
export function unknownKeys(
  { keys, path }: Pick<z.core.$ZodIssueUnrecognizedKeys, 'keys' | 'path'>,
  known: readonly string[],
  fixed: readonly string[],
  part: RequestPart,
): Finding[] {
  const allowed = known.length > 0 ? `allowed are ${known.join(', ')}` : 'none is allowed here';
  return keys.map((key, index) => {
    // Only for reported faults: comparing thousands of names would take long.
    const meant = index < MAX_FAULTS && key !== '' ? didYouMean(withoutBrackets(key), known) : null;
    const hint = meant === null ? '' : `; did you mean ${meant}?`;
    const parameter = nameOf([...path, key]);
    return {
      code: GENERAL[part],
      parameter,
      message: `${parameter === '' ? NAMELESS[part] : ''}${fixed.includes(key) ? 'cannot be changed here' : 'is not known'}; ${allowed}${hint}`,
    };
  });
}

function findingsOf(issue: z.core.$ZodIssue, schema: z.ZodType, part: RequestPart): Finding[] {
  const known = issue.path.length === 0 ? Object.keys(shapeOf(schema)) : [];
  if (issue.code === 'unrecognized_keys') {
    return unknownKeys(issue, known, FIXED_FIELDS.get(schema)?.names ?? [], part);
  }
  const isWhole = issue.path.length === 0 && issue.code === 'invalid_type';
  const message = isWhole ? `must be a JSON object with any of ${known.join(', ')}` : issue.message;
  return [{ code: codeOf(issue, part), parameter: nameOf(issue.path), message }];
}

/** Value of a part of a request, or all its faults. */
function check(schema: z.ZodType | undefined, data: unknown, part: RequestPart) {
  if (!schema) return { value: data, findings: [] };
  const result = schema.safeParse(data === undefined ? {} : data);
  return result.success
    ? { value: result.data, findings: [] }
    : { value: data, findings: result.error.issues.flatMap((issue) => findingsOf(issue, schema, part)) };
}

/** Parsed value of a part of a body, or its faults, each under the path of its field. */
export function readPart<T>(
  schema: z.ZodType<T>,
  data: unknown,
): { readonly value: T } | { readonly errors: readonly Fault[] } {
  const { value, findings } = check(schema, data, 'body');
  return findings.length === 0
    ? { value: value as T }
    : { errors: findings.map(({ parameter, message }) => ({ parameter, message })) };
}

/**
 * Parsed query parameters.
 * @throws Refusal with all faults, except those that need a look-up.
 */
export function readQuery<T>(schema: z.ZodType<T>, query: unknown): T {
  const { value, findings } = checkQuery(schema, query);
  if (findings.length > 0) throw refusalOfFaults(findings);
  return value;
}

/** Parsed query parameters, which are of their type where nothing is found. */
export function checkQuery<T>(schema: z.ZodType<T>, query: unknown) {
  const { value, findings } = check(schema, query, 'querystring');
  return { value: value as T, findings };
}

/** Value of a parameter of a faulty request; undefined where the parameter itself is at fault. */
function readable(schema: z.ZodType, query: Record<string, unknown>, name: string): unknown {
  const result = shapeOf(schema)[name]?.safeParse(query[name]);
  if (result?.success !== false) return result?.data;
  return result.error.issues.map((issue) => issue.code === 'custom' && issue.params?.read).find(Boolean);
}

/** Faults of a query that need a look-up: ids in its filters that do not exist. */
export async function namedFaults(
  postgres: Postgres,
  brand: BrandScope,
  query: Record<string, unknown>,
  schema: z.ZodType,
): Promise<readonly Finding[]> {
  const said = NAMED_PARAMETERS.map((name) => [name, readable(schema, query, name)]);
  const named = namedIn(Object.fromEntries(said));
  // A faulty `include_archived` leaves open whether archived prompts are meant, so they are allowed.
  const includeArchived = readable(schema, query, 'include_archived') !== false;
  const { faults } = await lookUpNamed(postgres, brand, named, includeArchived);
  return faults;
}

/**
 * Checks path, body and query of each request by the schemas of its route, and replaces them with the parsed
 * values. All faults of a request are reported at once, including those that need a look-up. A path parameter
 * that is no id gives `not_found`.
 */
export function checkRequests(app: FastifyInstance, postgres: Postgres): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.addHook('preValidation', (request, _reply, done) => {
    const schemas = (request.routeOptions.schema ?? {}) as Partial<Record<RequestPart | 'params', z.ZodType>>;
    if (schemas.params?.safeParse(request.params).success === false) throw new Problem('not_found');
    const body = check(schemas.body, request.body, 'body');
    const query = check(schemas.querystring, request.query, 'querystring');
    const findings = [...body.findings, ...query.findings];
    if (schemas.querystring && query.findings.length > 0 && request.caller !== null) {
      const sent = request.query as Record<string, unknown>;
      namedFaults(postgres, callerOf(request), sent, schemas.querystring).then(
        (more) => done(refusalOfFaults([...findings, ...more])),
        done,
      );
      return;
    }
    if (findings.length > 0) throw refusalOfFaults(findings);
    request.body = body.value;
    request.query = query.value;
    done();
  });
}

/**
 * Reads a query string into an object without a prototype. A parameter given twice becomes an array, which
 * no schema accepts as a value (see `parameter` in parameters.ts).
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = query[name];
    if (Array.isArray(earlier)) earlier.push(value);
    else query[name] = earlier === undefined ? value : [earlier, value];
  }
  return query;
}
