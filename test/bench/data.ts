import { createKey } from '../../src/keys/keys.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { BrandScope } from '../../src/stores/brand-scope.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { type BrandSize, createAnsweredBrand } from '../helpers/answers.ts';
import type { ClickhouseClient } from './http-client.ts';
import { LAST_DAY, type Scale } from './scale.ts';

/** A brand with answers, and a key to ask for them. */
export interface BenchBrand extends BrandScope {
  readonly key: string;
  readonly answers: number;
}

/** Topics of the prompts of a brand. */
const TOPICS = 12;

export const answersOf = ({ prompts, engines, countries, days }: BrandSize) =>
  prompts * engines * countries * days;

/** Makes a brand of the given size whose first competitors are tracked, the others only suggested. */
export async function makeBrand(
  stores: Stores,
  size: BrandSize,
  tracked: number,
  onDay?: (done: number) => void,
): Promise<BenchBrand> {
  const brand = await createAnsweredBrand(stores, size, LAST_DAY, onDay);
  await stores.postgres.query(
    "UPDATE competitors SET status = 'suggested' WHERE brand_id = $1 AND no >= $2",
    [brand.brandId, brand.firstCompetitor + tracked],
  );
  await stores.postgres.query(
    `UPDATE prompts SET topic = 'Topic ' || no % ${TOPICS}, language = 'en' WHERE brand_id = $1`,
    [brand.brandId],
  );
  // As a worker leaves it that has read all answers with these names: until then own citations are counted anew.
  await stores.postgres.query('UPDATE brands SET names_read = names_revision WHERE id = $1', [brand.brandId]);
  await stores.postgres.query('ANALYZE prompts, competitors, brands');
  const { key } = await createKey(stores.postgres, {
    brandId: brand.brandId,
    name: 'Benchmark',
    permission: 'read-and-write',
  });
  return { ...brand, key, answers: answersOf(size) };
}

/** Numbers of neighbours are far above those that Postgres gives. */
const FIRST_NEIGHBOUR = 1_000_000;

/** Days of answers that one INSERT adds. */
const DAYS_AT_ONCE = 5;

/**
 * Other brands: each has every so many answers of the compared brand as its own. There is nothing of them in
 * Postgres, as nobody asks for them.
 * @param from how many neighbours there are already.
 */
export async function addNeighbours(
  clickhouse: ClickhouseClient,
  brand: BenchBrand,
  { neighbours, neighbourAnswersPerDay, brand: { days } }: Scale,
  from: number,
  onDay: (done: number) => void,
): Promise<void> {
  const first = addDays(LAST_DAY, 1 - days);
  for (let day = 0; day < days; day += DAYS_AT_ONCE) {
    await clickhouse.send(
      `INSERT INTO answers
SELECT * REPLACE (toUInt32({first_neighbour:UInt32} + rowNumberInAllBlocks() % {neighbours:UInt32}) AS brand_no)
FROM (
  SELECT * FROM answers
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND answered_at >= toDateTime64({start:Date}, 3, 'UTC') AND answered_at < toDateTime64({end:Date}, 3, 'UTC')
  ORDER BY cityHash64(answer_id)
  LIMIT {wanted:UInt32} BY toDate(answered_at)
)`,
      {
        first_neighbour: String(FIRST_NEIGHBOUR + from),
        neighbours: String(neighbours),
        brand_no: String(brand.brandNo),
        epoch: String(brand.epoch),
        start: addDays(first, day),
        end: addDays(first, Math.min(day + DAYS_AT_ONCE, days)),
        wanted: String(neighbours * neighbourAnswersPerDay),
      },
      { max_execution_time: '0', max_insert_threads: '1', max_threads: '1' },
    );
    onDay(Math.min(day + DAYS_AT_ONCE, days));
  }
}

const MERGE_PATIENCE = 30_000;

/** Waits until ClickHouse has merged what was inserted, for half a minute at the most. */
export async function settle({ clickhouse }: Stores): Promise<void> {
  const until = Date.now() + MERGE_PATIENCE;
  while (Date.now() < until) {
    const result = await clickhouse.query({
      query: 'SELECT toUInt32(count()) AS merges FROM system.merges',
      format: 'JSONEachRow',
    });
    const [row] = await result.json<{ merges: number }>();
    if (row?.merges === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
