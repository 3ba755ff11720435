import { CLASSES, countClasses, coverClasses } from '../languages/hits.ts';
import { classId, type WordHits } from '../languages/lexicon.ts';
import { type Features, type Hashed, oddsOf } from '../model/hashed.ts';
import { oddsOfRow, type Trees } from '../model/trees.ts';
import type { Span } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { type Candidate, FORMS, type ListEntry } from './candidate.ts';
import { addHeadFeatures, type WordUses } from './head-features.ts';
import { CUTS, type Head, headsOf, sharedEnd } from './heads.ts';
import { addWords } from './lead-features.ts';
import type { NamedEntry, NamedList } from './named-list.ts';

/** Word classes that tell names from other heads. */
const TELLING = [
  'choice',
  'kind',
  'brand',
  'runnerup',
  'exclusion',
  'example',
  'trait',
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
  'ambiguous',
  'generic',
  'nonname',
  'legalform',
  'company',
  'function',
  'warning',
  'blame',
] as const;
const TELLING_IDS = TELLING.map(classId);
const ID = {
  warning: classId('warning'),
  exclusion: classId('exclusion'),
  refusal: classId('refusal'),
  blame: classId('blame'),
  praise: classId('praise'),
  recommendation: classId('recommendation'),
  negation: classId('negation'),
} as const;
const SECTION_IDS = [ID.warning, ID.exclusion, ID.refusal, ID.blame];

/** Features of a head beside the other heads of its list, in their order. */
export const HEAD_ROW = [
  'odds',
  'to others',
  'last',
  'number',
  'body',
  'body to others',
  'best of others',
  'same cut of others',
  'share with cut',
  'best beside',
  'entries',
  'index',
  'alternative',
  'length',
  'colon',
  'form',
  ...CUTS.map((cut) => `cut ${cut}`),
  ...TELLING.map((name) => `covered by ${name}`),
  'line warning',
  'line exclusion',
  'line refusal',
  'body warning',
  'body blame',
  'body praise',
  'says',
  'says to others',
  'section warning',
  'section exclusion',
  'section refusal',
  'section blame',
  'negations',
  'first of section',
  'against',
  'offset',
  'cut wins',
  'to best beside',
  'cut mean to best cut',
] as const;

const clip = (odds: number): number => Math.max(-5, Math.min(5, odds));

