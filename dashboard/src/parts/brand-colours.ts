/**
 * Number of colours in styles/charts.css for competitors, and the line styles that mark reuses of a colour.
 */
const COLOURS = 8;
const ROUNDS = ['', ' dashed', ' dotted'];

interface Named {
  readonly competitor_id: string;
  readonly is_self: boolean;
}

/** Ids are random: their last digits are as good as a hash of them. */
const wishOf = (id: string): number => Number.parseInt(id.slice(-6), 16);

const lookOf = (wish: number, round: number): string =>
  `rival-${wish % COLOURS}${ROUNDS[round % ROUNDS.length]}`;

/**
 * Class of each brand's colour: the own brand has the accent, competitors the colour that their id hashes to,
 * so that a brand has one colour on every page. Of several with the same hash the first id gets it, and only
 * after all have been assigned the others take the next free ones: a sixth competitor changes none of five
 * colours in 57 of 100 cases, and one in 33. With more brands than looks, the rest share the looks of their
 * hash.
 * @param rows of every compared brand, shown or not: the set decides the colours
 */
export function brandColours(rows: readonly Named[]): ReadonlyMap<string, string> {
  const classes = new Map(rows.map((row) => [row.competitor_id, row.is_self ? 'own' : 'other']));
  const taken = new Set<string>();
  let ids = [...classes.keys()].filter((id) => classes.get(id) === 'other').sort();
  for (let turn = 0; turn < COLOURS * ROUNDS.length; turn++) {
    ids = ids.filter((id) => {
      const wish = lookOf(wishOf(id) + turn, Math.floor(turn / COLOURS));
      if (taken.has(wish)) return true;
      taken.add(wish);
      classes.set(id, wish);
      return false;
    });
  }
  for (const id of ids) classes.set(id, lookOf(wishOf(id), Math.floor(wishOf(id) / COLOURS)));
  return classes;
}
