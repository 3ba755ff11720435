import { holding, lasting } from '../../src/signals/false-discovery.ts';
import { afterNight, type OpenSignal } from '../../src/signals/lifecycle.ts';
import { type PromptSums, pairedChange } from '../../src/signals/paired-change.ts';

/*
 * Brands whose truth is known, night after night, through the same test, false-discovery rate and opening and closing as in
 * the service. Run by itself it prints the table of docs/decisions/0032-signals.md: `node test/signals/simulation.ts`.
 */

const LAST = 7;
const BEFORE = 28;
const NIGHTS = 365;

/** Numbers between 0 and 1 of a seed (mulberry32): fast, and the same everywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export interface World {
  readonly prompts: number;
  readonly engines: number;
  readonly countries: number;
  readonly rivals: number;
  /** Persistence of a prompt's mood from day to day, and its spread in logits: 0 for none. */
  readonly memory: number;
  readonly spread: number;
  /** Share of the prompts' answers on a day that say the same as the day before. */
  readonly repeats: number;
}

export const TYPICAL: World = {
  prompts: 40,
  engines: 3,
  countries: 1,
  rivals: 5,
  memory: 0,
  spread: 0,
  repeats: 0,
};

/** Change of a day: added to the share of mentions of the own brand, or of a rival. */
export interface Change {
  readonly from: number;
  readonly engine?: number;
  readonly prompt?: number;
  readonly rival?: number;
  /** Added to the share, such as -0.1. */
  readonly by: number;
}

const METRICS = ['visibility', 'share_of_voice', 'sentiment', 'own_citation_rate'] as const;

/** Sums of a prompt on a day in a slice, y and n of each metric. */
type Day = Float64Array;

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Keys of the slices, and of the metrics that each has. */
function seriesOf({ engines, countries, rivals }: World): string[] {
  const slices = [
    'all',
    ...Array.from({ length: engines }, (_, n) => `engine ${n}`),
    ...(countries > 1 ? Array.from({ length: countries }, (_, n) => `country ${n}`) : []),
  ];
  return [
    ...slices.flatMap((slice) => METRICS.map((metric) => `${slice}/${metric}`)),
    ...Array.from({ length: rivals }, (_, n) =>
      METRICS.slice(0, 3).map((metric) => `rival ${n}/${metric}`),
    ).flat(),
  ];
}

/** A brand whose answers are drawn day by day. Each call gives y and n by series and prompt. */
function brandOf(world: World, seed: number, change: Change | null) {
  const chance = random(seed);
  const { prompts, engines, countries, rivals } = world;
  const base = Array.from({ length: prompts }, () => 0.05 + 0.9 * chance() ** 1.3);
  const rivalBase = Array.from({ length: rivals }, () =>
    Array.from({ length: prompts }, () => 0.05 + 0.7 * chance()),
  );
  const ofEngine = Array.from({ length: engines }, () => 0.2 * (chance() - 0.5));
  const tone = Array.from({ length: prompts }, () => 0.4 * (chance() - 0.3));
  const cites = Array.from({ length: prompts }, () => 0.3 * chance());
  const mood = new Float64Array(prompts * engines);
  const said = new Map<number, readonly number[]>();
  const series = seriesOf(world);
  const at = new Map(series.map((key, index) => [key, index]));
  const place = (key: string) => at.get(key) ?? -1;
  return {
    series,
    next(day: number): Day[] {
      const sums = Array.from({ length: series.length }, () => new Float64Array(2 * prompts));
      const add = (key: string, prompt: number, y: number, n: number) => {
        const index = place(key);
        if (index < 0) return;
        const sum = sums[index] as Day;
        sum[2 * prompt] = (sum[2 * prompt] ?? 0) + y;
        sum[2 * prompt + 1] = (sum[2 * prompt + 1] ?? 0) + n;
      };
      const isOn = change !== null && day >= change.from;
      for (let prompt = 0; prompt < prompts; prompt++) {
        for (let engine = 0; engine < engines; engine++) {
          const cell = prompt * engines + engine;
          mood[cell] = world.memory * (mood[cell] ?? 0) + world.spread * normal(chance);
          for (let country = 0; country < countries; country++) {
            const id = cell * countries + country;
            const share = (own: number) => {
              if (world.spread === 0) return clamp(own);
              const odds = (clamp(own) + 1e-6) / (1 - clamp(own) + 1e-6);
              return 1 / (1 + 1 / (odds * Math.exp(mood[cell] ?? 0)));
            };
            const hits =
              isOn &&
              change.rival === undefined &&
              (change.engine === undefined || change.engine === engine) &&
              (change.prompt === undefined || change.prompt === prompt);
            let drawn = said.get(id);
            if (drawn === undefined || isOn || chance() >= world.repeats) {
              const own =
                chance() < share((base[prompt] ?? 0) + (ofEngine[engine] ?? 0) + (hits ? change.by : 0));
              const others = rivalBase.map((shares, rival) => {
                const more = isOn && change.rival === rival ? change.by : 0;
                return chance() < share((shares[prompt] ?? 0) + (ofEngine[engine] ?? 0) / 2 + more) ? 1 : 0;
              });
              const feeling = [own ? 1 : 0, ...others].map((is) =>
                is
                  ? Math.round(
                      10_000 * Math.max(-1, Math.min(1, (tone[prompt] ?? 0) + 0.35 * normal(chance))),
                    )
                  : 0,
              );
              drawn = [own ? 1 : 0, chance() < (cites[prompt] ?? 0) ? 1 : 0, ...others, ...feeling];
              said.set(id, drawn);
            }
            const [own = 0, cited = 0, ...rest] = drawn;
            const others = rest.slice(0, rivals);
            const feelings = rest.slice(rivals);
            const all = own + others.reduce((sum, one) => sum + one, 0);
            for (const slice of ['all', `engine ${engine}`, `country ${country}`]) {
              add(`${slice}/visibility`, prompt, own, 1);
              add(`${slice}/share_of_voice`, prompt, own, all);
              add(`${slice}/sentiment`, prompt, feelings[0] ?? 0, own);
              add(`${slice}/own_citation_rate`, prompt, cited, 1);
            }
            for (const [rival, is] of others.entries()) {
              add(`rival ${rival}/visibility`, prompt, is, 1);
              add(`rival ${rival}/share_of_voice`, prompt, is, all);
              add(`rival ${rival}/sentiment`, prompt, feelings[rival + 1] ?? 0, is);
            }
          }
        }
      }
      return sums;
    },
  };
}

