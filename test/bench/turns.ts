/** What something took in several rounds, in milliseconds. */
export type Samples = readonly number[];

const sorted = (samples: Samples) => [...samples].sort((a, b) => a - b);

/** The sample that a share of all are not above; NaN without samples. */
export function quantile(samples: Samples, share: number): number {
  const all = sorted(samples);
  return all[Math.min(all.length - 1, Math.max(0, Math.ceil(share * all.length) - 1))] ?? Number.NaN;
}

export const median = (samples: Samples): number => quantile(samples, 0.5);

/** Gives how long it took, in milliseconds. */
export type Timed = () => Promise<number>;

export interface Bounds {
  readonly seconds: number;
  readonly rounds: number;
  /** Default 3. */
  readonly atLeast?: number;
  /** Milliseconds that one round took, where there was one already. */
  readonly warm?: number;
}

/** Milliseconds of a round of which there are only two. */
const SLOW_ROUND = 10_000;

/**
 * Times several things in turns, so that what else the machine does meets them all: each once a round, in
 * another order each round, for about so many seconds. What a first, uncounted round took tells how many
 * rounds that is.
 */
export async function inTurns<Name extends string>(
  things: Readonly<Partial<Record<Name, Timed>>>,
  { seconds, rounds: most, atLeast = 3, warm }: Bounds,
): Promise<Readonly<Record<Name, Samples>>> {
  const entries = Object.entries(things) as [Name, Timed][];
  const samples = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  let first = warm ?? 0;
  if (warm === undefined) for (const [, run] of entries) first += await run();
  const fewest = first > SLOW_ROUND ? 2 : atLeast;
  const rounds = Math.min(most, Math.max(fewest, Math.floor((seconds * 1000) / first)));
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[(index + round) % entries.length];
      if (entry) samples.get(entry[0])?.push(await entry[1]());
    }
  }
  return Object.fromEntries(samples) as unknown as Readonly<Record<Name, Samples>>;
}

/** Runs something over and over from so many clients at once for some seconds; how often a second. */
export async function perSecond(
  clients: number,
  seconds: number,
  run: () => Promise<unknown>,
): Promise<number> {
  const begin = performance.now();
  const until = begin + seconds * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await run();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (1000 * done) / (performance.now() - begin);
}
