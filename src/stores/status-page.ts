import { type BrandKey, scoped } from './brand-scope.ts';
import type { Postgres } from './postgres.ts';

/** A table of Postgres whose rows belong to brands and have a status, and how a list shows them. Constants of ours. */
export interface StatusTable {
  readonly name: string;
  readonly columns: string;
  /** What orders them; no two rows are alike in it. */
  readonly order: string;
}

/** A page of rows that have one of some statuses. */
export interface StatusPage<Status extends string> {
  readonly status: readonly Status[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of a brand's rows, and how many there are in all. It is one statement, so that both are of one moment; past
 * the end it gives one row of nulls.
 */
export async function readStatusPage<Row extends object>(
  postgres: Postgres,
  brand: BrandKey,
  { name, columns, order }: StatusTable,
  { status, limit, offset }: StatusPage<string>,
): Promise<{ rows: Row[]; total: number }> {
  const text = `
SELECT counted.total, page.*
FROM (SELECT count(*)::int AS total FROM ${name} WHERE brand_id = $1 AND status = ANY($2)) AS counted
LEFT JOIN LATERAL (
  SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS place FROM ${name}
  WHERE brand_id = $1 AND status = ANY($2)
  ORDER BY place LIMIT $3 OFFSET $4
) AS page ON true
ORDER BY page.place`;
  const { rows } = await postgres.query<Row & { total: number; place: string | null }>({
    name: `list-${name}`,
    ...scoped(brand, { text, values: [status, limit, offset] }),
  });
  const found = rows.filter(({ place }) => place !== null);
  return {
    rows: found.map(({ total: _, place: __, ...row }) => row as unknown as Row),
    total: rows[0]?.total ?? 0,
  };
}
