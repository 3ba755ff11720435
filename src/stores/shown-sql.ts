/** Maximum length: longer texts hold ids of answers, and are useless in a log. */
const MAX_SQL = 8_000;

/** A statement as logs show it: on one line, without the values of its parameters, which are no part of its text. */
export const shownSql = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_SQL);
