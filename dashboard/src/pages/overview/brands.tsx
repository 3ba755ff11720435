import { Bar, mostOf } from '../../charts/bar.tsx';
import { competitorsUrl } from '../../data/brand.ts';
import type { BrandsRow, Competitor, List, Report } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { type Loaded, useData } from '../../data/use-data.ts';
import { filters } from '../../navigation/filters.ts';
import { brandColours } from '../../parts/brand-colours.ts';
import { BrandName } from '../../parts/brand-name.tsx';
import { Card } from '../../parts/card.tsx';
import { VisibilityChange } from '../../parts/change.tsx';
import { CsvLink } from '../../parts/csv-link.tsx';
import { foremost, Others } from '../../parts/foremost.tsx';
import { Counted } from '../../parts/stat.tsx';
import { counted, percent } from '../../words/numbers.ts';

/** Number of suggested competitors, with the link for deciding on them. */
function Suggested() {
  const source = useSource();
  const { data } = useData<List<Competitor>>(`${competitorsUrl(source, 'suggested')}&limit=1`);
  const total = data?.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <p class="note">
      <a href={`${pageUrl(source, 'brands')}#competitors`}>{counted(total, 'brand')} suggested</a>, since
      answers mention {total === 1 ? 'it' : 'them'}. Track or dismiss {total === 1 ? 'it' : 'them'}.
    </p>
  );
}

/** The own brand among those it is compared with, the most visible first. */
export function Brands({
  loaded,
  url,
}: {
  readonly loaded: Loaded<Report<BrandsRow>>;
  readonly url: string;
}) {
  const source = useSource();
  const rows = [...(loaded.data?.data ?? [])].sort((a, b) => (b.visibility ?? 0) - (a.visibility ?? 0));
  const colours = brandColours(rows);
  const most = mostOf(
    rows,
    ({ visibility }) => visibility,
    ({ visibility_high }) => visibility_high,
  );
  const shown = foremost(rows, ({ is_self }) => is_self);
  return (
    <Card
      title="Brands"
      hint="Visibility and its change"
      loaded={loaded}
      waiting={6}
      actions={
        <>
          <CsvLink url={url} />
          {source.brandId && <a href={pageUrl(source, 'brands')}>All</a>}
        </>
      }
    >
      <ol class="leaders">
        {shown.map((row) => (
          <li key={row.competitor_id} class={colours.get(row.competitor_id)}>
            <BrandName row={row} />
            <span class="leader-value">
              <Counted href={pageUrl(source, 'answers', { mentioned_competitor_id: row.competitor_id })}>
                {percent(row.visibility)}
              </Counted>
            </span>
            <span class="leader-bar">
              <Bar
                className={colours.get(row.competitor_id) ?? ''}
                value={row.visibility}
                most={most}
                low={row.visibility_low}
                high={row.visibility_high}
              />
            </span>
            {filters.value.compare && (
              <span class="leader-change">
                <VisibilityChange row={row} />
              </span>
            )}
          </li>
        ))}
        <Others all={rows} shown={shown} />
      </ol>
      {source.mayChange && loaded.data && <Suggested />}
    </Card>
  );
}
