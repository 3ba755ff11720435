import { LARGE } from './lines.ts';
import type { Pace } from './postgres-link.ts';
import type { Fault, Trouble } from './proxy.ts';
import { createRandom, type Random } from './random.ts';

/* What a schedule does, as values: all of it follows from the seed, only the moments do not. */

/** Brands of a schedule, by index; the daily run asks for the first. */
export const BRANDS = 3;
export const ACTORS = 4;
/** Sequences of steps that go on at the same time; several share a process. */
const HANDS = 16;

interface Import {
  readonly do: 'import';
  readonly brand: number;
  readonly lines: readonly number[];
}

/** Imports become many rows of one sealed batch, which all actors then send at once. */
export interface Gather {
  readonly do: 'gather';
  readonly imports: readonly Import[];
}

const contents = ({ brand, lines }: Import) => ({ brand, lines });

export type Action =
  | Import
  | { readonly do: 'flush' }
  | { readonly do: 'rewrite' | 'reextract' | 'reread' | 'name' | 'merge' | 'audit'; readonly brand: number }
  | { readonly do: 'run'; readonly prompts: number }
  | Gather
  | { readonly do: 'command'; readonly command: Command };

/** A shipped command, spawned. */
export type Command =
  | { readonly name: 'import'; readonly brand: number; readonly lines: readonly number[] }
  | { readonly name: 'reextract'; readonly brand: number }
  | { readonly name: 'collect'; readonly prompts: number };

export interface Weather {
  /** Milliseconds since the event before. */
  readonly after: number;
  readonly event:
    | { readonly kind: 'kill' | 'disconnect'; readonly actor: number }
    | { readonly kind: 'suspend'; readonly actor: number; readonly ms: number }
    | { readonly kind: 'postgres'; readonly actor: number; readonly pace: Pace; readonly ms: number }
    | {
        readonly kind: 'trouble';
        readonly actors: readonly number[];
        readonly trouble: Trouble;
        readonly ms: number;
      };
}

export interface Schedule {
  /** What is done first, with nothing beside it. */
  readonly opening: Gather;
  /** What is done then; each goes on for as long as the schedule does. */
  readonly hands: readonly Iterable<Action>[];
  readonly weather: Iterable<Weather>;
}

const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Line numbers of one hand and brand begin at a multiple of this, so that no hand has to ask another. */
const ROOM = 1_000;

/** Gives out line numbers of a brand to one hand: new ones, and those of any hand again. */
function createNumbers(random: Random, hand: number) {
  const next = { small: hand * ROOM, large: LARGE + hand * ROOM };
  return {
    fresh(size: keyof typeof next, count: number) {
      next[size] += count;
      return range(next[size] - count, count);
    },
    /** They are new where that hand has not come so far. */
    again(count: number) {
      const [start, most] = random.chance(0.8) ? [0, count] : [LARGE, 3];
      const far = next.small - hand * ROOM;
      return range(start + random.whole(0, HANDS - 1) * ROOM + random.whole(0, far), Math.min(count, most));
    },
  };
}

/** Makes the actions of one hand. */
function createMaker(random: Random, hand: number) {
  const numbers = Array.from({ length: BRANDS }, () => createNumbers(random, hand));
  const brand = () => random.whole(0, BRANDS - 1);
  const newLines = (size: 'small' | 'large', from: number, to: number): Import => {
    const of = brand();
    return { do: 'import', brand: of, lines: numbers[of]?.fresh(size, random.whole(from, to)) ?? [] };
  };
  const oldLines = (most: number): Import => {
    const of = brand();
    return { do: 'import', brand: of, lines: numbers[of]?.again(random.whole(1, most)) ?? [] };
  };
  // Large rows take a while to be read, and so to be locked.
  const row = () => (random.chance(0.8) ? newLines('large', 15, 35) : newLines('small', 1, 40));
  const commands: readonly (() => Command)[] = [
    () => ({ name: 'import', ...contents(oldLines(60)) }),
    () => ({ name: 'import', ...contents(newLines('large', 20, 60)) }),
    () => ({ name: 'reextract', brand: brand() }),
    () => ({ name: 'collect', prompts: random.whole(1, 5) }),
  ];
  return {
    small: () => newLines('small', 1, 6),
    again: () => oldLines(20),
    large: () => newLines('large', 5, 40),
    flush: () => ({ do: 'flush' }),
    audit: () => ({ do: 'audit', brand: brand() }),
    rewrite: () => ({ do: 'rewrite', brand: brand() }),
    reextract: () => ({ do: 'reextract', brand: brand() }),
    reread: () => ({ do: 'reread', brand: brand() }),
    name: () => ({ do: 'name', brand: brand() }),
    merge: () => ({ do: 'merge', brand: brand() }),
    run: () => ({ do: 'run', prompts: random.whole(1, 8) }),
    gather: (): Gather => ({ do: 'gather', imports: Array.from({ length: random.whole(4, 8) }, row) }),
    command: () => ({ do: 'command', command: random.of(commands)() }),
  } satisfies Record<string, () => Action>;
}

