import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { visible } from './visible.ts';

/**
 * Structured logs, of the service on standard output. Keys never get into one; answer texts are never logged.
 * A line holds nothing that a terminal would obey.
 */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'headers.authorization', 'password', 'key'],
    // Names and providers' words are logged: JSON itself escapes no C1 controls and no marks of direction.
    hooks: { streamWrite: (line: string) => `${visible(line.trimEnd())}\n` },
  };
  return pino(options, destination);
}
