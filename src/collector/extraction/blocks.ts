import { classOf, SPACE } from './letters.ts';

/** A run of text: a heading, a paragraph or a row of a table, `text.slice(start, end)`. */
export interface Piece {
  kind: 'heading' | 'paragraph' | 'row';
  start: number;
  end: number;
  /** Of a heading, 1 to 6; else 0. */
  depth: number;
  /** The innermost list item it is in, an index into `items`; -1 for none. */
  readonly item: number;
}

export interface Item {
  readonly list: number;
  /** The item its list is in; -1 for none. */
  readonly parent: number;
  /** Its pieces, those of the lists inside it too: from `first` up to `end`, indexes into `pieces`. */
  readonly first: number;
  end: number;
  /** The number written before it, 0 before a bullet's. */
  readonly number: number;
}

export interface List {
  readonly ordered: boolean;
  readonly parent: number;
  readonly items: number[];
}

export interface Cell {
  readonly start: number;
  readonly end: number;
}

export interface Table {
  readonly item: number;
  /** The first row is the header. */
  readonly rows: { readonly piece: number; readonly cells: readonly Cell[] }[];
}

/** What an answer's text is made of, in the order of the text. */
export interface Blocks {
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
  readonly lists: readonly List[];
  readonly tables: readonly Table[];
}

/** Lists and quotes nested deeper are read as text, which bounds the work per line. No answer goes beyond 5. */
const MAX_NESTING = 32;

interface Container {
  /** The index of an item; -1 for a quote. */
  readonly item: number;
  /** Columns that a line of an item is indented by. */
  readonly width: number;
  /** Whether nothing has been in it yet. */
  empty: boolean;
  /** The list whose items may go on directly inside, and its marker. */
  list: number;
  marker: number;
}

const isBlank = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Bullets that Markdown does not know and people write. */
const BULLETS = new Set([...'•●◦▪‣▸►○■'].map((bullet) => bullet.charCodeAt(0)));

/** Cells of a row: what is between the bars, trimmed. */
export function cellsOf(text: string, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  while (from < end && isBlank(text.charCodeAt(from))) from += 1;
  if (text.charCodeAt(from) === 0x7c) from += 1;
  let at = from;
  const add = (to: number) => {
    let first = from;
    let last = to;
    while (first < last && isBlank(text.charCodeAt(first))) first += 1;
    while (last > first && isBlank(text.charCodeAt(last - 1))) last -= 1;
    cells.push({ start: first, end: last });
  };
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x7c) {
      add(at);
      from = at + 1;
    }
  }
  let rest = from;
  while (rest < end && isBlank(text.charCodeAt(rest))) rest += 1;
  if (rest < end) add(end);
  return cells;
}

/** How many columns a delimiter row (`| --- | :-: |`) declares; 0 where the line is none. */
function delimitersIn(text: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x2d && code !== 0x3a && code !== 0x7c && !isBlank(code)) return 0;
  }
  const cells = cellsOf(text, start, end);
  return cells.every(({ start: from, end: to }) => /^:?-+:?$/.test(text.slice(from, to))) ? cells.length : 0;
}

/** The list marker at `at`: its character, its number and its end; null where there is none. */
function markerAt(text: string, at: number, end: number, markdown: boolean) {
  const code = text.charCodeAt(at);
  let after = at;
  let number = 0;
  let marker = code;
  if (code === 0x2d || code === 0x2a || code === 0x2b || BULLETS.has(code)) after = at + 1;
  else if (isDigit(code)) {
    while (after < end && after - at < 9 && isDigit(text.charCodeAt(after))) {
      number = number * 10 + text.charCodeAt(after) - 0x30;
      after += 1;
    }
    if (text.charCodeAt(after) === 0xfe0f) after += 1;
    marker = text.charCodeAt(after);
    // "1️⃣ Dell": a digit in a keycap.
    const closes = marker === 0x2e || marker === 0x29 || marker === 0x20e3 || (!markdown && marker === 0x3a);
    if (!closes) return null;
    after += 1;
  } else if (code >= 0x2460 && code <= 0x2473) {
    number = code - 0x245f;
    marker = 0x2460;
    after = at + 1;
  } else if (!markdown && (code === 0x23 || code === 0x28) && isDigit(text.charCodeAt(at + 1))) {
    after = at + 1;
    while (after < end && after - at < 4 && isDigit(text.charCodeAt(after))) {
      number = number * 10 + text.charCodeAt(after) - 0x30;
      after += 1;
    }
    const closing = text.charCodeAt(after);
    if (closing === 0x29 || closing === 0x3a || closing === 0x2e) after += 1;
    else if (code === 0x28) return null;
  } else return null;
  if (after < end && !isBlank(text.charCodeAt(after)) && marker < 0x100) return null;
  return { marker, number, end: after };
}

/** Whether a line is three or more of one of `*`, `-`, `_` and nothing else. */
function isRule(text: string, start: number, end: number): boolean {
  const sign = text.charCodeAt(start);
  if (sign !== 0x2a && sign !== 0x2d && sign !== 0x5f) return false;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === sign) count += 1;
    else if (!isBlank(code)) return false;
  }
  return count >= 3;
}

