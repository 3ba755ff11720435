/* Arguments of `query` of pg: a text or an object that has one, optional values, and an optional callback. */

export type Callback = (error: Error | null, result?: unknown) => void;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** The SQL of a statement, '' where it has none. */
export const textOf = ([statement]: readonly unknown[]): string =>
  (typeof statement === 'string' ? statement : (statement as { text?: string }).text) ?? '';

/** Callback of a call; undefined where it returns a promise. */
export const callbackOf = (args: readonly unknown[]): Callback | undefined => args.findLast(isCallback);

/** The same with another callback in the place of theirs. */
export function withCallback(args: readonly unknown[], callback: Callback): unknown[] {
  const theirs = callbackOf(args);
  return args.map((arg) => (arg === theirs ? callback : arg));
}
