import { ASTERISK, UNDERSCORE } from '../../words/characters.ts';
import { isFunctionWord } from '../names/no-names.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import { numberIn, OTHER_NUMBERS } from '../text/numbering.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import { chosenIn, isChoiceLabel, placeIn } from './choice-labels.ts';
import { headOf, isTitle } from './heads.ts';
import { type Introduction, introductionIn, introductionOf, isPart } from './introduction.ts';
import { CASELESS } from './name-signs.ts';
import { subjectLength } from './subjects.ts';

/** An item that may be ranked: its text, and the pieces that tell about it, `from` up to `to`. */
export interface Candidate extends Span {
  readonly from: number;
  readonly to: number;
  /** The number written before it, 0 for none. */
  readonly number: number;
}

/** Items that stand beside each other. */
export interface Group {
  readonly kind: 'list' | 'headings' | 'leads' | 'sentences' | 'openings' | 'column' | 'header';
  readonly candidates: readonly Candidate[];
  readonly introduction: Introduction;
  /** Its items are numbered. */
  readonly ordered: boolean;
  /** A sentence leads over to it: "For a week on the coast I'd look at these:". */
  readonly led?: boolean;
  /** Labels of choices stand over its items, which say nothing else. */
  readonly named?: boolean;
  /** Of a column: its title says that it names choices. */
  readonly titled?: boolean;
  /** Of a column: it is the first that holds no parts of things. */
  readonly first?: boolean;
  /** Of a column: its title says that it names shops. */
  readonly shops?: boolean;
  /** The item it stands in, an index into the blocks' items; less than 0 for none, of headings the less the deeper. */
  readonly parent: number;
}

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
const LEADS_TO = /^(?!\*\*[^*]+\*\*$)(?:.*[.!?]\s)?(?:\S+\s){4,}\S+[:：]$/su;
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
    const introduction = introductionOf(text, blocks, first.from);
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

const NUMBERED = new RegExp(String.raw`^[\s*_[]*(?:\d{1,3}\\?[.)](?=[\s*])|【|${OTHER_NUMBERS})`, 'u');

/** "1순위: Acme", "Platz 2 – Acme": what stands before a name may say a place. */
const PLACED = /^[^\p{L}\p{N}]*([^:：\n]{2,14}?)(?:[:：]|\s[–—-]\s)/u;

const PICTURE = /^\p{Extended_Pictographic}/u;
const MIN_MARKED = 3;

