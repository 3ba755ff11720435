import cliProgress from 'cli-progress';

export interface Progress {
  /** Reports the progress of work, in its own units. */
  update(done: number): void;
  stop(): void;
}

const PLAIN_INTERVAL_MS = 2_000;

/** Visible bars: each has a timer, which keeps its process from ending. */
const shown = new Set<Progress>();

/** Stops visible bars: failed work leaves them as they are. */
export function stopProgress(): void {
  for (const progress of shown) progress.stop();
}

/**
 * Shows the progress of work on standard error: a bar on a terminal, a plain line every two seconds
 * otherwise. `total` is null where unknown.
 */
export function startProgress(what: string, total: number | null, unit: string): Progress {
  if (process.stderr.isTTY && total !== null) {
    const bar = new cliProgress.SingleBar(
      {
        format: `${what} {bar} {percentage}% | {eta_formatted} left`,
        stream: process.stderr,
        hideCursor: true,
      },
      cliProgress.Presets.shades_classic,
    );
    bar.start(total, 0);
    const progress: Progress = {
      update: (done) => bar.update(Math.min(done, total)),
      stop() {
        shown.delete(progress);
        bar.stop();
      },
    };
    shown.add(progress);
    return progress;
  }
  let last = performance.now();
  return {
    update(done) {
      if (performance.now() - last < PLAIN_INTERVAL_MS) return;
      last = performance.now();
      const share = total ? ` of ${total} (${Math.floor((100 * done) / total)}%)` : '';
      process.stderr.write(`${what}: ${done}${share} ${unit}\n`);
    },
    stop() {},
  };
}

/** As `startProgress`, for work that reports its total with its first step. */
export function laterProgress(what: string, unit: string) {
  let progress: Progress | null = null;
  return {
    update(done: number, total: number) {
      progress ??= startProgress(what, total, unit);
      progress.update(done);
    },
    stop: () => progress?.stop(),
  };
}
