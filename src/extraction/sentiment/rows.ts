import { lowerBound } from '../languages/hits.ts';
import { FORMS } from '../lists/candidate.ts';
import { LIST_ROW } from '../lists/list-features.ts';
import type { Naming } from '../names/find-names.ts';
import type { Ranking } from '../places/ranking.ts';
import type { Span } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { ownEntries, ownersOf } from './entries.ts';
import { KINDS, kindId, NOMINAL, OPINIONS, type Opinions, type Said } from './opinions.ts';

/** Places of words that say something of a brand: in its own entries, in sentences that name it, and over both. */
const PLACES = ['head', 'body', 'pros', 'cons', 'clause', 'rest', 'next', 'heading', 'lead'] as const;
type Place = (typeof PLACES)[number];
/** Groups of places in which kinds that are no opinions are counted, kinds that say something of the name beside them, and columns of a list's row. */
const GROUPS: Readonly<Record<Place, number>> = {
  head: 0,
  body: 0,
  pros: 0,
  cons: 0,
  clause: 1,
  rest: -1,
  next: -1,
  heading: 2,
  lead: 2,
};
const BESIDE = [
  'comparison',
  'postcomparison',
  'superior',
  'inferior',
  'redirection',
  'proposal',
  'endorsement',
  'refusal',
  'exclusion',
  'winner',
];
const FACTS = [
  'place',
  'placed',
  'head',
  'score',
  'chosen',
  'form',
  'entries',
  'index',
  'length',
  'namings',
  'outside',
  'questions',
  'shared',
  'first naming',
  'all placed',
  'body sentences',
  'own net',
  'outside net',
  'good',
  'bad',
  'head offset',
] as const;
type Fact = (typeof FACTS)[number];
const OF_LIST = ['lead odds', 'heading odds', 'entry odds', 'opening odds'] as const;

/** Names of the features of a brand, in their order. */
export const SENTIMENT_ROW: readonly string[] = [
  ...PLACES.flatMap((place) => KINDS.slice(0, OPINIONS).map((kind) => `${place} ${kind}`)),
  ...['own', 'clause', 'above'].flatMap((group) => KINDS.slice(OPINIONS).map((kind) => `${group} ${kind}`)),
  ...BESIDE.flatMap((kind) => [`${kind} before name`, `${kind} behind name`]),
  ...FACTS,
  ...OF_LIST,
];
const column = (name: string): number => SENTIMENT_ROW.indexOf(name);
const FIRST_OTHER = PLACES.length * OPINIONS;
const FIRST_BESIDE = column(`${BESIDE[0]} before name`);
const FACT = Object.fromEntries(FACTS.map((name) => [name, column(name)])) as Record<Fact, number>;
const LIST_COLUMNS = OF_LIST.map(
  (name) => [(LIST_ROW as readonly string[]).indexOf(name), column(name)] as const,
);
const BESIDE_OF = KINDS.map((kind) => BESIDE.indexOf(kind));
const JOINS = new Set([kindId('contrast'), kindId('conjunction')]);

