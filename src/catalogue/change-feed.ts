import { z } from 'zod';
import { ATTRIBUTE } from './meanings.ts';

/* Columns of the change feed beside those of an answer. */

export const SEQUENCE = {
  ...ATTRIBUTE,
  schema: z
    .int()
    .min(1)
    .describe(
      'Place of the answer in the feed, in its present form; a higher one each time it says something else.',
    ),
};

/** Rows inside of an answer, each list with its description. */
export const NESTED_ROWS = {
  mentions: 'The brands it ranks or names, ranked ones first.',
  citations: 'The sources it cites, in its order.',
} as const;
