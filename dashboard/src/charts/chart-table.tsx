import { useState } from 'preact/hooks';
import { Counted } from '../parts/stat.tsx';
import type { Line } from './line.ts';

interface ChartTableProps {
  readonly title: string;
  readonly labelName: string;
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number | null) => string;
  readonly csv?: string | undefined;
  /** What each label opens. */
  readonly hrefs?: readonly (string | undefined)[];
}

/** The values of a chart as a table, for who would rather read it, and as a file. */
export function ChartTable({ title, labelName, labels, lines, format, csv, hrefs }: ChartTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Table</summary>
      {csv && (
        <a class="csv" href={csv} download>
          CSV
        </a>
      )}
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section class="scroll" tabIndex={0} aria-label={title}>
          <table>
            <caption class="hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{labelName}</th>
                {lines.map(({ name, low }) => (
                  <th key={name} scope="col" class="number">
                    {name}
                    {low && ' (95% interval)'}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">
                    <Counted href={hrefs?.[index]}>{label}</Counted>
                  </th>
                  {lines.map(({ name, values, low, high }) => (
                    <td key={name} class="number">
                      {format(values[index] ?? null)}
                      {typeof low?.[index] === 'number' &&
                        ` (${format(low[index] ?? null)}–${format(high?.[index] ?? null)})`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
