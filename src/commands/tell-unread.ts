import type { OnUnread } from '../ingest/reread-answers.ts';
import { tell } from './command.ts';

/** Tells people of a stored answer that could not be read. */
export const tellUnread: OnUnread = (answerId, { message }) =>
  tell(`The mentions of answer ${answerId} cannot be extracted, so it stays as it was: ${message}`);
