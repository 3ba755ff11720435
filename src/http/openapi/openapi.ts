import type { SwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyContextConfig } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { FAULT_CODES, MAX_FAULTS } from '../../shared/faults.ts';
import { completeDocument } from './openapi-document.ts';
import { problemsOf, type RouteSchemas } from './openapi-problems.ts';

/** Of the service. */
export const { version } = manifest;

/** Metadata of a schema, which the conversion of a whole request or response schema drops. */
const described = (schema: unknown) => (schema instanceof z.ZodType ? (schema.meta() ?? {}) : {});

/**
 * Converts the schemas of a route. Its problem codes, and the examples and descriptions of whole bodies,
 * which the converters leave out, travel to `completeDocument` as extensions of the operation.
 */
const transform: SwaggerTransform = (document) => {
  const { schema, route } = document as unknown as {
    schema?: RouteSchemas & { response?: Record<string, unknown> };
    route: { config?: FastifyContextConfig };
  };
  const transformed = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0]);
  return {
    ...transformed,
    schema: {
      ...transformed.schema,
      'x-problems': problemsOf(schema ?? {}, route.config ?? {}),
      'x-rows': route.config?.rows ?? 'pages',
      'x-public': route.config?.isPublic ?? false,
      'x-described': {
        body: described(schema?.body),
        ...Object.fromEntries(
          Object.entries(schema?.response ?? {}).map(([status, response]) => [status, described(response)]),
        ),
      },
    },
  };
};

const transformObject: SwaggerTransformObject = (document) =>
  completeDocument(jsonSchemaTransformObject(document as Parameters<typeof jsonSchemaTransformObject>[0]));

const DESCRIPTION = `How AI engines talk about one brand: its prompts and competitors, the answers with their mentions and citations, and four reports. A key belongs to one brand and reads only that brand's data. \`GET /v1/schema\`, what the columns mean, needs no key and counts toward no limit. For server-side callers; no CORS headers are sent.

**Errors** are problem details (RFC 9457) with a \`code\`. A request is checked in this order: key (401), plan and permission (403), rate limit (429), path and method (404, 405), then the request itself. All faults are reported at once, one entry of \`errors\` each: every bad item of a list, and unknown ids in filters as well as malformed values. Where they are of several kinds, \`code\` is the first that applies of ${FAULT_CODES.map((code) => `\`${code}\``).join(', ')}. Of more than ${MAX_FAULTS} faults the first ${MAX_FAULTS} are told, and \`detail\` begins with how many there are. What is no HTTP request, or larger or slower than one may be, is answered before any of this with 400 \`malformed_request\`, 408 \`request_timeout\` or 431 \`headers_too_large\`.

**Rate limit**: a brand has 200 requests (or what its operator has set) in any 60 seconds, over all its keys. The limit is a sliding log, neither a weighted window nor GCRA: each request that is let through counts until it is 60 seconds old (up to a second longer where others followed it closely), and what was refused with 429 does not count. All 200 may come at once. Responses to a valid key have the headers \`RateLimit-*\`, those with 500 and 503 where it was looked up by then.

**Busy**: 503 \`unavailable\` comes with \`Retry-After\` where a store is away, and also where so many requests of a brand or of an address are under way that this one would wait for seconds, or so much of what was sent is not read yet; \`detail\` tells which.

**Responses may gain fields** and error codes without notice; requests are read strictly: an unknown parameter or field is a fault.

**Asked again**: every 200 of a GET has a strong \`ETag\`. The same request with it in \`If-None-Match\` is answered with 304 and no body while nothing has changed, at next to no cost; it counts toward the rate limit. What is being stored at the moment of a request has a tag that is not seen again.

**Formats**: lists and reports are sent as JSON, \`text/csv\`, \`application/x-ndjson\` or \`application/vnd.apache.parquet\`, as the header \`Accept\` prefers; without one, or with an empty one, as JSON; parameters of media types are passed over. The change feed has no CSV. The other formats hold the rows of \`data\` alone; what JSON has in \`meta\` is in headers.

**Assistants** reach the same data at \`/mcp\` by the Model Context Protocol, with the same keys and limits. It describes its tools itself (\`tools/list\`), so that this document does not.`;

/** The OpenAPI 3.1 document: everything but this frame comes from the schemas that validate the requests. */
export const openApiOptions: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Answer Visibility API',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    tags: [
      { name: 'Brand', description: 'The brand the key belongs to.' },
      { name: 'Prompts', description: 'The questions that are asked every day.' },
      { name: 'Competitors', description: 'Other brands that answers mention.' },
      {
        name: 'Answers',
        description: 'Complete answers, the brands they mention and the sources they cite.',
      },
      { name: 'Reports', description: 'Numbers over answers, grouped by dimensions.' },
      { name: 'Events', description: 'What has happened to the brand.' },
      { name: 'Schema', description: 'Tables, reports and the meaning of their columns.' },
    ],
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: '`avk_` followed by 40 letters and digits.' },
      },
    },
    security: [{ apiKey: [] }],
  },
  transform,
  transformObject,
};
