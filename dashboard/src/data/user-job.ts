import { Problem, request } from './request.ts';

/** Milliseconds between looks, and after which nobody looks any more: the worker does it until then or not at all. */
const LOOK_EVERY = 500;
const PATIENCE = 600_000;

interface UserJob {
  readonly state: 'waiting' | 'taken' | 'done' | 'refused' | 'failed';
  readonly result: unknown;
}

/**
 * Has the worker do something of a brand, and waits for what comes of it.
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
  throw new Problem(503, { detail: 'The worker has not come to it. Check that it runs, and try again.' });
}