/** Findings of the nights of a brand. */
export interface Outcome {
  readonly nights: number;
  /** Nights that opened something, and what each opened, by night. */
  readonly opened: readonly { readonly night: number; readonly keys: readonly string[] }[];
}

const keysOf = (tests: readonly { readonly key: string }[]) => new Set(tests.map(({ key }) => key));

/** Lives a brand through some nights. */
export function live(world: World, seed: number, change: Change | null, nights = NIGHTS): Outcome {
  const brand = brandOf(world, seed, change);
  const days: Day[][] = [];
  const totals = { last: [] as Day[], before: [] as Day[] };
  const moveInto = (sums: Day[], day: readonly Day[] | undefined, sign: 1 | -1) => {
    for (const [index, sum] of (day ?? []).entries()) {
      const into = sums[index] ?? new Float64Array(sum.length);
      sums[index] = into;
      for (let cell = 0; cell < sum.length; cell++) into[cell] = (into[cell] ?? 0) + sign * (sum[cell] ?? 0);
    }
  };
  let open: readonly OpenSignal[] = [];
  const opened: { night: number; keys: readonly string[] }[] = [];
  for (let day = 0; day < LAST + BEFORE + nights; day++) {
    const today = brand.next(day);
    days.push(today);
    moveInto(totals.last, today, 1);
    const leaving = days[day - LAST];
    moveInto(totals.last, leaving, -1);
    moveInto(totals.before, leaving, 1);
    moveInto(totals.before, days[day - LAST - BEFORE], -1);
    if (day - LAST - BEFORE >= 0) days[day - LAST - BEFORE] = [];
    const night = day - LAST - BEFORE;
    if (night < 0) continue;
    const tests = brand.series.flatMap((key, index) => {
      const [one, other] = [totals.before[index], totals.last[index]] as [Day, Day];
      const sums: PromptSums[] = Array.from({ length: world.prompts }, (_, prompt) => ({
        y1: one[2 * prompt] ?? 0,
        n1: one[2 * prompt + 1] ?? 0,
        y2: other[2 * prompt] ?? 0,
        n2: other[2 * prompt + 1] ?? 0,
      }));
      const tested = pairedChange(sums);
      return tested === null ? [] : [{ key: `${key}/${tested.change > 0 ? 'up' : 'down'}`, p: tested.p }];
    });
    const after = afterNight(open, keysOf(holding(tests)), keysOf(lasting(tests)));
    open = [...after.kept, ...after.opened.map((key) => ({ key, missed: 0 }))];
    if (after.opened.length > 0) opened.push({ night, keys: after.opened });
  }
  return { nights, opened };
}