/** Start of the sentence that a place stands in; looks back over 150 code units at most. */
function sentenceStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 150 && !/[.!?。！？\n]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** Rows of features for each head of each entry. */
export function headRows(
  { text, blocks }: Document,
  hits: WordHits,
  says: readonly number[],
  candidate: Candidate,
  heads: readonly (readonly Head[])[],
  odds: readonly (readonly number[])[],
): Float32Array[][] {
  const entries = heads.length;
  const best = odds.map((own) => own.reduce((most, one) => Math.max(most, clip(one)), -5));
  const sumBest = best.reduce((sum, one) => sum + one, 0);
  const sums = CUTS.map(() => 0);
  const counts = CUTS.map(() => 0);
  for (const [at, own] of heads.entries())
    for (const [index, { cut }] of own.entries()) {
      const place = CUTS.indexOf(cut);
      sums[place] = (sums[place] ?? 0) + clip(odds[at]?.[index] ?? -5);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  const form = FORMS.indexOf(candidate.form);
  /** Entries in which each cut has the best head by words. */
  const wins = CUTS.map(() => 0);
  for (const [at, own] of odds.entries()) {
    let best = -1;
    for (const [index, one] of own.entries()) if (best < 0 || one > (own[best] ?? 0)) best = index;
    const cut = heads[at]?.[best]?.cut;
    if (cut) wins[CUTS.indexOf(cut)] = (wins[CUTS.indexOf(cut)] ?? 0) + 1;
  }
  const means = CUTS.map((_, cut) =>
    (counts[cut] ?? 0) * 2 > entries ? (sums[cut] ?? 0) / (counts[cut] ?? 1) : -5,
  );
  const bestMean = Math.max(...means);
  const covers = new Float32Array(CLASSES);
  const saysMean = says.reduce((sum, one) => sum + one, 0) / Math.max(1, says.length);
  const sections = candidate.entries.map(({ block }) => blocks[block]?.section ?? -1);
  /** Word classes of the heading or the parent entry above an entry of a united list, or of its list. */
  const sectionOf = (at: number): number[] => {
    const own = new Float32Array(CLASSES);
    const block = blocks[candidate.entries[at]?.block ?? -1];
    const above = blocks[(block?.parent ?? -1) >= 0 ? (block?.parent ?? -1) : (block?.section ?? -1)];
    if (above) countClasses(hits, above.start, Math.min(above.end, above.start + 200), own);
    return SECTION_IDS.map((id) => own[id] ?? 0);
  };
  const told = candidate.entries.map(({ content, end }, at) => {
    const line = new Float32Array(CLASSES);
    countClasses(hits, content.start, content.end, line);
    const body = new Float32Array(CLASSES);
    countClasses(hits, content.end, Math.min(end, content.end + 400), body);
    const of = (counts: Float32Array, name: keyof typeof ID) => counts[ID[name]] ?? 0;
    // A bold name inside a sentence: what stands before it there speaks of it, too.
    const before = sentenceStart(text, content.start);
    if (before < content.start) countClasses(hits, before, content.start, line);
    const section = sectionOf(at);
    const against =
      2 * section.reduce((sum, one) => sum + one, 0) +
      2 *
        (of(line, 'warning') +
          of(line, 'refusal') +
          of(line, 'exclusion') +
          of(body, 'warning') +
          of(body, 'refusal')) +
      of(line, 'blame') +
      of(body, 'blame') -
      of(body, 'praise') -
      of(body, 'recommendation');
    return [
      of(line, 'warning'),
      of(line, 'exclusion'),
      of(line, 'refusal'),
      of(body, 'warning'),
      of(body, 'blame'),
      of(body, 'praise') + of(body, 'recommendation'),
      says[at] ?? 0,
      (says[at] ?? 0) - saysMean,
      ...section,
      of(line, 'negation') + of(body, 'negation'),
      candidate.entries[at - 1] && sections[at] === sections[at - 1] ? 0 : 1,
      against,
    ];
  });
  const bodies = candidate.entries.reduce((sum, { start, end }) => sum + end - start, 0);
  return heads.map((own, at) =>
    own.map((head, index) => {
      const entry = candidate.entries[at];
      const body = entry ? entry.end - entry.start : 0;
      const mine = odds[at]?.[index] ?? -5;
      const cut = CUTS.indexOf(head.cut);
      const row = new Float32Array(HEAD_ROW.length);
      let beside = -6;
      for (const [other, one] of (odds[at] ?? []).entries())
        if (other !== index) beside = Math.max(beside, clip(one));
      row[0] = mine;
      row[1] = entries > 1 ? clip(mine) - (sumBest - (best[at] ?? 0)) / (entries - 1) : 0;
      row[2] = at === entries - 1 ? 1 : 0;
      row[3] = entry && entry.number !== null ? 1 : 0;
      row[4] = Math.min(1500, body);
      row[5] = entries > 1 ? body / (1 + (bodies - body) / (entries - 1)) : 1;
      row[6] = entries > 1 ? (sumBest - (best[at] ?? 0)) / (entries - 1) : 0;
      row[7] = (counts[cut] ?? 0) > 1 ? ((sums[cut] ?? 0) - clip(mine)) / ((counts[cut] ?? 0) - 1) : -2;
      row[8] = (counts[cut] ?? 0) / entries;
      row[9] = beside;
      row[10] = Math.min(20, entries);
      row[11] = Math.min(20, at);
      row[12] = index;
      row[13] = head.end - head.start;
      row[14] = head.hasColon ? 1 : 0;
      row[15] = form;
      row[16 + cut] = 1;
      covers.fill(0);
      coverClasses(hits, head.start, head.end, covers);
      for (const [place, id] of TELLING_IDS.entries()) row[16 + CUTS.length + place] = covers[id] ?? 0;
      row.set(told[at] ?? [], 16 + CUTS.length + TELLING_IDS.length);
      row.set(
        [
          head.start - (entry?.content.start ?? head.start),
          (wins[cut] ?? 0) / entries,
          clip(mine) - beside,
          (means[cut] ?? -5) - bestMean,
        ],
        HEAD_ROW.length - 4,
      );
      return row;
    }),
  );
}

/** Words that an entry says of itself, which tell if it is advised against. */
export function addEntryWords(
  features: Features,
  document: Document,
  { content, end, block }: ListEntry,
): void {
  features.clear();
  const own = document.blocks[block];
  const above = document.blocks[(own?.parent ?? -1) >= 0 ? (own?.parent ?? -1) : (own?.section ?? -1)];
  if (above) addWords(features, document, 7, above.start, Math.min(above.end, above.start + 200));
  const before = sentenceStart(document.text, content.start);
  if (content.start - before > 8) addWords(features, document, 8, before, content.start);
  addWords(features, document, 5, content.start, Math.min(content.end, content.start + 200));
  addWords(features, document, 6, content.end, Math.min(end, content.end + 250));
}

/** Heads of lines, and what entries say of themselves: candidate lists share a third of their entries. */
export interface EntryMemo {
  readonly heads: Map<string, readonly Head[]>;
  readonly says: Map<string, number>;
}

function remembered<T>(memo: Map<string, T>, { start, end }: Span, until: number, make: () => T): T {
  const key = `${start} ${end} ${until}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}

/** Log odds of each entry being a choice by what it says of itself. */
export const saysOf = (
  document: Document,
  candidate: Candidate,
  says: Hashed,
  features: Features,
  memo: EntryMemo,
): number[] =>
  candidate.entries.map((entry) =>
    remembered(memo.says, entry.content, entry.end, () => {
      addEntryWords(features, document, entry);
      return oddsOf(says, features);
    }),
  );

/** Models that score heads: a linear one over their words, and trees over that beside the other heads of the list. */
export interface HeadModel {
  readonly words: Hashed;
  readonly says: Hashed;
  readonly trees: Trees;
}

/** A list with all that scored its heads, by entry and head. */
export interface ScoredHeads {
  readonly heads: readonly (readonly Head[])[];
  readonly byWords: readonly (readonly number[])[];
  readonly rows: readonly (readonly Float32Array[])[];
  readonly odds: readonly (readonly number[])[];
  readonly list: NamedList;
}

/** Log odds of each head by its words alone. */
export function wordOdds(
  document: Document,
  candidate: Candidate,
  heads: readonly (readonly Head[])[],
  uses: WordUses,
  cited: ReadonlySet<string>,
  words: Hashed,
  features: Features,
): number[][] {
  return heads.map((own) =>
    own.map((head) => {
      features.clear();
      addHeadFeatures(features, document, head, candidate.form, uses, cited);
      return oddsOf(words, features);
    }),
  );
}

/** Chooses the name of each entry. */
export function nameEntries(
  document: Document,
  hits: WordHits,
  candidate: Candidate,
  uses: WordUses,
  cited: ReadonlySet<string>,
  { words, says, trees }: HeadModel,
  features: Features,
  memo: EntryMemo,
): ScoredHeads {
  const heads = candidate.entries.map(({ content }) =>
    remembered(memo.heads, content, content.end, () => headsOf(document, content)),
  );
  const byWords = wordOdds(document, candidate, heads, uses, cited, words, features);
  const rows = headRows(
    document,
    hits,
    saysOf(document, candidate, says, features, memo),
    candidate,
    heads,
    byWords,
  );
  const odds = rows.map((own) => own.map((row) => oddsOfRow(trees, row)));
  return { heads, byWords, rows, odds, list: chosenHeads(document, candidate, heads, byWords, odds) };
}

/** Chooses the names of a list anew once it is known how surely it ranks. */
export function nameAgain(
  document: Document,
  { heads, byWords, rows, odds, list }: ScoredHeads,
  score: number,
  trees: Trees,
): NamedList {
  return chosenHeads(
    document,
    list.candidate,
    heads,
    byWords,
    finalRows(heads, rows, odds, score).map((own) => own.map((row) => oddsOfRow(trees, row))),
  );
}

/** Features of a head once its list was scored, behind those beside the other heads. */
export const FINAL_ROW = [
  'list',
  'odds',
  'gap',
  'others',
  'same cut',
  'wins',
  'named',
  'odds to others',
  'before',
  'behind',
] as const;

/** Rows of all heads of a list whose score is known: an entry of a sure list is a name sooner. */
export function finalRows(
  heads: readonly (readonly Head[])[],
  rows: readonly (readonly Float32Array[])[],
  odds: readonly (readonly number[])[],
  score: number,
): Float32Array[][] {
  const best = odds.map((own) => own.reduce((most, one) => Math.max(most, clip(one)), -5));
  const sum = best.reduce((total, one) => total + one, 0);
  const sums = CUTS.map(() => 0);
  const wins = CUTS.map(() => 0);
  for (const [at, own] of heads.entries()) {
    const seen = CUTS.map(() => -5);
    for (const [index, { cut }] of own.entries())
      seen[CUTS.indexOf(cut)] = Math.max(seen[CUTS.indexOf(cut)] ?? -5, clip(odds[at]?.[index] ?? -5));
    for (const [cut, one] of seen.entries()) {
      sums[cut] = (sums[cut] ?? 0) + one;
      if (one >= (best[at] ?? 0) && one > -5) wins[cut] = (wins[cut] ?? 0) + 1;
    }
  }
  const named = best.filter((one) => one >= 0).length;
  const others = Math.max(1, heads.length - 1);
  return heads.map((own, at) =>
    own.map((head, index) => {
      const mine = clip(odds[at]?.[index] ?? -5);
      let beside = -5;
      for (const [other, one] of (odds[at] ?? []).entries())
        if (other !== index) beside = Math.max(beside, clip(one));
      const cut = CUTS.indexOf(head.cut);
      const mean = (sum - (best[at] ?? 0)) / others;
      const row = new Float32Array(HEAD_ROW.length + FINAL_ROW.length);
      row.set(rows[at]?.[index] ?? new Float32Array(HEAD_ROW.length));
      row.set(
        [
          score,
          mine,
          mine - beside,
          mean,
          ((sums[cut] ?? 0) - mine) / others,
          ((wins[cut] ?? 0) - (mine >= (best[at] ?? 0) ? 1 : 0)) / others,
          named / heads.length,
          mine - mean,
          best[at - 1] ?? -6,
          best[at + 1] ?? -6,
        ],
        HEAD_ROW.length,
      );
      return row;
    }),
  );
}

/** A list with the likeliest head of each entry. */
export function chosenHeads(
  document: Document,
  candidate: Candidate,
  heads: readonly (readonly Head[])[],
  words: readonly (readonly number[])[],
  odds: readonly (readonly number[])[],
): NamedList {
  const entries = candidate.entries.map((entry, at): NamedEntry => {
    let best = -1;
    for (const [index, one] of (odds[at] ?? []).entries())
      if (
        best < 0 ||
        one >
          (odds[at]?.[best] ?? 0) +
            (heads[at]?.[best]?.cut === 'bold' || heads[at]?.[best]?.cut === 'lead' ? 0.5 : 0)
      )
        best = index;
    const head = heads[at]?.[best] ?? null;
    return {
      entry,
      head,
      namesEnd: head ? sharedEnd(document, head, Math.min(entry.content.end, head.end + 300)) : 0,
      odds: odds[at]?.[best] ?? -9,
      wordOdds: words[at]?.[best] ?? -9,
    };
  });
  return { candidate, entries };
}
