import { Bar, mostOf } from '../../charts/bar.tsx';
import type { CitationsRow, Report } from '../../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Card, Empty } from '../../parts/card.tsx';
import { CsvLink } from '../../parts/csv-link.tsx';
import { Counted, Opened } from '../../parts/stat.tsx';
import { Ours } from '../../parts/web-link.tsx';
import { percent } from '../../words/numbers.ts';

/** The sites that most answers cite. */
export function TopSources() {
  const source = useSource();
  const url = reportUrl(source, 'citations', { order_by: 'citation_rate:desc,domain', limit: 7 });
  const loaded = useData<Report<CitationsRow>>(url);
  const rows = loaded.data?.data;
  const most = mostOf(rows ?? [], ({ citation_rate }) => citation_rate);
  return (
    <Card
      title="Top sources"
      hint="Share of answers that cite them"
      loaded={loaded}
      waiting={7}
      actions={
        <>
          <CsvLink url={url} />
          {source.brandId && <a href={pageUrl(source, 'sources')}>All</a>}
        </>
      }
    >
      {rows?.length === 0 && <Empty title="No sources cited">Answers in this range cite no sources.</Empty>}
      <ul class="ranking">
        {rows?.map((row) => (
          <li key={row.domain}>
            <span class="ranking-name">
              <Opened href={pageUrl(source, 'sources/cited', { domain: row.domain })}>{row.domain}</Opened>
              <Ours of={row} />
            </span>
            <Bar value={row.citation_rate} most={most} className={row.is_own_domain ? 'own' : 'plain'} />
            <b>
              <Counted href={pageUrl(source, 'answers', { cited_domain: row.domain })}>
                {percent(row.citation_rate)}
              </Counted>
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
