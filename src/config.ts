import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number({ error: 'a port number from 0 to 65535' }).int().min(0).max(65535);

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const httpUrl = url(['http:', 'https:']);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting of the service and its commands: one environment variable each, its type, its default
 * and, as the error text of its type, what is allowed.
 */
const settings = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  OPERATOR_PORT: port.default(9090),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((directory) => path.resolve(directory)),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  CLICKHOUSE_URL: httpUrl.optional(),
  DEMO: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  RATE_LIMIT_PER_MINUTE: z.coerce
    .number({ error: 'a whole number from 1 to 1000000' })
    .int()
    .min(1)
    .max(1_000_000)
    .default(200),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

export type Config = z.output<typeof settings>;

/** The environment holds values the service cannot run with; the message has one line per fault. */
export class ConfigError extends Error {
  readonly code = 'invalid_configuration';
}

/**
 * Reads the settings out of an environment. An empty variable counts as not set.
 * @throws ConfigError with a line per invalid variable: its name, what is allowed, what was found.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const found = /KEY|URL/.test(name) ? '' : `, not ${JSON.stringify(given[name])}`;
    return `${name}: must be ${issue.message.replace(/^Invalid input: /, '')}${found}`;
  });
  throw new ConfigError([...new Set(lines)].join('\n'));
}
