/** Nights in a row without it after which a signal is closed. */
const CLOSES_AFTER = 3;

/** A signal that is open, by its key. */
export interface OpenSignal {
  readonly key: string;
  /** Nights in a row that have not found it. */
  readonly missed: number;
}

/** Outcome of a night for the signals of a brand. */
export interface Night {
  readonly opened: readonly string[];
  readonly kept: readonly OpenSignal[];
  readonly closed: readonly string[];
}

/**
 * Opens what a night has found and was not open, and closes what three nights in a row lack.
 * @param found those that hold among all tests of the night.
 * @param lasting those whose own test holds: what is open stays so, though it no longer stands out among all.
 */
export function afterNight(
  open: readonly OpenSignal[],
  found: ReadonlySet<string>,
  lasting: ReadonlySet<string>,
): Night {
  const known = new Set(open.map(({ key }) => key));
  const seen = open.map(({ key, missed }) => ({ key, missed: lasting.has(key) ? 0 : missed + 1 }));
  return {
    opened: [...found].filter((key) => !known.has(key)),
    kept: seen.filter(({ missed }) => missed < CLOSES_AFTER),
    closed: seen.filter(({ missed }) => missed >= CLOSES_AFTER).map(({ key }) => key),
  };
}
