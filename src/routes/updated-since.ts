import { instant } from '../shared/parameters.ts';

/** The parameter of lists that are pulled again and again. */
export const updatedSince = instant(
  'Only rows that changed at or after this time, in whatever the list shows of them. Take the time before the last pull, less a minute: a change counts from when it began.',
).optional();
