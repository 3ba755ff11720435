import { z } from 'zod';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { queryRows } from '../../stores/rows.ts';

/** Answers of one brand that were sent to ClickHouse. */
export interface Sent {
  readonly brandNo: number;
  /** The epoch that readers of the brand see; it cannot move while answers of the brand wait. */
  readonly epoch: number;
  readonly answerIds: readonly string[];
  /** The days (UTC, YYYY-MM-DD) they are of, null where that is not known. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** An answer among those of all brands: two brands may import the same id. */
export const answerKey = (brandNo: number, answerId: string) => `${brandNo}:${answerId}`;

const KEY = /^\d+:[0-9a-f-]{36}$/;

const Count = z.object({ answers: z.number() });
const Key = z.object({ key: z.string() });

/** Bounds on the time of the answers, so that only their days are read. */
function daysOf(sent: readonly Sent[]): string {
  const first = sent.map(({ firstDay }) => firstDay ?? '1970-01-01').sort()[0];
  const last = sent
    .map(({ lastDay }) => lastDay ?? '2105-12-31')
    .sort()
    .at(-1);
  return `toDate(answered_at) BETWEEN '${first}' AND '${last}'`;
}

/**
 * Finds those of some answers that ClickHouse lacks, as keys (`answerKey`). The batch they were sent in holds those of many
 * brands, so this is no query of one brand; it tells nothing but which of these ids there are.
 */
export async function missingAnswers(
  clickhouse: ClickHouse,
  sent: readonly Sent[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(
    sent.flatMap(({ brandNo, answerIds }) => answerIds.map((id) => answerKey(brandNo, id))),
  );
  if (![...keys].every((key) => KEY.test(key))) throw new Error('an answer id that is no UUID');
  const epochs = new Map(sent.map(({ brandNo, epoch }) => [brandNo, `(${brandNo}, ${epoch})`]));
  const query = (select: string) => ({
    sql: `SELECT ${select} FROM answers
            WHERE brand_no IN (${[...epochs.keys()].join(', ')}) AND (brand_no, epoch) IN (${[...epochs.values()].join(', ')})
              AND ${daysOf(sent)}
              AND (brand_no, answer_id) IN (
                SELECT toUInt32(substringIndex(key, ':', 1)), toUUID(substringIndex(key, ':', -1))
                FROM (SELECT arrayJoin(splitByChar(',', '${[...keys].join(',')}')) AS key)
              )`,
    params: {},
  });
  const options = { settings: { max_query_size: '100000000' } };
  const [{ answers } = { answers: 0 }] = await queryRows(
    clickhouse,
    Count,
    query('uniqExact(brand_no, answer_id) AS answers'),
    options,
  );
  if (answers === keys.size) return new Set();
  const found = query("concat(toString(brand_no), ':', toString(answer_id)) AS key");
  for (const { key } of await queryRows(clickhouse, Key, found, options)) keys.delete(key);
  return keys;
}
