import { ASTERISK, UNDERSCORE } from '../../words/characters.ts';
import type { Blocks, Cell } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { headOf, isTitle } from './heads.ts';
import { type Introduction, introductionOf } from './introduction.ts';

/** An item that may be ranked: its text, and the pieces that tell about it, `from` up to `to`. */
export interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
}

/** Items that stand beside each other. */
export interface Group {
  readonly kind: 'list' | 'single' | 'headings' | 'leads' | 'column' | 'header';
  readonly candidates: readonly Candidate[];
  readonly introduction: Introduction;
  /** Its items are numbered. */
  readonly ordered: boolean;
}

const NONE: Introduction = { choices: false, brands: false, features: false, shops: false };

/** The lists, whatever their depth; one with a single item is a `single`. */
export function listGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items, lists } = blocks;
  const groups: { candidates: Candidate[]; introduction: Introduction; ordered: boolean }[] = [];
  const going = new Map<number, { next: number; candidates: Candidate[] }>();
  for (const { ordered, parent, items: members } of lists) {
    const candidates: Candidate[] = [];
    for (const member of members) {
      const item = items[member];
      const piece = pieces[item?.first ?? -1];
      if (item && piece && item.end > item.first && piece.kind !== 'row')
        candidates.push({ start: piece.start, end: piece.end, from: item.first, to: item.end });
    }
    const [first] = candidates;
    if (!first) continue;
    const number = items[members[0] ?? -1]?.number ?? 0;
    const before = going.get(parent);
    if (ordered && before && number > 1 && number === before.next) {
      // Numbers that go on behind a paragraph or bullets: one list to its reader.
      for (const candidate of candidates) before.candidates.push(candidate);
      before.next += members.length;
      continue;
    }
    if (ordered) going.set(parent, { next: number + members.length, candidates });
    groups.push({ candidates, introduction: introductionOf(text, blocks, first.from), ordered });
  }
  return groups.map((group) => ({ ...group, kind: group.candidates.length > 1 ? 'list' : 'single' }));
}

const NUMBERED = /^[\s*_[]*\d{1,3}[.)]\s/u;

/** Headings or leads that are numbered, two at least, are a list of their own. */
function byNumber(text: string, kind: 'headings' | 'leads', candidates: readonly Candidate[]): Group[] {
  const isNumbered = ({ start }: Candidate) => NUMBERED.test(text.slice(start, start + 8));
  const numbered = candidates.filter(isNumbered);
  const group = (of: Group['kind'], members: readonly Candidate[], ordered: boolean): Group => ({
    kind: of,
    candidates: members,
    introduction: NONE,
    ordered,
  });
  if (numbered.length < 2) return [group(kind, candidates, false)];
  return [
    group('list', numbered, true),
    group(
      kind,
      candidates.filter((one) => !isNumbered(one)),
      false,
    ),
  ];
}

/** The headings of each depth; what is told under one goes up to the next that is not deeper. */
export function headingGroups(text: string, { pieces }: Blocks): Group[] {
  const groups = new Map<number, Candidate[]>();
  const next: number[] = new Array(7).fill(pieces.length);
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index];
    if (piece?.kind !== 'heading') continue;
    let to = pieces.length;
    for (let depth = 1; depth <= piece.depth; depth += 1) to = Math.min(to, next[depth] ?? to);
    next[piece.depth] = index;
    if (piece.end === piece.start) continue;
    const candidates = groups.get(piece.depth) ?? [];
    groups.set(piece.depth, candidates);
    candidates.push({ start: piece.start, end: piece.end, from: index, to });
  }
  return [...groups.values()].flatMap((candidates) => byNumber(text, 'headings', candidates.reverse()));
}

/** Whether a paragraph begins with a name that is set off from what is said of it. */
function hasTitle(text: string, piece: Span): boolean {
  // Nearly all paragraphs go on with a small letter: "This laptop …".
  if (/^\S*[^\s:]\s\p{Ll}/u.test(text.slice(piece.start, piece.start + 24))) return false;
  const head = headOf(text, piece);
  return head.cut && head.rest < piece.end && isTitle(text.slice(head.start, head.end).split(/\s+/));
}

/** Paragraphs that begin with bold type or with a title; what is told goes up to the next one or a heading. */
export function leadGroups(text: string, { pieces, items }: Blocks): Group[] {
  type Lead = { start: number; end: number; from: number; to: number };
  const groups = new Map<number, Lead[]>();
  const open = new Map<number, Lead>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') {
      for (const lead of open.values()) lead.to = Math.min(lead.to, index);
      open.clear();
    }
    if (piece.kind !== 'paragraph' || items[piece.item]?.first === index) continue;
    const code = text.charCodeAt(piece.start);
    const bold = (code === ASTERISK || code === UNDERSCORE) && text.charCodeAt(piece.start + 1) === code;
    if (!bold && !hasTitle(text, piece)) continue;
    const before = open.get(piece.item);
    if (before) before.to = Math.min(before.to, index);
    const lead = {
      start: piece.start,
      end: piece.end,
      from: index,
      to: items[piece.item]?.end ?? pieces.length,
    };
    open.set(piece.item, lead);
    const group = groups.get(piece.item) ?? [];
    groups.set(piece.item, group);
    group.push(lead);
  }
  return [...groups.values()].flatMap((candidates) => byNumber(text, 'leads', candidates));
}

/** Titles of columns that name shops, parts or features. */
const OTHER_COLUMNS =
  /^[\s*_]*(?:merchants?|retailers?|stores?|shops?|sellers?|where|available|processors?|cpu|graphics|gpu|chips?|os|price|features?|compatib\p{L}+)\b/iu;

/** Columns of a table beyond these name no product. */
const MAX_COLUMNS = 8;

/** Of each table what may rank: its header, for tables with a product per column, then each column. */
export function columnGroups(text: string, blocks: Blocks): Group[][] {
  return blocks.tables.map(({ rows }) => {
    const [header, ...body] = rows;
    if (!header) return [];
    const introduction = introductionOf(text, blocks, header.piece);
    const group = (kind: Group['kind'], cells: readonly (Cell & { piece: number })[]): Group => ({
      kind,
      introduction,
      ordered: false,
      candidates: cells
        .filter(({ start, end }) => end > start)
        .map(({ start, end, piece }) => ({ start, end, from: piece, to: piece + 1 })),
    });
    const columns = header.cells.slice(0, MAX_COLUMNS).flatMap((title, at) => {
      if (OTHER_COLUMNS.test(text.slice(title.start, Math.min(title.end, title.start + 40)))) return [];
      const cells = body.flatMap(({ piece, cells: row }) => (row[at] ? [{ ...row[at], piece }] : []));
      return [group('column', cells)];
    });
    const titles = header.cells.slice(0, MAX_COLUMNS).map((cell) => ({ ...cell, piece: header.piece }));
    return [group('header', titles), ...columns];
  });
}
