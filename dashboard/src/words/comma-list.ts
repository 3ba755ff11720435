const QUOTED_ITEM = /(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/gy;

/** Items of a list in an address or a parameter: one with a comma is in double quotes, as in the service. */
export const splitList = (text: string): string[] =>
  [...`${text},`.matchAll(QUOTED_ITEM)]
    .slice(0, -1)
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .filter(Boolean);

/** A list as `splitList` reads it. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => (/[",]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(',');

/**
 * A comma list as people write it.
 * @param whole what may hold a comma itself ("Acme, Inc.") and stays whole where it stands.
 */
export const listOf = (text: string, whole: readonly string[] = []): string[] => [
  ...new Set(
    whole
      .reduce((rest, one) => rest.replace(one, () => one.replaceAll(',', '\0')), text)
      .split(/[,\n]/)
      .map((item) => item.replaceAll('\0', ',').trim())
      .filter(Boolean),
  ),
];
