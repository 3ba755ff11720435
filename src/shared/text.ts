import { z } from 'zod';

/** Fault of a text that is to be stored, or null. `max` counts characters (code points). */
export function textFault(text: string, max: number): string | null {
  if (!text.isWellFormed()) return 'must be well-formed Unicode (it holds half of a surrogate pair)';
  if (text.includes('\0')) return 'must not hold the character NUL';
  const characters = [...text].length;
  if (characters === 0) return `must not be empty: 1 to ${max} characters are allowed`;
  return characters <= max ? null : `must have at most ${max} characters, not ${characters}`;
}

/** A text as it is stored: Unicode NFC, without white space around it. */
export const normalizeText = (text: string): string => text.normalize('NFC').trim();

/** A name that begins with a capital letter: `answers` is `Answers`. */
export const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** As a regular expression for OpenAPI: without NUL, and not of white space alone. */
const KEPT = String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`;

/**
 * A body field that holds a text of 1 to `max` characters after `normalizeText`, which is its output.
 * Postgres can hold neither NUL nor half of a surrogate pair.
 * @param otherwise further allowed values, as the end of a message: ", or null".
 */
export const textField = (max: number, description: string, otherwise = '') =>
  z
    .string({ error: `must be a text of 1 to ${max} characters${otherwise}` })
    .transform(normalizeText)
    .superRefine((text, context) => {
      const fault = textFault(text, max);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    // No maxLength: it would be that of the text as sent, which may be longer.
    .meta({ type: 'string', description, minLength: 1, pattern: KEPT });
