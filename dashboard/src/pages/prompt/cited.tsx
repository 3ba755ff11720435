import { Rate } from '../../charts/rate.tsx';
import { ofPrompt, promptUrl } from '../../data/answers-url.ts';
import type { CitationsRow, Report } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty } from '../../parts/card.tsx';
import { Counted } from '../../parts/stat.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { Ours } from '../../parts/web-link.tsx';
import { count } from '../../words/numbers.ts';

/** Sites that are shown. */
const MOST = 10;

/** The sites that most answers to a prompt cite. */
export function PromptSources({ id }: { readonly id: string }) {
  const source = useSource();
  const url = promptUrl(source, 'reports/citations', id, {
    order_by: 'citation_rate:desc,domain',
    limit: MOST,
  });
  const cited = (row: CitationsRow) =>
    pageUrl(source, 'sources/cited', { ...ofPrompt(id), domain: row.domain });
  const columns: readonly Column<CitationsRow>[] = [
    {
      name: 'domain',
      title: 'Site',
      cell: (row) => (
        <span class="source-name">
          <a href={cited(row)}>{row.domain}</a>
          <Ours of={row} />
        </span>
      ),
    },
    {
      name: 'citation_rate',
      title: 'Share of answers',
      number: true,
      className: 'bar-cell',
      cell: (row) => (
        <Rate
          value={row.citation_rate}
          className={row.is_own_domain ? 'own' : 'plain'}
          href={pageUrl(source, 'answers', { ...ofPrompt(id), cited_domain: row.domain })}
        />
      ),
    },
    {
      name: 'citations',
      title: 'Citations',
      number: true,
      spare: true,
      cell: (row) => <Counted href={cited(row)}>{count(row.citations)}</Counted>,
    },
  ];
  return (
    <TableCard
      title="Sources"
      hint="Sites that most answers cite"
      loaded={useData<Report<CitationsRow>>(url)}
      csv={url}
      actions={<a href={pageUrl(source, 'sources', ofPrompt(id))}>All</a>}
      columns={columns}
      keyOf={({ domain }) => domain}
      presorted
      empty={<Empty title="No sources cited">Answers in this range cite no sources.</Empty>}
    />
  );
}
