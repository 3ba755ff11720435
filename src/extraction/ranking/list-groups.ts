import type { Blocks, Piece } from '../text/blocks.ts';
import { type Candidate, type Group, MAX_LABEL } from './group.ts';
import { type Introduction, introductionOf, saysNothing } from './introduction.ts';

/** A line in bold type and nothing else. */
const TITLE_LINE = /^\*\*[^*\n]{1,60}\*\*[:：]?$/u;

/** Whether a line in bold type stands right over a list, and says nothing but perhaps a kind of choices. */
const isUnderTitle = (
  text: string,
  pieces: readonly Piece[],
  { from }: Candidate,
  { others, traits, shops, sellers, avoid, examples }: Introduction,
): boolean => {
  const { kind, start, end } = pieces[from - 1] ?? { kind: 'row', start: 0, end: 0 };
  const silent = !(others || traits || shops || sellers || avoid || examples);
  return silent && kind === 'paragraph' && end - start < MAX_LABEL && TITLE_LINE.test(text.slice(start, end));
};

/** A sentence that leads over to what is below it, and no title. */
const LEADS_TO = /^(?!\*\*[^*]+\*\*$)(?:.*[.!?]\s)?(?:\S+\s){4,}\S+\s?[:：]$/su;
const LEAD_REACH = 200;

const isLed = (text: string, pieces: readonly Piece[], { from }: Candidate): boolean => {
  const { kind, item, start, end } = pieces[from - 1] ?? { kind: 'row', item: 0, start: 0, end: 0 };
  return (
    kind === 'paragraph' && item < 0 && LEADS_TO.test(text.slice(Math.max(start, end - LEAD_REACH), end))
  );
};

/** Bullets between two numbers tell of the first of them, though they are not indented; so do paragraphs. */
function reachTo(pieces: readonly Piece[], candidates: Candidate[], next: number): void {
  const last = candidates.at(-1);
  if (!last) return;
  for (let at = last.to; at < next; at += 1) if (pieces[at]?.kind === 'heading') return;
  candidates[candidates.length - 1] = { ...last, to: next };
}

/** Whether a list goes on behind titles of its parts: "【Springs】", "■ Acme", "【Foam】", "■ Nova". */
const goesOnBehindTitles = ({ pieces }: Blocks, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ to }, at) =>
      candidates[at + 1]?.from === to + 1 && (pieces[to]?.item ?? 0) < 0 && pieces[to]?.kind !== 'heading',
  );

/** The lists, whatever their depth; numbers that go on behind a paragraph or bullets are one list to its reader. */
export function listGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items, lists } = blocks;
  const groups: (Group & { candidates: Candidate[] })[] = [];
  const going = new Map<number, { next: number; candidates: Candidate[] }>();
  /** Lists of one item each, by the list whose items they stand in: "For teams", in it "Acme", "For you", "Nova". */
  const lone = new Map<number, { candidates: Candidate[] }>();
  for (const { ordered, parent, items: members } of lists) {
    const candidates: Candidate[] = [];
    for (const member of members) {
      const item = items[member];
      const piece = pieces[item?.first ?? -1];
      if (item && piece && item.end > item.first && piece.kind !== 'row')
        candidates.push({
          start: piece.start,
          end: piece.end,
          from: item.first,
          to: item.end,
          number: item.number,
        });
    }
    const [first] = candidates;
    if (!first) continue;
    const said = introductionOf(text, blocks, first.from);
    const introduction =
      saysNothing(said) && goesOnBehindTitles(blocks, candidates)
        ? introductionOf(text, blocks, first.from - 1)
        : said;
    if (members.length === 1 && (parent >= 0 || isUnderTitle(text, pieces, first, introduction))) {
      const outer = items[parent]?.list ?? -1;
      const before = lone.get(outer);
      if (before) {
        before.candidates.push(first);
        continue;
      }
      lone.set(outer, { candidates });
    }
    const number = items[members[0] ?? -1]?.number ?? 0;
    const before = going.get(parent);
    if (ordered && before && number > 1 && number === before.next) {
      reachTo(pieces, before.candidates, first.from);
      for (const candidate of candidates) before.candidates.push(candidate);
      before.next += members.length;
      continue;
    }
    if (ordered) going.set(parent, { next: number + members.length, candidates });
    groups.push({
      kind: 'list',
      candidates,
      introduction,
      ordered,
      led: parent < 0 && isLed(text, pieces, first),
      parent,
    });
  }
  return groups;
}
