import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/* What a user of the API writes, as the README of openapi-fetch shows it. test/http/client.test.ts generates schema.d.ts. */

const client = createClient<paths>({
  baseUrl: process.env.API_URL ?? '',
  headers: { authorization: `Bearer ${process.env.API_KEY}` },
});

const report = await client.GET('/v1/reports/visibility', {
  params: { query: { start_date: '2026-11-01', end_date: '2026-11-02', dimensions: 'engine', limit: 5 } },
});
if (report.error) throw new Error(report.error.detail);
const total: number = report.data.meta.total;
const visibility: (number | null)[] = report.data.data.map((row) => row.visibility);

const created = await client.POST('/v1/prompts', { body: { text: 'Which CRM?', countries: ['us'] } });
if (created.error) throw new Error(created.error.detail);
const id: string = created.data.id;

const path = { prompt_id: id };
const changed = await client.PATCH('/v1/prompts/{prompt_id}', {
  params: { path },
  body: { status: 'paused' },
});
const status: 'active' | 'paused' | 'archived' | undefined = changed.data?.status;
const read = await client.GET('/v1/prompts/{prompt_id}', { params: { path } });

const repeated = await client.POST('/v1/prompts', { body: { text: 'Which CRM?' } });
const existing: string | null =
  repeated.error?.code === 'prompt_already_exists' ? repeated.error.prompt_id : null;

const faulty = await client.GET('/v1/mentions', { params: { query: { limit: 0, competitor_id: id } } });
const faults = faulty.error?.errors?.map(({ parameter }) => parameter);

const csv = await client.GET('/v1/answers', { headers: { accept: 'text/csv' }, parseAs: 'text' });
const head: string | undefined = csv.data?.split(',', 1)[0];

const told = {
  total,
  visibility,
  created: { id, status, text: read.data?.text },
  repeated: { status: repeated.response.status, existing },
  faulty: { code: faulty.error?.code, faults },
  head,
};
process.stdout.write(JSON.stringify(told));

/** Never called: what must not compile. */
export async function mistakes() {
  // @ts-expect-error There is no such path.
  await client.GET('/v1/nothing');
  // @ts-expect-error There is no such parameter.
  await client.GET('/v1/answers', { params: { query: { engines: 'chatgpt' } } });
  // @ts-expect-error A body is needed, with a text.
  await client.POST('/v1/prompts', { body: {} });
  // @ts-expect-error The operation has no such problem.
  return repeated.error?.code === 'not_found';
}
