import type { Signal } from '../data/shapes.ts';
import { pageUrl, type Source, useSource } from '../data/source.ts';
import { NO_FILTERS } from '../navigation/filters.ts';
import { Counted, Opened } from '../parts/stat.tsx';
import { addDays } from '../words/dates.ts';
import { countryName } from '../words/names.ts';
import { percent, points, tone } from '../words/numbers.ts';

const METRIC_NAMES: Readonly<Record<Signal['metric'], string>> = {
  visibility: 'Visibility',
  share_of_voice: 'Share of voice',
  sentiment: 'Sentiment',
  own_citation_rate: 'Own citation rate',
};

const isTone = ({ metric }: Signal) => metric === 'sentiment';

const figure = (signal: Signal, value: number) => (isTone(signal) ? tone(value) : percent(value));

/** `Visibility on ChatGPT`, `Visibility for Pricing`, `Share of voice of Globex` */
export function signalName({ metric, dimension, name }: Signal): string {
  const title = METRIC_NAMES[metric];
  if (name === null) return title;
  if (dimension === 'competitor') return `${title} of ${name}`;
  if (dimension === 'topic') return `${title} for ${name}`;
  if (dimension === 'country') return `${title} in ${countryName(name)}`;
  return `${title} on ${name}`;
}

/** Filters of the answers that a signal is of, over its last 7 days. */
function answersOf({ dimension, value, seen_on }: Signal) {
  const of =
    value === null ? {} : { [dimension === 'competitor' ? 'mentioned_competitor_id' : dimension]: value };
  return { ...NO_FILTERS, ...of, start_date: addDays(seen_on, -6), end_date: seen_on };
}

/** The page of the answers that a signal is of, over its last 7 days. */
export const signalUrl = (source: Source, signal: Signal, more = {}) =>
  pageUrl(source, 'answers', { ...answersOf(signal), ...more });

/** The change of a signal, which links to the answers of the last 7 days. */
export function SignalChange({ signal }: { readonly signal: Signal }) {
  const source = useSource();
  const { before, after, change, direction } = signal;
  return (
    <span class={`change ${direction}`}>
      <b>
        {isTone(signal) ? tone(change) : points(change)}
        {isTone(signal) ? '' : ' pts'}
      </b>{' '}
      from {figure(signal, before)} to{' '}
      <Counted href={signalUrl(source, signal)}>{figure(signal, after)}</Counted>
    </span>
  );
}

/** Prompts and sources that moved most, where there are some. */
export function Evidence({ signal }: { readonly signal: Signal }) {
  const source = useSource();
  const { prompts, sources } = signal;
  if (prompts.length + sources.length === 0) return null;
  return (
    <details class="signal-evidence">
      <summary>
        What moved most<span class="hidden"> in {signalName(signal)}</span>
      </summary>
      {prompts.length > 0 && (
        <ul>
          {prompts.map(({ prompt_id, prompt_text, before, after }) => (
            <li key={prompt_id}>
              <Opened href={pageUrl(source, `prompts/${prompt_id}`, { ...NO_FILTERS })}>{prompt_text}</Opened>{' '}
              <span class="hint">
                from {figure(signal, before)} to{' '}
                <Counted href={signalUrl(source, signal, { prompt_id })}>{figure(signal, after)}</Counted>
              </span>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <ul>
          {sources.map(({ domain, before, after }) => (
            <li key={domain}>
              Cited: {domain}{' '}
              <span class="hint">
                from {percent(before)} to{' '}
                <Counted href={signalUrl(source, signal, { cited_domain: domain })}>{percent(after)}</Counted>{' '}
                of these answers
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
