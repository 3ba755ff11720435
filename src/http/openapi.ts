import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { completeDocument } from './openapi-document.ts';
import type { ProblemResponse } from './responses.ts';

const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as {
  version: string;
};

const isProblem = (response: unknown): response is ProblemResponse =>
  typeof response === 'object' && response !== null && 'problems' in response;

/** What a schema says of itself, which the conversion of a request's or response's whole schema drops. */
const described = (schema: unknown) => (schema instanceof z.ZodType ? (schema.meta() ?? {}) : {});

/**
 * Converts the schemas of a route. Its problem codes, and the examples and descriptions of whole bodies,
 * which the converters leave out, travel to `completeDocument` as extensions of the operation.
 */
const transform: SwaggerTransform = (document) => {
  const { schema } = document as { schema?: { response?: Record<string, unknown>; body?: unknown } };
  const all = Object.entries(schema?.response ?? {});
  const successes = all.filter(([, response]) => !isProblem(response));
  const transformed = jsonSchemaTransform({
    ...document,
    schema: { ...schema, response: Object.fromEntries(successes) },
  } as Parameters<typeof jsonSchemaTransform>[0]);
  return {
    ...transformed,
    schema: {
      ...transformed.schema,
      'x-problems': all.flatMap(([, response]) => (isProblem(response) ? response.problems : [])),
      'x-described': {
        body: described(schema?.body),
        ...Object.fromEntries(successes.map(([status, response]) => [status, described(response)])),
      },
    },
  };
};

const transformObject: SwaggerTransformObject = (document) =>
  completeDocument(jsonSchemaTransformObject(document as Parameters<typeof jsonSchemaTransformObject>[0]));

/** The OpenAPI 3.1 document: everything but this frame comes from the schemas that validate the requests. */
export const openApiOptions: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Answer Visibility API',
      version,
      description:
        "How AI engines talk about one brand: its prompts and competitors, the answers with their mentions and citations, and three reports. A key belongs to one brand and reads only that brand's data. For server-side callers; no CORS headers are sent.\n\nA brand has 200 requests (or what its operator has set) in any 60 seconds, over all its keys. The limit is a sliding log, neither a weighted window nor GCRA: each request that is let through counts until it is 60 seconds old (up to a second longer where others followed it closely), and what was refused with 429 does not count. All 200 may come at once.",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    tags: [
      { name: 'Brand', description: 'The brand the key belongs to.' },
      { name: 'Prompts', description: 'The questions that are asked every day.' },
      { name: 'Competitors', description: 'Other brands that answers name.' },
      {
        name: 'Answers',
        description: 'Complete answers, the brands they mention and the sources they cite.',
      },
      { name: 'Reports', description: 'Numbers over answers, grouped by dimensions.' },
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
