import { Bar } from '../charts/bar.tsx';
import type { Report, SearchesRow } from '../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { Counted } from '../parts/stat.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { longDate } from '../words/dates.ts';
import { count, percent } from '../words/numbers.ts';
import { Pager, pageOf } from './answers.tsx';

const SIZE = 100;

const columnsOf = (answers: (row: SearchesRow) => string | undefined): readonly Column<SearchesRow>[] => [
  { name: 'query', title: 'Search', className: 'question-cell', cell: ({ query }) => query },
  {
    name: 'answer_rate',
    title: 'Of answers',
    number: true,
    className: 'bar-cell',
    cell: (row) => (
      <>
        <Bar value={row.answer_rate} className="plain" />
        <Counted href={answers(row)}>{percent(row.answer_rate)}</Counted>
      </>
    ),
  },
  {
    name: 'searches',
    title: 'Times',
    number: true,
    cell: (row) => <Counted href={answers(row)}>{count(row.searches)}</Counted>,
  },
  {
    name: 'last_searched_at',
    title: 'Last (UTC)',
    number: true,
    spare: true,
    cell: ({ last_searched_at }) => longDate(last_searched_at),
  },
];

/** What engines searched for before they answered. */
export function Searches() {
  const source = useSource();
  const page = pageOf();
  const url = reportUrl(source, 'searches', { limit: SIZE, offset: page * SIZE || undefined });
  const { data, error, stale } = useData<Report<SearchesRow>>(url);
  return (
    <Card
      title="Searches"
      hint="What engines searched for before they answered, where they tell (ChatGPT, Gemini and Claude do)"
      stale={stale && data !== undefined}
      actions={<CsvLink url={url} />}
    >
      <ProblemNote problem={error} />
      {!data && !error && <Skeleton rows={10} />}
      {data?.data.length === 0 && <Empty title="No searches are known in this range" />}
      {data && data.data.length > 0 && (
        <Table
          caption="Searches"
          columns={columnsOf(({ query }) => pageUrl(source, 'answers', { search_query: query }))}
          rows={data.data}
          keyOf={({ query }) => query}
          presorted
        />
      )}
      {data && data.meta.total > SIZE && (
        <Pager page={page} pages={Math.ceil(data.meta.total / SIZE)} words={['Before', 'More']} />
      )}
    </Card>
  );
}
