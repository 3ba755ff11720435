// Its index alone: the package's entry loads the names of all countries in eighty languages.
import countries from 'i18n-iso-countries/index.js';

const CODES = new Set(Object.keys(countries.getAlpha2Codes()));

// The package has Kosovo by a code that the standard leaves to its users, and has not assigned.
CODES.delete('XK');

/** The country code in capitals, or null where it is not an assigned ISO 3166-1 alpha-2 code. */
export function normalizeCountry(code: string): string | null {
  // Some letters become two in capitals: "ß" would be South Sudan.
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const capitals = code.toUpperCase();
  return CODES.has(capitals) ? capitals : null;
}
