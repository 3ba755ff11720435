/** Something that a table does not hold as the book says that it was compared with. */
export interface Difference {
  readonly brand_id: string;
  /** The ledger of what was accepted, in Postgres; or the answers, which all other tables of ClickHouse follow. */
  readonly book: 'ledger' | 'answers';
  readonly table: string;
  /** The day, or the first day of the month, YYYY-MM-DD. */
  readonly period: string;
  readonly fault: 'missing' | 'doubled' | 'foreign' | 'changed';
  /** Rows (groups, in a rollup) there should be, and are. */
  readonly expected: number;
  readonly found: number;
}

/** Kind of a difference, as far as the number of rows shows it. */
export const faultOf = (expected: number, found: number): Difference['fault'] =>
  found < expected ? 'missing' : found > expected ? 'foreign' : 'changed';
