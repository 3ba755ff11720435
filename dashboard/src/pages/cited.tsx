import { filtersIn, MENTIONED } from '../data/answers-url.ts';
import type { CitationsRow, Report } from '../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { query } from '../navigation/location.ts';
import { BackLink } from '../parts/back-link.tsx';
import { pageOf } from '../parts/pager.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { WebLink } from '../parts/web-link.tsx';
import { shortAddress } from '../words/addresses.ts';
import { longDate } from '../words/dates.ts';
import { count, counted, percent } from '../words/numbers.ts';
import { ChosenFilters, useNamedBrands } from './chosen-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { BrandPage } from './shell.tsx';
import { SiteKind } from './site-kind.tsx';
import { sortedBy } from './sources.tsx';

const SIZE = 50;
const ORDERS = ['citations', 'cited_answers', 'linked', 'citation_rate', 'last_cited_at'];

/** The pages of one site that answers cite, those cited most first. */
export function Cited() {
  const source = useSource();
  const { brands } = useNamedBrands();
  const domain = query.value.get('domain') ?? '';
  const evidence = filtersIn(query.value, MENTIONED);
  const of = { ...evidence, domain, sites: true };
  const url = reportUrl(source, 'citations', {
    ...of,
    dimensions: 'url',
    kinds: true,
    order_by: sortedBy(ORDERS),
    limit: SIZE,
    offset: pageOf() * SIZE || undefined,
  });
  const loaded = useData<Report<CitationsRow>>(url);
  const site = useData<Report<CitationsRow>>(domain === '' ? null : reportUrl(source, 'citations', of)).data
    ?.data[0];
  const answers = (row: CitationsRow) => pageUrl(source, 'answers', { ...evidence, cited_url: row.url });
  const columns: readonly Column<CitationsRow>[] = [
    {
      name: 'page',
      title: 'Page',
      className: 'question-cell',
      cell: (row) => (
        <span class="source-name">
          <WebLink href={row.url}>{shortAddress(row.url)}</WebLink>
        </span>
      ),
    },
    {
      name: 'citations',
      title: 'Citations',
      number: true,
      sort: (row) => row.citations,
      cell: (row) => count(row.citations),
    },
    {
      name: 'cited_answers',
      title: 'Answers',
      number: true,
      sort: (row) => row.cited_answers,
      cell: (row) => <Counted href={answers(row)}>{count(row.cited_answers)}</Counted>,
    },
    {
      name: 'linked',
      title: 'Linked in the text',
      number: true,
      spare: true,
      sort: (row) => row.linked,
      cell: (row) => count(row.linked),
    },
    {
      name: 'citation_rate',
      title: 'Share of answers',
      number: true,
      spare: true,
      sort: (row) => row.citation_rate,
      cell: (row) => <Counted href={answers(row)}>{percent(row.citation_rate)}</Counted>,
    },
    {
      name: 'last_cited_at',
      title: 'Last cited (UTC)',
      number: true,
      spare: true,
      sort: (row) => row.last_cited_at,
      cell: (row) => longDate(row.last_cited_at),
    },
  ];
  const pages = loaded.data?.meta.total ?? 0;
  return (
    <BrandPage
      title={domain || 'Cited pages'}
      filters={{ names: MENTIONED, fields: <ChosenFilters brands={brands} /> }}
    >
      <p class="facts">
        <BackLink href={pageUrl(source, 'sources')}>Sources</BackLink>
        {site && <SiteKind row={site} />}
        {site && (
          <a href={pageUrl(source, 'answers', { ...evidence, cited_domain: domain })}>
            {counted(site.cited_answers, 'answer')} that cite it
          </a>
        )}
      </p>
      <TableCard
        title={site ? `${counted(site.citations, 'citation')} of ${counted(pages, 'page')}` : 'Cited pages'}
        hint="Pages that are cited most come first"
        caption={`Cited pages of ${domain || 'all sites'}`}
        loaded={loaded}
        csv={url}
        columns={columns}
        keyOf={(row) => row.url}
        presorted
        empty={<NothingFound title="No citations in this range" />}
        waiting={10}
        size={SIZE}
      />
    </BrandPage>
  );
}
