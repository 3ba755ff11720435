import { z } from 'zod';
import type { App, AppDependencies } from '../app.ts';
import { readBrand } from '../brands/brand.ts';
import { ENGINES } from '../collector/engines/names.ts';
import { callerOf } from '../http/caller.ts';
import { responses } from '../http/responses.ts';

const brandSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    aliases: z.array(z.string()),
    domains: z.array(z.string()),
    include_subdomains: z.boolean(),
    primary_country: z.string(),
    countries: z.array(z.string()).meta({ description: 'Countries in which active prompts run, sorted.' }),
    engines: z.array(z.object({ id: z.enum(ENGINES.map(({ id }) => id)), name: z.string() })),
    prompt_counts: z.object({ active: z.int(), paused: z.int(), archived: z.int() }),
    data_through: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the newest answer; null before the first.' }),
    created_at: z.iso.datetime(),
    competitor_id: z.uuid().meta({ description: 'The own brand inside mention rows and the brands report.' }),
    api_key: z.object({ id: z.uuid(), name: z.string(), permission: z.enum(['read', 'read-and-write']) }),
  })
  .meta({ description: 'The brand the key belongs to.' });

export async function brandRoutes(app: App, { postgres, clickhouse }: AppDependencies): Promise<void> {
  app.get(
    '/brand',
    {
      schema: {
        tags: ['Brand'],
        operationId: 'getBrand',
        summary: 'The brand the key belongs to',
        querystring: z.strictObject({}),
        response: responses({ 200: brandSchema }, ['invalid_parameter']),
      },
    },
    async (request) => readBrand(postgres, clickhouse, callerOf(request)),
  );
}
