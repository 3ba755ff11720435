import { z } from 'zod';
import { readBrand } from '../brands/read-brand.ts';
import { callerOf } from '../http/caller.ts';
import type { Caller } from '../keys/caller.ts';
import { ENGINES } from '../providers/index.ts';
import { FIRST_DATE, LAST_DATE } from '../shared/dates.ts';
import type { App, SharedDependencies } from './dependencies.ts';

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
  answers_version: 3,
  rereading: false,
  created_at: '2026-10-01T08:00:00.000Z',
  competitor_id: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
  api_key: { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', name: 'Reporting', permission: 'read' },
} as const;

const promptCounts = z.object({
  active: z.int().min(0).describe('Prompts that are asked every day.'),
  paused: z.int().min(0).describe('Prompts that are not asked; their answers count.'),
  archived: z.int().min(0).describe('Prompts whose answers count only with include_archived=true.'),
});

const apiKey = z.object({
  id: z.uuid().describe('Id of the key, not the key itself.'),
  name: z.string().describe('Name of the key.'),
  permission: z
    .enum(['read', 'read-and-write'])
    .describe('read: every GET. read-and-write: POST and PATCH as well.'),
});

export const brandSchema = z
  .object({
    id: z.uuid().describe('The brand.'),
    name: z.string().describe('The name of the brand.'),
    aliases: z.array(z.string()).describe('Other names of the brand.'),
    domains: z.array(z.string()).describe('The domains of the brand: lower case, without www.'),
    include_subdomains: z.boolean().describe("true where subdomains of its domains count as the brand's."),
    primary_country: z
      .string()
      .describe('ISO 3166-1 alpha-2 code: the country of prompts that are created without countries.'),
    countries: z.array(z.string()).describe('Countries in which active prompts run, sorted.'),
    engines: z
      .array(
        z.object({
          id: z.enum(ENGINES.map(({ id }) => id)).describe('The value used in every engine filter.'),
          name: z.string().describe('The name to show.'),
        }),
      )
      .describe('Tracked engines.'),
    prompt_counts: promptCounts.describe('Number of prompts by status.'),
    data_through: z.iso.datetime().nullable().describe('Time of the newest answer; null before the first.'),
    answers_version: z
      .int()
      .min(0)
      .describe(
        'Grows when stored answers were read again, whose mentions, citations and ranks may differ since. Answers that are added leave it as it is: while it stays, none of that changes and none goes, so a day with as many answers as before has the same ones. Texts that are not kept any longer are emptied without it. What is looked up at each request is of today and changes before it: names (competitor_name), and which domains are the own ones (is_own_domain, own_citations).',
      ),
    rereading: z
      .boolean()
      .describe(
        'true while stored answers are being read again for a new name, alias or domain; until then lists and reports show the earlier mentions.',
      ),
    created_at: z.iso.datetime().describe('Time of creation.'),
    competitor_id: z.uuid().describe('The own brand inside mention rows and the brands report.'),
    api_key: apiKey.describe('The key this request was sent with.'),
  })
  .meta({ id: 'Brand', description: 'The brand the key belongs to.', examples: [EXAMPLE] });

const EVER = { start: FIRST_DATE, end: LAST_DATE };

/** Reads brands in the form of `GET /v1/brand`. */
export const brandReader =
  ({ postgres, dataThrough }: SharedDependencies) =>
  (caller: Caller) =>
    readBrand(postgres, caller, dataThrough(caller, EVER, false));

export async function brandRoutes(app: App, dependencies: SharedDependencies): Promise<void> {
  const read = brandReader(dependencies);
  app.get(
    '/brand',
    {
      schema: {
        tags: ['Brand'],
        operationId: 'getBrand',
        summary: 'The brand the key belongs to',
        querystring: z.strictObject({}),
        response: { 200: brandSchema },
      },
    },
    async (request) => read(callerOf(request)),
  );
}
