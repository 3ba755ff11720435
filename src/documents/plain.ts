import type { Paragraph, PhrasingContent, Text } from 'mdast';
import type { Placed, TextRun } from './placed.ts';

const BLANK = /^\s*$/;

/** A plain text as a tree: blank lines stand between paragraphs, other ends of lines are breaks. */
export function readPlain(text: string): Placed {
  const runs = new Map<Text, TextRun[]>();
  const children: Paragraph[] = [];
  let paragraph: PhrasingContent[] | null = null;
  let from = 0;
  for (const line of text.split('\n')) {
    if (BLANK.test(line)) paragraph = null;
    else {
      const node: Text = { type: 'text', value: line };
      runs.set(node, [{ at: 0, from }]);
      if (paragraph) paragraph.push({ type: 'break' }, node);
      else {
        paragraph = [node];
        children.push({ type: 'paragraph', children: paragraph });
      }
    }
    from += line.length + 1;
  }
  return { root: { type: 'root', children }, runs };
}
