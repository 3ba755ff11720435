import { says } from './postgres.ts';

/** Milliseconds after which a query makes us ask whether ClickHouse is there at all, and that it has to say so. */
const SUSPICIOUS = 3_000;
const PING_TIMEOUT_MS = 4_000;

/** The code is what networks say for it, so callers are told to come back. */
const silent = (store: string) => Object.assign(new Error(`${store} does not answer`), { code: 'ETIMEDOUT' });

export interface LivenessProbeOptions {
  /** The Postgres that dictionaries look things up in; default none. */
  readonly databaseUrl?: string | undefined;
  readonly suspicious?: number;
  readonly patience?: number;
}

/**
 * Tells a query that takes long, which reports may, from a ClickHouse that hangs: that does not answer its `/ping`
 * either, or whose Postgres says nothing. Then the query is given up, whether it was sent or waits for a connection that
 * others hold. (ClickHouse waits for what a dictionary asks Postgres beyond the time of the query: callers whose query
 * was under way waited 36 s.)
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

  /** The store that says nothing, null where both do; one question at a time, whoever wants to know. */
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

  /** Has `onLost` told where ClickHouse hangs, until what it returns is called. */
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
    // @clickhouse/client waits for an abort and does not see one that has been.
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
