import type { Candidate } from '../../../src/extraction/lists/candidate.ts';
import type { Head } from '../../../src/extraction/lists/heads.ts';
import { namingsInSpan, type Sample, type Target } from './corpus.ts';

/** Labels of an answer for one candidate list: 1 the ranking is in it, 0 it is not, null nothing is told. */
export type ListLabel = 0 | 1 | null;
/** By candidate, entry and head: 1 a name, 0 none, null nothing is told. */
export interface TextLabels {
  readonly lists: readonly ListLabel[];
  readonly heads: readonly (readonly (readonly (0 | 1 | null)[])[])[];
}

const ORDER = [
  'numbers',
  'headings',
  'bold leads',
  'bullets',
  'rows',
  'columns',
  'leads',
  'titles',
  'clauses',
  'below',
  'bold names',
  'paragraphs',
];

const brandsOf = (sample: Sample, heads: readonly Head[], withInner: boolean) => {
  const usual = withInner ? heads : heads.filter(({ cut }) => cut !== 'name');
  return new Set(
    usual.flatMap((head) => namingsInSpan(sample.namings, head.start, head.end).map(({ brand }) => brand)),
  );
};

export const labelsOf = (sample: Sample): TextLabels =>
  sample.targets ? fullLabels(sample, sample.targets) : partLabels(sample);

function partLabels(sample: Sample): TextLabels {
  const position = (brand: number) => sample.expected.get(brand)?.position ?? null;
  const facts = sample.candidates.map((candidate, at) => {
    const first = new Map<number, number>();
    const unranked = new Set<number>();
    let headLength = 0;
    const lines = sample.heads[at] ?? [];
    const ranked = (one: readonly Head[], inner: boolean) =>
      [...brandsOf(sample, one, inner)].some((brand) => position(brand) !== null);
    const count = (inner: boolean) => lines.filter((one) => ranked(one, inner)).length;
    const withInner =
      lines.length > 1 && count(true) >= 0.6 * lines.length && count(true) > 1.3 * count(false);
    for (const [index, heads] of (sample.heads[at] ?? []).entries()) {
      for (const brand of brandsOf(sample, heads, withInner)) {
        if (position(brand) !== null) {
          if (!first.has(brand)) first.set(brand, index);
        } else if (sample.expected.has(brand)) unranked.add(brand);
      }
      headLength += heads[0] ? heads[0].end - heads[0].start : 0;
    }
    const order = [...first].sort((a, b) => a[1] - b[1]).map(([brand]) => position(brand) ?? 0);
    let rising = 0;
    for (let i = 1; i < order.length; i += 1) if ((order[i] ?? 0) >= (order[i - 1] ?? 0)) rising += 1;
    const consistency = order.length < 2 ? 1 : rising / (order.length - 1);
    return { candidate, withInner, first, unranked, ranked: first.size, consistency, headLength };
  });
  const lists: ListLabel[] = facts.map(({ ranked }) => (ranked === 0 ? 0 : null));
  const good = facts
    .map((fact, at) => ({ ...fact, at }))
    .filter(({ ranked, unranked, consistency }) => ranked > 0 && ranked > unranked.size && consistency >= 0.5)
    .sort(
      (a, b) =>
        2 * b.ranked * b.consistency - b.unranked.size - (2 * a.ranked * a.consistency - a.unranked.size) ||
        a.candidate.entries.length - b.candidate.entries.length ||
        ORDER.indexOf(a.candidate.form) - ORDER.indexOf(b.candidate.form),
    );
  const kept: typeof good = [];
  for (const one of good) {
    const overlapping = kept.filter(
      (other) => other.candidate.start < one.candidate.end && one.candidate.start < other.candidate.end,
    );
    const [same] = overlapping;
    if (!same) {
      kept.push(one);
      lists[one.at] = 1;
      continue;
    }
    const isTwin =
      [...one.first.keys()].every((brand) => same.first.has(brand)) &&
      one.first.size === same.first.size &&
      one.unranked.size === same.unranked.size;
    const isNested = (a: Candidate, b: Candidate) =>
      a.entries.some(({ start, end }) => start < b.start && b.end <= end + 1);
    const nested = isNested(same.candidate, one.candidate) || isNested(one.candidate, same.candidate);
    lists[one.at] = isTwin ? 1 : nested || one.ranked < 0.7 * same.ranked ? 0 : null;
  }
  for (const [at, { ranked, unranked, consistency }] of facts.entries())
    if (lists[at] === null && ranked > 0 && (ranked < unranked.size || consistency < 0.3)) lists[at] = 0;
  const { isFull } = sample;
  const hasTones = [...sample.expected.values()].every(({ sentiment }) => sentiment !== undefined);
  const heads = sample.candidates.map((_, at) => {
    const fact = facts[at]!;
    const entries = sample.heads[at] ?? [];
    const known = entries.map((one) => [...brandsOf(sample, one, fact.withInner)]);
    // Entries between two ranked ones take places exactly if the places count them.
    const fillers = new Map<number, 0 | 1>();
    if (lists[at] === 1) {
      let lastEntry = -1,
        lastPlace = kept[0]?.at === at ? 0 : (null as number | null);
      for (const [index, brands] of known.entries()) {
        const places = brands.map(position).filter((p): p is number => p !== null);
        if (places.length === 0) continue;
        const place = Math.min(...places);
        const between = index - lastEntry - 1;
        if (lastPlace !== null && between > 0) {
          const gap = place - lastPlace - 1;
          if (gap === between) for (let i = lastEntry + 1; i < index; i += 1) fillers.set(i, 1);
          if (gap === 0)
            for (let i = lastEntry + 1; i < index; i += 1) if (known[i]?.length === 0) fillers.set(i, 0);
        }
        lastEntry = index;
        lastPlace = place;
      }
    }
    return entries.map((alternatives, index) => {
      const withBrand = alternatives.map((head) =>
        namingsInSpan(sample.namings, head.start, head.end).filter(({ brand }) => sample.expected.has(brand)),
      );
      const any = withBrand.some((one) => one.length > 0);
      return alternatives.map((head, alt): 0 | 1 | null => {
        const named = withBrand[alt] ?? [];
        if (named.length > 0 && lists[at] === 1 && named.every(({ brand }) => position(brand) === null))
          return 0;
        if (named.length > 0) {
          const length = Math.max(...named.map(({ start, end }) => end - start));
          const offset = Math.min(...named.map(({ start }) => start)) - head.start;
          const offsets = withBrand.flatMap((some, other) =>
            some.length > 0 ? [Math.min(...some.map(({ start }) => start)) - alternatives[other]!.start] : [],
          );
          if (offset > Math.min(...offsets) + 2) return 0;
          const isNear = head.end - head.start <= 3 * length + 12 && offset <= 8;
          return isNear ? 1 : head.end - head.start > 60 ? 0 : null;
        }
        if (any) return 0;
        const filler = fillers.get(index);
        if (filler !== undefined) return alt === 0 ? filler : filler === 0 ? 0 : null;
        if (lists[at] === 1) return isFull && hasTones && fact.ranked > 1 ? 0 : null;
        return isFull && sample.isRanked ? 0 : null;
      });
    });
  });
  return { lists, heads };
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) /
  (Math.max(a.end, b.end) - Math.min(a.start, b.start));

