import { z } from 'zod';
import { readBrand } from '../brands/brand.ts';
import { ENGINES } from '../collector/engines/names.ts';
import { callerOf } from '../http/caller.ts';
import { responses } from '../http/responses.ts';
import type { App, AppDependencies } from './dependencies.ts';

const EXAMPLE = {
  id: '8d1f6c1e-4c0e-4e9b-b3b4-2f7f0a6f1d52',
  name: 'Acme',
  aliases: ['Acme Corporation'],
  domains: ['acme.example'],
  include_subdomains: true,
  primary_country: 'US',
  countries: ['DE', 'US'],
  engines: [
    { id: 'chatgpt', name: 'ChatGPT' },
    { id: 'gemini', name: 'Gemini' },
  ],
  prompt_counts: { active: 42, paused: 3, archived: 1 },
  data_through: '2026-11-02T04:10:00.000Z',
  created_at: '2026-10-01T08:00:00.000Z',
  competitor_id: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
  api_key: { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', name: 'Reporting', permission: 'read' },
} as const;

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
  .meta({ id: 'Brand', description: 'The brand the key belongs to.', examples: [EXAMPLE] });

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
