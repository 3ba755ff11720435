import cliProgress from 'cli-progress';

export interface Progress {
  /** Says how far the work is, in its own units. */
  update(done: number): void;
  stop(): void;
}

const PLAIN_INTERVAL_MS = 2_000;

/** Those that are shown just now: a bar has a timer, which keeps its process from ending. */
const shown = new Set<Progress>();

/** Stops what is still shown: work that has failed leaves it as it is. */
export function stopProgress(): void {
  for (const progress of shown) progress.stop();
}

/**
 * Shows on standard error how far some work is: a bar on a terminal, a plain line every two seconds
 * otherwise. `total` is null where it is not known.
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
