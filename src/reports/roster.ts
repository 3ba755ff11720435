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

/** Maximum number of brands whose roster is cached. */
const MOST = 10_000;

/**
 * Reads the own brand and its tracked competitors, in the order of their names: once per revision of the brand, which
 * changes with each name and status. Looking it up takes a small report of brands a third of its time.
 */
export function createRoster(clickhouse: ClickHouse) {
  const remembered = new LRUCache<string, Promise<readonly RosterBrand[]>>({ max: MOST });
  return (caller: BrandScope & Pick<Caller, 'revision'>): Promise<readonly RosterBrand[]> => {
    const key = `${caller.brandNo}/${caller.revision}`;
    const known = caller.revision === null ? undefined : remembered.get(key);
    if (known) return known;
    const roster = queryRows(clickhouse, RosterBrand, scoped(caller, { sql: ROSTER, params: {} }));
    if (caller.revision !== null) remembered.set(key, roster);
    roster.catch(() => remembered.delete(key));
    return roster;
  };
}
