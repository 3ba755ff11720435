import { expect, it } from 'vitest';
import { inParts } from '../../src/shared/in-parts.ts';

/** Texts, and whether they were ended. */
function texts(...all: readonly string[]) {
  const state = { ended: false };
  const generator = (async function* () {
    try {
      yield* all;
    } finally {
      state.ended = true;
    }
  })();
  return { generator, state };
}

async function buffered(part: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const text of part) read.push(text);
  return read;
}

async function partsOf(characters: number, ...all: readonly string[]): Promise<string[][]> {
  const parts: string[][] = [];
  for await (const part of inParts(texts(...all).generator, characters)) parts.push(await buffered(part));
  return parts;
}

it('has every text once, in order, and a text more where a part is not full', async () => {
  expect(await partsOf(3)).toEqual([]);
  expect(await partsOf(3, 'a')).toEqual([['a']]);
  expect(await partsOf(3, 'a', 'b', 'c', 'd')).toEqual([['a', 'b', 'c'], ['d']]);
  expect(await partsOf(3, 'aa', 'bbbb', 'c', 'dd', 'eeeee')).toEqual([
    ['aa', 'bbbb'],
    ['c', 'dd'],
    ['eeeee'],
  ]);
});

it('ends the texts where the reader of a part fails', async () => {
  const { generator, state } = texts('a', 'b', 'c');
  const read = async () => {
    for await (const part of inParts(generator, 1)) {
      await buffered(part);
      throw new Error('refused');
    }
  };
  await expect(read()).rejects.toThrow('refused');
  expect(state.ended).toBe(true);
});
