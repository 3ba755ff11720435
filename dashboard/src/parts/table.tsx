import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { query, withQuery } from '../navigation/location.ts';
import { useGrid } from './use-grid.ts';
import { ROW, useWindow } from './use-window.ts';

export interface Column<Row> {
  /** Its name in the address, where the table is sorted by it. */
  readonly name: string;
  readonly title: string;
  /** Title of a column without a visible one; by default Actions. */
  readonly hiddenTitle?: string;
  /** In the place of the title: what acts on all rows. */
  readonly header?: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  readonly number?: boolean;
  /** True for cells that are the headers of their rows. */
  readonly head?: boolean;
  /** Sort key; a column without it cannot be sorted. Nulls come last. */
  readonly sort?: (row: Row) => number | string | null | undefined;
  /** Left out where there is little room: on phones, or `soon`, in windows of 1024 pixels. */
  readonly spare?: boolean | 'soon';
  readonly className?: string;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Parameter of the address with the sort order, where a page has several tables. */
  readonly sortParameter?: string;
  /** True where the rows are sorted already as the address requests. */
  readonly presorted?: boolean;
  /** True where the columns fit into every window: then the head stays in sight while rows scroll. */
  readonly fits?: boolean;
  /** Key of a new row that is to be shown and to get the focus, and the function that is called once it has. */
  readonly awaited?: { readonly key: string; readonly done: () => void } | null;
}

/** From this many rows on only those in sight are drawn, each of the height that styles/table.css gives it. */
const MANY = 200;

type Order = readonly [name: string, direction: 'asc' | 'desc'];

function compare(a: number | string | null | undefined, b: number | string | null | undefined, sign: number) {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b));
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], [name, direction]: Order) {
  const by = columns.find((column) => column.name === name)?.sort;
  if (!by) return rows;
  return [...rows].sort((a, b) => compare(by(a), by(b), direction === 'asc' ? 1 : -1));
}

const classOf = <Row,>({ number, spare, className = '' }: Column<Row>) =>
  `${number ? 'number' : ''} ${spare === 'soon' ? 'spare-soon' : spare ? 'spare' : ''} ${className}`;

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Among all rows, where not all of them are drawn. */
  readonly place: number | undefined;
}

/** A row that stays as it is while others scroll in. */
class TableRow<Row> extends Component<TableRowProps<Row>> {
  override shouldComponentUpdate({ row, columns, place }: TableRowProps<Row>) {
    return row !== this.props.row || columns !== this.props.columns || place !== this.props.place;
  }

  override render({ row, columns, place }: TableRowProps<Row>) {
    return (
      <tr aria-rowindex={place}>
        {columns.map((column) => {
          const Cell = column.head ? 'th' : 'td';
          return (
            <Cell key={column.name} scope={column.head ? 'row' : undefined} class={classOf(column)}>
              {column.cell(row)}
            </Cell>
          );
        })}
      </tr>
    );
  }
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sortParameter = 'sort', presorted = false, fits = false } = props;
  const { awaited } = props;
  const [name = '', direction = ''] = (query.value.get(sortParameter) ?? '').split(':');
  const order: Order = [name, direction === 'asc' ? 'asc' : 'desc'];
  const all = presorted ? rows : sorted(rows, columns, order);
  const many = all.length > MANY;
  const { ref, from, to, before, after } = useWindow<HTMLTableSectionElement>(all.length, many);
  const shown = many ? all.slice(from, to) : all;
  const { ref: table, ...keys } = useGrid();
  useLayoutEffect(() => {
    const place = awaited ? all.findIndex((row) => keyOf(row) === awaited.key) : -1;
    const body = ref.current;
    if (!awaited || !body || place < 0) return;
    const row = [...body.rows].filter(({ cells }) => cells.length > 0)[place - from];
    // A row of a long table is drawn once it is in sight.
    if (!row)
      return window.scrollTo(0, body.getBoundingClientRect().top + window.scrollY + (place - 4) * ROW);
    row.querySelector<HTMLElement>('a')?.focus();
    awaited.done();
  });
  const next = (column: Column<Row>) => {
    const first = column.number ? 'desc' : 'asc';
    const other = first === 'desc' ? 'asc' : 'desc';
    return `${column.name}:${order[0] === column.name && order[1] === first ? other : first}`;
  };
  return (
    <section class={fits ? 'scroll fits' : 'scroll'} aria-label={caption}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML lets a table be a grid
        role="grid"
        class={many ? 'table many' : 'table'}
        aria-rowcount={many ? all.length + 1 : undefined}
        {...keys}
      >
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                class={classOf(column)}
                aria-sort={
                  order[0] === column.name ? (order[1] === 'asc' ? 'ascending' : 'descending') : undefined
                }
              >
                {column.header}
                {column.title === '' && !column.header && (
                  <span class="hidden">{column.hiddenTitle ?? 'Actions'}</span>
                )}
                {column.sort ? (
                  <a href={withQuery({ [sortParameter]: next(column), page: null })}>{column.title}</a>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ref}>
          {before > 0 && <tr style={{ height: `${before}px` }} />}
          {shown.map((row, index) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={columns}
              place={many ? from + index + 2 : undefined}
            />
          ))}
          {after > 0 && <tr style={{ height: `${after}px` }} />}
        </tbody>
      </table>
    </section>
  );
}
