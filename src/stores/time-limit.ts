import { AsyncLocalStorage } from 'node:async_hooks';

/** Deadline for waiting on Postgres, in milliseconds of performance.now(). */
interface TimeLimit {
  until: number;
}

const patience = new AsyncLocalStorage<TimeLimit>();

/**
 * Runs some work, all of whose statements together have so many milliseconds: later statements fail or do not
 * start. The function `extend` adds time that was not spent on Postgres.
 */
export function withTimeLimit<T>(
  milliseconds: number,
  work: (extend: (milliseconds: number) => void) => T,
): T {
  const mine: TimeLimit = { until: performance.now() + milliseconds };
  return patience.run(mine, work, (more) => {
    mine.until += more;
  });
}

/** Milliseconds that the current work may still wait for Postgres; infinite without a limit. */
export const timeLeft = (): number =>
  (patience.getStore()?.until ?? Number.POSITIVE_INFINITY) - performance.now();

/**
 * Result of some work within a time limit.
 * @throws an error with the code ETIMEDOUT at the limit; statements of the work end then, too.
 */
export async function inTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`no answer within ${milliseconds} ms`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([withTimeLimit(milliseconds, work), late]).finally(() => clearTimeout(timer));
}
