/**
 * Whether the tests take the time of a night (NIGHTLY=1): random ones try far more often. By day they try often
 * enough to find what is plainly wrong.
 */
export const NIGHTLY = process.env.NIGHTLY === '1';

/** How often something is tried. */
export const tries = (byDay: number, atNight: number): number => (NIGHTLY ? atNight : byDay);
