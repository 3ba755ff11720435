import type { ComponentChildren } from 'preact';
import type { Problem } from '../data/request.ts';
import type { List } from '../data/shapes.ts';
import { Card, type CardProps } from './card.tsx';
import { CsvButton, CsvLink, type Rows } from './csv-link.tsx';
import { Pager } from './pager.tsx';
import { Table, type TableProps } from './table.tsx';

interface TableCardProps<Row>
  extends Omit<CardProps, 'children' | 'loaded'>,
    Omit<TableProps<Row>, 'rows' | 'caption'> {
  readonly caption?: string;
  /** State of `useData` for a report or list. */
  readonly loaded: {
    readonly data: (Pick<List<Row>, 'data'> & Partial<List<Row>>) | undefined;
    readonly error: Problem | undefined;
    readonly stale?: boolean;
  };
  /** Its rows as a file: those of all pages at the address of a report or list, or others; those shown, where it is left out. */
  readonly csv?: string | Rows;
  readonly csvTitle?: string;
  /** Shown in place of a table without rows. */
  readonly empty: ComponentChildren;
  /** Rows of a page, where there are several. */
  readonly size?: number;
  /** Above the table, and below it. */
  readonly children?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

/** Table with its error, placeholder, pages and file. */
export function TableCard<Row extends object>(props: TableCardProps<Row>) {
  const { title, hint, actions, loaded, csv, csvTitle, empty, size, waiting = 5, children, foot } = props;
  const { caption = String(title), ...table } = props;
  const { data } = loaded;
  const rows = data?.data ?? [];
  return (
    <Card
      title={title}
      hint={hint}
      loaded={loaded}
      waiting={waiting}
      actions={
        <>
          {typeof csv === 'string' ? (
            <CsvLink url={csv} title={csvTitle} />
          ) : (
            rows.length > 0 && <CsvButton name={caption} rows={csv ?? (() => rows)} />
          )}
          {actions}
        </>
      }
    >
      {children}
      {data && rows.length === 0 && !data.meta?.total && empty}
      {rows.length > 0 && <Table {...table} caption={caption} rows={rows} />}
      {size && (
        <Pager
          total={data?.meta?.total ?? 0}
          size={size}
          words={table.presorted ? ['Previous', 'Next'] : undefined}
        />
      )}
      {foot}
    </Card>
  );
}
