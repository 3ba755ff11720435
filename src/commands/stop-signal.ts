import { loadConfig } from '../runtime/config.ts';
import { createLogger, logTo } from '../runtime/log.ts';
import { stopRequest } from '../runtime/stopping.ts';
import { CommandError } from './command-error.ts';

/**
 * Aborts when this process receives a signal to end, with a CommandError `stopped`.
 * @param detail state of the work, and what to do next.
 */
export function stopSignal(detail: string): AbortSignal {
  const stopping = new AbortController();
  void stopRequest(createLogger(loadConfig(process.env), logTo(2))).then(() =>
    stopping.abort(new CommandError('stopped', detail)),
  );
  return stopping.signal;
}
