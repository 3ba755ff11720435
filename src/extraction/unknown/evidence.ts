/**
 * Evidence of one answer for and against a candidate being a brand, a bit each. They are stored (`unknown.evidence`), so a
 * bit never changes its meaning; sums over a brand's answers decide (`suggestedOf`).
 */
export const EVIDENCE = {
  /** The answer's ranking has it, and the rules are sure of where its name ends. */
  ranked: 1,
  /** An item of the ranking begins with it. */
  head: 2,
  /** It has capitals inside a sentence, where they mean something. */
  inside: 4,
  /** It begins a longer name, or stands before the number of a model. */
  leads: 8,
  /** It stands in an enumeration of names. */
  listed: 16,
  /** It stands there beside a brand that is ranked, tracked, cited or known beyond the answer. */
  beside: 32,
  /** It is bold, quoted, a link's whole text or a table's cell. */
  marked: 64,
  /** The domain of a link or source spells it. */
  cited: 128,
  /** It is known beyond the answer. */
  known: 256,
  /** The answer writes it small, too. */
  small: 512,
  /** It is spoken of as companies are: "tools like Acme", "Acme offers", 株式会社. */
  acting: 1024,
  /** It stands by itself, not only at the beginning of a longer name. */
  whole: 2048,
  /** It is spoken of as places are: "in Acme". */
  place: 4096,
  /** It is spoken of as a way of doing things: "the Zettelkasten method". */
  thing: 8192,
  /** A model that read the answer says that it is a brand. */
  told: 16384,
  /**
   * Letters with capitals name it in a text that has few of them ("Acme의 강점은"), or behind it in parentheses:
   * "구름(goorm)".
   */
  foreign: 32768,
} as const;

export type Evidence = keyof typeof EVIDENCE;

export const EVIDENCE_BITS = Object.keys(EVIDENCE) as readonly Evidence[];
