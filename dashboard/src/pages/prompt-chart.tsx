import { LineChart } from '../charts/line-chart.tsx';
import { answersOf, labelsOf, placesOf, type Step, valuesAt } from '../charts/over-time.ts';
import { ofPrompt, promptUrl } from '../data/answers-url.ts';
import type { Brand, BrandsRow, Report } from '../data/shapes.ts';
import { csvUrl, dataUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { filters } from '../navigation/filters.ts';
import { brandColours } from '../parts/brand-colours.ts';
import { Card, ProblemNote } from '../parts/card.tsx';
import { percent, wholePercent } from '../words/numbers.ts';

/** How often answers to one prompt name each brand, over time. */
export function PromptChart({ id, step }: { readonly id: string; readonly step: Step }) {
  const source = useSource();
  const url = promptUrl(source, 'reports/brands', id, { dimensions: step, limit: 10_000 });
  const { data, error, stale } = useData<Report<BrandsRow>>(url);
  const { data: brand } = useData<Brand>(dataUrl(source, 'brand'));
  const rows = data?.data ?? [];
  const colours = brandColours(rows);
  const places = placesOf(filters.value.range, step);
  const brands = [...new Map(rows.map((row) => [row.competitor_id, row])).values()].sort(
    (a, b) => Number(b.is_self) - Number(a.is_self),
  );
  return (
    <Card
      title="Visibility"
      hint={`Share of answers to this prompt that rank or name each brand, by ${step}`}
      stale={stale && data !== undefined}
    >
      <ProblemNote problem={error} />
      <LineChart
        title={`Visibility of ${brand?.name ?? 'the brand'} and its rivals by ${step}`}
        labels={labelsOf(places)}
        labelName={step === 'day' ? 'Day (UTC)' : 'Week from (UTC)'}
        format={percent}
        formatAxis={wholePercent}
        most={1}
        csv={csvUrl(url)}
        hrefs={answersOf(source, places, step, filters.value.range, ofPrompt(id))}
        lines={brands.map(({ competitor_id, competitor_name }) => ({
          name: competitor_name,
          className: colours.get(competitor_id) ?? 'own',
          values: valuesAt(
            rows.filter((row) => row.competitor_id === competitor_id),
            places,
            step,
            (row) => row.visibility,
          ),
        }))}
      />
    </Card>
  );
}
