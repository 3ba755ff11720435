import { REFUSALS, type Refusal, type RefusalDetails } from '../shared/refusal.ts';

type Problems = Readonly<Record<string, readonly [status: number, title: string, detail: string]>>;

/** Problems of the API, which the OpenAPI document lists. */
export const API_PROBLEMS = {
  malformed_request: [400, 'Bad Request', 'This is not a valid HTTP request.'],
  invalid_parameter: [400, 'Bad Request', REFUSALS.invalid_parameter],
  invalid_body: [400, 'Bad Request', REFUSALS.invalid_body],
  date_range_invalid: [400, 'Bad Request', REFUSALS.date_range_invalid],
  prompt_archived: [400, 'Bad Request', REFUSALS.prompt_archived],
  unknown_prompt: [400, 'Bad Request', REFUSALS.unknown_prompt],
  unknown_competitor: [400, 'Bad Request', REFUSALS.unknown_competitor],
  prompt_limit_exceeded: [400, 'Bad Request', REFUSALS.prompt_limit_exceeded],
  status_transition_invalid: [400, 'Bad Request', REFUSALS.status_transition_invalid],
  own_brand_not_a_competitor: [400, 'Bad Request', REFUSALS.own_brand_not_a_competitor],
  api_key_missing: [401, 'Unauthorized', 'Send the API key in the header "Authorization: Bearer <API key>".'],
  api_key_invalid: [401, 'Unauthorized', 'The API key is malformed, unknown or revoked.'],
  plan_upgrade_required: [403, 'Forbidden', "The organization's plan does not include the API."],
  insufficient_permission: [
    403,
    'Forbidden',
    'This endpoint requires a key with the permission read-and-write.',
  ],
  not_found: [404, 'Not Found', REFUSALS.not_found],
  method_not_allowed: [405, 'Method Not Allowed', 'This path does not support the method.'],
  not_acceptable: [406, 'Not Acceptable', 'None of the media types in the Accept header can be sent.'],
  prompt_already_exists: [409, 'Conflict', REFUSALS.prompt_already_exists],
  cursor_expired: [410, 'Gone', REFUSALS.cursor_expired],
  request_timeout: [408, 'Request Timeout', 'The request was not complete in time.'],
  body_too_large: [413, 'Content Too Large', 'The request body is larger than 64 KiB.'],
  unsupported_media_type: [415, 'Unsupported Media Type', 'Send the body as application/json.'],
  headers_too_large: [431, 'Request Header Fields Too Large', 'URL and headers are larger than 64 KiB.'],
  rate_limit_exceeded: [
    429,
    'Too Many Requests',
    'The brand has used up its requests for the last 60 seconds.',
  ],
  internal_error: [500, 'Internal Server Error', 'Something went wrong on our side.'],
  unavailable: [503, 'Service Unavailable', REFUSALS.unavailable],
} as const satisfies Problems;

/** Problems of the dashboard's requests only. */
const DASHBOARD_PROBLEMS = {
  not_signed_in: [401, 'Unauthorized', 'Sign in: there is no session, or it has ended.'],
  sign_in_failed: [401, 'Unauthorized', REFUSALS.sign_in_failed],
  cross_origin: [403, 'Forbidden', "Only the dashboard's own pages may make changes."],
  https_required: [403, 'Forbidden', 'Open the dashboard over https: passwords are only sent encrypted.'],
  insufficient_role: [403, 'Forbidden', 'Your role in the organization does not allow this.'],
  last_owner: [409, 'Conflict', REFUSALS.last_owner],
  already_member: [409, 'Conflict', REFUSALS.already_member],
  key_limit_reached: [409, 'Conflict', REFUSALS.key_limit_reached],
  webhook_limit_reached: [409, 'Conflict', REFUSALS.webhook_limit_reached],
  webhook_disabled: [409, 'Conflict', REFUSALS.webhook_disabled],
  name_taken: [409, 'Conflict', REFUSALS.name_taken],
  domain_taken: [409, 'Conflict', REFUSALS.domain_taken],
  competitor_already_exists: [409, 'Conflict', REFUSALS.competitor_already_exists],
  too_many_attempts: [429, 'Too Many Requests', REFUSALS.too_many_attempts],
  too_busy: [503, 'Service Unavailable', REFUSALS.too_busy],
} as const satisfies Problems;

/**
 * Every way a request can fail: HTTP status, title and the default detail of each error code. The OpenAPI document
 * and the error handler read this one table; a refusal of the rules has the code of its reason.
 */
export const PROBLEMS = { ...API_PROBLEMS, ...DASHBOARD_PROBLEMS };

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemDetails extends RefusalDetails {
  /** Beside Retry-After, which `retryAfter` sets. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error response as RFC 9457 problem details. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? PROBLEMS[code][2]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.details = details;
  }
}

/** Retry-After in seconds where other people's sign-ins use all hashing capacity. */
const BUSY_SECONDS = 2;

/** Problem for a refusal; null for a refusal that no request meets. */
export function problemOfRefusal({ code, details, message }: Refusal): Problem | null {
  if (code === 'invalid_value') {
    const parameter = details.field ?? 'body';
    return new Problem('invalid_body', {
      detail: `${parameter}: ${message}`,
      errors: [{ parameter, message }],
    });
  }
  if (!(code in PROBLEMS)) return null;
  return new Problem(code as ProblemCode, {
    ...(code === 'too_busy' ? { retryAfter: BUSY_SECONDS } : {}),
    ...details,
  });
}

/** The response body of a problem (RFC 9457): type, title, status, code, detail and request_id are always there. */
export function problemBody(problem: Problem, requestId: string) {
  const { errors, prompt_id } = problem.details;
  return {
    type: 'about:blank',
    title: PROBLEMS[problem.code][1],
    status: problem.status,
    code: problem.code,
    detail: problem.message,
    ...(errors ? { errors } : {}),
    ...(prompt_id ? { prompt_id } : {}),
    request_id: requestId,
  };
}
