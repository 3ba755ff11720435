import { isOrnament } from './list-markers.ts';

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
  /** No line of dashes stands below the first row. */
  readonly bare: boolean;
  /** The first row is the header, if there is one. */
  readonly rows: { readonly piece: number; readonly cells: readonly Cell[] }[];
}

/** What an answer's text is made of, in the order of the text. */
export interface Blocks {
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
  readonly lists: readonly List[];
  readonly tables: readonly Table[];
}

/** A list item or quote that is open, and what may go on directly inside it. */
interface Container {
  /** The index of an item; -1 for a quote and for the answer itself. */
  readonly item: number;
  /** Columns that a line of an item is indented by. */
  readonly width: number;
  /** What tells its item's list from others, 0 for none. */
  readonly sign: number;
  /** Whether nothing has been in it yet. */
  empty: boolean;
  /** The list whose next item would be directly inside, and its marker. */
  list: number;
  marker: number;
}

/** Lists and quotes nested deeper are read as text, which bounds the work per line. No answer goes beyond 5. */
const MAX_NESTING = 32;

/** The blocks of an answer while it is read: what is complete, and what is open. */
export class BlockTree {
  readonly pieces: Piece[] = [];
  readonly items: Item[] = [];
  readonly lists: List[] = [];
  readonly tables: Table[] = [];
  readonly open: Container[] = [{ item: -1, width: 0, sign: 0, empty: false, list: -1, marker: 0 }];
  /** The lists of ornaments since the last heading, which go on behind what is told below an item. */
  readonly #ornaments = new Map<string, number>();
  /** What the next line may go on. */
  paragraph: Piece | null = null;
  table: Table | null = null;
  /** The code that is going on, in the container of a depth: its lines are no text. */
  fence: { readonly sign: number; readonly length: number; readonly depth: number } | null = null;

  /** Whether another list or quote may be opened. */
  get mayNest(): boolean {
    return this.open.length < MAX_NESTING;
  }

  /** Ends the paragraph or table, and all containers from a depth on. */
  closeTo(depth: number): void {
    for (let at = this.open.length - 1; at >= depth; at -= 1) {
      const item = this.items[this.open[at]?.item ?? -1];
      if (item) item.end = this.pieces.length;
    }
    this.open.length = Math.min(this.open.length, depth);
    this.paragraph = null;
    this.table = null;
  }

  /** Something else than an item came: the list directly inside does not go on. */
  interruptList(): void {
    const container = this.open[this.open.length - 1];
    if (!container) return;
    container.list = -1;
    container.empty = false;
  }

  /** The innermost item that is open; -1 for none. */
  get item(): number {
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const item = this.open[at]?.item ?? -1;
      if (item >= 0) return item;
    }
    return -1;
  }

  addPiece(kind: Piece['kind'], start: number, end: number, depth = 0): Piece {
    const piece = { kind, start, end, depth, item: this.item };
    if (kind === 'heading') this.#ornaments.clear();
    this.pieces.push(piece);
    this.interruptList();
    return piece;
  }

  addQuote(): void {
    this.interruptList();
    this.open.push({ item: -1, width: 0, sign: 0, empty: false, list: -1, marker: 0 });
  }

  /** Adds an item to the list that is going on, or to a new one where its marker is another. */
  addItem(
    { marker, number, ordered }: { marker: number; number: number; ordered: boolean },
    width: number,
  ): void {
    const container = this.open[this.open.length - 1];
    if (!container) return;
    const parent = this.item;
    if (container.list < 0 || container.marker !== marker) {
      const key = `${parent} ${marker}`;
      container.list = this.#ornaments.get(key) ?? this.lists.length;
      container.marker = marker;
      if (container.list === this.lists.length) this.lists.push({ ordered, parent, items: [] });
      if (isOrnament(marker)) this.#ornaments.set(key, container.list);
    }
    container.empty = false;
    this.lists[container.list]?.items.push(this.items.length);
    this.open.push({ item: this.items.length, width, sign: marker, empty: true, list: -1, marker: 0 });
    const first = this.pieces.length;
    this.items.push({ list: container.list, parent, first, end: first, number });
  }
}
