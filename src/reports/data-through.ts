import type { DateRange } from '../http/parameters.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';

const newest = (dropsArchived: boolean) =>
  withBrandConfig(`SELECT answered_at FROM answers
WHERE ${BRAND_CLAUSE}
  AND answered_at >= toDateTime64({start:Date}, 3, 'UTC')
  AND answered_at < toDateTime64({end:Date} + 1, 3, 'UTC')${
    dropsArchived ? '\n  AND prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))' : ''
  }
ORDER BY answered_at DESC
LIMIT 1`);

type Newest = Promise<string | null>;

interface LookUps {
  readonly running: Newest;
  /** The one that begins when `running` has ended, for everybody who has asked since that began. */
  next: Newest | null;
}

/**
 * Tells the time of a brand's newest complete answer inside a range, null where there is none. Archived prompts
 * are left out where `dropsArchived`; no other filter applies.
 *
 * It costs the engine half of what a small report does, so requests of a brand for the same range share it: one
 * look-up runs at a time, and who comes meanwhile waits for the next one, which begins after they asked and sees
 * all that was written before.
 */
export function createDataThrough(clickhouse: ClickHouse) {
  const lookUps = new Map<string, LookUps>();

  async function read(brand: BrandKey, range: DateRange, dropsArchived: boolean): Newest {
    const query = scoped(brand, { sql: newest(dropsArchived), params: { ...range } });
    const result = await clickhouse.query({
      query: query.sql,
      query_params: { ...query.params },
      format: 'JSONEachRow',
    });
    return (await result.json<{ answered_at: string }>())[0]?.answered_at ?? null;
  }

  return function dataThrough(brand: BrandKey, range: DateRange, dropsArchived: boolean): Newest {
    const key = `${brand.brandNo}/${brand.epoch}/${range.start}/${range.end}/${dropsArchived}`;
    const begin = (): Newest => {
      const running = read(brand, range, dropsArchived);
      const entry: LookUps = { running, next: null };
      lookUps.set(key, entry);
      const end = () => {
        if (entry.next === null) lookUps.delete(key);
      };
      running.then(end, end);
      return running;
    };
    const known = lookUps.get(key);
    if (!known) return begin();
    known.next ??= known.running.then(begin, begin);
    return known.next;
  };
}
