import { request } from '../../data/request.ts';
import type { List, Share } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty } from '../../parts/card.tsx';
import { Confirmed } from '../../parts/confirm.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { longDate } from '../../words/dates.ts';
import { filtersText } from '../../words/filters.ts';

function Revoke({ share }: { readonly share: Share }) {
  const source = useSource();
  if (share.revoked_at !== null) return <span class="badge">revoked</span>;
  return (
    <Confirmed
      title={`Revoke this link to ${share.page}?`}
      text="Whoever has it sees nothing any more. This cannot be undone; another link can be made."
      submit="Revoke the link"
      work={() => request('DELETE', `${source.base}/shares/${share.id}`)}
    >
      Revoke
    </Confirmed>
  );
}

const COLUMNS: readonly Column<Share>[] = [
  {
    name: 'page',
    title: 'Page',
    cell: (share) => (
      <span class="question">
        <b>{share.page}</b>
        <small>{filtersText(share.filters)}</small>
      </span>
    ),
  },
  {
    name: 'created',
    title: 'Made (UTC)',
    cell: ({ created_by, created_at }) => `${longDate(created_at)}${created_by ? ` by ${created_by}` : ''}`,
  },
  { name: 'actions', title: '', className: 'action-cell', cell: (share) => <Revoke share={share} /> },
];

export function Shares() {
  const source = useSource();
  return (
    <TableCard
      title="Share links"
      hint="Whoever has one sees one page of this brand without signing in."
      loaded={useData<List<Share>>(`${source.base}/shares`)}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty={
        <Empty title="No share links">
          The button “Share” on a page makes one, with the filters as they are.
        </Empty>
      }
    />
  );
}
