import type { Blocks, Cell, List } from './blocks.ts';
import { type Head, headOf } from './heads.ts';
import type { Naming } from './names.ts';
import type { Span } from './sentences.ts';
import { visibleText } from './sentences.ts';
import { type HeadName, nameOfHead } from './unknown.ts';

/** An item that may be ranked: where it stands, and the pieces that tell about it. */
interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
}

/** Items that stand beside each other: of a list, headings of one depth, bold leads, the cells of a column. */
interface Group {
  readonly kind: 'list' | 'headings' | 'leads' | 'column';
  readonly candidates: readonly Candidate[];
}

/** An item of the ranking. */
export interface RankedItem {
  /** Indexes of the known brands it is about, usually one ("HP or Dell" has two). */
  readonly brands: readonly number[];
  /** What it is named where that is no known brand. */
  readonly unknown: HeadName | null;
  readonly head: Span;
  /** Its pieces: from `from` up to `to`, indexes into the blocks' pieces. */
  readonly from: number;
  readonly to: number;
}

/** A candidate with what its head says. */
interface Read {
  readonly candidate: Candidate;
  readonly head: Head;
  readonly brands: readonly number[];
  /** The head begins with the name of a known brand. */
  readonly leads: boolean;
  readonly unknown: HeadName | null;
}

/** Namings in a run of text; `namings` are in the order of the text. */
export function namingsIn(namings: readonly Naming[], { start, end }: Span): readonly Naming[] {
  let low = 0;
  let high = namings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((namings[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < namings.length && (namings[last]?.end ?? 0) <= end) last += 1;
  return low === last ? [] : namings.slice(low, last);
}

/** Lists under such a line say where to buy or what to look at; they rank nobody. */
const ASIDE =
  /\b(?:where to (?:buy|find|shop|purchase)|retailers?|places to (?:buy|shop)|how to (?:choose|pick|buy)|sources|references|tips|considerations?|things to consider|faqs?|what to (?:look|consider))\b/iu;

/** The heading or line that a list stands under. */
function isAside(text: string, blocks: Blocks, first: number): boolean {
  const before = blocks.pieces[first - 1];
  if (!before || before.kind === 'row' || before.item >= 0) return false;
  return before.end - before.start < 120 && ASIDE.test(text.slice(before.start, before.end));
}

function listGroups(text: string, { pieces, items, lists, ...rest }: Blocks): Group[] {
  const groups: { kind: 'list'; candidates: Candidate[] }[] = [];
  const single: Candidate[] = [];
  const going = new Map<number, { next: number; candidates: Candidate[] }>();
  for (const { ordered, parent, items: members } of lists as readonly List[]) {
    const candidates = members.flatMap((member) => {
      const item = items[member];
      const piece = pieces[item?.first ?? -1];
      return item && piece && item.end > item.first && piece.kind !== 'row'
        ? [{ start: piece.start, end: piece.end, from: item.first, to: item.end }]
        : [];
    });
    const [first] = candidates;
    if (!first || isAside(text, { pieces, items, lists, ...rest }, first.from)) continue;
    const number = items[members[0] ?? -1]?.number ?? 0;
    const before = going.get(parent);
    if (ordered && before && number > 1 && number === before.next) {
      // Numbers that go on behind a paragraph or bullets: one list to its reader.
      before.candidates.push(...candidates);
      before.next += members.length;
      continue;
    }
    if (ordered) going.set(parent, { next: number + members.length, candidates });
    groups.push({ kind: 'list', candidates });
  }
  return [
    ...groups.filter(({ candidates }) => candidates.length > 1 || single.push(...candidates) === 0),
    ...(single.length > 0 ? [{ kind: 'list' as const, candidates: single }] : []),
  ];
}

function headingGroups({ pieces }: Blocks): Group[] {
  const groups = new Map<number, Candidate[]>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'heading' || piece.end === piece.start) continue;
    const candidates = groups.get(piece.depth) ?? [];
    groups.set(piece.depth, candidates);
    candidates.push({ start: piece.start, end: piece.end, from: index, to: pieces.length });
  }
  const ends = new Map<number, number>();
  let after = pieces.length;
  const until: number[] = [];
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index];
    if (piece?.kind !== 'heading') continue;
    after = pieces.length;
    for (let depth = 1; depth <= piece.depth; depth += 1) after = Math.min(after, until[depth] ?? after);
    ends.set(index, after);
    until[piece.depth] = index;
  }
  return [...groups.values()].map((candidates) => ({
    kind: 'headings',
    candidates: candidates.map((one) => ({ ...one, to: ends.get(one.from) ?? one.to })),
  }));
}

/** Paragraphs that begin with bold type, or with a name that a sentence follows; each goes on to the next. */
function leadGroups(text: string, { pieces, items }: Blocks): Group[] {
  const groups = new Map<number, { start: number; end: number; from: number; to: number }[]>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') for (const group of groups.values()) close(group, index);
    if (piece.kind !== 'paragraph' || items[piece.item]?.first === index) continue;
    const code = text.charCodeAt(piece.start);
    const bold = (code === 0x2a || code === 0x5f) && text.charCodeAt(piece.start + 1) === code;
    if (!bold && !headOf(text, piece).cut) continue;
    const group = groups.get(piece.item) ?? [];
    groups.set(piece.item, group);
    close(group, index);
    const end = piece.item < 0 ? pieces.length : (items[piece.item]?.end ?? pieces.length);
    group.push({ start: piece.start, end: piece.end, from: index, to: end });
  }
  return [...groups.values()].map((candidates) => ({ kind: 'leads', candidates }));
}

