import { request } from '../../data/request.ts';
import type { List, Share } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Card, Empty, ProblemNote, Skeleton } from '../../parts/card.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate } from '../../words/dates.ts';

const filterText = ({ filters }: Share): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');

export function Shares() {
  const source = useSource();
  const { data, error } = useData<List<Share>>(`${source.base}/shares`);
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
    <Card title="Share links" hint="Whoever has one sees one page of this brand without signing in.">
      <ProblemNote problem={error ?? problem} />
      {!data && !error && <Skeleton rows={3} />}
      {data?.data.length === 0 && (
        <Empty title="No share links">
          The button “Share” on a page makes one, with the filters as they are.
        </Empty>
      )}
      {data && data.data.length > 0 && (
        <Table caption="Share links" columns={columns} rows={data.data} keyOf={({ id }) => id} />
      )}
    </Card>
  );
}
