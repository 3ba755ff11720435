import { setTimeout as sleep } from 'node:timers/promises';
import { oneRow } from '../stores/rows.ts';
import { isUnavailable } from '../stores/unavailable.ts';
import { isAfterRunOpen } from './jobs.ts';
import { type Planning, planAndTell } from './plan-day.ts';
import { endRun, isOpen, RunCounts, type RunKey } from './questions.ts';
import { startWorkers, type Workers, type WorkersOptions } from './workers.ts';

/** Counts of questions by outcome since a run was planned by hand, whichever process asked them. */
export interface CollectCounts {
  readonly asked: number;
  readonly complete: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface CollectOptions {
  readonly planning: Planning;
  readonly workers: WorkersOptions;
  readonly runs: readonly RunKey[];
  /** Ends the command early; questions under way are finished or put back. */
  readonly signal: AbortSignal;
  /** Called with the number of questions, and then with the number of completed ones. */
  readonly onPlanned?: (questions: number) => void;
  readonly onProgress?: (done: number) => void;
}

const POLL_MS = 250;

const COUNTS = `
SELECT count(*) FILTER (WHERE q.state = 'complete')::int AS complete,
  count(*) FILTER (WHERE q.state = 'failed')::int AS failed,
  count(*) FILTER (WHERE q.state = 'skipped')::int AS skipped
FROM unnest($1::uuid[], $2::date[], $3::timestamptz[]) AS r (brand_id, date, since)
JOIN questions q ON q.brand_id = r.brand_id AND q.date = r.date AND q.ended_at >= r.since`;

type Since = RunKey & { readonly at: Date };

async function countsSince({ postgres }: Planning, runs: readonly Since[]): Promise<CollectCounts> {
  const result = await postgres.query(COUNTS, [
    runs.map(({ brandId }) => brandId),
    runs.map(({ date }) => date),
    runs.map(({ at }) => at),
  ]);
  const { complete, failed, skipped } = oneRow(RunCounts, result);
  return { asked: complete + failed, complete, failed, skipped };
}

/** True where runs have questions to ask, or what follows them has not been tried. Ends those that have no questions left. */
async function anyOpen({ postgres }: Planning, runs: readonly RunKey[]): Promise<boolean> {
  for (const run of runs) {
    if (await isOpen(postgres, run)) return true;
    await endRun(postgres, run);
    if (await isAfterRunOpen(postgres, run.brandId)) return true;
  }
  return false;
}

function isUnavailableOrThrow(error: unknown): true {
  if (isUnavailable(error)) return true;
  throw error;
}

/**
 * Plans runs by hand, the second time only new and failed questions, and asks until all their questions have
 * ended and what follows the runs was tried. Other processes may ask at the same time. No workers are started where
 * nothing is left to do.
 */
export async function collect({
  planning,
  workers: options,
  runs,
  signal,
  onPlanned,
  onProgress,
}: CollectOptions): Promise<CollectCounts> {
  const planned: Since[] = [];
  let questions = 0;
  for (const run of runs) {
    const plan = await planAndTell(planning, run, true);
    if (!plan) continue;
    planned.push(plan);
    questions += plan.open + Object.values(plan.skipped).reduce((sum, count) => sum + count, 0);
  }
  onPlanned?.(questions);
  const look = async () => {
    const { asked, skipped } = await countsSince(planning, planned);
    onProgress?.(asked + skipped);
    return anyOpen(planning, planned);
  };
  let workers: Workers | null = null;
  try {
    // The workers continue when Postgres is back, and so does this.
    while (!signal.aborted && (await look().catch(isUnavailableOrThrow))) {
      workers ??= startWorkers(options);
      await sleep(POLL_MS, undefined, { signal }).catch(() => {});
    }
  } finally {
    await workers?.stop();
  }
  for (const run of planned) await endRun(planning.postgres, run);
  return countsSince(planning, planned);
}
