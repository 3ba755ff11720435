import pino, { type DestinationStream, type Logger } from 'pino';
import { visible } from '../shared/visible.ts';
import type { Config } from './config.ts';

/** Milliseconds until a log that could not be written is tried again. */
const PAUSE = 10_000;

/**
 * Destination that writes log lines to a file descriptor. If it cannot be written (a full disk, a closed
 * terminal), lines are dropped for a while and the process goes on: pino by itself would throw, and wait for
 * ever at its end.
 */
export function logTo(fd: number): DestinationStream {
  const nothing = { write: () => true, flush() {}, flushSync() {}, end() {}, destroy() {} };
  const open = (): DestinationStream => {
    const destination = pino.destination(fd);
    destination.on('error', () => {
      Object.assign(destination, nothing);
      current = nothing;
      setTimeout(() => {
        current = open();
      }, PAUSE).unref();
    });
    return destination;
  };
  let current = open();
  return { write: (line) => current.write(line) };
}

/**
 * Structured logs on standard output, without keys and answer texts, and without control characters for a
 * terminal.
 */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = logTo(1),
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
