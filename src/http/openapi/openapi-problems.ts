import type { FastifyContextConfig } from 'fastify';
import { z } from 'zod';
import { NAMED, NAMED_PARAMETERS } from '../../catalogue/named.ts';
import { PROBLEMS, type ProblemCode } from '../problems.ts';
import { shapeOf } from '../requests/validation.ts';

/** Problems that any request may get, and any with a key. */
const ALWAYS: readonly ProblemCode[] = ['internal_error'];
const WITH_KEY: readonly ProblemCode[] = [
  'api_key_missing',
  'api_key_invalid',
  'plan_upgrade_required',
  'rate_limit_exceeded',
  'unavailable',
];

const WITH_BODY: readonly ProblemCode[] = ['invalid_body', 'body_too_large', 'unsupported_media_type'];

/** The problems that come with a query parameter. */
const WITH_PARAMETER: Readonly<Record<string, readonly ProblemCode[]>> = {
  start_date: ['date_range_invalid'],
  ...Object.fromEntries(NAMED_PARAMETERS.map((name) => [name, NAMED[name].refusals])),
};

export interface RouteSchemas {
  readonly params?: unknown;
  readonly querystring?: unknown;
  readonly body?: unknown;
}

/** The codes of all problems a route may be answered with, in the order of PROBLEMS. */
export function problemsOf(
  { params, querystring, body }: RouteSchemas,
  { permission, isPublic, problems = [] }: FastifyContextConfig,
): readonly ProblemCode[] {
  const parameters = querystring instanceof z.ZodType ? Object.keys(shapeOf(querystring)) : [];
  const possible = new Set<ProblemCode>([
    ...ALWAYS,
    ...(isPublic ? [] : WITH_KEY),
    ...problems,
    ...(querystring ? (['invalid_parameter'] as const) : []),
    ...parameters.flatMap((name) => WITH_PARAMETER[name] ?? []),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? WITH_BODY : []),
    ...(permission === 'read-and-write' ? (['insufficient_permission'] as const) : []),
  ]);
  return (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => possible.has(code));
}
