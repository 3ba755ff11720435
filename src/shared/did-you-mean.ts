/** Maximum number of letters that count as a typing error. */
const MAX_DISTANCE = 2;
const MAX_LENGTH = 40;

/** Levenshtein distance (1965): letters to add, drop or replace to turn one text into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that a misspelt one most likely stands for; null where none is near. */
export function didYouMean(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_LENGTH) return null;
  const near = known
    .map((one) => ({ one, away: distance(name.toLowerCase(), one) }))
    .filter(({ one, away }) => away <= MAX_DISTANCE && away < one.length / 2)
    .sort((a, b) => a.away - b.away);
  return near[0]?.one ?? null;
}
