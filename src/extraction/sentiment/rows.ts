import type { NamedEntry } from '../places/places.ts';
import { LEAST_NAME } from '../places/places.ts';
import { FORMS } from '../lists/candidate.ts';
import { LIST_ROW } from '../lists/list-features.ts';
import type { Ranking } from '../lists/ranking.ts';
import type { Naming } from '../names/find-names.ts';
import type { Document } from '../text/document.ts';
import { BOLD } from '../text/inline.ts';
import { KINDS, kindId, lowerBound, OPINIONS, type Opinions, type Said } from './opinions.ts';

/** Where words stand that say something of a brand. */
const PLACES = ['head', 'body', 'pros', 'cons', 'clause', 'rest', 'next', 'heading', 'lead'] as const;
const [HEAD, BODY, PROS, CONS, CLAUSE, REST, NEXT, HEADING, LEAD] = PLACES.map((_, at) => at) as [number, number, number, number, number, number, number, number, number];
/** Groups of places in which the kinds that are no opinions are counted. */
const GROUP_OF = [0, 0, 0, 0, 1, -1, -1, 2, 2];
const GROUPS = ['own', 'clause', 'above'] as const;
const BESIDE = ['comparison', 'postcomparison', 'superior', 'inferior', 'redirection', 'proposal', 'endorsement', 'refusal', 'exclusion', 'winner'] as const;
const FACTS = ['place', 'placed', 'head', 'score', 'chosen', 'form', 'entries', 'index', 'length', 'namings', 'outside', 'questions', 'shared', 'first naming', 'all placed', 'body sentences', 'both sides', 'own net', 'outside net', 'list net', 'starts', 'bracketed', 'bold', 'head offset', 'opening choice', 'opening kind', 'opening example', 'opening good', 'text net', 'lead odds', 'heading odds', 'entry odds', 'opening odds'] as const;

/** Names of the features of a brand's row, in their order. */
export const SENTIMENT_ROW = [
  ...PLACES.flatMap((place) => KINDS.slice(0, OPINIONS).map((kind) => `${place} ${kind}`)),
  ...GROUPS.flatMap((group) => KINDS.slice(OPINIONS).map((kind) => `${group} ${kind}`)),
  ...BESIDE.flatMap((kind) => [`${kind} before name`, `${kind} behind name`]),
  ...FACTS,
] as const;
const OTHERS = PLACES.length * OPINIONS;
const NEAR = OTHERS + GROUPS.length * (KINDS.length - OPINIONS);
const FIRST_FACT = NEAR + 2 * BESIDE.length;
const fact = (name: (typeof FACTS)[number]): number => FIRST_FACT + FACTS.indexOf(name);
/** Columns of a list's own row that a brand's row takes over. */
const OF_LIST = (['lead odds', 'heading odds', 'entry odds', 'opening odds'] as const).map((name) => [LIST_ROW.indexOf(name), fact(name)] as const);
const NEAR_OF = KINDS.map((kind) => (BESIDE as readonly string[]).indexOf(kind));
const OPENING = (['choice', 'kind', 'example', 'praise', 'recommendation'] as const).map(kindId);
const CONTRAST = kindId('contrast');
const CONJUNCTION = kindId('conjunction');

/** Bounds a brand: sentences and entries that are looked at. */
const MOST_SENTENCES = 200;
const MOST_ENTRIES = 6;
const MOST_OPENING = 500;
/** Reach of what stands right before or behind a name, in code units. */
const BESIDE_REACH = 30;
/** Most signs between names that share what is said of them. */
const JOINT = 8;
/** How much each kind of opinion says, for sums and explanations. */
export const NOMINAL = [1, 0.7, 0.3, -0.3, -0.7, -1, -0.5, 0.3, -0.5] as const;

/** A word that counted for a brand. */
export interface Reason {
  readonly start: number;
  readonly end: number;
  readonly class: string;
  readonly weight: number;
}

/** All that is known of one brand: its row, its words, and the hits that count. */
export interface BrandRow {
  readonly brand: number;
  readonly row: Float32Array;
  readonly reasons: readonly Reason[];
}

interface OwnEntry {
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
  readonly list: number;
  readonly index: number;
  /** By brand, how far behind the start of the head its name begins. */
  readonly offsets: Map<number, number>;
}

