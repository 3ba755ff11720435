import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { type Fault, Problem, type ProblemCode } from './problems.ts';

/** A fault of a parameter may ask for a problem code of its own: `custom` issues carry it as `code`. */
const codeOf = (issue: z.core.$ZodIssue): ProblemCode | undefined =>
  issue.code === 'custom' ? (issue.params?.code as ProblemCode | undefined) : undefined;

/** The name a fault is reported under: the parameter, or the path of a body field such as `countries.1`. */
const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body';

function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType): Fault[] {
  if (issue.code !== 'unrecognized_keys') return [{ parameter: nameOf(issue.path), message: issue.message }];
  let object: unknown = schema;
  while (object instanceof z.ZodPipe) object = object.in;
  const known = object instanceof z.ZodObject && issue.path.length === 0 ? Object.keys(object.shape) : [];
  const allowed = known.length > 0 ? `allowed are ${known.join(', ')}` : 'none is allowed here';
  return issue.keys.map((key) => ({
    parameter: nameOf([...issue.path, key]),
    message: `is not known; ${allowed}`,
  }));
}

/**
 * Validates with zod and reports every fault of a request at once. The problem code is `invalid_parameter`
 * or, for a body, `invalid_body`; where all faults ask for one code of their own, it is that one.
 * A path parameter that is no id names nothing: `not_found`.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = schema.safeParse(data ?? {});
    if (result.success) return { value: result.data };
    if (httpPart === 'params') return { error: new Problem('not_found') };
    const codes = new Set(result.error.issues.map(codeOf));
    const [code] = codes;
    const general = httpPart === 'body' ? 'invalid_body' : 'invalid_parameter';
    const errors = result.error.issues.flatMap((issue) => faultsOf(issue, schema));
    const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; ');
    return {
      error: new Problem(codes.size === 1 && code ? code : general, {
        detail: detail.length <= 500 ? detail : `${detail.slice(0, 497)}...`,
        errors,
      }),
    };
  };

/**
 * Reads a query string into an object without a prototype. A parameter given twice becomes an array, which
 * no schema accepts as a value (see `parameter` in parameters.ts).
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  return query;
}
