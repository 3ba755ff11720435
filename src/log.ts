import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured logs on standard output. Keys never get into one; answer texts are never logged. */
export function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino({
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'headers.authorization', 'password', 'key'],
  });
}
