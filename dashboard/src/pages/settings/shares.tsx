import { request } from '../../data/request.ts';
import type { List, Share } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty } from '../../parts/card.tsx';
import { Confirmed } from '../../parts/confirm.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { longDate, timeText } from '../../words/dates.ts';
import { filtersText } from '../../words/filters.ts';

function Revoke({ share }: { readonly share: Share }) {
  const source = useSource();
  if (share.revoked_at !== null) return <span class="badge">revoked</span>;
  if (share.expires_at !== null && Date.parse(share.expires_at) <= Date.now())
    return <span class="badge">expired</span>;
  return (
    <Confirmed
      title={`Revoke this link to ${share.page}?`}
      text="The link stops working at once. This cannot be undone, but you can create another link."
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
    title: 'Created (UTC)',
    cell: ({ created_by, created_at }) => `${longDate(created_at)}${created_by ? ` by ${created_by}` : ''}`,
  },
  {
    name: 'expires',
    title: 'Works until (UTC)',
    spare: true,
    cell: ({ expires_at }) => (expires_at === null ? 'you revoke it' : longDate(expires_at)),
  },
  {
    name: 'used',
    title: 'Last used',
    spare: true,
    cell: ({ last_used_at }) => (last_used_at === null ? 'never' : timeText(last_used_at)),
  },
  { name: 'actions', title: '', className: 'action-cell', cell: (share) => <Revoke share={share} /> },
];

export function Shares() {
  const source = useSource();
  return (
    <TableCard
      title="Share links"
      hint="Each link shows one page of this brand without signing in."
      loaded={useData<List<Share>>(`${source.base}/shares`)}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty={
        <Empty title="No share links">
          The “Share” button of a page creates one with the present filters.
        </Empty>
      }
    />
  );
}
