import type { Json } from './openapi-schemas.ts';

/* Response headers in the OpenAPI document. */

export const REQUEST_ID = '7f9c24e8-3b1f-4ef0-9d3a-5a2b8c6d4e10';
export const PROMPT_ID = '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f';

export const ETAG = '"7M0ap2XcQeYbbSYKnqjkSA7TCNRW8pYZ6lLDVYbBDqc"';

/** A header that is a text. */
export const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

export const HEADERS = {
  'X-Request-Id': text(
    "The caller's own X-Request-Id where that is 1 to 128 letters, digits, dots, hyphens and underscores, otherwise a new id.",
    REQUEST_ID,
  ),
  'RateLimit-Limit': count('Requests of the brand in any 60 seconds, over all its keys.', 200),
  'RateLimit-Remaining': count('Requests that would be admitted at once now.', 187),
  'RateLimit-Reset': count('Seconds until the whole limit is available again, if nothing else is sent.', 42),
  'Retry-After': count(
    'Seconds to wait before a retry. After 429 a request is admitted then, unless others came first.',
    42,
  ),
  'WWW-Authenticate': text('The authentication scheme.', 'Bearer'),
  'X-Total-Count': count(
    'Rows of all pages together. Only where the rows are sent in another format than JSON.',
    42,
  ),
  'X-Has-More': text('true where rows follow this page. Only in other formats than JSON.', 'false'),
  'X-Data-Through': text(
    'Of reports: time of the newest complete answer in the range, left out where there is none. Only in other formats than JSON.',
    '2026-11-02T04:10:00.000Z',
  ),
  Link: text(
    'Next page of the change feed, with rel="next", where more follows.',
    '</v1/changes?after=AAAAAAAAA-gS8Wn0pQXyRk3dJbT7uVYh&limit=500>; rel="next"',
  ),
  'X-Next-Cursor': text(
    'Cursor for what follows in the change feed: the next value of after. Only in other formats than JSON.',
    'AAAAAAAAA-gS8Wn0pQXyRk3dJbT7uVYh',
  ),
  'X-Complete-Through': text(
    'meta.complete_through of the change feed, left out where that is null. Only in other formats than JSON.',
    '2026-11-02T04:10:00.000Z',
  ),
  Location: text('Path of the created resource.', `/v1/prompts/${PROMPT_ID}`),
  ETag: text('Identifies these bytes: send it in If-None-Match to get 304 while they are unchanged.', ETAG),
} as const;

export const RATE_LIMIT_HEADERS: readonly string[] = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
];

/** The headers of a response with a status. */
export function headersOf(status: string): Json {
  const names: string[] = ['X-Request-Id'];
  // At 5xx only where the caller was known by then: with Postgres away nobody is, and nothing is counted.
  if (status !== '401') names.push(...RATE_LIMIT_HEADERS);
  if (status === '401') names.push('WWW-Authenticate');
  if (status === '429' || status === '503') names.push('Retry-After');
  if (status === '201') names.push('Location');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
