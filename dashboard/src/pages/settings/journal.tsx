import { readAll } from '../../data/all-pages.ts';
import type { JournalEntry, List, Organization } from '../../data/shapes.ts';
import { useData } from '../../data/use-data.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { timeText } from '../../words/dates.ts';
import { Pager, pageOf } from '../answers.tsx';

const SIZE = 50;

const changeText = (changes: JournalEntry['changes']): string =>
  Object.entries(changes)
    .map(
      ([name, value]) =>
        `${name.replaceAll('_', ' ')}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
    )
    .join('; ');

const COLUMNS: readonly Column<JournalEntry>[] = [
  { name: 'at', title: 'When', cell: ({ at }) => timeText(at) },
  {
    name: 'author',
    title: 'Who',
    cell: ({ author }) => (
      <span class="question">
        <span>{author.kind === 'person' ? author.name : `${author.name} (${author.kind})`}</span>
        {author.email && <small>{author.email}</small>}
      </span>
    ),
  },
  {
    name: 'what',
    title: 'What',
    className: 'question-cell',
    cell: ({ action, subject, changes }) => (
      <span class="question">
        <span>
          {action.replace('.', ' ')}: <b>{subject}</b>
        </span>
        <small>{changeText(changes)}</small>
      </span>
    ),
  },
  { name: 'brand', title: 'Brand', spare: true, cell: ({ brand }) => brand?.name ?? '' },
];

const asRows = (entries: readonly JournalEntry[]) =>
  entries.map(({ at, author, brand, action, subject, changes }) => ({
    at,
    author: author.name,
    email: author.email,
    brand: brand?.name,
    action,
    subject,
    changes,
  }));

export function Journal({ organization }: { readonly organization: Organization }) {
  const page = pageOf();
  const url = `/app/organizations/${organization.id}/journal`;
  const { data, error } = useData<List<JournalEntry>>(`${url}?limit=${SIZE}&offset=${page * SIZE}`);
  return (
    <Card
      title="Journal"
      hint={`Who changed what in ${organization.name}, newest first`}
      actions={<CsvButton name="journal" rows={() => readAll<JournalEntry>(`${url}?`, 100).then(asRows)} />}
    >
      <ProblemNote problem={error} />
      {!data && !error && <Skeleton rows={8} />}
      {data?.data.length === 0 && <Empty title="Nothing has been changed yet" />}
      {data && data.data.length > 0 && (
        <Table caption="Journal" columns={COLUMNS} rows={data.data} keyOf={({ id }) => id} />
      )}
      {data && data.meta.total > SIZE && <Pager page={page} pages={Math.ceil(data.meta.total / SIZE)} />}
    </Card>
  );
}
