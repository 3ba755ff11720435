import type { Session } from 'chdb';
import { engineError } from './engine-error.ts';
import { literal } from './literal.ts';
import type { EngineRequest } from './request.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A name that may stand in SQL. */
function identifier(name: string): string {
  if (!NAME.test(name)) throw engineError(36, 'BAD_ARGUMENTS', `${literal(name)} is not a name`);
  return name;
}

/** Tells a new connection the settings, parameters and database of the one query it is for. */
async function prepare(session: Session, { database, settings, params }: EngineRequest): Promise<void> {
  const assignments = [
    ...[...settings].map(([name, value]) => `${identifier(name)} = ${literal(value)}`),
    ...[...params].map(([name, value]) => `param_${identifier(name)} = ${literal(value)}`),
  ];
  if (assignments.length > 0) await session.queryAsync(`SET ${assignments.join(', ')}`);
  if (database !== 'default') {
    await session.queryAsync(`USE \`${database.replace(/[\\`]/g, '\\$&')}\``);
  }
}

/**
 * Bounds how many queries run at once, the others wait in order, and gives each a connection of its own.
 *
 * A connection is never used twice: chdb 3.4.0 keeps SET values, and a query that fails or is stopped
 * while it writes leaves its output in the connection, in front of the next query's. Opening and closing
 * one takes 0.08 ms.
 */
export class Sessions {
  readonly #open: () => Session;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(open: () => Session, concurrency: number) {
    this.#open = open;
    this.#free = concurrency;
  }

  async use<T>(request: EngineRequest, work: (session: Session) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const session = this.#open();
      try {
        await prepare(session, request);
        return await work(session);
      } finally {
        session.close();
      }
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
