import type { Blocks, Piece } from '../text/blocks.ts';
import { numberIn } from '../text/numbering.ts';
import type { Candidate, Group } from './group.ts';
import { NUMBERED, partedGroups } from './parted-groups.ts';

/** Sections that hold one heading each ("For teams", below it "Acme") have them together. */
function siblings<G extends { depth: number; candidates: unknown[] }>(groups: readonly G[]): G[] {
  const lone = new Map<number, G>();
  return groups.filter((group) => {
    const first = group.candidates.length === 1 ? lone.get(group.depth) : undefined;
    if (group.candidates.length === 1 && !first) lone.set(group.depth, group);
    first?.candidates.push(...group.candidates);
    return first === undefined;
  });
}

/** "### Honorable mentions" right below "## 5. Acme", where no other item has a section of its own, is none of Acme's. */
function withoutTail(group: Group, pieces: readonly Piece[]): Group {
  const sectionIn = ({ from, to }: Candidate) => {
    let at = from + 1;
    while (at < to && pieces[at]?.kind !== 'heading') at += 1;
    return at;
  };
  const before = group.candidates.slice(0, -1);
  const last = group.candidates.at(-1);
  return last && before.length > 0 && before.every((one) => sectionIn(one) === one.to)
    ? { ...group, candidates: [...before, { ...last, to: sectionIn(last) }] }
    : group;
}

/** Fewer numbers of headings of several depths may be those of sections and of what stands in one. */
const MIN_THROUGH = 3;

/**
 * How deep the headings of a text are, by piece: those whose numbers go on from 1 without gaps are all as deep as the
 * highest of them, however they are written.
 */
function headingDepths(text: string, { pieces }: Blocks): readonly number[] {
  const depths = pieces.map(({ depth }) => depth);
  const numbered: number[] = [];
  for (const [index, { kind, start, end }] of pieces.entries()) {
    const written =
      kind === 'heading' ? NUMBERED.exec(text.slice(start, Math.min(end, start + 12)))?.[0] : undefined;
    if (written === undefined) continue;
    if (numberIn(written) !== numbered.length + 1) return depths;
    numbered.push(index);
  }
  if (numbered.length < MIN_THROUGH) return depths;
  const highest = Math.min(...numbered.map((index) => depths[index] ?? 0));
  for (const index of numbered) depths[index] = highest;
  return depths;
}

/** The headings of each section by their depth; what is told under one goes up to the next that is not deeper. */
export function headingGroups(text: string, blocks: Blocks): Group[] {
  const { pieces } = blocks;
  const groups = new Map<string, { depth: number; candidates: (Candidate & { to: number })[] }>();
  const open: { index: number; depth: number; candidate: Candidate & { to: number } }[] = [];
  const depths = headingDepths(text, blocks);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'heading' || piece.end === piece.start) continue;
    const depth = depths[index] ?? 0;
    while ((open.at(-1)?.depth ?? 0) >= depth) {
      const closed = open.pop();
      if (closed) closed.candidate.to = index;
    }
    const key = `${open.at(-1)?.index ?? -1} ${depth}`;
    const group = groups.get(key) ?? { depth, candidates: [] };
    groups.set(key, group);
    const candidate = { start: piece.start, end: piece.end, from: index, to: pieces.length, number: 0 };
    group.candidates.push(candidate);
    open.push({ index, depth, candidate });
  }
  return siblings([...groups.values()])
    .sort((a, b) => a.depth - b.depth)
    .flatMap(({ candidates, depth }) => partedGroups(text, blocks, 'headings', candidates, -1 - depth))
    .map((group) => withoutTail(group, pieces));
}