function close(group: readonly { from: number; to: number }[], index: number): void {
  const last = group.at(-1);
  if (last && last.to > index) last.to = index;
}

function columnGroups({ tables }: Blocks): Group[][] {
  return tables.map(({ rows }) => {
    const [header, ...body] = rows;
    const columns = Math.min(header?.cells.length ?? 0, 8);
    const column = (cells: readonly (Cell & { piece: number })[]): Group => ({
      kind: 'column',
      candidates: cells
        .filter(({ start, end }) => end > start)
        .map(({ start, end, piece }) => ({ start, end, from: piece, to: piece + 1 })),
    });
    const down = Array.from({ length: columns }, (_, at) =>
      column(body.flatMap(({ piece, cells }) => (cells[at] ? [{ ...cells[at], piece }] : []))),
    );
    return [...down, column((header?.cells ?? []).map((cell) => ({ ...cell, piece: header?.piece ?? 0 })))];
  });
}

const CONNECTED = /^[\s*_\]]*(?:[/,&+]|,?\s(?:or|and|vs\.?|versus|und|oder|et|ou|y|e|o)\s)[\s*_[]*$/iu;
const NOT_ABOUT =
  /(?:^|\s)(?:for|with|without|vs\.?|versus|like|compatible|from|on|of|to|than|by using|powered by|including)\s+(?:\p{L}+\s+){0,2}$/iu;

/** The known brands that a run of text is about: the one it begins with, and those joined to it. */
function leadersIn(text: string, namings: readonly Naming[], head: Span, reach: number) {
  const inside = namingsIn(namings, head);
  const [first] = inside;
  if (!first) return null;
  const before = visibleText(text, head.start, first.start);
  const words = before.trim() === '' ? 0 : before.trim().split(/\s+/).length;
  if (words > reach || NOT_ABOUT.test(before)) return null;
  const brands = [first.brand];
  let last = first;
  for (const next of inside.slice(1)) {
    const between = text.slice(last.end, next.start);
    if (!CONNECTED.test(between) && !/^[^,/&]{0,40}\s?(?:\/|vs\.?|\bor\b)\s?$/iu.test(between)) break;
    if (!brands.includes(next.brand)) brands.push(next.brand);
    last = next;
  }
  return { brands, words, before };
}

const LABEL_WORDS = 7;

function read(text: string, namings: readonly Naming[], candidate: Candidate): Read {
  const head = headOf(text, candidate);
  const own = leadersIn(text, namings, head, head.cut ? 5 : 3);
  if (own) return { candidate, head, brands: own.brands, leads: own.words === 0, unknown: null };
  const label = visibleText(text, head.start, head.end).trim();
  const words = label.split(/\s+/).length;
  if (head.cut && head.rest < candidate.end && words <= LABEL_WORDS) {
    const behind = headOf(text, { start: head.rest, end: candidate.end });
    const named = leadersIn(text, namings, behind, 2);
    if (named)
      return { candidate, head: behind, brands: named.brands, leads: named.words === 0, unknown: null };
  }
  return { candidate, head, brands: [], leads: false, unknown: nameOfHead(label) };
}

/** Whether a group ranks brands. */
function ranks(kind: Group['kind'], reads: readonly Read[]): boolean {
  const known = reads.filter(({ brands }) => brands.length > 0).length;
  const leading = reads.filter(({ leads }) => leads).length;
  const named = reads.filter(({ unknown }) => unknown?.known).length;
  const likely = reads.filter(({ unknown }) => unknown !== null).length;
  const all = known + likely;
  if (kind === 'headings' || kind === 'leads') return leading + named >= 2;
  if (known + named >= 2) return (known + likely) * 2 >= reads.length;
  return known >= 1 && leading >= 1 && all >= 2 && all * 2 >= reads.length;
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (a list at any depth, headings of
 * one depth, paragraphs with bold leads, a table's column or its header) ranks brands where at least half of
 * its items, and two, begin with a brand or product; lists of features, steps or shops do not. All groups that
 * rank, as "Best overall" and "Best budget" with a list each, make one ranking in the order of the text.
 */
export function rankingOf(text: string, blocks: Blocks, namings: readonly Naming[]): RankedItem[] {
  const groups: Group[] = [
    ...listGroups(text, blocks),
    ...headingGroups(blocks),
    ...leadGroups(text, blocks),
  ];
  const readAll = ({ candidates }: Group) => candidates.map((one) => read(text, namings, one));
  const ranked = groups.flatMap((group) => {
    const reads = readAll(group);
    if (!ranks(group.kind, reads)) return [];
    return group.kind === 'list'
      ? reads
      : reads.filter(({ brands, unknown }) => brands.length > 0 || unknown?.known);
  });
  for (const columns of columnGroups(blocks)) {
    const first = columns.map(readAll).find((reads) => ranks('column', reads));
    if (first) ranked.push(...first);
  }
  return ranked
    .filter(({ brands, unknown }) => brands.length > 0 || unknown !== null)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end)
    .map(({ candidate: { from, to }, head, brands, unknown }) => ({ brands, unknown, head, from, to }));
}
