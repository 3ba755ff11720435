import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A text longer than this is read line by line: the Markdown parser is not linear in hostile nesting. */
const MAX_PARSED = 200_000;

/** One item of a list: what it is about, and all it says. */
export interface Item {
  readonly head: string;
  readonly text: string;
}

/** What an answer is made of: lists that may rank something, and all of its text piece by piece. */
export interface Blocks {
  readonly lists: readonly { readonly ordered: boolean; readonly items: readonly Item[] }[];
  readonly texts: readonly string[];
}

const NUMBERED = /^\s*(?:#{1,6}\s*)?(?:\*\*)?\d{1,3}[.)]\s+/;

function textOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'code' || node.type === 'html') return '';
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  if ('children' in node)
    return (node as Parents).children.map(textOf).join(node.type === 'tableRow' ? ' | ' : '');
  return '';
}

/** What comes before the first colon, dash or sentence end: "Dell XPS 13" of "Dell XPS 13: light, fast." */
const headOf = (text: string) =>
  text.replace(NUMBERED, '').split(/\s[-–—:]\s|:\s|\n|(?<=[a-z)][.!?])\s/, 1)[0] ?? '';

function itemOf(node: Parents): Item {
  const text = node.children.map(textOf).join('\n');
  const [first] = node.children;
  const lead = first && 'children' in first ? first.children[0] : undefined;
  return { head: lead?.type === 'strong' ? textOf(lead) : headOf(first ? textOf(first) : ''), text };
}

/** Headings of one depth with what follows each: "## 1. Dell XPS 13". */
function headingLists(children: readonly Nodes[]) {
  const lists: { ordered: boolean; items: Item[] }[] = [];
  for (const depth of [2, 3, 4]) {
    const items: Item[] = [];
    let numbered = 0;
    for (const [index, node] of children.entries()) {
      if (node.type !== 'heading' || node.depth !== depth) continue;
      const next = children.findIndex(
        (other, place) => place > index && other.type === 'heading' && other.depth <= depth,
      );
      const body = children
        .slice(index, next < 0 ? undefined : next)
        .map(textOf)
        .join('\n');
      const head = textOf(node);
      numbered += NUMBERED.test(head) ? 1 : 0;
      items.push({ head: head.replace(NUMBERED, ''), text: body });
    }
    if (items.length > 1) lists.push({ ordered: numbered > 1, items });
  }
  return lists;
}

function readTree(text: string): Blocks {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const lists: { ordered: boolean; items: Item[] }[] = [];
  const texts: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'list') {
      lists.push({ ordered: node.ordered === true, items: node.children.map(itemOf) });
    } else if (node.type === 'table') {
      lists.push({
        ordered: false,
        items: node.children
          .slice(1)
          .map((row) => ({ head: row.children[0] ? textOf(row.children[0]) : '', text: textOf(row) })),
      });
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow')
      texts.push(textOf(node));
    else if ('children' in node) for (const child of node.children) visit(child);
    if (node.type === 'table') for (const row of node.children) texts.push(textOf(row));
  };
  visit(tree);
  lists.push(...headingLists(tree.children));
  return { lists, texts };
}

/** Lines of plain text; runs of numbered lines are lists. */
function readLines(text: string): Blocks {
  const texts = text.split('\n').filter((line) => line.trim() !== '');
  const items = texts
    .filter((line) => NUMBERED.test(line))
    .map((line) => ({ head: headOf(line), text: line }));
  return { lists: items.length > 1 ? [{ ordered: true, items }] : [], texts };
}

/** Cuts an answer's text into lists and pieces of text. */
export const readBlocks = (text: string, format: 'markdown' | 'plain'): Blocks =>
  format === 'markdown' && text.length <= MAX_PARSED ? readTree(text) : readLines(text);
