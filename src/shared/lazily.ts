/** Value that is computed on first use and kept, for expensive values that most processes do not need. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
