/**
 * Characters that a terminal obeys instead of showing: control characters (C0 with line breaks, DEL, C1, which
 * holds an escape of one byte), marks that reverse the direction of what follows, and Unicode's own line breaks.
 */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text as one line that a terminal shows as it is: what it would obey is written as JSON writes it (`\u001b`).
 * For everything that is told of an input. A JSON text stays the same JSON.
 */
export const visible = (text: string): string => text.replace(OBEYED, escaped);
