const FIRST_BITS = 10;
const FIRST_SIZE = 2 ** FIRST_BITS;
/** Spreads keys that differ in few bits (Knuth's multiplicative hashing). */
const SPREAD = 0x9e3779b1;
/** A key holds a node and the number of a letter: more than a million of the one, four thousand of the other. */
const LETTER_BITS = 12;
const MOST_LETTERS = 2 ** LETTER_BITS;
const MOST_NODES = 2 ** (32 - LETTER_BITS);
const CODES = 2 ** 16;
const NO_CHILD = 0;

/**
 * Words by their characters, as a tree whose nodes are numbers and whose edges are in one hash table: a step takes a
 * look at two arrays, a third of what a `Map` in each node took. The root is 0; no node has it as a child.
 */
export class LetterTree<Entry> {
  #size = FIRST_SIZE;
  /** The highest bits of a spread key tell its slot, as many as the size needs. */
  #shift = 32 - FIRST_BITS;
  #keys = new Uint32Array(FIRST_SIZE);
  #children = new Int32Array(FIRST_SIZE);
  readonly #entries: (Entry | null)[] = [null];
  /** The numbers of the letters that words have, from 1, by their UTF-16 code units. */
  readonly #letters = new Uint16Array(CODES);
  #lastLetter = 0;

  /** Where the edge from a node by a character is, or would be. */
  #slotOf(key: number): number {
    const mask = this.#size - 1;
    let slot = Math.imul(key, SPREAD) >>> this.#shift;
    while (this.#children[slot] !== NO_CHILD && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  /** The child of a node by a UTF-16 code unit; 0 where there is none. */
  child(node: number, code: number): number {
    const letter = this.#letters[code] ?? 0;
    if (letter === 0) return NO_CHILD;
    return this.#children[this.#slotOf(((node << LETTER_BITS) | letter) >>> 0)] ?? NO_CHILD;
  }

  /** What ends at a node. */
  entryOf(node: number): Entry | null {
    return this.#entries[node] ?? null;
  }

  /** What the word is that stands from `start` to `end` in a text; null for none. */
  find(text: string, start: number, end: number): Entry | null {
    let node = 0;
    for (let at = start; at < end; at += 1) {
      node = this.child(node, text.charCodeAt(at));
      if (node === NO_CHILD) return null;
    }
    return this.entryOf(node);
  }

  /** Adds a word, whose entry replaces one that it has. */
  add(word: string, entry: Entry): void {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      node = this.child(node, code) || this.#grow(node, code);
    }
    this.#entries[node] = entry;
  }

  #grow(node: number, code: number): number {
    const child = this.#entries.length;
    if (child === MOST_NODES) throw new Error('too many words for one tree');
    if (child * 2 > this.#size) this.#widen();
    const key = ((node << LETTER_BITS) | this.#letterOf(code)) >>> 0;
    const slot = this.#slotOf(key);
    this.#keys[slot] = key;
    this.#children[slot] = child;
    this.#entries.push(null);
    return child;
  }

  #letterOf(code: number): number {
    const known = this.#letters[code] ?? 0;
    if (known !== 0) return known;
    if (this.#lastLetter + 1 === MOST_LETTERS) throw new Error('too many letters for one tree');
    this.#lastLetter += 1;
    this.#letters[code] = this.#lastLetter;
    return this.#lastLetter;
  }

  #widen(): void {
    const [keys, children] = [this.#keys, this.#children];
    this.#size *= 2;
    this.#shift -= 1;
    this.#keys = new Uint32Array(this.#size);
    this.#children = new Int32Array(this.#size);
    for (let from = 0; from < keys.length; from += 1) {
      const child = children[from] ?? NO_CHILD;
      if (child === NO_CHILD) continue;
      const key = keys[from] ?? 0;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#children[slot] = child;
    }
  }
}
