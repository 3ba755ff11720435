import { setTimeout as sleep } from 'node:timers/promises';

/**
 * True in a nightly run (NIGHTLY=1), where random tests try far more often. By day they try often enough to
 * find plain faults.
 */
export const NIGHTLY = process.env.NIGHTLY === '1';

/** Number of repetitions. */
export const tries = (byDay: number, atNight: number): number => (NIGHTLY ? atNight : byDay);

/** Cases to try: by day one of each kind, at night also similar ones. */
export const someByDay = <T>(byDay: readonly T[], moreAtNight: readonly T[]): readonly T[] =>
  NIGHTLY ? [...byDay, ...moreAtNight] : byDay;

/** Yields the processor for some milliseconds by day; at night repeated work runs without a pause. */
export async function pauseByDay(milliseconds: number): Promise<void> {
  if (!NIGHTLY) await sleep(milliseconds);
}
