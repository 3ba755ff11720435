import { request } from '../../data/request.ts';
import type { List, Share } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty, ProblemNote } from '../../parts/card.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate } from '../../words/dates.ts';

const filterText = ({ filters }: Share): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');

export function Shares() {
  const source = useSource();
  const { busy, problem, run } = useAction(async (id: string) => {
    await request('DELETE', `${source.base}/shares/${id}`);
  });
  const columns: readonly Column<Share>[] = [
    {
      name: 'page',
      title: 'Page',
      cell: (share) => (
        <span class="question">
          <b>{share.page}</b>
          <small>{filterText(share)}</small>
        </span>
      ),
    },
    {
      name: 'created',
      title: 'Made (UTC)',
      cell: ({ created_by, created_at }) => `${longDate(created_at)}${created_by ? ` by ${created_by}` : ''}`,
    },
    {
      name: 'actions',
      title: '',
      className: 'action-cell',
      cell: ({ id, revoked_at }) =>
        revoked_at === null ? (
          <button type="button" class="quiet danger" disabled={busy} onClick={() => void run(id)}>
            Revoke
          </button>
        ) : (
          <span class="badge">revoked</span>
        ),
    },
  ];
  return (
    <TableCard
      title="Share links"
      hint="Whoever has one sees one page of this brand without signing in."
      loaded={useData<List<Share>>(`${source.base}/shares`)}
      columns={columns}
      keyOf={({ id }) => id}
      empty={
        <Empty title="No share links">
          The button “Share” on a page makes one, with the filters as they are.
        </Empty>
      }
    >
      <ProblemNote problem={problem} />
    </TableCard>
  );
}
