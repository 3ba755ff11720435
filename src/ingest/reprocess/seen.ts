import { z } from 'zod';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { PostgresClient } from '../../stores/postgres.ts';
import { queryRows } from '../../stores/rows.ts';

const Seen = z.object({ no: z.number(), first: z.string(), last: z.string() });

/**
 * Sets when competitors were seen first and last, where answers mention them, from all answers. The transaction holds
 * the brand's acceptance, and nothing of it is on its way: otherwise an answer that came in since would be forgotten.
 */
export async function updateSeenOfAll(
  client: PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandScope,
): Promise<void> {
  const query = scoped(brand, {
    sql: `SELECT competitor_no AS no, formatDateTime(min(answered_at), '%FT%T.%fZ', 'UTC') AS first,
            formatDateTime(max(answered_at), '%FT%T.%fZ', 'UTC') AS last
          FROM mentions WHERE ${BRAND_CLAUSE} AND competitor_no != 0 GROUP BY no`,
    params: {},
  });
  const seen = await queryRows(clickhouse, Seen, query, { seconds: 0 });
  await client.query(
    scoped(brand, {
      text: `UPDATE competitors AS c SET first_seen_at = s.first, last_seen_at = s.last
             FROM jsonb_to_recordset($2) AS s (no int, first timestamptz, last timestamptz)
             WHERE c.brand_id = $1 AND c.no = s.no`,
      values: [JSON.stringify(seen)],
    }),
  );
}
