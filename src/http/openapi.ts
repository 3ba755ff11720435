import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as {
  version: string;
};

/** The OpenAPI 3.1 document: everything but this frame comes from the schemas that validate the requests. */
export const openApiOptions: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Answer Visibility API',
      version,
      description:
        "How AI engines talk about one brand: its prompts and competitors, the answers with their mentions and citations, and three reports. A key belongs to one brand and reads only that brand's data. For server-side callers; no CORS headers are sent.",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Brand' },
      { name: 'Prompts' },
      { name: 'Competitors' },
      { name: 'Answers' },
      { name: 'Reports' },
    ],
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: '`avk_` followed by 40 letters and digits.' },
      },
    },
    security: [{ apiKey: [] }],
  },
  transform: jsonSchemaTransform,
};
