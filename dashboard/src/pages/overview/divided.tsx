import { Shares } from '../../charts/shares.tsx';
import type { BrandsRow, VisibilityRow } from '../../data/shapes.ts';
import { pageUrl, useSource } from '../../data/source.ts';
import { brandColours } from '../../parts/brand-colours.ts';
import { Card } from '../../parts/card.tsx';
import { CsvLink } from '../../parts/csv-link.tsx';
import { count, counted, percent } from '../../words/numbers.ts';

/* Breakdown of the range's figures: positions in lists by brand, and mentions by sentiment. */

interface PartsProps {
  readonly url: string;
  readonly stale: boolean;
}

export function ShareOfVoice({ rows, url, stale }: PartsProps & { readonly rows: readonly BrandsRow[] }) {
  const source = useSource();
  const colours = brandColours(rows);
  return (
    <Card
      title="Share of voice"
      hint="Share of all rankings of the compared brands"
      loaded={{ stale }}
      actions={<CsvLink url={url} />}
    >
      <Shares
        parts={rows.map((row) => ({
          name: row.competitor_name,
          value: row.ranked,
          className: colours.get(row.competitor_id) ?? '',
          text: percent(row.share_of_voice),
          href: pageUrl(source, 'answers', { mentioned_competitor_id: row.competitor_id }),
        }))}
      />
    </Card>
  );
}

export function Sentiment({ row, url, stale }: PartsProps & { readonly row: VisibilityRow }) {
  const source = useSource();
  const tones = [
    ['Positive', 'positive', row.sentiment_positive],
    ['Neutral', 'neutral', row.sentiment_neutral],
    ['Negative', 'negative', row.sentiment_negative],
  ] as const;
  return (
    <Card
      title="Sentiment"
      hint={`Sentiment of the ${counted(row.mentions, 'answer')} with a mention`}
      loaded={{ stale }}
      actions={<CsvLink url={url} />}
    >
      <Shares
        parts={tones.map(([name, brand_tone, value]) => ({
          name,
          value,
          className: `tone-${brand_tone}`,
          text: count(value),
          href: pageUrl(source, 'answers', { brand_tone }),
        }))}
      />
    </Card>
  );
}
