import type { DateRange } from '../http/parameters.ts';
import type { Fact } from './catalogue/types.ts';
import type { ReportQuery } from './query.ts';

/** How finely a table holds its facts: each row as it came, or summed per day, week (Monday) or month. */
export type Grain = 'raw' | 'day' | 'week' | 'month';

/** A part of the range of dates and the grain of the tables it is read from. */
export interface Segment extends DateRange {
  readonly grain: Grain;
}

/** Which tables answer a query: for each fact, segments that together cover the range, each day once. */
export type Plan = Readonly<Record<Fact, readonly Segment[]>>;

/** Chooses the tables that answer a query. */
export function planReport(query: ReportQuery): Plan {
  const raw: readonly Segment[] = [{ grain: 'raw', ...query.range }];
  return { answers: raw, mentions: raw, citations: raw };
}
