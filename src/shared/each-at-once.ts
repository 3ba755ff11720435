/**
 * Does some work for each of some things in their order, up to `most` at once.
 * @throws the first error. What is under way then has ended, and nothing more was begun.
 */
export async function eachAtOnce<T>(
  most: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all.values();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (const one of rest) {
      if (failures.length > 0) return;
      await work(one).catch((error: unknown) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: most }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
