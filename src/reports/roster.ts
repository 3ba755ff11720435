import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Caller } from '../keys/caller.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';

const ROSTER =
  withBrandConfig(`SELECT brand.1 AS no, brand.2 AS id, toJSONString(brand.3) AS name, brand.4 AS place
FROM (
  SELECT arrayJoin(arrayZip(roster.nos, roster.ids, roster.names, arrayEnumerateDense(roster.names))) AS brand
)`);

const RosterBrand = z.object({
  no: z.number(),
  id: z.string(),
  name: z.string().transform((json) => Buffer.from(json).toString('latin1')),
  place: z.number(),
});

/**
 * A brand of a report: the own one has number 0. `name` is JSON as ClickHouse writes it, one character
 * a byte; `place` is its rank by name, shared by brands of one name.
 */
export type RosterBrand = z.output<typeof RosterBrand>;

type Roster = Promise<readonly RosterBrand[]>;

/** Maximum number of brands whose roster is cached, of some 10 KB each. */
const MOST = 1_000;

/**
 * Reads the own brand and its tracked competitors, in the order of their names: once per revision of the brand, which
 * changes with each name and status. Looking it up takes a small report of brands a third of its time.
 */
export function createRoster(clickhouse: ClickHouse) {
  const remembered = new LRUCache<number, { readonly revision: string; readonly roster: Roster }>({
    max: MOST,
  });
  return (caller: BrandScope & Pick<Caller, 'revision'>): Roster => {
    const { brandNo, revision } = caller;
    const known = remembered.get(brandNo);
    if (known && known.revision === revision) return known.roster;
    const roster = queryRows(clickhouse, RosterBrand, scoped(caller, { sql: ROSTER, params: {} }));
    if (revision === null) return roster;
    const entry = { revision, roster };
    remembered.set(brandNo, entry);
    roster.catch(() => {
      if (remembered.get(brandNo) === entry) remembered.delete(brandNo);
    });
    return roster;
  };
}
