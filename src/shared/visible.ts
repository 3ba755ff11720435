/**
 * Characters that a terminal obeys instead of showing: control characters (C0 with line breaks, DEL, C1, which
 * holds an escape of one byte), marks that reverse the direction of what follows, and Unicode's own line breaks.
 */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Text as one line that a terminal shows without obeying it: control characters are escaped as in JSON
 * (`\u001b`). Used for every message about input. A JSON text stays the same JSON.
 */
export const visible = (text: string): string => text.replace(OBEYED, escaped);
