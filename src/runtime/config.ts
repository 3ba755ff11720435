import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { validate as isCron } from 'node-cron';
import { z } from 'zod';
import { ENGINE_SETTINGS } from '../providers/index.ts';
import { keySettingOf, MODEL } from '../providers/reader/models.ts';
import { isBucket } from '../shared/bucket.ts';
import { httpUrl, optionalText, url } from '../shared/settings.ts';

/** Digits only: a blank, which parses as a number, is an error and not 0. */
const whole = (min: number, max: number, error = `a whole number from ${min} to ${max}`) =>
  z
    .string()
    .regex(/^\s*\d+\s*$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));

const port = whole(0, 65535, 'a port number from 0 to 65535');

/** https, or this machine, since passwords are sent there. */
const publicUrl = httpUrl
  .refine((value) => /^(https:|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])([:/]|$))/i.test(value), {
    error: 'an https address, or an http address of this machine',
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** Addresses, networks, or names of them that Fastify knows. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .refine((items) => items.every(isNetwork), {
    error: 'a comma list of addresses and networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
  });

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** A name that stands in SQL as it is. */
const name = z.string().regex(/^[A-Za-z_]\w*$/, { error: 'a name of letters, digits and underscores' });

const cron = (usual: string) =>
  z
    .string()
    .refine((expression) => isCron(expression) && expression.trim().split(/\s+/).length === 5, {
      error: `a cron expression of five fields such as "${usual}"`,
    })
    .default(usual);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting of the service and its commands: one environment variable each, its type, its default
 * and, as the error text of its type, what is allowed.
 */
const settings = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  OPERATOR_PORT: port.default(9090),
  /** Public address of the dashboard: printed and sent links begin with it. */
  PUBLIC_URL: publicUrl.optional(),
  /** Proxies whose X-Forwarded-For is trusted: tries to sign in, and invalid keys, are counted by address. */
  TRUSTED_PROXIES: proxies.optional(),
  /** Mail server for invitations and resets, and their sender. */
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: optionalText,
  /** True where webhooks may have addresses of private networks, and http. */
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'], { error: 'true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((directory) => path.resolve(directory)),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  CLICKHOUSE_URL: httpUrl
    .refine((value) => !value.includes('?'), {
      error: 'an address without parameters: settings are those of its user in ClickHouse',
    })
    .optional(),
  /** The cluster that the server at CLICKHOUSE_URL is a node of. */
  CLICKHOUSE_CLUSTER: name.optional(),
  /** Users that `npm run migrate` makes where their passwords are given: for the API, and for everything else. */
  CLICKHOUSE_READER_USER: name.default('answer_visibility_reader'),
  CLICKHOUSE_READER_PASSWORD: optionalText,
  CLICKHOUSE_WRITER_USER: name.default('answer_visibility_writer'),
  CLICKHOUSE_WRITER_PASSWORD: optionalText,
  /** Roles of Postgres that it makes in the same way: for the API, for everything else, and for ClickHouse's dictionaries. */
  POSTGRES_API_USER: name.default('answer_visibility_api'),
  POSTGRES_API_PASSWORD: optionalText,
  POSTGRES_WORKER_USER: name.default('answer_visibility_worker'),
  POSTGRES_WORKER_PASSWORD: optionalText,
  POSTGRES_DICTIONARY_USER: name.default('answer_visibility_dictionary'),
  POSTGRES_DICTIONARY_PASSWORD: optionalText,
  DEMO: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  /**
   * Seconds from SIGTERM, when /readyz turns 503, until the API stops accepting connections, so that load
   * balancers notice.
   */
  DRAIN_DELAY: whole(0, 600).default(0),
  /** Milliseconds from which a query of ClickHouse, or a statement of Postgres, is logged with its SQL; 0 for none. */
  SLOW_QUERY_MS: whole(0, 600_000).default(2_000),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(200),
  /** Start of the daily run and of the nightly export, in UTC. */
  DAILY_RUN_CRON: cron('0 4 * * *'),
  EXPORT_CRON: cron('0 6 * * *'),
  /** A local folder, or an s3:// address that the ClickHouse server can write to; without it nothing is exported at night. */
  EXPORT_DIR: optionalText,
  EXPORT_FORMAT: z
    .enum(['parquet', 'csv', 'ndjson'], { error: 'one of parquet, csv, ndjson' })
    .default('parquet'),
  /** Names of exported files: by day, or by folders `brand_id=…/day=…`; also those of the command `export`. */
  EXPORT_LAYOUT: z.enum(['flat', 'hive'], { error: 'one of flat, hive' }).default('flat'),
  /** Of one brand on one date. The default is over what the largest plan allows: it stops only what runs away. */
  MAX_QUESTIONS_PER_RUN: whole(0, 10_000_000).default(50_000),
  /**
   * Concurrent questions per process and engine, and questions per minute, evenly spaced. Answers take many
   * seconds, so the first limit usually applies; the second is for accounts with a low rate.
   */
  ENGINE_CONCURRENCY: whole(1, 1_000).default(8),
  ENGINE_REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(1_000),
  ...ENGINE_SETTINGS,
  /** The model that reads answers instead of the rules; needs its provider's key. */
  EXTRACTION_MODEL: z
    .string()
    .regex(MODEL, { error: 'openai/MODEL, anthropic/MODEL or google/MODEL' })
    .optional(),
  /** Its price, where it is not known to the service: US dollars for a million input and output tokens. */
  EXTRACTION_PRICE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?\/\d{1,6}(\.\d{1,6})?$/, {
      error: 'US dollars for a million tokens read and for a million written, such as 2.5/15',
    })
    .transform((text) => {
      const [input = 0, output = 0] = text.split('/').map(Number);
      return { input, output };
    })
    .optional(),
  /** Earlier name of EXTRACTION_MODEL, for a model of OpenAI only: `m` means `openai/m`. */
  SENTIMENT_MODEL: optionalText,
  /** Hours for which answers that ClickHouse has acknowledged can be sent again. */
  OUTBOX_KEEP: whole(0, 720).default(24),
  SUGGESTION_MIN_ANSWERS: whole(1, 1_000_000).default(3),
  SUGGESTION_MIN_PROMPTS: whole(1, 1_000_000).default(2),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

