import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Hashed } from '../../../src/extraction/model/hashed.ts';
import type { Trees } from '../../../src/extraction/model/trees.ts';
import { weightsFile } from '../../../src/extraction/model/weights.ts';
import { readLabels } from '../labels.ts';
import { readSamples } from './corpus.ts';
import { fitLists } from './crossed.ts';
import { labelsOf } from './labels.ts';
import { fitProse, proseSamples, proseTexts } from './prose.ts';
import { fitSentiment, rankingFrom, sentimentRows } from './sentiment.ts';

export function packHashed({ weights, constant }: Hashed): Buffer {
  const bytes = Buffer.alloc(weights.length + 2);
  for (const [at, weight] of weights.entries()) bytes.writeInt8(weight, at);
  bytes.writeInt16LE(constant, weights.length);
  return bytes;
}
export function packTrees({ depth, constant, features, thresholds, leaves }: Trees): Buffer {
  const bytes = Buffer.alloc(8 + features.length + 4 * thresholds.length + 2 * leaves.length);
  bytes.writeUInt16LE(depth, 0);
  bytes.writeUInt16LE(leaves.length >> depth, 2);
  bytes.writeFloatLE(constant, 4);
  let at = 8;
  for (const one of features) bytes.writeUInt8(one, at++);
  for (const one of thresholds) {
    bytes.writeFloatLE(one, at);
    at += 4;
  }
  for (const one of leaves) {
    bytes.writeInt16LE(Math.round(one * 4096), at);
    at += 2;
  }
  return bytes;
}
const write = (name: string, bytes: Buffer) => {
  const packed = gzipSync(bytes, { level: 9 });
  writeFileSync(weightsFile(name), packed);
  process.stderr.write(`${name} ${packed.length} bytes\n`);
};
const samples = readSamples(readLabels().readings);
const labels = samples.map(labelsOf);
const prosed = proseTexts();
const withProse = [...samples, ...proseSamples(prosed)];
const { models, named, finals, scores, rows3 } = fitLists(withProse, withProse.map(labelsOf), (text) =>
  process.stderr.write(`${text}\n`),
);
const prose = fitProse(prosed, samples, labels);
for (const [name, model] of Object.entries({
  head: models.headWords,
  lead: models.lead,
  heading: models.heading,
  entry: models.entry,
  opening: models.opening,
  says: models.says,
  first: prose.first,
  second: prose.second,
}))
  write(name, packHashed(model));
for (const [name, model] of Object.entries({
  heads: models.headTrees,
  final: models.final,
  lists: models.lists,
  context: models.context,
}))
  write(name, packTrees(model));
const sentiment = fitSentiment(
  samples,
  sentimentRows(
    samples,
    samples.map((sample, at) => rankingFrom(sample, named[at]!, finals[at]!, scores[at]!, rows3[at]!)),
    prose.byFold,
  ),
).models;
for (const name of ['good', 'bad'] as const) write(name, packTrees(sentiment[name]));
