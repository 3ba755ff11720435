import { addHeadFeatures } from '../../../src/extraction/lists/head-features.ts';
import {
  addEntries,
  addHeadings,
  addLead,
  addOpening,
  contextRows,
  LIST_ROW,
  listRows,
  surroundingsOf,
} from '../../../src/extraction/lists/list-features.ts';
import { addEntryWords, chosenHeads, finalRows, headRows } from '../../../src/extraction/lists/named.ts';
import type { NamedList } from '../../../src/extraction/lists/named-list.ts';
import { Features, type Hashed } from '../../../src/extraction/model/hashed.ts';
import { oddsOfRow, type Trees } from '../../../src/extraction/model/trees.ts';
import { fitTrees, treesFrom } from './boosting.ts';
import { FOLDS, type Sample } from './corpus.ts';
import type { TextLabels } from './labels.ts';
import { fitLinear, quantised, type Row } from './linear.ts';

export interface Models {
  headWords: Hashed;
  headTrees: Trees;
  final: Trees;
  lead: Hashed;
  heading: Hashed;
  entry: Hashed;
  opening: Hashed;
  says: Hashed;
  lists: Trees;
  context: Trees;
}

/** Log odds of places by a model. */
export const scoreHashes = (model: Hashed, places: Int32Array) => {
  let s = model.constant;
  const mask = model.weights.length - 1;
  for (const p of places) s += model.weights[p & mask]!;
  return s / 32;
};

/** Fits on all rows, and scores each row by a model of the other folds. */
function crossed<R extends { sample: number }, M>(
  samples: readonly Sample[],
  rows: readonly R[],
  fitted: (rows: readonly R[]) => M,
  score: (model: M, row: R) => number,
): { model: M; odds: Float64Array } {
  const odds = new Float64Array(rows.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitted(rows.filter(({ sample }) => samples[sample]!.fold !== fold));
    for (const [at, row] of rows.entries())
      if (samples[row.sample]!.fold === fold) odds[at] = score(model, row);
  }
  return { model: fitted(rows), odds };
}

interface Hashing extends Row {
  sample: number;
}
const crossedLinear = (
  samples: readonly Sample[],
  rows: readonly (Hashing & { told: boolean })[],
  options = {},
) =>
  crossed(
    samples,
    rows,
    (some) =>
      quantised(
        fitLinear(
          some.filter(({ told }) => told),
          options,
        ),
      ) as Hashed,
    (model, { places }) => scoreHashes(model, places),
  );
interface Tabular {
  sample: number;
  row: Float32Array;
  label: number;
  weight: number;
  told: boolean;
}
const crossedTrees = (samples: readonly Sample[], rows: readonly Tabular[], options: object) =>
  crossed(
    samples,
    rows,
    (some) => {
      const told = some.filter((one) => one.told);
      return treesFrom(
        fitTrees(
          told.map(({ row }) => row),
          told.map(({ label }) => label),
          told.map(({ weight }) => weight),
          options,
        ),
      ) as Trees;
    },
    (model, { row }) => oddsOfRow(model, row),
  );

