import { ADDITIONS, type Added, type Addition, type AdditionName } from '../catalogue/additions.ts';
import type { Filter } from '../catalogue/filter-entry.ts';
import { besideFaults, FILTERS } from '../catalogue/filters.ts';
import type { ReportDefinition } from '../catalogue/reports.ts';
import type { Dimension } from '../catalogue/types.ts';
import { columnsAdded } from '../catalogue/uncertainty.ts';
import { FIRST_DATE, isIsoDate } from '../shared/dates.ts';
import type { TogetherFaults } from '../shared/parameters.ts';
import { fillRange, type GivenDates, rangeBefore, readRange } from '../shared/ranges.ts';
import { columnsOf, type OrderBy } from './plan/query.ts';

/* Faults of combinations of parameters. They are checked beside faults of single parameters, so values may
   be anything. */

export const additionsOf = (report: ReportDefinition) => Object.keys(report.additions) as AdditionName[];

/** The additions that a query asks for; `false` asks for none. */
export function addedBy(report: ReportDefinition, query: object): Added {
  const values = query as Added;
  const asked = additionsOf(report).filter((name) => values[name] !== undefined && values[name] !== false);
  return Object.fromEntries(asked.map((name) => [name, values[name]]));
}

const isSource = ({ kind }: Dimension) => kind === 'source';

/** The dimensions in force: those of citations and of searches always have a source. */
export const withSource = (report: ReportDefinition, asked: readonly Dimension[]) =>
  asked.some(isSource) ? asked : [...asked, ...report.dimensions.filter(isSource).slice(0, 1)];

/** The dimensions that a query asks for, as far as they could be read. */
const dimensionsOf = (query: object): readonly Dimension[] => {
  const { dimensions = [] } = query as Readonly<Record<string, unknown>>;
  return Array.isArray(dimensions) ? dimensions : [];
};

/**
 * Fault of the range that `compare` names, in words that follow its name; null where there is none, or where the dates
 * could not be parsed. It ends before the range itself, as each row belongs to one of both.
 */
function comparedFault(query: object, compare: unknown): string | null {
  const { start_date, end_date } = query as GivenDates;
  if (![start_date, end_date].every((date) => date === undefined || isIsoDate(date))) return null;
  const range = fillRange({ start_date, end_date });
  const given = readRange(String(compare));
  if (given !== null) {
    return given.end < range.start ? null : `(${given.end}) must end before start_date (${range.start})`;
  }
  return rangeBefore(range).start >= FIRST_DATE
    ? null
    : `requires as many days before start_date, from ${FIRST_DATE} on`;
}

/** Additions that exclude a requested dimension, or the range. */
const additionFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const added = addedBy(report, query);
    return (Object.keys(added) as AdditionName[]).flatMap((name) => {
      const { notBy, ofRangeBefore }: Addition = ADDITIONS[name];
      const refused = dimensionsOf(query).filter((one) => notBy?.(one));
      const fault = ofRangeBefore ? comparedFault(query, added[name]) : null;
      return [
        ...refused.map((one) => ({ name, message: `cannot be combined with the dimension ${one.name}` })),
        ...(fault === null ? [] : [{ name, message: fault }]),
      ];
    });
  };

/** Dimensions and added columns order rows only where they were requested. */
const orderFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const { order_by = [] } = query as Readonly<Record<string, unknown>>;
    if (!Array.isArray(order_by)) return [];
    const dimensions = withSource(report, dimensionsOf(query));
    const added = addedBy(report, query);
    const columns = columnsOf({ report, dimensions, added }).map(({ name }) => name);
    const isDimension = (column: string) => report.dimensions.some(({ name }) => name === column);
    const addedWith = (column: string) => {
      const labelled = report.dimensions.find(({ label }) => label?.name === column);
      if (labelled) return `; labels adds it, with the dimension ${labelled.name}`;
      const addition = additionsOf(report).find((name) => {
        const adds = report.additions[name];
        return adds && columnsAdded(adds).some((one) => one.name === column);
      });
      return addition === undefined ? '' : `; ${addition} adds it`;
    };
    return (order_by as readonly OrderBy[])
      .filter(({ column }) => !columns.includes(column))
      .map(({ column }) => ({
        name: 'order_by',
        message: `names ${column}, which is not among the ${isDimension(column) ? 'dimensions' : 'columns'} of this request${addedWith(column)}`,
      }));
  };

/** Filters that have nothing to pick by in rows of the requested dimensions. */
const pickFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const values = query as Readonly<Record<string, unknown>>;
    return report.filters.flatMap((filter) => {
      const { notBy } = FILTERS[filter] as Filter;
      if (values[filter] === undefined || !dimensionsOf(query).some(({ name }) => name === notBy)) return [];
      const others = report.dimensions.filter((one) => isSource(one) && one.name !== notBy);
      const message = `cannot be combined with the dimension ${notBy}, only with ${others.map(({ name }) => name).join(' or ')}`;
      return [{ name: filter, message }];
    });
  };

/** Everything that may be wrong with parameters of a report together. */
export const togetherFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) =>
    [besideFaults(report.filters), pickFaults(report), additionFaults(report), orderFaults(report)].flatMap(
      (faults) => faults(query),
    );