/** Lives many brands. @returns their outcomes. */
export const liveMany = (
  brands: number,
  world: World,
  change: Change | null,
  nights = NIGHTS,
  firstSeed = 1,
): Outcome[] => Array.from({ length: brands }, (_, n) => live(world, firstSeed + n, change, nights));

/** Share of the nights that opened something. */
export const openingShare = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { opened }) => sum + opened.length, 0) /
  outcomes.reduce((sum, { nights }) => sum + nights, 0);

/** Nights until something of a slice and direction was told since a night, of each brand; null where it never was. */
export const delays = (outcomes: readonly Outcome[], from: number, wanted: RegExp): (number | null)[] =>
  outcomes.map(({ opened }) => {
    const first = opened.find(({ night, keys }) => night >= from && keys.some((key) => wanted.test(key)));
    return first === undefined ? null : first.night - from;
  });

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Worlds without any change. */
export const QUIET: readonly (readonly [string, World])[] = [
  ['40 prompts, 3 engines', TYPICAL],
  ['12 prompts, 5 engines', { ...TYPICAL, prompts: 12, engines: 5 }],
  ['150 prompts, 5 engines, 2 countries', { ...TYPICAL, prompts: 150, engines: 5, countries: 2, rivals: 8 }],
  ['40 prompts, half of the answers as the day before', { ...TYPICAL, repeats: 0.5 }],
  ['40 prompts, moods that last days', { ...TYPICAL, memory: 0.7, spread: 0.5 }],
];

const START = 20;
const AFTER = 45;

/** Worlds in which something happens on a night, and what is to be told of it. */
export const EVENTFUL: readonly (readonly [string, World, Omit<Change, 'from'>, RegExp])[] = [
  ...[0.05, 0.1, 0.2].map(
    (points) =>
      [
        `one engine of three falls by ${points * 100} points`,
        TYPICAL,
        { engine: 0, by: -points },
        /^engine 0\/(visibility|share_of_voice)\/down$/,
      ] as const,
  ),
  ...[0.05, 0.1, 0.2].map(
    (points) =>
      [
        `all engines fall by ${points * 100} points`,
        TYPICAL,
        { by: -points },
        /^all\/(visibility|share_of_voice)\/down$/,
      ] as const,
  ),
  [
    'a rival rises by 10 points',
    TYPICAL,
    { rival: 0, by: 0.1 },
    /^rival 0\/(visibility|share_of_voice)\/up$/,
  ],
  [
    'one prompt of 40 loses everything',
    TYPICAL,
    { prompt: 0, by: -1 },
    /^all\/(visibility|share_of_voice)\/down$/,
  ],
  ['nothing, for comparison', TYPICAL, { by: 0 }, /^all\/(visibility|share_of_voice)\/down$/],
];

/** The table for people. */
export function table(brandsQuiet: number, brandsEventful: number): string {
  const quiet = QUIET.map(([name, world], index) => {
    const brands = world.prompts > 100 ? Math.ceil(brandsQuiet / 4) : brandsQuiet;
    const outcomes = liveMany(brands, world, null, NIGHTS, 1_000 * (index + 1));
    return `| ${name} | ${brands * NIGHTS} | ${percent(openingShare(outcomes))} |`;
  });
  const eventful = EVENTFUL.map(([name, world, change, wanted], index) => {
    const outcomes = liveMany(
      brandsEventful,
      world,
      { ...change, from: LAST + BEFORE + START },
      START + AFTER,
      100_000 * (index + 1),
    );
    const found = delays(outcomes, START, wanted);
    const told = found.filter((delay): delay is number => delay !== null && delay <= 21);
    const again = outcomes.filter(({ opened }) => {
      const keys = opened
        .filter(({ night }) => night >= START)
        .flatMap((one) => one.keys.filter((key) => wanted.test(key)));
      return new Set(keys).size < keys.length;
    });
    return `| ${name} | ${percent(told.length / outcomes.length)} | ${told.length > 0 ? median(told) : '–'} | ${percent(again.length / outcomes.length)} |`;
  });
  return [
    '| Nothing changes | Brand-nights | Nights that open a signal |',
    '|---|---|---|',
    ...quiet,
    '',
    '| What happens | Told within three weeks | Median nights until then | Opened again |',
    '|---|---|---|---|',
    ...eventful,
    '',
  ].join('\n');
}

if (import.meta.main)
  process.stdout.write(table(Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 100)));
