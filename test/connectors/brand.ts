import type { TestApi, TestBrand } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { sharedApi } from '../helpers/shared.ts';
import { manyLines, ndjson } from '../ingest/lines.ts';

/* A brand that connectors read: 400 answers of five days from 20 February 2026, and ten of 3 November 2025. */

export const FIRST_DAY = '2025-11-03';
export const START = '2026-02-20';
export const END = '2026-02-24';
export const ANSWERS = 410;

export interface ConnectedBrand {
  readonly api: TestApi;
  readonly brand: TestBrand;
}

export async function importLines(api: TestApi, brand: TestBrand, lines: readonly unknown[]): Promise<void> {
  const { code, errors } = await callScript(
    'import',
    ['--brand', brand.id, '-'],
    api.stores.environment,
    ndjson(lines),
  );
  if (code !== 0) throw new Error(errors);
}

export async function connectedBrand(): Promise<ConnectedBrand> {
  const api = await sharedApi();
  const brand = await api.brand({ engines: ['chatgpt', 'gemini', 'claude'] });
  for (const name of ['Beta', 'Gamma']) await api.competitor(brand, name);
  const early = manyLines(10, 'early').map((line, index) => ({
    ...line,
    answered_at: `${FIRST_DAY}T0${index}:00:00Z`,
  }));
  const searching = manyLines(ANSWERS - 10).map((line, index) =>
    line.engine === 'gemini' ? line : { ...line, search_queries: [`query ${index % 3}`, 'query'] },
  );
  await importLines(api, brand, [...early, ...searching]);
  return { api, brand };
}

type Row = Readonly<Record<string, unknown>>;

/** All rows of a list or a report. */
export async function rowsOf({ api, brand }: ConnectedBrand, path: string, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let more = true; more; ) {
    const address = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}&offset=${rows.length}`;
    const { status, body } = await api.get(address, brand);
    if (status !== 200) throw new Error(`${address}: ${JSON.stringify(body)}`);
    rows.push(...body.data);
    more = body.meta.has_more;
  }
  return rows;
}
