import { BrandLines, byMentions } from '../../charts/brand-lines.tsx';
import type { Step } from '../../charts/over-time.ts';
import { ofPrompt, promptUrl } from '../../data/answers-url.ts';
import { useBrand } from '../../data/brand.ts';
import type { BrandsRow, Report } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { filters } from '../../navigation/filters.ts';
import { Card } from '../../parts/card.tsx';
import { percent, roundPercent } from '../../words/numbers.ts';

/** Share of answers to one prompt that name each brand, over time. */
export function PromptChart({ id, step }: { readonly id: string; readonly step: Step }) {
  const source = useSource();
  const url = promptUrl(source, 'reports/brands', id, { dimensions: step, limit: 10_000 });
  const loaded = useData<Report<BrandsRow>>(byMentions(url));
  const { data: brand } = useBrand();
  return (
    <Card
      title="Visibility"
      hint={`Share of answers to this prompt that rank or name each brand, by ${step}`}
      loaded={loaded}
    >
      <BrandLines
        title={`Visibility of ${brand?.name ?? 'the brand'} and its competitors by ${step}`}
        rows={loaded.data?.data ?? []}
        range={filters.value.range}
        step={step}
        value={(row) => row.visibility}
        evidence={ofPrompt(id)}
        format={percent}
        formatAxis={roundPercent}
        most={1}
        csv={url}
      />
    </Card>
  );
}
