import { type Candidate, FORMS } from '../../../src/extraction/lists/candidate.ts';
import type { Head } from '../../../src/extraction/lists/heads.ts';
import { namingsInSpan, type Sample } from './corpus.ts';

/** What the labels of an answer say of one candidate list: 1 the ranking is in it, 0 it is not, null nothing is told. */
export type ListLabel = 0 | 1 | null;
/** By candidate, entry and head: 1 a name, 0 none, null nothing is told. */
export interface TextLabels { readonly lists: readonly ListLabel[]; readonly heads: readonly (readonly (readonly (0 | 1 | null)[])[])[] }

const ORDER = ['numbers', 'headings', 'bold leads', 'bullets', 'rows', 'columns', 'leads', 'titles', 'clauses', 'below', 'bold names', 'paragraphs'];

const brandsOf = (sample: Sample, heads: readonly Head[], withInner: boolean) => {
  const usual = withInner ? heads : heads.filter(({ cut }) => cut !== 'name');
  return new Set(usual.flatMap((head) => namingsInSpan(sample.namings, head.start, head.end).map(({ brand }) => brand)));
};

export function labelsOf(sample: Sample): TextLabels {
  const position = (brand: number) => sample.expected.get(brand)?.position ?? null;
  const facts = sample.candidates.map((candidate, at) => {
    const first = new Map<number, number>();
    const unranked = new Set<number>();
    let headLength = 0;
    const lines = sample.heads[at] ?? [];
    const ranked = (one: readonly Head[], inner: boolean) => [...brandsOf(sample, one, inner)].some((brand) => position(brand) !== null);
    const count = (inner: boolean) => lines.filter((one) => ranked(one, inner)).length;
    const withInner = lines.length > 1 && count(true) >= 0.6 * lines.length && count(true) > 1.3 * count(false);
    for (const [index, heads] of (sample.heads[at] ?? []).entries()) {
      for (const brand of brandsOf(sample, heads, withInner)) {
        if (position(brand) !== null) { if (!first.has(brand)) first.set(brand, index); }
        else if (sample.expected.has(brand)) unranked.add(brand);
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
  const good = facts.map((fact, at) => ({ ...fact, at })).filter(({ ranked, unranked, consistency }) => ranked > 0 && ranked > unranked.size && consistency >= 0.5)
    .sort((a, b) => 2 * b.ranked * b.consistency - b.unranked.size - (2 * a.ranked * a.consistency - a.unranked.size) || a.candidate.entries.length - b.candidate.entries.length || ORDER.indexOf(a.candidate.form) - ORDER.indexOf(b.candidate.form));
  const kept: typeof good = [];
  for (const one of good) {
    const overlapping = kept.filter((other) => other.candidate.start < one.candidate.end && one.candidate.start < other.candidate.end);
    const [same] = overlapping;
    if (!same) { kept.push(one); lists[one.at] = 1; continue; }
    const isTwin = [...one.first.keys()].every((brand) => same.first.has(brand)) && one.first.size === same.first.size && one.unranked.size === same.unranked.size;
    const isNested = (a: Candidate, b: Candidate) => a.entries.some(({ start, end }) => start < b.start && b.end <= end + 1);
    const nested = isNested(same.candidate, one.candidate) || isNested(one.candidate, same.candidate);
    lists[one.at] = isTwin ? 1 : nested || one.ranked < 0.7 * same.ranked ? 0 : null;
  }
  for (const [at, { ranked, unranked, consistency }] of facts.entries()) if (lists[at] === null && ranked > 0 && (ranked < unranked.size || consistency < 0.3)) lists[at] = 0;
  const isFull = !['tuning', 'second', 'held_out', 'labelled'].includes(sample.part);
  const hasTones = [...sample.expected.values()].every(({ tone }) => tone !== undefined);
  const heads = sample.candidates.map((_, at) => {
    const fact = facts[at]!;
    const entries = sample.heads[at] ?? [];
    const known = entries.map((one) => [...brandsOf(sample, one, fact.withInner)]);
    // Entries between two ranked ones take places exactly if the places count them.
    const fillers = new Map<number, 0 | 1>();
    if (lists[at] === 1) {
      let lastEntry = -1, lastPlace = kept[0]?.at === at ? 0 : null as number | null;
      for (const [index, brands] of known.entries()) {
        const places = brands.map(position).filter((p): p is number => p !== null);
        if (places.length === 0) continue;
        const place = Math.min(...places);
        const between = index - lastEntry - 1;
        if (lastPlace !== null && between > 0) {
          const gap = place - lastPlace - 1;
          if (gap === between) for (let i = lastEntry + 1; i < index; i += 1) fillers.set(i, 1);
          if (gap === 0) for (let i = lastEntry + 1; i < index; i += 1) if (known[i]?.length === 0) fillers.set(i, 0);
        }
        lastEntry = index; lastPlace = place;
      }
    }
    return entries.map((alternatives, index) => {
      const withBrand = alternatives.map((head) => namingsInSpan(sample.namings, head.start, head.end).filter(({ brand }) => sample.expected.has(brand)));
      const any = withBrand.some((one) => one.length > 0);
      return alternatives.map((head, alt): 0 | 1 | null => {
        const named = withBrand[alt] ?? [];
        if (named.length > 0 && lists[at] === 1 && named.every(({ brand }) => position(brand) === null)) return 0;
        if (named.length > 0) {
          const length = Math.max(...named.map(({ start, end }) => end - start));
          const offset = Math.min(...named.map(({ start }) => start)) - head.start;
          const offsets = withBrand.flatMap((some, other) => (some.length > 0 ? [Math.min(...some.map(({ start }) => start)) - alternatives[other]!.start] : []));
          if (offset > Math.min(...offsets) + 2) return 0;
          const isNear = head.end - head.start <= 3 * length + 12 && offset <= 8;
          return isNear ? 1 : head.end - head.start > 60 ? 0 : null;
        }
        if (any) return 0;
        const filler = fillers.get(index);
        if (filler !== undefined) return alt === 0 ? filler : filler === 0 ? 0 : null;
        if (lists[at] === 1) return isFull && (sample.part === 'more' || hasTones) && fact.ranked > 1 ? 0 : null;
        return isFull && sample.part !== 'tone' ? 0 : null;
      });
    });
  });
  return { lists, heads };
}
void FORMS;
