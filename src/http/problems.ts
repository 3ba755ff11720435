/**
 * Every way a request can fail: HTTP status, title and the default detail of each error code.
 * The OpenAPI document, the error handler and the rules that throw all read this one table.
 */
export const PROBLEMS = {
  malformed_request: [400, 'Bad Request', 'This is not a valid HTTP request.'],
  invalid_parameter: [400, 'Bad Request', 'A query or path parameter is not valid.'],
  invalid_body: [400, 'Bad Request', 'The request body is not valid.'],
  date_range_invalid: [400, 'Bad Request', 'The date range is not valid.'],
  prompt_archived: [
    400,
    'Bad Request',
    'prompt_id names an archived prompt; send include_archived=true to read it.',
  ],
  unknown_prompt: [400, 'Bad Request', 'prompt_id names an id that is not a prompt of this brand.'],
  unknown_competitor: [
    400,
    'Bad Request',
    'competitor_id names an id that is neither a competitor of this brand nor its own competitor_id.',
  ],
  prompt_limit_exceeded: [400, 'Bad Request', "The change would pass the plan's prompt limit."],
  status_transition_invalid: [400, 'Bad Request', 'The prompt cannot change to this status.'],
  own_brand_not_a_competitor: [
    400,
    'Bad Request',
    'This id is the own brand, which has no competitor status.',
  ],
  api_key_missing: [401, 'Unauthorized', 'Send the API key in the header "Authorization: Bearer <API key>".'],
  api_key_invalid: [401, 'Unauthorized', 'The API key is malformed, unknown or revoked.'],
  plan_upgrade_required: [403, 'Forbidden', "The organization's plan does not include the API."],
  insufficient_permission: [
    403,
    'Forbidden',
    'This endpoint needs a key with the permission read-and-write.',
  ],
  not_found: [404, 'Not Found', 'There is nothing at this address.'],
  method_not_allowed: [405, 'Method Not Allowed', 'This path does not support the method.'],
  not_acceptable: [406, 'Not Acceptable', 'None of the media types in the Accept header can be sent.'],
  prompt_already_exists: [409, 'Conflict', 'This brand already has a prompt with this text.'],
  request_timeout: [408, 'Request Timeout', 'The request was not complete in time.'],
  body_too_large: [413, 'Content Too Large', 'The request body is larger than 64 KiB.'],
  unsupported_media_type: [415, 'Unsupported Media Type', 'Send the body as application/json.'],
  headers_too_large: [431, 'Request Header Fields Too Large', 'URL and headers are larger than 64 KiB.'],
  rate_limit_exceeded: [
    429,
    'Too Many Requests',
    'The brand has used up its requests of the last 60 seconds.',
  ],
  internal_error: [500, 'Internal Server Error', 'Something went wrong on our side.'],
  unavailable: [503, 'Service Unavailable', 'A store cannot be reached right now; try again shortly.'],
} as const satisfies Record<string, readonly [status: number, title: string, detail: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** One fault of a request: the parameter or body field, and what is wrong with it and allowed. */
export interface Fault {
  readonly parameter: string;
  readonly message: string;
}

export interface ProblemDetails {
  /** Replaces the code's default detail. */
  readonly detail?: string;
  readonly errors?: readonly Fault[];
  /** The existing prompt of `prompt_already_exists`. */
  readonly prompt_id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that fails for a reason the caller is told, as RFC 9457 problem details. */
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
