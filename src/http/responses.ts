import type { z } from 'zod';
import { PROBLEMS, type ProblemCode } from './problems.ts';

/** Problems any authenticated endpoint may answer with. */
const COMMON: readonly ProblemCode[] = [
  'api_key_missing',
  'api_key_invalid',
  'plan_upgrade_required',
  'rate_limit_exceeded',
  'internal_error',
  'unavailable',
];

/** An error response of an endpoint: the codes it may carry. openapi.ts describes it. */
export interface ProblemResponse {
  readonly description: string;
  readonly problems: readonly ProblemCode[];
  /** Fastify wants a schema per media type; error bodies are sent as they are. */
  readonly content: { readonly 'application/problem+json': { readonly schema: object } };
}

/** The responses of an endpoint for its OpenAPI entry: its success and the problems it can answer with. */
export function responses(
  success: Record<number, z.ZodType | object>,
  problems: readonly ProblemCode[] = [],
): Record<number, z.ZodType | object> {
  const byStatus = Object.groupBy([...problems, ...COMMON], (code) => PROBLEMS[code][0]);
  const errors = Object.entries(byStatus).map(([status, codes = []]): [string, ProblemResponse] => [
    status,
    {
      description: codes[0] ? PROBLEMS[codes[0]][1] : '',
      problems: [...new Set(codes)],
      content: { 'application/problem+json': { schema: {} } },
    },
  ]);
  return { ...Object.fromEntries(errors), ...success };
}
