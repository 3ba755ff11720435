import type { TableFact, TableKey } from './types.ts';

/** Way of counting the rows of a list without reading them. */
export interface RowCount {
  /** The tables that can tell: those of answers, of the brands they name, or of the domains they cite. */
  readonly of: TableFact;
  /** The measure that counts the list's rows, or a difference of measures. */
  readonly rows: string;
  /** Keys that a table must keep apart for it. */
  readonly needs: readonly TableKey[];
  /** True where the clauses of the filters that pick the list's rows hold over that table, too. */
  readonly filtered: boolean;
}

export const rowCount = (of: TableFact, rows: string, special: Partial<RowCount> = {}): RowCount => ({
  of,
  rows,
  needs: [],
  filtered: false,
  ...special,
});
