import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from './problems.ts';

/** The body of every error response (RFC 9457). */
export const problemSchema = (code: ProblemCode) =>
  z
    .object({
      type: z.literal('about:blank'),
      title: z.string(),
      status: z.literal(PROBLEMS[code][0]),
      code: z.string(),
      detail: z.string(),
      request_id: z.string(),
      errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
      prompt_id: z.string().optional(),
    })
    .meta({ description: PROBLEMS[code][2] });

/** Problems any authenticated endpoint may answer with. */
const COMMON: readonly ProblemCode[] = [
  'api_key_missing',
  'plan_upgrade_required',
  'rate_limit_exceeded',
  'internal_error',
  'unavailable',
];

/** The responses of an endpoint for its OpenAPI entry: its success and the problems it can answer with. */
export function responses(success: Record<number, z.ZodType>, problems: readonly ProblemCode[] = []) {
  const errors = [...problems, ...COMMON].map((code) => [
    PROBLEMS[code][0],
    {
      description: PROBLEMS[code][1],
      content: { 'application/problem+json': { schema: problemSchema(code) } },
    },
  ]);
  return { ...Object.fromEntries(errors), ...success };
}
