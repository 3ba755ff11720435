import type { Postgres, PostgresClient } from '../../src/stores/postgres.ts';

/** Postgres whose connections break when a batch is deleted from the outbox: ClickHouse has it by then. */
export function breaking(postgres: Postgres): Postgres {
  const connect = async () => {
    const client = await postgres.connect();
    return new Proxy(client, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return (...args: [string, unknown[]?]) =>
          String(args[0]).startsWith('WITH gone')
            ? Promise.reject(new Error('broken'))
            : (target as PostgresClient).query(...args);
      },
    });
  };
  return new Proxy(postgres, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name === 'connect') return connect;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
