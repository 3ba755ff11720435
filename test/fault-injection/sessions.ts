import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { openPostgres, type Postgres, type PostgresClient } from '../../src/stores/postgres.ts';

/*
 * A session is code that runs on stores which stop before each statement until they are told to go on. A SELECT
 * that locks rows is not one moment: another session may come between two of its rows. A cursor takes it apart:
 * it runs the same plan, and locks a row at each FETCH.
 */

/** What a statement can have to do with those of another session. */
export type Kind =
  /** Sees what is committed, takes no locks. */
  | 'read'
  /** Takes locks or writes; nobody else sees it yet. */
  | 'lock'
  /** From now on it is seen, and its locks are free. */
  | 'commit'
  | 'clickhouse';

export interface Statement {
  readonly kind: Kind;
  /** Its beginning, for people. */
  readonly text: string;
}

/** Of no matter to anybody else: nothing is won by stopping there. */
const PRIVATE = /^\s*(BEGIN|SET|DECLARE|CLOSE)\b/;
const WRITES = /\b(FOR (NO KEY )?(UPDATE|SHARE)|pg_(try_)?advisory\w*|UPDATE|DELETE|INSERT)\b/;
const LOCKS_ROWS = /^\s*SELECT\b[\s\S]*\bFOR UPDATE\b/;

const SHOWN = 60;

/** How long a statement may take before Postgres is asked whether it waits for a lock, in milliseconds. */
const ASKING_MS = 4;

function statementOf(text: string, inTransaction: boolean): Statement {
  const shown = text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
  if (/^(COMMIT|ROLLBACK)/.test(text)) return { kind: 'commit', text: shown };
  if (!WRITES.test(text)) return { kind: 'read', text: shown };
  return { kind: inTransaction ? 'lock' : 'commit', text: shown };
}

type Query = string | { readonly text: string; readonly values?: readonly unknown[] };

const textOf = (query: Query) => (typeof query === 'string' ? query : query.text);

/** An object some of whose methods are others. */
const overridden = <T extends object>(target: T, methods: Readonly<Record<string, unknown>>): T =>
  new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

export interface SessionStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

export class Session {
  readonly stores: SessionStores;
  readonly #pool: Postgres;
  /** Of its connections, as Postgres numbers them. */
  readonly #pids: number[] = [];
  #waiting: (Statement & { readonly go: () => void }) | null = null;
  #running = false;
  #error: Error | null = null;
  /** Told when it stands before a statement or has ended. */
  #arrived: () => void = () => {};

  constructor(databaseUrl: string, clickhouse: ClickHouse) {
    this.#pool = openPostgres(databaseUrl, { connections: 4 });
    this.#pool.on('connect', (client) =>
      this.#pids.push((client as unknown as { processID: number }).processID),
    );
    this.stores = { postgres: this.#stoppingPool(), clickhouse: this.#stoppingClickHouse(clickhouse) };
  }

  /** The statement it stands before. */
  get statement(): Statement | null {
    return this.#waiting;
  }

  get ended(): boolean {
    return !this.#running;
  }

  /** Why the work ended early. */
  get error(): Error | null {
    return this.#error;
  }

  start(work: (stores: SessionStores) => Promise<unknown>): void {
    this.#running = true;
    this.#error = null;
    work(this.stores)
      .catch((error: Error) => {
        this.#error = error;
      })
      .finally(() => {
        this.#running = false;
        this.#arrived();
      });
  }

  /** Lets the statement go. */
  go(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.go();
  }

  /**
   * Resolves once it stands before a statement, has ended, or waits in Postgres for a lock.
   * @returns whether it waits for a lock.
   */
  async settled(postgres: Postgres): Promise<boolean> {
    for (;;) {
      if (this.#waiting || !this.#running) return false;
      const arriving = new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
      // Most statements take less than it takes to ask.
      await Promise.race([arriving, sleep(ASKING_MS)]);
      if (this.#waiting || !this.#running) return false;
      const { rowCount } = await postgres.query(
        'SELECT FROM unnest($1::int[]) AS pid WHERE cardinality(pg_blocking_pids(pid)) > 0',
        [this.#pids],
      );
      if (rowCount && !this.#waiting && this.#running) return true;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #stop(statement: Statement): Promise<void> {
    return new Promise((go) => {
      this.#waiting = { ...statement, go };
      this.#arrived();
    });
  }

  #stoppingPool(): Postgres {
    return overridden(this.#pool, {
      connect: async () => this.#stoppingClient(await this.#pool.connect()),
      query: async (query: Query, values?: unknown[]) => {
        await this.#stop(statementOf(textOf(query), false));
        return this.#pool.query(query as string, values);
      },
    });
  }

  #stoppingClient(client: PostgresClient): PostgresClient {
    return overridden(client, {
      query: async (query: Query, values?: unknown[]) => {
        const text = textOf(query);
        if (LOCKS_ROWS.test(text)) return this.#rowByRow(client, query, values);
        if (!PRIVATE.test(text)) await this.#stop(statementOf(text, true));
        return client.query(query as string, values);
      },
    });
  }

  async #rowByRow(client: PostgresClient, query: Query, values?: unknown[]) {
    const given = typeof query === 'string' ? values : [...(query.values ?? [])];
    await client.query('SET LOCAL cursor_tuple_fraction = 1');
    await client.query(`DECLARE one_by_one NO SCROLL CURSOR FOR ${textOf(query)}`, given);
    const rows: unknown[] = [];
    for (;;) {
      await this.#stop({ kind: 'lock', text: `row ${rows.length + 1} of ${textOf(query)}`.slice(0, SHOWN) });
      const { rows: next } = await client.query('FETCH 1 FROM one_by_one');
      if (next.length === 0) break;
      rows.push(...next);
    }
    await client.query('CLOSE one_by_one');
    return { rows, rowCount: rows.length };
  }

  #stoppingClickHouse(clickhouse: ClickHouse): ClickHouse {
    const stopping =
      <A extends [{ readonly query: string }], R>(run: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        const text = given[0].query.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
        await this.#stop({ kind: 'clickhouse', text });
        return run(...given);
      };
    return overridden(clickhouse, {
      exec: stopping(clickhouse.exec.bind(clickhouse)),
      query: stopping(clickhouse.query.bind(clickhouse)),
      command: stopping(clickhouse.command.bind(clickhouse)),
    });
  }
}
