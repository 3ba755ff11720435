import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { MAX_SOURCES } from '../shared/source-bounds.ts';
import { withoutMarkers } from '../sources/markers.ts';
import { withoutPageEnd } from '../sources/notices.ts';
import type { Block, Link } from './text-blocks.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A sign that led over from a title that is not there: ": Caters to families". */
const LEFT_OVER = /^[:：;,，、–—]\s+/;

/** The text of a snippet, without what is none of it. */
const snippetText = (snippet: string) =>
  oneLine(withoutPageEnd(withoutMarkers(snippet, 'markdown'))).replace(LEFT_OVER, '');

/** A text with the links of the words that have one, each looked for behind the one before. */
function phrasing(text: string, links: readonly Link[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const add = (value: string) => value !== '' && parts.push({ type: 'text', value });
  let done = 0;
  // Words that are not there are not looked for again and again in the rest.
  const missing = new Set<string>();
  for (const { text: linked, link: url } of links.slice(0, MAX_SOURCES)) {
    const words = oneLine(linked ?? '');
    if (words === '' || missing.has(words)) continue;
    const at = text.indexOf(words, done);
    if (at < 0) {
      missing.add(words);
      continue;
    }
    add(text.slice(done, at));
    parts.push({ type: 'link', url, children: [{ type: 'text', value: words }] });
    done = at + words.length;
  }
  add(text.slice(done));
  return parts;
}

/** "**Title:** text", where both are there. */
function lead({ title, snippet, snippet_links }: Block): PhrasingContent[] {
  const head = oneLine(title ?? '');
  const text = snippetText(snippet ?? '');
  const rest = phrasing(text, snippet_links ?? []);
  if (head === '') return rest;
  const label = text === '' || /[:.!?。：]$/.test(head) ? head : `${head}:`;
  const strong: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  return text === '' ? [strong] : [strong, { type: 'text', value: ' ' }, ...rest];
}

const paragraph = (children: PhrasingContent[]): BlockContent[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }];

/** Every row of a table is as wide as the widest: the rows that go beyond so many cells are left out. */
const MOST_CELLS = 20_000;
const MOST_COLUMNS = 200;

function tableOf(all: readonly (readonly string[])[]): BlockContent[] {
  const widest = all.reduce((width, row) => Math.max(width, row.length), 0);
  const width = Math.min(widest, MOST_COLUMNS);
  if (width === 0) return [];
  const rows = all.slice(0, Math.floor(MOST_CELLS / width));
  const cellOf = (text: string): TableCell => ({ type: 'tableCell', children: phrasing(oneLine(text), []) });
  return [
    {
      type: 'table',
      children: rows.map((row) => ({
        type: 'tableRow',
        children: Array.from({ length: width }, (_, column) => cellOf(row[column] ?? '')),
      })),
    },
  ];
}

/**
 * Maximum nesting; deeper blocks are left out, since every level indents its lines. No answer goes beyond 5.
 */
const MAX_NESTING = 32;

function itemOf(item: Block, depth: number): ListItem {
  return { type: 'listItem', spread: false, children: [...paragraph(lead(item)), ...bodyOf(item, depth)] };
}

/** Content of a block below its own text, at a nesting of `depth`. */
function bodyOf(given: Block, depth: number): BlockContent[] {
  if (depth === MAX_NESTING) return [];
  const items = (given.list ?? [])
    .map((item) => itemOf(item, depth + 1))
    .filter(({ children }) => children.length > 0);
  const compared = (given.comparison ?? []).map(({ feature, values }) => [feature, ...values]);
  return [
    ...(given.code ? [{ type: 'code' as const, lang: given.language ?? null, value: given.code }] : []),
    ...tableOf(given.table ?? []),
    ...(compared.length > 0 ? tableOf([['', ...(given.product_labels ?? [])], ...compared]) : []),
    ...(items.length > 0 ? [{ type: 'list' as const, spread: false, children: items }] : []),
    ...(given.text_blocks ?? []).flatMap((inner) => blocksOf(inner, depth + 1)),
  ];
}

const heading = (text: string): BlockContent[] =>
  oneLine(text) === '' ? [] : [{ type: 'heading', depth: 2, children: phrasing(oneLine(text), []) }];

/** A titled block that holds others (an expandable part) gets its title as a heading. */
function blocksOf(given: Block, depth: number): BlockContent[] {
  const isHeading = given.type === 'heading' || (!given.snippet && (given.text_blocks ?? []).length > 0);
  const head = isHeading ? heading(given.snippet ?? given.title ?? '') : paragraph(lead(given));
  return [...head, ...bodyOf(given, depth)];
}

/** Text blocks as GitHub flavoured Markdown, below a heading where there is one; empty for no text at all. */
export function markdownOf(blocks: readonly Block[], header = ''): string {
  const children: RootContent[] = [...heading(header), ...blocks.flatMap((one) => blocksOf(one, 0))];
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmTableToMarkdown()], bullet: '-', listItemIndent: 'one', rule: '-' },
  ).trim();
}
