import { Histogram, type Registry } from 'prom-client';
import type { ClickHouse } from './clickhouse.ts';

const METHODS: ReadonlySet<string | symbol> = new Set(['query', 'read', 'exec', 'command', 'insert']);

/** ClickHouse as it is, its time told to the operator: from sending a query to the beginning of its result. */
export function observed(clickhouse: ClickHouse, registry: Registry): ClickHouse {
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
        try {
          const result = await value.apply(target, args);
          end({ outcome: 'ok' });
          return result;
        } catch (error) {
          end({ outcome: 'error' });
          throw error;
        }
      };
    },
  });
}