type Weights = Readonly<Record<keyof ReturnType<typeof createMaker>, number>>;

/** An INSERT through all views takes 0.2 s of a core, so most steps are those that need none, or meet one. */
const WEIGHTS: Weights = {
  ...{ small: 14, again: 24, large: 2, flush: 50 },
  ...{
    audit: 0.4,
    rewrite: 0.6,
    reextract: 0.4,
    reread: 0.4,
    name: 0.6,
    merge: 0.3,
    run: 1,
    gather: 0,
    command: 0.4,
  },
};

/** One hand gathers most of the time: many rows and few INSERTs. */
const OF_THE_FIRST: Weights = { ...WEIGHTS, gather: 60 };

/** The actions of a hand, without end. */
function* handOf(seed: number, hand: number): Generator<Action> {
  const random = createRandom(seed * HANDS + hand);
  const make = createMaker(random, hand);
  for (;;) yield make[random.weighted(hand === 0 ? OF_THE_FIRST : WEIGHTS)]();
}

function weatherOf(random: Random): Weather {
  const actor = random.whole(0, ACTORS - 1);
  const after = random.whole(50, 700);
  const kind = random.weighted({ suspend: 3, trouble: 5, postgres: 3, disconnect: 1, kill: 1 });
  if (kind === 'suspend') return { after, event: { kind, actor, ms: random.whole(50, 500) } };
  if (kind === 'postgres') {
    const pace = random.of<Pace>(['slow', 'held']);
    return { after, event: { kind, actor, pace, ms: random.whole(50, 500) } };
  }
  if (kind !== 'trouble') return { after, event: { kind, actor } };
  const fault = random.of<Fault>(['held', 'away', 'cut', 'deaf', 'deaf']);
  // The last one is the worker's.
  const everybody = Array.from({ length: ACTORS + 1 }, (_, index) => index);
  const actors = random.chance(0.3) ? everybody : [random.of(everybody)];
  const trouble = { fault, insertsOnly: random.chance(0.7) };
  return { after, event: { kind, actors, trouble, ms: random.whole(30, 300) } };
}

export function createSchedule(seed: number): Schedule {
  const random = createRandom(~seed);
  function* weather() {
    for (;;) yield weatherOf(random);
  }
  return {
    opening: createMaker(random, HANDS).gather(),
    hands: Array.from({ length: HANDS }, (_, hand) => handOf(seed, hand)),
    weather: weather(),
  };
}

const spanned = (lines: readonly number[]) => `${lines[0]}..${lines.at(-1)}`;

/** A step in a few words. */
export function told(action: Action | Command): string {
  const [name, values] = 'do' in action ? [action.do, action] : [action.name, action];
  if (values === action && 'imports' in values) return `gather ${values.imports.map(told).join(' + ')}`;
  if ('command' in values) return `command ${told(values.command)}`;
  const brand = 'brand' in values ? ` of brand ${values.brand}` : '';
  const lines = 'lines' in values ? ` lines ${spanned(values.lines)}` : '';
  const prompts = 'prompts' in values ? ` after ${values.prompts} new prompts` : '';
  return `${name}${lines}${brand}${prompts}`;
}
