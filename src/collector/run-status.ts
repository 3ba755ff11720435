import { createTask } from 'node-cron';
import { z } from 'zod';
import { ENGINES, type EngineId } from '../providers/index.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';

/** Settings of the daily run. */
export interface DailyRun {
  /** Schedule as a cron expression, in UTC. */
  readonly cron: string;
  /** Engines without a key, each with the setting that is missing. */
  readonly withoutKey: readonly { readonly id: EngineId; readonly setting: string }[];
}

const Status = z.object({
  engines: z.array(z.string()),
  plan: z.string(),
  /** True where the plan includes the daily run. */
  is_planned: z.boolean(),
  is_demo: z.boolean(),
  last: z
    .object({
      date: z.string(),
      state: z.enum(['running', 'ended']),
      questions: z.number(),
      complete: z.number(),
      failed: z.number(),
    })
    .nullable(),
});

// Questions are counted while a run goes on; a complete run has its counts. The demo has runs by hand only
// (src/collector/brands.ts).
const STATUS = `
SELECT
  b.engines,
  plans.id AS plan, plans.api_access AS is_planned, b.is_demo,
  (
    SELECT json_build_object(
      'date', r.date, 'state', r.state, 'questions', count(q.state),
      'complete', count(*) FILTER (WHERE q.state = 'complete'), 'failed', count(*) FILTER (WHERE q.state = 'failed'))
    FROM runs r LEFT JOIN questions q ON q.brand_id = r.brand_id AND q.date = r.date
    WHERE r.brand_id = b.id GROUP BY r.brand_id, r.date ORDER BY r.date DESC LIMIT 1
  ) AS last
FROM brands b JOIN organizations o ON o.id = b.organization_id JOIN plans ON plans.id = o.plan
WHERE b.id = $1`;

/** Next time of a cron expression, in UTC. */
function nextOf(cron: string): Date | null {
  const task = createTask(cron, () => {}, { timezone: 'UTC' });
  const [next = null] = task.getNextRuns(1);
  void task.destroy();
  return next;
}

/** Reason, in words for people, for which no run is scheduled; null where one is. */
function whyNoRun(
  { plan, is_planned, is_demo }: z.output<typeof Status>,
  run: DailyRun | null,
  isReady: boolean,
): string | null {
  if (!is_planned) return `The plan “${plan}” has no daily run.`;
  if (is_demo) return 'The demo has no daily run: its answers are invented.';
  if (run === null) return 'Only the worker knows the time of the next run.';
  return isReady ? null : 'No run is scheduled, since no engine has a key.';
}

/**
 * State of a brand's daily run: the last run, the time of the next one (null where there is none, with the
 * reason in `why_none`, such as the plan or engines without keys), and which engines are ready. With `run`
 * null, as the worker has an environment of its own, the next run and the engines are unknown.
 */
export async function readRunStatus(postgres: Postgres, brand: BrandScope, run: DailyRun | null) {
  const status = oneRow(Status, await postgres.query(scoped(brand, { text: STATUS, values: [] })));
  const settings = new Map(run?.withoutKey.map(({ id, setting }) => [id, setting]));
  const engines = ENGINES.filter(({ id }) => status.engines.includes(id)).map(({ id, name }) => {
    const setting = settings.get(id) ?? null;
    return { id, name, ready: run === null ? null : setting === null, setting };
  });
  const why_none = whyNoRun(
    status,
    run,
    engines.some(({ ready }) => ready),
  );
  const next = run !== null && why_none === null ? nextOf(run.cron) : null;
  const { last, is_demo } = status;
  return { last, next_at: next?.toISOString() ?? null, why_none, is_demo, engines };
}
