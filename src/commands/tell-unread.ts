import type { OnUnread } from '../ingest/reprocess/reread-answers.ts';
import { tell } from './command.ts';

/** Reports a stored answer whose mentions could not be extracted. */
export const tellUnread: OnUnread = (answerId, { message }) =>
  tell(`The mentions of answer ${answerId} cannot be extracted, so it stays as it was: ${message}`);
