import { says } from './postgres.ts';

/** Milliseconds after which ClickHouse is pinged during a query, and for its reply. */
const SUSPICIOUS = 3_000;
const PING_TIMEOUT_MS = 4_000;

/** Error with the code of a network timeout, so that callers get Retry-After. */
const silent = (store: string) => Object.assign(new Error(`${store} does not answer`), { code: 'ETIMEDOUT' });

export interface LivenessProbeOptions {
  /** Postgres server of the dictionaries; none by default. */
  readonly databaseUrl?: string | undefined;
  readonly suspicious?: number;
  readonly patience?: number;
}

/**
 * Distinguishes a long query, which reports may be, from a ClickHouse that hangs: one that does not answer
 * `/ping` either, or whose Postgres is silent. The query is then cancelled, whether it was sent or waits for
 * a connection. (ClickHouse waits for a dictionary's query of Postgres beyond its own time limit: callers
 * waited 36 s.)
 */
export function createLivenessProbe(
  clickhouseUrl: string,
  { databaseUrl, suspicious = SUSPICIOUS, patience = PING_TIMEOUT_MS }: LivenessProbeOptions = {},
) {
  const { origin } = new URL(clickhouseUrl);
  let asking: Promise<string | null> | null = null;

  const pings = () =>
    fetch(`${origin}/ping`, { signal: AbortSignal.timeout(patience) }).then(
      async (response) => {
        await response.body?.cancel();
        return true;
      },
      () => false,
    );

  /** Name of the silent store, null where both react; concurrent callers share one check. */
  function silentStore(): Promise<string | null> {
    asking ??= Promise.all([pings(), databaseUrl === undefined || says(databaseUrl, patience)])
      .then(([clickhouse, postgres]) => {
        if (!clickhouse) return 'ClickHouse';
        return postgres ? null : 'Postgres';
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  /** Calls `onLost` when ClickHouse hangs, until the returned function is called. */
  function watch(onLost: (error: Error) => void): () => void {
    let ended = false;
    const ask = async () => {
      const store = await silentStore();
      if (ended) return;
      if (store === null) timer = setTimeout(ask, suspicious);
      else onLost(silent(store));
    };
    let timer = setTimeout(ask, suspicious);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** Runs a query until its result begins. It must end when the signal it is given aborts. */
  async function whileThere<T>(
    signal: AbortSignal | undefined,
    query: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // @clickhouse/client does not notice a signal that is aborted already.
    signal?.throwIfAborted();
    const lost = new AbortController();
    const unwatch = watch((error) => lost.abort(error));
    try {
      return await query(signal === undefined ? lost.signal : AbortSignal.any([signal, lost.signal]));
    } catch (error) {
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      unwatch();
    }
  }

  return { whileThere, watch };
}
