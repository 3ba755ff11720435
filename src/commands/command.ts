import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { hasStores } from '../embedded-stores/data-dir.ts';
import { upgrade, whyNotUpgraded } from '../ingest/reprocess/upgrade.ts';
import { type Config, ConfigError, loadConfig } from '../runtime/config.ts';
import { npmCommand } from '../runtime/npm-command.ts';
import { openStores } from '../runtime/open-stores.ts';
import { outliveReaders } from '../runtime/outputs.ts';
import { watchParent } from '../runtime/stopping.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { Refusal } from '../shared/refusal.ts';
import { visible } from '../shared/visible.ts';
import type { Stores } from '../stores/stores.ts';
import { isGone } from '../stores/unavailable.ts';
import { CommandError } from './command-error.ts';
import { requireNoOlderService } from './older-service.ts';
import { stopProgress } from './progress.ts';

export { CommandError };

/** Option of a command: one text, a UUID, several texts, or a switch; required or not. */
export interface OptionSpec {
  readonly type: 'text' | 'id' | 'texts' | 'switch';
  readonly required?: boolean;
  /** Allowed values, for the error and the help, e.g. "free|trial|starter|pro|scale". */
  readonly value?: string;
  /** Command line that shows its values, and what these are; told where it is missing. */
  readonly found?: { readonly command: string; readonly shows: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type OptionValue<S extends OptionSpec> = S['type'] extends 'switch'
  ? boolean
  : S['type'] extends 'texts'
    ? readonly string[]
    : S['required'] extends true
      ? string
      : string | undefined;

export type Options<S extends OptionSpecs> = { readonly [K in keyof S]: OptionValue<S[K]> };

const withValue = (name: string, { type, value = type === 'id' ? 'ID' : 'TEXT' }: OptionSpec) =>
  type === 'switch' ? `--${name}` : `--${name} ${value}`;

const spelled = ([name, spec]: [string, OptionSpec]) =>
  spec.required ? withValue(name, spec) : `[${withValue(name, spec)}]`;

/** Usage of a command in one line. */
export const usage = (specs: OptionSpecs): string => Object.entries(specs).map(spelled).join(' ');

/** Arguments of a command beside its options. */
interface Shape {
  /** Name and summary for `--help`; without it the command prints its help itself. */
  readonly help?: { readonly name: string; readonly about: string };
  /** Words beside options, for the help, e.g. "FILE.csv", and how many there may be. */
  readonly words?: string;
  readonly most?: number;
}

/** Thrown for a help option: help is the result, so it goes to standard output. */
class HelpAsked extends Error {}

const HELP = ['--help', '-h'];

/** True where a command line contains a help option. */
export const asksForHelp = (words: readonly string[]): boolean => words.some((word) => HELP.includes(word));

/**
 * Reads the options of a command line, and up to `most` words beside them.
 * @throws CommandError `invalid_option` naming the option or the word, and what is allowed.
 * @throws HelpAsked for a help option, whatever else is there.
 */
export function readOptions<S extends OptionSpecs>(
  specs: S,
  argv: readonly string[],
  { help, words = '', most = words === '' ? 0 : 1 }: Shape,
): { options: Options<S>; positionals: readonly string[] } {
  const takes = [usage(specs), words].filter(Boolean).join(' ');
  if (help && asksForHelp(argv)) {
    const call = `npm run -s ${help.name} -- ${takes}`.trimEnd();
    throw new HelpAsked(`${call.replace(/ --$/, '')}\n    ${help.about}`);
  }
  const config: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(specs).map(([name, { type }]) => [
      name,
      type === 'switch' ? { type: 'boolean' } : { type: 'string', multiple: true },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...argv], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    const detail = (error as Error).message.split('. To specify')[0]?.replace(/\.$/, '');
    const [, misspelt = ''] = /^Unknown option '--([^']*)'/.exec(detail ?? '') ?? [];
    const meant = didYouMean(misspelt, Object.keys(specs));
    const hint = meant === null ? '' : `; did you mean --${meant}?`;
    throw new CommandError('invalid_option', `${detail}${hint}; allowed: ${takes}`);
  }
  const extra = parsed.positionals[most];
  if (extra !== undefined) {
    throw new CommandError(
      'invalid_option',
      `unexpected ${JSON.stringify(extra)}; allowed: ${takes || 'nothing'}`,
    );
  }
  const options = Object.entries(specs).map(([name, spec]) => {
    const { type, required } = spec;
    const given = parsed.values[name];
    if (type === 'switch') return [name, given === true];
    const texts = (given ?? []) as readonly string[];
    if (texts.some((text) => text.trim() === ''))
      throw new CommandError('invalid_option', `--${name} is empty`);
    if (type === 'texts') return [name, texts];
    if (texts.length > 1) throw new CommandError('invalid_option', `--${name} is given more than once`);
    if (required && texts.length === 0) {
      const { found: shown } = spec;
      const found =
        shown === undefined
          ? ''
          : `; "${npmCommand(loadConfig(process.env), shown.command)}" shows ${shown.shows}`;
      throw new CommandError(
        'invalid_option',
        `${withValue(name, spec)} is missing; usage: ${takes}${found}`,
      );
    }
    if (type === 'id' && texts[0] !== undefined && !UUID.test(texts[0])) {
      throw new CommandError('invalid_option', `--${name} must be a UUID, not ${JSON.stringify(texts[0])}`);
    }
    return [name, texts[0]];
  });
  return { options: Object.fromEntries(options) as Options<S>, positionals: parsed.positionals };
}

