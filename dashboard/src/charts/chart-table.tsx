import { Counted } from '../parts/stat.tsx';
import { type Column, Table } from '../parts/table.tsx';
import type { Line } from './line.ts';

interface ChartTableProps {
  readonly title: string;
  readonly labelName: string;
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number | null) => string;
  /** Link of each label. */
  readonly hrefs: readonly (string | undefined)[];
}

/** A place of the chart's axis. */
interface Place {
  readonly label: string;
  readonly index: number;
}

/** The values of a chart as a table, for who would rather read it. */
export function ChartTable({ title, labelName, labels, lines, format, hrefs }: ChartTableProps) {
  const columns: readonly Column<Place>[] = [
    {
      name: 'label',
      title: labelName,
      head: true,
      cell: ({ label, index }) => <Counted href={hrefs[index]}>{label}</Counted>,
    },
    ...lines.map(({ name, values, low, high }) => ({
      name,
      title: low ? `${name} (95% interval)` : name,
      number: true,
      cell: ({ index }: Place) =>
        format(values[index] ?? null) +
        (typeof low?.[index] === 'number'
          ? ` (${format(low[index] ?? null)}–${format(high?.[index] ?? null)})`
          : ''),
    })),
  ];
  return (
    <Table
      caption={title}
      columns={columns}
      rows={labels.map((label, index) => ({ label, index }))}
      keyOf={({ label }) => label}
    />
  );
}
