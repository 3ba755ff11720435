import { positionsOf } from '../../../src/extraction/index.ts';
import { chooseLists } from '../../../src/extraction/lists/list-features.ts';
import type { NamedList } from '../../../src/extraction/lists/named-list.ts';
import { oddsOfRow, type Trees } from '../../../src/extraction/model/trees.ts';
import { placesOf } from '../../../src/extraction/places/places.ts';
import type { ProseModels } from '../../../src/extraction/places/prose.ts';
import { LEAST_LIST, type Ranking } from '../../../src/extraction/places/ranking.ts';
import { opinionsOf } from '../../../src/extraction/sentiment/opinions.ts';
import { brandRows } from '../../../src/extraction/sentiment/rows.ts';
import type { Sentiment } from '../labels.ts';
import { fitTrees, treesFrom } from './boosting.ts';
import { FOLDS, type Sample } from './corpus.ts';

export interface SentimentRow {
  sample: number;
  brand: number;
  row: Float32Array;
  sentiment: Sentiment;
}

/** Ranking of a text by lists that were scored by models of other texts. */
export const rankingFrom = (
  { document, uses, hits }: Sample,
  lists: readonly NamedList[],
  finals: readonly NamedList[],
  scores: readonly number[],
  rows: readonly Float32Array[],
): Ranking => {
  const taken = new Set(chooseLists(lists, scores, LEAST_LIST));
  const named = lists.map((list, at) => (taken.has(list) ? (finals[at] as NamedList) : list));
  const chosen = named
    .filter((_, at) => taken.has(lists[at] as NamedList))
    .sort((a, b) => a.candidate.start - b.candidate.start);
  return { uses, hits, lists: named, scores, rows, chosen, placed: placesOf(document, chosen, uses) };
};

/** Rows of all brands that have a label, as the reader would have them. */
export function sentimentRows(
  samples: readonly Sample[],
  rankings: readonly Ranking[],
  prose: readonly ProseModels[],
): SentimentRow[] {
  return samples.flatMap((sample, at) => {
    const { document } = sample;
    const ranking = rankings[at]!;
    const rows = brandRows(
      document,
      ranking,
      opinionsOf(document, ranking.hits),
      sample.namings,
      positionsOf({ document, ranking }, sample.namings, prose[sample.fold]),
    );
    return rows.flatMap(({ brand, row }) => {
      const sentiment = sample.expected.get(brand)?.sentiment;
      return sentiment === undefined ? [] : [{ sample: at, brand, row, sentiment }];
    });
  });
}

const OPTIONS = { trees: 110, depth: 4, rate: 0.09, least: 15 };
const SIDES = { good: 'positive', bad: 'negative' } as const;

/** Trees that tell praise, and blame, from all else; `odds` are by trees of other folds. */
export function fitSentiment(
  samples: readonly Sample[],
  rows: readonly SentimentRow[],
  whole = true,
  options = OPTIONS,
): { models: { good: Trees; bad: Trees }; odds: { good: number; bad: number }[] } {
  const treesOf = (side: keyof typeof SIDES, some: readonly SentimentRow[]) =>
    treesFrom(
      fitTrees(
        some.map(({ row }) => row),
        some.map(({ sentiment }) => (sentiment === SIDES[side] ? 1 : 0)),
        some.map(() => 1),
        options,
      ),
    ) as Trees;
  const odds = rows.map(() => ({ good: 0, bad: 0 }));
  for (const side of ['good', 'bad'] as const)
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isInside = ({ sample }: SentimentRow) => samples[sample]!.fold === fold;
      const model = treesOf(
        side,
        rows.filter((one) => !isInside(one)),
      );
      for (const [at, one] of rows.entries()) if (isInside(one)) odds[at]![side] = oddsOfRow(model, one.row);
    }
  return {
    models: whole ? { good: treesOf('good', rows), bad: treesOf('bad', rows) } : (undefined as never),
    odds,
  };
}
