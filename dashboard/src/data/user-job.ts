import { Problem, request } from './request.ts';

/**
 * Milliseconds between looks, and after which the page stops waiting: the worker does the job until then or
 * not at all.
 */
const LOOK_EVERY = 500;
const PATIENCE = 600_000;

interface UserJob {
  readonly state: 'waiting' | 'taken' | 'done' | 'refused' | 'failed';
  readonly result: unknown;
}

/**
 * Queues a job of a brand for the worker, and waits for its result.
 * @param base the path of the brand below /app
 * @throws Problem
 */
export async function doUserJob<T>(base: string, path: string, body: object): Promise<T> {
  const { id } = await request<{ readonly id: string }>('POST', `${base}/${path}`, body);
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const { state, result } = await request<UserJob>('GET', `${base}/errands/${id}`);
    if (state === 'done') return result as T;
    if (state === 'refused') throw new Problem(409, result as Record<string, unknown>);
    if (state === 'failed') throw new Problem(500, {});
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  throw new Problem(503, { detail: 'The worker has not done this yet. Check that it runs, and try again.' });
}
