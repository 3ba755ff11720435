import type { List, Signal } from '../data/shapes.ts';
import { signalsUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { Empty } from '../parts/card.tsx';
import { pageOf } from '../parts/pager.tsx';
import type { Column } from '../parts/table.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { longDate } from '../words/dates.ts';
import { BrandPage } from './shell.tsx';
import { Evidence, SignalChange, signalName } from './signal.tsx';

const SIZE = 50;

const COLUMNS: readonly Column<Signal>[] = [
  {
    name: 'name',
    title: 'Figure',
    className: 'question-cell',
    cell: (signal) => (
      <span class="question">
        <b>{signalName(signal)}</b>
        <Evidence signal={signal} />
      </span>
    ),
  },
  { name: 'change', title: 'Change', cell: (signal) => <SignalChange signal={signal} /> },
  { name: 'opened', title: 'Since (UTC)', cell: ({ opened_on }) => longDate(opened_on) },
  {
    name: 'status',
    title: 'Status',
    spare: true,
    cell: ({ closed_on }) =>
      closed_on === null ? <span class="badge own">open</span> : `over since ${longDate(closed_on)}`,
  },
];

/** History of the figures that moved by more than chance. */
export function Signals() {
  const source = useSource();
  const url = signalsUrl(source, { limit: SIZE, offset: pageOf() * SIZE || undefined });
  return (
    <BrandPage title="Signals">
      <TableCard
        title="What moved"
        hint="Figures of 7 days that differ from the 28 before by more than chance, paired by prompt; those that were open in this range"
        loaded={useData<List<Signal>>(url)}
        columns={COLUMNS}
        keyOf={({ id, opened_on }) => `${id}/${opened_on}`}
        presorted
        empty={
          <Empty title="Nothing moved in this range">
            Each night the complete day before is looked at, once eight prompts have answers of five weeks.
          </Empty>
        }
        size={SIZE}
      />
    </BrandPage>
  );
}