/** Labels of a text in which every name that takes a place is known. */
function fullLabels(sample: Sample, targets: readonly Target[]): TextLabels {
  const facts = sample.candidates.map((candidate, at) => {
    const hits = (sample.heads[at] ?? []).map((heads) => {
      let [best, target] = [0, null as Target | null];
      for (const head of heads)
        for (const one of targets) {
          const share = overlap(head, one) + (head.start === one.start ? 0.2 : 0);
          if (share > best) [best, target] = [share, one];
        }
      return best >= 0.34 ? target : null;
    });
    const seen = new Set(hits.filter((one) => one !== null));
    return { at, candidate, hits, hit: hits.filter((one) => one !== null).length, count: hits.length, seen };
  });
  const lists: ListLabel[] = facts.map(() => 0);
  const good = facts
    .filter(({ hit, count }) => hit > 0 && hit >= 0.4 * count)
    .sort(
      (a, b) =>
        2 * b.seen.size - (b.count - b.hit) - (2 * a.seen.size - (a.count - a.hit)) ||
        ORDER.indexOf(a.candidate.form) - ORDER.indexOf(b.candidate.form),
    );
  const kept: typeof good = [];
  const covered = new Set<Target>();
  for (const one of good) {
    const same = kept.filter(
      (other) => other.candidate.start < one.candidate.end && one.candidate.start < other.candidate.end,
    );
    const fresh = [...one.seen].filter((target) => !covered.has(target)).length;
    if (same.length === 0 && fresh > 0) {
      kept.push(one);
      lists[one.at] = 1;
      for (const target of one.seen) covered.add(target);
      continue;
    }
    const all = same.reduce((sum, other) => sum + other.seen.size, 0);
    const falses = same.reduce((sum, other) => sum + other.count - other.hit, 0);
    const [whole] = same;
    const isPart =
      whole !== undefined &&
      whole.candidate.parts > 1 &&
      one.candidate.form === whole.candidate.form &&
      one.candidate.level === whole.candidate.level;
    lists[one.at] = isPart
      ? null
      : same.length === 1 && one.seen.size === all && one.count - one.hit <= falses
        ? 1
        : one.seen.size < 0.7 * all || one.count - one.hit > falses + 1
          ? 0
          : null;
  }
  const { isFull } = sample;
  const heads = sample.candidates.map((_, at) =>
    (sample.heads[at] ?? []).map((alternatives, entry): (0 | 1 | null)[] => {
      const target = facts[at]!.hits[entry] ?? null;
      if (target) {
        const shares = alternatives.map(
          (head) => overlap(head, target) + (head.start === target.start ? 0.2 : 0),
        );
        const most = Math.max(...shares);
        return shares.map((share, alt) =>
          share > most - 0.05
            ? 1
            : alternatives[alt]!.start === target.start || share > 0.7 * most
              ? null
              : 0,
        );
      }
      if (lists[at] === 1) return alternatives.map(() => 0);
      return alternatives.map((head): 0 | 1 | null => {
        const named = namingsInSpan(sample.namings, head.start, head.end).filter(({ brand }) =>
          sample.expected.has(brand),
        );
        if (named.length > 0)
          return Math.min(...named.map(({ start }) => start)) - head.start <= 2 &&
            head.end - head.start <= 3 * (named[0]!.end - named[0]!.start)
            ? 1
            : null;
        return isFull ? 0 : null;
      });
    }),
  );
  return { lists, heads };
}
