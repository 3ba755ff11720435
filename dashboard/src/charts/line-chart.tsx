import { useId, useRef, useState } from 'preact/hooks';
import { CsvButton, CsvLink, save } from '../parts/csv-link.tsx';
import { useCardTools } from '../parts/use-card-tools.ts';
import { points } from '../words/numbers.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import { type Line, rowsOf } from './line.ts';
import { pictureOf } from './picture.ts';
import { bandPath, labelled, linear, linePath, type Point, ticks } from './scale.ts';
import { useSize } from './use-size.ts';

export interface LineChartProps {
  /** Description for screen readers, and the title of its picture. */
  readonly title: string;
  /** Dates on the axis, from left to right, as the file has them, and their labels. */
  readonly places: readonly string[];
  readonly labels: readonly string[];
  /** The first of them is drawn on top. */
  readonly lines: readonly Line[];
  readonly format: (value: number | null) => string;
  readonly formatAxis: (value: number) => string;
  /** A difference of two values, with its sign; by default of rates. */
  readonly formatChange?: ((change: number) => string) | undefined;
  /** Maximum of the axis, for values that have one. */
  readonly most?: number | undefined;
  /** Header of the column of labels in the table. */
  readonly labelName: string;
  /** The address of the report that has the same rows; where it is left out, the file has the lines. */
  readonly csv?: string;
  /** Link of each label of the table. */
  readonly hrefs?: readonly (string | undefined)[];
}

/** Height in pixels before that of the card is known. */
const HEIGHT = 320;
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 28;
/** Pixels that a label of the axis needs. */
const LABEL_ROOM = 64;

/** Place that is chosen, and the height of the pointer over it. */
interface Chosen {
  readonly index: number;
  readonly y: number;
}

const present = (values: readonly (number | null | undefined)[]) =>
  values.filter((value): value is number => typeof value === 'number');

/** The drawing itself, as high as its room. */
function Drawing(props: LineChartProps) {
  const { title, labels, lines, format, formatAxis, formatChange = points, most, labelName } = props;
  const { ref, width, height: measured } = useSize<HTMLDivElement>();
  const [at, choose] = useState<Chosen | null>(null);
  const chosen = at && at.index < labels.length ? at.index : null;
  const id = useId();
  const height = measured || HEIGHT;

  const drawn = lines.flatMap(({ values, low = [], high = [] }) => present([...values, ...low, ...high]));
  const marks = ticks(
    Math.min(Math.max(0, ...drawn), most ?? Number.POSITIVE_INFINITY),
    Math.min(0, ...drawn),
  );
  const x = linear([0, Math.max(1, labels.length - 1)], [LEFT, Math.max(LEFT + 1, width - RIGHT)]);
  const y = linear([marks[0] ?? 0, marks.at(-1) ?? 1], [height - BOTTOM, TOP]);
  const placed = (values: readonly (number | null)[]): (Point | null)[] =>
    values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const nearest = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = (currentTarget as Element).getBoundingClientRect();
    const share = (clientX - box.left - LEFT) / Math.max(1, width - LEFT - RIGHT);
    const index = Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1))));
    choose({ index, y: clientY - box.top });
  };
  const chooseByKey = (index: number) => choose({ index, y: 0 });
  const told = (index: number) =>
    `${labels[index]}: ${lines.map(({ name, values }) => `${name} ${format(values[index] ?? null)}`).join(', ')}`;

  return (
    <>
      <div
        class="chart-canvas"
        ref={ref}
        onPointerMove={nearest}
        onPointerDown={nearest}
        // A touch ends as soon as the finger is lifted: its values stay visible.
        onPointerLeave={(event) => event.pointerType !== 'touch' && choose(null)}
      >
        <svg width={width} height={height} aria-hidden="true" class="chart-drawing">
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
              y={height - 6}
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
              <line class="cursor" x1={x(chosen)} x2={x(chosen)} y1={TOP} y2={height - BOTTOM} />
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
          <ChartTip
            label={labels[chosen] ?? ''}
            since={labelName.split(' ', 1)[0]?.toLowerCase() ?? ''}
            index={chosen}
            lines={lines}
            format={format}
            formatChange={formatChange}
            x={x(chosen)}
            y={at?.y ?? 0}
            width={width}
          />
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
          onFocus={() => chooseByKey(labels.length - 1)}
          onBlur={() => choose(null)}
          onInput={(event) => chooseByKey(Number(event.currentTarget.value))}
        />
      </div>
      <figcaption class="chart-foot">
        <ul class="legend">
          {lines.map(({ name, note, className }) => (
            <li key={name} class={className}>
              <i class="swatch" />
              {note ? `${name}, ${note}` : name}
            </li>
          ))}
          {lines.some(({ low }) => low) && (
            <li class="hint">
              <i class="swatch-band" />
              95% interval
            </li>
          )}
        </ul>
      </figcaption>
    </>
  );
}

/**
 * Chart of lines over time, as high as its card, each with its band where it has one. Pointer, touch and arrow keys
 * select a place and show its values; a table, in its place, has all of them. It can be kept as a file and a picture.
 */
export function LineChart(props: LineChartProps) {
  const { title, places, labels, lines, format, labelName, csv, hrefs = [] } = props;
  const ref = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  const keep = () =>
    save(`${title}.png`, () => pictureOf(ref.current?.querySelector('svg') as SVGSVGElement, title, lines));
  useCardTools(
    <>
      <button type="button" class="tool" onClick={() => setTable(!isTable)}>
        {isTable ? 'Chart' : 'Table'}
      </button>
      {csv === undefined ? (
        <CsvButton name={title} rows={() => rowsOf(places, lines, labelName)} />
      ) : (
        <CsvLink url={csv} />
      )}
      {!isTable && (
        <button type="button" class="tool" onClick={() => void keep()}>
          PNG
        </button>
      )}
    </>,
  );
  return (
    <figure class="chart" aria-label={title} ref={ref}>
      {isTable ? (
        <ChartTable
          title={title}
          labelName={labelName}
          labels={labels}
          lines={lines}
          format={format}
          hrefs={hrefs}
        />
      ) : (
        <Drawing {...props} />
      )}
    </figure>
  );
}