/** Those that begin with one emoji, where the others begin with another one each: "🐾 Acme", "🐾 Nova", "🛒 Where to buy". */
function byOrnament(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const signs = candidates.map(({ start }) => PICTURE.exec(text.slice(start, start + 2))?.[0] ?? '');
  const counts = Map.groupBy(signs, (sign) => sign);
  const [most = '', { length } = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const alone = length >= MIN_MARKED && length < signs.length && counts.size === 1 + signs.length - length;
  return most !== '' && alone ? candidates.filter((_, at) => signs[at] === most) : [];
}

const isNumbered = (text: string, start: number): boolean => NUMBERED.test(text.slice(start, start + 12));

/** All that a title says: a heading, or a line in bold type behind an ornament at most. */
const ONLY_TITLE = /^[^\p{L}\p{N}*\n]{0,4}\*\*[^*:：→\n]{1,60}[:：]?\*\*[:：]?$/u;

/**
 * Candidates without the titles of some of them, below which stands nothing but the next ("**Budget**", below it
 * "**Acme** – …"), and those apart below titles that say that they are no choices.
 */
function underTitles(
  text: string,
  { pieces }: Blocks,
  candidates: readonly Candidate[],
  introduction: Introduction,
): { readonly members: readonly Candidate[]; readonly introduction: Introduction }[] {
  const isBare = ({ from, to }: Candidate) => {
    const { kind, start, end } = pieces[from] ?? { kind: 'row', start: 0, end: 0 };
    return to === from + 1 && (kind === 'heading' || ONLY_TITLE.test(text.slice(start, end)));
  };
  const isTitle = (one: Candidate, at: number) => {
    const next = candidates[at + 1];
    // "4. Acme" and "5. Nova" are beside each other, whatever is said of them.
    const isBeside = isNumbered(text, one.start) && isNumbered(text, next?.start ?? 0);
    return next?.from === one.to && !isBeside && isBare(one);
  };
  const last = candidates.at(-1);
  const titles = last && isBare(last) ? [] : candidates.filter(isTitle);
  const whole = [{ members: candidates, introduction }];
  if (titles.length === 0 || titles.length * 2 > candidates.length) return whole;
  // "**Acme**", below it "Price: …", "Rooms: …": what recurs are parts of what the titles name.
  const heads = candidates.map((one) => {
    const { start, end } = headOf(text, one);
    return text.slice(start, end).toLowerCase();
  });
  if (new Set(heads).size < heads.length || heads.some(isPart)) return whole;
  const chosen: Candidate[] = [];
  const apart: { members: Candidate[]; introduction: Introduction }[] = [];
  let open = chosen;
  for (const one of candidates) {
    if (!titles.includes(one)) {
      open.push(one);
      continue;
    }
    const said = introductionIn(visibleText(text, one.start, one.end));
    const isOther =
      said.avoid || said.shops || said.sellers || ((said.others || said.traits) && !said.choices);
    open = isOther ? [] : chosen;
    if (isOther) apart.push({ members: open, introduction: said });
  }
  return [{ members: chosen, introduction }, ...apart].filter(({ members }) => members.length > 0);
}

/** Headings or leads that are numbered, two at least, are a list of their own. */
function byNumber(
  text: string,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
  parent: number,
  introduction: Introduction,
): Group[] {
  const marked = byOrnament(text, candidates);
  const group = (members: readonly Candidate[], ordered: boolean): Group[] =>
    members.length > 0 ? [{ kind, candidates: members, introduction, ordered, parent }] : [];
  if (marked.length > 0)
    return [
      ...group(marked, true),
      ...group(
        candidates.filter((one) => !marked.includes(one)),
        false,
      ),
    ];
  const numbered: Candidate[] = [];
  const others: Candidate[] = [];
  for (const one of candidates) {
    const written = NUMBERED.exec(text.slice(one.start, one.start + 12))?.[0];
    const label = PLACED.exec(text.slice(one.start, Math.min(one.end, one.start + 24)))?.[1] ?? '';
    const number = written === undefined ? placeIn(label) : numberIn(written);
    if (written === undefined && number === 0) others.push(one);
    else numbered.push({ ...one, number });
  }
  if (numbered.length >= 2) return [...group(numbered, true), ...group(others, false)];
  return byLook(text, kind, candidates).flatMap((members) => group(members, false));
}

/** What stands before bold or italic type at the start of a paragraph. */
const BEFORE_TYPE = /^[^\p{L}\p{N}*_\n]{0,4}/u;

/** How a paragraph begins that may be an item: a title alone in its line, a name in bold or italic type, or plain. */
function lookOf(text: string, { start, end }: Span): 'title' | 'bold' | 'italic' | 'plain' {
  if (ONLY_TITLE.test(text.slice(start, Math.min(end, start + MAX_LABEL)).split('\n', 1)[0] ?? ''))
    return 'title';
  const said = text.slice(start, Math.min(end, start + MAX_LABEL)).replace(BEFORE_TYPE, '');
  return said.startsWith('**') ? 'bold' : /^[*_]\S/u.test(said) ? 'italic' : 'plain';
}

/** Leads by how they look, where most of them look alike and are followed by what is said of them. */
function byLook(
  text: string,
  kind: 'headings' | 'leads',
  candidates: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  if (kind === 'headings') return [candidates];
  const looks = Map.groupBy(candidates, (one) => lookOf(text, one));
  const [most, alike] = [...looks].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!alike || most === 'plain' || alike.length < MIN_MARKED || alike.length === candidates.length)
    return [candidates];
  return [alike, candidates.filter((one) => !alike.includes(one))];
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
    .flatMap(({ candidates, depth }) =>
      underTitles(text, blocks, candidates, introductionOf(text, blocks, candidates[0]?.from ?? 0)).flatMap(
        ({ members, introduction }) => byNumber(text, 'headings', members, -1 - depth, introduction),
      ),
    )
    .map((group) => withoutTail(group, pieces));
}

/** Shorter paragraphs and fewer are no list. */
const MIN_OPENING = 20;
const MIN_OPENINGS = 3;
/** Labels of choices are no longer. */
const MAX_LABEL = 72;
/** A longer head in a script without capitals is a sentence. */
const MAX_CASELESS = 30;

/** "If you run an agency: Acme.": a phrase, and a name that is all that follows. */
const LABEL_AND_NAME =
  /^[^.!?:：→\n]{2,60}[:：]\s?(?:(?:\p{Lu}|\d)[^\s.!?:：]*(?:\s(?:\p{Lu}|\d|&)[^\s.!?:：]*){0,4}|\p{Lo}[^\s.。，、:：]{1,15})[.;。；]?$/u;

/** "Pour le sport → Acme": what is pointed from ends no earlier. Several arrows are the steps of a way. */
const POINTS = /^[^→.!?\n]{2,60}→\s?(?=\S)(?![^→\n]{0,80}→)/u;

/** Whether a paragraph begins with a name that is set off from what is said of it. */
function hasTitle(text: string, piece: Span): boolean {
  const begun = text.slice(piece.start, Math.min(piece.end, piece.start + 80));
  // Nearly all paragraphs go on with a small letter: "This laptop …".
  if (/^[^\s:]+\s\p{Ll}(?:[^:–—→\s]|\s(?!-\s)){50}/u.test(begun)) return false;
  if (POINTS.test(begun) || chosenIn(begun)) return true;
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

/** Whether a paragraph is one short line that ends no sentence, as the titles over lists do. */
function isTitleLine(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_TITLE) return false;
  const line = text.slice(start, end);
  return (
    !/[\n.!?:：。！？,、]/u.test(line) && isTitle(line.split(/\s+/)) && saysNothing(introductionIn(line))
  );
}

