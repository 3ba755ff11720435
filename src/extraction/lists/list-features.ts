import { CLASSES, countClasses } from '../languages/hits.ts';
import { classId, type WordHits } from '../languages/lexicon.ts';
import { type Features, type Hashed, oddsOf } from '../model/hashed.ts';
import { classOf, HANGUL, JOINED, UNSPACED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { type Candidate, FORMS } from './candidate.ts';
import type { WordUses } from './head-features.ts';
import { identityOf } from './identity.ts';
import { addWords } from './lead-features.ts';
import { LEAST_NAME, type NamedEntry, type NamedList } from './named-list.ts';

/** Word classes that lines over a list, its headings and its heads are asked for. */
const OVER = [
  'choice',
  'kind',
  'brand',
  'runnerup',
  'exclusion',
  'example',
  'trait',
  'grouping',
  'retailer',
  'sources',
  'steps',
  'criteria',
  'questions',
  'summary',
  'guidance',
  'pros',
  'cons',
  'attribute',
  'column',
  'answer',
  'award',
  'audience',
  'pick',
  'refusal',
  'otherwise',
  'warning',
  'recommendation',
  'praise',
  'negation',
  'comparison',
] as const;
const OVER_IDS = OVER.map(classId);

/** Features of a list, in their order. */
export const LIST_ROW = [
  'entries',
  'named',
  'share named',
  'mean odds',
  'least odds',
  'most odds',
  'first odds',
  'last odds',
  'head length',
  'colons',
  'numbered',
  'from one',
  'body',
  'body lines',
  'lead odds',
  'heading odds',
  'start',
  'end',
  'order',
  'of',
  'level',
  'heading level',
  'inside',
  'inside odds',
  'around',
  'around odds',
  'around named',
  'repeats',
  'new before',
  'share of names',
  'joined',
  'lead ends',
  'lead length',
  'bold',
  'same bodies',
  'twin better',
  'text length',
  'entry odds',
  'opening odds',
  'chosen odds',
  'inside sentences',
  'question',
  'words mean',
  'parts',
  ...FORMS.map((form) => `form ${form}`),
  ...OVER.map((name) => `lead ${name}`),
  ...OVER.map((name) => `heading ${name}`),
  ...OVER.map((name) => `heads ${name}`),
  ...OVER.map((name) => `lines ${name}`),
] as const;
/** Features that come from the scores of the other lists, behind those of a list by itself. */
export const CONTEXT_ROW = [
  'score',
  'best before',
  'best after',
  'best around',
  'best inside',
  'repeats of good',
  'good before',
  'rank',
  'gap to best',
  'overlap best',
  'cohort',
  'cohort score',
  'cohort size',
] as const;

/** Words around a list, as two linear models read them: the line before it and its heading; and those that entries say behind their names. */
export interface LeadModels {
  readonly lead: Hashed;
  readonly heading: Hashed;
  readonly entry: Hashed;
  readonly opening: Hashed;
}

/** True where a list lies in one entry of another: the last entry that begins before it is looked at. */
function isInside(inner: Candidate, { entries }: Candidate): boolean {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.start ?? 0) < inner.start) low = middle + 1;
    else high = middle;
  }
  return inner.end <= (entries[low - 1]?.end ?? -2) + 1;
}

/** Most lists that each list is laid beside: those with the surest names, which keeps the time linear. */
const MOST_BESIDE = 120;

/** Indexes of the lists that others are laid beside, in their order. */
const besideOf = (scores: readonly number[]): number[] => {
  const all = scores.map((_, at) => at);
  if (all.length <= MOST_BESIDE) return all;
  return all
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, MOST_BESIDE)
    .sort((a, b) => a - b);
};

export interface Surroundings {
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly headings: readonly number[];
}

/** Place of the line that introduces a list, and the headings above it. */
export function surroundingsOf({ blocks }: Document, candidate: Candidate): Surroundings {
  const before = blocks[candidate.block - 1];
  const isOwn =
    before !== undefined &&
    before.kind !== 'heading' &&
    (before.section === candidate.section || candidate.form === 'headings');
  const headings: number[] = [];
  for (let at = candidate.section; at >= 0 && headings.length < 3; at = blocks[at]?.section ?? -1)
    headings.push(at);
  return { leadFrom: isOwn ? before.start : 0, leadTo: isOwn ? before.end : 0, headings };
}

