import { LineChart } from '../charts/line-chart.tsx';
import {
  answersOf,
  overTimeUrl,
  placesBeside,
  placesOf,
  type Step,
  timeAxis,
  valuesAt,
} from '../charts/over-time.ts';
import type { Report, VisibilityRow } from '../data/shapes.ts';
import { reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { EARLIER, filters } from '../navigation/filters.ts';
import { Card } from '../parts/card.tsx';
import { rangeOf, rangeText } from '../words/dates.ts';
import { percent, roundPercent } from '../words/numbers.ts';

interface VisibilityChartProps {
  readonly name: string;
  readonly step: Step;
  /** True once its own line has been painted: the previous period is read afterwards. */
  readonly isSeen: boolean;
}

/** Visibility of the own brand over time, with its interval, and the period before. */
export function VisibilityChart({ name, step, isSeen }: VisibilityChartProps) {
  const source = useSource();
  const shared = source.brandId === null;
  const { range, compare, before } = filters.value;
  const url = overTimeUrl(source, step);
  const now = useData<Report<VisibilityRow>>(url);
  // A share link has a fixed range, so another one cannot be read.
  const earlier = useData<Report<VisibilityRow>>(
    compare && !shared && isSeen
      ? reportUrl(source, 'visibility', {
          dimensions: step,
          start_date: before.start,
          end_date: before.end,
        })
      : null,
  );
  const meta = now.data?.meta;
  const shown = meta ? rangeOf(meta) : range;
  const places = placesOf(shown, step);
  const rows = now.data?.data ?? [];
  const earlierPlaces = placesBeside(places, before, step);
  const earlierRows = earlier.data?.data ?? [];
  return (
    <Card
      title="Visibility"
      hint={`Share of answers that rank or name ${name}, by ${step} · ${rangeText(shown)} (UTC)`}
      loaded={{ ...now, error: now.error ?? earlier.error }}
      className="wide"
    >
      <LineChart
        title={`Visibility of ${name} by ${step}`}
        {...timeAxis(places, step)}
        format={percent}
        formatAxis={roundPercent}
        most={1}
        hrefs={answersOf(source, places, step, shown)}
        lines={[
          {
            name,
            className: 'own',
            values: valuesAt(rows, places, step, (row) => row.visibility),
            low: valuesAt(rows, places, step, (row) => row.visibility_low),
            high: valuesAt(rows, places, step, (row) => row.visibility_high),
          },
          ...(compare && !shared
            ? [
                {
                  name: before.name === 'own' ? 'Other dates' : EARLIER[before.name],
                  note: rangeText(before),
                  className: 'before',
                  places: earlierPlaces,
                  values: valuesAt(earlierRows, earlierPlaces, step, (row) => row.visibility),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