/** Fits all models of lists, each on what the one before says of texts that it did not see. */
export function fitLists(
  samples: readonly Sample[],
  labels: readonly TextLabels[],
  tell: (text: string) => void,
) {
  const features = new Features();
  const headRowsOf: (Hashing & { told: boolean; c: number; e: number; a: number })[] = [];
  for (const [sample, s] of samples.entries())
    for (const [c, cand] of s.candidates.entries())
      for (const [e, alts] of s.heads[c]!.entries())
        for (const [a, head] of alts.entries()) {
          features.clear();
          addHeadFeatures(features, s.document, head, cand.form, s.uses, s.cited);
          const label = labels[sample]!.heads[c]![e]![a]!;
          headRowsOf.push({
            sample,
            c,
            e,
            a,
            places: features.places().slice(),
            label: label ?? 0,
            told: label !== null,
            weight: label === 1 ? 1 : 0.7,
          });
        }
  const words = crossedLinear(samples, headRowsOf, { bits: 14, least: 3, penalty: 2e-5 });
  const odds1: number[][][][] = samples.map((s) => s.heads.map((c) => c.map((e) => e.map(() => 0))));
  for (const [at, { sample, c, e, a }] of headRowsOf.entries()) odds1[sample]![c]![e]![a] = words.odds[at]!;
  tell('heads by words');
  const entryRows: (Hashing & { told: boolean; c: number; e: number })[] = [];
  for (const [sample, s] of samples.entries())
    for (const [c, cand] of s.candidates.entries())
      for (const [e, entry] of cand.entries.entries()) {
        addEntryWords(features, s.document, entry);
        const known = labels[sample]!.heads[c]![e]!.filter((label) => label !== null);
        const blamed =
          s.isRanked &&
          s.heads[c]![e]!.some((head) =>
            s.namings.some(
              ({ brand, start }) =>
                start >= head.start &&
                start < head.end &&
                s.expected.get(brand)?.position === null &&
                s.expected.get(brand)?.sentiment === 'negative',
            ),
          );
        const isRanked = known.includes(1) && !blamed;
        if (blamed) known.push(0);
        entryRows.push({
          sample,
          c,
          e,
          places: features.places().slice(),
          label: isRanked ? 1 : 0,
          told: (labels[sample]!.lists[c] === 1 || blamed) && known.length > 0,
          weight: isRanked ? 1 : 3,
        });
      }
  const says = crossedLinear(samples, entryRows, { least: 3, penalty: 1e-4, bits: 12 });
  const said: number[][][] = samples.map((s) => s.candidates.map(() => []));
  for (const [at, { sample, c, e }] of entryRows.entries()) said[sample]![c]![e] = says.odds[at]!;
  tell('what entries say');
  const rows2 = samples.map((s, at) =>
    s.candidates.map((c, ci) =>
      headRows(s.document, s.hits, said[at]![ci]!, c, s.heads[ci]!, odds1[at]![ci]!),
    ),
  );
  const headTab: Tabular[] = headRowsOf.map(({ sample, c, e, a, label, told, weight }) => ({
    sample,
    row: rows2[sample]![c]![e]![a]!,
    label,
    told: told && labels[sample]!.lists[c] !== null,
    weight: labels[sample]!.lists[c] === 1 ? weight : 0.15 * weight,
  }));
  const headTrees = crossedTrees(samples, headTab, { trees: 90, depth: 4, rate: 0.1, least: 30, share: 0.4 });
  const odds2: number[][][][] = samples.map((s) => s.heads.map((c) => c.map((e) => e.map(() => 0))));
  for (const [at, { sample, c, e, a }] of headRowsOf.entries())
    odds2[sample]![c]![e]![a] = headTrees.odds[at]!;
  tell('heads beside heads');
  const named: NamedList[][] = samples.map((s, at) =>
    s.candidates.map((c, ci) => chosenHeads(s.document, c, s.heads[ci]!, odds1[at]![ci]!, odds2[at]![ci]!)),
  );
  const listOf = samples.flatMap((s, sample) => s.candidates.map((_, c) => ({ sample, c })));
  const told = ({ sample, c }: { sample: number; c: number }) =>
    labels[sample]!.lists[c] !== null && samples[sample]!.isRanked;
  const linearOf = (add: (s: Sample, list: NamedList) => void) =>
    crossedLinear(
      samples,
      listOf.map(({ sample, c }) => {
        add(samples[sample]!, named[sample]![c]!);
        return {
          sample,
          places: features.places().slice(),
          label: labels[sample]!.lists[c] ?? 0,
          told: told({ sample, c }),
          weight: 1,
        };
      }),
      { least: 2, penalty: 1e-4, bits: 12 },
    );
  const lead = linearOf((s, l) =>
    addLead(features, s.document, l.candidate, surroundingsOf(s.document, l.candidate)),
  );
  const heading = linearOf((s, l) =>
    addHeadings(features, s.document, l.candidate, surroundingsOf(s.document, l.candidate)),
  );
  const entry = linearOf((s, l) => addEntries(features, s.document, l));
  const opening = crossedLinear(
    samples,
    samples.map((s, sample) => {
      addOpening(features, s.document);
      return {
        sample,
        places: features.places().slice(),
        label:
          [...s.expected.values()].some(({ position }) => (position ?? 0) > 0) &&
          labels[sample]!.lists.includes(1)
            ? 1
            : 0,
        told: s.isRanked,
        weight: 1,
      };
    }),
    { least: 2, penalty: 1e-4, bits: 12 },
  );
  tell('words around lists');
  // Rows of each text with the leads of the fold's models.
  const zero: Hashed = { weights: new Int8Array(1), constant: 0 };
  const index = new Map(listOf.map(({ sample, c }, at) => [`${sample} ${c}`, at]));
  const rows = samples.map((s, sample) =>
    listRows(
      s.document,
      s.hits,
      named[sample]!,
      s.uses,
      { lead: zero, heading: zero, entry: zero, opening: zero },
      features,
    ).map((row, c) => {
      const at = index.get(`${sample} ${c}`)!;
      row[LIST_ROW.indexOf('lead odds')] = lead.odds[at]!;
      row[LIST_ROW.indexOf('heading odds')] = heading.odds[at]!;
      row[LIST_ROW.indexOf('entry odds')] = entry.odds[at]!;
      row[LIST_ROW.indexOf('opening odds')] = opening.odds[sample]!;
      return row;
    }),
  );
  const options = { trees: 180, depth: 5, rate: 0.065, least: 20, share: 0.3 };
  const tab = (of: Float32Array[][]): Tabular[] =>
    listOf.map(({ sample, c }) => ({
      sample,
      row: of[sample]![c]!,
      label: labels[sample]!.lists[c] ?? 0,
      told: told({ sample, c }),
      weight: 1,
    }));
  const lists = crossedTrees(samples, tab(rows), options);
  tell('lists');
  const first = samples.map((s) => s.candidates.map(() => 0));
  for (const [at, { sample, c }] of listOf.entries()) first[sample]![c] = lists.odds[at]!;
  const rows3 = samples.map((s, sample) =>
    contextRows(s.document, named[sample]!, s.uses, rows[sample]!, first[sample]!),
  );
  const context = crossedTrees(samples, tab(rows3), options);
  const scores = samples.map((s) => s.candidates.map(() => 0));
  for (const [at, { sample, c }] of listOf.entries()) scores[sample]![c] = context.odds[at]!;
  tell('lists beside lists');
  const rowsFinal = samples.map((s, at) =>
    s.candidates.map((_, ci) => finalRows(s.heads[ci]!, rows2[at]![ci]!, odds2[at]![ci]!, scores[at]![ci]!)),
  );
  const finalTab: Tabular[] = headRowsOf.map(({ sample, c, e, a, label, told, weight }) => ({
    sample,
    row: rowsFinal[sample]![c]![e]![a]!,
    label,
    told: told && labels[sample]!.lists[c] === 1 && samples[sample]!.targets !== null,
    weight,
  }));
  const final = crossedTrees(samples, finalTab, { trees: 80, depth: 5, rate: 0.12, least: 30, share: 0.4 });
  const odds3: number[][][][] = samples.map((s) => s.heads.map((c) => c.map((e) => e.map(() => 0))));
  for (const [at, { sample, c, e, a }] of headRowsOf.entries()) odds3[sample]![c]![e]![a] = final.odds[at]!;
  const finals: NamedList[][] = samples.map((s, at) =>
    s.candidates.map((c, ci) => chosenHeads(s.document, c, s.heads[ci]!, odds1[at]![ci]!, odds3[at]![ci]!)),
  );
  tell('heads of scored lists');
  const models: Models = {
    headWords: words.model,
    headTrees: headTrees.model,
    final: final.model,
    lead: lead.model,
    heading: heading.model,
    entry: entry.model,
    opening: opening.model,
    says: says.model,
    lists: lists.model,
    context: context.model,
  };
  return { models, named, finals, scores, first, rows3, odds3 };
}
