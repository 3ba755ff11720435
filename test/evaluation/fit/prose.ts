import { Features, type Hashed } from '../../../src/extraction/model/hashed.ts';
import { compileNames, type Naming } from '../../../src/extraction/names/find-names.ts';
import { addSentence, namingSentences } from '../../../src/extraction/places/prose.ts';
import { type Document, documentOf } from '../../../src/extraction/text/document.ts';
import { type ProseText, readProse } from '../prose/texts.ts';
import { FOLDS, foldOf, partsOf, type Sample } from './corpus.ts';
import { scoreHashes } from './crossed.ts';
import type { TextLabels } from './labels.ts';
import { fitLinear, quantised } from './linear.ts';

interface ProseRow {
  places: Int32Array;
  /** 1 where the text gives the brand this place, 0 where it does not; null where the label does not tell. */
  first: 0 | 1 | null;
  second: 0 | 1 | null;
  /** True where the label tells that this sentence gives the place. */
  isTold: boolean;
  fold: number;
  sample: number;
  /** Rows of one text and brand share it. */
  group: number;
}

/** One text of how many is read as an answer that ranks by no list: all of them would outweigh the labelled answers. */
const ONE_OF = 6;

/** A text of prose with the places that name its brands. */
interface ReadProse extends ProseText {
  readonly document: Document;
  readonly namings: readonly Naming[];
}

/** The texts of prose that weights are fitted to. */
export const proseTexts = (): ReadProse[] =>
  readProse('dev').map((one) => {
    const document = documentOf(one.text, 'markdown');
    const brands = one.names.map((name, at) => ({ id: String(at), name, aliases: [], domains: [] }));
    return { ...one, document, namings: compileNames(brands)(document) };
  });

/** Texts of prose as answers without a list, so that scores of lists learn what is none. */
export const proseSamples = (texts: readonly ReadProse[]): Sample[] =>
  texts
    .filter((_, at) => at % ONE_OF === 0)
    .map(({ text, document, namings }) => ({
      ...partsOf(document),
      cited: new Set<string>(),
      namings,
      expected: new Map(),
      targets: [],
      isFull: false,
      isRanked: true,
      fold: foldOf(text),
    }));

/** Sentences with what they choose: of texts written for it, and of answers without a list. */
function rowsOf(
  texts: readonly ReadProse[],
  samples: readonly Sample[],
  labels: readonly TextLabels[],
): ProseRow[] {
  const features = new Features();
  const rows: ProseRow[] = [];
  let group = 0;
  for (const { text, names, first, second, document, namings } of texts) {
    for (const sentence of namingSentences(document, namings, false)) {
      addSentence(features, document, sentence);
      const name = names[sentence.brand];
      const said = [first, second].find((one) => one?.name === name)?.said ?? '';
      const from = said === '' ? -1 : document.text.indexOf(said);
      rows.push({
        places: features.places().slice(),
        first: first?.name === name ? 1 : 0,
        second: second === undefined ? null : second?.name === name ? 1 : 0,
        isTold: from >= 0 && from < sentence.end && sentence.start < from + said.length,
        fold: foldOf(text),
        sample: -1,
        group: group + sentence.brand,
      });
    }
    group += names.length;
  }
  for (const [at, sample] of samples.entries()) {
    if (!sample.isRanked || labels[at]!.lists.includes(1)) continue;
    for (const sentence of namingSentences(sample.document, sample.namings, false)) {
      addSentence(features, sample.document, sentence);
      const position = sample.expected.get(sentence.brand)?.position;
      rows.push({
        places: features.places().slice(),
        first: position === 1 ? 1 : 0,
        second: position === 2 ? 1 : 0,
        isTold: false,
        fold: sample.fold,
        sample: at,
        group: group + sentence.brand,
      });
    }
    group += Math.max(1, sample.expected.size);
  }
  return rows;
}

const ROUNDS = 3;
/** Fewer bits let words share weights, by which more wrong ones are chosen; the second choice is told of few texts. */
const LINEAR = { least: 6, penalty: 5e-5, epochs: 8, rate: 0.15 };
const BITS = { first: 17, second: 15 } as const;

/** Weight of a sentence that gives a place: they are an eighth of all, or less. */
const PLACED_WEIGHT = 1.5;

/**
 * Fits what gives a place. Of what a text says of the brand that has the place, one sentence alone gives it: the one that
 * the label tells or, where it tells none, the one that the weights so far score best; the others are left out.
 */
function fitPlace(rows: readonly ProseRow[], place: 'first' | 'second') {
  const told = new Set(rows.filter((row) => row[place] === 1 && row.isTold).map(({ group }) => group));
  const kept = rows.filter(
    (row) => row[place] === 0 || (row[place] === 1 && (row.isTold || !told.has(row.group))),
  );
  let some: readonly ProseRow[] = kept;
  for (let round = 1; ; round += 1) {
    const model = quantised(
      fitLinear(
        some.map((row) => ({
          places: row.places,
          label: row[place] ?? 0,
          weight: row[place] === 1 ? PLACED_WEIGHT : 1,
        })),
        { ...LINEAR, bits: BITS[place] },
      ),
    );
    if (round === ROUNDS) return model;
    const best = new Map<number, { row: ProseRow; odds: number }>();
    for (const row of kept) {
      const odds = row[place] === 1 ? scoreHashes(model, row.places) : -Infinity;
      if (row[place] === 1 && odds > (best.get(row.group)?.odds ?? -Infinity))
        best.set(row.group, { row, odds });
    }
    some = kept.filter((row) => row[place] === 0 || best.get(row.group)?.row === row);
  }
}

export function fitProse(
  texts: readonly ReadProse[],
  samples: readonly Sample[],
  labels: readonly TextLabels[],
): { first: Hashed; second: Hashed; byFold: { first: Hashed; second: Hashed }[] } {
  const rows = rowsOf(texts, samples, labels);
  const fitted = (some: readonly ProseRow[]) => ({
    first: fitPlace(some, 'first'),
    second: fitPlace(some, 'second'),
  });
  return {
    ...fitted(rows),
    byFold: Array.from({ length: FOLDS }, (_, fold) => fitted(rows.filter((row) => row.fold !== fold))),
  };
}
