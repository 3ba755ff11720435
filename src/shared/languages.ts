const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The language code in small letters, or null where it is no ISO 639-1 code. */
export function normalizeLanguage(code: string): string | null {
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const small = code.toLowerCase();
  return NAMES.of(small) === undefined ? null : small;
}
