/** Sources of one answer that are kept, from import files and from engines alike. */
export const MAX_SOURCES = 1_000;

/** Of an address and of a title, in UTF-16 code units. */
export const MAX_URL = 8_192;
export const MAX_TITLE = 2_000;
