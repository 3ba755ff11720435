import { Bar } from '../charts/bar.tsx';
import { request } from '../data/request.ts';
import { session } from '../data/session.ts';
import type { BrandEntry, BrandsRow, Report, VisibilityRow } from '../data/shapes.ts';
import { reportUrl, type Source } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { DAYS, filters, underFilters } from '../navigation/filters.ts';
import { withQuery } from '../navigation/location.ts';
import { Card, Empty } from '../parts/card.tsx';
import { Change } from '../parts/change.tsx';
import { CsvButton } from '../parts/csv-link.tsx';
import { Counted } from '../parts/stat.tsx';
import { rangeText } from '../words/dates.ts';
import { count, percent, position, tone } from '../words/numbers.ts';
import { Frame } from './shell.tsx';

/** Where the figures of a brand come from, alone and beside its rivals. */
function urlsOf({ id }: BrandEntry) {
  const source: Source = { brandId: id, ownId: null, mayChange: false, base: `/app/brands/${id}` };
  const compared = { intervals: true, compare: 'previous' };
  return [reportUrl(source, 'visibility', compared), reportUrl(source, 'brands', compared)] as const;
}

/** The figures of a brand as a row of a file. */
async function rowOf(brand: BrandEntry) {
  const { data } = await request<Report<BrandsRow>>('GET', urlsOf(brand)[1]);
  return { brand: brand.name, ...data.find(({ is_self }) => is_self) };
}

/** The figures of one brand of the organization. */
function BrandLine({ brand }: { readonly brand: BrandEntry }) {
  const [visibility, beside] = urlsOf(brand);
  const { data, stale } = useData<Report<VisibilityRow>>(visibility);
  const brands = useData<Report<BrandsRow>>(beside);
  const row = data?.data[0];
  const own = brands.data?.data.find(({ is_self }) => is_self);
  const to = (page: string, more = {}) => underFilters(`/brands/${brand.id}/${page}`, more);
  const mentions = row && to('answers', { brand_mentioned: true });
  return (
    <tr class={stale ? 'stale' : ''}>
      <th scope="row">
        <a href={to('overview')}>{brand.name}</a>
      </th>
      <td class="number bar-cell">
        <Bar value={row?.visibility ?? null} low={row?.visibility_low} high={row?.visibility_high} />
        <Counted href={mentions}>{percent(row?.visibility)}</Counted>
      </td>
      <td class="number">
        {row && (
          <Change
            change={row.visibility_change}
            low={row.visibility_change_low}
            high={row.visibility_change_high}
            changed={row.visibility_changed}
          />
        )}
      </td>
      <td class="number">
        <a class="counted" href={to('brands')}>
          {percent(own?.share_of_voice)}
        </a>
      </td>
      <td class="number spare">
        <Counted href={mentions}>{position(row?.average_position)}</Counted>
      </td>
      <td class="number spare">
        <Counted href={mentions}>{tone(row?.sentiment)}</Counted>
      </td>
      <td class="number">
        <a class="counted" href={to('answers')}>
          {count(data ? (row?.answers ?? 0) : null)}
        </a>
      </td>
    </tr>
  );
}

/** The brands of an organization beside each other. */
export function Compare({ id }: { readonly id: string }) {
  const organization = session.value?.organizations.find((one) => one.id === id);
  const { range, days } = filters.value;
  return (
    <Frame title={organization ? `Brands of ${organization.name}` : 'There is no such organization'}>
      <nav class="tabs page-tabs" aria-label="Range">
        {DAYS.map((one) => (
          <a
            key={one}
            href={withQuery({ days: String(one), start_date: null, end_date: null })}
            aria-current={days === one ? 'true' : undefined}
          >
            Last {one} days
          </a>
        ))}
      </nav>
      <Card
        title="Compared"
        hint={`${rangeText(range)} (UTC), changes against the period before`}
        actions={
          <CsvButton name="brands" rows={() => Promise.all((organization?.brands ?? []).map(rowOf))} />
        }
      >
        {organization?.brands.length === 0 && <Empty title="No brands yet" />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section class="scroll" tabIndex={0} aria-label="Brands compared">
          <table class="table">
            <caption class="hidden">Brands compared</caption>
            <thead>
              <tr>
                <th scope="col">Brand</th>
                {['Visibility', 'Change', 'Share of voice'].map((title) => (
                  <th key={title} scope="col" class="number">
                    {title}
                  </th>
                ))}
                {['Position', 'Sentiment'].map((title) => (
                  <th key={title} scope="col" class="number spare">
                    {title}
                  </th>
                ))}
                <th scope="col" class="number">
                  Answers
                </th>
              </tr>
            </thead>
            <tbody>
              {organization?.brands.map((brand) => (
                <BrandLine key={brand.id} brand={brand} />
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </Frame>
  );
}
