import { Histogram, type Registry } from 'prom-client';
import type { ClickHouse } from './clickhouse.ts';
import { currentRequest } from './current-request.ts';
import { shownSql } from './shown-sql.ts';

const METHODS: ReadonlySet<string | symbol> = new Set(['query', 'read', 'exec', 'command', 'insert']);

/** A query that took long. */
export interface SlowQuery {
  /** The request it was for, where it was for one. */
  readonly request_id: string | undefined;
  /** From sending it to the beginning of its result. */
  readonly ms: number;
  /** Its SQL, without the values of its parameters, on one line. */
  readonly sql: string;
  /** Those of its parameters that are dates: the days that each table of a report is read for. */
  readonly days: Readonly<Record<string, string>>;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Log entry of a slow query, without texts and ids of a brand. */
function slowQueryOf(sent: unknown, ms: number): SlowQuery | null {
  const { sql, query, params, query_params } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const text = sql ?? query;
  if (typeof text !== 'string') return null;
  const dates = Object.entries((params ?? query_params ?? {}) as Record<string, unknown>).filter(
    ([, value]) => typeof value === 'string' && DATE.test(value),
  );
  return {
    request_id: currentRequest.getStore(),
    ms: Math.round(ms),
    sql: shownSql(text),
    days: Object.fromEntries(dates) as Record<string, string>,
  };
}

export interface Slow {
  /** Milliseconds from which a query is slow; 0 for none. */
  readonly from: number;
  readonly onSlow: (query: SlowQuery) => void;
}

/** Wraps ClickHouse with a histogram of times, from sending a query to the beginning of its result. */
export function withQueryMetrics(clickhouse: ClickHouse, registry: Registry, slow?: Slow): ClickHouse {
  const seconds = new Histogram({
    name: 'clickhouse_query_seconds',
    help: 'From sending a query to the beginning of its result, by outcome: ok or error',
    labelNames: ['outcome'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers: [registry],
  });
  return new Proxy(clickhouse, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!METHODS.has(name)) return value.bind(target);
      return async (...args: unknown[]) => {
        const end = seconds.startTimer();
        const began = performance.now();
        try {
          const result = await value.apply(target, args);
          end({ outcome: 'ok' });
          return result;
        } catch (error) {
          end({ outcome: 'error' });
          throw error;
        } finally {
          const ms = performance.now() - began;
          const told = slow && slow.from > 0 && ms >= slow.from ? slowQueryOf(args[0], ms) : null;
          if (told) slow?.onSlow(told);
        }
      };
    },
  });
}
