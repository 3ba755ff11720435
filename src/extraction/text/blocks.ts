import { COLON, GREATER_THAN, isDigit } from '../../shared/characters.ts';
import type { TextFormat } from '../../shared/text-format.ts';
import { bareRows } from './bare-rows.ts';
import { type Blocks, BlockTree, type Cell, type Piece } from './block-tree.ts';
import { isWhiteSpace } from './letters.ts';
import { Line } from './line.ts';
import { fenceAt, headingAt, isRule, underlineDepth } from './line-starts.ts';
import { isOrnament, isPlainBullet, markerAt } from './list-markers.ts';
import { lostBreaks } from './lost-breaks.ts';
import { OTHER_NUMBERS } from './numbering.ts';
import { isGlued, splitRunOn } from './run-on.ts';
import { cellsOf, delimitersIn, opensWithBar } from './table-rows.ts';

export type { Blocks, Cell, Item, List, Piece, Table } from './block-tree.ts';

/** How many of the open lists and quotes a line goes on in; 1 stands for the answer itself. */
function matchContainers(tree: BlockTree, line: Line): number {
  let depth = 1;
  for (; depth < tree.open.length; depth += 1) {
    const container = tree.open[depth];
    if (!container) break;
    if (container.item < 0) {
      if (line.indent > 3 || line.code !== GREATER_THAN || line.blank) break;
      line.skipQuoteMark();
    } else if (line.blank) {
      if (container.empty) break;
    } else if (line.indent >= container.width) line.skipColumns(container.width);
    else if (!(isOrnament(container.sign) && isPlainBullet(line.code) && line.indent < 4)) break;
  }
  return depth;
}

const NO_BREAKS: readonly number[] = [];

/** How far the start of a line is looked at, in characters. */
const REACH = 60;
/** A line that leads over to what follows. */
const LEADS_OVER = /^[^\n]{1,80}[:：][*_]*$/u;
/** A line in bold type, which may stand over items. */
const BOLD_LINE = /^[^\p{L}\p{N}*\n]{0,4}\*\*[^*\n]{1,60}\*\*[:：]?$/u;
/** A line that opens or closes a block of its own kind, as extensions of Markdown write it: ":::note". */
const DIRECTIVE = /^:{3,}[\w-]*$/u;
/** Lines that are links or marks of how a thing is shown, over its name in bold type. */
const SHOWN_WITH = /^(?:(?:\[[^\]\n]*\]\([^)\n]*\)|【[^】\n]*】)\s*)+$/u;
/** A line that begins an item without a marker of a list: "🥇 Acme", "Best for teams: Acme", "【Acme】", "1位 Acme". */
const BEGINS_ITEM = new RegExp(
  [
    String.raw`^(?:\p{Extended_Pictographic}`,
    String.raw`(?:\*\*)?(?:【|${OTHER_NUMBERS})`,
    String.raw`\*\*[^*\n]{1,40}(?:[:：]\*\*|\*\*\s?[:：–—])`,
    String.raw`(?=\p{Lu})[^:：\n.!?]{2,40}(?:：|(?::|\s[–—])\s)`,
    String.raw`(?=\p{Lo})[^:：→\n。！？]{2,20}(?:[:：]\s?|\s[–—]\s)(?=\S)`,
    String.raw`[^:：→\n.!?]{2,40}\s?→\s)`,
  ].join('|'),
  'u',
);

function closesFence({ text, first, end }: Line, fence: { sign: number; length: number }): boolean {
  const closing = fenceAt(text, first, end);
  return closing?.sign === fence.sign && closing.length >= fence.length && first + closing.length === end;
}

/**
 * Cuts an answer's text into its blocks, line by line, as CommonMark with GitHub's tables does: lists and
 * quotes nest, paragraphs go on lazily, code is left out. Inline markup stays in the pieces. In a plain
 * text each line is a piece of its own, and only lists and tables are looked for. Besides Markdown's, the bullets and
 * numbers that people write otherwise ("•", "1️⃣", "①") make lists. One pass; the work per line is bounded by
 * its length and the greatest nesting.
 */
