import type { Root, Text } from 'mdast';
import { type CompileContext, type Extension, fromMarkdown, type Token } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { isDeep, MOST_MARKDOWN } from './bounds.ts';
import type { Placed, TextRun } from './placed.ts';
import { tags } from './tags.ts';

/**
 * Notes where characters are written that stand for themselves. Others, such as escaped ones, lie between these; what
 * it takes the place of does the same but for the note.
 */
function noting(runs: Map<Text, TextRun[]>): Extension {
  return {
    exit: {
      data(this: CompileContext, token: Token) {
        const node = this.stack.pop() as Text & { position: NonNullable<Text['position']> };
        const before = runs.get(node);
        const run = { at: node.value.length, from: token.start.offset };
        if (before) before.push(run);
        else runs.set(node, [run]);
        node.value += this.sliceSerialize(token);
        const { line, column, offset } = token.end;
        node.position.end = { line, column, offset };
      },
    },
  };
}

/** Markdown with tables as a tree; null for what is too much to be laid out. */
export function readMarkdown(text: string): Placed | null {
  if (text.length > MOST_MARKDOWN) return null;
  const runs = new Map<Text, TextRun[]>();
  const root: Root = fromMarkdown(text, {
    extensions: [gfmTable(), tags],
    mdastExtensions: [gfmTableFromMarkdown(), noting(runs)],
  });
  return isDeep(root) ? null : { root, runs };
}
