import type { Blocks } from '../text/blocks.ts';
import type { Candidate, Group } from './group.ts';
import { introductionIn, introductionOf, NOTHING_SAID } from './introduction.ts';

/** A line in bold type and nothing else, which a section begins with. */
const TITLE_LINE = /^[^\p{L}\p{N}*\n]{0,4}\*\*([^*\n]{2,60})\*\*[:：]?[^\S\n]*(?:\n|$)/u;
/** What is set in bold type inside a line, and is no label. */
const BOLD = /\*\*([^*\n]{2,60}?)(?<![:：])\*\*(?!\s?[:：])/gu;
const MIN_SECTIONS = 2;
/** Of a longer title nothing is told. */
const MAX_TITLE = 80;

/**
 * Names in bold type in the paragraphs of several sections that have a title each and no list: "Under $500", and below
 * it "The **Acme** and the **Nova** are fine". Sections of tips and warnings have none.
 */
export function boldNameGroups(text: string, blocks: Blocks): Group[] {
  const { pieces } = blocks;
  const candidates: Candidate[] = [];
  let sections = 0;
  for (const [at, { kind, item, start, end }] of pieces.entries()) {
    if (kind !== 'paragraph' || item >= 0) continue;
    const before = pieces[at - 1] ?? { kind: 'row', start: 0, end: 0 };
    const own = TITLE_LINE.exec(text.slice(start, Math.min(end, start + MAX_TITLE)));
    const above = TITLE_LINE.exec(text.slice(before.start, Math.min(before.end, before.start + MAX_TITLE)));
    const title = own?.[1] ?? (before.kind === 'paragraph' ? above?.[1] : undefined);
    if (title === undefined && before.kind !== 'heading') continue;
    const said = title === undefined ? introductionOf(text, blocks, at) : introductionIn(title);
    if (said.others || said.avoid || said.traits || said.shops || said.examples) continue;
    const from = start + (own?.[0].length ?? 0);
    const names = [...text.slice(from, end).matchAll(BOLD)].map(({ index }) => from + index);
    if (names.length === 0) continue;
    sections += 1;
    for (const [index, name] of names.entries())
      candidates.push({ start: name, end: names[index + 1] ?? end, from: at, to: at + 1, number: 0 });
  }
  return sections < MIN_SECTIONS
    ? []
    : [{ kind: 'sentences', candidates, introduction: NOTHING_SAID, ordered: false, parent: -1 }];
}
