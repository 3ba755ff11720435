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