export type Config = z.output<typeof settings>;

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The environment holds values the service cannot run with; the message has one line per fault. */
export class ConfigError extends Error {
  readonly code = 'invalid_configuration';
}

const CLICKHOUSE_ONLY = [
  'CLICKHOUSE_CLUSTER',
  'CLICKHOUSE_READER_PASSWORD',
  'CLICKHOUSE_WRITER_PASSWORD',
] as const;

const POSTGRES_ONLY = [
  'POSTGRES_API_PASSWORD',
  'POSTGRES_WORKER_PASSWORD',
  'POSTGRES_DICTIONARY_PASSWORD',
] as const;

/** Settings that are right by themselves and not together. */
function combined(config: Config): Config {
  if (isBucket(config.EXPORT_DIR ?? '') && config.CLICKHOUSE_URL === undefined) {
    throw new ConfigError(
      'EXPORT_DIR: must be a local folder where ClickHouse is embedded; set CLICKHOUSE_URL to export into a bucket',
    );
  }
  for (const setting of POSTGRES_ONLY) {
    if (config[setting] !== undefined && config.DATABASE_URL === undefined) {
      throw new ConfigError(`${setting}: needs DATABASE_URL; the embedded Postgres has one user`);
    }
  }
  for (const setting of CLICKHOUSE_ONLY) {
    if (config[setting] !== undefined && config.CLICKHOUSE_URL === undefined) {
      throw new ConfigError(
        `${setting}: needs CLICKHOUSE_URL; the embedded ClickHouse has no users and no cluster`,
      );
    }
  }
  for (const setting of ['PUBLIC_URL', 'MAIL_FROM'] as const) {
    // A link in a mail that anybody can request must not use the host name of that request.
    if (config.SMTP_URL !== undefined && config[setting] === undefined) {
      throw new ConfigError(`SMTP_URL: needs ${setting}`);
    }
  }
  return withReader(config);
}

/** With the one model that reads answers, whichever of its two settings names it. */
function withReader(config: Config): Config {
  const { EXTRACTION_MODEL, SENTIMENT_MODEL } = config;
  const former = SENTIMENT_MODEL && `openai/${SENTIMENT_MODEL}`;
  const model = EXTRACTION_MODEL ?? former;
  if (model === undefined) {
    if (config.EXTRACTION_PRICE === undefined) return config;
    throw new ConfigError('EXTRACTION_PRICE: needs EXTRACTION_MODEL, whose price it is');
  }
  if (former !== undefined && former !== model) {
    throw new ConfigError(
      `EXTRACTION_MODEL: is ${model}, but SENTIMENT_MODEL, which it replaces, means ${former}; set one of them`,
    );
  }
  if (config[keySettingOf(model)] === undefined) {
    const setting = EXTRACTION_MODEL === undefined ? 'SENTIMENT_MODEL' : 'EXTRACTION_MODEL';
    throw new ConfigError(`${setting}: needs ${keySettingOf(model)}`);
  }
  return { ...config, EXTRACTION_MODEL: model };
}

/** Address of the service on this machine. */
export function localUrlOf({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** Public address of the dashboard: PUBLIC_URL, or the address on this machine. */
export const publicUrlOf = (config: Config): string => config.PUBLIC_URL ?? localUrlOf(config);

/** True for settings that hold a secret, which may be in a file named by the variable NAME_FILE. */
export const isSecret = (name: string): boolean =>
  /_(KEY|PASSWORD)$|^(DATABASE|CLICKHOUSE|SMTP)_URL$/.test(name);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Configured value of a setting: its variable, or the content of a secret's file without its last line end.
 */
function givenFor(name: string, environment: Environment): string | undefined {
  const file = isSecret(name) ? environment[`${name}_FILE`] : undefined;
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new ConfigError(`${name}_FILE: set it or ${name}, not both`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch (error) {
    throw new ConfigError(`${name}_FILE: cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Reads the settings out of an environment. An empty variable counts as not set; secrets can be in files
 * (`isSecret`).
 * @throws ConfigError with a line per invalid variable: its name, what is allowed, what was found.
 */
export function loadConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = givenFor(name, environment);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const result = settings.safeParse(given);
  if (result.success) return combined(result.data);
  const lines = result.error.issues.map((issue) => {
    const setting = String(issue.path[0]);
    const found = /KEY|URL|PASSWORD/.test(setting) ? '' : `, not ${JSON.stringify(given[setting])}`;
    return `${setting}: must be ${issue.message.replace(/^Invalid input: /, '')}${found}`;
  });
  throw new ConfigError([...new Set(lines)].join('\n'));
}
