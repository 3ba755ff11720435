/**
 * Small regression trees whose leaves are added up to log odds. Stored as 16-bit floats' places: per inner node the index
 * of a feature and a threshold, per leaf a value; all trees have one depth, and are kept breadth first.
 */
export interface Trees {
  readonly depth: number;
  readonly constant: number;
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly leaves: Float32Array;
}

/** Layout: depth, trees as two bytes, then the constant, and the three arrays. */
export function readTrees(bytes: Buffer): Trees {
  const depth = bytes.readUInt16LE(0);
  const count = bytes.readUInt16LE(2);
  const inner = count * ((1 << depth) - 1);
  const outer = count * (1 << depth);
  const features = new Uint8Array(inner);
  const thresholds = new Float32Array(inner);
  const leaves = new Float32Array(outer);
  let at = 8;
  for (let node = 0; node < inner; node += 1) features[node] = bytes.readUInt8(at++);
  for (let node = 0; node < inner; node += 1, at += 4) thresholds[node] = bytes.readFloatLE(at);
  for (let leaf = 0; leaf < outer; leaf += 1, at += 2) leaves[leaf] = bytes.readInt16LE(at) / 4096;
  return { depth, constant: bytes.readFloatLE(4), features, thresholds, leaves };
}

/** Log odds of a row of features. */
export function oddsOfRow(
  { depth, constant, features, thresholds, leaves }: Trees,
  row: Float32Array,
): number {
  let sum = constant;
  const inner = (1 << depth) - 1;
  const outer = 1 << depth;
  const count = leaves.length / outer;
  for (let tree = 0; tree < count; tree += 1) {
    let node = 0;
    while (node < inner) {
      const at = tree * inner + node;
      node = 2 * node + ((row[features[at] ?? 0] ?? 0) > (thresholds[at] ?? 0) ? 2 : 1);
    }
    sum += leaves[tree * outer + node - inner] ?? 0;
  }
  return sum;
}