export function addLead(
  features: Features,
  document: Document,
  candidate: Candidate,
  { leadFrom, leadTo }: Surroundings,
): void {
  features.clear();
  features.add(90, FORMS.indexOf(candidate.form));
  if (leadTo > leadFrom) addWords(features, document, 0, leadFrom, leadTo);
}

export function addHeadings(
  features: Features,
  document: Document,
  candidate: Candidate,
  { headings }: Surroundings,
): void {
  features.clear();
  features.add(91, headings.length);
  features.add(92, FORMS.indexOf(candidate.form));
  for (const [depth, at] of headings.entries()) {
    const block = document.blocks[at];
    if (block) addWords(features, document, 1 + Math.min(1, depth), block.start, block.end);
  }
}

/** Words of the entries' own lines behind their heads, for at most the first few entries. */
export function addEntries(features: Features, document: Document, { candidate, entries }: NamedList): void {
  features.clear();
  features.add(93, FORMS.indexOf(candidate.form));
  for (const { entry, head } of entries.slice(0, 5)) {
    const from = head?.end ?? entry.content.start;
    addWords(features, document, 3, from, Math.min(entry.content.end, from + 120));
  }
}

/** Words of the first lines of a text, which say what it answers. */
export function addOpening(features: Features, document: Document): void {
  features.clear();
  for (const [at, block] of document.blocks.slice(0, 3).entries())
    addWords(features, document, 4, block.start, Math.min(block.end, block.start + (at === 0 ? 240 : 120)));
}

