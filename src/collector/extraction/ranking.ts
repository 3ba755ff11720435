import type { Blocks, Cell, List } from './blocks.ts';
import { isGeneric } from './generic-words.ts';
import { type Head, headOf } from './heads.ts';
import type { Naming } from './names.ts';
import type { Span } from './sentences.ts';
import { visibleText } from './sentences.ts';
import { BEFORE, type HeadName, namesOfHead } from './unknown.ts';

/** An item that may be ranked: where it stands, and the pieces that tell about it. */
interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
}

/** Items that stand beside each other: of a list, headings of one depth, bold leads, the cells of a column. */
interface Group {
  readonly kind: 'list' | 'single' | 'headings' | 'leads' | 'column' | 'header';
  readonly candidates: readonly Candidate[];
  /** Numbered, or under a line that says so ("Top picks"): its items are choices. */
  readonly choices: boolean;
}

/** An item of the ranking. */
export interface RankedItem {
  /** Indexes of the known brands it is about, usually one ("HP or Dell" has two). */
  readonly brands: readonly number[];
  /** What it is named where that is no known brand. */
  readonly unknown: readonly HeadName[];
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
  /** "Acme Trail Rain Jacket": three words and more, most of them with a capital. */
  readonly looksLikeProduct: boolean;
  readonly unknown: readonly HeadName[];
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

/** Titles of lists that name what to look at. */
const FEATURES =
  /\bhow to (?:choose|pick|decide)\b|\b(?:what )?to (?:look for|consider|prioritize|remember)\b|\bfaqs?\b|\bnext steps\b|^\W*(?:(?:key|important|main|essential|other|additional|general|final|quick) )*(?:features?|specifications?|specs|considerations?|factors|tips|requirements|notes?|takeaways|sources|references)\b/iu;
/** Titles of shops. */
const SHOPPING =
  /\bwhere (?:to|you can) (?:buy|find|shop|purchase)\b|\b(?:buying|purchasing|shopping|ordering) (?:and|tips|options|guide)\b|^\W*(?:online )?retailers\b/iu;
/** Lines that lead over to shops. */
const TO_SHOPS =
  /\b(?:following|these|various|several) (?:online |major |other )?(?:retailers|stores|shops|sellers)\b[^.]{0,30}[:.]$/iu;
const CHOICES =
  /\b(?:best|top|recommend\w*|options?|picks?|alternatives?|choices?|brands?|compan(?:y|ies)|providers?|tools?|products?|models?|popular|leading|platforms?|services|apps?|software|competitors?|rank\w*|list of)\b/iu;

/** Lines longer than this are no titles of what follows. */
const MAX_INTRODUCTION = 240;

interface Introduction {
  /** Says that what follows are choices. */
  readonly choices: boolean;
  /** Says that what follows are features to look at. */
  readonly features: boolean;
  /** Says that what follows are shops. */
  readonly shops: boolean;
}

/** What the line right before a list or table, and the heading it stands under, say of it. */
function introductionOf(text: string, { pieces }: Blocks, first: number): Introduction {
  const before = pieces[first - 1];
  if (!before || before.kind === 'row') return { choices: false, features: false, shops: false };
  let at = first - 1;
  while (at > 0 && at > first - 8 && pieces[at]?.kind !== 'heading') at -= 1;
  const heading = pieces[at];
  const title = heading?.kind === 'heading' ? text.slice(heading.start, heading.end) : '';
  const line =
    before === heading || before.end - before.start > MAX_INTRODUCTION
      ? ''
      : text.slice(before.start, before.end);
  return {
    choices: CHOICES.test(title) || CHOICES.test(line),
    features: FEATURES.test(title),
    shops: SHOPPING.test(title) || TO_SHOPS.test(line),
  };
}

function listGroups(text: string, blocks: Blocks): Group[] {
  const { pieces, items, lists } = blocks;
  const groups: { kind: 'list'; candidates: Candidate[]; choices: boolean }[] = [];
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
    if (!first) continue;
    const introduction = introductionOf(text, blocks, first.from);
    if (introduction.features || introduction.shops) continue;
    const number = items[members[0] ?? -1]?.number ?? 0;
    const before = going.get(parent);
    if (ordered && before && number > 1 && number === before.next) {
      // Numbers that go on behind a paragraph or bullets: one list to its reader.
      before.candidates.push(...candidates);
      before.next += members.length;
      continue;
    }
    if (ordered) going.set(parent, { next: number + members.length, candidates });
    groups.push({ kind: 'list', candidates, choices: ordered || introduction.choices });
  }
  return groups.map((group) => (group.candidates.length === 1 ? { ...group, kind: 'single' } : group));
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
    choices: false,
    candidates: candidates.map((one) => ({ ...one, to: ends.get(one.from) ?? one.to })),
  }));
}

