import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Features, type Hashed } from '../../../src/extraction/model/hashed.ts';
import { compileNames } from '../../../src/extraction/names/find-names.ts';
import { addSentence, namingSentences } from '../../../src/extraction/places/prose.ts';
import { documentOf } from '../../../src/extraction/text/document.ts';
import { FOLDS, foldOf, partsOf, type Sample } from './corpus.ts';
import type { TextLabels } from './labels.ts';
import { fitLinear, quantised } from './linear.ts';

interface ProseRow {
  places: Int32Array;
  first: number;
  second: number;
  fold: number;
  sample: number;
  brand: number;
}

/** One text of how many is read as an answer that ranks by no list: all of them would outweigh the labelled answers. */
const ONE_OF = 6;

/** Texts of prose as answers without a list, so that scores of lists learn what is none. */
export function proseSamples(file: string): Sample[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .filter((_, at) => at % ONE_OF === 0)
    .map((line) => {
      const { text, names } = JSON.parse(line);
      const document = documentOf(text, 'markdown');
      return {
        ...partsOf(document),
        cited: new Set<string>(),
        namings: compileNames(
          names.map((name: string, at: number) => ({ id: String(at), name, aliases: [], domains: [] })),
        )(document),
        expected: new Map(),
        targets: [],
        isFull: false,
        isRanked: true,
        fold: foldOf(text),
      };
    });
}

/** Sentences with what they choose: of texts written for it, and of answers without a list. */
function rowsOf(file: string, samples: readonly Sample[], labels: readonly TextLabels[]): ProseRow[] {
  const features = new Features();
  const rows: ProseRow[] = [];
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')) {
    const { text, names, first, second } = JSON.parse(line);
    const document = documentOf(text, 'markdown');
    const namings = compileNames(
      names.map((name: string, at: number) => ({ id: String(at), name, aliases: [], domains: [] })),
    )(document);
    for (const sentence of namingSentences(document, namings, false)) {
      addSentence(features, document, sentence);
      const name = names[sentence.brand];
      const isOf = (one: { readonly name: string } | null | undefined) => one?.name === name;
      rows.push({
        places: features.places().slice(),
        first: isOf(first) ? 1 : 0,
        second: isOf(second) ? 1 : 0,
        fold: foldOf(text),
        sample: -1,
        brand: sentence.brand,
      });
    }
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
        fold: sample.fold,
        sample: at,
        brand: sentence.brand,
      });
    }
  }
  return rows;
}

export function fitProse(
  file: string,
  samples: readonly Sample[],
  labels: readonly TextLabels[],
): { first: Hashed; second: Hashed; byFold: { first: Hashed; second: Hashed }[] } {
  const rows = rowsOf(file, samples, labels);
  const fitted = (some: ProseRow[]) => {
    const of = (place: 'first' | 'second') =>
      quantised(
        fitLinear(
          some.map((row) => ({ places: row.places, label: row[place], weight: row.sample < 0 ? 1 : 2 })),
          { bits: 15, least: 2, penalty: 1e-5 },
        ),
      );
    return { first: of('first'), second: of('second') };
  };
  return {
    ...fitted(rows),
    byFold: Array.from({ length: FOLDS }, (_, fold) => fitted(rows.filter((row) => row.fold !== fold))),
  };
}