/** Rows of features of all lists of a text. */
export function listRows(
  document: Document,
  hits: WordHits,
  lists: readonly NamedList[],
  uses: WordUses,
  models: LeadModels,
  features: Features,
): Float32Array[] {
  const { text, blocks } = document;
  const keys = lists.map(({ entries }) =>
    entries.flatMap(({ head, odds }) =>
      head && odds >= LEAST_NAME ? [identityOf(document, head, uses).maker] : [],
    ),
  );
  const sets = keys.map((own) => new Set(own));
  const all = new Set(keys.flat());
  const means = lists.map(
    ({ entries }) =>
      entries.reduce((sum, { wordOdds }) => sum + Math.max(-5, Math.min(5, wordOdds)), 0) /
      Math.max(1, entries.length),
  );
  const beside = besideOf(means);
  const order = lists
    .map((_, at) => at)
    .sort((a, b) => (lists[a]?.candidate.start ?? 0) - (lists[b]?.candidate.start ?? 0));
  const rankOf = new Map(order.map((at, rank) => [at, rank]));
  const counts = new Float32Array(CLASSES);
  const told = (start: number, end: number): number[] => {
    counts.fill(0);
    if (end > start) countClasses(hits, Math.max(start, end - 300), end, counts);
    return OVER_IDS.map((id) => Math.min(2, counts[id] ?? 0));
  };
  /** Share of the first entries in which each class is. */
  const shares = (
    entries: readonly NamedEntry[],
    spanOf: (entry: NamedEntry) => readonly [number, number],
  ): number[] => {
    const some = entries.slice(0, 12);
    const sums = OVER_IDS.map(() => 0);
    for (const entry of some) {
      const [start, end] = spanOf(entry);
      counts.fill(0);
      if (end > start) countClasses(hits, start, end, counts);
      for (const [at, id] of OVER_IDS.entries()) if ((counts[id] ?? 0) > 0) sums[at] = (sums[at] ?? 0) + 1;
    }
    return sums.map((sum) => sum / Math.max(1, some.length));
  };
  addOpening(features, document);
  const opening = oddsOf(models.opening, features);
  return lists.map((list, at) => {
    const { candidate, entries } = list;
    const odds = entries.map((one) => one.wordOdds);
    const named = entries.filter((one) => one.odds >= LEAST_NAME).length;
    const chosen =
      entries.reduce((sum, one) => sum + Math.max(-5, Math.min(5, one.odds)), 0) /
      Math.max(1, entries.length);
    const count = Math.max(1, entries.length);
    const around = surroundingsOf(document, candidate);
    addLead(features, document, candidate, around);
    const lead = oddsOf(models.lead, features);
    addHeadings(features, document, candidate, around);
    const heading = oddsOf(models.heading, features);
    addEntries(features, document, list);
    const words = oddsOf(models.entry, features);
    let [inside, insideOdds, aroundCount, aroundOdds, aroundNamed, twin] = [0, -6, 0, -6, -1, -6];
    let repeats = 0;
    const earlier = new Set<string>();
    for (const other of beside) {
      const { candidate: one, entries: own } = lists[other] ?? list;
      if (other === at) continue;
      if (isInside(one, candidate))
        [inside, insideOdds] = [inside + 1, Math.max(insideOdds, means[other] ?? -6)];
      else if (isInside(candidate, one)) {
        aroundCount += 1;
        aroundOdds = Math.max(aroundOdds, means[other] ?? -6);
        aroundNamed = Math.max(
          aroundNamed,
          own.filter((entry) => entry.odds >= LEAST_NAME).length / Math.max(1, own.length),
        );
      } else if (one.start < candidate.end && candidate.start < one.end)
        twin = Math.max(twin, means[other] ?? -6);
      else if (one.end <= candidate.start) for (const key of keys[other] ?? []) earlier.add(key);
    }
    for (const key of sets[at] ?? []) if (earlier.has(key)) repeats += 1;
    const numbers = entries.filter(({ entry }) => entry.number !== null).length;
    const bodies = entries.map(({ entry }) => entry.end - entry.content.end);
    const meanBody = bodies.reduce((sum, one) => sum + one, 0) / count;
    const lines =
      entries.reduce((sum, { entry }) => sum + Math.max(0, entry.content.end - entry.content.start), 0) /
      count;
    const leadEnd = text[around.leadTo - 1] ?? '';
    const section = blocks[candidate.section];
    const firstCode = entries[0]?.head ? classOf(text.charCodeAt(entries[0].head.start)) : 0;
    const spread =
      Math.sqrt(bodies.reduce((sum, one) => sum + (one - meanBody) ** 2, 0) / count) / (meanBody + 20);
    const row = [
      Math.min(30, entries.length),
      named,
      named / count,
      means[at] ?? -5,
      Math.min(...odds.slice(0, 50), 6),
      Math.max(...odds.slice(0, 50), -6),
      odds[0] ?? -5,
      odds.at(-1) ?? -5,
      entries.reduce((sum, { head }) => sum + (head ? head.end - head.start : 100), 0) / count,
      entries.filter(({ head }) => head?.hasColon).length / count,
      numbers / count,
      entries[0]?.entry.number === 1 ? 1 : 0,
      Math.min(2000, meanBody),
      Math.min(600, lines),
      lead,
      heading,
      candidate.start / (text.length + 1),
      candidate.end / (text.length + 1),
      rankOf.get(at) ?? 0,
      lists.length,
      candidate.level,
      section ? section.level : 0,
      inside,
      insideOdds,
      aroundCount,
      aroundOdds,
      aroundNamed,
      repeats / Math.max(1, sets[at]?.size ?? 1),
      earlier.size,
      (sets[at]?.size ?? 0) / Math.max(1, all.size),
      firstCode & (JOINED | HANGUL | UNSPACED) ? 1 : 0,
      /[:：]/.test(leadEnd) ? 2 : /[.。!?？]/.test(leadEnd) ? 1 : 0,
      Math.min(400, around.leadTo - around.leadFrom),
      entries.filter(({ head }) => head?.cut === 'bold' || head?.cut === 'inner').length / count,
      spread,
      twin,
      Math.min(8000, text.length),
      words,
      opening,
      chosen,
      entries.filter(({ head }) => head?.cut === 'name').length / count,
      /[?？]\**$/.test(text.slice(Math.max(0, around.leadTo - 4), around.leadTo)) ? 1 : 0,
      entries.filter(({ head }) => head?.cut === 'after').length / count,
      candidate.parts,
      ...FORMS.map((form) => (form === candidate.form ? 1 : 0)),
      ...told(around.leadFrom, around.leadTo),
      ...told(section?.start ?? 0, section?.end ?? 0),
      ...shares(entries, (one) => (one.head ? [one.head.start, one.head.end] : [0, 0])),
      ...shares(entries, ({ entry, head }) => [
        head?.end ?? entry.content.start,
        Math.min(entry.content.end, (head?.end ?? entry.content.start) + 160),
      ]),
    ];
    return Float32Array.from(row);
  });
}

