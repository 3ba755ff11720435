import { BrandLines, byMentions } from '../charts/brand-lines.tsx';
import { stepOf } from '../charts/over-time.ts';
import { rateColumns } from '../charts/rate-columns.tsx';
import type { BrandsRow, Report } from '../data/shapes.ts';
import { pageUrl, reportUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { compared, filters } from '../navigation/filters.ts';
import { query } from '../navigation/location.ts';
import { brandColours } from '../parts/brand-colours.ts';
import { BrandName } from '../parts/brand-name.tsx';
import { Card } from '../parts/card.tsx';
import { VisibilityChange } from '../parts/change.tsx';
import { figureColumns } from '../parts/figure-columns.tsx';
import { Counted } from '../parts/stat.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { rangeOf } from '../words/dates.ts';
import { count, percent, position, roundPercent, signed, tone } from '../words/numbers.ts';
import { Competitors } from './competitors/index.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ShareButton } from './share-button.tsx';
import { BrandPage } from './shell.tsx';

interface Metric {
  readonly name: 'share_of_voice' | 'visibility' | 'average_position' | 'sentiment';
  readonly title: string;
  readonly hint: string;
  readonly format: (value: number | null) => string;
  readonly formatAxis: (value: number) => string;
  readonly formatChange?: (change: number) => string;
  readonly most?: number;
}

const METRICS: readonly Metric[] = [
  {
    name: 'share_of_voice',
    title: 'Share of voice',
    hint: 'Share of all rankings of these brands that each of them holds',
    format: percent,
    formatAxis: roundPercent,
    most: 1,
  },
  {
    name: 'visibility',
    title: 'Visibility',
    hint: 'Share of answers that rank or name a brand',
    format: percent,
    formatAxis: roundPercent,
    most: 1,
  },
  {
    name: 'average_position',
    title: 'Position',
    hint: 'Average position where a brand is ranked: lower is better',
    format: position,
    formatAxis: String,
    formatChange: (change) => signed(change, 1),
  },
  {
    name: 'sentiment',
    title: 'Sentiment',
    hint: 'Average sentiment of the answers that mention a brand, −1 to +1',
    format: tone,
    formatAxis: (value) => tone(value),
    formatChange: (change) => signed(change, 2),
  },
];

function OverTime() {
  const source = useSource();
  const chosen = METRICS.find(({ name }) => name === query.value.get('metric')) ?? METRICS[0];
  const metric = chosen as Metric;
  const step = stepOf(source.range ?? filters.value.range);
  const url = reportUrl(source, 'brands', { dimensions: step, limit: 10_000 });
  const loaded = useData<Report<BrandsRow>>(byMentions(url));
  const { data } = loaded;
  const range = data ? rangeOf(data.meta) : filters.value.range;
  return (
    <Card loaded={loaded}>
      <Tabs
        label="Figure"
        tabs={METRICS.map(({ name, title }) => [name, title])}
        chosen={metric.name}
        parameter="metric"
      />
      <p class="hint">
        {metric.hint}, by {step} (UTC)
      </p>
      <BrandLines
        title={`${metric.title} of each brand by ${step}`}
        rows={data?.data ?? []}
        range={range}
        step={step}
        value={(row) => row[metric.name]}
        format={metric.format}
        formatAxis={metric.formatAxis}
        formatChange={metric.formatChange}
        most={metric.most}
        csv={url}
      />
    </Card>
  );
}

function Comparison() {
  const source = useSource();
  const { compare } = filters.value;
  const url = reportUrl(source, 'brands', { intervals: true, ...compared() });
  const loaded = useData<Report<BrandsRow>>(url);
  const rows = loaded.data?.data ?? [];
  const colours = brandColours(rows);
  const answers = (row: BrandsRow) =>
    pageUrl(source, 'answers', { mentioned_competitor_id: row.competitor_id });
  const columns: readonly Column<BrandsRow>[] = [
    {
      name: 'brand',
      title: 'Brand',
      sort: (row) => row.competitor_name,
      cell: (row) => <BrandName row={row} className={colours.get(row.competitor_id)} />,
    },
    ...rateColumns(
      rows,
      [
        {
          name: 'share_of_voice',
          title: 'Share of voice',
          value: (row) => row.share_of_voice,
          low: (row) => row.share_of_voice_low,
          high: (row) => row.share_of_voice_high,
          href: answers,
        },
        {
          name: 'visibility',
          title: 'Visibility',
          value: (row) => row.visibility,
          low: (row) => row.visibility_low,
          high: (row) => row.visibility_high,
          href: answers,
        },
      ],
      { className: (row) => colours.get(row.competitor_id) ?? '' },
    ),
    ...(compare
      ? [
          {
            name: 'change',
            title: 'Change',
            number: true,
            sort: (row: BrandsRow) => row.visibility_change,
            cell: (row: BrandsRow) => <VisibilityChange row={row} />,
          },
        ]
      : []),
    {
      name: 'mentions',
      title: 'Mentions',
      number: true,
      sort: (row) => row.mentions,
      cell: (row) => <Counted href={answers(row)}>{count(row.mentions)}</Counted>,
    },
    ...figureColumns<BrandsRow>((row) => row, answers),
  ];
  return (
    <TableCard
      title="Compared"
      caption="Brands compared"
      loaded={loaded}
      csv={url}
      columns={columns}
      keyOf={(row) => row.competitor_id}
      empty={<NothingFound title="No answers in this range" />}
      waiting={6}
    />
  );
}

export function Brands() {
  const source = useSource();
  return (
    <BrandPage title="Brands" actions={<ShareButton page="brands" />}>
      <OverTime />
      <Comparison />
      {source.brandId && <Competitors />}
      {source.brandId && <HeadToHead />}
    </BrandPage>
  );
}
