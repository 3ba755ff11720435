/** A text in NFC, and the way back to the places of the text as it was given. */
export interface Normalized {
  readonly text: string;
  /** Place in the given text of a place in `text`. */
  readonly placeBefore: (at: number) => number;
}

/** A letter with the marks behind it, or a syllable of Hangul in parts: what NFC may make one unit of. */
const CLUSTER = /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]+/gu;

/** Brings a text into NFC; time and memory are linear in its length. */
export function normalized(given: string): Normalized {
  const whole = given.normalize('NFC');
  if (whole === given) return { text: given, placeBefore: (at) => at };
  const parts: string[] = [];
  const ends: number[] = [];
  const shifts: number[] = [];
  let [from, length] = [0, 0];
  for (const { 0: cluster, index } of given.matchAll(CLUSTER)) {
    const one = cluster.normalize('NFC');
    if (one.length === cluster.length) continue;
    parts.push(given.slice(from, index), one);
    length += index - from + one.length;
    from = index + cluster.length;
    ends.push(length);
    shifts.push(from - length);
  }
  parts.push(given.slice(from));
  return {
    text: parts.join(''),
    placeBefore: (at) => {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) <= at) low = middle + 1;
        else high = middle;
      }
      return at + (shifts[low - 1] ?? 0);
    },
  };
}