/** The rows with what the first scores of the other lists say beside them. */
export function contextRows(
  document: Document,
  lists: readonly NamedList[],
  uses: WordUses,
  rows: readonly Float32Array[],
  scores: readonly number[],
): Float32Array[] {
  const keys = lists.map(
    ({ entries }) =>
      new Set(
        entries.flatMap(({ head, odds }) =>
          head && odds >= LEAST_NAME ? [identityOf(document, head, uses).maker] : [],
        ),
      ),
  );
  const beside = besideOf(scores);
  const best = scores.reduce((most, one) => Math.max(most, one), -9);
  return lists.map(({ candidate }, at) => {
    const own = scores[at] ?? -9;
    let [before, after, around, inside, repeats, goodBefore, rank, overlap] = [-9, -9, -9, -9, 0, 0, 0, -9];
    for (const other of beside) {
      const one = lists[other]?.candidate ?? candidate;
      if (other === at) continue;
      const score = scores[other] ?? -9;
      if (score > own) rank += 1;
      if (isInside(one, candidate)) inside = Math.max(inside, score);
      else if (isInside(candidate, one)) around = Math.max(around, score);
      else if (one.start < candidate.end && candidate.start < one.end) overlap = Math.max(overlap, score);
      else if (one.end <= candidate.start) {
        before = Math.max(before, score);
        if (score > 0) {
          goodBefore += 1;
          let same = 0;
          for (const key of keys[at] ?? []) if (keys[other]?.has(key)) same += 1;
          repeats = Math.max(repeats, same / Math.max(1, keys[at]?.size ?? 1));
        }
      } else after = Math.max(after, score);
    }
    const cohort = beside.flatMap((other) => {
      const one = lists[other]?.candidate ?? candidate;
      return other !== at &&
        one.form === candidate.form &&
        one.level === candidate.level &&
        one.section !== candidate.section
        ? [scores[other] ?? -9]
        : [];
    });
    const cohortMean =
      cohort.length > 0 ? cohort.reduce((sum, score) => sum + score, 0) / cohort.length : own;
    const row = new Float32Array(LIST_ROW.length + CONTEXT_ROW.length);
    row.set(rows[at] ?? new Float32Array(LIST_ROW.length));
    row.set(
      [
        own,
        before,
        after,
        around,
        inside,
        repeats,
        goodBefore,
        Math.min(rank, 20),
        best - own,
        overlap,
        cohort.length > 0 ? Math.max(...cohort.slice(0, 200)) : -9,
        cohortMean,
        Math.min(20, cohort.length),
      ],
      LIST_ROW.length,
    );
    return row;
  });
}

/** Lists that make up the ranking: those above a score that lie in no better one, in the order of the text. */
export function chooseLists(
  lists: readonly NamedList[],
  scores: readonly number[],
  least: number,
): NamedList[] {
  const taken: NamedList[] = [];
  /** Taken lists never overlap and are kept in the order of the text, so one search tells whether another fits. */
  const isFree = ({ candidate: { start, end } }: NamedList): boolean => {
    let [low, high] = [0, taken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((taken[middle]?.candidate.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    if ((taken[low]?.candidate.start ?? end) < end) return false;
    firstBehind = low;
    return true;
  };
  let firstBehind = 0;
  const order = lists
    .map((_, at) => at)
    .filter((at) => (scores[at] ?? -9) > least)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const at of order) {
    const list = lists[at];
    if (list && isFree(list)) taken.splice(firstBehind, 0, list);
  }
  return taken;
}
