/** Gradient boosting of trees of one depth on log loss, histograms of 32 bins; deterministic. */
export interface BoostedTrees {
  depth: number;
  constant: number;
  features: number[];
  thresholds: number[];
  leaves: number[];
}

export function fitTrees(
  rows: readonly Float32Array[],
  labels: readonly number[],
  weights: readonly number[],
  { trees = 150, depth = 4, rate = 0.08, least = 12, ridge = 4, share = 1 } = {},
): BoostedTrees {
  const width = rows[0]?.length ?? 0;
  const count = rows.length;
  const BINS = 32;
  const edges: number[][] = [];
  const binned = Array.from({ length: width }, () => new Uint8Array(count));
  for (let feature = 0; feature < width; feature += 1) {
    const values = [...new Set(rows.map((row) => row[feature]!))].sort((a, b) => a - b);
    const cuts: number[] = [];
    if (values.length <= BINS)
      for (let i = 0; i + 1 < values.length; i += 1) cuts.push((values[i]! + values[i + 1]!) / 2);
    else {
      const sorted = rows.map((row) => row[feature]!).sort((a, b) => a - b);
      for (let i = 1; i < BINS; i += 1) {
        const v = sorted[Math.floor((i * count) / BINS)]!;
        if (cuts.at(-1) !== v) cuts.push(v);
      }
    }
    edges.push(cuts);
    for (let at = 0; at < count; at += 1) {
      const v = rows[at]![feature]!;
      let bin = 0;
      while (bin < cuts.length && v > cuts[bin]!) bin += 1;
      binned[feature]![at] = bin;
    }
  }
  const total = weights.reduce((a, b) => a + b, 0);
  const positive = labels.reduce((sum, label, at) => sum + label * weights[at]!, 0);
  const constant = Math.log((positive + 1) / (total - positive + 1));
  const odds = new Float64Array(count).fill(constant);
  const result: BoostedTrees = { depth, constant, features: [], thresholds: [], leaves: [] };
  const inner = (1 << depth) - 1;
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  for (let tree = 0; tree < trees; tree += 1) {
    const isOut = Array.from({ length: width }, () => random() > share);
    const gradient = new Float64Array(count),
      hessian = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      const p = 1 / (1 + Math.exp(-odds[at]!));
      gradient[at] = (labels[at]! - p) * weights[at]!;
      hessian[at] = p * (1 - p) * weights[at]!;
    }
    const node = new Int32Array(count);
    for (let level = 0; level < depth; level += 1) {
      const first = (1 << level) - 1,
        nodes = 1 << level;
      const best = Array.from({ length: nodes }, () => ({ gain: 0, feature: 0, bin: -1 }));
      const sumG = new Float64Array(nodes),
        sumH = new Float64Array(nodes),
        sumN = new Float64Array(nodes);
      for (let at = 0; at < count; at += 1) {
        const n = node[at]! - first;
        sumG[n]! += gradient[at]!;
        sumH[n]! += hessian[at]!;
        sumN[n]! += 1;
      }
      for (let feature = 0; feature < width; feature += 1) {
        const bins = edges[feature]!.length + 1;
        if (bins < 2 || isOut[feature]) continue;
        const g = new Float64Array(nodes * bins),
          h = new Float64Array(nodes * bins),
          n = new Float64Array(nodes * bins);
        const column = binned[feature]!;
        for (let at = 0; at < count; at += 1) {
          const place = (node[at]! - first) * bins + column[at]!;
          g[place]! += gradient[at]!;
          h[place]! += hessian[at]!;
          n[place]! += 1;
        }
        for (let one = 0; one < nodes; one += 1) {
          let leftG = 0,
            leftH = 0,
            leftN = 0;
          const whole = (sumG[one]! * sumG[one]!) / (sumH[one]! + ridge);
          for (let bin = 0; bin + 1 < bins; bin += 1) {
            leftG += g[one * bins + bin]!;
            leftH += h[one * bins + bin]!;
            leftN += n[one * bins + bin]!;
            if (leftN < least || sumN[one]! - leftN < least) continue;
            const rightG = sumG[one]! - leftG,
              rightH = sumH[one]! - leftH;
            const gain = (leftG * leftG) / (leftH + ridge) + (rightG * rightG) / (rightH + ridge) - whole;
            if (gain > best[one]!.gain + 1e-9) best[one] = { gain, feature, bin };
          }
        }
      }
      for (let one = 0; one < nodes; one += 1) {
        const { feature, bin } = best[one]!;
        result.features.push(feature);
        result.thresholds.push(bin < 0 ? 1e30 : edges[feature]![bin]!);
      }
      for (let at = 0; at < count; at += 1) {
        const { feature, bin } = best[node[at]! - first]!;
        node[at] = 2 * node[at]! + (bin >= 0 && binned[feature]![at]! > bin ? 2 : 1);
      }
    }
    const leafG = new Float64Array(1 << depth),
      leafH = new Float64Array(1 << depth);
    for (let at = 0; at < count; at += 1) {
      leafG[node[at]! - inner]! += gradient[at]!;
      leafH[node[at]! - inner]! += hessian[at]!;
    }
    const values = Array.from(leafG, (g, leaf) =>
      Math.max(-7, Math.min(7, (rate * g) / (leafH[leaf]! + ridge))),
    );
    result.leaves.push(...values);
    for (let at = 0; at < count; at += 1) odds[at]! += values[node[at]! - inner]!;
  }
  return result;
}
export const treesFrom = ({ depth, constant, features, thresholds, leaves }: BoostedTrees) => ({
  depth,
  constant,
  features: Uint8Array.from(features),
  thresholds: Float32Array.from(thresholds),
  leaves: Float32Array.from(leaves, (v) => Math.round(v * 4096) / 4096),
});
