import { BOLD, HIDDEN, MARKUP } from './inline.ts';
import { type Line, linesOf } from './lines.ts';

export type BlockKind = 'heading' | 'item' | 'row' | 'text' | 'code';

/** A run of a text, as `String.slice` takes it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A line of a text as Markdown means it: a node of its tree, kept in the order of the text. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** Depth of a heading, 1 to 6, or 7 where a line is bold alone; indent of what is none. */
  readonly level: number;
  /** Written number of an item or a heading; null without one. */
  readonly number: number | null;
  /** Sign or word before it: `-`, `1.`, `#`, `step`. */
  readonly marker: string;
  /** Index of the heading above it, -1 for none. */
  readonly section: number;
  /** Index of the item that it lies in, -1 for none. */
  readonly parent: number;
  /** Cells of a table's row. */
  readonly cells: readonly Span[];
  /** Index of the table among the text's tables, -1 for none. */
  readonly table: number;
  readonly afterBlank: boolean;
  readonly isRepaired: boolean;
}

const HEADING = /^(#{1,6})\s+/;
const BULLET = /^(?:(?:[-*+•·▪▫●○◦‣➤►▶✓✔✅☑■□◆▸–—]|&bull;)\s+|[・･●■□◆◇▶►✓✔•]\ufe0f?\s*)(?=\S)/u;
const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)\s*(?=\S)/u;
const NUMBERED = /^(?:\*\*|__)?\(?(\d{1,3})(?:\\?[.)）．、]|\.\))(?:\*\*|__)?(?:\s+|(?=[^\s\d]))/u;
const KEYCAP = /^(?:\*\*)?(\d)\ufe0f?\u20e3\s*/u;
const CIRCLED = /^(?:\*\*)?([①-⑳❶-❿➀-➉])\s*/u;
const LETTERED = /^\(?([a-h])\)\s+/;
/** "No. 1:", "#2 –", "第3位", "Platz 2:", "2위". */
const LABELLED =
  /^(?:\*\*|__)?((?:\p{L}{1,12}[.:]?\s?|[#＃№]\s?)?)(\d{1,2})\s?(?:位|위)?(?:\*\*|__)?\s*(?:[.):：]|\s[–—-](?=\s)|(?<=[位위])(?=[\s*]|$))\s*/u;
const ROW_RULE = /^\s*\\?\|?\s*:?\\?-{2,}[\s:|\\-]*$/;
const RULE = /^\s*(?:-\s*){3,}$|^\s*(?:\*\s*){3,}$|^\s*(?:_\s*){3,}$|^\s*[═─━]{3,}\s*$/;
const SETEXT = /^\s*(?:={3,}|-{3,})\s*$/;
const MOST_TITLE = 140;

interface Marker {
  readonly length: number;
  readonly marker: string;
  readonly number: number | null;
}

const CIRCLES: readonly (readonly [number, number])[] = [
  [0x2460, 1],
  [0x2776, 1],
  [0x2780, 1],
];

function circledNumber(sign: string): number {
  const code = sign.charCodeAt(0);
  const [base = code, first = 1] = CIRCLES.findLast(([from]) => code >= from) ?? [];
  return code - base + first;
}

/** The number or sign that a line begins with. */
function markerOf(line: string): Marker | null {
  const numbered = NUMBERED.exec(line) ?? KEYCAP.exec(line);
  if (numbered) return { length: numbered[0].length, marker: '1', number: Number(numbered[1]) };
  const circled = CIRCLED.exec(line);
  if (circled) return { length: circled[0].length, marker: '①', number: circledNumber(circled[1] ?? '') };
  const lettered = LETTERED.exec(line);
  if (lettered)
    return { length: lettered[0].length, marker: 'a', number: (lettered[1] ?? 'a').charCodeAt(0) - 96 };
  const labelled = LABELLED.exec(line);
  if (labelled && (labelled[1] !== '' || /[位위]/.test(labelled[0])))
    return {
      length: labelled[0].length,
      marker: `${(labelled[1] ?? '').toLowerCase().replace(/[.:\s]/g, '')}#`,
      number: Number(labelled[2]),
    };
  const bullet = BULLET.exec(line);
  if (bullet) {
    const inner = NUMBERED.exec(line.slice(bullet[0].length));
    if (inner) return { length: bullet[0].length + inner[0].length, marker: '1', number: Number(inner[1]) };
    return { length: bullet[0].length, marker: bullet[0].trim(), number: null };
  }
  const emoji = EMOJI.exec(line);
  if (!emoji) return null;
  const inner = NUMBERED.exec(line.slice(emoji[0].length));
  if (inner) return { length: emoji[0].length + inner[0].length, marker: '1', number: Number(inner[1]) };
  return { length: emoji[0].length, marker: '☺', number: null };
}

/** Cells between bars; empty ones at the edges are none. */
function cellsOf(text: string, start: number, end: number): Span[] {
  const cells: Span[] = [];
  // Some tools escape the bars of tables.
  const areEscaped = !/(?:^|[^\\])\|/.test(text.slice(start, end));
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && (text[at] !== '|' || (text[at - 1] === '\\' && !areEscaped))) continue;
    cells.push(trimmed(text, { start: from, end: areEscaped && at < end ? at - 1 : at }));
    from = at + 1;
  }
  const isEmpty = (cell: Span | undefined) => cell !== undefined && cell.start >= cell.end;
  if (isEmpty(cells[0])) cells.shift();
  if (isEmpty(cells.at(-1))) cells.pop();
  return text.slice(start, end).includes('||') ? cells.filter((cell) => !isEmpty(cell)) : cells;
}

/** A span without the white space at its edges. */
export function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** True where all that a reader sees of a span is bold. */
function isAllBold(flags: Uint8Array, text: string, { start, end }: Span): boolean {
  let seen = false;
  for (let at = start; at < end; at += 1) {
    const flag = flags[at] ?? 0;
    if (flag & (HIDDEN | MARKUP) || /\s|[:：]|\p{Extended_Pictographic}|\ufe0f/u.test(text[at] ?? ''))
      continue;
    if ((flag & BOLD) === 0) return false;
    seen = true;
  }
  return seen;
}

type Draft = { -readonly [Key in keyof Block]: Block[Key] };

/** A word before a number is a marker only where a sibling has it, too: "Step 1:", and not "Windows 11:". */
function withoutLoneLabels(blocks: Draft[], starts: readonly number[]): void {
  const seen = new Map<string, Set<number>>();
  for (const { marker, number } of blocks)
    if (marker.endsWith('#') && marker !== '#' && number !== null) {
      const numbers = seen.get(marker) ?? new Set();
      seen.set(marker, numbers.add(number));
    }
  for (const [at, block] of blocks.entries()) {
    const numbers = seen.get(block.marker);
    if (
      !numbers ||
      block.number === null ||
      (numbers.size > 1 && (numbers.has(1) || numbers.has(block.number - 1)))
    )
      continue;
    block.start = starts[at] ?? block.start;
    block.number = null;
    if (block.kind === 'item') block.kind = 'text';
    block.marker = '';
  }
}

function codeLines(text: string, lines: readonly Line[]): Uint8Array {
  const inside = new Uint8Array(lines.length);
  let isOpen = false;
  for (const [at, { start, end }] of lines.entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(text.slice(start, Math.min(end, start + 20)));
    if (isOpen || isFence) inside[at] = 1;
    if (isFence) isOpen = !isOpen;
  }
  return inside;
}

/** The blocks of a text in its order; linear in its length. */
export function blocksOf(text: string, flags: Uint8Array): Block[] {
  const blocks: Draft[] = [];
  const starts: number[] = [];
  const lines = linesOf(text, flags);
  const inCode = codeLines(text, lines);
  /** Headings that are open, and items. */
  const headings: number[] = [];
  let items: number[] = [];
  let afterBlank = true;
  let tables = 0;
  const openHeading = (at: number) => {
    const own = blocks[at];
    if (!own) return;
    while (headings.length > 0 && (blocks[headings.at(-1) ?? 0]?.level ?? 0) >= own.level) headings.pop();
    own.section = headings.at(-1) ?? -1;
    headings.push(at);
    items = [];
  };
  for (const [lineAt, line] of lines.entries()) {
    let { start } = line;
    const whole = text.slice(line.start, line.end);
    if (whole.trim() === '' || RULE.test(whole)) {
      const above = blocks.at(-1);
      if (
        above &&
        SETEXT.test(whole) &&
        !whole.includes('|') &&
        !afterBlank &&
        (above.kind === 'text' || (above.kind === 'item' && above.number !== null && above.level === 0))
      ) {
        Object.assign(above, { kind: 'heading', level: 2, parent: -1 });
        openHeading(blocks.length - 1);
      }
      afterBlank = true;
      continue;
    }
    if (ROW_RULE.test(whole) && whole.includes('|')) continue;
    let indent = 0;
    for (; start < line.end; start += 1) {
      const sign = text[start];
      if (sign === '>') indent = 0;
      else if (sign === '\t') indent += 4;
      else if (sign !== undefined && /\s/.test(sign)) indent += 1;
      else break;
    }
    let span = trimmed(text, { start, end: line.end });
    if (span.start >= span.end) continue;
    const content = text.slice(span.start, Math.min(span.end, span.start + 300));
    const block: Draft = {
      ...span,
      kind: inCode[lineAt] ? 'code' : 'text',
      level: indent,
      number: null,
      marker: '',
      section: headings.at(-1) ?? -1,
      parent: -1,
      cells: [],
      table: -1,
      afterBlank,
      isRepaired: line.isRepaired,
    };
    const bars = content.includes('|') || content.includes('\t');
    const cells =
      bars && block.kind === 'text' ? cellsOf(text.replaceAll('\t', '|'), span.start, span.end) : [];
    const heading = HEADING.exec(content);
    if (block.kind === 'code') items = [];
    else if (
      cells.length > 1 &&
      !heading &&
      (content.startsWith('|') || cells.length > 2 || text[span.end - 1] === '|')
    ) {
      const before = blocks.at(-1);
      block.kind = 'row';
      block.cells = cells;
      block.table = before?.kind === 'row' && !afterBlank ? before.table : tables++;
      items = [];
    } else {
      const marker = markerOf(content.slice(heading?.[0].length ?? 0));
      const skip = (heading?.[0].length ?? 0) + (marker?.length ?? 0);
      block.start = Math.min(span.end, span.start + skip);
      if (text[span.start + skip - 1] === '*' && marker?.number !== null) block.start = span.start + skip;
      span = { start: block.start, end: span.end };
      if (marker) [block.number, block.marker] = [marker.number, marker.marker];
      const isTitle =
        span.end - span.start <= MOST_TITLE &&
        isAllBold(flags, text, span) &&
        (text.slice(line.start, block.start).includes('**') || marker?.number == null) &&
        !/[.!?。]\**$/.test(text.slice(span.start, span.end));
      if (heading) {
        block.kind = 'heading';
        block.level = heading[1]?.length ?? 6;
      } else if (
        isTitle &&
        indent < 4 &&
        (marker === null ||
          marker.marker === '☺' ||
          (marker.number !== null && /^\s*(?:\*\*|__)/.test(whole)))
      ) {
        block.kind = 'heading';
        block.level = 7;
      } else if (marker) block.kind = 'item';
    }
    const last = blocks.at(-1);
    // A title whose line end was lost: "Top picks: Acme: fast".
    if (
      block.isRepaired &&
      block.kind === 'text' &&
      last?.kind === 'text' &&
      last.isRepaired &&
      last.parent < 0 &&
      /^[^:：]{2,80}[:：]$/u.test(text.slice(last.start, last.end))
    ) {
      Object.assign(last, { kind: 'heading', level: 8 });
      openHeading(blocks.length - 1);
      block.section = blocks.length - 1;
    }
    if (block.kind === 'heading') {
      starts.push(Math.min(start, block.start));
      blocks.push(block);
      openHeading(blocks.length - 1);
      afterBlank = false;
      continue;
    }
    if (block.kind === 'item') {
      // Bullets below a number at the same indent belong to it: "1) Payroll" over "- Acme".
      const isBelow = ({ level, number }: Draft) =>
        level < indent || (level === indent && number !== null && block.number === null);
      while (items.length > 0 && !isBelow(blocks[items.at(-1) ?? 0] ?? block)) items.pop();
      block.parent = items.at(-1) ?? -1;
      items.push(blocks.length);
    } else if (block.kind === 'text') {
      const own = items.at(-1);
      if (own !== undefined && afterBlank && indent < 2) items = [];
      block.parent = items.at(-1) ?? -1;
    }
    starts.push(Math.min(start, block.start));
    blocks.push(block);
    afterBlank = false;
  }
  withoutLoneLabels(blocks, starts);
  return blocks;
}
