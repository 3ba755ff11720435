import type pg from 'pg';
import { z } from 'zod';

/** A brand as the two stores know it. */
export interface BrandScope {
  readonly brandId: string;
  readonly brandNo: number;
  /** The epoch of its rows that readers see (clickhouse/0001_answers.sql). */
  readonly epoch: number;
}

/** A row of `brands` that has its key under our names. */
export const BrandScopeRow = z.object({ brandId: z.string(), brandNo: z.number(), epoch: z.number() });

/** The clause that binds a ClickHouse query to one brand. */
export const BRAND_CLAUSE = 'brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}';

/** True where a ClickHouse query reads tables, and not only what dictionaries have of the brand. */
const readsTables = (sql: string) => /\bFROM\s+\w/.test(sql) || !sql.includes('{brand_no:UInt32}');

/** A ClickHouse query: its text, holding only constants of ours, and its typed parameters. */
export interface CompiledQuery {
  readonly sql: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Binds a query to a brand: the only place from which a brand's number or id enters a query of the API. A
 * ClickHouse query gets the parameters of BRAND_CLAUSE, the first of which is the brand's key in dictionaries, a Postgres query gets the brand's id as $1.
 * @throws Error when the text does not use it, so that an unbound query cannot run by mistake.
 */
export function scoped(brand: BrandScope, query: CompiledQuery): CompiledQuery;
export function scoped(
  brand: BrandScope,
  query: { text: string; values: readonly unknown[] },
): pg.QueryConfig;
export function scoped(
  { brandId, brandNo, epoch }: BrandScope,
  query: CompiledQuery | { text: string; values: readonly unknown[] },
): CompiledQuery | pg.QueryConfig {
  if ('sql' in query) {
    if (!query.sql.includes(BRAND_CLAUSE) && readsTables(query.sql))
      throw new Error('a ClickHouse query without its brand');
    return Object.freeze({ sql: query.sql, params: { ...query.params, brand_no: brandNo, epoch } });
  }
  if (!/\$1\b/.test(query.text)) throw new Error('a Postgres query without its brand');
  return { text: query.text, values: [brandId, ...query.values] };
}
