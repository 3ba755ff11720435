import { useState } from 'preact/hooks';
import { rateColumns } from '../charts/rate-columns.tsx';
import type { Report, SearchesRow } from '../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { Empty } from '../parts/card.tsx';
import { pageOf } from '../parts/pager.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { longDate } from '../words/dates.ts';
import { count } from '../words/numbers.ts';
import { NewPrompts } from './new-prompts.tsx';

const SIZE = 100;

const columnsOf = (
  rows: readonly SearchesRow[],
  answers: (row: SearchesRow) => string | undefined,
): readonly Column<SearchesRow>[] => [
  { name: 'query', title: 'Search', className: 'question-cell', cell: ({ query }) => query },
  ...rateColumns(
    rows,
    [
      {
        name: 'answer_rate',
        title: 'Share of answers',
        value: (row) => row.answer_rate,
        href: answers,
      },
    ],
    { className: () => 'plain' },
  ).map(({ sort: _, ...column }) => column),
  {
    name: 'searches',
    title: 'Times',
    number: true,
    cell: (row) => <Counted href={answers(row)}>{count(row.searches)}</Counted>,
  },
  {
    name: 'last_searched_at',
    title: 'Last search (UTC)',
    number: true,
    spare: true,
    cell: ({ last_searched_at }) => longDate(last_searched_at),
  },
];

/** Turns a search of an engine into a new prompt, since customers may ask the same. */
const asPrompt = (choose: (query: string) => void): Column<SearchesRow> => ({
  name: 'actions',
  title: '',
  className: 'action-cell',
  cell: ({ query }) => (
    <button
      type="button"
      class="quiet"
      onClick={() => choose(query)}
      aria-label={`Add as a prompt: ${query}`}
    >
      Add<span class="wide"> as a prompt</span>
    </button>
  ),
});

/** Searches of engines before they answered. */
export function Searches() {
  const source = useSource();
  const url = reportUrl(source, 'searches', { limit: SIZE, offset: pageOf() * SIZE || undefined });
  const [chosen, choose] = useState<string | null>(null);
  const loaded = useData<Report<SearchesRow>>(url);
  const columns = columnsOf(loaded.data?.data ?? [], ({ query }) =>
    pageUrl(source, 'answers', { search_query: query }),
  );
  return (
    <TableCard
      title="Searches"
      hint="Searches that engines ran before they answered; ChatGPT, Gemini and Claude report them"
      loaded={loaded}
      csv={url}
      columns={source.mayChange ? [...columns, asPrompt(choose)] : columns}
      keyOf={({ query }) => query}
      presorted
      empty={<Empty title="No reported searches in this range" />}
      waiting={10}
      size={SIZE}
      foot={chosen !== null && <NewPrompts initial={chosen} onClose={() => choose(null)} />}
    />
  );
}
