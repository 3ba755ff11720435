/*
 * Takes the place of decode-named-character-reference (vite.config.ts), which has the browser read HTML to learn what a
 * name stands for; that is what no text of an answer may ever be given to. These are the names that answers have; any
 * other stays as it is written.
 */

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  cent: '¢',
  copy: '©',
  deg: '°',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  larr: '←',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  pound: '£',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  times: '×',
  trade: '™',
  yen: '¥',
};

export const decodeNamedCharacterReference = (name: string): string | false =>
  Object.hasOwn(CHARACTERS, name) ? (CHARACTERS[name] ?? false) : false;