/** Whether most words begin with a capital or a digit. */
const isTitle = (words: readonly string[]) =>
  words.filter((word) => /^[\p{Lu}\d(&]/u.test(word)).length * 3 >= words.length * 2;

/** Whether a paragraph begins with a name that is set off from what is said of it. */
function hasTitle(text: string, piece: Span): boolean {
  const head = headOf(text, piece);
  return head.cut && head.rest < piece.end && isTitle(text.slice(head.start, head.end).split(/\s+/));
}

/** Paragraphs that begin with bold type, or with a name that a sentence follows; each goes on to the next. */
function leadGroups(text: string, { pieces, items }: Blocks): Group[] {
  const groups = new Map<number, { start: number; end: number; from: number; to: number }[]>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') for (const group of groups.values()) close(group, index);
    if (piece.kind !== 'paragraph' || items[piece.item]?.first === index) continue;
    const code = text.charCodeAt(piece.start);
    const bold = (code === 0x2a || code === 0x5f) && text.charCodeAt(piece.start + 1) === code;
    if (!bold && !hasTitle(text, piece)) continue;
    const group = groups.get(piece.item) ?? [];
    groups.set(piece.item, group);
    close(group, index);
    const end = piece.item < 0 ? pieces.length : (items[piece.item]?.end ?? pieces.length);
    group.push({ start: piece.start, end: piece.end, from: index, to: end });
  }
  return [...groups.values()].map((candidates) => ({ kind: 'leads', candidates, choices: false }));
}

function close(group: readonly { from: number; to: number }[], index: number): void {
  const last = group.at(-1);
  if (last && last.to > index) last.to = index;
}

/** The columns of each table that may rank: its header, for tables with a product per column, then each column. */
function columnGroups(text: string, blocks: Blocks): Group[][] {
  return blocks.tables.map(({ rows }) => {
    const [header, ...body] = rows;
    const introduction = introductionOf(text, blocks, header?.piece ?? 0);
    if (!header || introduction.shops) return [];
    const columns = Math.min(header.cells.length, 8);
    const group = (kind: Group['kind'], cells: readonly (Cell & { piece: number })[]): Group => ({
      kind,
      choices: introduction.choices,
      candidates: cells
        .filter(({ start, end }) => end > start)
        .map(({ start, end, piece }) => ({ start, end, from: piece, to: piece + 1 })),
    });
    const down = Array.from({ length: columns }, (_, at) =>
      group(
        'column',
        body.flatMap(({ piece, cells }) => (cells[at] ? [{ ...cells[at], piece }] : [])),
      ),
    ).filter((_, at) => {
      const title = header.cells[at];
      return !title || !SHOPS.test(text.slice(title.start, title.end));
    });
    return [
      group(
        'header',
        header.cells.map((cell) => ({ ...cell, piece: header.piece })),
      ),
      ...down,
    ];
  });
}

/** Titles of columns that name shops, parts or features. */
const SHOPS =
  /^[\s*_]*(?:merchants?|retailers?|stores?|shops?|sellers?|where|available|processors?|cpu|graphics|gpu|chips?|os|price|features?|compatib\p{L}+)\b/iu;

