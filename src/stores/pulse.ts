import type { Readable } from 'node:stream';

/** Milliseconds after which a query makes us ask whether ClickHouse is there at all, and that it has to say so. */
const SUSPICIOUS = 3_000;
const PATIENCE = 4_000;

/** The code is what networks say for it, so callers are told to come back. */
const silent = () => Object.assign(new Error('ClickHouse does not answer'), { code: 'ETIMEDOUT' });

/**
 * Tells a query that takes long, which reports may, from a ClickHouse that hangs: that does not answer its `/ping`
 * either. Then the query is given up, whether it was sent or waits for a connection that others hold.
 */
export function createPulse(clickhouseUrl: string, { suspicious = SUSPICIOUS, patience = PATIENCE } = {}) {
  const { origin } = new URL(clickhouseUrl);
  let asking: Promise<boolean> | null = null;

  /** Whether ClickHouse says anything; one question at a time, whoever wants to know. */
  function isThere(): Promise<boolean> {
    asking ??= fetch(`${origin}/ping`, { signal: AbortSignal.timeout(patience) })
      .then(async (response) => {
        await response.body?.cancel();
        return true;
      })
      .catch(() => false)
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  /** Runs a query until its result begins. It must end when the signal it is given aborts. */
  async function whileThere<T>(
    signal: AbortSignal | undefined,
    query: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // @clickhouse/client waits for an abort and does not see one that has been.
    signal?.throwIfAborted();
    const lost = new AbortController();
    let ended = false;
    const ask = async () => {
      const there = await isThere();
      if (ended) return;
      if (there) timer = setTimeout(ask, suspicious);
      else lost.abort(silent());
    };
    let timer = setTimeout(ask, suspicious);
    try {
      return await query(signal === undefined ? lost.signal : AbortSignal.any([signal, lost.signal]));
    } catch (error) {
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      ended = true;
      clearTimeout(timer);
    }
  }

  /**
   * Breaks off a result that has begun where ClickHouse hangs before its end: whoever reads it waited a minute for the
   * rest, as long as the hang was.
   */
  function breakOffWhereLost(result: Readable): void {
    const look = async () => {
      if (!(await isThere())) result.destroy(silent());
      else if (!result.closed) timer = setTimeout(look, suspicious);
    };
    let timer = setTimeout(look, suspicious);
    result.once('close', () => clearTimeout(timer));
  }

  return { whileThere, breakOffWhereLost };
}