export function readBlocks(text: string, textFormat: TextFormat): Blocks {
  const lostOnes = lostBreaks(text);
  const breaks = lostOnes.length > 0 && isGlued(text) ? NO_BREAKS : lostOnes;
  const markdown = textFormat === 'markdown';
  const tree = new BlockTree();
  /** Where the last line of the open paragraph begins. */
  let lastLine = 0;
  /** Whether the bars of the table are escaped. */
  let escaped = false;

  /** Whether a line of dashes under the paragraph makes a table of its last line. */
  function headerAbove(line: Line) {
    const { paragraph } = tree;
    if (!paragraph || !text.slice(lastLine, paragraph.end).includes('|')) return null;
    escaped = text.slice(line.first, line.end).includes('\\');
    const count = delimitersIn(text, line.first, line.end, escaped);
    const cells = count > 0 ? cellsOf(text, lastLine, paragraph.end, escaped) : [];
    // "| Acme | Nova" over "---|---|---": the corner is empty, and the bar in front of it lost.
    const corner = cells.length === count - 1 && count > 2 && !opensWithBar(text, line.first);
    if (corner && opensWithBar(text, lastLine)) cells.unshift({ start: lastLine, end: lastLine });
    return count > 0 && cells.length === count ? cells : null;
  }

  /** Reads what opens lists and quotes; false where nothing is left to read in the line. */
  function openContainers(line: Line, matched: number, whole: boolean): { opened: boolean; left: boolean } {
    let opened = false;
    const close = () => {
      if (!opened) tree.closeTo(matched);
    };
    while (!(markdown && line.indent >= 4)) {
      const { first, end, code } = line;
      const above = whole && !opened ? tree.paragraph : null;
      if (markdown && code === GREATER_THAN && tree.mayNest) {
        close();
        tree.addQuote();
        line.skipQuoteMark();
      } else {
        if (markdown && ((above && underlineDepth(text, first, end) > 0) || isRule(text, first, end))) break;
        const marker = tree.mayNest ? markerAt(text, first, end, markdown) : null;
        // Within a paragraph a list begins with 1, or goes on below a title in bold type, and with a word.
        const goesOn =
          marker &&
          above &&
          marker.number > 1 &&
          marker.number === (tree.items.at(-1)?.number ?? 0) + 1 &&
          BOLD_LINE.test(text.slice(above.start, above.end));
        const interrupts =
          !above ||
          !markdown ||
          (marker &&
            marker.end < end &&
            (marker.number <= 1 || goesOn) &&
            !(marker.number === 0 && isDigit(code)));
        if (!marker || !interrupts) break;
        close();
        const outer = line.indent + marker.end - first;
        line.skipTo(marker.end);
        const padding = line.blank || line.indent > 4 ? 1 : line.indent;
        tree.addItem(marker, outer + padding);
        if (!line.blank) line.skipColumns(padding);
      }
      opened = true;
      if (line.blank) return { opened, left: false };
    }
    return { opened, left: true };
  }

  /** Reads a rule, a heading, code or its fence; false where the line is none of them. */
  function readLeaf(line: Line, matched: number, opened: boolean, whole: boolean): boolean {
    const { first, end } = line;
    const close = () => {
      if (!opened) tree.closeTo(matched);
      tree.paragraph = null;
      tree.table = null;
    };
    if (line.indent >= 4) {
      if (tree.paragraph && !opened) return false;
      close();
      tree.interruptList();
      return true;
    }
    if (whole && !opened && tree.paragraph && !headerAbove(line)) {
      const depth = underlineDepth(text, first, end);
      if (depth > 0) {
        tree.paragraph.kind = 'heading';
        tree.paragraph.depth = depth;
        tree.paragraph = null;
        return true;
      }
    }
    const heading = headingAt(text, first, end);
    const opens = heading || isRule(text, first, end) ? null : fenceAt(text, first, end);
    if (!heading && !opens && !isRule(text, first, end)) return false;
    if (!heading && !opens && whole && !opened && headerAbove(line)) return false;
    close();
    if (heading) tree.addPiece('heading', heading.start, heading.end, heading.depth);
    else tree.interruptList();
    if (opens) tree.fence = { ...opens, depth: tree.open.length };
    return true;
  }

  /** Makes a table of the paragraph's last line, where the line below is one of dashes. */
  function openTable(line: Line): boolean {
    const { paragraph } = tree;
    const cells = paragraph && headerAbove(line);
    if (!paragraph || !cells) return false;
    startTable(paragraph, cells, false);
    return true;
  }

  /** Makes a table of the paragraph's last line and the ones below, where these are rows that lost their line of dashes. */
  function openBareTable(line: Line): void {
    const { paragraph } = tree;
    const bars = paragraph && bareRows(text, { start: lastLine, end: paragraph.end }, line);
    if (!paragraph || !bars) return;
    escaped = bars.escaped;
    startTable(paragraph, bars.cells, true);
  }

  function startTable(paragraph: Piece, cells: readonly Cell[], bare: boolean): void {
    let piece = tree.pieces.length - 1;
    if (paragraph.start === lastLine) paragraph.kind = 'row';
    else {
      const { end } = paragraph;
      paragraph.end = lastLine;
      while (paragraph.end > paragraph.start && isWhiteSpace(text.charCodeAt(paragraph.end - 1)))
        paragraph.end -= 1;
      piece = tree.pieces.length;
      tree.addPiece('row', lastLine, end);
    }
    tree.table = { bare, rows: [{ piece, cells }] };
    tree.tables.push(tree.table);
    tree.paragraph = null;
  }

  function readText(line: Line, matched: number, opened: boolean, whole: boolean): void {
    if (whole && !opened && tree.paragraph) {
      if (openTable(line)) return;
      openBareTable(line);
    }
    if (whole && !opened && tree.table) {
      const cells = cellsOf(text, line.first, line.end, escaped);
      if (!tree.table.bare || cells.length > 1) {
        tree.table.rows.push({ piece: tree.pieces.length, cells });
        tree.addPiece('row', line.first, line.end);
        return;
      }
      tree.table = null;
    }
    if (markdown && !opened && tree.paragraph) {
      const first = text.slice(line.first, line.end);
      if (!whole && LEADS_OVER.test(first)) {
        // "Better:" right below a list is said of the next one.
        tree.closeTo(matched);
        tree.paragraph = tree.addPiece('paragraph', line.first, line.end);
      } else if (
        first.startsWith('**') &&
        SHOWN_WITH.test(text.slice(tree.paragraph.start, tree.paragraph.end))
      ) {
        // What it is shown with tells nothing of it.
        Object.assign(tree.paragraph, { start: line.first, end: line.end });
      } else if (BEGINS_ITEM.test(first) && BEGINS_ITEM.test(text.slice(lastLine, lastLine + REACH))) {
        // Lines that each begin an item are shown as lines, whatever Markdown makes of them.
        tree.paragraph = tree.addPiece('paragraph', line.first, line.end);
      } else tree.paragraph.end = line.end; // Also a lazy line, which leaves out the marks of what the paragraph is in.
    } else {
      if (!opened) tree.closeTo(matched);
      tree.paragraph = tree.addPiece('paragraph', line.first, line.end);
    }
    lastLine = line.first;
  }

  let nextBreak = 0;
  for (let start = 0; start <= text.length; ) {
    const lost = start > 0 && breaks[nextBreak - 1] === start;
    const line = new Line(text, start, breaks[nextBreak]);
    if (line.next === breaks[nextBreak]) nextBreak += 1;
    start = line.next;
    const matched = matchContainers(tree, line);
    const { fence } = tree;
    if (fence && matched >= fence.depth) {
      if (line.indent < 4 && closesFence(line, fence)) tree.fence = null;
      continue;
    }
    tree.fence = null;
    if (
      line.blank ||
      (markdown && line.code === COLON && DIRECTIVE.test(text.slice(line.first, line.end).trimEnd()))
    ) {
      if (matched < tree.open.length) tree.closeTo(matched);
      tree.paragraph = null;
      tree.table = null;
      continue;
    }
    const whole = matched === tree.open.length;
    const { opened, left } = openContainers(line, matched, whole);
    if (!left || (markdown && readLeaf(line, matched, opened, whole))) continue;
    if (lost && !opened) tree.closeTo(matched);
    readText(line, matched, opened, whole);
  }
  tree.closeTo(1);
  if (tree.items.length > 0 || tree.tables.length > 0) return tree;
  const { items, lists, tables } = tree;
  return { pieces: tree.pieces.flatMap((piece) => splitRunOn(text, piece)), items, lists, tables };
}
