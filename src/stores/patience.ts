import { AsyncLocalStorage } from 'node:async_hooks';

/** Until when work waits for Postgres, in milliseconds of performance.now(). */
interface Patience {
  until: number;
}

const patience = new AsyncLocalStorage<Patience>();

/**
 * Runs some work, all of whose statements together have so many milliseconds: what is not done then fails, and what
 * would begin later is not begun. The function `extend` gives it more, for time that was not spent on Postgres.
 */
export function withPatience<T>(
  milliseconds: number,
  work: (extend: (milliseconds: number) => void) => T,
): T {
  const mine: Patience = { until: performance.now() + milliseconds };
  return patience.run(mine, work, (more) => {
    mine.until += more;
  });
}

/** Milliseconds that the work under way may still wait for Postgres; any time where nobody has said. */
export const patienceLeft = (): number =>
  (patience.getStore()?.until ?? Number.POSITIVE_INFINITY) - performance.now();
