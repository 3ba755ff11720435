import { normalizeDomain } from './domains.ts';
import { invalid } from './refusal.ts';
import { normalizeText } from './text.ts';

const MAX_NAME = 200;

/**
 * Folds spellings of one name together: letters of either case and any width. Extraction compares more
 * loosely (`nameKey`), so brands that it keeps apart are apart here, too. Names that are equal to Postgres,
 * where they are unique by `lower(name)`, are equal here: JavaScript makes two letters of "İ", and of "Σ"
 * another one at the end of a word.
 */
export const spellingKey = (name: string): string =>
  name.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ').trim();

/**
 * Name or alias as it is stored: Unicode NFC, trimmed, 1 to 200 characters.
 * @throws Refusal `invalid_value` of the field.
 */
export function requireName(field: string, text: string): string {
  const name = normalizeText(text);
  const characters = [...name].length;
  if (characters >= 1 && characters <= MAX_NAME && name.isWellFormed() && !name.includes('\0')) return name;
  throw invalid(field, `must be a text of 1 to ${MAX_NAME} characters`);
}

export const requireNames = (field: string, texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => requireName(field, text))),
];

/** A domain as citations hold it. @throws Refusal `invalid_value` of the field. */
export function requireDomain(field: string, text: string): string {
  const domain = normalizeDomain(text);
  if (domain) return domain;
  throw invalid(field, `must be a domain such as example.com, not ${JSON.stringify(text)}`);
}
