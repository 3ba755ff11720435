import { STEP } from '../../../src/extraction/model/hashed.ts';

export interface Row {
  readonly places: Int32Array;
  readonly label: number;
  readonly weight: number;
}

/** Logistic regression by AdaGrad over rows in a fixed shuffled order; weights of places seen fewer than `least` times stay 0. */
export function fitLinear(
  rows: readonly Row[],
  { epochs = 12, rate = 0.25, penalty = 2e-5, least = 3, seed = 7, bits = 13 } = {},
): { weights: Float64Array; constant: number } {
  const TABLE = 1 << bits;
  const mask = TABLE - 1;
  const weights = new Float64Array(TABLE);
  const squares = new Float64Array(TABLE).fill(1e-2);
  const seen = new Int32Array(TABLE);
  for (const { places } of rows) for (const place of places) seen[place & mask]! += 1;
  let constant = 0,
    constantSquares = 1e-2;
  const order = rows.map((_, at) => at);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) {
      const { places, label, weight } = rows[at]!;
      let odds = constant;
      for (const place of places) odds += weights[place & mask]!;
      const error = (1 / (1 + Math.exp(-odds)) - label) * weight;
      constantSquares += error * error;
      constant -= (rate * error) / Math.sqrt(constantSquares);
      for (const hash of places) {
        const place = hash & mask;
        if (seen[place]! < least) continue;
        const gradient = error + penalty * weights[place]! * 50;
        squares[place]! += gradient * gradient;
        weights[place]! -= (rate * gradient) / Math.sqrt(squares[place]!);
      }
    }
  }
  return { weights, constant };
}

export const quantised = ({ weights, constant }: { weights: Float64Array; constant: number }) => ({
  weights: Int8Array.from(weights, (value) => Math.max(-127, Math.min(127, Math.round(value / STEP)))),
  constant: Math.max(-32_767, Math.min(32_767, Math.round(constant / STEP))),
});
