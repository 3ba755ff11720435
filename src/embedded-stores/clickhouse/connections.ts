import { literal } from '../../stores/literal.ts';
import type { Chdb, ChdbConnection } from './chdb.ts';
import { exception } from './exception.ts';
import type { QueryRequest } from './request.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Below ClickHouse's max_query_size (262,144 bytes) by what a mark and a SET add. */
const LONG_STATEMENT = 250_000;

/** A name that may stand in SQL. */
function identifier(name: string): string {
  if (!NAME.test(name)) throw exception(36, 'BAD_ARGUMENTS', `${literal(name)} is not a name`);
  return name;
}

/** Sets the settings, parameters and database of a connection's single query. */
async function prepare(chdb: Chdb, connection: ChdbConnection, request: QueryRequest): Promise<void> {
  const { database, settings, params } = request;
  const given = [...settings].map(([name, value]) => `${identifier(name)} = ${literal(value)}`);
  const values = [...params].map(([name, value]) => `param_${identifier(name)} = ${literal(value)}`);
  const use = database === 'default' ? '' : `USE \`${database.replace(/[\\`]/g, '\\$&')}\``;
  const set = [...given, ...values].length > 0 ? `SET ${[...given, ...values].join(', ')}` : '';
  if (set.length < LONG_STATEMENT) {
    const both = [set, use].filter((part) => part !== '').join('; ');
    if (both !== '') await chdb.read(connection, both, 'Null');
    return;
  }
  // Parameters have no limit of their own on a server. The limit of the query itself stays as it was.
  await chdb.read(connection, `SET max_query_size = ${set.length * 4 + LONG_STATEMENT}`, 'Null');
  await chdb.read(connection, set, 'Null');
  if (!settings.has('max_query_size')) {
    await chdb.read(connection, 'SET max_query_size = DEFAULT', 'Null');
  }
  if (use !== '') await chdb.read(connection, use, 'Null');
}

/**
 * Bounds how many queries run at once, the others wait in order, and gives each a connection of its own.
 *
 * A connection is never used twice: chdb 3.4.0 keeps SET values, has no way to forget a parameter, and a query
 * that fails or is stopped while it writes leaves its output in the connection, in front of the next query's.
 * Opening and closing one takes 0.08 ms.
 */
export class Connections {
  readonly #chdb: Chdb;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(chdb: Chdb, concurrency: number) {
    this.#chdb = chdb;
    this.#free = concurrency;
  }

  async use<T>(request: QueryRequest, work: (connection: ChdbConnection) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const connection = this.#chdb.open();
      try {
        await prepare(this.#chdb, connection, request);
        return await work(connection);
      } finally {
        this.#chdb.close(connection);
      }
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
