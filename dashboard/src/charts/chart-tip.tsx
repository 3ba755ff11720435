import { shortDate } from '../words/dates.ts';
import type { Line } from './line.ts';

interface ChartTipProps {
  /** Label of the place, and its number from the left. */
  readonly label: string;
  readonly index: number;
  /** Word for a place, to tell what changes are against: `day`. */
  readonly since: string;
  readonly lines: readonly Line[];
  readonly format: (value: number | null) => string;
  /** A difference of two values, with its sign. */
  readonly formatChange: (change: number) => string;
  /** The place that it points to, in pixels from the top left of the chart, and the width of that. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pixels between the cursor and the box, whose rows are about as high as ROW. */
const GAP = 14;
const ROW = 24;

/** Values of one place beside the cursor, the greatest first, each with its change since the place before. */
export function ChartTip({ label, index, since, lines, format, formatChange, x, y, width }: ChartTipProps) {
  const rows = [...lines].sort((a, b) => (b.values[index] ?? -2) - (a.values[index] ?? -2));
  const isLeft = x > width / 2;
  return (
    <div
      class="chart-tip"
      style={{
        [isLeft ? 'right' : 'left']: `${(isLeft ? width - x : x) + GAP}px`,
        top: `${Math.max(0, y - (rows.length + 1) * ROW)}px`,
        'max-width': `${Math.max(190, (isLeft ? x : width - x) - GAP)}px`,
      }}
    >
      <strong>{label}</strong>
      {index > 0 && <small class="hint">change since the {since} before</small>}
      {rows.map(({ name, values, low, high, className, places }) => {
        const [value, before] = [values[index], values[index - 1]];
        const place = places?.[index];
        return (
          <span key={name} class={`tip-row ${className}`}>
            <i class="swatch" />
            <span>{name}</span>
            {place && <small>{shortDate(place)}</small>}
            <b>{format(value ?? null)}</b>
            {typeof low?.[index] === 'number' && typeof high?.[index] === 'number' && (
              <small>
                {format(low[index] ?? null)}–{format(high[index] ?? null)}
              </small>
            )}
            {!places && typeof value === 'number' && typeof before === 'number' && (
              <small class="tip-change">{formatChange(value - before)}</small>
            )}
          </span>
        );
      })}
    </div>
  );
}
