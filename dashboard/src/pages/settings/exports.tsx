import { dataUrl, pageUrl, useSource } from '../../data/source.ts';
import { asked, filters, NO_FILTERS } from '../../navigation/filters.ts';
import { Card } from '../../parts/card.tsx';
import { CsvLink } from '../../parts/csv-link.tsx';
import { rangeText } from '../../words/dates.ts';

const REPORTS = [
  ['Visibility by day', 'visibility', 'day'],
  ['Visibility by prompt', 'visibility', 'prompt'],
  ['Brands by day', 'brands', 'day'],
  ['Sources by week', 'citations', 'week,domain'],
  ['Searches', 'searches', ''],
] as const;

/** Reports as files, with the range of the last page; members do not see keys. */
export function Exports() {
  const source = useSource();
  const { range } = filters.value;
  return (
    <Card title="Exports" hint={`Reports of ${rangeText(range)} (UTC) as CSV for spreadsheets`}>
      <ul class="parts wide">
        {REPORTS.map(([title, report, dimensions]) => (
          <li key={title}>
            <span>{title}</span>
            <CsvLink
              url={dataUrl(
                source,
                `reports/${report}${asked(filters.value, {
                  ...NO_FILTERS,
                  dimensions: dimensions || undefined,
                  labels: dimensions.includes('prompt') || undefined,
                  limit: 10_000,
                })}`,
              )}
            />
          </li>
        ))}
      </ul>
      <p class="hint">
        Every table has a “CSV” link of its own.
        {source.mayChange && (
          <>
            {' '}
            For all answers, mentions and citations of many days use the command{' '}
            <code>npm run -s export</code>, or the API with a key from{' '}
            <a href={pageUrl(source, 'settings', { tab: 'keys' })}>API keys</a>.
          </>
        )}
      </p>
    </Card>
  );
}
