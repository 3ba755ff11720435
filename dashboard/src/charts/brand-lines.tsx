import type { BrandsRow } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import type { Parameters } from '../navigation/location.ts';
import { brandColours } from '../parts/brand-colours.ts';
import type { DateRange } from '../words/dates.ts';
import { LineChart, type LineChartProps } from './line-chart.tsx';
import { answersOf, placesOf, type Step, timeAxis, valuesAt } from './over-time.ts';

interface BrandLinesProps
  extends Pick<LineChartProps, 'title' | 'format' | 'formatAxis' | 'formatChange' | 'most' | 'csv'> {
  /** Of `byMentions`. */
  readonly rows: readonly BrandsRow[];
  readonly range: DateRange;
  readonly step: Step;
  readonly value: (row: BrandsRow) => number | null;
  /** Parameters that select the answers of the rows, beside the filters. */
  readonly evidence?: Parameters;
}

/** Maximum number of lines that can be distinguished. */
const MOST = 25;

/**
 * Address of a brands report over time with the brands that have the most mentions in a day or week first.
 */
export const byMentions = (url: string): string => `${url}&order_by=mentions:desc`;

/** A line for each brand of a report over time, the own one on top; of many for those with the most mentions in a day or week. */
export function BrandLines({ rows, range, step, value, evidence, ...chart }: BrandLinesProps) {
  const source = useSource();
  const places = placesOf(range, step);
  const all = [...new Map(rows.map((row) => [row.competitor_id, row])).values()];
  const brands = all.sort((a, b) => Number(b.is_self) - Number(a.is_self)).slice(0, MOST);
  const colours = brandColours(all);
  return (
    <>
      {all.length > MOST && (
        <p class="hint">
          {MOST} of {all.length} brands, by their best {step}
        </p>
      )}
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
    </>
  );
}
