import { languageOf } from '../../../src/extraction/languages/language.ts';
import { wordHits } from '../../../src/extraction/languages/lexicon.ts';
import { chooseLists } from '../../../src/extraction/lists/list-features.ts';
import { LEAST_LIST, type Ranking } from '../../../src/extraction/lists/ranking.ts';
import { Features, type Hashed } from '../../../src/extraction/model/hashed.ts';
import { oddsOfRow, type Trees } from '../../../src/extraction/model/trees.ts';
import { type NamedList, placesOf } from '../../../src/extraction/places/places.ts';
import { opinionsOf } from '../../../src/extraction/sentiment/opinions.ts';
import { brandRows, SENTIMENT_ROW, WORD_ODDS } from '../../../src/extraction/sentiment/rows.ts';
import { positionsOf } from '../../../src/extraction/index.ts';
import { fitTrees, treesFrom } from './boosting.ts';
import { FOLDS, type Sample } from './corpus.ts';
import { fitLinear, quantised } from './linear.ts';

export type Tone = 'positive' | 'neutral' | 'negative';
export interface ToneRow { sample: number; brand: number; row: Float32Array; places: Int32Array; tone: Tone }

/** Ranking of a text by lists that were scored by models of other texts. */
export const rankingFrom = ({ document, uses }: Sample, lists: readonly NamedList[], scores: readonly number[]): Ranking => {
  const chosen = chooseLists(lists, scores, LEAST_LIST);
  return { uses, lists, scores, rows: [], chosen, placed: placesOf(document, chosen, uses) };
};

/** Rows of all brands that have a label, as the reader would have them. */
export function toneRows(samples: readonly Sample[], rankings: readonly Ranking[]): ToneRow[] {
  const features = new Features();
  return samples.flatMap((sample, at) => {
    const { document } = sample;
    const ranking = rankings[at]!;
    const opinions = opinionsOf(document, wordHits(document.text, [languageOf(document.text), 'en']));
    const words = new Map<number, Int32Array>();
    const rows = brandRows(document, ranking, opinions, sample.namings, positionsOf({ document, ranking }, sample.namings), features, (_, brand) => words.set(brand, features.places().slice()));
    return rows.flatMap(({ brand, row }) => {
      const tone = sample.expected.get(brand)?.tone;
      return tone === undefined ? [] : [{ sample: at, brand, row, places: words.get(brand)!, tone }];
    });
  });
}

export interface ToneModels { goodWords: Hashed; badWords: Hashed; good: Trees; bad: Trees }
const oddsWords = (model: Hashed, places: Int32Array) => { let s = model.constant; for (const p of places) s += model.weights[p & (model.weights.length - 1)]!; return s / 32; };
const LINEAR = { bits: 14, least: 8, penalty: 8e-4, epochs: 6, rate: 0.03 };
const TREES = { trees: 90, depth: 4, rate: 0.1, least: 15 };
/** Weight of a label against others: those of blame are few. */
export const WEIGHTS = { positive: 1, neutral: 1, negative: 1 };

/** Fits words, then trees on words of other folds; `odds` are of the fold's own models. */
export function fitSentiment(samples: readonly Sample[], rows: readonly ToneRow[], whole = true, keep: readonly number[] | null = null): { models: ToneModels; odds: [number, number][] } {
  const foldOf = ({ sample }: ToneRow) => samples[sample]!.fold;
  const label = { good: (one: ToneRow) => (one.tone === 'positive' ? 1 : 0), bad: (one: ToneRow) => (one.tone === 'negative' ? 1 : 0) };
  const words = (side: 'good' | 'bad', some: readonly ToneRow[]) => quantised(fitLinear(some.map((one) => ({ places: one.places, label: label[side](one), weight: 1 })), LINEAR)) as Hashed;
  const trees = (side: 'good' | 'bad', some: readonly ToneRow[]) => treesFrom(fitTrees(some.map(({ row }) => row), some.map(label[side]), some.map(({ tone }) => WEIGHTS[tone]), TREES)) as Trees;
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  for (const side of ['good', 'bad'] as const)
    for (const fold of folds) {
      const model = words(side, rows.filter((one) => foldOf(one) !== fold));
      for (const one of rows) if (foldOf(one) === fold) one.row[WORD_ODDS[side]] = oddsWords(model, one.places);
    }
  if (keep) for (const one of rows) for (const at of keep) one.row[at] = 0;
  const odds = rows.map((): [number, number] => [0, 0]);
  for (const [place, side] of (['good', 'bad'] as const).entries())
    for (const fold of folds) {
      const model = trees(side, rows.filter((one) => foldOf(one) !== fold));
      for (const [at, one] of rows.entries()) if (foldOf(one) === fold) odds[at]![place] = oddsOfRow(model, one.row);
    }
  const models = whole ? { goodWords: words('good', rows), badWords: words('bad', rows), good: trees('good', rows), bad: trees('bad', rows) } : (undefined as never);
  return { models, odds };
}
void SENTIMENT_ROW;
