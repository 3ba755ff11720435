/** How a text writes its words: what is a name in it is seldom written small, and is often set inside a sentence. */
export interface WordUses {
  /** How often words stand in small letters. */
  readonly small: ReadonlyMap<string, number>;
  /** Words that stand with a capital behind a word in small letters: no start of a sentence or title. */
  readonly proper: ReadonlySet<string>;
  /** How often words stand with a capital, wherever that is. */
  readonly capitals: ReadonlyMap<string, number>;
}

/** Link targets and addresses, which are no words; and words, with the dots, hyphens and apostrophes inside them. */
const TOKEN = /https?:\/\/\S+|\]\([^)\s]*\)?|[\p{L}\p{N}]+(?:[.'’&-][\p{L}\p{N}]+)*/gu;
/** Words that join or belong to names themselves: "Marks and Spencer". */
const JOINING = new Set(['and', 'und', 'et', 'y', 'e', 'of', 'de', 'di', 'da', 'the', 'by']);
const SMALL = /^\p{Ll}/u;
const CAPITAL = /^\p{Lu}/u;

/** In a language that writes nouns with capitals (German) more words than this share do so inside sentences. */
const MOST_PROPER = 0.16;
const MIN_WORDS = 60;

/** Reads how a text writes its words. One pass. */
export function wordUsesOf(text: string): WordUses {
  const small = new Map<string, number>();
  const proper = new Set<string>();
  const capitals = new Map<string, number>();
  let follows = 0;
  let inner = 0;
  let before = -1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inside = before >= 0 && index - before === 1 && text.charAt(before) === ' ';
    before = -1;
    if (token.startsWith('](') || token.includes('://')) continue;
    if (SMALL.test(token)) {
      small.set(token, (small.get(token) ?? 0) + 1);
      if (!JOINING.has(token)) before = index + token.length;
      if (inside) follows += 1;
    } else if (CAPITAL.test(token)) {
      const word = token.toLowerCase();
      capitals.set(word, (capitals.get(word) ?? 0) + 1);
      if (!inside) continue;
      follows += 1;
      inner += 1;
      proper.add(word);
    }
  }
  if (follows > MIN_WORDS && inner > follows * MOST_PROPER) {
    proper.clear();
    capitals.clear();
  }
  return { small, proper, capitals };
}
