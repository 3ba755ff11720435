import { LARGE } from './lines.ts';
import type { Fault, Trouble } from './proxy.ts';
import { createRandom, type Random } from './random.ts';

/* What a schedule does, as values: all of it follows from the seed, only the moments do not. */

/** Brands of a schedule, by index; the daily run asks for the first. */
export const BRANDS = 3;
export const ACTORS = 4;
/** Sequences of steps that go on at the same time; several share a process. */
const HANDS = 16;

export type Action =
  | { readonly do: 'import'; readonly brand: number; readonly lines: readonly number[] }
  | { readonly do: 'flush' }
  | { readonly do: 'rewrite' | 'reextract' | 'audit'; readonly brand: number }
  | { readonly do: 'run'; readonly prompts: number }
  /** Many rows become one sealed batch that all actors then send at once. */
  | { readonly do: 'gather'; readonly imports: readonly Extract<Action, { do: 'import' }>[] }
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
    | {
        readonly kind: 'trouble';
        readonly actors: readonly number[];
        readonly trouble: Trouble;
        readonly ms: number;
      };
}

/** Each goes on for as long as the schedule does. */
export interface Schedule {
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

/** An INSERT through all views takes 0.2 s of a core, so most steps are those that need none, or meet one. */
const WEIGHTS = {
  ...{ small: 14, again: 24, large: 2, flush: 50 },
  ...{ audit: 0.4, rewrite: 0.6, reextract: 0.6, run: 1, gather: 0, command: 0.4 },
};

/** One hand gathers most of the time: many rows and few INSERTs. */
const OF_THE_FIRST = { ...WEIGHTS, gather: 60 };

function* handOf(seed: number, hand: number): Generator<Action> {
  const random = createRandom(seed * HANDS + hand);
  const numbers = Array.from({ length: BRANDS }, () => createNumbers(random, hand));
  const newLines = (size: 'small' | 'large', from: number, to: number) => {
    const brand = random.whole(0, BRANDS - 1);
    return { do: 'import', brand, lines: numbers[brand]?.fresh(size, random.whole(from, to)) ?? [] } as const;
  };
  const oldLines = (to: number) => {
    const brand = random.whole(0, BRANDS - 1);
    return { do: 'import', brand, lines: numbers[brand]?.again(random.whole(1, to)) ?? [] } as const;
  };
  const commands: readonly (() => Command)[] = [
    () => ({ ...oldLines(60), name: 'import' }),
    () => ({ ...newLines('large', 20, 60), name: 'import' }),
    () => ({ name: 'reextract', brand: random.whole(0, BRANDS - 1) }),
    () => ({ name: 'collect', prompts: random.whole(1, 5) }),
  ];
  for (;;) {
    const kind = random.weighted(hand === 0 ? OF_THE_FIRST : WEIGHTS);
    switch (kind) {
      case 'small':
        yield newLines('small', 1, 6);
        break;
      case 'again':
        yield oldLines(20);
        break;
      case 'large':
        yield newLines('large', 5, 40);
        break;
      case 'flush':
        yield { do: 'flush' };
        break;
      case 'run':
        yield { do: 'run', prompts: random.whole(1, 8) };
        break;
      case 'gather': {
        const rows = random.whole(4, 10);
        const row = () => (random.chance(0.5) ? newLines('large', 5, 30) : newLines('small', 1, 40));
        yield { do: 'gather', imports: Array.from({ length: rows }, row) };
        break;
      }
      case 'command':
        yield { do: 'command', command: random.of(commands)() };
        break;
      default:
        yield { do: kind, brand: random.whole(0, BRANDS - 1) };
    }
  }
}

function weatherOf(random: Random): Weather {
  const actor = random.whole(0, ACTORS - 1);
  const after = random.whole(50, 700);
  const kind = random.weighted({ suspend: 4, trouble: 5, disconnect: 2, kill: 1 });
  if (kind === 'suspend') return { after, event: { kind, actor, ms: random.whole(50, 500) } };
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
