import type { BrandsRow, CitationsRow, List, Report, Signal, VisibilityRow } from '../../data/shapes.ts';
import { beforeOf, pageUrl, reportUrl, signalsUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { earlier, filters } from '../../navigation/filters.ts';
import { Card } from '../../parts/card.tsx';
import { VisibilityChange } from '../../parts/change.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { Opened } from '../../parts/stat.tsx';
import { joinList } from '../../words/comma-list.ts';
import { addDays, longDate, rangeText, today } from '../../words/dates.ts';
import { Evidence, SignalChange, signalName, signalUrl } from '../signal.tsx';
import { byGroupUrl } from './by-group.tsx';
import { ofCountry, ofEngine, ofPlaces, ofPrompt, ofSources, type Sentence } from './largest-changes.ts';

/** Signals that the card shows, of which the page has all; and what it tells in all. */
const SIGNALS = 4;
const MOST = 5;

/** Sites that are looked at: the most cited ones. */
const SITES = 50;

/** Largest changes against the earlier range of the page, the rarest kinds first. */
function useLargestChanges(brands: readonly BrandsRow[]): readonly Sentence[] {
  const source = useSource();
  const { start, end } = beforeOf(source);
  // A share link has no prompts, and no other range.
  const isOpen = source.brandId !== null;
  const prompts = (order_by: string) =>
    isOpen
      ? reportUrl(source, 'visibility', {
          dimensions: 'prompt,engine',
          labels: true,
          ...earlier(),
          order_by,
          limit: 20,
        })
      : null;
  const byCountry = reportUrl(source, 'brands', { dimensions: 'country', ...earlier() });
  const engines = useData<Report<VisibilityRow>>(byGroupUrl(source, 'engine')).data?.data ?? [];
  const countries = useData<Report<BrandsRow>>(byCountry).data?.data ?? [];
  const lost = useData<Report<VisibilityRow>>(prompts('visibility_change')).data?.data ?? [];
  const found = useData<Report<VisibilityRow>>(prompts('visibility_change:desc')).data?.data ?? [];
  const cited = (more: object) =>
    reportUrl(source, 'citations', { order_by: 'citation_rate:desc,domain', limit: SITES, ...more });
  const now = useData<Report<CitationsRow>>(isOpen ? cited({}) : null).data?.data ?? [];
  const domain = joinList(now.map((row) => row.domain));
  const before = useData<Report<CitationsRow>>(
    domain === '' ? null : cited({ domain, start_date: start, end_date: end }),
  );
  // Without earlier answers every source would be new.
  const hasEarlier = brands.some(({ previous_answers }) => (previous_answers ?? 0) > 0);
  const all = ofPlaces(brands);
  return [
    ...(all.length > 0
      ? all
      : Object.values(Object.groupBy(countries, ({ country }) => country)).flatMap((rows = []) =>
          ofPlaces(rows),
        )
    ).slice(0, 2),
    ...(before.data && !before.stale && hasEarlier ? ofSources(now, before.data.data) : []),
    ...ofPrompt(lost.filter((row) => (row.visibility_change ?? 0) < 0)),
    ...ofEngine(engines),
    ...ofCountry(countries),
    ...ofPrompt(found.filter((row) => (row.visibility_change ?? 0) > 0)),
  ];
}

/** True for a signal that began or ended in the last night that was looked at. */
const isNew = ({ opened_on, closed_on }: Signal) => (closed_on ?? opened_on) >= addDays(today(), -1);

/**
 * A few sentences that are links: figures that moved by more than chance, open ones first, and the largest changes
 * against the earlier range with their verdicts.
 * @param brands rows of the brands report of the page
 */
export function WhatMoved({ brands }: { readonly brands: readonly BrandsRow[] }) {
  const source = useSource();
  const url = signalsUrl(source, { limit: SIGNALS });
  const loaded = useData<List<Signal>>(url);
  const rows = (url !== null && loaded.data?.data) || [];
  const changes = useLargestChanges(brands).slice(0, MOST - rows.length);
  const { end } = source.range ?? filters.value.range;
  const isToday = url !== null && end >= addDays(today(), -1);
  return (
    <Card
      title="What moved"
      hint={`Figures that moved by more than chance, looked at each night; then the largest changes from ${rangeText(beforeOf(source))}`}
      loaded={url === null ? {} : loaded}
      waiting={url === null ? undefined : MOST}
      actions={
        <>
          {rows.length + changes.length > 0 && (
            <CsvButton
              name="What moved"
              rows={() => [...rows, ...changes.map(({ text, note, row }) => ({ text, note, ...row }))]}
            />
          )}
          {source.brandId && <a href={pageUrl(source, 'signals')}>History</a>}
        </>
      }
    >
      {isToday && loaded.data && !rows.some(isNew) && (
        <p>
          Nothing moved since yesterday.
          {changes.length > 0 && ` The largest changes from ${rangeText(beforeOf(source))}:`}
        </p>
      )}
      <ul class="moved">
        {rows.map((signal) => (
          <li key={`${signal.id}/${signal.opened_on}`}>
            <span class="moved-name">
              <b>
                <Opened href={signalUrl(source, signal)}>{signalName(signal)}</Opened>
              </b>{' '}
              <SignalChange signal={signal} />
            </span>
            <span class="hint">
              {signal.closed_on === null
                ? `since ${longDate(signal.opened_on)}`
                : `over since ${longDate(signal.closed_on)}`}
            </span>
            <Evidence signal={signal} />
          </li>
        ))}
        {changes.map(({ text, page, parameters, row, note }) => (
          <li key={text}>
            <span class="moved-name">
              <Opened href={pageUrl(source, page, parameters)}>{text}</Opened>
              {row && <VisibilityChange row={row} />}
              {note && <span class="hint">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
