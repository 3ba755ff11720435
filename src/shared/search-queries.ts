import { isHighSurrogate } from './characters.ts';

/** Searches of one answer that are kept, from import files and from engines alike. */
export const MAX_QUERIES = 200;

/** Of one search, in UTF-16 code units. */
export const MAX_QUERY = 1_000;

/** A search as it is kept: Unicode NFC, with a space for control characters, without white space around it. */
export const normalizeQuery = (query: string): string =>
  query
    .replace(/\p{Cc}+/gu, ' ')
    .normalize('NFC')
    .trim();

/**
 * Reported searches of an engine, in order: empty ones and those beyond the maximum are left out, long ones
 * cut.
 */
export function keptQueries(told: Iterable<string>): readonly string[] {
  const kept: string[] = [];
  for (const query of told) {
    const cut = normalizeQuery(query.toWellFormed()).slice(0, MAX_QUERY);
    const whole = isHighSurrogate(cut.charCodeAt(cut.length - 1)) ? cut.slice(0, -1) : cut;
    if (whole !== '') kept.push(whole.trim());
    if (kept.length === MAX_QUERIES) break;
  }
  return kept;
}
