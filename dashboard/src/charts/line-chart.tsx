import { useId, useState } from 'preact/hooks';
import { ChartTable } from './chart-table.tsx';
import type { Line } from './line.ts';
import { bandPath, labelled, linear, linePath, type Point, ticks } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface LineChartProps {
  /** Description for screen readers. */
  readonly title: string;
  /** Of the places on the axis, from left to right. */
  readonly labels: readonly string[];
  /** The first of them is drawn on top. */
  readonly lines: readonly Line[];
  readonly format: (value: number | null) => string;
  readonly formatAxis: (value: number) => string;
  /** Maximum of the axis, for values that have one. */
  readonly most?: number | undefined;
  /** Header of the column of labels in the table. */
  readonly labelName: string;
  /** The address of the report that has the same rows. */
  readonly csv: string;
  /** Link of each label of the table. */
  readonly hrefs?: readonly (string | undefined)[];
}

const HEIGHT = 320;
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 28;
/** Pixels that a label of the axis needs. */
const LABEL_ROOM = 64;

const present = (values: readonly (number | null | undefined)[]) =>
  values.filter((value): value is number => typeof value === 'number');

/**
 * Chart of lines over time, each with its band where it has one. Pointer, touch and arrow keys select a place
 * and show its values; a table has all of them.
 */
export function LineChart(props: LineChartProps) {
  const { title, labels, lines, format, formatAxis, most, labelName, csv, hrefs = [] } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const [chosen, choose] = useState<number | null>(null);
  const id = useId();

  const drawn = lines.flatMap(({ values, low = [], high = [] }) => present([...values, ...low, ...high]));
  const marks = ticks(
    Math.min(Math.max(0, ...drawn), most ?? Number.POSITIVE_INFINITY),
    Math.min(0, ...drawn),
  );
  const x = linear([0, Math.max(1, labels.length - 1)], [LEFT, Math.max(LEFT + 1, width - RIGHT)]);
  const y = linear([marks[0] ?? 0, marks.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const placed = (values: readonly (number | null)[]): (Point | null)[] =>
    values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const nearest = (clientX: number, element: Element) => {
    const at = clientX - element.getBoundingClientRect().left;
    const share = (at - LEFT) / Math.max(1, width - LEFT - RIGHT);
    choose(Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1)))));
  };
  const told = (index: number) =>
    `${labels[index]}: ${lines.map(({ name, values }) => `${name} ${format(values[index] ?? null)}`).join(', ')}`;

  return (
    <figure class="chart" aria-label={title}>
      <div
        class="chart-canvas"
        ref={ref}
        onPointerMove={(event) => nearest(event.clientX, event.currentTarget)}
        onPointerDown={(event) => nearest(event.clientX, event.currentTarget)}
        // A touch ends as soon as the finger is lifted: its values stay visible.
        onPointerLeave={(event) => event.pointerType !== 'touch' && choose(null)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" class="chart-drawing">
          {marks.map((mark) => (
            <g key={mark}>
              <line class="grid" x1={LEFT} x2={width - RIGHT} y1={y(mark)} y2={y(mark)} />
              <text class="tick" x={LEFT - 8} y={y(mark)} dy="0.32em" text-anchor="end">
                {formatAxis(mark)}
              </text>
            </g>
          ))}
          {labelled(labels.length, Math.floor((width - LEFT - RIGHT) / LABEL_ROOM)).map((index) => (
            <text
              key={index}
              class="tick"
              x={x(index)}
              y={HEIGHT - 6}
              text-anchor={
                ['start', 'middle', 'end'][
                  labels.length === 1 ? 1 : Number(index > 0) + Number(index === labels.length - 1)
                ]
              }
            >
              {labels[index]}
            </text>
          ))}
          {lines.map(
            ({ name, low, high, className }) =>
              low &&
              high && <path key={name} class={`band ${className}`} d={bandPath(placed(low), placed(high))} />,
          )}
          {[...lines].reverse().map(({ name, values, className }) => (
            <g key={name} class={className}>
              <path class="line" d={linePath(placed(values))} />
              {placed(values).map(
                // No line leads to it.
                (point, index, all) =>
                  point &&
                  !all[index - 1] &&
                  !all[index + 1] && <circle key={index} class="dot" cx={point.x} cy={point.y} r={3} />,
              )}
            </g>
          ))}
          {chosen !== null && (
            <g>
              <line class="cursor" x1={x(chosen)} x2={x(chosen)} y1={TOP} y2={HEIGHT - BOTTOM} />
              {lines.map(({ name, values, className }) => {
                const value = values[chosen];
                return (
                  typeof value === 'number' && (
                    <circle key={name} class={`dot ${className}`} cx={x(chosen)} cy={y(value)} r={4} />
                  )
                );
              })}
            </g>
          )}
        </svg>
        {chosen !== null && (
          <div
            class="chart-tip"
            style={{ left: `${Math.min(Math.max(x(chosen), 90), Math.max(90, width - 110))}px` }}
          >
            <strong>{labels[chosen]}</strong>
            {lines.map(({ name, values, low, high, className }) => (
              <span key={name} class={`tip-row ${className}`}>
                <i class="swatch" />
                <span>{name}</span>
                <b>{format(values[chosen] ?? null)}</b>
                {typeof low?.[chosen] === 'number' && typeof high?.[chosen] === 'number' && (
                  <small>
                    {format(low[chosen] ?? null)}–{format(high[chosen] ?? null)}
                  </small>
                )}
              </span>
            ))}
          </div>
        )}
        <input
          class="chart-keys"
          type="range"
          id={id}
          aria-label={`${title}: choose a day with the arrow keys`}
          min={0}
          max={Math.max(0, labels.length - 1)}
          value={chosen ?? labels.length - 1}
          aria-valuetext={told(chosen ?? labels.length - 1)}
          onFocus={() => choose(labels.length - 1)}
          onBlur={() => choose(null)}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      </div>
      <figcaption class="chart-foot">
        <ul class="legend">
          {lines.map(({ name, className }) => (
            <li key={name} class={className}>
              <i class="swatch" />
              {name}
            </li>
          ))}
          {lines.some(({ low }) => low) && (
            <li class="hint">
              <i class="swatch-band" />
              95% interval
            </li>
          )}
        </ul>
        <ChartTable
          title={title}
          labelName={labelName}
          labels={labels}
          lines={lines}
          format={format}
          csv={csv}
          hrefs={hrefs}
        />
      </figcaption>
    </figure>
  );
}
