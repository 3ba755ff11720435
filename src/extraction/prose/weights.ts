import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { lazily } from '../../shared/lazily.ts';
import { WEIGHTS } from './signs.ts';

/** The places that prose gives: to what it takes, and to what it would take next. */
export const PLACES = ['first', 'second'] as const;
export type Place = (typeof PLACES)[number];

/** What is less likely has no place: of texts that weights were not fitted to, most of what is above is right. */
export const LEAST_ODDS: Readonly<Record<Place, number>> = { first: 0.5, second: -1 };

/** Where the weights of a place lie: a byte for each sign, and two for what is added to every sum of them. */
export const weightsFile = (place: Place): URL => new URL(`${place}.bin.gz`, import.meta.url);

const STEP = 1 / 32;
const MOST = 127;
const MOST_CONSTANT = 32_767;

const stepsOf = (value: number, most: number): number =>
  Math.max(-most, Math.min(most, Math.round(value / STEP)));

/**
 * Weights as they are stored.
 * @param weights one for each sign, and the constant behind them.
 */
export function packed(weights: Float64Array): Buffer {
  const bytes = Buffer.alloc(WEIGHTS + 2);
  for (let at = 0; at < WEIGHTS; at += 1) bytes.writeInt8(stepsOf(weights[at] ?? 0, MOST), at);
  bytes.writeInt16LE(stepsOf(weights[WEIGHTS] ?? 0, MOST_CONSTANT), WEIGHTS);
  return gzipSync(bytes, { level: 9 });
}

const stored = (place: Place) =>
  lazily(() => {
    const bytes = gunzipSync(readFileSync(weightsFile(place)));
    return {
      weights: new Int8Array(bytes.buffer, bytes.byteOffset, WEIGHTS),
      constant: bytes.readInt16LE(WEIGHTS),
    };
  });

const STORED = { first: stored('first'), second: stored('second') } as const satisfies Record<Place, unknown>;

/** The logarithm of the odds that a sentence with these signs gives the brand that it names a place. */
export function oddsOf(place: Place, signs: readonly number[]): number {
  const { weights, constant } = STORED[place]();
  return STEP * signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), constant);
}
