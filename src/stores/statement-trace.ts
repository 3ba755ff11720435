import type pg from 'pg';
import { currentRequest } from './current-request.ts';
import { type Callback, callbackOf, textOf, withCallback } from './statement-arguments.ts';

/** A statement of Postgres that ended, and the request that it was for. */
export interface TracedStatement {
  readonly request_id: string;
  /** Milliseconds from handing it to the connection to its result, waits for locks included. */
  readonly ms: number;
  /** Its SQL as it was sent; values are parameters and not in it. */
  readonly text: string;
}

/** Reports each statement of a connection that serves a request; others may wait for as long as they like. */
export function traceStatements(
  client: pg.PoolClient,
  onStatement: (statement: TracedStatement) => void,
): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    const request_id = currentRequest.getStore();
    if (request_id === undefined) return query(...args);
    const began = performance.now();
    const tell = () =>
      onStatement({ request_id, ms: Math.round(performance.now() - began), text: textOf(args) });
    const callback = callbackOf(args);
    if (callback) {
      const told: Callback = (error, result) => {
        tell();
        callback(error, result);
      };
      return query(...withCallback(args, told));
    }
    const result = query(...args);
    (result as Promise<unknown>).then(tell, tell);
    return result;
  };
  client.query = traced as typeof client.query;
}
