import { WEIGHTS } from '../../../src/extraction/prose/signs.ts';
import type { Example } from './texts.ts';

/** Signs that fewer sentences have tell of these alone. */
const LEAST_SEEN = 3;
const EPOCHS = 8;
const ROUNDS = 3;
const RATE = 0.15;
const DECAY = 0.01;
/** What has a place is an eighth of the sentences, or less. */
const PLACED_WEIGHT = 1.5;

/** Numbers from 0 to 1 that are the same in each run. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The weights and, last, what is added to each sum of them. */
export type Weights = Float64Array;

export const sumOf = (weights: Weights, signs: readonly number[]): number =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), weights[WEIGHTS] ?? 0);

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). */
function regress(examples: readonly Example[]): Weights {
  const weights = new Float64Array(WEIGHTS + 1);
  const squares = new Float64Array(WEIGHTS + 1).fill(DECAY);
  const order = [...examples];
  const random = pseudoRandom(7);
  const step = (at: number, gradient: number) => {
    squares[at] = (squares[at] ?? 0) + gradient * gradient;
    weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [order[at], order[other]];
      if (one && two) [order[at], order[other]] = [two, one];
    }
    for (const { signs, isPlaced } of order) {
      const told = 1 / (1 + Math.exp(-sumOf(weights, signs)));
      const gradient = isPlaced ? PLACED_WEIGHT * (told - 1) : told;
      if (Math.abs(gradient) < 1e-3) continue;
      for (const sign of signs) step(sign, gradient + DECAY * (weights[sign] ?? 0));
      step(WEIGHTS, gradient);
    }
  }
  return weights;
}

/**
 * Fits weights to texts, each the examples of its sentences. Of what a text says of the brand that has the place, one
 * sentence alone gives it: the one that it is told to be said in or, where that is not told, the one that the weights so
 * far tell best; the others are left out.
 */
export function weightsOf(texts: readonly (readonly Example[])[]): Weights {
  const seen = new Uint32Array(WEIGHTS);
  for (const { signs } of texts.flat()) for (const sign of signs) seen[sign] = (seen[sign] ?? 0) + 1;
  const kept = texts.map((examples) => {
    const isTold = examples.some((one) => one.isPlaced && one.isTold);
    return examples
      .filter((one) => !one.isPlaced || !isTold || one.isTold)
      .map((one) => ({ ...one, signs: one.signs.filter((sign) => (seen[sign] ?? 0) >= LEAST_SEEN) }));
  });
  let weights = regress(kept.flat());
  for (let round = 1; round < ROUNDS; round += 1) {
    const before = weights;
    const best = kept.map((examples) =>
      examples
        .filter(({ isPlaced }) => isPlaced)
        .reduce<Example | null>(
          (most, one) => (most && sumOf(before, most.signs) >= sumOf(before, one.signs) ? most : one),
          null,
        ),
    );
    weights = regress(
      kept.flatMap((examples, at) => examples.filter((one) => !one.isPlaced || one === best[at])),
    );
  }
  return weights;
}
