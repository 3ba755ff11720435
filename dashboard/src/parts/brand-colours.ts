/** How many colours styles/charts.css has for rivals. */
const COLOURS = 8;

interface Named {
  readonly competitor_id: string;
  readonly competitor_name: string;
  readonly is_self: boolean;
}

/**
 * The class of each brand's colour: the own brand has the accent, rivals theirs in the order of their names, so that a
 * brand has one colour on every page.
 */
export function brandColours(rows: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map(rows.map((row) => [row.competitor_id, row]));
  const rivals = [...names.values()]
    .filter(({ is_self }) => !is_self)
    .sort((a, b) => (a.competitor_name.toLowerCase() < b.competitor_name.toLowerCase() ? -1 : 1));
  return new Map([
    ...[...names.values()]
      .filter(({ is_self }) => is_self)
      .map(({ competitor_id }) => [competitor_id, 'own'] as const),
    ...rivals.map(({ competitor_id }, index) => [competitor_id, `rival-${index % COLOURS}`] as const),
  ]);
}
