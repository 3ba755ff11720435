import { rateColumns } from '../charts/rate-columns.tsx';
import { type Problem, request } from '../data/request.ts';
import { session } from '../data/session.ts';
import type { BrandEntry, BrandsRow, Report, VisibilityRow } from '../data/shapes.ts';
import { reportUrl, type Source } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { DAYS, earlier, filters, underFilters } from '../navigation/filters.ts';
import { Empty } from '../parts/card.tsx';
import { VisibilityChange } from '../parts/change.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { rangeText } from '../words/dates.ts';
import { count } from '../words/numbers.ts';
import { NotThere } from './not-there.tsx';
import { Frame } from './shell.tsx';

/** Addresses of the figures of a brand, alone and beside its competitors. */
function urlsOf({ id }: BrandEntry) {
  const source: Source = { brandId: id, mayChange: false, base: `/app/brands/${id}` };
  const compared = { intervals: true, ...earlier() };
  return [reportUrl(source, 'visibility', compared), reportUrl(source, 'brands', compared)] as const;
}

const ownOf = (report: Report<BrandsRow> | undefined) => report?.data.find(({ is_self }) => is_self);

interface Row {
  readonly brand: BrandEntry;
  readonly row: VisibilityRow | undefined;
  readonly own: BrandsRow | undefined;
  /** True where both reports have been read: a brand without answers has no figures either. */
  readonly isRead: boolean;
  readonly error: Problem | undefined;
}

function useRow(brand: BrandEntry): Row {
  const [visibility, beside] = urlsOf(brand);
  const alone = useData<Report<VisibilityRow>>(visibility);
  const brands = useData<Report<BrandsRow>>(beside);
  const error = alone.error ?? brands.error;
  return {
    brand,
    row: alone.data?.data[0],
    own: ownOf(brands.data),
    isRead: Boolean(alone.data && brands.data && !error && !alone.stale && !brands.stale),
    error,
  };
}

/** A row of the file. */
async function asRow(brand: BrandEntry) {
  return { brand: brand.name, ...ownOf(await request<Report<BrandsRow>>('GET', urlsOf(brand)[1])) };
}

const to = ({ brand }: Row, page: string, more = {}) => underFilters(`/brands/${brand.id}/${page}`, more);
const mentions = (row: Row) => (row.row ? to(row, 'answers', { brand_mentioned: true }) : undefined);

const figuresOf = (rows: readonly Row[]): readonly Column<Row>[] => {
  const [visibility, share] = rateColumns(rows, [
    {
      name: 'visibility',
      title: 'Visibility',
      value: ({ row }) => row?.visibility,
      low: ({ row }) => row?.visibility_low,
      high: ({ row }) => row?.visibility_high,
      href: mentions,
    },
    {
      name: 'share',
      title: 'Share of voice',
      value: ({ own }) => own?.share_of_voice,
      low: ({ own }) => own?.share_of_voice_low,
      high: ({ own }) => own?.share_of_voice_high,
      href: (one) => one.own && to(one, 'brands'),
    },
  ]) as [Column<Row>, Column<Row>];
  return [
    visibility,
    {
      name: 'change',
      title: 'Change',
      number: true,
      sort: ({ row }) => row?.visibility_change,
      cell: ({ row }) => (row ? <VisibilityChange row={row} /> : '–'),
    },
    share,
    ...figureColumns<Row>(({ row }) => row, mentions, true),
    {
      name: 'answers',
      title: 'Answers',
      number: true,
      sort: ({ row }) => row?.answers ?? 0,
      cell: (one) => <Counted href={to(one, 'answers')}>{count(one.row?.answers ?? 0)}</Counted>,
    },
  ];
};

const columnsOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  {
    name: 'brand',
    title: 'Brand',
    head: true,
    sort: ({ brand }) => brand.name,
    cell: (one) => (
      <span class="question">
        <a href={to(one, 'overview')}>{one.brand.name}</a>
      </span>
    ),
  },
  // A dash would mean that there is no figure.
  ...figuresOf(rows).map((column, index) => ({
    ...column,
    cell: (one: Row) => (one.isRead ? column.cell(one) : index === 0 ? (one.error ? 'not loaded' : '…') : ''),
  })),
];

/** Each has two reports, so the set of brands is fixed while it is shown. */
function Compared({ brands }: { readonly brands: readonly BrandEntry[] }) {
  const { range, before } = filters.value;
  const rows = brands.map(useRow);
  return (
    <TableCard
      title="Compared"
      caption="Brands compared"
      hint={`${rangeText(range)} (UTC), changes against ${rangeText(before)}`}
      loaded={{ data: { data: rows }, error: rows.find(({ error }) => error)?.error }}
      csv={() => Promise.all(brands.map(asRow))}
      columns={columnsOf(rows)}
      keyOf={({ brand }) => brand.id}
      empty={<Empty title="No brands yet" />}
    />
  );
}

/** The brands of an organization beside each other. */
export function Compare({ id }: { readonly id: string }) {
  const organization = session.value?.organizations.find((one) => one.id === id);
  if (!organization) return <NotThere />;
  return (
    <Frame title={`Brands of ${organization.name}`}>
      <Tabs
        label="Range"
        tabs={DAYS.map((one) => [String(one), `Last ${one} days`])}
        chosen={String(filters.value.days)}
        parameter="days"
        without={['start_date', 'end_date']}
        ofPage
      />
      <Compared key={organization.brands.map((brand) => brand.id).join()} brands={organization.brands} />
    </Frame>
  );
}
