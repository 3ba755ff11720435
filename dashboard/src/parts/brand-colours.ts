/** How many colours styles/charts.css has for rivals, and what marks those who have one of them after others. */
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
 * The class of each brand's colour: the own brand has the accent, rivals the one that their ids wish for, so that a brand
 * has one colour on every page. Of several with one wish the first id has it, and only when all have asked for theirs the
 * others take the next ones that are free: a sixth rival moves none of five in 57 of 100 cases, and one in 33. Where there
 * are more brands than looks, those that are left take what they wish for beside whoever has it.
 * @param rows of every brand that is compared, be it shown or not: who else there is decides
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
