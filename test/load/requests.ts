import { addDays, today } from '../../src/shared/dates.ts';
import type { LoadBrand } from './world.ts';

export interface Request {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
}

const last = today();
const range = (days: number) => `start_date=${addDays(last, 1 - days)}&end_date=${last}`;

/** Requests that were made up so far. */
let made = 0;
/** Another limit for each request, which costs as much and is remembered for no other. */
const limit = (rows: number) => `limit=${rows - (made % Math.min(rows, 500))}`;

/** What callers of the API send. */
const MIX: readonly (() => Request)[] = [
  () => ({ name: 'visibility', method: 'GET', path: `/v1/reports/visibility?${range(30)}&${limit(1_000)}` }),
  () => ({
    name: 'visibility week,engine',
    method: 'GET',
    path: `/v1/reports/visibility?${range(90)}&dimensions=week,engine&${limit(1_000)}`,
  }),
  () => ({ name: 'brands', method: 'GET', path: `/v1/reports/brands?${range(30)}&${limit(1_000)}` }),
  () => ({
    name: 'brands day,prompt',
    method: 'GET',
    path: `/v1/reports/brands?${range(90)}&dimensions=day,prompt&${limit(10_000)}`,
  }),
  () => ({ name: 'citations', method: 'GET', path: `/v1/reports/citations?${range(30)}&${limit(500)}` }),
  () => ({
    name: 'citations csv',
    method: 'GET',
    path: `/v1/reports/citations?${range(90)}&dimensions=url&${limit(1_000)}`,
    accept: 'text/csv',
  }),
  () => ({ name: 'answers', method: 'GET', path: `/v1/answers?${range(90)}&${limit(90)}&offset=500` }),
  () => ({ name: 'mentions', method: 'GET', path: `/v1/mentions?${range(90)}&${limit(100)}&offset=2000` }),
  () => ({ name: 'citations list', method: 'GET', path: `/v1/citations?${range(30)}&${limit(100)}` }),
  () => ({ name: 'prompts', method: 'GET', path: `/v1/prompts?${limit(50)}` }),
  () => ({ name: 'competitors', method: 'GET', path: '/v1/competitors' }),
  () => ({ name: 'brand', method: 'GET', path: '/v1/brand' }),
  () => ({
    name: 'create prompt',
    method: 'POST',
    path: '/v1/prompts',
    body: { text: `What is number ${made} of ${process.pid}?` },
  }),
];

/** A request of any kind that no caller has sent. */
export function newRequest(): Request {
  made += 1;
  return (MIX[Math.floor(Math.random() * MIX.length)] ?? (MIX[0] as () => Request))();
}

/** A report whose bytes stay the same while nothing is imported: all but the last days. */
export const STEADY = `/v1/reports/brands?start_date=${addDays(last, -89)}&end_date=${addDays(last, -40)}&dimensions=week,engine`;

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
}

/** Sends a request and reads its response whole; status 0 is a connection that broke. */
export async function send(url: string, { key }: LoadBrand, request: Request): Promise<Answered> {
  const started = performance.now();
  try {
    const response = await fetch(url + request.path, {
      method: request.method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(request.accept ? { accept: request.accept } : {}),
        ...(request.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, milliseconds: performance.now() - started, text };
  } catch {
    return { status: 0, milliseconds: performance.now() - started, text: '' };
  }
}
