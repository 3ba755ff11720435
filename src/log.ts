import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Structured logs, of the service on standard output. Keys never get into one; answer texts are never logged.
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
  };
  return pino(options, destination);
}
