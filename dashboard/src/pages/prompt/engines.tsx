import { Rate } from '../../charts/rate.tsx';
import { ofPrompt, promptUrl } from '../../data/answers-url.ts';
import { changesOf } from '../../data/prompt-changes.ts';
import type { Report, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { compared, filters } from '../../navigation/filters.ts';
import { Empty } from '../../parts/card.tsx';
import { PromptChange } from '../../parts/change.tsx';
import { figureColumns } from '../../parts/figure-columns.tsx';
import { Counted } from '../../parts/stat.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { engineName } from '../../words/names.ts';
import { count } from '../../words/numbers.ts';

/** Figures of the brand in answers to a prompt, by engine. */
export function PromptByEngine({ id }: { readonly id: string }) {
  const source = useSource();
  const url = promptUrl(source, 'reports/visibility', id, { dimensions: 'engine', ...compared() });
  const loaded = useData<Report<VisibilityRow>>(url);
  const moved = changesOf(loaded.data?.data ?? []);
  const mentions = ({ engine }: VisibilityRow) =>
    pageUrl(source, 'answers', { ...ofPrompt(id), engine, brand_mentioned: true });
  const columns: readonly Column<VisibilityRow>[] = [
    {
      name: 'engine',
      title: 'Engine',
      cell: ({ engine }) => engineName(engine),
      sort: ({ engine }) => engineName(engine),
    },
    {
      name: 'visibility',
      title: 'Visibility',
      number: true,
      className: 'bar-cell',
      sort: ({ visibility }) => visibility,
      cell: (row) => <Rate value={row.visibility} href={mentions(row)} />,
    },
    {
      name: 'change',
      title: 'Change',
      number: true,
      sort: ({ visibility_change: change }) => change,
      cell: (row) => <PromptChange row={row} changed={moved.get(row)} among={moved.size} />,
    },
    ...figureColumns<VisibilityRow>((row) => row, mentions, true),
    {
      name: 'answers',
      title: 'Answers',
      number: true,
      spare: true,
      sort: ({ answers }) => answers,
      cell: ({ answers, engine }) => (
        <Counted href={pageUrl(source, 'answers', { ...ofPrompt(id), engine })}>{count(answers)}</Counted>
      ),
    },
  ];
  return (
    <TableCard
      title="By engine"
      loaded={loaded}
      csv={url}
      columns={columns.filter(({ name }) => name !== 'change' || filters.value.compare)}
      keyOf={({ engine }) => engine}
      empty={<Empty title="No answers in this range" />}
    />
  );
}
