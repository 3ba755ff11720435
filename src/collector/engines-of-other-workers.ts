import { type DatabaseUptime, isJustThere } from '../queue/database-uptime.ts';
import type { Postgres } from '../stores/postgres.ts';

/* Processes may have different keys: the command `collect` runs in a shell that has one of them, or a key
   is added and workers restart one after the other. Each leaves questions that it cannot ask to the
   others. */

/** Class of the shared advisory locks that a process holds, one for each engine that it has a key of. */
const ENGINE_LOCK = "hashtext('collector asks')";

/** Held by the session for as long as it lives, with the engines as $1. */
export const HOLD_ENGINES = `
SELECT count(pg_advisory_lock_shared(${ENGINE_LOCK}, hashtext(engine))) FROM unnest($1::text[]) AS engine`;

const IS_ASKED = `
SELECT WHERE ${isJustThere('$2')} OR EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid::int8 = ${ENGINE_LOCK}::int8 & 4294967295 AND objid::int8 = hashtext($1)::int8 & 4294967295
)`;

/** Lifetime of the cached result, in milliseconds. */
const BELIEVED_MS = 5_000;

/** The engines that this process has no key of and others do. */
export class EnginesOfOtherWorkers {
  readonly #postgres: Postgres;
  readonly #uptime: DatabaseUptime;
  readonly #until = new Map<string, number>();

  constructor(postgres: Postgres, uptime: DatabaseUptime) {
    this.#postgres = postgres;
    this.#uptime = uptime;
  }

  /**
   * True where a living process has the key of an engine, or may have it: after an outage of Postgres other
   * processes first have to come back.
   */
  async asks(engine: string): Promise<boolean> {
    const { comeback, isSteady } = this.#uptime;
    const isAsked =
      !isSteady || (await this.#postgres.query(IS_ASKED, [engine, comeback / 1000])).rowCount === 1;
    if (isAsked) this.#until.set(engine, performance.now() + BELIEVED_MS);
    return isAsked;
  }

  /** Engines found by the latest look; their questions are skipped without being read. */
  get engines(): string[] {
    const now = performance.now();
    return [...this.#until].flatMap(([engine, until]) => (now < until ? engine : []));
  }
}
