/**
 * Source of a regular expression that matches a text literally, with or without the flag `u`. Letters, spaces and
 * apostrophes stay as they are, which `RegExp.escape` changes, so that callers can replace them in the result.
 */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
