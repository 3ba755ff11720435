import type { Logger } from 'pino';
import { ENGINES, type EngineId, type EngineSettings, enginesWithoutKey } from '../providers/index.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { Postgres } from '../stores/postgres.ts';
import { brandsDue } from './brands.ts';
import { endRun, type RunKey, SKIP_REASONS, type SkipReason } from './questions.ts';
import { type PlannedRun, type PlanOptions, planRun } from './run-plan.ts';

/** Dependencies of planning runs. */
export interface Planning {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly logger: Logger;
  readonly settings: EngineSettings;
  readonly maxQuestions: number;
}

/** Engines that have a key. */
export function enginesWithKey(settings: EngineSettings): ReadonlySet<EngineId> {
  const without = new Set(enginesWithoutKey(settings).map(({ id }) => id));
  return new Set(ENGINES.map(({ id }) => id).filter((id) => !without.has(id)));
}

/** Logs once per run the number of planned questions, and of skipped ones by reason. */
function tell({ logger, settings }: Planning, planned: PlannedRun): void {
  const run = { brand: planned.brandId, date: planned.date };
  logger.info({ ...run, questions: planned.open }, 'A run is planned');
  for (const [skipReason, questions] of Object.entries(planned.skipped) as [SkipReason, number][]) {
    const unset = skipReason === 'no_key' ? { unset: settingsOf(settings, planned.withoutKey) } : {};
    logger.warn({ ...run, questions, ...unset }, `Skipped: ${SKIP_REASONS[skipReason]}`);
  }
}

/** Settings that are missing for some engines. */
const settingsOf = (settings: EngineSettings, engines: ReadonlySet<EngineId>) => [
  ...new Set(enginesWithoutKey(settings).flatMap(({ id, setting }) => (engines.has(id) ? setting : []))),
];

/** Plans one run, as `planRun`; one without questions ends at once. */
export async function planAndTell(
  planning: Planning,
  run: RunKey,
  again: PlanOptions['again'],
): Promise<PlannedRun | null> {
  const { settings, maxQuestions } = planning;
  const planned = await planRun(planning, run, { engines: enginesWithKey(settings), maxQuestions, again });
  if (planned === null) return null;
  tell(planning, planned);
  await endRun(planning.postgres, run);
  return planned;
}

/**
 * Plans the runs of a date for all brands that lack theirs.
 * @throws the first error, once all other brands are planned.
 */
export async function planDay(planning: Planning, date: string): Promise<PlannedRun[]> {
  const planned: PlannedRun[] = [];
  const errors: unknown[] = [];
  for (const brandId of await brandsDue(planning.postgres, date)) {
    try {
      const run = await planAndTell(planning, { brandId, date }, false);
      if (run) planned.push(run);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return planned;
}
