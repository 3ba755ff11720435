/** Steps of a stored weight to one of log odds. */
export const STEP = 1 / 32;

const PRIME = 0x01000193;
const BLANK = 32;

/** Code units of a text. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** FNV-1a, gone on with over code units of a text. */
function hashOn(hash: number, text: string, start: number, end: number): number {
  let on = hash;
  for (let at = start; at < end; at += 1) on = Math.imul(on ^ text.charCodeAt(at), PRIME);
  return on;
}

/** Features of something that is scored, as hashes; a model takes of each as many bits as its table of weights has. */
export class Features {
  #places = new Int32Array(256);
  #length = 0;

  /** Number of features. */
  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Adds what a kind of feature says: FNV-1a over kind, a number, and code units of a text. */
  add(kind: number, value: number, text = '', start = 0, end = text.length): void {
    this.#put(hashOn(Math.imul(Math.imul(0x811c9dc5 ^ kind, PRIME) ^ value, PRIME), text, start, end));
  }

  /** Adds two stretches with a blank between them, as `add` has them as one text. */
  addPair(kind: number, one: Stretch, other: Stretch): void {
    const start = Math.imul(Math.imul(0x811c9dc5 ^ kind, PRIME), PRIME);
    const first = hashOn(start, one.text, one.start, one.end);
    this.#put(hashOn(Math.imul(first ^ BLANK, PRIME), other.text, other.start, other.end));
  }

  #put(whole: number): void {
    const hash = whole ^ (whole >>> 15);
    if (this.#length === this.#places.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#length] = hash & 0x7fffffff;
    this.#length += 1;
  }

  /** The hashes so far; valid until the next `add` or `clear`. */
  places(): Int32Array {
    return this.#places.subarray(0, this.#length);
  }
}

/** A linear model over hashed features: a byte for each place of a table, whose size is a power of two, and the constant behind them. */
export interface Hashed {
  readonly weights: Int8Array;
  readonly constant: number;
}

export function readHashed(bytes: Buffer): Hashed {
  const size = bytes.length - 2;
  return { weights: new Int8Array(bytes.buffer, bytes.byteOffset, size), constant: bytes.readInt16LE(size) };
}

/** Log odds by a linear model. */
export function oddsOf({ weights, constant }: Hashed, features: Features): number {
  let sum = constant;
  const places = features.places();
  const mask = weights.length - 1;
  for (let at = 0; at < places.length; at += 1) sum += weights[(places[at] ?? 0) & mask] ?? 0;
  return sum * STEP;
}

/** Share of one that log odds stand for. */
export const share = (odds: number): number => 1 / (1 + Math.exp(-odds));
