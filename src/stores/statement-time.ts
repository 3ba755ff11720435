import type pg from 'pg';
import { type Callback, callbackOf, textOf, withCallback } from './statement-arguments.ts';
import { timeLeft } from './time-limit.ts';

/** How long a session lets its statements take: what it has told the server, which 0 means any time to. */
const TOLD = /^\s*SET (LOCAL )?statement_timeout = (\d+)\s*;?\s*$/i;

/** Milliseconds that the server has to say by itself that a statement took too long. */
const GRACE = 2_000;

const allowance = (timeout: number) => (timeout === 0 ? Number.POSITIVE_INFINITY : timeout + GRACE);

/** A statement had no answer in time. The code is what networks say for it, so callers are told to come back. */
const unanswered = (milliseconds: number) =>
  Object.assign(new Error(`Postgres has not answered within ${Math.round(Math.max(0, milliseconds))} ms`), {
    code: 'ETIMEDOUT',
  });

/**
 * Ends a connection on which a statement has no answer in time, as where the server hangs: the server's own
 * statement_timeout is of no use then. A statement may take as long as the session has told the server
 * (`SET LOCAL statement_timeout = 0` for what waits for others, until the transaction ends), and as long as the
 * request it is for has patience. What comes on such a connection afterwards, a ROLLBACK for one, fails at once.
 * @param statementTimeout that the session begins with, in milliseconds.
 */
export function limitStatements(client: pg.PoolClient, statementTimeout: number): void {
  let session = allowance(statementTimeout);
  let local: number | null = null;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;

  /** How long a statement may take; what it tells the server counts from the next one on. */
  function timeOf(args: readonly unknown[]): number {
    if (client.getTransactionStatus() === 'I') local = null;
    const limit = local ?? session;
    const [, isLocal, told] = TOLD.exec(textOf(args)) ?? [];
    if (told !== undefined && isLocal) local = allowance(Number(told));
    else if (told !== undefined) session = allowance(Number(told));
    return Math.min(limit, timeLeft());
  }

  const limited = (...args: unknown[]): unknown => {
    const time = timeOf(args);
    const callback = callbackOf(args);
    if (time <= 0) {
      if (!callback) return Promise.reject(unanswered(time));
      process.nextTick(callback, unanswered(time));
      return undefined;
    }
    if (time === Number.POSITIVE_INFINITY) return query(...args);
    let late: Error | null = null;
    const timer = setTimeout(() => {
      late = unanswered(time);
      client.end();
    }, time);
    if (callback) {
      const told: Callback = (error, result) => {
        clearTimeout(timer);
        callback(error && (late ?? error), result);
      };
      return query(...withCallback(args, told));
    }
    return (query(...args) as Promise<unknown>).then(
      (result) => {
        clearTimeout(timer);
        return result;
      },
      (error: Error) => {
        clearTimeout(timer);
        throw late ?? error;
      },
    );
  };
  client.query = limited as typeof client.query;
}
