/** How many texts are kept; then all are forgotten, which costs less than knowing which were used last. */
const MOST = 20_000;
/** Of longer ones V8 keeps the text they were cut from as well. */
const LONGEST_SLICE = 12;
/** Longer ones hardly recur. */
const LONGEST = 200;

/** A text of its own, which keeps nothing else in memory. */
const ownText = (text: string): string =>
  text.length <= LONGEST_SLICE ? text : Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * A function of a word or a name that keeps what it told: they recur, within an answer and from answer to answer, and
 * looking one up takes a tenth of what most questions of it take.
 */
export function remembered<T extends boolean | number | string | object>(
  tell: (text: string) => T,
): (text: string) => T {
  const told = new Map<string, T>();
  return (text) => {
    const before = told.get(text);
    if (before !== undefined) return before;
    if (text.length > LONGEST) return tell(text);
    const own = ownText(text);
    const answer = tell(own);
    if (told.size >= MOST) told.clear();
    told.set(own, answer);
    return answer;
  };
}