/** Whether a line tells nothing of a list below it. */
const saysNothing = (said: Introduction): boolean => !Object.values(said).some((kind) => kind);

/** Titles of one line are no longer. */
const MAX_TITLE = 48;

/** "✅ **Acme**": an ornament before bold type. */
const ORNAMENT = /^(?:\p{Extended_Pictographic}\u{FE0F}?|[■□●○◆◇▼▲△★☆✓✔►▶・]){1,2}\s?\*\*/u;

/** Whether a paragraph is a sentence that leads over to what is below it, however it begins. */
const leadsOver = (text: string, { start, end }: Span): boolean =>
  end - start > MAX_LABEL && /[:：][*_]*$/u.test(text.slice(end - 4, end));

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
    const marked =
      bold ||
      ORNAMENT.test(text.slice(piece.start, piece.start + 8)) ||
      NUMBERED.test(text.slice(piece.start, piece.start + 12));
    const isOverList =
      pieces[index + 1]?.kind === 'paragraph' && (pieces[index + 1]?.item ?? -1) > piece.item;
    if (
      leadsOver(text, piece) ||
      (!marked && !hasTitle(text, piece) && !(isOverList && isTitleLine(text, piece)))
    )
      continue;
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
    underTitles(text, blocks, candidates, introductionOf(text, blocks, candidates[0]?.from ?? 0)).flatMap(
      ({ members, introduction }) => byNumber(text, 'leads', members, parent, introduction),
    ),
  );
}

/** What a line says before its end, and a line that is short and ends no sentence. */
const LABEL_LINE = /^(?![^\n]*[:：]\s*[\p{L}\p{N}])[^\n.!。！→]{4,70}$/u;
const NAME_LINE = /^[^\n!?。！？→:：]{2,40}$/u;
const MIN_LABELLED = 2;

/** "If they like classics", and in the next line "Acme": names below labels of choices, each all that its line says. */
export function labelledGroups(text: string, { pieces }: Blocks): Group[] {
  const candidates: Candidate[] = [];
  const lines: (Span & { readonly piece: number })[] = [];
  for (const [piece, { kind, item, start, end }] of pieces.entries()) {
    if (kind !== 'paragraph' || item >= 0) continue;
    const newline = text.slice(start, Math.min(end, start + MAX_LABEL)).indexOf('\n');
    if (newline < 0) lines.push({ start, end, piece });
    else lines.push({ start, end: start + newline, piece }, { start: start + newline + 1, end, piece });
  }
  for (const [at, { start, end, piece }] of lines.entries()) {
    const name = lines[at + 1];
    if (!name || end - start > MAX_LABEL || name.piece > piece + 1) continue;
    const saysForWhom = (line: string) => isChoiceLabel(line.replace(/^[^\p{L}\p{N}]+|[\s:：*_?？]+$/gu, ''));
    const label = text.slice(start, end);
    const below = text.slice(name.start, Math.min(name.end, name.start + MAX_LABEL)).split('\n', 1)[0] ?? '';
    if (LABEL_LINE.test(label) && NAME_LINE.test(below) && saysForWhom(label) && !saysForWhom(below))
      candidates.push({ start: name.start, end: name.end, from: piece, to: name.piece + 1, number: 0 });
  }
  const introduction = { ...introductionIn(''), choices: true };
  return candidates.length < MIN_LABELLED
    ? []
    : [{ kind: 'leads', candidates, introduction, ordered: false, named: true, parent: -1 }];
}

const LEADS_OVER = /[:：]/;
/** How much of a paragraph tells with what it begins. */
const OPENING_REACH = 80;

/** Whether a sentence begins with what may be a name, and with no "These", "Aquí". */
const beginsWithName = (sentence: string): boolean =>
  subjectLength(sentence) > 0 && !isFunctionWord(/^[\p{L}]+/u.exec(sentence)?.[0] ?? '');

/** Paragraphs behind what leads over to choices that each begin with another subject: "Acme offers …". */
export function openingGroups(text: string, blocks: Blocks): Group[] {
  const runs: Candidate[][] = [];
  let open: Candidate[] = [];
  for (const [at, { kind, item, start, end }] of blocks.pieces.entries()) {
    const opens =
      kind === 'paragraph' &&
      item < 0 &&
      !LEADS_OVER.test(text.slice(end - 1, end)) &&
      end - start >= MIN_OPENING &&
      beginsWithName(text.slice(start, Math.min(end, start + OPENING_REACH)));
    if (!opens) open = [];
    else if (open.push({ start, end, from: at, to: at + 1, number: 0 }) === MIN_OPENINGS) runs.push(open);
  }
  return runs.map((candidates) => ({
    kind: 'openings',
    candidates,
    introduction: introductionOf(text, blocks, candidates[0]?.from ?? 0),
    ordered: false,
    parent: -1,
  }));
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
    // "The shortlist looks like this:" leads over to a list of its own.
    if (before === undefined && LEADS_OVER.test(text.slice(end - 1, end))) open = [];
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
