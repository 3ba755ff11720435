import { Rate } from '../charts/rate.tsx';
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
import { Ours, WebLink } from '../parts/web-link.tsx';
import { shortAddress } from '../words/addresses.ts';
import { longDate } from '../words/dates.ts';
import { contentTypeName } from '../words/names.ts';
import { count, percent } from '../words/numbers.ts';
import { NothingFound } from './nothing-found.tsx';
import { RivalChoice, useRival } from './rival.tsx';
import { Searches } from './searches.tsx';
import { ShareButton } from './share-button.tsx';
import { BrandPage } from './shell.tsx';

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
  { name: 'types', title: 'Types', hint: 'Types of sites that answers cite', dimension: 'content_type' },
  {
    name: 'gaps',
    title: 'Gaps',
    hint: 'Cited where a competitor is named and we are not: sites to be present on',
    dimension: 'domain',
  },
  {
    name: 'own',
    title: 'Our pages',
    hint: 'Pages of our own domains that answers cite',
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
}: {
  readonly row: CitationsRow;
  readonly dimension: View['dimension'];
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
        <Opened href={pageUrl(source, 'sources/cited', { domain: row.domain })}>{row.domain}</Opened>
      )}
      <Ours of={row} />
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

function columnsOf(source: Source, view: View, evidence: Evidence): readonly Column<CitationsRow>[] {
  const { dimension } = view;
  const answers = (row: CitationsRow) => answersUrl(source, view, row, evidence);
  return [
    {
      name: 'source',
      title: { domain: 'Site', url: 'Page', content_type: 'Type' }[dimension],
      className: 'question-cell',
      cell: (row) => <SourceName row={row} dimension={dimension} />,
    },
    {
      name: 'citation_rate',
      title: 'Share of answers',
      number: true,
      className: 'bar-cell',
      sort: (row) => row.citation_rate,
      cell: (row) => (
        <Rate value={row.citation_rate} className={row.is_own_domain ? 'own' : 'plain'} href={answers(row)} />
      ),
    },
    {
      name: 'citations',
      title: 'Citations',
      number: true,
      sort: (row) => row.citations,
      cell: (row) => (
        <Counted
          href={
            view.name === 'domains' ? pageUrl(source, 'sources/cited', { domain: row.domain }) : answers(row)
          }
        >
          {count(row.citations)}
        </Counted>
      ),
    },
    {
      name: 'citation_share',
      title: 'Share',
      number: true,
      spare: true,
      sort: (row) => row.citation_share,
      cell: (row) => <Counted href={answers(row)}>{percent(row.citation_share)}</Counted>,
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
}

/** Columns that the report orders by, so that the order holds over all pages. */
function orderOf(): string | undefined {
  const [, column, direction] = /^([a-z_]+):(asc|desc)$/.exec(query.value.get('sort') ?? '') ?? [];
  const known = ['citation_rate', 'citations', 'citation_share', 'last_cited_at'];
  return column && known.includes(column) ? `${column}:${direction}` : undefined;
}

function GapRival() {
  const { rival, rivals } = useRival();
  return rival ? <RivalChoice rival={rival} rivals={rivals} /> : null;
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
    order_by: orderOf(),
    limit: SIZE,
    offset: pageOf() * SIZE || undefined,
  });
  const type = query.value.get('content_type');
  return (
    <TableCard
      title={view.title}
      hint={view.hint}
      actions={view.name === 'gaps' && source.brandId && <GapRival />}
      loaded={useData<Report<CitationsRow>>(url)}
      csv={url}
      columns={columnsOf(source, view, evidence)}
      keyOf={(row) => row[view.dimension] ?? ''}
      presorted
      empty={<NothingFound title="No citations in this range" />}
      waiting={10}
      size={SIZE}
    >
      {type && (
        <p>
          Only {contentTypeName(type).toLowerCase()}.{' '}
          <a href={withQuery({ content_type: null, page: null })}>All kinds</a>
        </p>
      )}
    </TableCard>
  );
}

function GapRows({ view }: { readonly view: View }) {
  const { rival, none } = useRival();
  return rival ? (
    <Rows view={view} evidence={{ brand_mentioned: 'false', mentioned_competitor_id: rival.id }} />
  ) : (
    <Card title={view.title}>{none('on the Brands page')}</Card>
  );
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
