import type pg from 'pg';
import { type Callback, callbackOf, textOf, withCallback } from './statement-arguments.ts';
import { timeLeft } from './time-limit.ts';

/** Statement that sets a session's time limit; 0 means none. */
const TOLD = /^\s*SET (LOCAL )?statement_timeout = (\d+)\s*;?\s*$/i;

/** Milliseconds for the server to report by itself that a statement took too long. */
const GRACE = 2_000;

const allowance = (timeout: number) => (timeout === 0 ? Number.POSITIVE_INFINITY : timeout + GRACE);

/**
 * Error of a statement without a response in time, with the code of a network timeout, so that callers get
 * Retry-After.
 */
const unanswered = (milliseconds: number) =>
  Object.assign(new Error(`Postgres has not answered within ${Math.round(Math.max(0, milliseconds))} ms`), {
    code: 'ETIMEDOUT',
  });

/**
 * Ends a connection on which a statement has no response in time, as where the server hangs: the server's own
 * statement_timeout does not help then. The limit of a statement is the one that the session has set (`SET
 * LOCAL statement_timeout = 0` for waiting on other transactions, until this one ends), and the remaining
 * time of its request. Later statements on such a connection, a ROLLBACK for one, fail at once.
 * @param statementTimeout initial limit of the session, in milliseconds.
 */
export function limitStatements(client: pg.PoolClient, statementTimeout: number): void {
  let session = allowance(statementTimeout);
  let local: number | null = null;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;

  /** Time limit of a statement; a limit that it sets applies from the next one on. */
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
