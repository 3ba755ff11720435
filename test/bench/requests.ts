import { REPORTS, type ReportName } from '../../src/catalogue/reports.ts';
import { parseQueryString } from '../../src/http/requests/validation.ts';
import type { ReportQuery } from '../../src/reports/plan/query.ts';
import { reportParameters } from '../../src/reports/report-parameters.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { DateRange } from '../../src/shared/ranges.ts';
import { LAST_DAY } from './scale.ts';

/** A report that is asked for in all ways. */
export interface BenchRequest {
  readonly name: string;
  readonly report: ReportName;
  readonly by: Grouping;
  readonly days: number;
  readonly path: string;
  readonly query: ReportQuery;
}

export type Grouping = 'total' | 'topic' | 'week,engine' | 'day,prompt';

export const GROUPINGS: readonly Grouping[] = ['total', 'topic', 'week,engine', 'day,prompt'];

export const RANGE_DAYS = [30, 90] as const;

/** The last days of the data, both ends included. */
export const datesOf = (days: number): DateRange => ({ start: addDays(LAST_DAY, 1 - days), end: LAST_DAY });

export function rangeOf(days: number): string {
  const { start, end } = datesOf(days);
  return `start_date=${start}&end_date=${end}`;
}

function requestOf(report: ReportName, by: Grouping, days: number): BenchRequest {
  const grouping = by === 'total' ? '' : `&dimensions=${by}`;
  const page = by === 'day,prompt' ? '&limit=10000' : '';
  const parameters = `${rangeOf(days)}${grouping}${page}`;
  return {
    name: `${report} ${by} ${days}`,
    report,
    by,
    days,
    path: `/v1/reports/${report}?${parameters}`,
    query: reportParameters(REPORTS[report]).parse(parseQueryString(parameters)),
  };
}

/** The brand of the benchmark tells no searches. */
const COMPARED: readonly ReportName[] = ['visibility', 'brands', 'citations'];

/** Each by no dimension, by topic, by week and engine, and 10,000 rows of it by day and prompt, in 30 and 90 days. */
export const REQUESTS: readonly BenchRequest[] = RANGE_DAYS.flatMap((days) =>
  GROUPINGS.flatMap((by) => COMPARED.map((report) => requestOf(report, by, days))),
);
