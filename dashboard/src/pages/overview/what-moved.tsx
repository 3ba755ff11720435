import type { List, Signal } from '../../data/shapes.ts';
import { pageUrl, signalsUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Card } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { longDate } from '../../words/dates.ts';
import { Evidence, SignalChange, signalName } from '../signal.tsx';

/** Signals that the card shows; the page has all. */
const SHOWN = 4;

/** Figures that moved by more than chance in the range of the page, open ones first. */
export function WhatMoved() {
  const source = useSource();
  const url = signalsUrl(source, { limit: SHOWN });
  const loaded = useData<List<Signal>>(url);
  const rows = loaded.data?.data ?? [];
  return (
    <Card
      title="What moved"
      hint="By more than chance: 7 days against the 28 before, looked at each night"
      loaded={loaded}
      waiting={1}
      actions={
        <>
          {rows.length > 0 && <CsvButton name="What moved" rows={() => rows} />}
          {source.brandId && <a href={pageUrl(source, 'signals')}>History</a>}
        </>
      }
    >
      {loaded.data && rows.length === 0 && <p class="hint">Nothing in this range.</p>}
      <ul class="moved">
        {rows.map((signal) => (
          <li key={`${signal.id}/${signal.opened_on}`}>
            <span class="moved-name">
              <b>{signalName(signal)}</b> <SignalChange signal={signal} />
            </span>
            <span class="hint">
              {signal.closed_on === null
                ? `since ${longDate(signal.opened_on)}`
                : `over since ${longDate(signal.closed_on)}`}
            </span>
            <Evidence signal={signal} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
