import { readAll } from '../../data/all-pages.ts';
import type { JournalEntry, List, Organization } from '../../data/shapes.ts';
import { useData } from '../../data/use-data.ts';
import { Empty } from '../../parts/card.tsx';
import { pageOf } from '../../parts/pager.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { timeText } from '../../words/dates.ts';

const SIZE = 50;

/** New value in words; filters of a share link have nested values. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (value === null || value === '') return 'none';
  return typeof value === 'object' ? changeText(value) : String(value);
}

const changeText = (changes: object): string =>
  Object.entries(changes)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${valueText(value)}`)
    .join('; ');

const authorText = ({ kind, name }: JournalEntry['author']): string =>
  kind === 'key' ? `${name} (API key)` : name;

const COLUMNS: readonly Column<JournalEntry>[] = [
  { name: 'at', title: 'Time', spare: true, cell: ({ at }) => timeText(at) },
  {
    name: 'author',
    title: 'Who',
    spare: true,
    cell: ({ author }) => (
      <span class="question">
        <span>{authorText(author)}</span>
        {author.email && <small>{author.email}</small>}
      </span>
    ),
  },
  {
    name: 'what',
    title: 'What',
    className: 'question-cell',
    cell: ({ action, subject, changes, at, author }) => (
      <span class="question">
        <span>
          {action.replace('.', ' ')}: <b>{subject}</b>
        </span>
        <small>{changeText(changes)}</small>
        <small class="narrow">
          {timeText(at)} · {authorText(author)}
        </small>
      </span>
    ),
  },
  { name: 'brand', title: 'Brand', spare: true, cell: ({ brand }) => brand?.name ?? '' },
];

const asRow = ({ author, brand, ...entry }: JournalEntry) => ({
  ...entry,
  author: author.name,
  author_kind: author.kind,
  email: author.email,
  brand: brand?.name,
});

export function Journal({ organization }: { readonly organization: Organization }) {
  const url = `/app/organizations/${organization.id}/journal?`;
  return (
    <TableCard
      title="Audit log"
      hint={`Changes in ${organization.name}, newest first`}
      loaded={useData<List<JournalEntry>>(`${url}limit=${SIZE}&offset=${pageOf() * SIZE}`)}
      csv={async () => (await readAll<JournalEntry>(url, 100)).map(asRow)}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty={<Empty title="No changes yet" />}
      waiting={8}
      size={SIZE}
    />
  );
}
