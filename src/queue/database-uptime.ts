/**
 * SQL condition: Postgres was started within the last seconds. A start in the future means that its clock was
 * set back since; it does not count.
 * @param seconds placeholder of a query parameter.
 */
export const isJustThere = (seconds: string): string =>
  `pg_postmaster_start_time() BETWEEN now() - make_interval(secs => ${seconds}) AND now()`;

/** Tracks whether a process has held its locks for long enough to treat processes without locks as dead. */
export class DatabaseUptime {
  readonly #comeback: number;
  readonly #now: () => number;
  #isBroken = false;
  #since = Number.NEGATIVE_INFINITY;

  /** @param comeback how long others have to take their locks again, in milliseconds. */
  constructor(comeback: number, now: () => number = () => performance.now()) {
    this.#comeback = comeback;
    this.#now = now;
  }

  get comeback(): number {
    return this.#comeback;
  }

  get isSteady(): boolean {
    return !this.#isBroken && this.#now() - this.#since >= this.#comeback;
  }

  /** A lock of the process is gone, although it lives. */
  broke(): void {
    this.#isBroken = true;
  }

  /** A lock is held, for the first time or again. */
  held(): void {
    if (this.#isBroken) this.#since = this.#now();
    this.#isBroken = false;
  }
}
