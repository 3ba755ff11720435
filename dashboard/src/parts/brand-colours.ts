/** How many colours styles/charts.css has for rivals, and what marks those who have one of them after others. */
const COLOURS = 8;
const ROUNDS = ['', ' dashed', ' dotted'];

interface Named {
  readonly competitor_id: string;
  readonly competitor_name: string;
  readonly is_self: boolean;
}

/** The classes of the rival of so many before it; those that nobody could tell apart look alike. */
const classOf = (index: number): string => {
  const round = ROUNDS[Math.floor(index / COLOURS)];
  return round === undefined ? 'other' : `rival-${index % COLOURS}${round}`;
};

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
    ...rivals.map(({ competitor_id }, index) => [competitor_id, classOf(index)] as const),
  ]);
}
