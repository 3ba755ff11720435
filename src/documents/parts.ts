import type { Definition, Nodes, TableRow, Text } from 'mdast';
import type { marking } from './marks.ts';
import type { Part } from './part.ts';
import type { Placed, TextRun } from './placed.ts';

function definitionsOf(node: Nodes, found = new Map<string, Definition>()): Map<string, Definition> {
  if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  if ('children' in node) for (const child of node.children) definitionsOf(child, found);
  return found;
}

/** An address that a reader may be sent to. */
function webAddress(url: string): string | null {
  const { protocol, href } = URL.parse(url) ?? {};
  return href !== undefined && (protocol === 'https:' || protocol === 'http:') ? href : null;
}

/** Nodes in which brands are ranked, beside those of tables. */
const LISTING: ReadonlySet<string> = new Set(['listItem', 'heading']);

/** The runs of code within a line, which has no characters but those it is written in. */
function runsOfCode(text: string, { value, position }: Nodes & { value: string }): readonly TextRun[] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const at = text.slice(start, end).indexOf(value);
  return at < 0 ? [] : [{ at: 0, from: start + at }];
}

/** The tree of a text as parts that are ours, with its brands marked. */
export function partsOf(
  text: string,
  { root, runs }: Placed,
  marks: Pick<ReturnType<typeof marking>, 'partsOf'>,
): readonly Part[] {
  const definitions = definitionsOf(root);

  const link = (url: string, parts: readonly Part[]): Part[] => {
    const href = webAddress(url);
    return href === null ? [...parts] : [{ type: 'link', url: href, parts }];
  };

  const textOf = (node: Text, listed: boolean) => marks.partsOf(node.value, runs.get(node) ?? [], listed);

  function ofNode(node: Nodes, above: boolean, spread = true): Part[] {
    const listed = above || LISTING.has(node.type);
    const inside = (spreads = true) =>
      'children' in node ? node.children.flatMap((child) => ofNode(child, listed, spreads)) : [];
    switch (node.type) {
      case 'text':
        return textOf(node, listed);
      case 'paragraph':
        // Items of a tight list are lines, not paragraphs.
        return [{ type: spread ? 'paragraph' : 'line', parts: inside() }];
      case 'heading':
        return [{ type: 'heading', level: node.depth, parts: inside() }];
      case 'list':
        return [{ type: 'list', ...(node.ordered && { start: node.start ?? 1 }), parts: inside() }];
      case 'listItem':
        return [{ type: 'item', parts: inside(node.spread ?? false) }];
      case 'blockquote':
        return [{ type: 'quote', parts: inside() }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, parts: inside() }];
      case 'table':
        return [{ type: 'table', parts: node.children.map(ofRow) }];
      case 'inlineCode':
        return [{ type: 'code', parts: marks.partsOf(node.value, runsOfCode(text, node), listed) }];
      case 'code':
        return [{ type: 'block', parts: [node.value] }];
      case 'html':
        return [{ type: 'raw', parts: [node.value] }];
      case 'break':
        return [{ type: 'break', parts: [] }];
      case 'thematicBreak':
        return [{ type: 'rule', parts: [] }];
      case 'link':
        return link(node.url, inside());
      case 'linkReference':
        return link(definitions.get(node.identifier)?.url ?? '', inside());
      case 'image':
      case 'imageReference':
        return [{ type: 'image', parts: [node.alt ? `[image: ${node.alt}]` : '[image]'] }];
      default:
        return [];
    }
  }

  const ofRow = (row: TableRow, index: number): Part => ({
    type: 'row',
    parts: row.children.map((cell) => ({
      type: index === 0 ? 'header' : 'cell',
      parts: cell.children.flatMap((child) => ofNode(child, true)),
    })),
  });

  return root.children.flatMap((child) => ofNode(child, false));
}
