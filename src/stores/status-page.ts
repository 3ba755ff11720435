import { z } from 'zod';
import { type BrandScope, scoped } from './brand-scope.ts';
import type { Postgres } from './postgres.ts';
import { oneRow, rowsOf } from './rows.ts';

/** A table of Postgres whose rows belong to brands and have a status, and how a list shows them. Constants of ours. */
export interface StatusTable<Row> {
  readonly name: string;
  readonly columns: string;
  /** A row of these columns. */
  readonly row: z.ZodType<Row>;
  /** Sort key, which is unique. */
  readonly order: string;
}

/** A page of rows that have one of some statuses. */
export interface StatusPage<Status extends string> {
  readonly status: readonly Status[];
  /** ISO 8601; only rows that changed at or after it. */
  readonly updated_since?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LISTED = 'brand_id = $1 AND status = ANY($2) AND ($5::timestamptz IS NULL OR changed_at >= $5)';

const FirstOfPage = z.object({ total: z.number(), place: z.string().nullable() });

/**
 * A page of a brand's rows, and how many there are in all. It is one statement, so that both are of one moment; past
 * the end it gives one row of nulls.
 */
export async function readStatusPage<Row>(
  postgres: Postgres,
  brand: BrandScope,
  { name, columns, row, order }: StatusTable<Row>,
  { status, updated_since, limit, offset }: StatusPage<string>,
): Promise<{ rows: Row[]; total: number }> {
  const text = `
SELECT counted.total, page.*
FROM (SELECT count(*)::int AS total FROM ${name} WHERE ${LISTED}) AS counted
LEFT JOIN LATERAL (
  SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS place FROM ${name}
  WHERE ${LISTED}
  ORDER BY place LIMIT $3 OFFSET $4
) AS page ON true
ORDER BY page.place`;
  const result = await postgres.query({
    name: `list-${name}`,
    ...scoped(brand, { text, values: [status, limit, offset, updated_since ?? null] }),
  });
  const { total, place } = oneRow(FirstOfPage, result);
  return { rows: place === null ? [] : rowsOf(row, result), total };
}
