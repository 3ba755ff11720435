import { Rate } from '../../charts/rate.tsx';
import { ofPrompt, promptUrl } from '../../data/answers-url.ts';
import { changesOf } from '../../data/prompt-changes.ts';
import type { BrandsRow, Report } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { brandColours } from '../../parts/brand-colours.ts';
import { BrandName } from '../../parts/brand-name.tsx';
import { Empty } from '../../parts/card.tsx';
import { PromptChange } from '../../parts/change.tsx';
import { figureColumns } from '../../parts/figure-columns.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';

/** The brand and its competitors in answers to a prompt, the most visible first. */
export function PromptRivals({ id }: { readonly id: string }) {
  const source = useSource();
  const url = promptUrl(source, 'reports/brands', id, { ...compared(), order_by: 'visibility:desc' });
  const loaded = useData<Report<BrandsRow>>(url);
  const rows = loaded.data?.data ?? [];
  const moved = changesOf(rows);
  const colours = brandColours(rows);
  const answers = (row: BrandsRow) =>
    pageUrl(source, 'answers', { ...ofPrompt(id), mentioned_competitor_id: row.competitor_id });
  const columns: readonly Column<BrandsRow>[] = [
    {
      name: 'brand',
      title: 'Brand',
      sort: (row) => row.competitor_name,
      cell: (row) => <BrandName row={row} className={colours.get(row.competitor_id)} />,
    },
    {
      name: 'visibility',
      title: 'Visibility',
      number: true,
      className: 'bar-cell',
      sort: (row) => row.visibility,
      cell: (row) => (
        <Rate value={row.visibility} className={colours.get(row.competitor_id) ?? ''} href={answers(row)} />
      ),
    },
    {
      name: 'change',
      title: 'Change',
      number: true,
      sort: (row) => row.visibility_change,
      cell: (row) => <PromptChange row={row} changed={moved.get(row)} among={moved.size} />,
    },
    ...figureColumns<BrandsRow>((row) => row, answers, true),
  ];
  return (
    <TableCard
      title="Brands"
      hint="Share of the answers that rank or name each brand"
      loaded={loaded}
      csv={url}
      columns={columns.filter(({ name }) => name !== 'change' || filters.value.compare)}
      keyOf={(row) => row.competitor_id}
      sortParameter="brands"
      empty={<Empty title="No answers in this range" />}
    />
  );
}
