import type { OnUnread } from '../ingest/reprocess/reread-answers.ts';
import { tell } from './command.ts';

/** Tells people of a stored answer that could not be read. */
export const tellUnread: OnUnread = (answerId, { message }) =>
  tell(`The answer ${answerId} cannot be read and stays as it was: ${message}`);
