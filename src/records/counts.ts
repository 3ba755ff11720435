import { filtersOf } from '../reports/compile/facts.ts';
import type { FactQuery } from '../reports/plan.ts';

/** How the rows of a list are counted without reading them. */
export interface RowCount {
  /** The rollups that can tell: those of answers, of the brands they name, or of the domains they cite. */
  readonly of: 'answers' | 'mentions' | 'citations';
  /** The measure that counts the list's rows, or a difference of measures. */
  readonly rows: string;
  /** A clause over the rollup's own key. */
  readonly filter: string | null;
}

/** The narrowest rollup by day that keeps apart what the query tells apart. */
function rollupOf(of: RowCount['of'], { filters, dropsArchived }: FactQuery): string {
  const byPrompt = filters.prompt_id !== undefined || dropsArchived;
  if (of !== 'citations') return byPrompt ? `${of}_day` : `${of}_total_day`;
  return byPrompt || filters.engine || filters.country ? 'citations_day' : 'citations_domain_day';
}

/** The clause that is read first, for what it leaves is few: by itself the engine puts dates in front. */
export const prewhere = (filter: string | null) => (filter === null ? '' : `\nPREWHERE ${filter}`);

/** A query of the list's rows on each day, ascending; days without any may be missing. */
export function countByDay({ of, rows, filter }: RowCount, query: FactQuery): string {
  const clauses = [...filtersOf(query), 'period >= {range_start:Date}', 'period <= {range_end:Date}'];
  return `SELECT period AS day, sum(${rows}) AS rows
FROM ${rollupOf(of, query)}${prewhere(filter)}
WHERE ${clauses.join('\n  AND ')}
GROUP BY day
ORDER BY day`;
}
