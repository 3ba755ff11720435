import { setTimeout as sleep } from 'node:timers/promises';
import { createTask, type ScheduledTask } from 'node-cron';
import type { Logger } from 'pino';
import { today } from '../shared/dates.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** True where a cron expression matches a minute of today (UTC) that has passed. */
export function isDue(task: Pick<ScheduledTask, 'match'>, now: Date): boolean {
  const midnight = Date.parse(`${today(now)}T00:00:00Z`);
  for (let at = midnight; at <= now.getTime(); at += MINUTE_MS) if (task.match(new Date(at))) return true;
  return false;
}

/** Work that is done once a day. */
export interface DailyWork {
  /** For people: "The daily run". */
  readonly name: string;
  /** A cron expression, in UTC. */
  readonly expression: string;
  readonly logger: Logger;
  /** Does the work of a date (YYYY-MM-DD); doing it again, at once or later, must be no harm. */
  readonly work: (date: string, stopping: AbortSignal) => Promise<unknown>;
}

export interface Schedule {
  stop(): Promise<void>;
}

/**
 * Calls `onAhead` where the clock advanced by more than a minute in a minute: it was set, or the machine was
 * suspended. Timers ignore both, so scheduled work would be late by as much.
 */
function watchClock(now: () => Date, onAhead: () => void): { stop(): void } {
  const aheadOf = () => now().getTime() - performance.now();
  let before = aheadOf();
  const timer = setInterval(() => {
    const ahead = aheadOf();
    if (ahead > before + MINUTE_MS) onAhead();
    before = ahead;
  }, MINUTE_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Starts each day's work at the time of the cron expression, and at once where that time has passed today:
 * the service may have been down, the machine suspended or its clock set. Every process may have the
 * schedule, since the work itself makes sure to be done once. Failed work, as while a store is away, is
 * retried until the day is over.
 */
export async function startSchedule(
  { name, expression, logger, work }: DailyWork,
  now: () => Date = () => new Date(),
): Promise<Schedule> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> = Promise.resolve();

  async function workUntilDone(date: string): Promise<void> {
    for (let pause = MINUTE_MS; !signal.aborted && today(now()) === date; pause *= 2) {
      try {
        await work(date, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        logger.error({ err: error, date }, `${name} cannot be done yet; trying again`);
        await sleep(Math.min(pause, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => {});
      }
    }
  }
  const begin = () => {
    const date = today(now());
    working = working.then(() => workUntilDone(date));
    return working;
  };
  const task = createTask(expression, begin, { timezone: 'UTC', suppressMissedWarning: true });
  // Catches up where the process was busy at the time.
  task.on('execution:missed', begin);
  await task.start();
  const beginIfDue = () => {
    if (isDue(task, now())) begin();
  };
  beginIfDue();
  const watch = watchClock(now, beginIfDue);
  return {
    async stop() {
      stopping.abort();
      watch.stop();
      await task.destroy();
      await working;
    },
  };
}