/** Entries that brands have of their own: of chosen lists first, then of the likeliest others; none overlaps another of its brand. */
function ownEntries({ lists, scores, chosen }: Ranking, namings: readonly Naming[]): { entries: OwnEntry[]; of: Map<number, OwnEntry[]> } {
  const starts = namings.map(({ start }) => start);
  const isChosen = new Set(chosen);
  const order = lists.map((_, at) => at).sort((a, b) => Number(isChosen.has(lists[b] as never)) - Number(isChosen.has(lists[a] as never)) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const of = new Map<number, OwnEntry[]>();
  const bySpan = new Map<string, OwnEntry>();
  for (const at of order) {
    const list = lists[at];
    if (!list) continue;
    const isOne = isChosen.has(list);
    if (!isOne && (list.candidate.form === 'clauses' || list.candidate.form === 'bold names')) continue;
    for (const [index, { entry, head, namesEnd, odds }] of list.entries.entries() as IterableIterator<[number, NamedEntry]>) {
      if (!head || (!isOne && odds < LEAST_NAME)) continue;
      for (let n = lowerBound(starts, head.start - 1); n < namings.length && (starts[n] ?? 0) < Math.max(head.end, namesEnd); n += 1) {
        const brand = namings[n]?.brand ?? 0;
        const taken = of.get(brand) ?? [];
        if (taken.length >= MOST_ENTRIES || taken.some(({ start, end }) => start < entry.end && entry.start < end)) continue;
        const key = `${entry.start} ${entry.end}`;
        const own = bySpan.get(key) ?? { start: entry.start, end: entry.end, lineEnd: entry.content.end, list: at, index, offsets: new Map() };
        bySpan.set(key, own);
        if (!own.offsets.has(brand)) own.offsets.set(brand, (starts[n] ?? 0) - head.start);
        of.set(brand, [...taken, own]);
      }
    }
  }
  return { entries: [...bySpan.values()].sort((a, b) => a.start - b.start || b.end - a.end), of };
}

/** The innermost entry that each sentence lies in; null outside of all. */
function ownersOf(said: readonly Said[], entries: readonly OwnEntry[]): (OwnEntry | null)[] {
  const open: OwnEntry[] = [];
  let next = 0;
  return said.map(({ start, end }) => {
    for (let one = entries[next]; one && one.start < end; one = entries[++next]) open.push(one);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
    const own = open.at(-1);
    return own && own.start < end ? own : null;
  });
}

/** Counts of choices, kinds, examples and praise in the first lines of a text. */
function openingOf({ blocks }: Document, { starts, kinds }: Opinions): readonly number[] {
  const counts = [0, 0, 0, 0];
  const end = blocks[Math.min(2, blocks.length) - 1]?.end ?? 0;
  for (let hit = 0; hit < starts.length && (starts[hit] ?? 0) < Math.min(end, MOST_OPENING); hit += 1) {
    const at = OPENING.indexOf(kinds[hit] ?? 0);
    if (at >= 0) counts[Math.min(at, 3)] = (counts[Math.min(at, 3)] ?? 0) + 1;
  }
  return counts;
}

/** Rows of all brands that a text names, in the order in which they are named first. */
export function brandRows(document: Document, ranking: Ranking, opinions: Opinions, namings: readonly Naming[], positions: ReadonlyMap<number, number>): BrandRow[] {
  const { text, blocks } = document;
  const { said, starts, ends, kinds, leads } = opinions;
  const sorted = namings.toSorted((a, b) => a.start - b.start);
  const namingStarts = sorted.map(({ start }) => start);
  const saidStarts = said.map(({ start }) => start);
  const { entries, of } = ownEntries(ranking, sorted);
  const owners = ownersOf(said, entries);
  const byBrand = Map.groupBy(sorted, ({ brand }) => brand);
  const nets = new Map<number, number>();
  const netOf = (from: number, to: number) => {
    let net = 0;
    for (let hit = from; hit < to; hit += 1) net += NOMINAL[kinds[hit] ?? 99] ?? 0;
    return net;
  };
  const listNet = (list: number) => {
    let net = nets.get(list);
    if (net !== undefined) return net;
    const { candidate } = ranking.lists[list] ?? { candidate: { start: 0, end: 0, entries: [] } };
    net = netOf(lowerBound(starts, candidate.start), lowerBound(starts, candidate.end)) / Math.max(1, candidate.entries.length);
    nets.set(list, net);
    return net;
  };

  const opening = openingOf(document, opinions);
  const textNet = netOf(0, starts.length) / (said.length + 1);

  return [...byBrand].map(([brand, own]): BrandRow => {
    const row = new Float32Array(SENTIMENT_ROW.length);
    const reasons: Reason[] = [];
    const add = (at: number, value: number) => (row[at] = (row[at] ?? 0) + value);
    const set = (name: (typeof FACTS)[number], value: number) => (row[fact(name)] = value);
    const count = (place: number, from: number, to: number, weight = 1) => {
      for (let hit = from; hit < to; hit += 1) {
        const kind = kinds[hit] ?? 0;
        const group = GROUP_OF[place] ?? -1;
        if (kind < OPINIONS) {
          add(place * OPINIONS + kind, weight);
          if (place !== REST && place !== NEXT) reasons.push({ start: starts[hit] ?? 0, end: ends[hit] ?? 0, class: KINDS[kind] ?? '', weight: NOMINAL[kind] ?? 0 });
        } else if (group >= 0) add(OTHERS + group * (KINDS.length - OPINIONS) + kind - OPINIONS, weight);
      }
    };
    /** Counts what stands right beside the names of a sentence. */
    const beside = ({ start, end, from, to }: Said) => {
      for (let n = lowerBound(namingStarts, start); n < sorted.length && (namingStarts[n] ?? 0) < end; n += 1) {
        const name = sorted[n];
        if (!name || name.brand !== brand) continue;
        for (let hit = from; hit < to; hit += 1) {
          const near = NEAR_OF[kinds[hit] ?? 0] ?? -1;
          if (near < 0) continue;
          const before = name.start - (ends[hit] ?? 0);
          const behind = (starts[hit] ?? 0) - name.end;
          if (before >= 0 && before <= BESIDE_REACH) add(NEAR + 2 * near, 1);
          if (behind >= 0 && behind <= BESIDE_REACH) add(NEAR + 2 * near + 1, 1);
        }
      }
    };
    /** The part of a sentence that is about the brand where it names others, too. */
    const region = ({ start, end, from, to }: Said): readonly [number, number] => {
      let [left, right] = [start, end];
      const first = lowerBound(namingStarts, start);
      const last = lowerBound(namingStarts, end);
      let ownFirst = first;
      while (ownFirst < last && sorted[ownFirst]?.brand !== brand) ownFirst += 1;
      let ownLast = last - 1;
      while (ownLast > ownFirst && sorted[ownLast]?.brand !== brand) ownLast -= 1;
      while (ownFirst > first && (namingStarts[ownFirst] ?? 0) - (sorted[ownFirst - 1]?.end ?? 0) <= JOINT) ownFirst -= 1;
      while (ownLast + 1 < last && (namingStarts[ownLast + 1] ?? 0) - (sorted[ownLast]?.end ?? 0) <= JOINT) ownLast += 1;
      const cut = (lower: number, upper: number, isLast: boolean) => {
        let found = -1;
        for (let at = lower; at < upper; at += 1) if (/[,;:，、；：—–(（]/.test(text[at] ?? '')) { found = at + 1; if (!isLast) break; }
        for (let hit = from; hit < to; hit += 1) {
          const at = starts[hit] ?? 0;
          if (at < lower || at >= upper || (kinds[hit] !== CONTRAST && kinds[hit] !== CONJUNCTION)) continue;
          const place = /[、,，]/.test(text[(ends[hit] ?? 1) - 1] ?? '') ? (ends[hit] ?? at) : at;
          found = found < 0 ? place : isLast ? Math.max(found, place) : Math.min(found, place);
        }
        return found < 0 ? (isLast ? upper : lower) : found;
      };
      if (ownFirst > first) left = cut(sorted[ownFirst - 1]?.end ?? start, namingStarts[ownFirst] ?? start, true);
      if (ownLast + 1 < last) right = cut(sorted[ownLast]?.end ?? end, namingStarts[ownLast + 1] ?? end, true);
      return [left, right];
    };
    const above = new Set<number>();
    /** Counts the headings over a block, and the line that introduces it. */
    const introduce = (block: number, isOwn: boolean) => {
      const chain: number[] = [];
      for (let at = blocks[block]?.section ?? -1; at >= 0 && chain.length < 3; at = blocks[at]?.section ?? -1) chain.push(at);
      const lead = leads[block] ?? -1;
      for (const at of lead >= 0 ? [lead, ...chain] : chain) {
        const line = blocks[at];
        if (!line || above.has(at) || above.size > 8) continue;
        above.add(at);
        const from = at === lead ? Math.max(line.start, line.end - 300) : line.start;
        count(at === lead ? LEAD : HEADING, lowerBound(starts, from), lowerBound(starts, line.end), isOwn ? 1 : 0.5);
      }
    };

    let [seen, outside, body, ownNet, outsideNet] = [0, 0, 0, 0, 0];
    const done = new Set<number>();
    const entriesOwn = of.get(brand) ?? [];
    for (const entry of entriesOwn) {
      let at = lowerBound(saidStarts, entry.start);
      if (at > 0 && (said[at - 1]?.end ?? 0) > entry.start) at -= 1;
      introduce(said[at]?.block ?? -1, true);
      for (let one = said[at]; one && one.start < entry.end && seen < MOST_SENTENCES; one = said[++at]) {
        if (owners[at] !== entry) continue;
        seen += 1;
        done.add(at);
        const place = one.side > 0 ? PROS : one.side < 0 ? CONS : one.start < entry.lineEnd ? HEAD : BODY;
        if (place !== HEAD) body += 1;
        count(place, one.from, one.to);
        ownNet += netOf(one.from, one.to);
        if (place === HEAD) beside(one);
        if (one.isQuestion) add(fact('questions'), 1);
      }
    }
    let shared = 0;
    let lastSaid = -1;
    for (const { start } of own) {
      const at = lowerBound(saidStarts, start + 1) - 1;
      const one = said[at];
      if (!one || one.end <= start || at === lastSaid || done.has(at) || seen >= MOST_SENTENCES) continue;
      lastSaid = at;
      seen += 1;
      outside += 1;
      introduce(one.block, entriesOwn.length === 0);
      const [left, right] = region(one);
      const [from, to] = [Math.max(one.from, lowerBound(starts, left)), Math.min(one.to, lowerBound(starts, right))];
      if (left > one.start || right < one.end) shared += 1;
      count(one.side > 0 ? PROS : one.side < 0 ? CONS : CLAUSE, from, to);
      count(REST, one.from, from);
      count(REST, to, one.to);
      outsideNet += netOf(from, to);
      beside(one);
      if (one.isQuestion) add(fact('questions'), 1);
      if (start - one.start < 5) add(fact('starts'), 1);
      if (/[(（][^)）]*$/u.test(text.slice(Math.max(one.start, start - 60), start))) add(fact('bracketed'), 1);
      const follows = said[at + 1];
      if (!follows || follows.block !== one.block || done.has(at + 1) || right < one.end) continue;
      const naming = lowerBound(namingStarts, follows.start);
      if ((namingStarts[naming] ?? Number.POSITIVE_INFINITY) < follows.end) continue;
      count(NEXT, follows.from, follows.to);
    }
    const [entry] = entriesOwn;
    const list = ranking.lists[entry?.list ?? -1];
    const good = row.slice(PROS * OPINIONS, PROS * OPINIONS + 3).some(Boolean);
    const bad = row.slice(CONS * OPINIONS, CONS * OPINIONS + OPINIONS).some(Boolean);
    set('place', Math.min(20, positions.get(brand) ?? 0));
    set('placed', positions.has(brand) ? 1 : 0);
    set('head', entriesOwn.length);
    set('score', entry ? (ranking.scores[entry.list] ?? -9) : -9);
    set('chosen', list && ranking.chosen.includes(list) ? 1 : 0);
    set('form', list ? FORMS.indexOf(list.candidate.form) : -1);
    set('entries', list ? Math.min(30, list.entries.length) : 0);
    set('index', entry ? Math.min(20, entry.index) : -1);
    set('length', entry ? Math.min(1500, entry.end - entry.start) : 0);
    set('namings', Math.min(20, own.length));
    set('outside', Math.min(20, outside));
    set('shared', Math.min(20, shared));
    set('first naming', (own[0]?.start ?? 0) / (text.length + 1));
    set('all placed', Math.min(20, ranking.placed.length));
    set('body sentences', Math.min(30, body));
    set('both sides', (good ? 1 : 0) + (bad ? 2 : 0));
    set('own net', ownNet);
    set('outside net', outsideNet);
    set('list net', entry ? listNet(entry.list) : 0);
    set('head offset', entry ? Math.min(60, Math.max(0, entry.offsets.get(brand) ?? 0)) : -1);
    set('bold', own.filter(({ start }) => ((document.flags[start] ?? 0) & BOLD) !== 0).length);
    for (const [at, name] of (['opening choice', 'opening kind', 'opening example', 'opening good'] as const).entries()) set(name, opening[at] ?? 0);
    set('text net', textNet);
    const listRow = ranking.rows[entry?.list ?? -1];
    for (const [from, to] of OF_LIST) row[to] = listRow?.[from] ?? 0;
    return { brand, row, reasons };
  });
}
