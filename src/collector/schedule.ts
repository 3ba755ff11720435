import { setTimeout as sleep } from 'node:timers/promises';
import { createTask, type ScheduledTask } from 'node-cron';
import { today } from '../http/dates.ts';
import { type Planning, planDay } from './daily.ts';

const MINUTE_MS = 60_000;

/** Whether a cron expression names a minute of today (UTC) that has come. */
export function isDue(task: Pick<ScheduledTask, 'match'>, now: Date): boolean {
  const midnight = Date.parse(`${today(now)}T00:00:00Z`);
  for (let at = midnight; at <= now.getTime(); at += MINUTE_MS) if (task.match(new Date(at))) return true;
  return false;
}

export interface Schedule {
  stop(): Promise<void>;
}

/**
 * Plans each day's runs when the cron expression (UTC) says so, and at once where that time has passed today
 * without a run: the service was down. Every process may have a schedule: a brand has one run on a date. While
 * a store is away it is tried again each minute of the day.
 */
export async function startSchedule(
  planning: Planning,
  expression: string,
  now: () => Date = () => new Date(),
): Promise<Schedule> {
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  async function planUntilDone(date: string): Promise<void> {
    while (!stopping.signal.aborted && today(now()) === date) {
      try {
        await planDay(planning, date);
        return;
      } catch (error) {
        planning.logger.error({ err: error, date }, 'The daily run cannot be planned yet; trying again');
        await sleep(MINUTE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
  const plan = () => {
    const date = today(now());
    working = working.then(() => planUntilDone(date));
    return working;
  };
  const task = createTask(expression, plan, { timezone: 'UTC', suppressMissedWarning: true });
  // A process that was busy or suspended at the time has not forgotten it.
  task.on('execution:missed', plan);
  await task.start();
  if (isDue(task, now())) plan();
  return {
    async stop() {
      stopping.abort();
      await task.destroy();
      await working;
    },
  };
}
