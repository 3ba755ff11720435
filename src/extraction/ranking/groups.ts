import { ASTERISK, UNDERSCORE } from '../../words/characters.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import { numberIn, OTHER_NUMBERS } from '../text/numbering.ts';
import type { Span } from '../text/span.ts';
import { isChoiceLabel } from './choice-labels.ts';
import { headOf, isTitle } from './heads.ts';
import { type Introduction, introductionIn, introductionOf } from './introduction.ts';
import { CASELESS } from './name-signs.ts';

/** An item that may be ranked: its text, and the pieces that tell about it, `from` up to `to`. */
export interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
  /** The number written before it, 0 for none. */
  readonly number: number;
}

/** Items that stand beside each other. */
export interface Group {
  readonly kind: 'list' | 'headings' | 'leads' | 'sentences' | 'column' | 'header';
  readonly candidates: readonly Candidate[];
  readonly introduction: Introduction;
  /** Its items are numbered. */
  readonly ordered: boolean;
  /** Of a column: its title says that it names choices. */
  readonly titled?: boolean;
  /** Of a column: it is the first that holds no parts of things. */
  readonly first?: boolean;
  /** Of a column: its title says that it names shops. */
  readonly shops?: boolean;
  /** The item it stands in, an index into the blocks' items; less than 0 for none, of headings the less the deeper. */
  readonly parent: number;
}

/** The lists, whatever their depth; numbers that go on behind a paragraph or bullets are one list to its reader. */
export function listGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items, lists } = blocks;
  const groups: (Group & { candidates: Candidate[] })[] = [];
  const going = new Map<number, { next: number; candidates: Candidate[] }>();
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
    const number = items[members[0] ?? -1]?.number ?? 0;
    const before = going.get(parent);
    if (ordered && before && number > 1 && number === before.next) {
      for (const candidate of candidates) before.candidates.push(candidate);
      before.next += members.length;
      continue;
    }
    if (ordered) going.set(parent, { next: number + members.length, candidates });
    groups.push({
      kind: 'list',
      candidates,
      introduction: introductionOf(text, blocks, first.from),
      ordered,
      parent,
    });
  }
  return groups;
}

const NUMBERED = new RegExp(String.raw`^[\s*_[]*(?:\d{1,3}\\?[.)](?=[\s*])|【|${OTHER_NUMBERS})`, 'u');

/** Headings or leads that are numbered, two at least, are a list of their own. */
function byNumber(
  text: string,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
  parent: number,
  introduction: Introduction,
): Group[] {
  const numbered: Candidate[] = [];
  const others: Candidate[] = [];
  for (const one of candidates) {
    const written = NUMBERED.exec(text.slice(one.start, one.start + 12))?.[0];
    if (written === undefined) others.push(one);
    else numbered.push({ ...one, number: numberIn(written) });
  }
  const group = (members: readonly Candidate[], ordered: boolean): Group[] =>
    members.length > 0 ? [{ kind, candidates: members, introduction, ordered, parent }] : [];
  return numbered.length < 2 ? group(candidates, false) : [...group(numbered, true), ...group(others, false)];
}

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

/** The headings of each section by their depth; what is told under one goes up to the next that is not deeper. */
export function headingGroups(text: string, blocks: Blocks): Group[] {
  const { pieces } = blocks;
  const groups = new Map<string, { depth: number; candidates: (Candidate & { to: number })[] }>();
  const open: { index: number; depth: number; candidate: Candidate & { to: number } }[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'heading' || piece.end === piece.start) continue;
    while ((open.at(-1)?.depth ?? 0) >= piece.depth) {
      const closed = open.pop();
      if (closed) closed.candidate.to = index;
    }
    const key = `${open.at(-1)?.index ?? -1} ${piece.depth}`;
    const group = groups.get(key) ?? { depth: piece.depth, candidates: [] };
    groups.set(key, group);
    const candidate = { start: piece.start, end: piece.end, from: index, to: pieces.length, number: 0 };
    group.candidates.push(candidate);
    open.push({ index, depth: piece.depth, candidate });
  }
  return siblings([...groups.values()])
    .sort((a, b) => a.depth - b.depth)
    .flatMap(({ candidates, depth }) =>
      byNumber(
        text,
        'headings',
        candidates,
        -1 - depth,
        introductionOf(text, blocks, candidates[0]?.from ?? 0),
      ),
    )
    .map((group) => withoutTail(group, pieces));
}

/** A longer head in a script without capitals is a sentence. */
const MAX_CASELESS = 30;

