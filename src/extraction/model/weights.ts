import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { lazily } from '../../shared/lazily.ts';
import { readHashed } from './hashed.ts';
import { readTrees } from './trees.ts';

/** Names of the fitted weights, one file each; `npm run -s fit` makes them. */
export const HASHED = ['head', 'lead', 'heading', 'entry', 'opening', 'says', 'first', 'second'] as const;
export const FORESTS = ['heads', 'lists', 'context', 'final', 'good', 'bad'] as const;

/** File of a model's weights. */
export const weightsFile = (name: string): URL => new URL(`../weights/${name}.bin.gz`, import.meta.url);

const bytesOf = (name: string): Buffer => gunzipSync(readFileSync(weightsFile(name)));

/** All fitted weights, read once. */
export const WEIGHTS = lazily(() => ({
  ...(Object.fromEntries(HASHED.map((name) => [name, readHashed(bytesOf(name))])) as Record<
    (typeof HASHED)[number],
    ReturnType<typeof readHashed>
  >),
  ...(Object.fromEntries(FORESTS.map((name) => [name, readTrees(bytesOf(name))])) as Record<
    (typeof FORESTS)[number],
    ReturnType<typeof readTrees>
  >),
}));
