/** What of a row becomes another, by its fields: those whose new value is not the one it has. */
export const differing = (
  row: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(row[field])),
  );
