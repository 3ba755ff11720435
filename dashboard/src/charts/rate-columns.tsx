import { query } from '../navigation/location.ts';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { percent } from '../words/numbers.ts';
import { mostOf } from './bar.tsx';
import { Rate } from './rate.tsx';

type Figure = number | null | undefined;

/** A rate of rows, and its interval where it has one. */
export interface RateOf<Row> {
  readonly name: string;
  readonly title: string;
  readonly value: (row: Row) => Figure;
  readonly low?: (row: Row) => Figure;
  readonly high?: (row: Row) => Figure;
  readonly href: (row: Row) => string | undefined;
}

interface RateColumnsOptions<Row> {
  /** Class of a row's colour. */
  readonly className?: (row: Row) => string;
  /** Parameter of the address with the sort order. */
  readonly sortParameter?: string;
}

/**
 * Columns of rates. One has bars, scaled to the largest value: the column that rows are sorted by, or the first.
 * @param rows all rows of the table
 */
export function rateColumns<Row>(
  rows: readonly Row[],
  rates: readonly RateOf<Row>[],
  { className, sortParameter = 'sort' }: RateColumnsOptions<Row> = {},
): readonly Column<Row>[] {
  const sorted = query.value.get(sortParameter)?.split(':')[0];
  const withBars = rates.find(({ name }) => name === sorted) ?? rates[0];
  return rates.map((rate): Column<Row> => {
    const { name, title, value, low, high, href } = rate;
    const hasBars = rate === withBars;
    const most = hasBars ? mostOf(rows, value, high ?? value) : 1;
    return {
      name,
      title,
      number: true,
      className: hasBars ? 'bar-cell' : '',
      sort: value,
      cell: (row) =>
        hasBars ? (
          <Rate
            value={value(row)}
            most={most}
            low={low?.(row)}
            high={high?.(row)}
            className={className?.(row)}
            href={href(row)}
          />
        ) : (
          <Counted href={href(row)}>{percent(value(row))}</Counted>
        ),
    };
  });
}
