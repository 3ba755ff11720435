import type { BrandsRow } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import type { Parameters } from '../navigation/filters.ts';
import { brandColours } from '../parts/brand-colours.ts';
import type { DateRange } from '../words/dates.ts';
import { LineChart, type LineChartProps } from './line-chart.tsx';
import { answersOf, placesOf, type Step, timeAxis, valuesAt } from './over-time.ts';

interface BrandLinesProps extends Pick<LineChartProps, 'title' | 'format' | 'formatAxis' | 'most' | 'csv'> {
  readonly rows: readonly BrandsRow[];
  readonly range: DateRange;
  readonly step: Step;
  readonly value: (row: BrandsRow) => number | null;
  /** What picks the answers that rows are of, beside the filters. */
  readonly evidence?: Parameters;
}

/** A line for each brand of a report over time, the own one on top. */
export function BrandLines({ rows, range, step, value, evidence, ...chart }: BrandLinesProps) {
  const source = useSource();
  const places = placesOf(range, step);
  const colours = brandColours(rows);
  const brands = [...new Map(rows.map((row) => [row.competitor_id, row])).values()].sort(
    (a, b) => Number(b.is_self) - Number(a.is_self),
  );
  return (
    <LineChart
      {...chart}
      {...timeAxis(places, step)}
      hrefs={answersOf(source, places, step, range, evidence)}
      lines={brands.map(({ competitor_id: id, competitor_name: name }) => ({
        name,
        className: colours.get(id) ?? 'other',
        values: valuesAt(
          rows.filter((row) => row.competitor_id === id),
          places,
          step,
          value,
        ),
      }))}
    />
  );
}
