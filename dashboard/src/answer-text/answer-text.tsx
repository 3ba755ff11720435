import type { Definition, Nodes, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ComponentChildren } from 'preact';
import { directionOf, isDeep, MOST_MARKDOWN } from './bounds.ts';
import { type Found, findBrands, type Mentioned } from './find-brands.ts';

/*
 * What an engine said, as elements of our own: markup that the text brings along is shown as the characters it is
 * written in, and nothing of it ever becomes HTML, an image, or an address other than http and https.
 */

interface Context {
  readonly found: ReadonlyMap<Text, readonly Found[]>;
  readonly definitions: ReadonlyMap<string, Definition>;
}

const HEADINGS = ['h3', 'h4', 'h5', 'h6', 'h6', 'h6'] as const;

/** A plain text as a document of paragraphs. */
const plain = (text: string): Root => ({
  type: 'root',
  children: text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({
      type: 'paragraph',
      children: block
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [{ type: 'break' as const }] : []),
          { type: 'text' as const, value: line },
        ]),
    })),
});

/** A text as a document; null for markdown that is too much to be laid out. */
function markdown(text: string): Root | null {
  if (text.length > MOST_MARKDOWN) return null;
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return isDeep(root) ? null : root;
}

function definitionsOf(node: Nodes, found = new Map<string, Definition>()): Map<string, Definition> {
  if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  if ('children' in node) for (const child of node.children) definitionsOf(child, found);
  return found;
}

/** An address that a reader may be sent to. */
function webAddress(url: string): string | null {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

function Anchor({ url, children }: { readonly url: string; readonly children: ComponentChildren }) {
  const href = webAddress(url);
  return href === null ? (
    children
  ) : (
    <a href={href} target="_blank" rel="noreferrer noopener" title={href}>
      {children}
    </a>
  );
}

function Words({ node, found }: { readonly node: Text; readonly found: readonly Found[] }) {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const { brand, start, end, ranked } of found) {
    parts.push(node.value.slice(at, start));
    parts.push(
      <mark key={start} class={`brand ${brand.className}`}>
        {ranked && <span class="rank">#{brand.position}</span>}
        {node.value.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {node.value.slice(at)}
    </>
  );
}

const inside = (node: { readonly children: readonly Nodes[] }, context: Context) =>
  node.children.map((child, index) => <Block key={index} node={child} context={context} />);

function Block({ node, context }: { readonly node: Nodes; readonly context: Context }) {
  switch (node.type) {
    case 'root':
      return <>{inside(node, context)}</>;
    case 'text':
      return <Words node={node} found={context.found.get(node) ?? []} />;
    case 'paragraph':
      return <p>{inside(node, context)}</p>;
    case 'heading': {
      const Heading = HEADINGS[node.depth - 1] ?? 'h6';
      return <Heading>{inside(node, context)}</Heading>;
    }
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{inside(node, context)}</ol>
      ) : (
        <ul>{inside(node, context)}</ul>
      );
    case 'listItem':
      return (
        <li>
          {node.children.map((child, index) =>
            // Items of a tight list are lines, not paragraphs.
            child.type === 'paragraph' && !node.spread ? (
              <span key={index}>{inside(child, context)}</span>
            ) : (
              <Block key={index} node={child} context={context} />
            ),
          )}
        </li>
      );
    case 'blockquote':
      return <blockquote>{inside(node, context)}</blockquote>;
    case 'strong':
      return <strong>{inside(node, context)}</strong>;
    case 'emphasis':
      return <em>{inside(node, context)}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'html':
      return <code class="raw">{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return <Anchor url={node.url}>{inside(node, context)}</Anchor>;
    case 'linkReference':
      return (
        <Anchor url={context.definitions.get(node.identifier)?.url ?? ''}>{inside(node, context)}</Anchor>
      );
    case 'image':
    case 'imageReference':
      return <em class="raw">{node.alt ? `[image: ${node.alt}]` : '[image]'}</em>;
    case 'table': {
      const [head, ...rows] = node.children;
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section class="scroll" tabIndex={0} aria-label="Table of the answer">
          <table>
            <thead>
              <tr>
                {head?.children.map((cell, index) => (
                  <th key={index} scope="col">
                    {inside(cell, context)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {row.children.map((cell, column) => (
                    <td key={column}>{inside(cell, context)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    }
    default:
      return null;
  }
}

interface AnswerTextProps {
  readonly text: string;
  readonly format: 'markdown' | 'plain';
  readonly brands: readonly Mentioned[];
}

/** The text of an answer with the brands it mentions in their colours, and their ranks in the margin. */
export function AnswerText({ text, format, brands }: AnswerTextProps) {
  const laidOut = format === 'plain' ? null : markdown(text);
  const root = laidOut ?? plain(text);
  return (
    <div class="answer-text" dir={directionOf(text)}>
      {format === 'markdown' && laidOut === null && (
        <p class="note" dir="ltr">
          This text is too long, or nested too deeply, to be laid out: it is shown as it is written.
        </p>
      )}
      <Block node={root} context={{ found: findBrands(root, brands), definitions: definitionsOf(root) }} />
    </div>
  );
}
