import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Caller } from '../keys/caller.ts';
import type { DateRange } from '../shared/ranges.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';

const newest = (dropsArchived: boolean) =>
  withBrandConfig(`SELECT answered_at FROM answers
WHERE ${BRAND_CLAUSE}
  AND answered_at >= toDateTime64({start:Date}, 3, 'UTC')
  AND answered_at < toDateTime64({end:Date} + 1, 3, 'UTC')${
    dropsArchived ? '\n  AND prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))' : ''
  }
ORDER BY answered_at DESC
LIMIT 1`);

const AnswerTime = z.object({ answered_at: z.string() });

type Newest = Promise<string | null>;

interface LookUps {
  readonly running: Newest;
  /** Look-up that begins when `running` has ended, shared by all requests that arrived since it began. */
  next: Newest | null;
}

/** Maximum number of cached ranges of brands. */
const MOST = 10_000;

/**
 * Time of a brand's newest complete answer inside a range, null where there is none. Archived prompts are
 * left out where `dropsArchived`; no other filter applies.
 *
 * It costs ClickHouse half of a small report, so it is cached per range and revision of the brand: with the
 * same revision, and nothing on its way to ClickHouse, the result is the same. While answers are on their
 * way, requests for the same range share a look-up: one runs at a time, and later requests wait for the next
 * one, which begins after they arrived and sees all earlier writes.
 */
export function createDataThrough(clickhouse: ClickHouse) {
  const remembered = new LRUCache<string, Newest>({ max: MOST });
  const lookUps = new Map<string, LookUps>();

  async function read(brand: BrandScope, range: DateRange, dropsArchived: boolean): Newest {
    const query = scoped(brand, { sql: newest(dropsArchived), params: { ...range } });
    return (await queryRows(clickhouse, AnswerTime, query))[0]?.answered_at ?? null;
  }

  function remember(key: string, look: () => Newest): Newest {
    const known = remembered.get(key);
    if (known) return known;
    const found = look();
    remembered.set(key, found);
    found.catch(() => remembered.delete(key));
    return found;
  }

  function share(key: string, look: () => Newest): Newest {
    const begin = (): Newest => {
      const running = look();
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
  }

  return function dataThrough(
    brand: BrandScope & Pick<Caller, 'revision'>,
    range: DateRange,
    dropsArchived: boolean,
  ): Newest {
    const key = [brand.brandNo, brand.epoch, brand.revision, range.start, range.end, dropsArchived].join('/');
    const look = () => read(brand, range, dropsArchived);
    return brand.revision === null ? share(key, look) : remember(key, look);
  };
}