/** Sentences that are looked at for a brand: a bound for time. */
const MOST_SENTENCES = 200;
/** Code units that a line over a list is read for, lines over a brand, and code units beside a name and between names that share what is said of them. */
const MOST_LEAD = 300;
const MOST_ABOVE = 8;
const BESIDE_REACH = 30;
const JOINT = 8;
const CUT = /[,;:，、；：—–(（]/u;

/** A word that counted for a brand, with how much it says from -1 to 1. */
export interface Reason extends Span {
  readonly class: string;
  readonly weight: number;
}

export type BrandRow = {
  readonly brand: number;
  readonly row: Float32Array;
  readonly reasons: readonly Reason[];
};

/** Features of all brands that a text names, in the order in which they are named first. */
export function brandRows(
  document: Document,
  ranking: Ranking,
  opinions: Opinions,
  namings: readonly Naming[],
  positions: ReadonlyMap<number, number>,
): BrandRow[] {
  const { text, blocks } = document;
  const { said, starts, ends, kinds, leads } = opinions;
  const names = namings.toSorted((a, b) => a.start - b.start);
  const nameStarts = names.map(({ start }) => start);
  const saidStarts = said.map(({ start }) => start);
  const entries = ownEntries(ranking, names);
  const owners = ownersOf(said, entries);
  const chosen = new Set(ranking.chosen);
  const netOf = (from: number, to: number) => {
    let net = 0;
    for (let hit = from; hit < to; hit += 1) net += NOMINAL[kinds[hit] ?? OPINIONS] ?? 0;
    return net;
  };

  /** Place at which a text turns from one name to another: at the last cut, or at the first. */
  const cutBetween = ({ from, to }: Said, lower: number, upper: number, isLast: boolean) => {
    const cuts: number[] = [];
    for (let at = lower; at < upper; at += 1) if (CUT.test(text[at] ?? '')) cuts.push(at + 1);
    for (
      let hit = Math.max(from, lowerBound(starts, lower));
      hit < to && (starts[hit] ?? 0) < upper;
      hit += 1
    )
      if (JOINS.has(kinds[hit] ?? 0))
        cuts.push((/[、,，]/u.test(text[(ends[hit] ?? 1) - 1] ?? '') ? ends[hit] : starts[hit]) ?? lower);
    cuts.sort((a, b) => a - b);
    return cuts.at(isLast ? -1 : 0) ?? (isLast ? upper : lower);
  };
  /** The part of a sentence that is about a brand where it names others, too. */
  const regionOf = (one: Said, brand: number): readonly [number, number] => {
    const [first, last] = [lowerBound(nameStarts, one.start), lowerBound(nameStarts, one.end)];
    let [left, right] = [first, last - 1];
    const gap = (at: number) => (nameStarts[at] ?? 0) - (names[at - 1]?.end ?? 0);
    while (left < right && names[left]?.brand !== brand) left += 1;
    while (right > left && names[right]?.brand !== brand) right -= 1;
    while (left > first && gap(left) <= JOINT) left -= 1;
    while (right + 1 < last && gap(right + 1) <= JOINT) right += 1;
    return [
      left > first ? cutBetween(one, names[left - 1]?.end ?? 0, nameStarts[left] ?? 0, true) : one.start,
      right + 1 < last ? cutBetween(one, names[right]?.end ?? 0, nameStarts[right + 1] ?? 0, false) : one.end,
    ];
  };
  const rowOf = (brand: number, own: readonly Naming[]): BrandRow => {
    const row = new Float32Array(SENTIMENT_ROW.length);
    const reasons: Reason[] = [];
    const [above, done] = [new Set<number>(), new Set<number>()];
    const add = (at: number, value = 1) => row.fill((row[at] ?? 0) + value, at, at + 1);
    const count = (place: Place, from: number, to: number, weight = 1) => {
      const group = GROUPS[place];
      const first = PLACES.indexOf(place) * OPINIONS;
      const isOwn = group === 0 || group === 1;
      for (let hit = from; hit < to; hit += 1) {
        const kind = kinds[hit] ?? 0;
        if (kind < OPINIONS) {
          add(first + kind, weight);
          if (!isOwn) continue;
          const says = NOMINAL[kind] ?? 0;
          add(says > 0 ? FACT.good : FACT.bad, Math.abs(says) * weight);
          reasons.push({
            start: starts[hit] ?? 0,
            end: ends[hit] ?? 0,
            class: KINDS[kind] ?? '',
            weight: says,
          });
        } else if (group >= 0) add(FIRST_OTHER + group * (KINDS.length - OPINIONS) + kind - OPINIONS, weight);
      }
    };
    /** Counts what stands right beside a name. */
    const countBeside = ({ start, end }: Naming) => {
      for (
        let hit = lowerBound(starts, start - 2 * BESIDE_REACH);
        (starts[hit] ?? Infinity) <= end + BESIDE_REACH;
        hit += 1
      ) {
        const beside = BESIDE_OF[kinds[hit] ?? 0] ?? -1;
        if (beside < 0) continue;
        const gap = start - (ends[hit] ?? 0);
        if (gap >= 0 ? gap <= BESIDE_REACH : (starts[hit] ?? 0) >= end)
          add(FIRST_BESIDE + 2 * beside + (gap >= 0 ? 0 : 1));
      }
    };
    /** Counts the headings over a block, and the line that introduces it. */
    const countAbove = (block: number, weight: number) => {
      const lead = leads[block] ?? -1;
      const lines = [lead];
      for (let at = blocks[block]?.section ?? -1; at >= 0 && lines.length < 4; at = blocks[at]?.section ?? -1)
        lines.push(at);
      for (const at of lines) {
        const line = blocks[at];
        if (!line || above.has(at) || above.size > MOST_ABOVE) continue;
        above.add(at);
        count(
          at === lead ? 'lead' : 'heading',
          lowerBound(starts, Math.max(line.start, line.end - MOST_LEAD)),
          lowerBound(starts, line.end),
          weight,
        );
      }
    };
    const ownList = entries.get(brand) ?? [];
    for (const entry of ownList) {
      let at = lowerBound(saidStarts, entry.start);
      if ((said[at - 1]?.end ?? 0) > entry.start) at -= 1;
      countAbove(said[at]?.block ?? -1, 1);
      const limit = at + 5 * MOST_SENTENCES;
      for (
        let one = said[at];
        one && one.start < entry.end && at < limit && done.size < MOST_SENTENCES;
        one = said[++at]
      ) {
        if (owners[at] !== entry) continue;
        done.add(at);
        const place =
          one.side > 0 ? 'pros' : one.side < 0 ? 'cons' : one.start < entry.lineEnd ? 'head' : 'body';
        if (place !== 'head') add(FACT['body sentences']);
        count(place, one.from, one.to);
        add(FACT['own net'], netOf(one.from, one.to));
        if (one.isQuestion) add(FACT.questions);
      }
    }
    for (const naming of own.slice(0, MOST_SENTENCES)) {
      const at = lowerBound(saidStarts, naming.start + 1) - 1;
      const one = said[at];
      if (!one || one.end <= naming.start) continue;
      if (!owners[at]?.offsets.has(brand) || naming.start < (owners[at]?.lineEnd ?? 0)) countBeside(naming);
      if (done.has(at) || done.size >= MOST_SENTENCES) continue;
      done.add(at);
      countAbove(one.block, ownList.length === 0 ? 1 : 0.5);
      const [left, right] = regionOf(one, brand);
      const [from, to] = [
        Math.max(one.from, lowerBound(starts, left)),
        Math.min(one.to, lowerBound(starts, right)),
      ];
      count(one.side > 0 ? 'pros' : one.side < 0 ? 'cons' : 'clause', from, to);
      count('rest', one.from, from);
      count('rest', to, one.to);
      add(FACT.outside);
      add(FACT['outside net'], netOf(from, to));
      if (left > one.start || right < one.end) add(FACT.shared);
      if (one.isQuestion) add(FACT.questions);
      const next = said[at + 1];
      const isNamed = next && (nameStarts[lowerBound(nameStarts, next.start)] ?? Infinity) < next.end;
      if (next?.block === one.block && right >= one.end && !isNamed && !done.has(at + 1))
        count('next', next.from, next.to);
    }
    const [entry] = ownList;
    const list = entry && ranking.lists[entry.list];
    const facts: Partial<Record<Fact, number>> = {
      place: Math.min(20, positions.get(brand) ?? 0),
      placed: positions.has(brand) ? 1 : 0,
      'all placed': Math.min(20, ranking.placed.length),
      head: ownList.length,
      'head offset': Math.min(60, entry?.offsets.get(brand) ?? -1),
      index: Math.min(20, entry?.index ?? -1),
      namings: Math.min(20, own.length),
      'first naming': (own[0]?.start ?? 0) / (text.length + 1),
      score: (entry && ranking.scores[entry.list]) ?? -9,
      chosen: list && chosen.has(list) ? 1 : 0,
      form: list ? FORMS.indexOf(list.candidate.form) : -1,
      entries: Math.min(30, list?.entries.length ?? 0),
      length: entry ? Math.min(1500, entry.end - entry.start) : 0,
    };
    for (const [name, value] of Object.entries(facts)) row[FACT[name as Fact]] = value;
    for (const [from, to] of LIST_COLUMNS) row[to] = (entry && ranking.rows[entry.list]?.[from]) ?? 0;
    return { brand, row, reasons };
  };
  return [...Map.groupBy(names, ({ brand }) => brand)].map(([brand, own]) => rowOf(brand, own));
}
