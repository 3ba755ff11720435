import { MAX_FAULTS } from '../../shared/faults.ts';
import {
  API_PROBLEMS,
  PROBLEMS,
  Problem,
  type ProblemCode,
  type ProblemDetails,
  problemBody,
} from '../problems.ts';
import { headersOf, PROMPT_ID, REQUEST_ID } from './openapi-headers.ts';
import type { DocumentedResponse, Json } from './openapi-schemas.ts';

/* Error responses in the OpenAPI document. */

const field = (description: string, example: unknown, schema: Json = { type: 'string' }) => ({
  ...schema,
  description,
  examples: [example],
});

const EXISTING_PROMPT = field('With prompt_already_exists: the existing prompt.', PROMPT_ID, {
  type: 'string',
  format: 'uuid',
});

export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Every error response (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: field('Always about:blank: `code` identifies the problem.', 'about:blank', {
      const: 'about:blank',
    }),
    title: field('The name of the status.', 'Bad Request'),
    status: field('The status of the response.', 400, { type: 'integer' }),
    code: field('Error code for programs.', 'invalid_parameter', {
      type: 'string',
      enum: Object.keys(API_PROBLEMS),
    }),
    detail: field('Error message for people; at most 500 characters of faults.', 'limit: must be …'),
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
            'The fault and the allowed values.',
            'must not be empty: 1 to 1000 characters are allowed',
          ),
        },
      },
    },
    prompt_id: EXISTING_PROMPT,
    request_id: field('Equals the header X-Request-Id.', REQUEST_ID),
  },
};

/** Example details of some codes, beyond the members of every problem. */
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
    code: field('Error code for programs.', codes[0], { type: 'string', enum: codes }),
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
export function errorResponses(codes: readonly ProblemCode[]): Record<string, DocumentedResponse> {
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