/** The depth of the heading that a line of `=` or `-` makes of the paragraph above; 0 where it is none. */
function underlineDepth(text: string, start: number, end: number): number {
  const sign = text.charCodeAt(start);
  if (sign !== 0x3d && sign !== 0x2d) return 0;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at < end ? 0 : sign === 0x3d ? 1 : 2;
}

/** The sign and length of a code fence; null where the line opens none. */
function fenceAt(text: string, start: number, end: number) {
  const sign = text.charCodeAt(start);
  if (sign !== 0x60 && sign !== 0x7e) return null;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  if (at - start < 3) return null;
  if (sign === 0x60) {
    const tick = text.indexOf('`', at);
    if (tick >= 0 && tick < end) return null;
  }
  return { sign, length: at - start };
}

/**
 * Cuts an answer's text into its blocks, line by line, as CommonMark with GitHub's tables does: lists and
 * quotes nest, paragraphs go on lazily, code is left out. Inline markup stays in the pieces. In a plain
 * text each line is a piece of its own, and only lists are looked for. Besides Markdown's, the bullets and
 * numbers that people write otherwise ("•", "1️⃣", "①") make lists. One pass; the work per line is bounded by
 * its length and `MAX_NESTING`.
 */
export function readBlocks(text: string, format: 'markdown' | 'plain'): Blocks {
  const markdown = format === 'markdown';
  const pieces: Piece[] = [];
  const items: Item[] = [];
  const lists: List[] = [];
  const tables: Table[] = [];
  const root: Container = { item: -1, width: 0, empty: false, list: -1, marker: 0 };
  const open: Container[] = [root];
  let paragraph: Piece | null = null;
  let lastLine = 0;
  let table: Table | null = null;
  let fence: { sign: number; length: number; depth: number } | null = null;

  const innermost = () => open[open.length - 1] ?? root;

  function closeTo(depth: number): void {
    if (open.length > depth) {
      for (let at = open.length - 1; at >= depth; at -= 1) {
        const item = items[open[at]?.item ?? -1];
        if (item) item.end = pieces.length;
      }
      open.length = depth;
    }
    paragraph = null;
    table = null;
  }

  function itemInside(): number {
    for (let at = open.length - 1; at > 0; at -= 1) {
      const item = open[at]?.item ?? -1;
      if (item >= 0) return item;
    }
    return -1;
  }

  function addPiece(kind: Piece['kind'], start: number, end: number, depth: number): Piece {
    const piece = { kind, start, end, depth, item: itemInside() };
    pieces.push(piece);
    const container = innermost();
    container.empty = false;
    container.list = -1;
    return piece;
  }

  function addItem(marker: number, number: number, width: number): void {
    const container = innermost();
    const parent = itemInside();
    if (container.list < 0 || container.marker !== marker) {
      container.list = lists.length;
      container.marker = marker;
      lists.push({
        ordered: number > 0 || isDigit(marker) || marker === 0x2e || marker === 0x29,
        parent,
        items: [],
      });
    }
    container.empty = false;
    lists[container.list]?.items.push(items.length);
    open.push({ item: items.length, width, empty: true, list: -1, marker: 0 });
    items.push({ list: container.list, parent, first: pieces.length, end: pieces.length, number });
  }

  let line = 0;
  while (line <= text.length) {
    let end = text.indexOf('\n', line);
    if (end < 0) end = text.length;
    const next = end + 1;
    while (end > line && isBlank(text.charCodeAt(end - 1))) end -= 1;

    let at = line;
    let column = 0;
    let indent = 0;
    const measure = () => {
      let place = at;
      let reached = column;
      while (place < end) {
        const code = text.charCodeAt(place);
        if (code === 0x20) reached += 1;
        else if (code === 0x09) reached += 4 - (reached % 4);
        else break;
        place += 1;
      }
      indent = reached - column;
      return place;
    };
    const indentBy = (width: number) => {
      const target = column + width;
      while (column < target && at < end) {
        column += text.charCodeAt(at) === 0x09 ? 4 - (column % 4) : 1;
        at += 1;
      }
    };

    let matched = 1;
    let first = measure();
    for (; matched < open.length; matched += 1) {
      const container = open[matched];
      if (!container) break;
      if (container.item < 0) {
        if (indent > 3 || text.charCodeAt(first) !== 0x3e) break;
        column += indent + 1;
        at = first + 1;
        if (text.charCodeAt(at) === 0x20) {
          at += 1;
          column += 1;
        }
      } else if (first >= end) {
        if (container.empty) break;
      } else if (indent >= container.width) indentBy(container.width);
      else break;
      first = measure();
    }

    line = next;
    if (fence) {
      if (matched >= fence.depth) {
        const closing = indent < 4 ? fenceAt(text, first, end) : null;
        if (closing?.sign === fence.sign && closing.length >= fence.length && first + closing.length === end)
          fence = null;
        continue;
      }
      fence = null;
    }
    if (first >= end) {
      if (matched < open.length) closeTo(matched);
      paragraph = null;
      table = null;
      continue;
    }

    const whole = matched === open.length;
    let opened = false;
    let leaf: 'text' | 'done' = 'text';
    for (;;) {
      if (indent >= 4 && markdown) {
        if (paragraph) break;
        if (!opened) closeTo(matched);
        innermost().list = -1;
        innermost().empty = false;
        leaf = 'done';
        break;
      }
      const code = text.charCodeAt(first);
      if (markdown && code === 0x3e && open.length < MAX_NESTING) {
        if (!opened) closeTo(matched);
        opened = true;
        innermost().list = -1;
        innermost().empty = false;
        open.push({ item: -1, width: 0, empty: false, list: -1, marker: 0 });
        column += indent + 1;
        at = first + 1;
        if (text.charCodeAt(at) === 0x20) {
          at += 1;
          column += 1;
        }
        first = measure();
        if (first >= end) {
          leaf = 'done';
          break;
        }
        continue;
      }
      const current: Piece | null = whole && !opened ? paragraph : null;
      if (markdown && (code === 0x2d || code === 0x3d) && current && !table) {
        const depth = underlineDepth(text, first, end);
        if (
          depth > 0 &&
          !(
            depth === 2 &&
            delimitersIn(text, first, end) === cellsOf(text, lastLine, current.end).length &&
            text.slice(lastLine, current.end).includes('|')
          )
        ) {
          current.kind = 'heading';
          current.depth = depth;
          paragraph = null;
          leaf = 'done';
          break;
        }
      }
      if (markdown && isRule(text, first, end)) {
        if (!opened) closeTo(matched);
        innermost().list = -1;
        innermost().empty = false;
        leaf = 'done';
        break;
      }
      const marker = open.length < MAX_NESTING ? markerAt(text, first, end, markdown) : null;
      if (
        marker &&
        !(
          markdown &&
          current &&
          !table &&
          (marker.end >= end || marker.number > 1 || (marker.number === 0 && isDigit(code)))
        )
      ) {
        if (!opened) closeTo(matched);
        opened = true;
        const width = marker.end - first;
        column += indent + width;
        const outer = indent;
        at = marker.end;
        first = measure();
        const padding = first >= end || indent > 4 ? 1 : indent;
        addItem(marker.marker, marker.number, outer + width + padding);
        if (first >= end) {
          leaf = 'done';
          break;
        }
        indentBy(padding);
        first = measure();
        continue;
      }
      break;
    }
    if (leaf === 'done') continue;

    const code = text.charCodeAt(first);
    if (markdown && indent < 4) {
      if (code === 0x23) {
        let after = first;
        while (after < end && text.charCodeAt(after) === 0x23) after += 1;
        const depth = after - first;
        if (depth <= 6 && (after >= end || isBlank(text.charCodeAt(after)))) {
          if (!opened) closeTo(matched);
          while (after < end && isBlank(text.charCodeAt(after))) after += 1;
          let last = end;
          while (last > after && text.charCodeAt(last - 1) === 0x23) last -= 1;
          if (last > after && !isBlank(text.charCodeAt(last - 1))) last = end;
          while (last > after && isBlank(text.charCodeAt(last - 1))) last -= 1;
          addPiece('heading', after, last, depth);
          paragraph = null;
          table = null;
          continue;
        }
      }
      const opens = fenceAt(text, first, end);
      if (opens) {
        if (!opened) closeTo(matched);
        innermost().list = -1;
        innermost().empty = false;
        paragraph = null;
        fence = { ...opens, depth: open.length };
        continue;
      }
    }
    if (table && whole && !opened) {
      const cells = cellsOf(text, first, end);
      (table as Table).rows.push({ piece: pieces.length, cells });
      addPiece('row', first, end, 0);
      continue;
    }
    const above: Piece | null = paragraph;
    if (above && !opened) {
      if (markdown && whole) {
        const count = delimitersIn(text, first, end);
        const header = count > 0 ? cellsOf(text, lastLine, above.end) : [];
        if (count > 0 && count === header.length && text.slice(lastLine, above.end).includes('|')) {
          let piece = pieces.length - 1;
          if (above.start === lastLine) above.kind = 'row';
          else {
            const headerEnd = above.end;
            above.end = lastLine;
            while (above.end > above.start && classOf(text.charCodeAt(above.end - 1)) & SPACE) above.end -= 1;
            piece = pieces.length;
            addPiece('row', lastLine, headerEnd, 0);
          }
          table = { item: itemInside(), rows: [{ piece, cells: header }] };
          tables.push(table);
          paragraph = null;
          continue;
        }
      }
      if (markdown) {
        above.end = end;
        lastLine = first;
        continue;
      }
    }
    if (!opened) closeTo(matched);
    paragraph = addPiece('paragraph', first, end, 0);
    lastLine = first;
  }
  closeTo(1);
  return { pieces, items, lists, tables };
}
