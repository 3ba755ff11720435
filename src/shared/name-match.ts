import { z } from 'zod';

/** Things at the most that are found by one text: one more than a message lists. */
export const MAX_MATCHES = 11;

/** Something that a person may have meant by a text. */
export const NameMatch = z.object({
  /** The text. */
  asked: z.string(),
  id: z.string(),
  name: z.string(),
  /** Its status, or that it is the own brand. */
  kind: z.string(),
  /** True where it is called exactly so, without regard to case; false where the text is a part of its name. */
  exact: z.boolean(),
});

export type NameMatch = z.output<typeof NameMatch>;
