import { isIsoDate } from '../shared/dates.ts';
import { CommandError } from './command.ts';

/**
 * A range of days from the options of a command, both included.
 * @throws CommandError `invalid_option` for what is no calendar date, or a range that ends before it starts.
 */
export function readDays(start: string, end: string): { readonly start: string; readonly end: string } {
  for (const [option, day] of [
    ['--start-date', start],
    ['--end-date', end],
  ] as const) {
    if (!isIsoDate(day)) {
      throw new CommandError(
        'invalid_option',
        `${option} must be a calendar date as YYYY-MM-DD, not ${JSON.stringify(day)}`,
      );
    }
  }
  if (start > end) {
    throw new CommandError('invalid_option', `--start-date ${start} is after --end-date ${end}`);
  }
  return { start, end };
}
