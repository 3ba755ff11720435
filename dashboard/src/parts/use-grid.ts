import { useLayoutEffect, useRef } from 'preact/hooks';

/*
 * Keys of a table, https://www.w3.org/WAI/ARIA/apg/patterns/grid/: it is one stop of the Tab key, and arrow keys, Home
 * and End move inside it.
 */

/** Links, buttons and boxes of a cell. */
const WIDGETS = 'a[href], button:not(:disabled), input[type="checkbox"], summary';
/** Fields that need the arrow keys themselves, and stay stops of the Tab key. */
const FIELDS = 'select, textarea, input:not([type="checkbox"])';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** True for what belongs to an open menu or dialog of a row, which have keys of their own. */
const isElsewhere = (element: Element) => element.closest('dialog, .menu-panel') !== null;

/** The stops of a cell: what is pressed in it, or, without any, the cell itself, so that it can be read. */
function stopsOf(cell: HTMLTableCellElement): readonly HTMLElement[] {
  const widgets = [...cell.querySelectorAll<HTMLElement>(`${WIDGETS}, ${FIELDS}`)];
  const own = widgets.filter((widget) => !isElsewhere(widget));
  return own.length > 0 ? own : [cell];
}

const cellsOf = (row: HTMLTableRowElement | undefined) => [...(row?.cells ?? [])].filter(isShown);

/** The stop that a key leads to from another one, where there is any. */
function nextStop(table: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  if (!cell) return;
  const row = cell.parentElement as HTMLTableRowElement;
  const inRow = cellsOf(row).flatMap(stopsOf);
  const place = inRow.indexOf(from);
  if (key === 'ArrowRight') return inRow[place + 1];
  if (key === 'ArrowLeft') return inRow[place - 1];
  if (key === 'Home') return inRow[0];
  if (key === 'End') return inRow.at(-1);
  // Rows without cells stand for those that are not drawn.
  const rows = [...table.rows].filter(({ cells }) => cells.length > 0);
  const other = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
  const below = other?.cells[cell.cellIndex];
  const stops = below ? stopsOf(below) : [];
  return stops[Math.min(stopsOf(cell).indexOf(from), stops.length - 1)];
}

const KEYS = new Set(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Makes a table one stop of the Tab key, with arrow keys inside. */
export function useGrid() {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement | null>(null);
  /** Row and cell of the focus while it is in the table. */
  const place = useRef<{ readonly row: number; readonly cell: number } | null>(null);

  /** Rows come and go, so this runs each time that the table is drawn. */
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    const stops = [...table.rows].flatMap(({ cells }) => [...cells].flatMap(stopsOf));
    const isGone = !current.current?.isConnected;
    if (isGone) {
      const { row = -1, cell = 0 } = place.current ?? {};
      const heir = table.rows[Math.min(row, table.rows.length - 1)]?.cells[cell];
      const first = stops.find((stop) => stop.closest('tbody') && !stop.matches(FIELDS));
      current.current = (heir && stopsOf(heir)[0]) ?? first ?? null;
    }
    for (const stop of stops) {
      const tabIndex = stop === current.current ? '0' : '-1';
      // A cell says -1 without having it, and takes no focus then.
      if (!stop.matches(FIELDS) && stop.getAttribute('tabindex') !== tabIndex) {
        stop.setAttribute('tabindex', tabIndex);
      }
    }
    // Of a row that is gone with the focus, as it has left the list, the row in its place gets it.
    if (isGone && place.current && document.activeElement === document.body) current.current?.focus();
  });

  const moveTo = (stop: HTMLElement) => {
    if (isElsewhere(stop) || stop.matches(FIELDS) || stop === current.current) return;
    if (current.current) current.current.tabIndex = -1;
    stop.tabIndex = 0;
    current.current = stop;
  };

  const onFocusIn = (event: FocusEvent) => {
    const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th');
    const row = cell?.closest('tr');
    if (cell && row) place.current = { row: row.rowIndex, cell: cell.cellIndex };
    moveTo(event.target as HTMLElement);
  };

  /** An element that is removed may lose the focus, too: it has not been taken elsewhere by that. */
  const onFocusOut = ({ target }: FocusEvent) => {
    setTimeout(() => {
      const isInside = ref.current?.contains(document.activeElement);
      if ((target as Element).isConnected && !isInside) place.current = null;
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!KEYS.has(key) || altKey || ctrlKey || metaKey) return;
    if (isElsewhere(from) || from.matches(FIELDS) || !ref.current) return;
    event.preventDefault();
    nextStop(ref.current, from, key)?.focus();
  };

  return { ref, onFocusIn, onFocusOut, onKeyDown };
}
