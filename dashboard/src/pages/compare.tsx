import type { ComponentChildren } from 'preact';
import { Rate } from '../charts/rate.tsx';
import { request } from '../data/request.ts';
import { session } from '../data/session.ts';
import type { BrandEntry, BrandsRow, Report, VisibilityRow } from '../data/shapes.ts';
import { reportUrl, type Source } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { DAYS, filters, underFilters } from '../navigation/filters.ts';
import { Empty } from '../parts/card.tsx';
import { VisibilityChange } from '../parts/change.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { rangeText } from '../words/dates.ts';
import { count, percent, position, tone } from '../words/numbers.ts';
import { NotThere } from './not-there.tsx';
import { Frame } from './shell.tsx';

/** Where the figures of a brand come from, alone and beside its rivals. */
function urlsOf({ id }: BrandEntry) {
  const source: Source = { brandId: id, mayChange: false, base: `/app/brands/${id}` };
  const compared = { intervals: true, compare: 'previous' };
  return [reportUrl(source, 'visibility', compared), reportUrl(source, 'brands', compared)] as const;
}

/** The figures of a brand as a row of a file. */
async function rowOf(brand: BrandEntry) {
  const { data } = await request<Report<BrandsRow>>('GET', urlsOf(brand)[1]);
  return { brand: brand.name, ...data.find(({ is_self }) => is_self) };
}

interface FiguresProps {
  readonly brand: BrandEntry;
  readonly show: (row: VisibilityRow | undefined, own: BrandsRow | undefined) => ComponentChildren;
}

/** Something of the figures of a brand, which are asked for once for all that is shown of them. */
function Figures({ brand, show }: FiguresProps) {
  const [visibility, beside] = urlsOf(brand);
  const { data, stale } = useData<Report<VisibilityRow>>(visibility);
  const { data: brands } = useData<Report<BrandsRow>>(beside);
  return (
    <span class={stale ? 'stale' : ''}>
      {data && brands
        ? show(
            data.data[0],
            brands.data.find(({ is_self }) => is_self),
          )
        : '–'}
    </span>
  );
}

const to = ({ id }: BrandEntry, page: string, more = {}) => underFilters(`/brands/${id}/${page}`, more);
const mentions = (brand: BrandEntry) => to(brand, 'answers', { brand_mentioned: true });

/** A column of figures. */
const figures = (
  title: string,
  show: (brand: BrandEntry, ...of: Parameters<FiguresProps['show']>) => ComponentChildren,
  more: Partial<Column<BrandEntry>> = {},
): Column<BrandEntry> => ({
  name: title,
  title,
  number: true,
  cell: (brand) => <Figures brand={brand} show={(...of) => show(brand, ...of)} />,
  ...more,
});

const COLUMNS: readonly Column<BrandEntry>[] = [
  {
    name: 'brand',
    title: 'Brand',
    head: true,
    cell: (brand) => <a href={to(brand, 'overview')}>{brand.name}</a>,
  },
  figures(
    'Visibility',
    (brand, row) => (
      <Rate
        value={row?.visibility}
        low={row?.visibility_low}
        high={row?.visibility_high}
        href={row && mentions(brand)}
      />
    ),
    { className: 'bar-cell' },
  ),
  figures('Change', (_, row) => row && <VisibilityChange row={row} />),
  figures('Share of voice', (brand, _, own) => (
    <Counted href={to(brand, 'brands')}>{percent(own?.share_of_voice)}</Counted>
  )),
  figures(
    'Position',
    (brand, row) => <Counted href={row && mentions(brand)}>{position(row?.average_position)}</Counted>,
    { spare: true },
  ),
  figures(
    'Sentiment',
    (brand, row) => <Counted href={row && mentions(brand)}>{tone(row?.sentiment)}</Counted>,
    { spare: true },
  ),
  figures('Answers', (brand, row) => (
    <Counted href={to(brand, 'answers')}>{count(row?.answers ?? 0)}</Counted>
  )),
];

/** The brands of an organization beside each other. */
export function Compare({ id }: { readonly id: string }) {
  const organization = session.value?.organizations.find((one) => one.id === id);
  if (!organization) return <NotThere />;
  const { brands } = organization;
  const { range, days } = filters.value;
  return (
    <Frame title={`Brands of ${organization.name}`}>
      <Tabs
        label="Range"
        tabs={DAYS.map((one) => [String(one), `Last ${one} days`])}
        chosen={String(days)}
        parameter="days"
        without={['start_date', 'end_date']}
        ofPage
      />
      <TableCard
        title="Compared"
        caption="Brands compared"
        hint={`${rangeText(range)} (UTC), changes against the period before`}
        loaded={{ data: { data: brands }, error: undefined }}
        csv={() => Promise.all(brands.map(rowOf))}
        columns={COLUMNS}
        keyOf={(brand) => brand.id}
        empty={<Empty title="No brands yet" />}
      />
    </Frame>
  );
}
