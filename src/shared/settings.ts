import { z } from 'zod';

/* Types of settings that more than one folder has; each error message contains the allowed values. */

/** A URL of one of some protocols, each with its colon. */
export const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

export const httpUrl = url(['http:', 'https:']);

/** A text, such as a key or the name of a model, that need not be set. */
export const optionalText = z.string().min(1).optional();
