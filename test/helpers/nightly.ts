import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the tests take the time of a night (NIGHTLY=1): random ones try far more often. By day they try often
 * enough to find what is plainly wrong.
 */
export const NIGHTLY = process.env.NIGHTLY === '1';

/** How often something is tried. */
export const tries = (byDay: number, atNight: number): number => (NIGHTLY ? atNight : byDay);

/** What is tried: by day one of each kind, at night also more that is like them. */
export const someByDay = <T>(byDay: readonly T[], moreAtNight: readonly T[]): readonly T[] =>
  NIGHTLY ? [...byDay, ...moreAtNight] : byDay;

/** Leaves the processor to others for some milliseconds: at night what is done again and again is done without a pause. */
export async function pauseByDay(milliseconds: number): Promise<void> {
  if (!NIGHTLY) await sleep(milliseconds);
}
