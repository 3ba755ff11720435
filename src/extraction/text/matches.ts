/** How many code units the character at a place has. */
const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/**
 * All that a pattern with the flag `g` finds in a text, as `matchAll` tells. That makes the pattern anew for each text: 15 µs
 * where the pattern is one of 8,000 characters that finds nothing, which takes 0.1 µs itself.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let one = pattern.exec(text); one; one = pattern.exec(text)) {
    found.push(one);
    // Where it found a place between two characters it would find the same again.
    if (one[0] === '') pattern.lastIndex += pattern.unicode ? widthAt(text, pattern.lastIndex) : 1;
  }
  return found;
}
