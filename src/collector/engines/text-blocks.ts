import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { z } from 'zod';

const link = z.object({ text: z.string(), link: z.string() });

type Link = z.output<typeof link>;

const cell = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ snippet: z.string() }).transform(({ snippet }) => snippet),
  z.unknown().transform(() => ''),
]);

/**
 * A block of an answer as SerpApi gives it. What is in a block is told by its fields: the same ones appear
 * under several types, and types are added now and then. A field that is not as expected is left out, since
 * the rest of the answer is paid.
 */
export const block = z.object({
  type: z.string().nullish().catch(null),
  title: z.string().nullish().catch(null),
  snippet: z.string().nullish().catch(null),
  snippet_links: z.array(link).nullish().catch(null),
  reference_indexes: z.array(z.number()).nullish().catch(null),
  code: z.string().nullish().catch(null),
  language: z.string().nullish().catch(null),
  table: z.array(z.array(cell)).nullish().catch(null),
  product_labels: z.array(cell).nullish().catch(null),
  comparison: z
    .array(z.object({ feature: cell, values: z.array(cell) }))
    .nullish()
    .catch(null),
  get list() {
    return z.array(block).nullish();
  },
  get text_blocks() {
    return z.array(block).nullish();
  },
});

export type Block = z.output<typeof block>;

/** Google's links to its own searches and shops, which it puts on every product's name. */
export const isGoogles = (url: string): boolean =>
  URL.canParse(url) && /(^|\.)google\.[a-z.]{2,6}$/.test(new URL(url).hostname);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text with the links of the words that have one. */
function phrasing(text: string, links: readonly Link[]): PhrasingContent[] {
  const [next, ...others] = links.filter(({ link: url }) => !isGoogles(url));
  if (next === undefined) return text === '' ? [] : [{ type: 'text', value: text }];
  const words = oneLine(next.text);
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return phrasing(text, others);
  return [
    ...(at > 0 ? [{ type: 'text' as const, value: text.slice(0, at) }] : []),
    { type: 'link', url: next.link, children: [{ type: 'text', value: words }] },
    ...phrasing(text.slice(at + words.length), others),
  ];
}

/** "**Title:** text", where both are there. */
function lead({ title, snippet, snippet_links }: Block): PhrasingContent[] {
  const head = oneLine(title ?? '');
  const text = oneLine(snippet ?? '');
  const rest = phrasing(text, snippet_links ?? []);
  if (head === '') return rest;
  const label = text === '' || /[:.!?。：]$/.test(head) ? head : `${head}:`;
  const strong: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  return text === '' ? [strong] : [strong, { type: 'text', value: ' ' }, ...rest];
}

const paragraph = (children: PhrasingContent[]): BlockContent[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }];

function tableOf(rows: readonly (readonly string[])[]): BlockContent[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
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

function itemOf(item: Block): ListItem {
  return { type: 'listItem', spread: false, children: [...paragraph(lead(item)), ...bodyOf(item)] };
}

/** What a block holds below its own text. */
function bodyOf(given: Block): BlockContent[] {
  const items = (given.list ?? []).map(itemOf).filter(({ children }) => children.length > 0);
  const compared = (given.comparison ?? []).map(({ feature, values }) => [feature, ...values]);
  return [
    ...(given.code ? [{ type: 'code' as const, lang: given.language ?? null, value: given.code }] : []),
    ...tableOf(given.table ?? []),
    ...(compared.length > 0 ? tableOf([['', ...(given.product_labels ?? [])], ...compared]) : []),
    ...(items.length > 0 ? [{ type: 'list' as const, spread: false, children: items }] : []),
    ...(given.text_blocks ?? []).flatMap(blocksOf),
  ];
}

const heading = (text: string): BlockContent[] =>
  oneLine(text) === '' ? [] : [{ type: 'heading', depth: 2, children: phrasing(oneLine(text), []) }];

/** A titled block that holds others (an expandable part) gets its title as a heading. */
function blocksOf(given: Block): BlockContent[] {
  const isHeading = given.type === 'heading' || (!given.snippet && (given.text_blocks ?? []).length > 0);
  const head = isHeading ? heading(given.snippet ?? given.title ?? '') : paragraph(lead(given));
  return [...head, ...bodyOf(given)];
}

/** Text blocks as GitHub flavoured Markdown, below a heading where there is one; empty for no text at all. */
export function markdownOf(blocks: readonly Block[], header = ''): string {
  const children: RootContent[] = [...heading(header), ...blocks.flatMap(blocksOf)];
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmTableToMarkdown()], bullet: '-', listItemIndent: 'one', rule: '-' },
  ).trim();
}

/** What blocks cite, at any depth: indexes into the references, and links in the text. */
export function citedBy(blocks: readonly Block[]): {
  indexes: ReadonlySet<number>;
  links: readonly Link[];
} {
  const indexes = new Set<number>();
  const links: Link[] = [];
  const visit = (given: Block) => {
    for (const index of given.reference_indexes ?? []) indexes.add(index);
    links.push(...(given.snippet_links ?? []));
    for (const inner of [...(given.list ?? []), ...(given.text_blocks ?? [])]) visit(inner);
  };
  blocks.forEach(visit);
  return { indexes, links };
}
