import { AsyncLocalStorage } from 'node:async_hooks';

/** Until when work waits for Postgres, in milliseconds of performance.now(). */
interface TimeLimit {
  until: number;
}

const patience = new AsyncLocalStorage<TimeLimit>();

/**
 * Runs some work, all of whose statements together have so many milliseconds: what is not done then fails, and what
 * would begin later is not begun. The function `extend` gives it more, for time that was not spent on Postgres.
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

/** Milliseconds that the work under way may still wait for Postgres; any time where nobody has said. */
export const timeLeft = (): number =>
  (patience.getStore()?.until ?? Number.POSITIVE_INFINITY) - performance.now();

/**
 * What some work gives, where that comes in time.
 * @throws an error with the code ETIMEDOUT where it does not; the work, as far as it is statements, ends then too.
 */
export async function inTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`no answer within ${milliseconds} ms`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([withTimeLimit(milliseconds, work), late]).finally(() => clearTimeout(timer));
}