/** "If you run an agency: Acme.": a phrase, and a name that is all that follows. */
const LABEL_AND_NAME =
  /^[^.!?:：→\n]{2,60}[:：]\s?(?:(?:\p{Lu}|\d)[^\s.!?:：]*(?:\s(?:\p{Lu}|\d|&)[^\s.!?:：]*){0,4}|\p{Lo}[^\s.。，、:：]{1,15})[.;。；]?$/u;

/** Whether a paragraph begins with a name that is set off from what is said of it. */
function hasTitle(text: string, piece: Span): boolean {
  // Nearly all paragraphs go on with a small letter: "This laptop …".
  if (/^[^\s:]+\s\p{Ll}[^:]{50}/u.test(text.slice(piece.start, Math.min(piece.end, piece.start + 80))))
    return false;
  const head = headOf(text, piece);
  const title = text.slice(head.start, head.end);
  return (
    head.cut &&
    head.rest < piece.end &&
    (LABEL_AND_NAME.test(text.slice(head.start, piece.end)) ||
      isChoiceLabel(title) ||
      (isTitle(title.split(/\s+/)) && (title.length <= MAX_CASELESS || !CASELESS.test(title))))
  );
}

/** Paragraphs that begin with bold type or with a title; what is told goes up to the next one or a heading. */
export function leadGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items } = blocks;
  type Lead = Candidate & { to: number };
  const groups: { parent: number; candidates: Lead[] }[] = [];
  const open = new Map<number, { lead: Lead | null; group: { parent: number; candidates: Lead[] } }>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') {
      for (const { lead } of open.values()) if (lead) lead.to = Math.min(lead.to, index);
      open.clear();
    }
    if (piece.kind !== 'paragraph' || items[piece.item]?.first === index) continue;
    const code = text.charCodeAt(piece.start);
    const bold = (code === ASTERISK || code === UNDERSCORE) && text.charCodeAt(piece.start + 1) === code;
    const marked = bold || NUMBERED.test(text.slice(piece.start, piece.start + 12));
    if (!marked && !hasTitle(text, piece)) continue;
    let before = open.get(piece.item);
    if (!before) {
      const group = { parent: piece.item, candidates: [] };
      groups.push(group);
      before = { lead: null, group };
      open.set(piece.item, before);
    }
    if (before.lead) before.lead.to = Math.min(before.lead.to, index);
    const lead: Lead = {
      start: piece.start,
      end: piece.end,
      from: index,
      to: items[piece.item]?.end ?? pieces.length,
      number: 0,
    };
    before.lead = lead;
    before.group.candidates.push(lead);
  }
  return groups.flatMap(({ parent, candidates }) =>
    byNumber(text, 'leads', candidates, parent, introductionOf(text, blocks, candidates[0]?.from ?? 0)),
  );
}

/** A name in bold type in the first sentence of a paragraph: "Finally, **Acme** is a good choice". */
const IN_SENTENCE =
  /^(?![\s*_]*\*\*[^*]+(?:[:：]\*\*|\*\*\s?[:：]))[^*\n.!?。！？:：]{0,120}\*\*(?=[^*\n]{2,60}\*\*)/u;
/** A shorter paragraph tells nothing about the name in it. */
const MIN_TOLD = 40;

/**
 * Paragraphs of a section that each tell about one choice, whose name stands in bold type in their first sentence, in
 * two of them behind other words.
 */
export function sentenceGroups(text: string, { pieces }: Blocks): Group[] {
  const groups: (Candidate & { to: number; readonly inside: boolean })[][] = [];
  let open: (typeof groups)[number] = [];
  for (const [index, { kind, item, start, end }] of pieces.entries()) {
    if (kind === 'heading') open = [];
    if (kind !== 'paragraph' || item >= 0) continue;
    const before = IN_SENTENCE.exec(text.slice(start, Math.min(end, start + 200)))?.[0];
    if (before === undefined || end - start < MIN_TOLD) continue;
    if (open.length === 0) groups.push(open);
    const last = open.at(-1);
    if (last) last.to = index;
    const inside = before.length > 2;
    open.push({ start: start + before.length - 2, end, from: index, to: index + 1, number: 0, inside });
  }
  const introduction = introductionIn('');
  return groups
    .filter((candidates) => candidates.filter(({ inside }) => inside).length > 1)
    .map((candidates) => ({ kind: 'sentences', candidates, introduction, ordered: false, parent: -1 }));
}