const CONNECTED = /^[\s*_\]]*(?:[/,&+]|,?\s(?:or|and|vs\.?|versus|und|oder|et|ou|y|e|o)\s)[\s*_[]*$/iu;
const NOT_ABOUT =
  /(?:^|\s)(?:for|with|without|vs\.?|versus|like|compatible|from|on|of|to|than|by using|powered by|including)\s+(?:\p{L}+\s+){0,2}$/iu;

/** "Apple's ecosystem" is not Apple; "Apple's MacBook" is, by its product. */
const POSSESSIVE = /^['’]s?(?!\p{L})/u;

/** The known brands that a run of text is about: the one it begins with, and those joined to it. */
function leadersIn(text: string, namings: readonly Naming[], head: Span, reach: number) {
  const inside = namingsIn(namings, head);
  const [first] = inside;
  if (!first) return null;
  const before = visibleText(text, head.start, first.start);
  const words = before.trim() === '' ? 0 : before.trim().split(/\s+/).length;
  const by = /\sby\s+$/u.test(before);
  if (!by && (words > reach || NOT_ABOUT.test(before))) return null;
  const brands = [first.brand];
  let last = first;
  for (const next of inside.slice(1)) {
    const between = text.slice(last.end, next.start);
    // "Apple MacBook Air": one brand, named twice.
    const goesOn = next.brand === last.brand && next.start - last.end <= 1;
    if (!goesOn && !CONNECTED.test(between) && !/^[^,/&]{0,40}\s?(?:\/|vs\.?|\bor\b)\s?$/iu.test(between))
      break;
    if (!brands.includes(next.brand)) brands.push(next.brand);
    last = next;
  }
  const ofIts = POSSESSIVE.test(text.slice(last.end, last.end + 3));
  return { brands, leads: !ofIts && (by || before.split(/\s+/).every(precedesName)) };
}

/** Words that tell to do or ask something: what follows them is no head of a choice. */
const TELLING =
  /^(?:use|choose|consider|look|try|check|visit|explore|compare|get|buy|find|see|avoid|ask|why|how|when|what|which|who|key|your|our|note|if|for|with|about|other|all|any|both)$/iu;

/** Whether a word may stand before the name in a head: "2025", "The", "Men's", "Lightweight". */
const precedesName = (word: string) =>
  word === '' || BEFORE.test(word) || (/^\p{Lu}/u.test(word) && isGeneric(word) && !TELLING.test(word));

const LABEL_WORDS = 7;
/** Labels of choices ("Best overall", "For students", "Lightest"), unlike those of features ("Display"). */
const CHOICE_LABEL =
  /^(?:the )?(?:best|top|most|for|budget|premium|runners?|overall|upgrade|value|winner|editor\p{L}*|our|alternative\p{L}*|options?|high|mid|entry|recommend\p{L}*|honorable|also|#?\d|\p{L}{3,}est)\b|\b(?:picks?|choices?|options?|alternatives?|winner|recommendations?|value|overall|use|users?|brands?)$/iu;

function read(text: string, namings: readonly Naming[], candidate: Candidate): Read {
  const head = headOf(text, candidate);
  const label = visibleText(text, head.start, head.end).trim();
  const words = label.split(/\s+/);
  const looksLikeProduct = words.length > 2 && isTitle(words);
  const own = leadersIn(text, namings, head, head.cut ? 5 : 3);
  if (own) return { candidate, head, ...own, looksLikeProduct, unknown: [] };
  if (head.cut && head.rest < candidate.end && words.length <= LABEL_WORDS && CHOICE_LABEL.test(label)) {
    const behind = headOf(text, { start: head.rest, end: candidate.end });
    const named = leadersIn(text, namings, behind, 2);
    if (named) return { candidate, head: behind, ...named, looksLikeProduct, unknown: [] };
  }
  const unknown = namesOfHead(label);
  return { candidate, head, brands: [], leads: false, looksLikeProduct, unknown };
}

const isKnown = ({ unknown }: Read) => unknown.some(({ known }) => known !== null);

/** Whether a group ranks brands. */
function ranks({ kind, choices }: Group, reads: readonly Read[]): boolean {
  const count = (test: (one: Read) => boolean) => reads.filter(test).length;
  const sure = count((one) => one.leads || isKnown(one));
  const likely = count(({ brands, unknown }) => brands.length + unknown.length > 0);
  if (reads.length === 1) return (kind === 'single' || kind === 'column') && choices && sure === 1;
  if (kind === 'headings' || kind === 'leads') return sure >= 2;
  if (sure === 0 || likely < 2 || likely * 2 < reads.length) return false;
  // Of one brand alone, a list of its features must be told from one of its products.
  const [one] = reads.find(({ brands }) => brands.length > 0)?.brands ?? [];
  const alone = reads.every(
    ({ brands, unknown }) => unknown.length === 0 && brands.every((brand) => brand === one),
  );
  if (alone && likely * 4 < reads.length * 3) return false;
  if (kind === 'header') return sure >= 2 && sure * 2 >= reads.length;
  return (
    sure >= 2 || choices || kind === 'column' || count((one) => one.looksLikeProduct) * 2 >= reads.length
  );
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (a list at any depth, headings of
 * one depth, paragraphs with bold leads, a table's column or its header) ranks brands where at least half of
 * its items, and two, begin with a brand or product; lists of features, steps or shops do not. All groups that
 * rank, as "Best overall" and "Best budget" with a list each, make one ranking in the order of the text.
 */
export function rankingOf(text: string, blocks: Blocks, namings: readonly Naming[]): RankedItem[] {
  const readAll = (group: Group) => group.candidates.map((one) => read(text, namings, one));
  const ranked: Read[] = [];
  const lone: Read[] = [];
  for (const group of [...listGroups(text, blocks), ...headingGroups(blocks), ...leadGroups(text, blocks)]) {
    const reads = readAll(group);
    const all = group.kind === 'list' || group.kind === 'single';
    if (ranks(group, reads))
      ranked.push(...reads.filter((one) => all || one.brands.length > 0 || isKnown(one)));
    else if (group.kind === 'single') lone.push(...reads.filter((one) => one.leads || isKnown(one)));
  }
  // Sections with one product each: the items count together, or beside another list.
  if (ranked.length + lone.length > 1) ranked.push(...lone);
  for (const columns of columnGroups(text, blocks)) {
    for (const group of columns) {
      const reads = readAll(group);
      if (!ranks(group, reads)) continue;
      ranked.push(...reads);
      break;
    }
  }
  return ranked
    .filter(({ brands, unknown }) => brands.length > 0 || unknown.length > 0)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end)
    .map(({ candidate: { from, to }, head, brands, unknown }) => ({ brands, unknown, head, from, to }));
}
