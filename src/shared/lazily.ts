/** A value that is made when it is first asked for, and kept: what takes long to make, and most processes do not need. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
