import { rateColumns } from '../charts/rate-columns.tsx';
import type { CitationsRow, Report } from '../data/shapes.ts';
import { pageUrl, reportUrl, type Source, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { query, withQuery } from '../navigation/location.ts';
import { Card } from '../parts/card.tsx';
import { pageOf } from '../parts/pager.tsx';
import { Counted, Opened } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { WebLink } from '../parts/web-link.tsx';
import { shortAddress } from '../words/addresses.ts';
import { longDate } from '../words/dates.ts';
import { contentTypeName } from '../words/names.ts';
import { count } from '../words/numbers.ts';
import { NothingFound } from './nothing-found.tsx';
import { ANY, RivalChoice, useRival } from './rival.tsx';
import { Searches } from './searches.tsx';
import { ShareButton } from './share-button.tsx';
import { BrandPage } from './shell.tsx';
import { SiteKind } from './site-kind.tsx';

const SIZE = 100;

interface View {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly dimension: 'domain' | 'url' | 'content_type';
  readonly more?: Readonly<Record<string, string>>;
}

type Evidence = Readonly<Record<string, string>>;

const VIEWS: readonly View[] = [
  { name: 'domains', title: 'Domains', hint: 'Sites that answers cite', dimension: 'domain' },
  { name: 'pages', title: 'Pages', hint: 'Pages that answers cite', dimension: 'url' },
  { name: 'types', title: 'Site types', hint: 'Types of sites that answers cite', dimension: 'content_type' },
  {
    name: 'gaps',
    title: 'Gaps',
    hint: 'Sites of others, cited where a competitor is named and you are not: be present there',
    dimension: 'domain',
    more: { site_owner: 'none' },
  },
  {
    name: 'own',
    title: 'Your pages',
    hint: 'Pages of your own domains that answers cite',
    dimension: 'url',
    more: { is_own_domain: 'true' },
  },
];

/** Beside the views of what is cited: what engines looked for. */
const TABS = [...VIEWS, { name: 'searches', title: 'Searches' }] as const;

/** Subject of a row: a site, a page of one, or a type of sites. */
function SourceName({
  row,
  dimension,
  cited,
}: {
  readonly row: CitationsRow;
  readonly dimension: View['dimension'];
  /** The page of the cited pages of a site. */
  readonly cited: string | undefined;
}) {
  const source = useSource();
  const shared = source.brandId === null;
  if (dimension === 'content_type') {
    return row.content_type === null || shared ? (
      contentTypeName(row.content_type)
    ) : (
      <a href={withQuery({ view: null, content_type: row.content_type, page: null })}>
        {contentTypeName(row.content_type)}
      </a>
    );
  }
  return (
    <span class="source-name">
      {dimension === 'url' ? (
        <WebLink href={row.url}>{shortAddress(row.url)}</WebLink>
      ) : (
        <Opened href={cited}>{row.domain}</Opened>
      )}
      <span class="kind">
        <SiteKind row={row} />
      </span>
    </span>
  );
}

/** The page of the answers that cite what a row is of. */
function answersUrl(source: Source, { dimension }: View, row: CitationsRow, evidence: Evidence) {
  const cited = {
    domain: { cited_domain: row.domain },
    url: { cited_url: row.url },
    content_type: { cited_content_type: row.content_type ?? 'unknown' },
  };
  return pageUrl(source, 'answers', { ...evidence, ...cited[dimension] });
}

function columnsOf(
  source: Source,
  view: View,
  evidence: Evidence,
  rows: readonly CitationsRow[],
): readonly Column<CitationsRow>[] {
  const { dimension } = view;
  const answers = (row: CitationsRow) => answersUrl(source, view, row, evidence);
  const cited = (row: CitationsRow) => pageUrl(source, 'sources/cited', { ...evidence, domain: row.domain });
  const [rate, share] = rateColumns(
    rows,
    [
      {
        name: 'citation_rate',
        title: 'Share of answers',
        value: (row) => row.citation_rate,
        href: answers,
      },
      {
        name: 'citation_share',
        title: 'Share of citations',
        value: (row) => row.citation_share,
        href: () => undefined,
      },
    ],
    { className: (row) => (row.is_own_domain ? 'own' : 'plain') },
  ) as [Column<CitationsRow>, Column<CitationsRow>];
  return [
    {
      name: 'source',
      title: { domain: 'Site', url: 'Page', content_type: 'Type' }[dimension],
      className: 'question-cell',
      cell: (row) => <SourceName row={row} dimension={dimension} cited={cited(row)} />,
    },
    ...(dimension === 'content_type'
      ? []
      : [
          {
            name: 'kind',
            title: 'Kind',
            className: 'kind-cell',
            cell: (row: CitationsRow) => <SiteKind row={row} />,
          },
        ]),
    rate,
    {
      name: 'cited_answers',
      title: 'Answers',
      number: true,
      spare: true,
      sort: (row) => row.cited_answers,
      cell: (row) => <Counted href={answers(row)}>{count(row.cited_answers)}</Counted>,
    },
    {
      name: 'citations',
      title: 'Citations',
      number: true,
      sort: (row) => row.citations,
      cell: (row) =>
        // The answers of a page or a type are counted beside it.
        dimension === 'domain' ? (
          <Counted href={cited(row)}>{count(row.citations)}</Counted>
        ) : (
          count(row.citations)
        ),
    },
    { ...share, spare: share.className === '' },
    {
      name: 'last_cited_at',
      title: 'Last cited (UTC)',
      number: true,
      spare: true,
      sort: (row) => row.last_cited_at,
      cell: (row) => longDate(row.last_cited_at),
    },
  ];
}

/** Order of the address by one of some columns, for the report, so that it holds over all pages. */
export function sortedBy(columns: readonly string[]): string | undefined {
  const [, column, direction] = /^([a-z_]+):(asc|desc)$/.exec(query.value.get('sort') ?? '') ?? [];
  return column && columns.includes(column) ? `${column}:${direction}` : undefined;
}

const ORDERS = ['citation_rate', 'cited_answers', 'citations', 'citation_share', 'last_cited_at'];

/** Chosen competitor of the gaps, or any of them; undefined without one. */
function useGapRival() {
  const { rival, rivals, none } = useRival();
  const value = query.value.get('rival') === ANY ? ANY : rival?.id;
  return { value: rival && value, rivals, none };
}

function GapRival() {
  const { value, rivals } = useGapRival();
  return value ? <RivalChoice value={value} rivals={rivals} withAny /> : null;
}

function Rows({
  view,
  evidence = {},
  contentType,
}: {
  readonly view: View;
  /** Filters by mentions for the answers whose citations count. */
  readonly evidence?: Evidence;
  readonly contentType?: string | undefined;
}) {
  const source = useSource();
  const url = reportUrl(source, 'citations', {
    dimensions: view.dimension,
    ...view.more,
    ...evidence,
    content_type: contentType,
    sites: view.dimension === 'content_type' ? undefined : true,
    order_by: sortedBy(ORDERS),
    limit: SIZE,
    offset: pageOf() * SIZE || undefined,
  });
  const type = query.value.get('content_type');
  const loaded = useData<Report<CitationsRow>>(url);
  return (
    <TableCard
      title={view.title}
      hint={view.hint}
      actions={view.name === 'gaps' && source.brandId && <GapRival />}
      loaded={loaded}
      csv={url}
      columns={columnsOf(source, view, evidence, loaded.data?.data ?? [])}
      keyOf={(row) => row[view.dimension] ?? ''}
      presorted
      empty={<NothingFound title="No citations in this range" />}
      waiting={10}
      size={SIZE}
    >
      {type && (
        <p>
          Only {contentTypeName(type).toLowerCase()}.{' '}
          <a href={withQuery({ content_type: null, page: null })}>All types</a>
        </p>
      )}
    </TableCard>
  );
}

function GapRows({ view }: { readonly view: View }) {
  const { value, none } = useGapRival();
  if (!value) return <Card title={view.title}>{none('on the Brands page')}</Card>;
  const whom: Evidence =
    value === ANY ? { competitor_mentioned: 'true' } : { mentioned_competitor_id: value };
  return <Rows view={view} evidence={{ brand_mentioned: 'false', ...whom }} />;
}

/** The report decides by these filters of rows and no other; behind a share link they are fixed. */
export function Sources() {
  const source = useSource();
  const shared = source.brandId === null;
  const tabs = shared ? VIEWS.slice(0, 3) : TABS;
  const chosen = query.value.get('view');
  const view = tabs.find(({ name }) => name === chosen) ?? (VIEWS[0] as View);
  return (
    <BrandPage title="Sources" actions={<ShareButton page="sources" />}>
      <Tabs
        label="Sources"
        tabs={tabs.map(({ name, title }) => [name, title])}
        standard="domains"
        chosen={view.name}
        parameter="view"
        without={['page', 'sort', 'content_type']}
        ofPage
      />
      {!('dimension' in view) ? (
        <Searches />
      ) : view.name === 'gaps' ? (
        <GapRows view={view} />
      ) : (
        <Rows
          key={view.name}
          view={view}
          contentType={shared ? undefined : (query.value.get('content_type') ?? undefined)}
        />
      )}
    </BrandPage>
  );
}
