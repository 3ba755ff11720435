import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readRecords } from '../labels.ts';

/** Who has a place in a text, and the words that say so, where they are told. */
const placed = z.strictObject({ name: z.string().min(1), said: z.string().optional() }).nullable();

/**
 * A text of prose that was written for the test: what it names, which of that it takes, and which it would take next; the
 * latter is not told of all texts.
 */
const proseText = z.strictObject({
  language: z.string().min(2),
  text: z.string().min(1),
  names: z.array(z.string().min(1)).min(1),
  first: placed,
  second: placed.optional(),
});

export type ProseText = z.infer<typeof proseText>;

/** The texts of a file, a line each: those that weights are fitted to, or those that are held back. */
export const readProse = (name: 'dev' | 'held'): readonly ProseText[] =>
  readRecords(fileURLToPath(new URL(`${name}.ndjson.gz`, import.meta.url)), proseText);