/** Prints a value as one line of JSON on standard output. */
export const print = (value: unknown): boolean => process.stdout.write(`${visible(JSON.stringify(value))}\n`);

/** Prints a line for people on standard error. */
export const tell = (line: string): boolean => process.stderr.write(`${visible(line)}\n`);

/**
 * Requires a DATA_DIR with stores where some run there: a command in another terminal, without the DATA_DIR of the
 * service, would make empty ones in half a minute and find nothing in them.
 * @throws CommandError `no_stores`.
 */
function requireStores({ DATA_DIR, DATABASE_URL, CLICKHOUSE_URL }: Config): void {
  if ((DATABASE_URL !== undefined && CLICKHOUSE_URL !== undefined) || hasStores(DATA_DIR)) return;
  throw new CommandError(
    'no_stores',
    `DATA_DIR ${DATA_DIR} has no stores: set DATA_DIR to that of the service, or make stores there with "npm start", "npm run -s admin -- setup" or "npm run -s migrate"`,
  );
}

/** The stores of a command, at the newest schema: embedded ones are migrated, servers must have been. */
async function openMigrated({ makesStores = false }: OpenOptions): Promise<Stores> {
  const config = loadConfig(process.env);
  if (!makesStores) requireStores(config);
  const stores = await openStores(config, { role: 'command', onProgress: tell });
  try {
    const why = await whyNotUpgraded(stores);
    if (why !== null && !stores.embedded) {
      throw new CommandError('schema_missing', `${why}: run "npm run migrate"`);
    }
    if (why !== null) {
      await requireNoOlderService(config, stores);
      await upgrade(stores, { onProgress: tell });
    }
    return stores;
  } catch (error) {
    await stores.close();
    throw isGone(error) ? goneStores(stores, error as Error) : error;
  }
}

/** Error output of a command; a value that the rules refuse is reported as the option of its name. */
export function toldOf(error: unknown): { code: string; detail: string } {
  if (error instanceof Refusal) {
    const { field } = error.details;
    return field === undefined
      ? { code: error.code, detail: error.message }
      : { code: 'invalid_option', detail: `--${field} ${error.message}` };
  }
  if (error instanceof CommandError || error instanceof ConfigError) {
    return { code: error.code, detail: error.message };
  }
  return { code: 'failed', detail: (error as Error).message };
}

/** Message for a command whose store ended while it ran, or whose host of the embedded stores was killed. */
function goneStores({ embedded }: Stores, error: Error): CommandError {
  const [{ message }] = error instanceof AggregateError ? error.errors : [error];
  const what = embedded
    ? 'the embedded stores, or their process, ended while this ran'
    : 'Postgres or ClickHouse ended while this ran, or the connection broke';
  return new CommandError('failed', `${what} (${message}): run it again`);
}

/**
 * Runs a command from its arguments to its exit: 0, or 1 with `{ "code", "detail" }` on standard error.
 * `main` returns the exit code.
 */
export async function runCommand(main: (withStores: WithStores) => Promise<number>): Promise<void> {
  outliveReaders();
  // Ends on the signal that npm would have passed on: a command that handles it cleans up, another ends at
  // once.
  const watch = watchParent(() => process.kill(process.pid, 'SIGTERM'));
  let exitCode = 1;
  try {
    exitCode = await main(async (work, options = {}) => {
      const stores = await openMigrated(options);
      try {
        return await work(stores);
      } catch (error) {
        throw isGone(error) ? goneStores(stores, error as Error) : error;
      } finally {
        await stores.close();
      }
    });
  } catch (error) {
    stopProgress();
    if (error instanceof HelpAsked) {
      process.stdout.write(`${error.message}\n`);
      exitCode = 0;
    } else {
      tell(JSON.stringify(toldOf(error)));
    }
  }
  watch.stop();
  process.exitCode = exitCode;
}

interface OpenOptions {
  /** True for a command that a new installation may begin with: it makes embedded stores where there are none. */
  readonly makesStores?: boolean;
}

/** Opens the stores for as long as some work takes. */
export type WithStores = <T>(work: (stores: Stores) => Promise<T>, options?: OpenOptions) => Promise<T>;
