import { isNoChange, type ListChange } from '../../shared/list-change.ts';
import type { Stores } from '../../stores/stores.ts';
import { CommandError, type OptionSpecs, type Options, readOptions, usage } from '../command.ts';

/** A command of `npm run -s admin`, under its noun and verb. */
export interface AdminCommand {
  readonly specs: OptionSpecs;
  /** The words it takes beside options, for the help, e.g. FILE.csv. */
  readonly positionals: string;
  /** Summary, one line of the help. */
  readonly about: string;
  /** Usual next command; {id} stands for the printed id, {brand} and so on for its options. */
  readonly next: string | undefined;
  /** True for a command that a new installation may begin with. */
  readonly makesStores?: boolean;
  /** Reads the command line, and what else it needs, before any store is opened; then comes its work. */
  readonly prepare: (argv: readonly string[]) => Promise<(stores: Stores) => Promise<Done>>;
}

/** Result of a command: the rows that it prints, and ids for the next command. */
export interface Done {
  readonly rows: readonly unknown[];
  readonly next: string | null;
}

export type AdminCommands = Readonly<Record<string, AdminCommand>>;

interface Described<S extends OptionSpecs> {
  readonly about: string;
  readonly options?: S;
  readonly positionals?: string;
  readonly next?: string;
  readonly makesStores?: boolean;
  /** One object or several; `positionals` holds at most one word. */
  readonly run: (stores: Stores, options: Options<S>, positionals: readonly string[]) => Promise<unknown>;
}

const PLACE = /\{(\w+)\}/g;

/** Next command with the known ids filled in; null where one is missing. */
function filledIn(next: string, known: Readonly<Record<string, unknown>>): string | null {
  const places = [...next.matchAll(PLACE)].map(([, name = '']) => name);
  if (!places.every((name) => typeof known[name] === 'string')) return null;
  return next.replace(PLACE, (_, name: string) => String(known[name]));
}

export function command<S extends OptionSpecs>({
  about,
  options: specs = {} as S,
  positionals = '',
  next,
  makesStores = false,
  run,
}: Described<S>): AdminCommand {
  return {
    ...{ specs, positionals, about, next, makesStores },
    prepare: async (argv) => {
      const { options, positionals: given } = readOptions(specs, argv, { words: positionals });
      return async (stores) => {
        const result = await run(stores, options, given);
        const rows = Array.isArray(result) ? result : [result];
        return { rows, next: next === undefined ? null : filledIn(next, { ...options, ...rows[0] }) };
      };
    },
  };
}

/** Usage of a command in one line. */
export const shape = (name: string, { positionals, specs }: AdminCommand): string =>
  [name, positionals, usage(specs)].filter(Boolean).join(' ');

/** The help of commands: how each is called, what it does and what comes next. */
export const help = (commands: AdminCommands): string =>
  Object.entries(commands)
    .map(([name, command]) => {
      const next = command.next?.replace(PLACE, (_, place: string) =>
        place === 'id' ? 'ID' : `${place.toUpperCase()}_ID`,
      );
      const then = next === undefined ? '' : `\n      next: npm run -s ${next}`;
      return `  ${shape(name, command)}\n      ${command.about}${then}`;
    })
    .join('\n');

export const ID = { type: 'id', required: true } as const;
export const NAME = { type: 'text', required: true, value: 'NAME' } as const;
export const NEW_NAME = { type: 'text', value: 'NAME' } as const;
export const ALIASES = { type: 'texts', value: 'A' } as const;
export const DOMAINS = { type: 'texts', value: 'D' } as const;

/** New value of an update: a value, or items to add to a list and remove from it. */
type Updated = ListChange | string | number | boolean | null | undefined;

const stays = (value: Updated): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && isNoChange(value));

/**
 * The same update.
 * @throws CommandError where it changes nothing.
 */
export function requireChange<T extends { readonly [K in keyof T]: Updated }>(update: T): T {
  if (!Object.values<Updated>(update).every(stays)) return update;
  throw new CommandError(
    'invalid_option',
    'name at least one --alias or --domain, or another option to change',
  );
}

/** The items of a comma list. */
export const listed = (text: string): string[] => text.split(',').map((item) => item.trim());

/**
 * The statuses that a comma list names, all of them where none is given.
 * @throws CommandError naming those there are.
 */
export function statusesOf<S extends string>(text: string | undefined, all: readonly S[]): readonly S[] {
  if (text === undefined) return all;
  const wanted = new Set<string>(listed(text));
  const statuses = all.filter((status) => wanted.has(status));
  if (statuses.length === wanted.size) return statuses;
  throw new CommandError(
    'invalid_option',
    `--status must be a comma list of ${all.join(', ')}, not ${JSON.stringify(text)}`,
  );
}
