/** Postgres error classes that mean "not now" rather than "wrong": connection, resources, shutdown, out of time. */
const PASSING_SQLSTATES = /^(08|53|57P|57014)/;

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** Texts of errors that pg, pg-pool and the ClickHouse client raise without any code. */
const UNCODED =
  /Connection terminated|Client was closed and is not queryable|timeout exceeded when trying to connect|socket hang up|Timeout error|Client has encountered a connection error/i;

/**
 * ClickHouse error codes that mean "not now": 159 time limit of a query, 202 too many queries at once, 203 no
 * free connection, 209 and 210 network, 236 ended by a shutdown, 241 memory limit, 279 all connection tries
 * failed, 243 no room on the disk, 614 Postgres cannot be reached by a dictionary; of a cluster 225 and 999 no Keeper, 242 a replica that
 * only reads, 285 and 286 too few replicas, 319 an INSERT whose outcome is not known (it is sent again).
 */
const PASSING_CLICKHOUSE_CODES = new Set(
  '159 202 203 209 210 225 236 241 242 243 279 285 286 319 614 999'.split(' '),
);

/** Codes of these that mean a broken or refused connection: a server that shuts down, and the network. */
const GONE = /^(08...|57P..|209|210|236)$/;

/** Message about a lock whose connection broke (`session-lock.ts`). */
const LOCK_LOST = /^the connection that held the lock .* broke$/;

/** True for an error of a store that ended or cannot be reached, false for one that is busy. */
export function isGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isGone);
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  const { message } = error;
  return NETWORK_CODES.has(code) || GONE.test(code) || UNCODED.test(message) || LOCK_LOST.test(message);
}

/** Codes of these that mean a statement exceeded its time (57014, 159) or the memory (241). */
const TOO_MUCH = new Set(['57014', '159', '241']);

/** True where a store is up and a statement exceeded its limits: another one may well succeed now. */
export const isTooMuch = (error: unknown): boolean =>
  TOO_MUCH.has(String((error as { code?: unknown } | null)?.code));

/**
 * True for errors of a Postgres or ClickHouse that cannot be reached or cannot take the query at the moment:
 * the same request may well succeed later (answered with 503 and Retry-After).
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  if (NETWORK_CODES.has(code) || PASSING_CLICKHOUSE_CODES.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && PASSING_SQLSTATES.test(code)) return true;
  return UNCODED.test(error.message);
}
