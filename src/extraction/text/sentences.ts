import type { Block, Span } from './blocks.ts';

const ENDS =
  /[.!?](?:\*\*|["”'’)\]])*(?=\s|$|\p{Lu}\p{Ll})|[。！？](?:[」』）)]|\*\*)*|(?<=\p{Script=Thai})\s{1,}(?=\S)|؟|।/gu;
/** Dots behind these end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|St|Dr|Mr|Mrs|Ms|Inc|Co|No|Nr|Ltd|vs|etc|approx|ca|z\.\s?B|e\.g|i\.e|d\.h|u\.a|bzw|inkl|usw|Jr|Sr)\.$/u;

/** Sentences of a block, in its order. */
export function sentencesOf(text: string, { start, end }: Pick<Block, 'start' | 'end'>): Span[] {
  const sentences: Span[] = [];
  const content = text.slice(start, end);
  let from = 0;
  const add = (to: number) => {
    if (content.slice(from, to).trim() !== '') sentences.push({ start: start + from, end: start + to });
    from = to;
  };
  for (const match of content.matchAll(ENDS)) {
    const to = match.index + match[0].length;
    if (
      match[0].startsWith('.') &&
      ABBREVIATION.test(content.slice(Math.max(from, match.index - 8), match.index + 1))
    )
      continue;
    add(to);
  }
  add(content.length);
  return sentences;
}
