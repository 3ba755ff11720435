/** A name without case, accents, spaces and punctuation: "L.L. Bean" and "L.L.Bean" are one. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Tells which brand a name is of: one text for all spellings of a real brand, null where it is none. */
export function createIdentity(
  realBrands: readonly { readonly name: string; readonly aliases?: readonly string[] }[],
): (name: string) => string | null {
  const byName = new Map(
    realBrands.flatMap(({ name, aliases = [] }) =>
      [name, ...aliases].map((spelling): [string, string] => [folded(spelling), name]),
    ),
  );
  return (name) => byName.get(folded(name)) ?? null;
}
